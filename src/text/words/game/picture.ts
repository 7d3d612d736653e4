/** What a player's part of a picture says, for those who hear it. */
export interface PicturedPlayer {
  readonly name: string;
  readonly hp: number;
  readonly maxHp: number;
  readonly coins: number;
  readonly hand: number;
  readonly souls: number;
  /** Null where all share one goal. */
  readonly soulsToWin: number | null;
  readonly dead: boolean;
}

/** What a player has made of a game. */
export interface Standing {
  readonly name: string;
  readonly winner: boolean;
  readonly souls: number;
  readonly coins: number;
  readonly kills: number;
  readonly deaths: number;
}
