import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { PLAYABLE_SETS, poolOf, setsOf } from '../../../src/table/index.js';
import { stateIn } from '../../support/internals.js';
import { boardSeen, labelsOf, openHouse, panelSeen, speak, textOf, type House } from '../support/house.js';
import { idNames } from '../support/said.js';

const { tableSettings: words, ui, errors, knownCard: known } = speak('en');
/** Ann's lobby, which Bob has joined. */
const lobbyOf = async ({ standIn }: House, options: Readonly<Record<string, string | boolean>> = {}) => {
  const [ann, bob] = [await standIn.user('Ann'), await standIn.user('Bob', { locale: 'fr' })];
  await ann.slash('souls new', options);
  const lobby = await bob.waitFor((seen) => {
    const board = boardSeen(seen);
    return labelsOf(board).includes(ui.join) ? board : undefined;
  });
  await bob.click(ui.join, lobby);
  return { ann, bob };
};

const lobbySaying = async (person: Awaited<ReturnType<typeof lobbyOf>>['ann'], text: string): Promise<APIMessage> =>
  person.waitFor((seen) => (textOf(boardSeen(seen)).includes(text) ? boardSeen(seen) : undefined));

test('the base set alone is usual, and everybody reads what the decks are made of', async () => {
  const house = await openHouse();
  const { bob } = await lobbyOf(house);
  await lobbySaying(bob, words.sets([known.set.base]));
  await bob.click(ui.settings);
  const read = (await bob.click(speak('fr').tableSettings.decks)).message!;
  expect(textOf(read)).toContain(speak('fr').tableSettings.sets([speak('fr').knownCard.set.base]));
  expect(textOf(read)).toMatch(/Butins 104 · trésors 99 · monstres 103 · salles 0/);
  expect(labelsOf(read)).toEqual([speak('fr').ui.back, speak('fr').tableSettings.lists]);
  expect(house.standIn.problems).toEqual([]);
});

test('DEC-46: decks in ratios that the base set cannot fill stay smaller, and the lobby says so', async () => {
  const house = await openHouse();
  const { standIn, tables } = house;
  const { ann, bob } = await lobbyOf(house);
  await ann.click(ui.settings);
  await ann.click(words.decks);
  await ann.click(words.switched('ratios', false));
  expect(textOf(panelSeen(ann.messages()))).toContain(words.switched('ratios', true));
  const lobby = await lobbySaying(bob, 'so not every deck has 100');
  const known = speak('en').knownCard.category;
  expect(textOf(lobby)).toContain(`treasure 90 (missing: ${known.active} 6, ${known.paid} 3, ${known['one-use']} 1)`);
  await ann.slash('souls start');
  await ann.waitFor((seen) => labelsOf(boardSeen(seen)).includes(ui.play));
  expect((await tables.table(standIn.channelId))!.data.game.options).toMatchObject({ ratios: true, rooms: false });
  expect(standIn.problems).toEqual([]);
});

test('SETUP-05: rooms without a set that has some are refused in a sentence, also when the table is opened', async () => {
  const house = await openHouse();
  const { standIn, tables } = house;
  const refused = errors.refusal({ why: 'tooFewCards', kind: 'room', least: 1 }, idNames);
  expect(refused).toContain(words.decks);
  const cyd = await standIn.user('Cyd');
  expect((await cyd.slash('souls new', { rooms: true, sets: 'base' })).message!.content).toContain(refused);
  expect(await tables.table(standIn.channelId)).toBeNull();
  const { ann } = await lobbyOf(house);
  await ann.click(ui.settings);
  await ann.click(words.decks);
  await ann.click(words.switched('rooms', false));
  expect(textOf(panelSeen(ann.messages()))).toContain(refused);
  expect((await tables.table(standIn.channelId))!.data.game.options.rooms).toBe(false);
});

