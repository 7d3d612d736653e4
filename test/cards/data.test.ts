import { describe, expect, test } from 'vitest';
import { allCards, cardById, sets, UnknownCard } from '../../cards/index.js';
import type { Card } from '../../src/engine/vocabulary/index.js';

/** Written by hand: deck, category, copies, and stats as HP/evasion/attack with reward and soul value. */
const table: Readonly<Record<string, string>> = {
  '3-cents': 'loot 3-cents x15',
  'a-penny': 'loot pennies x6',
  bomb: 'loot bombs x4',
  'butter-bean': 'loot butter-beans x3',
  'dice-shard': 'loot dice-shards-soul-hearts x3',
  'lil-battery': 'loot batteries x4',
  'lost-soul': 'loot lost-soul x1 souls 1',
  'soul-heart': 'loot dice-shards-soul-hearts x2',
  'swallowed-penny': 'loot trinkets x1',
  'x-wheel-of-fortune': 'loot cards-misc x1',
  'xiv-temperance': 'loot cards-misc x1',
  'book-of-sin': 'treasure active x1',
  'mr-boom': 'treasure active x1',
  'battery-bum': 'treasure paid x1',
  breakfast: 'treasure passive x1',
  'guppys-collar': 'treasure passive x1',
  meat: 'treasure passive x1',
  'the-relic': 'treasure passive x1',
  'the-chest': 'treasure soul x1 souls 1',
  clotty: 'monster basic x1 2/3/1 4¢',
  fly: 'monster basic x1 1/2/1 1¢',
  chub: 'monster boss x1 4/3/1 7¢ souls 1',
  conquest: 'monster boss x1 2/3/1 6¢ souls 1',
  gurdy: 'monster boss x1 5/4/1 7¢ souls 1',
  'larry-jr': 'monster boss x1 4/3/1 6¢ souls 1',
  'mega-fatty': 'monster boss x1 3/3/1 loot 2 souls 1',
  monstro: 'monster boss x1 4/4/1 6¢ souls 1',
  pin: 'monster boss x1 2/4/1 5¢ souls 1',
  war: 'monster boss x1 3/3/1 8¢ souls 1',
  mom: 'monster epic-boss x1 5/4/2 treasure 1 souls 2',
  chest: 'monster good-event x1',
  'curse-of-pain': 'monster curse x1',
  isaac: 'character - x1 2/-/1 starts the-d6',
  judas: 'character - x1 2/-/1 starts book-of-belial',
  maggy: 'character - x1 2/-/1 starts yum-heart',
  'the-forgotten': 'character - x1 2/-/1 starts the-bone',
  'book-of-belial': 'startingItem - x1',
  'the-bone': 'startingItem - x1 souls 1',
  'the-d6': 'startingItem - x1',
  'yum-heart': 'startingItem - x1',
};

const shown = (value: string | number | null): string => String(value ?? '-');

const rewardOf = (card: Card): readonly string[] => {
  const { coins, loot, treasure } = card.reward ?? {};
  return [
    ...(coins === undefined ? [] : [`${coins}¢`]),
    ...(loot === undefined ? [] : [`loot ${loot}`]),
    ...(treasure === undefined ? [] : [`treasure ${treasure}`]),
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
    ...(card.startingItem === null ? [] : [`starts ${card.startingItem}`]),
  ].join(' ');

describe('the demonstration set', () => {
  test('has forty cards with these decks, copies, stats, rewards and soul values', () => {
    expect(Object.fromEntries(allCards.map((card) => [card.id, facts(card)]))).toEqual(table);
    expect(allCards).toHaveLength(40);
  });

  test('is one set, and every card names it', () => {
    expect(sets.map((set) => set.id)).toEqual(['base']);
    for (const set of sets) expect(new Set(set.cards.map((card) => card.set))).toEqual(new Set([set.id]));
  });

  test('holds thirteen souls over all copies', () => {
    expect(allCards.reduce((total, card) => total + card.copies * (card.souls ?? 0), 0)).toBe(13);
  });

  test('has decks of every type, counted in copies', () => {
    const copies = (type: Card['type']): number =>
      allCards.filter((card) => card.type === type).reduce((total, card) => total + card.copies, 0);
    expect([copies('loot'), copies('treasure'), copies('monster')]).toEqual([41, 8, 13]);
  });

  test('can be played by two: no card is for three or more', () => {
    expect(allCards.filter((card) => card.threePlus)).toEqual([]);
  });

  test('gives every character a starting item of its own', () => {
    const started = allCards.flatMap((card) => (card.type === 'character' ? [shown(card.startingItem)] : []));
    expect(started.map((id) => cardById(id).type)).toEqual(started.map(() => 'startingItem'));
    expect(new Set(started).size).toBe(started.length);
    expect(allCards.filter((card) => card.type === 'startingItem')).toHaveLength(started.length);
  });

  test('has a name in both languages for every card', () => {
    for (const { name } of allCards) {
      expect(name.en.trim()).toBe(name.en);
      expect(name.fr.trim()).toBe(name.fr);
      expect(name.en.length * name.fr.length).toBeGreaterThan(0);
    }
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
          const named = [...JSON.stringify(mode.effect).matchAll(/"select":"target","index":(\d+)/g)].map((found) =>
            Number(found[1]),
          );
          expect(new Set(named).size, `${card.id}/${ability.key}`).toBe(mode.targets.length);
          expect(Math.max(-1, ...named), `${card.id}/${ability.key}`).toBeLessThan(mode.targets.length);
        }
      }
    }
  });

  test('rolls on rows that cover each number at most once', () => {
    const rowsOf = /"do":"roll","by":[^[]*"rows":/;
    const rolling = allCards.filter((card) => rowsOf.test(JSON.stringify(card)));
    expect(rolling.map((card) => card.id).toSorted()).toEqual([
      'book-of-sin',
      'chest',
      'guppys-collar',
      'x-wheel-of-fortune',
    ]);
    for (const card of rolling) {
      const ranges = [...JSON.stringify(card).matchAll(/"from":(\d),"to":(\d)/g)].map((row) => [
        Number(row[1]),
        Number(row[2]),
      ]);
      const faces = ranges.flatMap(([from = 0, to = 0]) =>
        Array.from({ length: to - from + 1 }, (_, index) => from + index),
      );
      expect(new Set(faces).size, card.id).toBe(faces.length);
      expect(
        faces.every((face) => face >= 1 && face <= 6),
        card.id,
      ).toBe(true);
    }
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
