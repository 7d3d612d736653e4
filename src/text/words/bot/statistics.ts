import type { Luck, Sums, Played } from '../../../table/index.js';
import type { ModeId } from '../../../engine/index.js';
import type { Described } from '../described.js';

/** A rating as it is shown, and after how many games; `give` to both sides of it. */
interface RatingTold {
  readonly value: number;
  readonly give: number;
}

/** Somebody in the statistics of a server, by their name as it is to stand there. */
interface RowTold extends Sums {
  /** Shared by who has done the same. */
  readonly place: number;
  readonly name: string;
  readonly rating: RatingTold | null;
}

/** Statistics of people and servers in one language. */
export interface StatisticsWords {
  readonly title: string;
  /** To whoever wants none: what would be kept, and who would see it. */
  readonly offer: readonly string[];
  readonly begin: string;
  /** Since when games are counted, as Discord shows times, and what counts. */
  readonly since: (at: string) => string;
  readonly counts: string;
  readonly noGames: string;
  readonly sums: (sums: Sums) => string;
  readonly rating: (rating: RatingTold & { readonly games: number }) => string;
  readonly noRating: string;
  readonly rate: string;
  readonly unrate: string;
  /** Asked before a rating that games stand behind is given up. */
  readonly unrateSure: (games: number) => string;
  readonly unrateNow: string;
  readonly dice: string;
  /** So few throws that the test says nothing. */
  readonly fewThrows: (throws: number, least: number) => string;
  /** Whether somebody is unlucky. */
  readonly luck: (luck: Luck) => readonly string[];
  readonly characters: string;
  readonly cards: string;
  readonly opponents: string;
  readonly modes: string;
  readonly mode: Readonly<Record<'versus' | 'computers' | ModeId, string>>;
  readonly played: (name: string, played: Played) => string;
  readonly opponent: (
    name: string,
    met: { readonly games: number; readonly wins: number; readonly losses: number },
  ) => string;
  readonly stop: string;
  /** Asked before everything that is counted is deleted. */
  readonly sure: string;
  readonly stopNow: string;
  readonly stopped: string;
  /** On the page about what is kept. */
  readonly kept: (games: number) => string;
  readonly ofServer: {
    readonly title: string;
    readonly open: string;
    readonly onlyHere: string;
    /** The server has not chosen to have any. */
    readonly off: string;
    readonly none: string;
    readonly explain: string;
    readonly games: (games: number) => string;
    readonly row: (row: RowTold) => string;
    /** Of the setting with which managers allow it. */
    readonly allow: string;
    readonly allowed: (on: boolean) => string;
  };
  readonly picture: {
    readonly faces: string;
    readonly fair: string;
    /** How often a face came. */
    readonly face: (face: number, times: number) => string;
    readonly columns: Readonly<Record<keyof Sums | 'rating', string>>;
    /** Somebody in a ranking of whose name nothing can be drawn, by their line in it. */
    readonly nameless: (line: number) => string;
    readonly course: string;
    /** Somebody's souls by the turns in which they changed. */
    readonly line: (name: string, points: readonly { readonly turn: number; readonly souls: number }[]) => string;
  };
}

/** `/souls stats` and `/souls-me stats` */
export type StatisticsCommand = Described;
