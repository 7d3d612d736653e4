import { expect, test } from 'vitest';
import { cardsOf } from '../../../cards/index.js';
import { openGame, viewFor } from '../../../src/engine/index.js';
import { setupForTable } from '../../../src/table/index.js';
import { resources } from '../../support/resources.js';

test('SETUP-06: a game of the base set has its three bonus souls', () => {
  const session = openGame(setupForTable(cardsOf(['base']), 2, 4, 'bonus'), resources);
  expect(viewFor(session, null).bonusSouls.toSorted()).toEqual(['soul-of-gluttony', 'soul-of-greed', 'soul-of-guppy']);
});

test('SETUP-12: cards for three and more are in the decks of three, not of two', () => {
  const marked = cardsOf(['base'])
    .filter(({ threePlus }) => threePlus)
    .map(({ id }) => id);
  const inDecks = (seats: number) =>
    new Set(Object.values(setupForTable(cardsOf(['base']), seats, 4, 'decks').decks).flat());
  expect(marked.filter((id) => inDecks(2).has(id))).toEqual([]);
  expect(marked.filter((id) => inDecks(3).has(id))).toEqual(marked);
  expect(marked.length).toBeGreaterThan(0);
});
