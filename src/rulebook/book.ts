import type { CardId } from '../../cards/index.js';
import type { ChapterId, chapters, SectionId } from './chapters/index.js';
import type { TermId } from './glossary/glossary.js';
import type { RulingId } from './rulings/rulings.js';
import type { ChapterText, TermText } from './section.js';

/** The whole rulebook in a language. */
export interface BookText {
  readonly titles: Readonly<Record<ChapterId, string>>;
  readonly chapters: { readonly [Id in ChapterId]: ChapterText<(typeof chapters)[Id]> };
  /** More of what players ask, by section: questions as they type them, parted by semicolons. */
  readonly asked: Readonly<Partial<Record<SectionId, string>>>;
  /** The same, written in haste at a table. */
  readonly atTheTable: Readonly<Partial<Record<SectionId, string>>>;
  /** The same, as newcomers and people in a hurry type it: short, slangy, misspelled, in two languages at once. */
  readonly inAHurry: Readonly<Partial<Record<SectionId, string>>>;
  /** The same, in the words of other games. */
  readonly otherWords: Readonly<Partial<Record<SectionId, string>>>;
  readonly glossary: Readonly<Record<TermId, TermText>>;
  readonly rulings: Readonly<Record<RulingId, string>>;
  /** What players ask about the card of a ruling that the ruling answers, without the card's name. */
  readonly rulingsAsked: Readonly<Partial<Record<RulingId, readonly string[]>>>;
  /** More of that, parted by semicolons. */
  readonly rulingsAtTheTable: Readonly<Partial<Record<RulingId, string>>>;
  /** The same, as newcomers and people in a hurry type it. */
  readonly rulingsInAHurry: Readonly<Partial<Record<RulingId, string>>>;
  /** How players say what a card does, as they would type it. */
  readonly cardsAsked: Readonly<Partial<Record<CardId, readonly string[]>>>;
  /** More of that, parted by semicolons. */
  readonly cardsDo: Readonly<Partial<Record<CardId, string>>>;
}
