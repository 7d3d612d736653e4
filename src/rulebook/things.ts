import { cardById, knownCard, knownCards, type CardId, type KnownCard } from '../../cards/index.js';
import { LANGUAGES, typo, words, type Language, type Words } from '../text/index.js';
import type { ChapterId } from '../../generated/rulebook/ids.js';
import search from '../../generated/rulebook/search.json' with { type: 'json' };
import { rulebook } from './reading.js';
import { inHaste, type Called } from './search/called.js';
import type { Thing } from './search/hit.js';
import { lettersOf } from './search/tokens.js';
import type { Wording } from './search/prepared.js';

/** What players call cards besides their names, in both languages. */
export const NICKNAMES: Readonly<Record<CardId, readonly string[] | undefined>> = search.nicknames;

const nameOf = (card: CardId, language: Language): string => knownCard(card)?.[language] ?? card;

/** Everything that is looked up as a rule: the sections, then the rulings. */
export const ruleThings = (): readonly Thing[] => [
  ...rulebook('en').sections.map(({ id, rules, terms, title }, at): Thing => ({
    kind: 'rule',
    id,
    rules: [...new Set([...rules, ...terms.flatMap((term) => term.rules)])],
    titles: { en: title, fr: rulebook('fr').sections[at]?.title ?? title },
    family: id,
  })),
  ...rulebook('en').rulings.map(({ id, card, rules }): Thing => ({
    kind: 'ruling',
    id,
    rules,
    titles: { en: nameOf(card, 'en'), fr: typo(nameOf(card, 'fr')) },
    family: card,
  })),
];

/** What the name of a ruling's card counts beside what names a section. */
const RULING_NAME = 0.7;
/** What a question or a name in one word counts beside a title. */
const ASKED = 0.97;

/** Chapters that tell once more, in another way, what others explain. */
const AGAIN: ReadonlySet<ChapterId> = new Set(['easilyWrong', 'editions', 'firstEdition', 'readings', 'authority']);
/** What they count beside the others. */
const TOLD_AGAIN = 0.85;

const weightOf = (chapter: ChapterId): number => (AGAIN.has(chapter) ? TOLD_AGAIN : 1);

const sectionWordings = (language: Language): readonly Wording[] =>
  rulebook(language).sections.flatMap(({ title, asked, terms, text, example, chapter }, thing): readonly Wording[] => {
    const names = [title, ...terms.flatMap(({ name, also }) => [name, ...also])];
    const weight = weightOf(chapter);
    return [
      { thing, language, texts: names, is: 'name', weight },
      { thing, language, texts: asked, is: 'whole', weight: ASKED * weight },
      {
        thing,
        language,
        texts: [text, ...(example === '' ? [] : [example]), ...terms.map(({ meaning }) => meaning)],
        is: 'text',
        weight,
      },
    ];
  });

const rulingWordings = (language: Language): readonly Wording[] => {
  const { sections, rulings } = rulebook(language);
  return rulings.flatMap(({ card, text, asked }, at): readonly Wording[] => {
    const thing = sections.length + at;
    const name = nameOf(card, language);
    const names = [...inHaste(name), ...(language === 'en' ? (NICKNAMES[card] ?? []) : [])];
    return [
      { thing, language, texts: names, is: 'about', weight: RULING_NAME },
      { thing, language, texts: asked.map((question) => `${name} ${question}`), is: 'whole', weight: ASKED },
      { thing, language, texts: [`${name} ${text}`], is: 'text', weight: 1 },
    ];
  });
};

/** What rules are found by. */
export const ruleWordings = (): readonly Wording[] =>
  LANGUAGES.flatMap((language) => [...sectionWordings(language), ...rulingWordings(language)]);

/** Everything that is looked up as a card, in the order of the known cards. */
export const cardThings = (): readonly Thing[] => {
  const rules = new Map<CardId, readonly string[]>();
  for (const ruling of rulebook('en').rulings)
    rules.set(ruling.card, [...new Set([...(rules.get(ruling.card) ?? []), ...ruling.rules])]);
  return knownCards.map(({ id, en, fr }): Thing => ({
    kind: 'card',
    id,
    rules: rules.get(id) ?? [],
    titles: { en, fr: typo(fr) },
    family: lettersOf(en),
  }));
};

/** What cards are called, in the order of the known cards. */
export const cardNames = (): readonly Called[] =>
  knownCards.map(({ id, en, fr, back, versionOf }) => ({
    id,
    names: { en, fr },
    back: back === null ? [] : [back.en, back.fr, `${en} ${back.en}`, `${fr} ${back.fr}`],
    isVersion: versionOf !== null,
  }));

/** `guppyshead`, `deadcat`: in one word, without the article, as people type it too. */
const joined = (name: string): string => name.replace(/^(?:the|le|la|les|l['’]) ?/i, '').replace(/[\s'’-]+/g, '');

/** What another printing of a card counts beside the first. */
const VERSION = 0.97;
/** What a card counts of a set that not every table has, beside one of the base set. */
const RARER = 0.96;

/** Starting items by the characters that begin with them. */
const startingWordings = (): readonly Wording[] => {
  const places = new Map(knownCards.map(({ id }, thing) => [id, thing]));
  return knownCards.flatMap(({ startingItem, en, fr }): readonly Wording[] => {
    const thing = startingItem === null ? undefined : places.get(startingItem);
    if (thing === undefined) return [];
    return [
      { thing, language: 'en', texts: [`${en} starting item`, `${en} item`], is: 'whole', weight: ASKED },
      { thing, language: 'fr', texts: [`objet de départ de ${fr}`, `objet de ${fr}`], is: 'whole', weight: ASKED },
    ];
  });
};

/** Name, deck and kind, and the text of a card that can be played. */
const textOf = (card: KnownCard, w: Words): string =>
  [
    card[w.language],
    w.knownCard.deck[card.deck],
    ...(card.category === null ? [] : [w.knownCard.category[card.category]]),
    ...(card.playable ? w.exactText(cardById(card.id)) : []),
  ].join(' ');

/** What cards are found by: names in both languages, nicknames, and the text of those that can be played. */
export const cardWordings = (): readonly Wording[] => {
  const speaking = LANGUAGES.map((language) => words(language, { card: cardById }));
  const wordings = knownCards.flatMap((card, thing): readonly Wording[] => {
    const weighs = (card.versionOf === null ? 1 : VERSION) * (card.set === 'base' ? 1 : RARER);
    const whole = (language: Language, texts: readonly string[], weight: number): Wording => ({
      thing,
      language,
      texts,
      is: 'whole',
      weight: weight * weighs,
    });
    const names = [...new Set([card.en, card.fr])];
    const other = card.back === null ? [] : [...new Set([card.back.en, card.back.fr])];
    const inOneWord = [...new Set(names.map(joined))].filter((name) => !names.includes(name));
    return [
      whole('en', [card.en, ...(NICKNAMES[card.id] ?? [])], 1),
      whole('fr', names.slice(1), 1),
      whole('en', inOneWord, ASKED),
      whole('en', other, ASKED),
      ...LANGUAGES.map((language) => whole(language, rulebook(language).cardsAsked[card.id] ?? [], ASKED)),
      ...speaking.map((w): Wording => ({
        thing,
        language: w.language,
        texts: [textOf(card, w)],
        is: 'text',
        weight: weighs,
      })),
    ];
  });
  return [...wordings, ...startingWordings()];
};
