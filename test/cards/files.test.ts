import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cardsOf, sets } from '../../cards/index.js';
import { publishedCards } from '../../generated/cards/catalogue.js';
import type { Card } from '../../src/engine/index.js';
import { projectRoot } from '../../src/ops/index.js';

/** The decks as the names of files begin with them. */
const DECKS = {
  'bonus-soul': 'bonusSoul',
  character: 'character',
  loot: 'loot',
  monster: 'monster',
  room: 'room',
  'starting-item': 'startingItem',
  treasure: 'treasure',
} as const satisfies Record<string, Card['type']>;

/** What the name of a file promises: a deck, a category of it, and with what the ids begin. */
interface Promised {
  readonly file: string;
  readonly type: Card['type'];
  readonly category: string | null;
  readonly from: string;
  readonly to: string;
}

const promisedBy = (file: string): Promised => {
  const name = file.replace(/\.ts$/, '');
  const deck = (Object.keys(DECKS) as (keyof typeof DECKS)[]).find((one) => name === one || name.startsWith(`${one}-`));
  if (deck === undefined) throw new Error(`${file} is named after no deck`);
  const [, category = null, from = '0', to = 'z'] =
    /^(?:-?(.+?))??(?:-([0-9a-z])-([0-9a-z]))?$/.exec(name.slice(deck.length)) ?? [];
  return { file, type: DECKS[deck], category, from, to };
};

const folderOf = (set: string): string => join(projectRoot(), 'cards', set);

const filesOf = (set: string): readonly Promised[] =>
  readdirSync(folderOf(set))
    .filter((file) => file !== 'index.ts')
    .map(promisedBy);

/** The only list of cards that a file gives. */
const listIn = async (set: string, { file }: Promised): Promise<readonly Card[]> => {
  const given = Object.values((await import(join(folderOf(set), file))) as Record<string, unknown>);
  expect(given, file).toHaveLength(1);
  return given[0] as readonly Card[];
};

describe.each(sets.map(({ id, cards }) => ({ id, cards, files: filesOf(id) })))('$id', ({ id: set, cards, files }) => {
  test('each file holds what its name says, by the letter', async () => {
    for (const promised of files) {
      const ids = (await listIn(set, promised)).map(({ id }) => id);
      expect(ids.length, promised.file).toBeGreaterThan(0);
      expect(ids, promised.file).toEqual(ids.toSorted((a, b) => (a < b ? -1 : 1)));
      for (const { id, type, category } of await listIn(set, promised)) {
        expect(type, id).toBe(promised.type);
        if (promised.category !== null) expect(category, id).toBe(promised.category);
        expect(id[0]! >= promised.from && id[0]! <= promised.to, id).toBe(true);
      }
    }
  });

  test('no two files share a place: a category is one file, or several with letters that follow one another', () => {
    const kindOf = ({ type, category }: Promised): string => `${type} ${category}`;
    for (const kind of new Set(files.map(kindOf))) {
      const together = files.filter((file) => kindOf(file) === kind);
      const ranges = together.toSorted((a, b) => (a.from < b.from ? -1 : 1));
      expect(['0', 'a'], kind).toContain(ranges[0]!.from);
      expect(ranges.at(-1)!.to, kind).toBe('z');
      ranges.slice(1).forEach(({ from }, at) => {
        expect(from.charCodeAt(0), `${kind} ${from}`).toBe(ranges[at]!.to.charCodeAt(0) + 1);
      });
    }
    for (const { type, category } of files)
      if (category === null)
        expect(
          files.filter((other) => other.type === type && other.category !== null),
          `${type} is divided in one way`,
        ).toEqual([]);
  });

  test('every card lies in one file', async () => {
    const found = (await Promise.all(files.map((file) => listIn(set, file)))).flat().map(({ id }) => id);
    expect(found.toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
  });
});

test('every card of the base set has its place in the order in which decks are put together', () => {
  const inOrder = publishedCards.filter(({ set }) => set === 'base').map(({ id }) => id);
  expect(cardsOf(['base']).map(({ id }) => id)).toEqual(inOrder);
});

test('SETUP-04: a seed deals as in v0.1.0: the order of the cards before they are shuffled is the same', () => {
  const order = cardsOf(['base'])
    .map(({ id, copies }) => `${id} ${copies}`)
    .join('\n');
  expect(createHash('sha256').update(order).digest('hex')).toBe(
    '66718d213c3d0c81627a96bef993777c64be84440dfc59d199c6be9ce777cdfe',
  );
});
