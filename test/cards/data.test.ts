import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  allCards,
  cardById,
  cardToday,
  formerPrintings,
  knownCard,
  sets,
  startersWith,
  UnknownCard,
} from '../../cards/index.js';
import type { Card } from '../../src/engine/vocabulary/index.js';
import { projectRoot } from '../../src/ops/index.js';

/**
 * What is printed on the cards of a set, written by hand in the files of `facts/<set>/`, each with one list: deck, category,
 * copies, stats as HP/evasion/attack, reward, soul value, and 3+ for three or more players.
 */
const factsOf = async (set: string): Promise<Readonly<Record<string, string>>> => {
  const folder = join(projectRoot(), 'test/cards/facts', set);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const lists = await Promise.all(
    files.map(async (file) => Object.values((await import(join(folder, file))) as Record<string, object>)),
  );
  return Object.assign({}, ...lists.flat()) as Readonly<Record<string, string>>;
};

const shown = (value: string | number | null): string => String(value ?? '-');

const rewardOf = (card: Card): readonly string[] => {
  const { coins, loot, treasure, roll, everyone, effect } = card.reward ?? {};
  return [
    ...(coins === undefined ? [] : [`${coins}¢`]),
    ...(loot === undefined ? [] : [`loot ${loot}`]),
    ...(treasure === undefined ? [] : [`treasure ${treasure}`]),
    ...(effect === undefined ? [] : ['special']),
    ...(roll === true ? ['times a roll'] : []),
    ...(everyone === true ? ['for each player'] : []),
  ];
};

const facts = (card: Card): string =>
  [
    card.type,
    shown(card.category),
    `x${card.copies}`,
    ...(card.hp === null ? [] : [`${shown(card.hp)}/${shown(card.dc)}/${shown(card.atk)}`]),
    ...rewardOf(card),
    ...(card.souls === null ? [] : [`souls ${card.souls}`]),
    ...(card.threePlus ? ['3+'] : []),
    ...(card.startingItem === null ? [] : [`starts ${card.startingItem}`]),
  ].join(' ');

interface Row {
  readonly from: number;
  readonly to: number;
}

/** The rows of every roll- in a tree, however deep. */
const rollTables = (tree: unknown): readonly (readonly Row[])[] => {
  if (typeof tree !== 'object' || tree === null) return [];
  const inside = Object.values(tree).flatMap(rollTables);
  return 'do' in tree && tree.do === 'roll' && 'rows' in tree ? [tree.rows as readonly Row[], ...inside] : inside;
};

/** The targets that an effect names itself: an ability that it sets up names those too, unless it has targets of its own. */
const targetsNamed = (tree: unknown): readonly number[] => {
  if (typeof tree !== 'object' || tree === null) return [];
  if ('select' in tree && tree.select === 'target' && 'index' in tree) return [Number(tree.index)];
  if ('targets' in tree && Array.isArray(tree.targets) && tree.targets.length > 0) return [];
  return Object.values(tree).flatMap(targetsNamed);
};

describe.each(sets)('the set $id', ({ id: set, cards }) => {
  test('has these cards with these decks, copies, stats, rewards and soul values', async () => {
    const table = await factsOf(set);
    expect(Object.fromEntries(cards.map((card) => [card.id, facts(card)]))).toEqual(
      Object.fromEntries(Object.entries(table).filter(([id]) => knownCard(id)?.playable !== false)),
    );
  });

  test('every card names it, on both faces', () => {
    const faces = cards.flatMap((card) => (card.back === null ? [card] : [card, card.back]));
    expect(faces.filter((face) => face.set !== set)).toEqual([]);
  });

  test('has a name in both languages for every card', () => {
    for (const { name } of cards) {
      expect(name.en.trim()).toBe(name.en);
      expect(name.fr.trim()).toBe(name.fr);
      expect(name.en.length * name.fr.length).toBeGreaterThan(0);
    }
  });

  test('gives every character that can be played a starting item that can be played too, and no two the same', () => {
    const started = cards.flatMap((card) =>
      card.type === 'character' && card.startingItem !== null ? [card.startingItem] : [],
    );
    expect(started.map((id) => cardById(id).type)).toEqual(started.map(() => 'startingItem'));
    expect(new Set(started).size).toBe(started.length);
    const items = cards.filter(({ type }) => type === 'startingItem').map(({ id }) => id);
    expect(items.filter((id) => startersWith(id).length !== 1)).toEqual([]);
  });
});

