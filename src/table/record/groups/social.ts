import { z } from 'zod';
import { finding } from '../fields/finding.js';
import { offer, typed } from '../fields/offer.js';
import { player } from '../fields/stored.js';
import { endProposal, mendProposal, rewindProposal } from './proposals.js';

export const invitation = z.object({
  /** Id of the interaction that made it. */
  id: z.string(),
  player,
  user: z.string(),
  /** When it ends by itself, in milliseconds since 1970: for somebody who has waited for a seat. */
  until: z.number().exactOptional(),
});

/** Somebody who has left a seat of this game, whose hand they know, or has given up. */
export const former = z.object({
  player,
  /** Null for nobody who is still known. */
  user: z.string().nullable(),
  name: z.string(),
  conceded: z.boolean(),
  /** In which turn. */
  turn: z.int(),
  /** The line of the log that says so. */
  line: z.string(),
});

/** What people write who deal with each other: their offers and promises, what they propose, who comes and who leaves. */
export const social = z.object({
  offers: z.array(offer).default([]),
  /** The newest promises in own words, oldest first. */
  promises: z.array(typed).default([]),
  /** Seats that have been offered to others. */
  invitations: z.array(invitation).default([]),
  /** Who has left or given up, in that order; nobody is taken out. */
  former: z.array(former).default([]),
  /** Who has left this game while it went on, and did not come back: for the managers of the server. Absent for nobody. */
  abandoned: z.array(z.object({ user: z.string(), name: z.string() })).exactOptional(),
  /** That the game be ended, as somebody proposes. */
  endProposal: endProposal.nullable().default(null),
  /** That the game be rewound, as somebody proposes. */
  rewindProposal: rewindProposal.nullable().default(null),
  /** That something be put right on the table, as somebody proposes. */
  mendProposal: mendProposal.nullable().default(null),
  finding: finding.prefault({}),
});
