import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasWords, createLookup, type Hit } from '../../src/rulebook/index.js';
import { LANGUAGES, type Language } from '../../src/text/index.js';
import { amount } from '../support/amount.js';

/** A line of queries.tsv: what somebody types, and the cards or rules of which the first hit must be or explain one. */
interface Query {
  readonly kind: 'card' | 'rule';
  readonly language: Language;
  readonly query: string;
  readonly expected: readonly string[];
}

const readQuery = (line: string): Query => {
  const [kind = '', language = '', query = '', expected = ''] = line.split('\t');
  return { kind: kind as Query['kind'], language: language as Language, query, expected: expected.split('|') };
};

const QUERIES = readFileSync(new URL('queries.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map(readQuery);

const lookup = createLookup();

const fits = ({ kind, expected }: Query, hit: Hit): boolean =>
  kind === 'card' ? expected.includes(hit.id) : hit.rules.some((rule) => expected.includes(rule));

/** At which place of the hits the first good one stands, from 0; -1 for none of the five. */
const placeOf = (query: Query): number =>
  (query.kind === 'card' ? lookup.cards : lookup.rules)(query.query, query.language).hits.findIndex((hit) =>
    fits(query, hit),
  );

const told = ({ query: { query, language, expected } }: { readonly query: Query }): string =>
  `${language}: ${query} → ${expected.join('|')}`;

describe('lookups', () => {
  test('there are 200 queries and more, in both languages, for rules and for cards', () => {
    expect(QUERIES.length).toBeGreaterThanOrEqual(200);
    for (const language of LANGUAGES)
      for (const kind of ['card', 'rule'] as const)
        expect(QUERIES.filter((one) => one.language === language && one.kind === kind).length).toBeGreaterThan(30);
    expect(new Set(QUERIES.map(({ kind, language, query }) => `${kind} ${language} ${query}`)).size).toBe(
      QUERIES.length,
    );
  });

  test('95 % are answered by the first hit, 99 % by one of five', () => {
    const every = amount(4, 1);
    const found = QUERIES.filter((_, at) => at % every === 0).map((query) => ({ query, place: placeOf(query) }));
    const first = found.filter(({ place }) => place !== 0).map(told);
    const five = found.filter(({ place }) => place === -1).map(told);
    expect(first.length / found.length, first.join('\n')).toBeLessThanOrEqual(0.05);
    expect(five.length / found.length, five.join('\n')).toBeLessThanOrEqual(0.01);
  });

  test.each(['', '   ', '🎲🎲', '**`||', 'x'.repeat(6000), 'qwrtzpsdf', '<@1234>', '\u202e', 'é'])(
    'whatever is typed, five hits come back, and none is sure: %j',
    (query) => {
      for (const found of [lookup.rules(query, 'en'), lookup.cards(query, 'fr')]) {
        expect(found.hits).toHaveLength(5);
        expect(new Set(found.hits.map(({ id }) => id)).size).toBe(5);
        expect(found.trust).not.toBe('sure');
      }
    },
  );

  test('before anything is typed newcomers are offered what they look for; a sign counts as a word', () => {
    expect(lookup.suggestRules('', 'en')[0]?.id).toBe('turn-overview');
    expect(lookup.suggestCards(' ', 'fr', { deck: 'loot' }).map(({ id }) => id)).toContain('bomb');
    expect(['¢', '$', '🎲', '**'].map(hasWords)).toEqual([true, true, false, false]);
  });

  test('accents, apostrophes and capitals do not matter', () => {
    const spelled = ['Cœur d’âme', "coeur d'ame", 'COEUR DAME', 'cœurdâme'];
    expect(spelled.map((query) => lookup.cards(query, 'fr').hits[0]?.id)).toEqual(spelled.map(() => 'soul-heart'));
  });

  const firstRule = (query: string, language: Language): string | undefined =>
    lookup.rules(query, language).hits[0]?.id;
  const firstCard = (query: string, language: Language): string | undefined =>
    lookup.cards(query, language).hits[0]?.id;

  test('an id of the catalogue leads to its rule however it is written, but "loot 2" is what an effect says', () => {
    const covers = (query: string): boolean => lookup.rules(query, 'en').hits[0]?.rules.includes('LOOT-02') === true;
    expect(['LOOT-02', 'loot 02', 'loot-2', 'LOOT 2', ' Loot-02 '].map(covers)).toEqual(Array(5).fill(true));
    expect(firstRule('loot 2', 'en')).toBe('looting');
  });

  test('what is asked letter by letter as one section asks it is sure, however near another comes', () => {
    const { hits, trust } = lookup.rules('Who gets the soul?', 'en');
    expect([hits[0]?.id, trust]).toEqual(['death-of-a-monster', 'sure']);
  });

  test('a card that is named among other words leads to what was decided about it; its name alone may be a term', () => {
    expect(firstRule('can i use contract from below on itself', 'en')).toBe('contract-from-below-pays-with-itself');
    expect(firstRule('haricot beurre ca marche contre une babiole', 'fr')).toBe('butter-bean-trinkets');
    expect([firstRule('ambush', 'en'), firstRule('mort', 'fr')]).toEqual(['ambush', 'dying']);
  });

  test('a French die is no "of", one word may be typed as two, and a starting item is known by its character', () => {
    expect(firstRule('changer son dé', 'fr')).toBe('rolls-changed');
    expect(firstCard('curse of soul less', 'en')).toBe('curse-of-the-soulless');
    expect([firstCard('samsons item', 'en'), firstCard('objet de caïn', 'fr')]).toEqual([
      'blood-lust',
      'sleight-of-hand',
    ]);
  });

  test('a filter leaves only what it asks for', () => {
    const hits = lookup.suggestCards('guppy', 'en', { mark: 'guppy', deck: 'loot' });
    expect(hits.map(({ id }) => id)).toContain('guppys-hairball');
    expect(hits.map(({ id }) => id)).not.toContain('guppys-head');
    expect(lookup.suggestCards('a', 'en', { set: 'warp-zone' }).length).toBeLessThanOrEqual(25);
  });

  test('cards named in a text are found in its order, each once', () => {
    const said =
      "Cain used Guppy's Head, then guppy's head again; Bombe ! and the bomb. A Dime for Mom's Hand, no chaos.";
    expect(lookup.named(said)).toEqual(['cain', 'guppys-head', 'bomb', 'a-dime', 'moms-hand']);
    expect(lookup.named('nothing here')).toEqual([]);
  });
});

test('a kind of card that is named narrows the search; a word of cards is no name with a typo', () => {
  const first = (query: string): string | undefined => lookup.cards(query, 'en').hits[0]?.id;
  expect(first('trinket 1 cent each time i get hurt')).toBe('swallowed-penny');
  expect(first('room everybody hits one harder')).toBe('samsons-blessing');
  expect(lookup.cards('objet de depart qui retourne un dé (7 moins le resultat)', 'fr').hits[0]?.id).toBe('gravity');
  expect(['cancle', 'cancel', 'sheol'].map((query) => lookup.cards(query, 'en').trust)).toEqual([
    'unsure',
    'unsure',
    'unsure',
  ]);
  expect([first('cancer'), lookup.cards('cancer', 'en').trust]).toEqual(['cancer', 'sure']);
});
