import { expect, test } from 'vitest';
import { publicView, switchesOn, type Setting } from '../../src/table/index.js';
import { PLAYERS } from '../../tools/days/people.js';
import { DAY, playedOverDays, type Days, type Way } from '../discord/days/days.js';

const GAMES = 8;

/** A table that passes over whoever could only pass. */
const QUICK: readonly Setting[] = [{ set: 'switches', on: switchesOn(['bonusSouls', 'takeBack', 'quick']) }];

const part = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
const share = (part: number, of: number): number => Math.round((100 * part) / of);

/** Messages to each person on each day of a game. */
const daily = ({ days, told, processes: { start } }: Days): readonly number[] =>
  PLAYERS.flatMap(({ user }) =>
    Array.from(
      { length: Math.ceil(days) },
      (_, day) => told.filter((one) => one.user === user && Math.floor((one.at - start) / DAY) === day).length,
    ),
  );

/** How many of the messages were followed by more than passes when whoever got them looked next. */
const heeded = ({ told, looks }: Days): number =>
  told.filter(({ user, at }) => {
    const look = looks.find((one) => one.user === user && one.at >= at);
    return look !== undefined && look.acts + look.arranged > 0;
  }).length;

/** For what the tables waited longest, in hours for each turn. */
const hoursByTurn = (games: readonly Days[]) => {
  const turns = games.reduce((sum, { table }) => sum + (publicView(table)?.turn.number ?? 0), 0);
  const all = games.flatMap(({ waited }) => [...waited]);
  const causes = [...new Set(all.map(([cause]) => cause))].map((cause) => {
    const sum = all.reduce((so, [other, time]) => so + (other === cause ? time : 0), 0);
    return [cause, Math.round((100 * sum) / 3_600_000 / turns) / 100] as const;
  });
  return Object.fromEntries(causes.toSorted(([, one], [, other]) => other - one).slice(0, 10));
};

/** Plays these games, and says how they were for people. */
const played = async (way: Pick<Way, 'order' | 'prepares' | 'settings'>) => {
  const games: Days[] = [];
  for (let game = 0; game < GAMES; game += 1) {
    const gone = game % 2 === 0 ? { gone: { user: '3', from: 3, to: 6 } } : {};
    games.push(await playedOverDays({ ...way, seed: `days ${game}`, from: '2027-03-22', ...gone }));
  }
  const [told, looks] = [games.flatMap((game) => game.told), games.flatMap((game) => game.looks)];
  const between = games.flatMap((game) => game.between).map((time) => Math.round(time / 3_600_000));
  const perDay = games.flatMap(daily);
  const useful = looks.filter(({ acts, passes, arranged }) => acts + passes + arranged > 0);
  const numbers = {
    over: games.filter(({ table }) => table.data.phase === 'over').length,
    days: games.map(({ days }) => Math.round(days * 10) / 10),
    turns: games.map(({ table }) => publicView(table)?.turn.number),
    daysMedian: part(
      games.map(({ days }) => days),
      0.5,
    ),
    hoursBetweenTurns: { median: part(between, 0.5), p90: part(between, 0.9) },
    usefulLooks: share(useful.length, looks.length),
    noticesPerDay: { median: part(perDay, 0.5), p90: part(perDay, 0.9) },
    noticesHeeded: share(
      games.reduce((sum, game) => sum + heeded(game), 0),
      told.length,
    ),
    hoursWaitedByTurn: hoursByTurn(games),
    latest: Math.max(...games.map(({ processes }) => processes.latest)),
    killed: games.reduce((sum, { processes }) => sum + processes.killed, 0),
  };
  const { settings = [], ...asked } = way;
  process.stdout.write(`${JSON.stringify({ ...asked, quick: settings.length > 0, ...numbers })}\n`);
  return numbers;
};

test.each([
  { order: 'matters', prepares: false, most: 15, settings: [], table: 'sealed' },
  { order: 'matters', prepares: true, most: 15, settings: [], table: 'sealed' },
  { order: 'decides', prepares: true, most: 15, settings: [], table: 'sealed' },
  { order: 'matters', prepares: false, most: 15, settings: QUICK, table: 'quick' },
] as const)(
  'games over days at a $table table, asked of what $order, with lists and ready answers: $prepares',
  async ({ most, table: _table, ...way }) => {
    const { over, daysMedian, noticesPerDay, noticesHeeded, latest } = await played(way);
    expect(over).toBe(GAMES);
    expect(latest).toBeLessThanOrEqual(5000);
    expect(daysMedian).toBeLessThanOrEqual(most);
    expect(noticesPerDay.median).toBeLessThanOrEqual(3);
    expect(noticesPerDay.p90).toBeLessThanOrEqual(6);
    expect(noticesHeeded).toBeGreaterThanOrEqual(50);
  },
);
