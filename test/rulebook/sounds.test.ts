import { describe, expect, test } from 'vitest';
import { createLookup } from '../../src/rulebook/index.js';
import { bonesOf, soundOf } from '../../src/rulebook/search/sounds.js';

describe('words spelled by ear', () => {
  test.each([
    ['chapeau', 'chapo'],
    ['photo', 'foto'],
    ['beau', 'bo'],
    ['canon', 'kanon'],
    ['guppy', 'guppi'],
  ])('%s sounds like %s', (one, other) => {
    expect(soundOf(other)).toBe(soundOf(one));
  });

  test('words that differ do not, and the consonants of a short word are not enough to know it by', () => {
    expect(soundOf('bombe')).not.toBe(soundOf('bobine'));
    expect([bonesOf('razor'), bonesOf('razer'), bonesOf('oo')]).toEqual(['rsr', 'rsr', '']);
  });

  test('cards are found by names that are spelled so', () => {
    const lookup = createLookup();
    const first = (query: string, language: 'en' | 'fr'): string | undefined =>
      lookup.cards(query, language).hits[0]?.id;
    expect(first('chapo de lhote', 'fr')).toBe('host-hat');
    expect(first('razer blade', 'en')).toBe('razor-blade');
  });
});
