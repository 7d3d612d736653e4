/** How a game went for one player. */
export interface PlayerRecord {
  readonly coins: number;
  readonly deaths: number;
  readonly lootPlayed: number;
  readonly bought: number;
  readonly rolls: number;
  /** Of the numbers thrown, before anything changed them; null without a roll. */
  readonly average: number | null;
}

/** A card by name, and how often. */
export interface Often {
  readonly name: string;
  readonly times: number;
}
