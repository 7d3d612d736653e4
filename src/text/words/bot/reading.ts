/** Why the text of a card could not be read. */
export interface ParseFailure {
  /** It stops at a word, it is too long, there is no text, or its words are known and mean nothing together. */
  readonly why: 'word' | 'long' | 'empty' | 'whole';
  /** The word at which reading stopped, or all that means nothing; empty at the end of the text. */
  readonly word: string;
  /** A few words that could have stood there. */
  readonly expected: readonly string[];
}
