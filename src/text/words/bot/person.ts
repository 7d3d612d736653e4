import type { Language } from '../described.js';
import type { HoursWords } from './hours.js';

/** What a person can switch on and off for themselves. */
export const SWITCHES = [
  'textOnly',
  'large',
  'calm',
  'tips',
  'dm',
  'notices',
  'digest',
  'noPings',
  'showHours',
] as const;
export type Switch = (typeof SWITCHES)[number];

/** The seat of a person at a table, as it is told to them. */
interface SeatTold {
  /** Where: a channel as a mention, or that it is the practice game. */
  readonly where: string;
  readonly phase: 'lobby' | 'playing' | 'over';
  /** Why the table waits for them, since when and until when, as Discord shows times; null when it does not. */
  readonly awaited: { readonly reason: string; readonly since: string | null; readonly until: string | null } | null;
}

/** A person's own pages in one language: settings, tables, data. */
export interface PersonWords {
  readonly settings: {
    readonly title: string;
    readonly about: string;
    readonly name: Readonly<Record<Switch, string>>;
    readonly explain: Readonly<Record<Switch, string>>;
    /** The label of a button that shows the present state. */
    readonly state: (name: string, on: boolean) => string;
    /** Labels of a menu, which say what the menu is for. */
    readonly languages: Readonly<Record<'auto' | Language, string>>;
  };
  readonly hours: HoursWords;
  /** One's hand as a direct message. */
  readonly dm: {
    /** The first direct message, before any hand. */
    readonly greeting: string;
    readonly title: string;
    readonly playIn: (channel: string) => string;
    /** In place of the hand: switched off, the game is over, the seat is given up. */
    readonly off: (channel: string) => string;
    readonly over: (channel: string) => string;
    readonly left: (channel: string) => string;
    /** Direct messages from the bot are not taken. */
    readonly closed: string;
  };
  /** The numbered text mode. */
  readonly numbers: {
    readonly title: string;
    /** Nothing has this number; 0 when there are no numbers. */
    readonly none: (most: number) => string;
    readonly mixed: string;
  };
  readonly tables: {
    readonly title: string;
    readonly none: string;
    readonly seat: (seat: SeatTold) => string;
    readonly practice: string;
    /** The label of the button that leads to the most urgent table. */
    readonly next: string;
    readonly more: (number: number) => string;
  };
  readonly data: {
    readonly title: string;
    /** What is kept, in words; the number of tables, and of those that are over. */
    readonly kept: (kept: {
      readonly settings: readonly string[];
      /** Time zone, quiet hours and absence, a line each. */
      readonly hours: readonly string[];
      readonly seats: number;
    }) => readonly string[];
    readonly usual: string;
    readonly export: string;
    readonly exported: string;
    readonly erase: string;
    /** Asked before it is done. */
    readonly sure: string;
    readonly eraseNow: string;
    readonly erased: string;
  };
}