describe('the sets', () => {
  test('are these, and the base set comes first', () => {
    expect(sets.map((set) => set.id)).toEqual([
      'base',
      'gold-box-v2',
      'four-souls-plus-v2',
      'requiem',
      'warp-zone',
      'alt-art',
      'summer-of-isaac',
      'unboxing-of-isaac',
      'anniversary',
      'gish',
      'star-promos',
      'target',
      'tapeworm',
      'dick-knots',
      'g-fuel',
      'nendoroid',
      'mewgenics',
    ]);
  });
});

describe('every card', () => {
  test('has an id that no other card has', () => {
    expect(new Set(allCards.map((card) => card.id)).size).toBe(allCards.length);
  });

  test('has ability keys that are unique within it', () => {
    for (const card of allCards) {
      const keys = card.abilities.map((ability) => ability.key);
      expect(new Set(keys).size, card.id).toBe(keys.length);
    }
  });

  test('is pure JSON', () => {
    for (const card of allCards) expect(JSON.parse(JSON.stringify(card)), card.id).toStrictEqual(card);
  });

  test('names only targets that its mode has', () => {
    for (const card of allCards) {
      for (const ability of card.abilities) {
        if (!('modes' in ability)) continue;
        for (const mode of ability.modes) {
          const named = targetsNamed(mode.effect);
          expect(new Set(named).size, `${card.id}/${ability.key}`).toBe(mode.targets.length);
          expect(Math.max(-1, ...named), `${card.id}/${ability.key}`).toBeLessThan(mode.targets.length);
        }
      }
    }
  });

  test('rolls on rows that cover each number at most once', () => {
    const tables = allCards.flatMap((card) => rollTables(card.abilities).map((rows) => ({ id: card.id, rows })));
    expect(tables.length).toBeGreaterThan(3);
    for (const { id, rows } of tables) {
      const faces = rows.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
      expect(new Set(faces).size, id).toBe(faces.length);
      expect(
        faces.every((face) => face >= 1 && face <= 6),
        id,
      ).toBe(true);
    }
  });
});

describe('the cards of the first edition', () => {
  const pairs = Object.entries(formerPrintings).map(([id, former]) => [id, former, cardById(id)] as const);

  test('ERRATA-03: each has the name, the kind and the copies of the card of today, and means something else', () => {
    expect(pairs.length).toBe(42);
    for (const [id, former, today] of pairs) {
      expect([former.id, cardToday(former.id), cardToday(id)]).toEqual([`${id}-first-edition`, id, id]);
      const kind = ({ name, set, type, category, copies, souls, threePlus }: Card) =>
        [name, set, type, category, copies, souls, threePlus] as const;
      expect(kind(former), id).toEqual(kind(today));
      const meaning = ({ hp, dc, atk, reward, startingItem, abilities }: Card) =>
        JSON.stringify([hp, dc, atk, reward, startingItem, abilities]);
      expect(meaning(former), id).not.toBe(meaning(today));
    }
  });

  test('each has a scenario of its own, but for characters that only begin with another item', () => {
    const folder = join(projectRoot(), 'test/cards/first-edition');
    const tests = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    const all = [
      ...tests,
      readFileSync(join(projectRoot(), 'test/rules/variants/old-blank-card.test.ts'), 'utf8'),
    ].join();
    const without = pairs.filter(
      ([, former, today]) =>
        JSON.stringify(former.abilities) + former.atk + former.hp !==
          JSON.stringify(today.abilities) + today.atk + today.hp && !all.includes(former.id),
    );
    expect(without.map(([id]) => id)).toEqual([]);
  });
});

describe('looking a card up', () => {
  test('finds it by its id', () => {
    expect(cardById('monstro').name).toEqual({ en: 'Monstro', fr: 'Monstro' });
  });

  test('throws UnknownCard with the id for a card that no set holds', () => {
    expect(() => cardById('no-such-card')).toThrow(UnknownCard);
    expect(() => cardById('toString')).toThrow('toString');
  });
});
