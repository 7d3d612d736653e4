import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardsOf, knownCard } from '../../../cards/index.js';
import { viewFor } from '../../../src/engine/index.js';
import {
  deckSizes,
  houseRules,
  idleOn,
  listableIn,
  PLAYABLE_SETS,
  poolOf,
  presetOf,
  setsOf,
  STANDARD,
  type DeckList,
  type Setting,
  type Table,
  type TableOptions,
  type Tables,
} from '../../../src/table/index.js';
import { undealable, whyNotDealt, withSetting } from '../../../src/table/options/options.js';
import * as scene from '../table-scene.js';
import { ANN, answer, asked, BOB, CHANNEL, CYD, done, requestOf, refusal } from '../table-scene.js';
import { stateIn } from '../../support/internals.js';

let close: () => Promise<void>;
let tables: Tables;
beforeEach(async () => {
  const embedded = await scene.embedded();
  ({ close } = embedded);
  tables = scene.tablesOn(embedded.store);
});
afterEach(() => close());

const opened = async (...others: readonly (typeof ANN)[]): Promise<void> => {
  done(await tables.open(CHANNEL, requestOf(ANN), { language: 'en' }));
  for (const person of others) done(await tables.perform(CHANNEL, requestOf(person), { do: 'join' }));
};
const set = (setting: Setting, person = ANN) => tables.perform(CHANNEL, requestOf(person), { do: 'set', setting });
const list = (which: DeckList | null, card: string) => set({ set: 'list', list: which, card });
const start = () => tables.perform(CHANNEL, requestOf(ANN), { do: 'start' });
const idsOf = (type: string): readonly string[] =>
  listableIn(['base'])
    .filter((card) => card.type === type)
    .map(({ id }) => id);

/** Every card of a game, wherever it is. */
const everywhere = ({ session }: Table): readonly string[] => {
  const { objects, decks, outside } = stateIn(session!);
  const lying = Object.values(objects).map(({ card, front }) => front ?? card);
  return [...lying, ...Object.values(decks).flat(), ...outside.map((id) => objects[id]!.card)];
};

test('DISCORD 3: the host alone sets the table; a preset and what differs from the rulebook are told', async () => {
  await opened(BOB);
  expect(refusal(await set({ set: 'souls', souls: 2 }, BOB))).toBe('notHost');
  const short = done(await set({ set: 'preset', preset: 'short' })).data;
  expect([presetOf(short), houseRules(short)]).toEqual(['short', [{ rule: 'souls', souls: 2 }]]);
  const own = done(
    await set({
      set: 'switches',
      on: {
        bonusSouls: false,
        rooms: false,
        ratios: false,
        takeBack: false,
        picture: false,
        thread: false,
        startsFull: false,
        quick: false,
      },
    }),
  ).data;
  expect(own).toMatchObject({ display: { picture: false }, game: { options: { bonusSouls: false, takeBack: false } } });
  expect(presetOf(own)).toBeNull();
  expect(houseRules(own).map(({ rule }) => rule)).toEqual(['souls', 'noBonusSouls']);
  expect(houseRules(done(await set({ set: 'preset', preset: 'strict' })).data)).toEqual([]);
  done(await start());
  expect(refusal(await set({ set: 'souls', souls: 2 }))).toBe('alreadyStarted');
});

test('SETUP-11: who is to begin stays the same person when seats change, and begins', async () => {
  await opened(BOB, CYD);
  expect(refusal(await set({ set: 'first', first: 'p4' }))).toBe('noSuchPlayer');
  for (const card of ['cain']) done(await list('banned', card)); // says himself who begins
  done(await set({ set: 'first', first: 'p3' }));
  const { data } = done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'leave' }));
  expect(data.game.options.first).toBe('p2');
  const { seats, options } = done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'shuffleSeats' })).data.game;
  expect(seats.find(({ player }) => player === options.first)?.name).toBe('Cyd');
  expect(seats.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Cyd']);
  const table = done(await start());
  expect(scene.personOf(table, stateIn(table.session!).turn.active)).toBe(CYD);
  expect(houseRules(table.data).map(({ rule }) => rule)).toEqual(['first', 'banned']);
});

test('SETUP-06 SETUP-07: banned cards are nowhere in the game, must-haves are dealt', async () => {
  await opened(BOB);
  const [wanted, other] = idsOf('character').slice(-2);
  for (const card of ['a-penny', 'monstro', 'soul-of-greed']) {
    expect(listableIn(['base']).map(({ id }) => id)).toContain(card);
    done(await list('banned', card));
  }
  for (const card of [wanted!, other!]) done(await list('mustHave', card));
  const table = done(await start());
  const view = viewFor(table.session!, null);
  const dealt = view.players.flatMap(({ characters }) => characters.map(({ card }) => card));
  expect(new Set(dealt)).toEqual(new Set([wanted, other]));
  expect(view.bonusSouls).toHaveLength(2);
  const cards = new Set(everywhere(table));
  expect(['a-penny', 'monstro', 'soul-of-greed'].filter((card) => cards.has(card))).toEqual([]);
  expect(cards.size).toBeGreaterThan(200);
});

