import { z } from 'zod';
import { comingUp } from '../fields/ready-answers.js';
import { player, type Stored } from '../fields/stored.js';

/** How a game is played: in one sitting, or over days. */
export const PACES = ['tonight', 'days'] as const;
/** What becomes of an own turn whose time is over: it ends after its loot, or a computer player plays it. */
export const LATE_TURNS = ['end', 'computer'] as const;

/** How long a table waits for people. */
export const pace = z.object({
  name: z.enum(PACES),
  /** Seconds for an answer to somebody else; null: as long as it takes. */
  answer: z.int().min(1).nullable(),
  /** Seconds for a whole own turn; null: as long as it takes. */
  turn: z.int().min(1).nullable(),
  lateTurn: z.enum(LATE_TURNS),
  /** After how many missed deadlines in a row the table does not wait for somebody any more; absent: two. */
  misses: z.literal(1).exactOptional(),
});

/** Somebody who is awaited in the open window; what is not there is short for what most waits have. */
const wait = z.object({
  player,
  /** What the time is for: an answer, what is left of the own turn, or holding a window. */
  for: z.enum(['answer', 'turn', 'hold']),
  /** Since when, in milliseconds since 1970. */
  since: z.number(),
  /** Milliseconds of waking time that they had then; absent: as long as it takes. */
  left: z.number().exactOptional(),
  /** When it is over; absent: never, or nobody can tell, because they are away. */
  due: z.number().exactOptional(),
  /** From when on they may be told that they are awaited; absent while they are away. */
  tell: z.number().exactOptional(),
  /** When they passed early: it counts for their time, and nobody may see it. */
  passed: z.number().exactOptional(),
  /** What they have heard: that they are awaited, and again after half of their time, or when a manager of the server asked. */
  heard: z.enum(['told', 'reminded', 'nudged']).exactOptional(),
  /** They were reminded once more, when little of a long time was left. */
  last: z.literal(true).exactOptional(),
});

const late = z.object({
  player,
  /** The turn that the table plays for them, or the window in which it answers for them. */
  turn: z.int().nullable(),
  window: z.string().nullable(),
});

/** What whoever looks at the time writes: who is awaited until when, and what the table does by itself and when. */
export const clock = z.object({
  /** The window in which people are awaited. */
  window: z.string().nullable().default(null),
  /** Who is awaited, from when until when: also who has passed early, until the window closes. */
  waits: z.array(wait).default([]),
  /** What the active player has left of their turn, in milliseconds of waking time; null without a limit. */
  turn: z.object({ number: z.int(), left: z.number() }).nullable().default(null),
  /** When each of those who sit here acted last. */
  seen: z.array(z.object({ player, at: z.number() })).default([]),
  /** Who acts in the change that is under way: when it is done, it is noted when that was. */
  actor: player.nullable().default(null),
  /** Whose early pass, or answer arranged in advance, is used in the change that is under way. */
  used: z.array(player).default([]),
  /** Milliseconds in which no process ran, over the store's whole life, as known when `waits` were set. */
  lost: z.number().default(0),
  /** Deadlines that somebody has missed without acting since; nobody who has missed none. */
  missed: z.array(z.object({ player, times: z.int() })).default([]),
  late: z.array(late).default([]),
  /** Whom the server has timed out, until when, in milliseconds since 1970: nobody waits for them before. */
  timedOut: z.array(z.object({ player, until: z.number() })).default([]),
  /** Since when time stands still here, because a manager of the server wanted it, in milliseconds since 1970. */
  paused: z.object({ since: z.number() }).exactOptional(),
  /** What is done for people in a while, at a time that a person could have needed as well. */
  comingUp: z.array(comingUp).default([]),
  /** A computer player thinks about this question, since when, in milliseconds since 1970; absent while none does. */
  thinking: z.object({ player, question: z.string(), since: z.number() }).exactOptional(),
});

/** How long a table waits for people. */
export type Pace = Stored<typeof pace>;
export type PaceName = Pace['name'];
export type LateTurn = Pace['lateTurn'];
/** Somebody who is awaited, and until when. */
export type Wait = Stored<typeof wait>;
export type Clock = Stored<typeof clock>;
/** A clock that waits for nobody. */
export const STOPPED: Clock = clock.parse({});
