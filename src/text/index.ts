import type { CardLookup } from '../engine/index.js';
import { english } from './en/index.js';
import { french } from './fr/index.js';
import type { Language, Words } from './words.js';
export type { TableSettings, TableSettingsCommands, TableSwitch } from './table-settings.js';

export { cardById, categories, knownCard, knownCards, pageOf, setIds, startersWith } from '../../cards/index.js';
export type { Category, KnownCard, KnownDeck, KnownFace, SetId } from '../../cards/index.js';
export type { Dealing, PromiseSaid } from './dealing.js';
export type { Next } from './waiting.js';
export type { Inspect, Whereabouts } from './inspect.js';
export type { AskedReason, Concern, More, Risk } from './more.js';
export { TOPICS, type AnswerKind, type Help, type Situation, type Topic } from './help.js';
export { LESSONS, TIPS, type Lesson, type Lessons, type Tip } from './lessons.js';
export type { KnownCardWords } from './known-card.js';
export { CARD_MARKS, type CardMark, type LookupWords, type NotAsked } from './lookup.js';
export { SWITCHES, type PersonWords, type SeatTold, type Switch } from './person.js';
export { DEEDS } from './words.js';
export { typo } from './fr/typography.js';
export type { AttackStory, DeathStory, Gained, Story } from './story.js';
export type { PicturedPlayer, PictureWords, Standing } from './picture.js';
export type {
  Board,
  Commands,
  Deed,
  Described,
  Errors,
  Headings,
  Language,
  Lobby,
  Moment,
  Names,
  Permission,
  RefusalReason,
  Ui,
  Words,
} from './words.js';

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

/** Our language for a locale of Discord (`fr`, `en-US`, …); English for those we do not speak. */
export const languageOf = (locale: string | null | undefined): Language =>
  locale === 'fr' || locale?.startsWith('fr-') === true ? 'fr' : 'en';
