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

/** Giving up, seats that anybody may take, and agreeing to end a game. */
export interface QuittingWords {
  readonly concede: string;
  readonly sureTitle: string;
  /** What happens: with two players `other` wins, with more, null, a computer player goes on. */
  readonly sure: (other: string | null) => string;
  /** The same where nobody stays who shares the goal. */
  readonly sureTogether: string;
  readonly yes: string;
  /** To whoever has given up. */
  readonly conceded: string;
  /** Asks somebody whether they mean to leave a game that goes on; `isLast`: nobody else is left at the table. */
  readonly leaveTitle: string;
  readonly leaveSure: (isLast: boolean) => string;
  readonly leaveYes: string;
  readonly hasLeft: string;
  /** Asks whoever would end the game at once whether they mean it. */
  readonly endTitle: string;
  readonly endSure: (game: EndedGame) => string;
  readonly endYes: string;
  /** The message for everybody about a vacant seat. */
  readonly vacant: (seat: VacantSeat) => string;
  readonly take: string;
  readonly takenBy: (seat: string, by: string) => string;
  readonly notTaken: string;
  /** The message for everybody about a proposal to end the game: who agrees, and how many of how many must. */
  readonly proposal: (by: string, agreed: readonly string[], needed: number, of: number) => string;
  readonly agree: string;
  readonly withdraw: string;
  /** To whoever has proposed it or agreed. */
  readonly proposed: string;
  /** In the result: by how many of how many it was ended, and who had given up in which turn. */
  readonly endedBy: (agreed: number, of: number) => string;
  readonly gaveUp: (name: string, turn: number) => string;
}
