import { expect, test } from 'vitest';
import { allCards } from '../../cards/index.js';
import { meaningOf, read, readerOf } from '../../src/card-parser/index.js';
import { plain } from '../../src/card-parser/tokens.js';
import { readBack, readBackSets, shareOf } from '../../tools/card-reports/card-reading.js';
import { mutantsOf } from '../../tools/mutations/card-mutants.js';
import { cardById, cardLookup } from '../../cards/index.js';
import { words } from '../../src/text/index.js';
import { amount } from '../support/amount.js';

const LONG = 600_000;
const reader = readerOf(allCards);

test('at least 95 % of our texts read back to the same tree', { timeout: LONG }, () => {
  const every = amount(3, 1);
  const found = readBack(
    allCards.filter((_, at) => at % every === 0),
    reader,
  );
  expect(found.length).toBeGreaterThan(850 / every);
  expect(shareOf(found)).toBeGreaterThanOrEqual(95);
  // What reads back says the very words.
  for (const { text, reading } of found) if (reading.ok) expect(reading.said).toBe(text);
});

test('cards are read by the rules of other sets too', { timeout: LONG }, () => {
  const set = allCards.filter((card) => card.set === 'alt-art');
  expect(shareOf(readBackSets(set, true))).toBeGreaterThanOrEqual(50);
});

test('texts of changed cards read to a tree that says the same, or are refused', { timeout: LONG }, () => {
  const said = words('en', cardLookup);
  let readable = 0;
  let count = 0;
  for (const [at, card] of allCards.entries()) {
    const mutants = mutantsOf(card);
    const mutant = at % amount(18, 6) === 0 ? mutants[at % Math.max(1, mutants.length)] : undefined;
    if (mutant === undefined) continue;
    const changed = { ...cardById(card.id), abilities: mutant.abilities, back: null };
    const text = said.cardText(changed).join('\n');
    const reading = read(text, changed, reader);
    count += 1;
    if (!reading.ok) continue;
    readable += 1;
    expect(plain(reading.said)).toBe(plain(text));
    const again = read(reading.said, changed, reader);
    expect(again.ok && meaningOf(again.abilities)).toEqual(meaningOf(reading.abilities));
  }
  expect(count).toBeGreaterThan(amount(20, 60));
  expect(readable / count).toBeGreaterThan(0.55);
});
