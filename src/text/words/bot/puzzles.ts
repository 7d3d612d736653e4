/** What a puzzle says: its name, what helps, and why it is so. Names of cards come in as they are to be written. */
export interface PuzzleText {
  readonly title: string;
  readonly hint: string;
  readonly why: string;
}
