import type { View } from '../../../engine/index.js';

/** What a player's part of a picture says, for those who hear it. */
interface PicturedPlayer {
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

/** The few words in pictures, and the descriptions of pictures in words. */
export interface PictureWords {
  readonly turn: (turn: number) => string;
  readonly declared: (what: NonNullable<View['declared']>) => string;
  readonly stackEmpty: string;
  readonly emptySlot: string;
  /** What an attack roll leads to as it stands. */
  readonly roll: { readonly hit: string; readonly miss: string };
  /** One sentence about a player on the board. */
  readonly player: (player: PicturedPlayer) => string;
  /** One sentence about a player at the end. */
  readonly standing: (standing: Standing) => string;
  /** What a panel of a story says, and how many souls of how many somebody has. */
  readonly panel: (number: number, text: string) => string;
  readonly souls: (player: string, has: number, goal: number) => string;
  /** The columns of the result. */
  readonly columns: Readonly<Record<'souls' | 'coins' | 'kills' | 'deaths', string>>;
  /** To whoever opens or shows a table in a channel where the bot may not attach files. */
  readonly notAllowed: string;
}
