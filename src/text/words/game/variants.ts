/** What is said of a variant. */
export interface VariantTold {
  readonly name: string;
  /** At most 100 characters, for menus. */
  readonly about: string;
  /** What it changes, in a paragraph, for the lobby. */
  readonly paragraph: string;
  /** When one would play with it, for its page of the help. */
  readonly when: string;
  /** What to think of, for the first turn of each player. */
  readonly firstTurn: string;
}
