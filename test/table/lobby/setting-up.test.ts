import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cardById, formerPrintings } from '../../../cards/index.js';
import { decisionOf, viewFor, type VariantId } from '../../../src/engine/index.js';
import {
  createTables,
  deadlineOf,
  isAbsent,
  poolOf,
  publicView,
  setupForTable,
  STANDARD,
  type GameStore,
  type PaceName,
  type Table,
  type Tables,
} from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import { ANN, answer, asked, BOB, CHANNEL, done, key, requestOf, offered } from '../table-scene.js';
import { HOUR, MINUTE } from '../../support/durations.js';

let store: GameStore;
let close: () => Promise<void>;
let tables: Tables;
let now = 0;
/** Tables of a process that has just begun. */
const begun = (): Tables =>
  createTables({
    store: { ...store, beat: async () => 0 },
    cards: { card: cardById },
    log: scene.silent,
    random: () => 'a seed',
    later: () => undefined,
    now: () => now,
  });
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
  now = Date.UTC(2026, 10, 23, 12);
  tables = begun();
});
afterEach(() => close());

/** A game of Ann and Bob with these variants, and a computer player if wanted, set up as far as nobody is asked. */
const dealt = async (
  variants: readonly VariantId[],
  { pace = null, computer = false }: { readonly pace?: PaceName | null; readonly computer?: boolean } = {},
): Promise<Table> => {
  done(await tables.open(CHANNEL, requestOf(ANN), { souls: 4, language: 'en' }));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'set', setting: { set: 'variants', variants } }));
  if (pace !== null) done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'set', setting: { set: 'pace', pace } }));
  done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'join' }));
  if (computer) done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'addComputer', kind: 'simple' }));
  return done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' }));
};

const chosen = (table: Table): readonly string[] => offered(table).map(({ meaning }) => meaning.card ?? '');
const choosesFirst = async (table: Table): Promise<Table> =>
  done(await answer(tables, table, asked(table), offered(table)[0]!.id));
/** Everything that is asked before the first turn is answered by the first option. */
const begin = async (from: Table): Promise<Table> => {
  let table = from;
  while (publicView(table)!.turn.phase === 'setup') {
    const { min } = decisionOf(table.session!)!;
    const ids = offered(table).map(({ id }) => id);
    table = done(await answer(tables, table, asked(table), ...ids.slice(0, min)));
  }
  return table;
};

test('VAR-01 VAR-07: what is asked before the first turn is a window, and everybody sees what is chosen from', async () => {
  let table = await dealt(['mini-draft', 'one-of-two']);
  expect(key(table)).toBe('setup.character');
  const { asked: question, turn } = publicView(table)!;
  expect(turn.phase).toBe('setup');
  expect(question).toMatchObject({ key: 'setup.character', among: chosen(table) });
  expect(question!.among).toHaveLength(2);
  const other = asked(table) === ANN ? BOB : ANN;
  const refused = await answer(tables, table, other, offered(table)[0]!.id);
  expect(refused.is).not.toBe('done');
  table = await choosesFirst(await choosesFirst(table));
  while (key(table) !== 'setup.treasure') table = await choosesFirst(table);
  expect(publicView(table)!.asked).toMatchObject({ key: 'setup.treasure', among: chosen(table) });
  expect(chosen(table)).toHaveLength(3);
  table = await begin(table);
  expect(publicView(table)!.turn.phase).toBe('start');
  expect(publicView(table)!.asked?.among).toBeUndefined();
  for (const { characters, items } of publicView(table)!.players) {
    expect(characters).toHaveLength(1);
    expect(items.length).toBeGreaterThanOrEqual(2);
  }
});

test('VAR-02: a draft goes on in a process that begins in the middle of it', async () => {
  let table = await dealt(['mini-draft']);
  const first = publicView(table)!.players.map(({ items }) => items.length);
  for (let picks = 0; picks < 4; picks += 1) {
    expect(key(table)).toBe('setup.treasure');
    const before = chosen(table);
    tables = begun();
    table = (await tables.table(CHANNEL))!;
    expect(chosen(table)).toEqual(before);
    table = await choosesFirst(table);
  }
  expect(key(table)).not.toBe('setup.treasure');
  expect(publicView(table)!.players.map(({ items }) => items.length)).toEqual(first.map((items) => items + 2));
});

test('VAR-01: whoever has picked takes it back till the next pick', async () => {
  const table = await dealt(['mini-draft']);
  const before = chosen(table);
  const picker = asked(table);
  await choosesFirst(table);
  const back = done(await tables.perform(CHANNEL, requestOf(picker), { do: 'undo' }));
  expect([asked(back), chosen(back)]).toEqual([picker, before]);
});

test('VAR-02 VAR-07 DEC-44: a computer player chooses by itself, in its place in the order', async () => {
  for (const variants of [
    ['mini-draft', 'selectable-characters'],
    ['mini-draft', 'eden-only'],
  ] as const) {
    const table = await begin(await dealt(variants, { computer: true }));
    const seats = publicView(table)!.players;
    expect(seats).toHaveLength(3);
    for (const { characters, items } of seats) {
      expect(characters).toHaveLength(1);
      expect(items.length).toBeGreaterThanOrEqual(2);
    }
    if (variants[1] === 'eden-only') for (const { items } of seats) expect(items).toHaveLength(3);
    done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
  }
});

