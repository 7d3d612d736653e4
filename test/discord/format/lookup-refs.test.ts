import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownCards } from '../../../cards/index.js';
import {
  backButtonId,
  parseWay,
  readPage,
  pageMenuId,
  pageButtonId,
  formatPage,
  type LookupPage,
} from '../../../src/discord/format/lookup-refs.js';
import { nearestTo, termsIn } from '../../../src/discord/lookup/terms.js';
import { parseId } from '../../../src/discord/protocol/ids.js';
import { rulesFor } from '../../../src/discord/lookup/found.js';
import { pageFor } from '../../../src/discord/lookup/pages.js';
import { isKept, rulebook, type CardFilter } from '../../../src/rulebook/index.js';
import { HOST_QUESTION_LIMITS } from '../../../src/table/index.js';
import { CARD_MARKS, categories, setIds, type Language } from '../../../src/text/index.js';
import { filterFrom } from '../../../src/discord/answers/lookup/suggest.js';
import type { Payload } from '../../../src/discord/protocol/payload.js';
import { speak } from '../support/house.js';
import { readerIn } from '../support/lookup-walk.js';

const pages: readonly LookupPage[] = [
  ...knownCards.map(({ id }) => ({ is: 'card', id }) as const),
  ...rulebook('en').sections.map(({ id }) => ({ is: 'section', id }) as const),
];
const page = fc.oneof(
  fc.constantFrom(...pages),
  fc.string({ unit: 'grapheme', maxLength: 150 }).map((query): LookupPage => ({ is: 'rules', query })),
);

test('every way through the pages fits into custom ids, and leads back to where one was', () => {
  fc.assert(
    fc.property(page, fc.array(page, { minLength: 1, maxLength: 6 }), (target, way) => {
      const [here, ...before] = way.map(formatPage);
      const from = { here: way[0]!, before };
      const next = parseWay(parseId(pageButtonId(from, target))!.arg, undefined);
      expect(next?.here).toEqual(readPage(formatPage(target)));
      if (formatPage(target).length + here!.length < 85) {
        const back = parseWay(parseId(backButtonId(next!)!)!.arg, undefined);
        expect(back?.here).toEqual(readPage(here!));
      }
      expect(parseWay(parseId(pageMenuId(from, 'menu'))!.arg, `${formatPage(target)}@3`)?.here).toEqual(
        readPage(formatPage(target)),
      );
    }),
  );
});

test('from any card one comes back to the list in which it was found, whatever was typed and filtered', () => {
  const lists = [
    { query: 'gain', filter: { set: 'four-souls-plus-v2', deck: 'outside', category: 'challenge-oversized' } },
    { query: 'steal a soul', filter: { set: 'legend-of-bum-bo', mark: 'threePlus' } },
    { query: '', filter: { deck: 'startingItem', category: 'dice-shards-soul-hearts', mark: 'eternal' } },
    { query: 'no filter', filter: {} },
  ] as const;
  for (const { id } of knownCards.filter((card) => card.id.length < 60))
    for (const list of lists) {
      const here: LookupPage = { is: 'cards', ...list };
      const chosen = parseWay(parseId(pageMenuId({ here, before: [] }, 'cards'))!.arg, formatPage({ is: 'card', id }))!;
      expect(parseWay(parseId(backButtonId(chosen)!)!.arg, undefined)).toEqual({ here, before: [] });
      const next = parseWay(parseId(pageButtonId(chosen, { is: 'section', id: 'dying' }))!.arg, undefined)!;
      expect(next.before[0]).toBe(formatPage({ is: 'card', id }));
    }
});

test('every filter is read back as it was written, and one that nothing fits stays one', () => {
  const filters: readonly CardFilter[] = [
    ...setIds.map((set) => ({ set })),
    ...Object.values(categories).flatMap((all) => all.map((category) => ({ category }))),
    ...knownCards.map(({ set, deck }) => ({ set, deck })),
    ...CARD_MARKS.map((mark) => ({ mark })),
  ];
  for (const filter of filters) {
    const here: LookupPage = { is: 'cards', query: 'a b', filter };
    expect(readPage(formatPage(here))).toEqual(here);
  }
  for (const category of ['big ~ ones', 'constructor', 'toString', '__proto__']) {
    const strange = readPage(formatPage({ is: 'cards', query: '', filter: { category } }));
    expect(knownCards.filter((card) => isKept(card, (strange as { filter: CardFilter }).filter))).toEqual([]);
  }
});

test('a long query is cut rather than the way back to it', () => {
  const here: LookupPage = { is: 'cards', query: 'x'.repeat(80), filter: { set: 'base' } };
  const way = parseWay(
    parseId(pageButtonId({ here, before: [] }, { is: 'card', id: 'y'.repeat(50) }))!.arg,
    undefined,
  )!;
  const back = parseWay(parseId(backButtonId(way)!)!.arg, undefined);
  expect(back?.here).toMatchObject({ is: 'cards', query: expect.stringMatching(/^x{10,}…$/), filter: { set: 'base' } });
});

