import { z } from 'zod';
import type { Stored } from './stored.js';

/** How a table finds its people. */
export const finding = z.object({
  /** The role that its host may have mentioned in the lobby, by Discord id; null for none. */
  role: z.string().nullable().default(null),
  /** That has been done. */
  called: z.boolean().default(false),
});

/** Of a table that nobody but those who see it hears of. */
export const UNCALLED: Stored<typeof finding> = finding.parse({});
