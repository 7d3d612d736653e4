import { expect, test } from 'vitest';
import { cardById, houseCopy } from '../../../cards/index.js';
import { openTrials } from '../../../src/table/index.js';
import { playTrial } from '../../../src/table/trials/playing.js';

const bomb = houseCopy(cardById('bomb'), 1, 2);
const worker = (name: string): URL => new URL(`${name}-worker.mjs`, import.meta.url);

test('games with a card say whether it came up and how often its text did something', () => {
  const games = Array.from({ length: 3 }, (_, game) => playTrial(bomb, game));
  expect(games.map(({ is }) => is)).toEqual(['finished', 'finished', 'finished']);
  expect(games.some(({ seen, used }) => seen && used > 0)).toBe(true);
  expect(playTrial(bomb, 0)).toEqual(games[0]);
});

test('a game of more decisions than any game has counts as one without an end', () => {
  expect(playTrial(bomb, 0, 40)).toMatchObject({ is: 'endless' });
});

test('a card that keeps its thread busy is ended by the time, and nobody waits for it meanwhile', async () => {
  const trials = openTrials({ worker: worker('endless'), patience: { game: 6_000, all: 60_000 } });
  let ticks = 0;
  const clock = setInterval(() => (ticks += 1), 20);
  const outcome = await trials.test(bomb);
  clearInterval(clock);
  expect(outcome).toEqual({ is: 'failed', why: 'endless', game: 2 });
  expect(ticks).toBeGreaterThan(10);
  await trials.close();
});

test('a card that breaks its thread does not work', async () => {
  const trials = openTrials({ worker: worker('breaking') });
  expect(await trials.test(bomb)).toEqual({ is: 'failed', why: 'error', game: 2 });
  await trials.close();
});

test('fifty games that come to an end pass; a slow machine is no fault of the card', async () => {
  const trials = openTrials({ worker: worker('finished') });
  expect(await trials.test(bomb)).toEqual({ is: 'passed', games: 50, seen: 25, used: 100 });
  await trials.close();
  const slow = openTrials({ worker: worker('endless'), patience: { game: 60_000, all: 1_000 } });
  expect(await slow.test(bomb)).toBe('busy');
  await slow.close();
});

test('one thread plays at once, few cards wait for it, and none after the program has begun to stop', async () => {
  const trials = openTrials({ worker: worker('endless'), patience: { game: 60_000, all: 60_000 } });
  const waiting = Array.from({ length: 5 }, async () => trials.test(bomb));
  expect(await trials.test(bomb)).toBe('busy');
  await trials.close();
  expect(await Promise.all(waiting)).toEqual([null, null, null, null, null]);
  expect(await trials.test(bomb)).toBeNull();
});