describe('a table with a clock', () => {
  const pass = async (milliseconds: number): Promise<Table> => {
    now += milliseconds;
    const end = tables.keepTime();
    await end();
    return (await tables.table(CHANNEL))!;
  };

  test.each<[PaceName, number]>([
    ['tonight', 10 * MINUTE],
    ['days', 72 * HOUR],
  ])('VAR-07: whoever does not choose in time (%s) is chosen for, and the set-up goes on', async (pace, long) => {
    let table = await dealt(['selectable-characters'], { pace });
    const first = asked(table);
    expect(deadlineOf(table.data)).toBeGreaterThan(now);
    expect(deadlineOf(table.data)).toBeLessThanOrEqual(now + long);
    table = await pass(long);
    expect(asked(table)).not.toBe(first);
    expect(key(table)).toBe('setup.character');
    table = await choosesFirst(table);
    for (const { characters } of publicView(table)!.players) expect(characters).toHaveLength(1);
    const late = (await tables.wholeLog(CHANNEL, null)).filter(({ line }) => line.say === 'late');
    expect(late.map(({ line }) => line.detail)).toEqual(['answers']);
  });

  test('VAR-02: the table drafts for whoever is absent, and waits for them again when they act', async () => {
    let table = await dealt(['mini-draft'], { pace: 'tonight' });
    const [first, second] = asked(table) === ANN ? [ANN, BOB] : [BOB, ANN];
    const seatOf = ({ user }: typeof ANN) => table.data.game.seats.find((seat) => seat.user === user)!.player;
    table = await choosesFirst(table);
    expect(asked(table)).toBe(second);
    table = await pass(10 * MINUTE);
    table = await pass(10 * MINUTE);
    expect(isAbsent(table.data, seatOf(second))).toBe(true);
    expect([asked(table), key(table)]).toEqual([first, 'setup.treasure']);
    table = await choosesFirst(table);
    for (const { items } of publicView(table)!.players) expect(items.length).toBeGreaterThanOrEqual(2);
  });
});

test('BLANK-00: a table with the variant has the old Blank Card in place of the new one, and no other table has', () => {
  const treasures = (variants?: readonly VariantId[], banned: readonly string[] = []) =>
    setupForTable(poolOf(['base']), 2, 4, 'seed', {
      ...STANDARD,
      banned: [...banned],
      ...(variants === undefined ? {} : { variants: [...variants] }),
    }).decks.treasure;
  const old = formerPrintings['blank-card']!.id;
  const usual = treasures();
  expect(usual).toContain('blank-card');
  expect(usual).not.toContain(old);
  expect(treasures(['mini-draft'])).toEqual(usual);
  expect(treasures(['old-blank-card'])).toEqual(usual.map((id) => (id === 'blank-card' ? old : id)));
  expect(treasures(['old-blank-card'], ['blank-card'])).not.toContain(old);
});

test('ERRATA-03: a table with the first edition has its cards in all decks and outside, and no other table has', () => {
  const made = (variants?: readonly VariantId[], mustHave: readonly string[] = []) =>
    setupForTable(poolOf(['base']), 2, 4, 'seed', {
      ...STANDARD,
      mustHave: [...mustHave],
      ...(variants === undefined ? {} : { variants: [...variants] }),
    });
  const then = (ids: readonly string[]): readonly string[] => ids.map((id) => formerPrintings[id]?.id ?? id);
  const [usual, former] = [made(), made(['first-edition'])];
  for (const deck of ['loot', 'treasure', 'monster', 'room'] as const) {
    expect(former.decks[deck]).toEqual(then(usual.decks[deck]));
    expect(usual.decks[deck].filter((id) => id.endsWith('-first-edition'))).toEqual([]);
  }
  expect([former.characters, former.outside]).toEqual([then(usual.characters), then(usual.outside)]);
  const all = [former.characters, former.outside, ...Object.values(former.decks)].flat();
  const forTwo = Object.values(formerPrintings).filter(({ threePlus }) => !threePlus);
  expect(forTwo.filter(({ id }) => !all.includes(id))).toEqual([]);
  expect(made(['first-edition'], ['isaac']).rules?.certain).toEqual(['isaac-first-edition']);
  expect(made(['old-blank-card'], ['isaac']).rules?.certain).toEqual(['isaac']);
});

test('ERRATA-03 CHAR-02: every character of the first edition begins with the item of then', async () => {
  for (const { type, startingItem, id } of Object.values(formerPrintings)) {
    if (type !== 'character') continue;
    expect([id, cardById(startingItem ?? '').id.endsWith('-first-edition')]).toEqual([id, true]);
  }
  const table = await dealt(['first-edition', 'selectable-characters']);
  const at = (card: string): string => offered(table).find(({ meaning }) => meaning.card === card)!.id;
  const next = done(await answer(tables, table, asked(table), at('isaac-first-edition')));
  const begun = done(
    await answer(
      tables,
      next,
      asked(next),
      offered(next).find(({ meaning }) => meaning.card === 'cain-first-edition')!.id,
    ),
  );
  const held = publicView(begun)!.players.map(({ characters, items }) => `${characters[0]!.card}, ${items[0]!.card}`);
  expect(held.toSorted()).toEqual([
    'cain-first-edition, sleight-of-hand-first-edition',
    'isaac-first-edition, the-d6-first-edition',
  ]);
});

test('DEC-44: a stand-in for Eden is named as what it is', async () => {
  const table = await dealt(['eden-only']);
  const copies = viewFor(table.session!, null).players.map(({ characters }) => characters[0]!);
  expect(copies.filter(({ card, copyOf }) => card !== 'eden' && copyOf === 'eden').length).toBeGreaterThanOrEqual(1);
  for (const { card, copyOf } of copies) expect(copyOf ?? card).toBe('eden');
});
