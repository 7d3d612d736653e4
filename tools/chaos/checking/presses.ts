/** What somebody could read of what became of something that they pressed. */
export type Told =
  /** It was done. */
  | 'done'
  /** It was not done: a rule or the table was against it. */
  | 'refused'
  /** It was not done: saving failed, and nothing has changed. */
  | 'unsaved'
  /** It may have been done: they were told so, or never told anything. */
  | 'uncertain'
  /** Something was shown, or asked, and nothing was to be done at the table. */
  | 'shown';

/** Something that somebody pressed or typed, and what they were told. */
export interface Press {
  readonly interaction: string;
  readonly channel: string;
  readonly person: string;
  /** The custom id with what was chosen, or the command: whoever presses the same again has the same here. */
  readonly pressed: string;
  /** Milliseconds from the beginning of the run. */
  readonly at: number;
  readonly took: number;
  readonly told: Told;
  /** The first words of the answer. */
  readonly said: string;
}
