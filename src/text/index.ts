import { cardLookup, type SetId } from '../../cards/index.js';
import type { Card, CardId, CardLookup } from '../engine/index.js';
import { heardText } from './en/cards/abilities.js';
import { english } from './en/index.js';
import { french } from './fr/index.js';
import type { Language } from './words/described.js';
import type { Words } from './words/words.js';

export {
  cardById,
  categories,
  knownCard,
  knownCards,
  otherPrintings,
  pageOf,
  setIds,
  startersWith,
} from '../../cards/index.js';
export type { KnownCard, KnownFace, Printing, SetId } from '../../cards/index.js';
export type { Next } from './words/game/waiting.js';
export type { Whereabouts } from './words/game/inspect.js';
export type { Risk } from './words/game/more.js';
export { TOPICS, type AnswerKind, type HelpPage, type Situation, type Topic } from './words/bot/help.js';
export { TIPS, type LessonRoll, type Tip } from './words/bot/lessons.js';
export type { KnownCardWords } from './words/bot/known-card.js';
export { CARD_MARKS, type CardMark } from './words/bot/lookup.js';
export type { HoursProblem } from './words/bot/hours.js';
export { SWITCHES, type Switch } from './words/bot/person.js';
export { DEEDS, type Deed, type Moment } from './words/game/board.js';
export type { Permission } from './words/bot/errors.js';
export type { Described, Language, Names } from './words/described.js';
export { heardText };
export type { Heard, Listener, Listening } from './cards/listening.js';
export { typo } from './fr/cards/typography.js';
export type { AttackStory, DeathStory, Gained } from './words/game/story.js';
export type { DeathCost, Peril } from './words/game/peril.js';
export type { Standing } from './words/game/picture.js';
export type { Words } from './words/words.js';

export const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** Everything the bot can say in a language; cards are named and described by way of the lookup. */
export const words = (language: Language, cards: CardLookup): Words => {
  switch (language) {
    case 'en':
      return english(cards);
    case 'fr':
      return french(cards);
  }
};

/** How many choices of printings are remembered. */
const REMEMBERED = 100;

/** The cards as a table with these printings has them: the same in all but their names. */
const printedCards = (shown: ReadonlyMap<CardId, SetId>): CardLookup => {
  const [en, fr] = [english(cardLookup).printings, french(cardLookup).printings];
  const printed = (card: Card, set: SetId): Card => ({
    ...card,
    name: { en: en.name(card.name.en, set), fr: fr.name(card.name.fr, set) },
  });
  const cards = new Map([...shown].map(([id, set]) => [id, printed(cardLookup.card(id), set)] as const));
  return { ...cardLookup, card: (id) => cards.get(id) ?? cardLookup.card(id) };
};

const printed = new Map<string, Words>();

/** Everything the bot can say in a language, with cards under the names of these printings. */
export const printedWords = (language: Language, shown: ReadonlyMap<CardId, SetId>): Words => {
  const key = `${language} ${[...shown].join(' ')}`;
  const before = printed.get(key);
  if (before !== undefined) return before;
  if (printed.size >= REMEMBERED) printed.clear();
  const said = words(language, printedCards(shown));
  printed.set(key, said);
  return said;
};

/** Our language for a locale of Discord (`fr`, `en-US`, …); English for those we do not speak. */
export const languageOf = (locale: string | null | undefined): Language =>
  locale === 'fr' || locale?.startsWith('fr-') === true ? 'fr' : 'en';
