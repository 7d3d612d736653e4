/** Whether somebody can act at a table of a server; `timedOutUntil` is in milliseconds since 1970. */
export type Presence = 'here' | 'gone' | { readonly timedOutUntil: number };

/** The channel of a table, and its server as far as that is known. */
export interface Place {
  readonly channel: string;
  readonly server: string | null;
}

/** Finds out whether a user can act at a table there. Whoever cannot be asked about counts as there: it may throw, or take long. */
export type PresenceOf = (place: Place, user: string) => Promise<Presence>;