test('DISCORD 3: what cannot be dealt is refused with its reason, and changes nothing', async () => {
  await opened(BOB);
  const problem = async (outcome: ReturnType<typeof list>): Promise<unknown> => {
    const refused = await outcome;
    if (refused.is !== 'refused') throw new Error('not refused');
    return 'problem' in refused.refusal ? refused.refusal.problem : refused.refusal;
  };
  const characters = idsOf('character');
  for (const card of characters.slice(4)) done(await list('banned', card));
  expect(await problem(list('banned', characters[0]!))).toEqual({ why: 'tooFewCards', kind: 'character', least: 4 });
  expect(await problem(list('mustHave', characters[4]!))).toBe('banned');
  for (const card of characters.slice(0, 3)) done(await list('mustHave', card));
  expect(await problem(list('banned', characters[0]!))).toBe('mustHave');
  expect(await problem(start())).toBe('tooManyCharacters');
  done(await list(null, characters[0]!));
  expect(await problem(list(null, characters[0]!))).toBe('notListed');
  const { id: forThree } = cardsOf(['base']).find(({ threePlus }) => threePlus)!;
  done(await list('mustHave', forThree));
  expect(await problem(start())).toBe('threePlus');
  done(await list(null, forThree));
  expect(await problem(list('banned', 'the-d6'))).toBe('unknownCard');
  done(await list('mustHave', 'soul-of-guppy'));
  expect(await problem(set({ set: 'preset', preset: 'beginner' }))).toBe('noBonusSouls');
  for (const card of idsOf('monster').slice(0, 18)) done(await list('banned', card));
  expect(await problem(list('banned', idsOf('loot')[0]!))).toBe('full');
  done(await start());
});

test('DISCORD 3: where nothing is taken back, Undo says so', async () => {
  await opened(BOB);
  done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'setStandingOrder', order: 'always' }));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'setStandingOrder', order: 'always' }));
  done(
    await set({
      set: 'switches',
      on: {
        bonusSouls: true,
        rooms: false,
        ratios: false,
        takeBack: false,
        picture: true,
        thread: false,
        startsFull: false,
        quick: false,
      },
    }),
  );
  const table = await scene.passToMain(tables, done(await start()));
  const active = asked(table);
  done(await answer(tables, table, active, 'end'));
  expect(refusal(await tables.perform(CHANNEL, requestOf(active), { do: 'undo' }))).toBe('takeBackOff');
});

test('a set that does not exist, or none, is refused and changes nothing', async () => {
  await opened(BOB);
  const problem = async (sets: readonly string[]): Promise<unknown> => {
    const refused = await set({ set: 'sets', sets });
    return refused.is === 'refused' ? refused.refusal : refused.is;
  };
  expect(await problem(['base', 'no-such-set'])).toEqual({ why: 'sets', set: 'no-such-set' });
  expect(await problem([])).toEqual({ why: 'sets', set: null });
  expect(setsOf((await tables.table(CHANNEL))!.data.game.options)).toEqual(['base']);
  expect(await tables.open('901', requestOf(ANN), { language: 'en', sets: ['retired'] })).toMatchObject({
    is: 'refused',
    refusal: { why: 'sets', set: 'retired' },
  });
});

test('a lobby whose set was withdrawn, or that wishes for a card of none of its sets, does not start', () => {
  const dealt = (changed: Partial<TableOptions>) => whyNotDealt({ ...STANDARD, ...changed }, 2);
  expect(dealt({ sets: ['base', 'retired'] })).toEqual({ why: 'sets', set: 'retired' });
  expect(dealt({ mustHave: ['no-such-card'] })).toMatchObject({ problem: 'notInSets', card: 'no-such-card' });
  expect(dealt({ banned: ['no-such-card'] })).toBeNull();
  expect(dealt({ rooms: true })).toEqual({ why: 'tooFewCards', kind: 'room', least: 1 });
});

