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
export interface SeatTold {
  /** Where: a channel as a mention, or that it is the practice game. */
  readonly where: string;
  readonly phase: 'lobby' | 'playing' | 'over';
  /** Why the table waits for them, since when and until when, as Discord shows times; null when it does not. */
  readonly awaited: { readonly reason: string; readonly since: string | null; readonly until: string | null } | null;
}
