import { describe, expect, test } from 'vitest';
import { knownCard } from '../../cards/index.js';
import { createLookup } from '../../src/rulebook/index.js';
import { NICKNAMES } from '../../src/rulebook/documents.js';
import { LANGUAGES } from '../../src/text/index.js';

const lookup = createLookup();
const nicknames = Object.entries(NICKNAMES).flatMap(([id, names = []]) => names.map((name) => ({ id, name })));

describe('nicknames', () => {
  test('belong to cards that are known', () => {
    expect(Object.keys(NICKNAMES).filter((id) => knownCard(id) === null)).toEqual([]);
  });

  test.each(LANGUAGES)('find their card first: %s', (language) => {
    const lost = nicknames.filter(({ id, name }) => lookup.cards(name, language).hits[0]?.id !== id);
    expect(lost).toEqual([]);
  });
});
