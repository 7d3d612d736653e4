import type { Described } from '../described.js';

/** What is wrong with hours that somebody has typed. */
export type HoursProblem =
  | 'noSuchZone'
  | 'noZone'
  | 'notATime'
  | 'quietAlways'
  | 'quietTooLong'
  | 'notADay'
  | 'past'
  | 'tooFar';

/** A person's time zone, quiet hours and absence in one language. Times of the day are as on a clock, `22:30`. */
export interface HoursWords {
  /** The lines of the settings; null for what is not set. */
  readonly zone: (zone: string | null) => string;
  readonly quiet: (quiet: { readonly from: string; readonly to: string } | null) => string;
  /** Until when, as Discord writes it; null until they act again. */
  readonly away: (until: string | null) => string;
  readonly notAway: string;
  /** What all of it is for, and what it tells others. */
  readonly explain: string;
  /** What was set just now, above the settings. */
  readonly zoneSet: (zone: string, clock: string) => string;
  readonly zoneForgotten: string;
  readonly quietSet: (from: string, to: string) => string;
  readonly quietForgotten: string;
  readonly awaySet: (until: string) => string;
  /** Somebody is no longer away: they said so, or they acted at a table. */
  readonly back: { readonly said: string; readonly acted: string };
  readonly problem: (problem: HoursProblem, typed: string) => string;
  /** Labels of buttons. */
  readonly leave: string;
  readonly comeBack: string;
  readonly forgetQuiet: string;
  /** Suggestions while an option is typed. */
  readonly noZone: string;
  readonly openEnd: string;
  /** After so many days, on this day. */
  readonly days: (days: number, day: string) => string;
  /** Cities by their time zone, the best known first: how zones are called, and by what else they are found. */
  readonly cities: Readonly<Record<string, readonly string[]>>;
}

/** The subcommands of `/souls-me` that set them. */
export interface HoursCommands {
  readonly timezone: Described & { readonly zone: Described };
  readonly quiet: Described & { readonly from: Described; readonly to: Described };
  readonly away: Described & { readonly until: Described };
}
