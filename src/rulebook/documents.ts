import { cardById, knownCard, knownCards, type CardId, type KnownCard } from '../../cards/index.js';
import { LANGUAGES, typo, words, type Language, type Words } from '../text/index.js';
import type { ChapterId } from '../../generated/rulebook/ids.js';
import search from '../../generated/rulebook/search.json' with { type: 'json' };
import { askedIn, rulebook, type AskedPhrases, type AskedPhrase } from './reading.js';
import { shortForms, type CardNames } from './search/name-matcher.js';
import type { SearchDocument } from './search/hit.js';
import { lettersOf } from './search/tokens.js';
import type { Wording } from './search/indexed-phrases.js';

/** What players call cards besides their names, in both languages. */
export const NICKNAMES: Readonly<Record<CardId, readonly string[] | undefined>> = search.nicknames;

const nameOf = (card: CardId, language: Language): string => knownCard(card)?.[language] ?? card;

/** Everything that is looked up as a rule: the sections, then the rulings. */
export const ruleDocuments = (): readonly SearchDocument[] => [
  ...rulebook('en').sections.map(({ id, rules, terms, title }, at): SearchDocument => ({
    kind: 'rule',
    id,
    rules: [...new Set([...rules, ...terms.flatMap((term) => term.rules)])],
    titles: { en: title, fr: rulebook('fr').sections[at]?.title ?? title },
    family: id,
  })),
  ...rulebook('en').rulings.map(({ id, card, rules }): SearchDocument => ({
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

/** A phrase of more words tells a whole situation, with the card in it. */
const SITUATION = 10;

/** How people ask for something about a card, whose name is left out of short phrases. */
export const askedOf = (name: string, text: string): string =>
  name === '' || text.split(' ').length > SITUATION ? text : `${name} ${text}`;

const REPLIES = [null, 'yes', 'no'] as const satisfies readonly AskedPhrase['reply'][];

/** The phrases that ask for each answer of a document, apart by whether that is Yes or No. */
const askedWordings = (
  answers: AskedPhrases['entries'][string] = [],
  base: Pick<Wording, 'document' | 'language' | 'weight'>,
  name = '',
): readonly Wording[] =>
  answers.flatMap((phrases, answer) =>
    REPLIES.flatMap((reply): readonly Wording[] => {
      const texts = phrases.filter((phrase) => phrase.reply === reply).map(({ text }) => askedOf(name, text));
      return texts.length === 0 ? [] : [{ ...base, texts, is: 'whole', answer, reply }];
    }),
  );

/** Answers are texts, too: the first is told by the text of the whole document. */
const answerWordings = (
  answers: readonly string[],
  base: Pick<Wording, 'document' | 'language' | 'weight'>,
  before = '',
): readonly Wording[] =>
  answers.map((text, answer) => ({ ...base, texts: [before + text], is: 'text', answer, reply: null }));

const NONE = { answer: null, reply: null } as const;

const sectionWordings = (language: Language, { entries }: AskedPhrases): readonly Wording[] =>
  rulebook(language).sections.flatMap(
    ({ id, title, answers, terms, text, example, chapter }, document): readonly Wording[] => {
      const names = [title, ...terms.flatMap(({ name, also }) => [name, ...also])];
      const base = { document, language, weight: weightOf(chapter) };
      return [
        { ...base, texts: names, is: 'name', ...NONE },
        ...askedWordings(entries[id], { ...base, weight: ASKED * base.weight }),
        ...answerWordings(answers, base),
        {
          ...base,
          texts: [text, ...(example === '' ? [] : [example]), ...terms.map(({ meaning }) => meaning)],
          is: 'text',
          ...NONE,
        },
      ];
    },
  );

const rulingWordings = (language: Language, { entries }: AskedPhrases): readonly Wording[] => {
  const { sections, rulings } = rulebook(language);
  return rulings.flatMap(({ id, card, answers, text }, at): readonly Wording[] => {
    const base = { document: sections.length + at, language, weight: 1 };
    const name = nameOf(card, language);
    const names = [...shortForms(name), ...(language === 'en' ? (NICKNAMES[card] ?? []) : [])];
    return [
      { ...base, texts: names, is: 'about', weight: RULING_NAME, ...NONE },
      ...askedWordings(entries[id], { ...base, weight: ASKED }, name),
      ...answerWordings(answers, base, `${name} `),
      { ...base, texts: [`${name} ${text}`], is: 'text', ...NONE },
    ];
  });
};

/** What rules are found by. */
export const ruleWordings = (): readonly Wording[] =>
  LANGUAGES.flatMap((language) => {
    const asked = askedIn(language);
    return [...sectionWordings(language, asked), ...rulingWordings(language, asked)];
  });

/** Everything that is looked up as a card, in the order of the known cards. */
export const cardDocuments = (): readonly SearchDocument[] => {
  const rules = new Map<CardId, readonly string[]>();
  for (const ruling of rulebook('en').rulings)
    rules.set(ruling.card, [...new Set([...(rules.get(ruling.card) ?? []), ...ruling.rules])]);
  return knownCards.map(({ id, en, fr }): SearchDocument => ({
    kind: 'card',
    id,
    rules: rules.get(id) ?? [],
    titles: { en, fr: typo(fr) },
    family: lettersOf(en),
  }));
};

/** What cards are called, in the order of the known cards. */
export const cardNames = (): readonly CardNames[] =>
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
  const places = new Map(knownCards.map(({ id }, document) => [id, document]));
  const whole = { is: 'whole', weight: ASKED, ...NONE } as const;
  return knownCards.flatMap(({ startingItem, en, fr }): readonly Wording[] => {
    const document = startingItem === null ? undefined : places.get(startingItem);
    if (document === undefined) return [];
    return [
      { document, language: 'en', texts: [`${en} starting item`, `${en} item`], ...whole },
      { document, language: 'fr', texts: [`objet de départ de ${fr}`, `objet de ${fr}`], ...whole },
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
  const asked = { en: askedIn('en'), fr: askedIn('fr') };
  const speaking = LANGUAGES.map((language) => words(language, { card: cardById }));
  const wordings = knownCards.flatMap((card, document): readonly Wording[] => {
    const weighs = (card.versionOf === null ? 1 : VERSION) * (card.set === 'base' ? 1 : RARER);
    const whole = (language: Language, texts: readonly string[], weight: number): Wording => ({
      document,
      language,
      texts,
      is: 'whole',
      weight: weight * weighs,
      ...NONE,
    });
    const names = [...new Set([card.en, card.fr])];
    const other = card.back === null ? [] : [...new Set([card.back.en, card.back.fr])];
    const inOneWord = [...new Set(names.map(joined))].filter((name) => !names.includes(name));
    return [
      whole('en', [card.en, ...(NICKNAMES[card.id] ?? [])], 1),
      whole('fr', names.slice(1), 1),
      whole('en', inOneWord, ASKED),
      whole('en', other, ASKED),
      ...LANGUAGES.map((language) => whole(language, asked[language].cards[card.id] ?? [], ASKED)),
      ...speaking.map((w): Wording => ({
        document,
        language: w.language,
        texts: [textOf(card, w)],
        is: 'text',
        weight: weighs,
        ...NONE,
      })),
    ];
  });
  return [...wordings, ...startingWordings()];
};
