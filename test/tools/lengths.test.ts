import { expect, test } from 'vitest';
import { LONGER, lengthsAsText, lengthsOf, unexplained } from '../../tools/card-reports/card-lengths.js';
import type { DumpedCard } from '../../tools/card-reports/card-dump.js';

const dumped = (id: string, en: string, fr: string): DumpedCard => ({
  id,
  name: id,
  set: 'base-v2',
  deck: 'treasure',
  category: null,
  copies: 1,
  stats: null,
  reward: null,
  souls: null,
  startingItem: null,
  startingItemId: null,
  guppy: false,
  threePlus: false,
  eternal: false,
  keywords: [],
  text: { en, fr },
});
const published = new Map([
  ['short', 'Loot 10.'],
  ['long', 'Loot 1.'],
  ['silent', ''],
]);
const cards = [
  dumped('short', 'Eternal. Guppy.\nLoot 10.', 'Éternel. Guppy.\nPiochez 10 butins.'),
  dumped('long', 'Loot a card and another one.', 'Piochez.'),
  dumped('silent', '', ''),
];

test('the lengths of texts, longest first, without keywords and without cards that say nothing', () => {
  const lengths = lengthsOf(cards, published);
  expect(lengths.map(({ card, english }) => [card, english])).toEqual([
    ['long', 4],
    ['short', 1],
  ]);
  expect(lengths[1]?.translated).toBe(18 / 8);
});

test('a text that is far too long needs a reason, and a reason a text', () => {
  const lengths = lengthsOf(cards, published);
  const { open, needless } = unexplained(lengths);
  expect(open).toEqual(['long']);
  expect(needless).toEqual(Object.keys(LONGER));
  expect(lengthsAsText(lengths, { open, needless })).toContain('4.00 1.14 0.29 long  NO REASON');
});
