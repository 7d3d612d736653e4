import { expect, test } from 'vitest';
import { drawPng } from '../../../src/discord/picture/draw/draw-png.js';
import { facesPlan } from '../../../src/discord/picture/plans/faces-plan.js';
import { planOf } from '../../../src/discord/picture/plans/plan-of.js';
import { resultPlan } from '../../../src/discord/picture/plans/player-plans.js';
import { rankingPlan } from '../../../src/discord/picture/plans/ranking-plan.js';
import { drawableFaces, drawableServer } from '../../../src/discord/live-messages/pictures/statistics-pictures.js';
import { speak } from '../support/house.js';

const w = speak('en');
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('faces of dice are drawn as bars beside the line of fair dice, and said in words', async () => {
  const own = { dice: [3, 9, 4, 12, 7, 5] } as never;
  const drawable = drawableFaces(own, w)!;
  expect(drawable.alt).toBe('Faces of your dice. 1: 3 · 2: 9 · 3: 4 · 4: 12 · 5: 7 · 6: 5');
  const png = await drawPng(planOf(drawable));
  expect(sizeOf(png)[0]).toBe(1200);
  expect(drawableFaces({ dice: [0, 0, 0, 0, 0, 0] } as never, w)).toBeNull();
  const other = await drawPng(facesPlan({ title: 'x', fair: 'fair', faces: [3, 9, 4, 12, 7, 6] }));
  expect(other.equals(png)).toBe(false);
});

test('a server’s people are drawn in their places, and said in words without marks of Discord', async () => {
  const row = (name: string, wins: number, place: number) => ({
    user: name,
    name,
    wins,
    place,
    games: 9,
    souls: 21,
    kills: 40,
    deaths: 7,
    dice: [0, 0, 0, 0, 0, 0],
    rating: wins > 3 ? { mu: 28.23, sigma: 4 } : null,
  });
  const people = [row('Ann', 5, 1), row('Bob*', 5, 1), row('Very Long Name That Goes On And On', 3, 3)];
  const drawable = drawableServer(people as never, w)!;
  expect(drawable.alt).toContain('1. Bob* — 5 of 9 games won');
  expect(drawable.alt).toContain('rating 28.2 ± 8.0');
  expect(sizeOf(await drawPng(planOf(drawable)))).toEqual([1200, planOf(drawable).height]);
  expect(drawableServer([], w)).toBeNull();
  const unwritable = drawableServer([row('さくら🌸', 5, 1), row('愛', 5, 1)] as never, w)!;
  expect(unwritable.kind === 'ranking' && unwritable.scene.rows.map(({ name }) => name)).toEqual([
    'Player 1',
    'Player 2',
  ]);
  expect(unwritable.alt).toContain('さくら🌸');
  const plain = rankingPlan({ title: 'x', columns: ['a'], rows: [{ place: 1, name: 'Ann', values: ['1'] }] });
  expect(plain.height).toBeLessThan(planOf(drawable).height);
});

test('a result has the souls over turns below it, where they are known', async () => {
  const columns = { souls: 'Souls', coins: '¢', kills: 'Kills', deaths: 'Deaths' };
  const rows = ['Ann', 'Bob', 'Cyd', 'Dan'].map((name, at) => ({
    name,
    winner: at === 0,
    souls: 4 - at,
    coins: 3,
    kills: 5,
    deaths: 2,
    place: 1,
  }));
  const points = (...all: readonly (readonly [number, number])[]) => all.map(([turn, souls]) => ({ turn, souls }));
  const course = {
    title: 'Souls over turns',
    from: 1,
    to: 31,
    lines: [
      { name: 'Ann', points: points([1, 0], [5, 1], [17, 3], [31, 4]) },
      { name: 'Bob', points: points([1, 0], [9, 1], [21, 2], [25, 1], [28, 3]) },
      { name: 'Cyd', points: points([1, 0], [12, 2]) },
      { name: 'Dan', points: points([1, 0], [30, 2]) },
    ],
  };
  const without = resultPlan({ title: 'Ann wins the game!', columns, rows, course: null });
  const whole = resultPlan({ title: 'Ann wins the game!', columns, rows, course });
  expect(whole.height).toBeGreaterThan(without.height);
  expect(sizeOf(await drawPng(whole))).toEqual([1200, whole.height]);
});
