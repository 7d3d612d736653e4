import type { ChapterId, chapters } from './chapters/index.js';
import type { TermId } from './glossary.js';
import type { RulingId } from './rulings.js';
import type { ChapterText, TermText } from './section.js';

/** The whole rulebook in a language. */
export interface BookText {
  readonly titles: Readonly<Record<ChapterId, string>>;
  readonly chapters: { readonly [Id in ChapterId]: ChapterText<(typeof chapters)[Id]> };
  readonly glossary: Readonly<Record<TermId, TermText>>;
  readonly rulings: Readonly<Record<RulingId, string>>;
}
