import { expect, test } from 'vitest';
import { allCards, knownCard } from '../../../cards/index.js';
import type { Ability, Card, CardType } from '../../../src/engine/index.js';
import { deckSizes, PLAYABLE_SETS, poolOf, setupForTable, STANDARD } from '../../../src/table/index.js';
import { RATIOS } from '../../../src/table/options/decks.js';

const pool = poolOf(PLAYABLE_SETS);
const ofType = (type: CardType): readonly Card[] => pool.filter((card) => card.type === type);
const categoryOf = ({ id }: Card): string | null | undefined => knownCard(id)?.category;
/** The cards that are not in the category in which they should be. */
const misplaced = (cards: readonly Card[], should: (card: Card) => string): readonly string[] =>
  cards.flatMap((card) => (categoryOf(card) === should(card) ? [] : [`${card.id}: ${should(card)}`]));

const options = { ...STANDARD, sets: [...PLAYABLE_SETS] };

test('DECK-01: a table plays with all cards of its sets, or with 100 for each of the three decks', () => {
  const copies = (type: CardType): number => ofType(type).reduce((sum, card) => sum + card.copies, 0);
  const brought = copies('monster') - deckSizes(options, 4).monster;
  expect(deckSizes(options, 4)).toMatchObject({ loot: copies('loot'), treasure: copies('treasure') });
  expect(brought).toBe(pool.filter((card) => card.type === 'monster' && knownCard(card.id)?.deck === 'outside').length);
  const { loot, treasure, monster } = setupForTable(pool, 4, 4, 'ratios', { ...options, ratios: true }).decks;
  expect([loot.length, treasure.length, monster.length]).toEqual([100, 100, 100]);
});

test('DECK-03: every card of the three decks has a category of which the ratios say the number', () => {
  for (const type of ['treasure', 'loot', 'monster'] as const)
    for (const card of ofType(type)) expect(Object.keys(RATIOS[type]), card.id).toContain(categoryOf(card));
});

const activates = (card: Card, isTap: boolean): boolean =>
  card.abilities.some((one) => one.kind === 'activated' && one.costs.some(({ pay }) => pay === 'tap') === isTap);

/** Whether using it takes it away: as a cost, or first of all when it resolves. */
const destroysItself = (ability: Ability): boolean =>
  ability.kind === 'activated' &&
  (ability.costs.some(({ pay }) => pay === 'destroyThis') ||
    ability.modes.some(({ effect }) => {
      const first = effect.do === 'sequence' ? effect.of[0] : effect;
      return first?.do === 'ifYouDo' && first.first.do === 'destroy' && first.first.what.select === 'this';
    }));

test('DECK-05: a soul item, one for one use, active, paid or passive, by its icon and its abilities', () => {
  expect(
    misplaced(ofType('treasure'), (card) => {
      if (card.souls !== null) return 'soul';
      if (card.abilities.some(destroysItself)) return 'one-use';
      if (!activates(card, true) && !activates(card, false)) return 'passive';
      if (!activates(card, false)) return 'active';
      return activates(card, true) ? (categoryOf(card) ?? '') : 'paid';
    }),
  ).toEqual([]);
});

const LOOT: readonly (readonly [category: string, name: RegExp])[] = [
  ['2-cents', /^2 Cents/],
  ['3-cents', /^3 Cents/],
  ['4-cents', /^4 Cents/],
  ['nickels', /Nickel|Dime/],
  ['butter-beans', /Bean!?$/],
  ['bombs', /Bomb/],
  ['batteries', /Battery/],
  ['dice-shards-soul-hearts', /^(Dice Shard|Soul Heart|Black Heart)/],
  ['pills-runes', /Pills|Rune|^(Dagaz|Ehwaz|Jera|Ansuz|Perthro|Berkano|Hagalaz|Algiz)/],
  ['lost-soul', /^Lost Soul/],
  ['pennies', /Penny/],
];

test('DECK-07: loot goes by its name, a trinket by its keyword, and what is left are the cards', () => {
  const isTrinket = ({ abilities }: Card): boolean =>
    abilities.some((one) => one.kind === 'keyword' && one.word === 'trinket');
  expect(
    misplaced(ofType('loot'), (card) =>
      isTrinket(card) && card.name.en !== 'Lost Soul'
        ? 'trinkets'
        : (LOOT.find(([, name]) => name.test(card.name.en))?.[0] ?? 'cards-misc'),
    ),
  ).toEqual([]);
});

/** Bosses by the lists of their sets that become an item, or nothing, in place of a soul. */
const BOSSES_WITHOUT_SOUL = ['balrog', 'peeper', 'charmed-vis', 'christian-broadcasts'];

test('DECK-09: monsters go by name, stat block, soul icon and keyword', () => {
  const isCurse = ({ abilities }: Card): boolean =>
    abilities.some((one) => one.kind === 'keyword' && one.word === 'curse');
  const monsters = ofType('monster').filter((card) => knownCard(card.id)?.deck !== 'outside');
  expect(
    misplaced(monsters, (card) => {
      const given = categoryOf(card) ?? '';
      if (isCurse(card)) return 'curse';
      if (card.hp === null) return given === 'bad-event' ? given : 'good-event';
      if (given === 'epic-boss') return given;
      if (card.souls !== null || BOSSES_WITHOUT_SOUL.includes(card.id)) return 'boss';
      if (card.name.en.startsWith('Cursed ')) return 'cursed';
      return /^(?:Holy|Charmed) /.test(card.name.en) ? 'holy-charmed' : 'basic';
    }),
  ).toEqual([]);
  expect(allCards.filter((card) => categoryOf(card) === 'epic-boss' && card.hp === null)).toEqual([]);
});
