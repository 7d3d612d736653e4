import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseAnswer } from '../../../src/computer-players/index.js';
import { cardById } from '../../../cards/index.js';
import { seedFrom, seedHash, verify, type ChanceTold } from '../../../src/engine/index.js';
import { randomFrom, revealedSeed, viewOf, type GameStore, type Table, type Tables } from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import { ANN, answer, asked, BOB, CHANNEL, CYD, done, requestOf, refusal } from '../table-scene.js';

const SECRET = 'a seed';

let store: GameStore;
let close: () => Promise<void>;
let tables: Tables;
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
  tables = scene.tablesOn(store, SECRET);
});
afterEach(() => close());

const add = (person: typeof ANN, text: string) => tables.perform(CHANNEL, requestOf(person), { do: 'addWord', text });
const lobby = async (): Promise<Table> => {
  done(await tables.open(CHANNEL, requestOf(ANN), { souls: 4, language: 'en' }));
  return done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'join' }));
};
const started = async (): Promise<Table> => done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' }));
const ended = async (): Promise<Table> => done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
const told = async (): Promise<ChanceTold> => (await tables.chanceTold(CHANNEL))!;

/** People answer as a computer player would, so often. */
const playedOn = async (from: Table, answers: number): Promise<Table> => {
  let table = from;
  const random = randomFrom(5);
  for (let left = answers; left > 0 && table.data.phase === 'playing'; left -= 1) {
    const person = asked(table);
    const chosen = chooseAnswer('random', viewOf(table, person.user)!, random, { card: cardById });
    table = done(await answer(tables, table, person, ...chosen));
  }
  return table;
};

test('the hash of the secret is there before anybody adds a word, and words change it no more', async () => {
  const { data } = await lobby();
  expect(data.game.seedHash).toBe(seedHash(SECRET));
  const added = done(await add(BOB, '  tulip \n garden '));
  expect(added.data.game.seats.map(({ word }) => word)).toEqual([undefined, 'tulip garden']);
  expect(added.data.game.seedHash).toBe(data.game.seedHash);
  expect(done(await add(BOB, '')).data.game.seats[1]!.word).toBeUndefined();
});

test('a word that is too long, or cannot be shown, is refused and changes nothing', async () => {
  await lobby();
  done(await add(BOB, 'kept'));
  expect(refusal(await add(CYD, 'mine'))).toBe('notSeated');
  expect(refusal(await add(BOB, 'x'.repeat(61)))).toBe('word');
  expect(refusal(await add(BOB, 'a\u202Eb'))).toBe('word');
  expect((await tables.table(CHANNEL))!.data.game.seats[1]!.word).toBe('kept');
  done(await add(BOB, '\u{1F3B2}'.repeat(60)));
  await started();
  expect(refusal(await add(BOB, 'late'))).toBe('alreadyStarted');
});

test('a game is dealt from secret and words, keeps both hidden, and tells them at its end', async () => {
  await lobby();
  done(await add(ANN, 'tulip'));
  done(await add(BOB, 'rose'));
  const table = await playedOn(await started(), 60);
  expect(table.data.phase).toBe('playing');
  for (const hidden of [SECRET, 'tulip', 'rose']) expect(JSON.stringify(table.data)).not.toContain(`"${hidden}"`);
  expect(await tables.chanceTold(CHANNEL)).toBeNull();
  const over = await ended();
  const words = [
    { player: 'p1', word: 'tulip' },
    { player: 'p2', word: 'rose' },
  ] as const;
  expect(revealedSeed(over)).toBe(seedFrom({ secret: SECRET, words }));
  const chance = await told();
  expect(chance).toMatchObject({ secret: SECRET, words, hash: seedHash(SECRET), since: 'lobby' });
  expect(chance.draws.length).toBe(chance.count);
  expect(chance.draws.some(([, purpose]) => purpose === 'die')).toBe(true);
  expect(verify(chance).is).toBe('right');
  expect(verify({ ...chance, words: words.slice(1) }).is).toBe('wrong');
});

test('draws after a rewind follow from secret and words, and no number is used twice', async () => {
  done(await tables.open(CHANNEL, requestOf(ANN), { souls: 4, language: 'en' }));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'addComputer', kind: 'random' }));
  done(await add(ANN, 'tulip'));
  await playedOn(await started(), 50);
  for (let rewinds = 0; rewinds < 2; rewinds += 1) {
    const [, , one] = await tables.pastDecisions(CHANNEL);
    const back = done(
      await tables.perform(CHANNEL, requestOf(ANN), { do: 'proposeRewind', transition: one!.transition }),
    );
    await playedOn(back, 25);
  }
  await ended();
  const chance = await told();
  expect(chance.rewinds).toHaveLength(2);
  expect(chance.rewinds.at(-1)!.seed).toBe(chance.seed);
  const { is, findings } = verify(chance);
  expect(findings).toContainEqual({ is: 'rewinds', count: 2 });
  expect(is).toBe('right');
});

test('a word leaves with its seat, goes along when seats are shuffled, and a rematch begins without', async () => {
  await lobby();
  done(await tables.perform(CHANNEL, requestOf(CYD), { do: 'join' }));
  done(await add(ANN, 'tulip'));
  done(await add(CYD, 'rose'));
  done(await tables.perform(CHANNEL, requestOf(CYD), { do: 'leave' }));
  const shuffled = done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'shuffleSeats' }));
  expect(shuffled.data.game.seats.flatMap(({ name, word }) => (word === undefined ? [] : [[name, word]]))).toEqual([
    ['Ann', 'tulip'],
  ]);
  await started();
  const over = await ended();
  expect((await told()).words.map(({ word }) => word)).toEqual(['tulip']);
  const again = done(await tables.rematch(CHANNEL, requestOf(BOB), over.data.game.id));
  expect(again.data.game.seats.every(({ word }) => word === undefined)).toBe(true);
  expect(again.data.game.secret).toBeDefined();
});
