import { expect, test } from 'vitest';
import { cardsOf, knownCard, sets } from '../../cards/index.js';
import { rulebook, rulingsOn } from '../../src/rulebook/index.js';

const [english, french] = [rulebook('en'), rulebook('fr')];
const numbered = Array.from({ length: 34 }, (_, index) => `RULING-${String(index + 1).padStart(2, '0')}`);

test('rulings are on cards that exist, cite rules, and cover every ruling of the catalogue', () => {
  const { rulings } = english;
  expect(rulings.filter(({ card }) => knownCard(card) === null).map(({ id }) => id)).toEqual([]);
  expect(rulings.filter(({ rules }) => rules.length === 0).map(({ id }) => id)).toEqual([]);
  const cited = new Set(rulings.flatMap(({ rules }) => rules));
  expect(numbered.filter((id) => !cited.has(id))).toEqual([]);
  expect(rulings.length).toBeGreaterThanOrEqual(180);
  expect(new Set(rulings.map(({ card }) => card)).size).toBeGreaterThanOrEqual(150);
});

test('no ruling says the same as another, in either language', () => {
  for (const { rulings } of [english, french]) {
    expect(new Set(rulings.map(({ text }) => text)).size).toBe(rulings.length);
  }
  const same = english.rulings.filter(({ id, text }) => french.rulings.find((other) => other.id === id)?.text === text);
  expect(same.map(({ id }) => id)).toEqual([]);
});

test('the rulings on a card are found by the card', () => {
  expect(rulingsOn(english, 'butter-bean').map(({ id }) => id)).toEqual([
    'butter-bean-one-use-items',
    'butter-bean-order-of-discard',
    'butter-bean-trinkets',
    'butter-bean-what-it-cannot',
  ]);
  expect(rulingsOn(french, 'a-penny')).toEqual([]);
});

test('most cards of every set that can be played have something that has been decided about them', () => {
  const decided = new Set(english.rulings.map(({ card }) => card));
  const parts = sets.map(({ id }) => {
    const cards = cardsOf([id]);
    return { id, part: cards.filter((card) => decided.has(card.id)).length / cards.length };
  });
  expect(parts.filter(({ part }) => part < 0.6)).toEqual([]);
  expect(parts.map(({ id }) => id)).toEqual([
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