test('a ban list that empties a deck is refused with the deck, also one that only the ratios make too small', () => {
  const sets = ['gold-box-v2'];
  const dealt = (changed: Partial<TableOptions>) => whyNotDealt({ ...STANDARD, sets, ...changed }, 2);
  const pool = poolOf(sets);
  const of = (kind: string) => pool.filter(({ type }) => type === kind).map(({ id }) => id);
  expect(dealt({})).toBeNull();
  expect(dealt({ banned: of('treasure') })).toEqual({ why: 'tooFewCards', kind: 'treasure', least: 2 });
  expect(dealt({ banned: of('treasure').slice(2) })).toBeNull();
  expect(dealt({ banned: of('monster') })).toEqual({ why: 'tooFewCards', kind: 'monster', least: 2 });
  expect(dealt({ banned: of('character') })).toEqual({ why: 'tooFewCards', kind: 'character', least: 4 });
  const fights = pool.filter(({ type, hp }) => type === 'monster' && hp !== null).map(({ id }) => id);
  expect(dealt({ banned: fights.slice(1) })).toEqual({ why: 'tooFewCards', kind: 'monster', least: 2 });
  // Three pennies are too many for the ratios (DECK-06): with nine other cards of loot a deck of twelve is one of eleven.
  const others = pool.filter(({ type, category }) => type === 'loot' && category !== 'pennies');
  const banned: string[] = [];
  const size = (ratios: boolean): number => deckSizes({ ...STANDARD, sets, ratios, banned }, 2).loot;
  for (const { id } of others) if (size(false) > 12) banned.push(id);
  expect([size(false), size(true)]).toEqual([12, 11]);
  expect(dealt({ banned })).toBeNull();
  expect(dealt({ ratios: true, banned })).toEqual({ why: 'tooFewCards', kind: 'loot', least: 12 });
});

test('a card is listed when the chosen sets have it, and comes off its list when they have it no more', async () => {
  await opened(BOB);
  const listed = { ...STANDARD, banned: ['no-such-card'] };
  expect(
    withSetting(
      { game: { souls: 4, options: listed }, display: { language: 'en', picture: true } },
      { set: 'list', list: null, card: 'no-such-card' },
    ),
  ).toMatchObject({ game: { options: { banned: [] } } });
  expect(refusal(await list('banned', 'no-such-card'))).toBe('deckList');
});

test('DECK-10: a card that no deck holds cannot be a must-have, and what cannot be dealt comes off the lists one by one', () => {
  const sets = PLAYABLE_SETS;
  const outside = poolOf(sets).filter(({ id }) => knownCard(id)?.deck === 'outside');
  const chosen = (mustHave: readonly string[]) => ({ ...STANDARD, sets, mustHave });
  expect(outside.map(({ id }) => id)).toContain('the-harbingers');
  for (const { id } of outside)
    expect(undealable(chosen([id]))).toEqual({ why: 'deckList', problem: 'noDeck', card: id, number: 0 });
  const [one, two] = poolOf(sets).filter(({ type }) => type === 'bonusSoul');
  const options = { ...chosen([one!.id, two!.id]), bonusSouls: false };
  const off = { game: { souls: 4, options }, display: { language: 'en', picture: true } } as const;
  expect(withSetting(off, { set: 'list', list: null, card: one!.id })).toMatchObject({
    game: { options: { mustHave: [two!.id] } },
  });
});

test('DECK-10: cards on a list that change nothing about the game are named with the reason', () => {
  const base = { ...STANDARD, rooms: true, sets: ['base', 'requiem'] } as const;
  const of = (fits: (card: ReturnType<typeof poolOf>[number]) => boolean): string => poolOf(base.sets).find(fits)!.id;
  const room = of(({ type }) => type === 'room');
  const soul = of(({ type }) => type === 'bonusSoul');
  const character = of(({ type }) => type === 'character');
  const forThree = of(({ threePlus, type }) => threePlus && type === 'treasure');
  const treasure = of(({ type, threePlus }) => type === 'treasure' && !threePlus);
  const idle = (options: Partial<TableOptions>, which: DeckList, card: string, seats = 3): readonly string[] => [
    ...idleOn({ ...base, ...options, [which]: [card] }, which, seats).keys(),
  ];
  for (const which of ['banned', 'mustHave'] as const) {
    expect(idle({ sets: ['requiem'] }, which, 'a-penny')).toEqual(['notInSets']);
    expect(idle({ rooms: false }, which, room)).toEqual(['noRooms']);
    expect(idle({ bonusSouls: false }, which, soul)).toEqual(['noBonusSouls']);
    expect(idle({}, which, forThree, 2)).toEqual(['threePlus']);
    expect(idle({ variants: ['eden-only'] }, which, character)).toEqual(['everybodyIs']);
    expect(idle({ ratios: true }, which, treasure)).toEqual([]);
    expect(idle({}, which, character)).toEqual([]);
  }
  expect(idle({ variants: ['selectable-characters'] }, 'mustHave', character)).toEqual(['eachChooses']);
  expect(idle({ variants: ['one-of-two'] }, 'mustHave', character)).toEqual([]);
  expect(idle({}, 'mustHave', soul)).toEqual([]);
  expect(['a-penny', room].map((card) => idle({}, 'mustHave', card))).toEqual([['anyway'], ['anyway']]);
  expect([room, soul, treasure].map((card) => idle({}, 'banned', card))).toEqual([[], [], []]);
});
