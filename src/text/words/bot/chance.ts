import type { ChanceVerdict, Finding } from '../../../engine/index.js';

/** Chance that people can check: what the seed is made of, and what came of doing every draw again. */
export interface ChanceWords {
  /** The heading in a lobby. */
  readonly title: string;
  /** What the hash is for and that anybody may add a word. */
  readonly explain: (hash: string) => string;
  /** Who has added a word. */
  readonly added: (names: readonly string[]) => string;
  /** On the button that opens the form, and above the form. */
  readonly button: string;
  readonly label: string;
  readonly hint: string;
  /** What somebody has added, for their eyes alone; null when they have taken it away. */
  readonly kept: (word: string | null) => string;
  /** What a finished game tells besides the seed: the secret, and each word with who added it. */
  readonly secret: (secret: string) => string;
  readonly words: (words: readonly { readonly name: string; readonly word: string }[]) => string;
  readonly refused: (problem: 'tooLong' | 'unreadable', most: number) => string;
  /** What came of it in one sentence, and each thing that was found. */
  readonly verdict: (is: ChanceVerdict['is']) => string;
  readonly finding: (finding: Finding) => string;
  /** Headings, and what a file cannot show by itself. */
  readonly found: string;
  readonly notProven: string;
  readonly limits: (has: { readonly words: boolean }) => readonly string[];
  /** Above the dice in their order, to be compared with the log, and the dice of which nobody could know better. */
  readonly dice: string;
  /** A file that tells nothing of its chance. */
  readonly nothingTold: string;
  readonly unreadable: string;
}
