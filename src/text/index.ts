import { LRUCache } from 'lru-cache';
import { cardLookup, houseNumber, isNeutral, type SetId } from '../../cards/index.js';
import type { Card, CardId, CardLookup } from '../engine/index.js';
import { textForListener } from './en/cards/abilities.js';
import { english } from './en/index.js';
import { french } from './fr/index.js';
import type { Language } from './words/described.js';
import type { Words } from './wording.js';

export {
  cardById,
  cardToday,
  formerPrintings,
  blankHouseCard,
  categories,
  categoriesOf,
  HOUSE_LIMITS,
  HOUSE_SET,
  HOUSE_TYPES,
  houseCopy,
  houseId,
  houseNumber,
  houseProblem,
  isCopiable,
  isHouseName,
  knownCard,
  knownCards,
  neutralName,
  otherPrintings,
  pageOf,
  setIds,
  STAT_NAMES,
  startersWith,
  textNumbers,
  withRewardSums,
  withStats,
  withTextNumbers,
  withWord,
  wordChoices,
} from '../../cards/index.js';
export type {
  HouseProblem,
  HouseType,
  KnownCard,
  KnownFace,
  Printing,
  SetId,
  StatName,
  WordChoice,
} from '../../cards/index.js';
export type { Next } from './words/game/waiting.js';
export type { Whereabouts } from './words/game/inspect.js';
export type { Risk } from './words/game/more.js';
export { TOPICS, type AnswerKind, type HelpPage, type Situation, type Topic } from './words/bot/help.js';
export { TIPS, type LessonRoll, type Tip } from './words/bot/lessons.js';
export { CARD_MARKS, type CardMark } from './words/bot/lookup.js';
export type { HoursProblem } from './words/bot/hours.js';
export { SWITCHES, type Switch } from './words/bot/person.js';
export { TURN_ACTIONS, type TurnAction, type PriorityKind } from './words/game/board.js';
export type { Permission } from './words/bot/errors.js';
export type { Described, Language, Names } from './words/described.js';
export { textForListener };
export type { RenderedKind, RenderListener, ListenedContext } from './cards/render-listener.js';
export { typo } from './fr/cards/typography.js';
export { cutAtWord } from './game/fit.js';
export type { AttackStory, DeathStory, Gained, SoulMoved } from './words/game/story.js';
export type { DeathCost, Peril } from './words/game/peril.js';
export type { Standing } from './words/game/picture.js';
export type { ImportProblem } from './words/bot/house-cards.js';
export type { Words } from './wording.js';

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

/** How many choices of printings are remembered for each lookup. */
const REMEMBERED = 100;

/** How a table names its cards: which printings it shows, and with what its game is played. */
interface Naming {
  readonly shown: ReadonlyMap<CardId, SetId>;
  /** The cards of its game, those of the server's own among them; null for the published ones. */
  readonly cards: CardLookup | null;
}

const ofPrinting = (card: Card, set: SetId): Card => ({
  ...card,
  name: {
    en: english(cardLookup).printings.name(card.name.en, set),
    fr: french(cardLookup).printings.name(card.name.fr, set),
  },
});

/** A house card under its name, which says that it is one. */
const ofServer = (card: Card): Card =>
  isNeutral(card)
    ? card
    : {
        ...card,
        name: {
          en: english(cardLookup).houseCards.marked(card.name.en),
          fr: french(cardLookup).houseCards.marked(card.name.fr),
        },
      };

/** The cards as a table names them: the same in all but that. */
const namedCards = (cards: CardLookup, shown: Naming['shown']): CardLookup => {
  const named = new Map<CardId, Card>();
  const nameOf = (id: CardId): Card => {
    const card = cards.card(id);
    const set = shown.get(id);
    if (houseNumber(id) !== null && (cards.placeholder?.(id) ?? null) === null) return ofServer(card);
    return set === undefined ? card : ofPrinting(card, set);
  };
  return {
    ...cards,
    card(id) {
      const known = named.get(id) ?? nameOf(id);
      named.set(id, known);
      return known;
    },
  };
};

const tableWordsOf = new WeakMap<CardLookup, LRUCache<string, Words>>();

/** Everything the bot can say in a language, with the cards of a table under the names that it shows. */
export const tableWords = (language: Language, { shown, cards }: Naming): Words => {
  const lookup = cards ?? cardLookup;
  const known = tableWordsOf.get(lookup) ?? new LRUCache<string, Words>({ max: REMEMBERED });
  tableWordsOf.set(lookup, known);
  const key = `${language} ${[...shown].join(' ')}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const said = words(language, namedCards(lookup, shown));
  known.set(key, said);
  return said;
};

/** A house card as it is shown: under its name, which says that it is one. */
export const markedCard = ofServer;

/** Everything the bot can say in a language, with a house card that no game has yet, under its own name. */
export const wordsWith = (language: Language, own: Card): Words =>
  words(language, {
    card: (id) => (id === own.id ? own : cardLookup.card(id)),
    placeholder: (id, type) => (id === own.id ? null : cardLookup.placeholder(id, type)),
  });

/** Our language for a locale of Discord (`fr`, `en-US`, …); English for those we do not speak. */
export const languageOf = (locale: string | null | undefined): Language =>
  locale === 'fr' || locale?.startsWith('fr-') === true ? 'fr' : 'en';