test('where it is not sure what was meant one can always ask, and see what is asked, whatever else is there', async () => {
  const { hostQuestions, answer } = speak('en').lookup;
  const names = knownCards.filter((_, at) => at % 8 === 0).map(({ en }) => en);
  const unsure = names.filter((name) => rulesFor(name, 'en').is === 'unsure');
  expect(unsure.length).toBeGreaterThan(0);
  for (const query of unsure.slice(0, 12)) {
    const reader = readerIn('en');
    const page = await pageFor({ ...reader, way: { here: { is: 'rules', query }, before: ['s.dying'] } });
    const parts = page!.components.flatMap((row) => row.components);
    const labels = parts.flatMap((part) => ('label' in part ? [part.label] : []));
    expect(labels).toEqual(expect.arrayContaining([answer.noneOfThese, hostQuestions.list(HOST_QUESTION_LIMITS.open)]));
  }
});

/** What stands on a page, and what its buttons and menus offer. */
const shownOn = (page: Payload | null): { readonly said: string; readonly offers: readonly string[] } => ({
  said: page?.embeds[0]?.description ?? '',
  offers: (page?.components ?? []).flatMap(({ components }) =>
    components.flatMap((part) =>
      'options' in part ? part.options.map(({ label }) => label) : 'label' in part ? [part.label ?? ''] : [],
    ),
  ),
});

test('a filter that fits nothing is named, with the nearest cards without it; of many cards all are counted', async () => {
  for (const language of ['en', 'fr'] as const) {
    const { knownCard: words } = speak(language);
    const list = async (query: string, filter: CardFilter) =>
      shownOn(await pageFor({ ...readerIn(language), way: { here: { is: 'cards', query, filter }, before: [] } }));
    const wrong = await list('monstro', { deck: 'room' });
    expect([wrong.said, wrong.offers]).toEqual([
      expect.stringContaining(words.noneWith(words.deck.room)),
      expect.arrayContaining(['Monstro']),
    ]);
    const never = await list('🎲', { deck: 'room', mark: 'guppy' });
    expect([never.said, never.offers.length]).toEqual([
      expect.stringContaining(words.noneWith(`${words.deck.room} · ${words.mark.guppy}`)),
      3 + 2,
    ]);
    const rooms = knownCards.filter(({ deck }) => deck === 'room').length;
    expect((await list('', { deck: 'room' })).said).toContain(words.kept(words.deck.room, rooms, 25));
  }
});

test('a card is offered the rule of its words, and leads to the section about cards of its kind', async () => {
  const page = async (here: LookupPage) =>
    shownOn(await pageFor({ ...readerIn('en'), way: { here, before: [] } })).offers;
  expect(await page({ is: 'cards', query: 'death penalty', filter: {} })).toContain('The death penalty');
  for (const { id } of knownCards.filter((_, at) => at % 20 === 0)) {
    const offers = await page({ is: 'card', id });
    expect(rulebook('en').sections.some(({ title }) => offers.includes(title))).toBe(true);
  }
});

test('in French the back of a card is told with the right article', () => {
  const { backOf } = speak('fr').knownCard;
  expect(['Étoile polaire', "L'Énigme"].map(backOf)).toEqual(['verso d’Étoile polaire', 'verso de L’Énigme']);
});

test('categories count by their name and by part of it too', () => {
  const filter = (category: string, language: Language) =>
    filterFrom((option) => (option === 'category' ? category : ''), speak(language));
  expect([filter('boss', 'en'), filter('Objet passif', 'fr'), filter('malediction', 'fr')]).toEqual([
    { category: 'boss' },
    { category: 'passive' },
    { category: 'curse' },
  ]);
});

test('terms are found as words, in the plural and as signs; questions by most of their words', () => {
  const terms = rulebook('en').glossary;
  const found = termsIn('$, 2 counters: deal combat damage', terms).map(({ name }) => name);
  expect(found).toEqual(expect.arrayContaining(['$', 'combat damage', 'counter']));
  expect(found).not.toContain('¢');
  const rolled = ['Roll 1 of 2.', 'On a roll of ①, die.'].map((text) => termsIn(text, terms).map(({ name }) => name));
  expect(rolled.map((names) => names.includes('circled number'))).toEqual([false, true]);
  expect(nearestTo("l'ame d'une poupee", ['Qui gagne l’âme de la poupée ?'], (text) => text)).toHaveLength(1);
  const plainly = termsIn('At the end of your turn, deal 1 damage if you have it.', terms).map(({ name }) => name);
  expect(plainly).toEqual(expect.arrayContaining(['damage', 'turn']));
  expect(plainly.filter((name) => ['ATK', 'barter', 'control'].includes(name))).toEqual([]);
  const french = ['Gagnez 1 ¢ de plus.', 'Choisissez un dé.'].map((text) =>
    termsIn(text, rulebook('fr').glossary).map(({ name }) => name),
  );
  expect(french.map((names) => names.includes('lancer'))).toEqual([false, true]);
  const questions = ['May grandma borrow dice?', 'Who shuffles?'];
  expect(nearestTo('can grandma borrow the dice', questions, (text) => text)).toEqual([questions[0]]);
  expect(nearestTo('death penalty', questions, (text) => text)).toEqual([]);
});
