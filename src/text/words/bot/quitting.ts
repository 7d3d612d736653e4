/** A seat that was vacated, as everybody may see it. */
export interface VacantSeat {
  readonly name: string;
  /** Whether they have given up. */
  readonly conceded: boolean;
  readonly characters: readonly string[];
  readonly souls: number;
  readonly coins: number;
  /** Cards in hand. */
  readonly hand: number;
  readonly items: number;
  /** Of which turn this is told. */
  readonly turn: number;
}

/** What is lost when a game is ended for everybody. */
export interface EndedGame {
  readonly turn: number;
  readonly standings: readonly { readonly name: string; readonly souls: number }[];
  /** The other people who play. */
  readonly others: readonly string[];
}
