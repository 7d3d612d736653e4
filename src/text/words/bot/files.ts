import type { Described } from '../described.js';

/** A game as files. */
export interface FilesWords {
  readonly title: string;
  /** What the files hold, and what not while the game goes on. */
  readonly about: (isOver: boolean) => string;
  /** On the button under a result. */
  readonly button: string;
  /** The first lines of the log as a text. */
  readonly heading: (players: readonly string[], souls: number) => string;
  readonly notOver: string;
  readonly log: string;
  readonly takenBack: string;
  /** So many lines do not fit into the file. */
  readonly leftOut: (lines: number) => string;
}

export type ExportCommand = Described & {
  readonly language: Described;
  /** What is given: the log and the result, or a page that plays the game again. */
  readonly what: Described & { readonly choices: Readonly<Record<'files' | 'replay', string>> };
};
