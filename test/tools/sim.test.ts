import { expect, test } from 'vitest';
import { sets } from '../../cards/index.js';
import { simulate, summary } from '../../src/tools/sim-games.js';
import { BadArguments, asText, optionsOf } from '../../src/tools/sim-options.js';

const base = sets[0]!.cards;

for (const bots of ['random', 'simple'] as const)
  test(`sim: games between ${bots} players finish and are counted`, () => {
    const broken: string[] = [];
    const games = simulate({ games: 3, players: 2, seed: 'sim', bots, cards: base }, ({ seed }) => broken.push(seed));
    const result = summary(games, 2);
    expect(broken).toEqual([]);
    expect(result).toMatchObject({ games: 3, finished: 3, unfinished: 0, errors: 0, gamesPerSecond: 1.5 });
    expect(result.decisions).toBe(games.reduce((sum, game) => sum + game.decisions, 0));
    expect(result.decisionsPerSecond).toBe(Math.round(result.decisions / 2));
    for (const { questions, decisions, turns } of games) {
      expect(questions.total).toBe(questions.main + questions.choices + questions.responses);
      expect(questions.main).toBeGreaterThanOrEqual(turns / 2);
      expect(questions.waits).toBeLessThanOrEqual(questions.total);
      expect(questions.total).toBeLessThan(decisions);
    }
    expect(Object.keys(result.questions)).toEqual(['main', 'choices', 'responses', 'total', 'waits']);
    expect(asText(result)).toContain('3 of 3 games finished');
  });

test('sim: the same seed gives the same games, another one others', () => {
  const play = (seed: string) => simulate({ games: 1, players: 2, seed, bots: 'random', cards: base }, () => undefined);
  expect(play('a')).toEqual(play('a'));
  expect(play('a')).not.toEqual(play('b'));
});

test('sim: a game that breaks is counted and named by its seed; one without end is unfinished', () => {
  const broken: string[] = [];
  const play = (cards: typeof base, games: number) =>
    simulate({ games, players: 2, seed: 'x', bots: 'random', cards }, ({ seed }) => broken.push(seed));
  expect(summary(play([], 1), 1)).toMatchObject({ finished: 0, unfinished: 1, errors: 0, decisions: 30_000 });
  expect(broken).toEqual([]);
  const unknown = base.map((card) => ({ ...card, id: `no-${card.id}` }));
  expect(summary(play(unknown, 2), 1)).toMatchObject({ games: 2, finished: 0, unfinished: 0, errors: 2 });
  expect(broken).toEqual(['x.1', 'x.2']);
});

test('sim: arguments are read, and bad ones refused in a sentence', () => {
  const given = ['--games', '7', '--players', '3', '--seed', '9', '--bots', 'simple', '--sets', 'base', '--json'];
  expect(optionsOf(given)).toMatchObject({ games: 7, players: 3, seed: '9', bots: 'simple', json: true });
  const bad = [
    ['--games', 'many'],
    ['--games', '0'],
    ['--players', '5'],
    ['--bots', 'clever'],
    ['--sets', 'none'],
    ['--what'],
    ['--games'],
  ];
  for (const args of bad) {
    expect(() => optionsOf(args)).toThrow(BadArguments);
    expect(() => optionsOf(args)).toThrow(/^[^\n]+$/);
  }
});
