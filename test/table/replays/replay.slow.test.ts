import { expect, test } from 'vitest';
import { turnOf, type LogEntry } from '../../../src/engine/index.js';
import { replayOf, type Replay, type ReplayedMoment } from '../../../src/table/replays/replay.js';
import { expectSame, playedGame, replayed, resources, wholly } from '../../support/replayed-games.js';

const asReplay = (found: ReturnType<typeof replayed>): Replay => {
  if (typeof found === 'string') throw new Error(`no replay: ${found}`);
  return found;
};

const told = (entries: readonly LogEntry[]) => entries.map(({ to, line }) => JSON.stringify([to, line]));

test.each([
  { kind: 'simple', seed: 1, seats: 2 },
  { kind: 'random', seed: 2, seats: 3 },
  { kind: 'simple', seed: 3, seats: 4 },
] as const)('a replay equals its game state by state ($kind, $seats seats)', async (how) => {
  expectSame(await playedGame({ ...how, souls: 1, most: 300 }));
});

test('what was logged between the beginning of a turn and its first question is told once', async () => {
  expectSame(await playedGame({ kind: 'random', seed: 257, seats: 4, souls: 1, most: 400 }));
});

test('turns can be played one by one, moves begin with what somebody announced, and what was cut off is known', async () => {
  const game = await playedGame({ kind: 'simple', seed: 4, seats: 2, souls: 4, most: 160 });
  const replay = asReplay(replayed(game));
  const read = ({ session, entries, begins, mover }: ReplayedMoment) =>
    JSON.stringify([wholly(session).length, told(entries), begins, mover, turnOf(session).number]);
  const all = [...replay.turnByTurn(read)];
  expect(all.map(({ number }) => number)).toEqual([...replay.turns]);
  for (const at of [0, 1, replay.turns.length - 1]) expect(replay.turn(at, read)).toEqual(all[at]);
  const begins = [...replay.turnByTurn(({ begins: what }) => what)].flatMap(({ moments }) => moments);
  expect(begins.filter((what) => what === 'turn')).toHaveLength(replay.turns.length);
  expect(begins.filter((what) => what === 'move').length).toBeGreaterThan(replay.turns.length);
  expect(replay.isFromStart && replay.isToEnd).toBe(true);
  const cut = asReplay(replayOf(game.table, game.texts.slice(0, 3), resources));
  expect(cut.isToEnd).toBe(false);
});

test('a damaged history, none, and one of another program are told apart from a game', async () => {
  const game = await playedGame({ kind: 'simple', seed: 5, seats: 2, souls: 4, most: 60 });
  const broken = (change: (text: string) => string) => replayOf(game.table, game.texts.map(change), resources);
  expect(replayOf(game.table, [], resources)).toBe('nothing');
  expect(broken((text) => text.slice(0, -20))).toBe('unreadable');
  expect(broken((text) => text.replaceAll('"changes":["', '"changes":["AAAA'))).toBe('unreadable');
  expect(replayOf({ ...game.table, session: null }, game.texts, resources)).toBe('nothing');
});

test('a turn whose answers no longer fit the rules ends where they stop, and the next one begins where it began', async () => {
  const game = await playedGame({ kind: 'simple', seed: 6, seats: 2, souls: 4, most: 120 });
  const whole = [...asReplay(replayed(game)).turnByTurn(({ session }) => wholly(session))];
  const spoilt = game.texts.map((text, at) =>
    at === 2 ? text.replace(/"chose":\["[^"]*"\]/u, '"chose":["gone"]') : text,
  );
  const again = asReplay(replayOf(game.table, spoilt, resources));
  const turns = [...again.turnByTurn(({ session }) => wholly(session))];
  const at = turns.findIndex(({ isWhole }) => !isWhole);
  expect(at).toBeGreaterThanOrEqual(0);
  expect(turns[at]!.moments.length).toBeLessThan(whole[at]!.moments.length);
  expect(turns[at + 1]).toEqual(whole[at + 1]);
});

test('a die that was kept is thrown again as it was, whatever the seed would give', async () => {
  const game = await playedGame({ kind: 'simple', seed: 7, seats: 2, souls: 4, most: 60 });
  const draw = /"purpose":"die","range":6,"result":(\d)/u;
  const at = game.texts.findIndex((text) => draw.test(text));
  const other = (text: string) =>
    text.replace(draw, (_, face) => `"purpose":"die","range":6,"result":${face === '5' ? 0 : 5}`);
  const facesIn = (texts: readonly string[]) =>
    [...asReplay(replayOf(game.table, texts, resources)).turnByTurn(({ entries }) => entries)]
      .flatMap(({ moments }) => moments.flat())
      .flatMap(({ line }) => (line.say === 'event' && line.event === 'rollMade' ? [line.amount] : []));
  const changed = game.texts.map((text, index) => (index === at ? other(text) : text));
  const [before] = facesIn(game.texts);
  expect(facesIn(changed)[0]).toBe(before === 6 ? 1 : 6);
});
