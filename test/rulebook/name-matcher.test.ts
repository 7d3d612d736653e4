import { describe, expect, test } from 'vitest';
import { knownCards, type KnownCard } from '../../cards/index.js';
import { lettersOf, createLookup } from '../../src/rulebook/index.js';
import { LANGUAGES, type Language } from '../../src/text/index.js';

const lookup = createLookup();

/** A name as it is written and as it is typed in haste: in other cases, without accents and without punctuation. */
const typedAs = (name: string): readonly string[] => {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '');
  const unmarked = [name, bare].map((one) => one.replace(/['’]/g, '').replace(/[^\p{L}\p{M}\p{N}+]+/gu, ' '));
  return [name, name.toLowerCase(), name.toUpperCase(), bare, ...unmarked, ` ${name}  `, name.replaceAll("'", '’')];
};

const isCalledLike = (one: KnownCard, other: KnownCard): boolean =>
  LANGUAGES.some((language) => lettersOf(one[language]) === lettersOf(other[language]));

describe('the exact name of a card opens it, whatever else is printed under that name', () => {
  test.each(LANGUAGES)('every card, however its name is typed: %s', (language) => {
    const isNamesake = (id: string | undefined, card: KnownCard): boolean =>
      knownCards.some((other) => other.id === id && isCalledLike(other, card));
    const lost = knownCards.flatMap((card) =>
      typedAs(card[language]).filter((typed) => {
        const called = lookup.byName(typed, language);
        return !isNamesake(called[0], card) || !called.includes(card.id);
      }),
    );
    const unsure = [...new Set(knownCards.map((card) => card[language]))].filter((name) => {
      const { hits, trust } = lookup.cards(name, language);
      return trust !== 'sure' || hits[0]?.id !== lookup.byName(name, language)[0];
    });
    expect([...lost, ...unsure]).toEqual([]);
  });

  const opened = (query: string, language: Language = 'en'): readonly [string | undefined, boolean] => {
    const { hits, trust } = lookup.cards(query, language);
    return [hits[0]?.id, trust === 'sure'];
  };

  test('of several printings the first, and of two cards the one that is written as it was typed', () => {
    for (const [name, id] of [
      ['Brimstone', 'brimstone'],
      ['pin', 'pin'],
      ['FAMINE', 'famine'],
      ['delirium', 'delirium'],
      ['lost soul', 'lost-soul'],
      ['epic fetus', 'epic-fetus'],
      ['Greed', 'greed'],
      ['greed!', 'greed-event'],
      ['Dice Room!!!', 'dice-room-3'],
      ['isaac', 'isaac'],
      ['Isaac!', 'isaac-monster'],
    ] as const)
      expect([name, ...opened(name)]).toEqual([name, id, true]);
    expect(opened('soufre', 'fr')).toEqual(['brimstone', true]);
    expect(opened('brimstone', 'fr')).toEqual(['brimstone', true]);
  });

  test('a misspelled name is sure too where only printings of one card are near', () => {
    expect(opened('brimstne')).toEqual(['brimstone', true]);
    expect(opened('guppys haed')).toEqual(['guppys-head', true]);
  });

  test('the number of The Fool is a zero, which its card shows as a letter: both find it', () => {
    for (const typed of ['O. The Fool', '0. The Fool', 'o the fool', '0 the fool', 'The Fool', '0. Le Fou', 'le fou'])
      expect([typed, ...opened(typed)]).toEqual([typed, 'o-the-fool', true]);
  });

  test('a filter keeps its word; the other side of a card leads to it, unless another card has that name', () => {
    expect(lookup.byName('Greed', 'en', { category: 'bad-event' })).toEqual(['greed-event']);
    expect(lookup.byName('Brimstone', 'en', { deck: 'loot' })).toEqual([]);
    expect(opened('The Revenant')).toEqual(['anima-sola', true]);
    expect(opened('The Beast')[0]).toBe('the-beast');
  });
});
