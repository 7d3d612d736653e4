import { z } from 'zod';
import type { Stored } from './stored.js';

const person = { user: z.string(), name: z.string() };

/** How a table finds its people. */
export const finding = z.object({
  /** The role that its host may have mentioned in the lobby, by Discord id; null for none. */
  role: z.string().nullable().default(null),
  /** That has been done. */
  called: z.boolean().default(false),
  /** Who waits for a seat, the first first. */
  waiting: z.array(z.object(person)).default([]),
  /** Seats of the lobby that are kept for people who have waited, until then, in milliseconds since 1970. */
  kept: z.array(z.object({ ...person, until: z.number() })).default([]),
});

export type Finding = Stored<typeof finding>;

/** Of a table that nobody but those who see it hears of. */
export const UNCALLED: Finding = finding.parse({});
