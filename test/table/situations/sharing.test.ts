import { afterEach, beforeEach, expect, test } from 'vitest';
import { viewFor } from '../../../src/engine/index.js';
import { practiceOf, readSituation, type GameStore, type Tables } from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import { ANN, BOB, CHANNEL, CYD, dealt, done, requestOf, passToMain, refusal } from '../table-scene.js';

let store: GameStore;
let close: () => Promise<void>;
let tables: Tables;
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
  tables = scene.tablesOn(store);
});
afterEach(() => close());

const shared = async (
  person: typeof ANN,
  turn: number | null = null,
): Promise<Exclude<ReturnType<typeof readSituation>, string>> => {
  const found = await tables.shareMoment(CHANNEL, person, turn);
  if (!('text' in found)) throw new Error(JSON.stringify(found.refusal));
  const read = readSituation(found.text);
  if (typeof read === 'string') throw new Error(read);
  return read;
};

test('a moment has one’s own hand alone, a turn of a finished game everything; either is played on', async () => {
  const table = await passToMain(tables, await dealt(tables, [ANN, BOB]));
  const own = await shared(ANN);
  expect(own.position.seats.map(({ hand }) => typeof hand)).toEqual(['object', 'number']);
  expect(await tables.shareMoment(CHANNEL, CYD, null)).toEqual({ refusal: { why: 'notSeated' } });
  const bobs = await shared(BOB);
  const hand = viewFor(table.session!, 'p2').hand.map(({ card }) => card);
  expect(bobs.position.seats[0]!.hand).toEqual(hand);
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
  const { position } = await shared(CYD);
  expect(Object.values(position.decks).every((pile) => Array.isArray(pile))).toBe(true);
  expect(position.seats.every((seat) => Array.isArray(seat.hand))).toBe(true);
  expect(await tables.shareMoment(CHANNEL, CYD, 99)).toEqual({ refusal: { why: 'share', problem: 'noTurn' } });
  const found = await tables.shareMoment(CHANNEL, CYD, null);
  const text = 'text' in found ? found.text : '';
  const again = done(await tables.beginSituation(requestOf(CYD), 'fr', { text }));
  expect(again.channel).toBe(practiceOf(CYD.user));
  expect(again.data.game.seats.map(({ user }) => user)).toEqual([CYD.user, null]);
});

test('what cannot be begun is refused, and the practice game before it stays', async () => {
  done(await tables.beginSituation(requestOf(ANN), 'en', { puzzle: 'which-monster' }));
  for (const beginning of [{ puzzle: 'none' }, { text: 'FS1.abc' }, { text: 'hello' }])
    expect(refusal(await tables.beginSituation(requestOf(ANN), 'en', beginning))).toBe('situation');
  const kept = (await tables.table(practiceOf(ANN.user)))!;
  expect(kept.data).toMatchObject({ phase: 'playing', game: { situation: { puzzle: 'which-monster', result: null } } });
});
