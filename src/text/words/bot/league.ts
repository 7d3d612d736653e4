/** Somebody in the standings; the name as it is to stand there. */
export interface StandingTold {
  readonly place: number;
  readonly name: string;
  readonly points: number;
  readonly played: number;
  readonly wins: number;
  readonly souls: number;
  /** They are in no further round. */
  readonly left: boolean;
}