test('sets are chosen in a menu by the host, and stored in the order of the catalogue', async () => {
  const house = await openHouse();
  const { standIn, tables } = house;
  const { ann } = await lobbyOf(house);
  await ann.click(ui.settings);
  await ann.click(words.decks);
  const wanted = PLAYABLE_SETS.map((set) => known.set[set]);
  await ann.select(words.chooseSets, wanted.toReversed());
  expect(textOf(panelSeen(ann.messages()))).toContain(words.sets(wanted));
  expect(setsOf((await tables.table(standIn.channelId))!.data.game.options)).toEqual(PLAYABLE_SETS);
  await ann.click(ui.back);
  expect(textOf(panelSeen(ann.messages()))).toContain(words.title);
  expect(standIn.problems).toEqual([]);
});

/** Puts something else into the record of the table, as another version would have written it. */
const rewritten = async ({ standIn, store }: House, write: (answers: string) => string): Promise<void> => {
  const { revision, checkpoint, answers } = (await store.load(standIn.channelId))!;
  expect(write(answers)).not.toBe(answers);
  const commit = { channel: standIn.channelId, entries: [], outbox: [], interaction: null, ended: false };
  await store.commit({ ...commit, checkpoint, answers: write(answers), expectedRevision: revision });
};

/** The record of a table with a set that this version does not have. */
const withRetired = (answers: string): string =>
  answers.replace(/,"sets":\[[^\]]*\]/, '').replace('"banned":[]', '"banned":[],"sets":["base","retired"]');

test('a game with every set and with rooms is opened, begins, and keeps its decks when a set is withdrawn', async () => {
  const house = await openHouse();
  const { standIn } = house;
  const hasRooms = poolOf(PLAYABLE_SETS).some(({ type }) => type === 'room');
  const { ann } = await lobbyOf(house, { sets: 'all', rooms: hasRooms });
  await lobbySaying(ann, words.sets(PLAYABLE_SETS.map((set) => known.set[set])));
  await ann.slash('souls start');
  await ann.waitFor((seen) => labelsOf(boardSeen(seen)).includes(ui.play));
  const { decks, slots } = stateIn((await house.table()).session!);
  expect(slots.room).toHaveLength(hasRooms ? 1 : 0);
  expect(standIn.problems).toEqual([]);

  await rewritten(house, withRetired);
  expect(stateIn((await house.table()).session!).decks).toEqual(decks);
  expect((await ann.slash('hand')).message!.embeds).toHaveLength(1);
});

test('a lobby whose set was withdrawn names it, and starts when the sets are chosen again', async () => {
  const house = await openHouse();
  const { ann } = await lobbyOf(house);
  await rewritten(house, withRetired);
  expect((await ann.slash('souls start')).message!.content).toBe(
    errors.refusal({ why: 'sets', set: 'retired' }, idNames),
  );
  await ann.click(ui.settings);
  expect(textOf(panelSeen(ann.messages()))).toContain(words.sets([known.set.base, 'retired']));
  await ann.click(words.decks);
  await ann.select(words.chooseSets, [known.set.base]);
  await ann.slash('souls start');
  await ann.waitFor((seen) => labelsOf(boardSeen(seen)).includes(ui.play));
});

test('a card on a list that this version does not know gets a placeholder: the lobby names it, lets it go, and starts', async () => {
  const house = await openHouse();
  const { standIn, tables } = house;
  const { ann } = await lobbyOf(house);
  await rewritten(house, (answers) => answers.replace('"banned":[]', '"banned":["card-of-tomorrow"]'));
  await ann.click(ui.settings);
  expect(textOf(panelSeen(ann.messages()))).toContain(words.placeholder('card-of-tomorrow'));
  await ann.click(words.decks);
  await ann.click(words.lists);
  expect(textOf(panelSeen(ann.messages()))).toContain(words.placeholder('card-of-tomorrow'));
  const [suggested] = await ann.autocomplete('souls options', {}, 'allow');
  expect(suggested?.value).toBe('card-of-tomorrow');
  await ann.slash('souls start');
  await ann.waitFor((seen) => labelsOf(boardSeen(seen)).includes(ui.play));
  expect((await tables.table(standIn.channelId))!.data.game.options.banned).toEqual(['card-of-tomorrow']);
  expect(standIn.problems).toEqual([]);
});
