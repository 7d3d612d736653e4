import { expect, test } from 'vitest';
import { chiSquaredDistributionTable } from 'simple-statistics';
import { outcomeOf, seedOf, turnOf, viewFor, type LogEntry, type LogLine } from '../../../src/engine/index.js';
import { cardById } from '../../../cards/index.js';
import { luckOf } from '../../../src/table/statistics/luck.js';
import { placesIn } from '../../../src/table/statistics/placing.js';
import { ratedAfter, UNRATED } from '../../../src/table/statistics/rating.js';
import { inOutbox, summaryIn, summaryOf, type PersonInGame } from '../../../src/table/statistics/summary.js';
import { soulsSoFar } from '../../../src/table/record/fields/souls-by-turn.js';
import { facesOf, isOfSixSides } from '../../../src/table/statistics/thrown.js';
import { countedBothWays, played, tableOf } from './counted.js';
import { updated } from '../../../src/table/index.js';

test('statistics of simulated games are what their logs, draws and ends say', async () => {
  await countedBothWays(3, 1);
});

test('whoever gave up or left has lost, whoever took a seat over has not played, and a computer is nobody', () => {
  const turns: { readonly turn: number; readonly souls: readonly number[] }[] = [];
  let soFar: ReturnType<typeof soulsSoFar> = [];
  const { session, log: lines } = played('three at a table', { players: 3, souls: 2 }, (now) => {
    const souls = viewFor(now, null).players.map((player) => player.souls);
    soFar = soulsSoFar(soFar, now);
    turns[turnOf(now).number] = { turn: turnOf(now).number, souls };
  });
  const whole = turns.filter((one) => one !== undefined);
  expect(soFar).toEqual(
    whole.filter(({ souls }, at) => JSON.stringify(souls) !== JSON.stringify(whole[at - 1]?.souls)),
  );
  expect(soulsSoFar([...soFar, { turn: 10_000, souls: [9, 9, 9] }], session).at(-1)!.turn).toBe(turnOf(session).number); // what was rewound is not there any more
  const data = tableOf(['p1', 'p2', 'p3'], 'g');
  const [one, two, three] = data.game.seats;
  const former = { player: 'p3' as const, user: 'gone', name: 'Gone', conceded: true, turn: 2, line: '1.0' };
  const summary = summaryOf(
    updated(data, {
      game: { seats: [one!, { ...two!, since: '4.0' }, { ...three!, user: null, computer: 'simple', vacant: 'p3.0' }] },
      social: {
        former: [former, { ...former, user: 'moved', name: 'Moved', conceded: false }],
        abandoned: [{ user: 'away', name: 'Away' }],
      },
    }),
    session,
    lines,
    5,
  )!;
  expect(summary.people.map(({ user, gone, won }) => [user, gone, won])).toEqual([
    ['user p1', false, outcomeOf(session)!.winners.includes('p1')],
    ['gone', true, false],
    ['away', true, false],
  ]);
  expect(summary).toMatchObject({ computers: 0, mode: 'versus', together: false, turns: turnOf(session).number });
  expect(JSON.stringify(summary)).not.toContain(seedOf(session));
  expect(summaryIn(inOutbox(summary))).toEqual(summary);
  expect(summaryIn('board')).toBeNull();
});

const log = (...lines: readonly LogLine[]): readonly LogEntry[] =>
  lines.map((line, at) => ({ id: `1.${at}`, to: 'all', line }));
const made = (amount: number): LogLine => ({ say: 'event', event: 'rollMade', player: 'p1', amount });

test('DICE-02, REROLL-01: every die counts that was thrown, also of several for one number, and rerolls', () => {
  const entries = log(
    made(3),
    { say: 'thrown', player: 'p1', dice: [2, 5], amount: 2 },
    made(2),
    { say: 'event', event: 'reroll', player: 'p1', amount: 6 },
    { say: 'event', event: 'reroll', player: 'p1', object: { card: 'the-d6' } },
    { say: 'event', event: 'changeRoll', player: 'p1', amount: 1 },
    { ...made(4), player: 'p2' },
    made(2),
  );
  expect(facesOf(entries, 'p1')).toEqual([0, 2, 1, 0, 1, 1]);
  expect(isOfSixSides(entries, cardById)).toBe(true);
});

test('dice of a game with coins or with a die of eight sides tell nothing about fair dice', () => {
  expect(isOfSixSides(log(made(3), { say: 'coin', player: 'p1', amount: 6, detail: 'heads' }), cardById)).toBe(false);
  const activated: LogLine = { say: 'event', event: 'activate', player: 'p1', object: { card: 'conjoined-d6' } };
  expect(isOfSixSides(log(made(3), activated), cardById)).toBe(false);
});

test('am I unlucky? is answered by a chi-squared test and by the average, from 30 throws on', () => {
  expect(luckOf([5, 5, 5, 5, 5, 4])).toBeNull();
  const even = luckOf([10, 10, 10, 10, 10, 10])!;
  expect(even).toMatchObject({ throws: 60, average: 3.5, chiSquared: 0, asUneven: 1 });
  expect(even.asLow).toBeCloseTo(0.5, 1);
  const low = luckOf([20, 14, 10, 6, 6, 4])!;
  expect(low.average).toBeCloseTo(156 / 60, 10);
  expect(low.chiSquared).toBeCloseTo(18.4, 10);
  expect(low.asUneven).toBeCloseTo(0.0025, 4); // scipy.stats.chi2.sf(18.4, 5)
  expect(low.asLow).toBeLessThan(0.001);
  const high = luckOf([4, 6, 6, 10, 14, 20])!;
  expect(high.asUneven).toBeCloseTo(low.asUneven, 12);
  expect(high.asLow).toBeGreaterThan(0.999);
});

test('the chances of the chi-squared test are those of the printed table', () => {
  // counts of 60 throws have a chi-squared of their squares' distance; a loaded pair of faces gives any wanted one
  const table = new Map(Object.entries(chiSquaredDistributionTable[5]));
  for (const [chance, critical] of table) {
    const off = Math.sqrt((critical * 1_000) / 2);
    const { asUneven, chiSquared } = luckOf([1_000 + off, 1_000 - off, 1_000, 1_000, 1_000, 1_000])!;
    expect(chiSquared).toBeCloseTo(critical, 6);
    expect(asUneven).toBeCloseTo(Number(chance), 2);
  }
});

const person = (souls: number, more: Partial<PersonInGame> = {}): PersonInGame => ({
  user: 'u',
  name: 'n',
  won: false,
  gone: false,
  souls,
  kills: 0,
  deaths: 0,
  dice: [0, 0, 0, 0, 0, 0],
  characters: [],
  cards: [],
  ...more,
});

test('a winner is first, others follow by souls, whoever has left is last, and the same is shared', () => {
  expect(placesIn([person(3), person(2, { won: true }), person(3), person(9, { gone: true }), person(0)])).toEqual([
    2, 1, 2, 5, 4,
  ]);
});

test('a rating grows by a win and is more certain after it; who has done the same is rated the same', () => {
  const [first, second, third] = ratedAfter([UNRATED, UNRATED, UNRATED], [1, 2, 2]);
  expect(first!.mu).toBeGreaterThan(UNRATED.mu);
  expect(second).toEqual(third);
  expect(second!.mu).toBeLessThan(UNRATED.mu);
  expect(Math.max(first!.sigma, second!.sigma)).toBeLessThan(UNRATED.sigma);
  const [again] = ratedAfter([{ mu: UNRATED.mu, sigma: UNRATED.sigma }, UNRATED], [1, 1]);
  expect(again!.mu).toBeCloseTo(UNRATED.mu, 10);
});
