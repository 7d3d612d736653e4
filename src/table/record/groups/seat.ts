import { z } from 'zod';
import { exception } from '../fields/asking-exceptions.js';
import { personalHours } from '../fields/personal-hours.js';
import { plan } from '../fields/planned-turn.js';
import { ready } from '../fields/ready-answers.js';
import { STRENGTHS } from '../fields/settings.js';
import { player } from '../fields/stored.js';

export const passing = z.object({
  during: z.enum(['attack', 'turn']),
  /** The turn, and the attack of that turn, in which it was ordered. */
  turn: z.int(),
  attack: z.int(),
});

/** When somebody is asked, from always to hardly ever (architecture.md#who-is-asked). */
export const STANDING_ORDERS = ['always', 'concerns', 'matters', 'decides'] as const;

/**
 * Somebody's place at the table. Its fields are not split by who writes them: a seat changes hands as a whole, and with it goes
 * whatever its person has arranged, so that whoever leaves something out of a new one leaves it out of one value.
 */
export const seat = z.object({
  player,
  name: z.string(),
  /** The Discord user, null for a computer player. */
  user: z.string().nullable(),
  computer: z.enum(['random', 'scripted', ...STRENGTHS]).nullable(),
  /** Judged from public state only (architecture.md#who-is-asked). */
  order: z.enum(STANDING_ORDERS),
  /** After an own action the player keeps priority instead of passing ("I am done" is off). */
  holdPriority: z.boolean(),
  /** Questions with one possible answer are put to the player too, in place of being answered for them (DEC-31). */
  askForced: z.boolean().exactOptional(),
  /** Goes before `order` for as long as it lasts. */
  passing: passing.nullable().default(null),
  /** The line of the log with which they took the seat over in a game: what was secret before stays hidden from them. */
  since: z.string().exactOptional(),
  /** When they are not waited for, as they have set it: for the table's clock alone. Absent when they have set nothing. */
  hours: personalHours.exactOptional(),
  /** A computer player goes on here for somebody who has left the game: an id of this vacancy. */
  vacant: z.string().exactOptional(),
  /** The turn in which they last proposed to end the game. */
  proposedEnd: z.int().exactOptional(),
  /** They want the lobby to show when they usually play. */
  showsHours: z.boolean().exactOptional(),
  /** They have accepted that this table is quick. */
  acceptsQuick: z.boolean().exactOptional(),
  /** Cards, kinds of things and players of which they are never asked, or always; absent for none. */
  exceptions: z.array(exception).exactOptional(),
  /** What they have added to the chance of the game that is to begin, which then has it; absent for nothing. */
  word: z.string().exactOptional(),
  /** What they have made ready; absent for nothing. */
  ready: ready.exactOptional(),
  /** Their own turn as they have planned it; absent for none. */
  plan: plan.exactOptional(),
  /** Their person plays for another seat too, and acts for that one now (COOP-01). */
  aside: z.literal(true).exactOptional(),
});
