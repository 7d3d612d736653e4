/** What a section or ruling says, as a game that shows it. */
export interface Shown {
  /** The id of the section or ruling. */
  readonly of: string;
  /** Which of its statements. */
  readonly says: string;
  /** Plays it; throws where the game does something else. */
  readonly play: () => void;
}
