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

/** The result of a game. */
export interface Ending {
  /** Above a player's part: `★ Alice — 4 souls`. */
  readonly player: (name: string, souls: number, wins: boolean) => string;
  readonly souls: (cards: readonly string[]) => string;
  readonly kills: (monsters: readonly Often[]) => string;
  readonly items: (cards: readonly string[]) => string;
  readonly hand: (cards: readonly string[]) => string;
  readonly record: (record: PlayerRecord) => string;
  /** `After 24 turns`. */
  readonly turns: (turns: number) => string;
  readonly rematch: string;
  /** To whoever asks for a rematch after somebody else. */
  readonly stands: string;
  /** Above the lobby of a rematch; the others are mentions. */
  readonly wanted: (by: string, others: readonly string[]) => string;
  /** Below a result in a thread, which will be archived. */
  readonly inThread: string;
  /** One line for the channel from which the table has moved. */
  readonly short: (winners: readonly string[], turns: number, link: string) => string;
}
