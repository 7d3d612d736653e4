import { z } from 'zod';
import { subject } from './asking-exceptions.js';
import { player, type Stored } from './stored.js';

/** When an answer is given that somebody has made ready. */
export const READY_WHEN = ['ownDeath', 'ownMiss', 'aimedAtMe', 'damageTo'] as const;

const readyAnswer = z.object({
  /** The card that answers: an item in play, or loot of the hand. */
  object: z.string(),
  card: z.string(),
  /** The key of the ability that is activated; null for loot, which is played. */
  ability: z.string().nullable(),
  when: z.enum(READY_WHEN),
  /** From whom damage is kept, for that alone. */
  to: player.exactOptional(),
  /** The turn in which it was given last; absent when it never was. */
  turn: z.int().exactOptional(),
});

/** What is passed on for somebody until they are back, and the account of it, until they have seen it. */
const untilBack = z.object({
  /** The turn in which it ended by an act of theirs; absent while it goes on. */
  ended: z.int().exactOptional(),
  /** How often it has passed for them. */
  passed: z.int().default(0),
  /** How often something else was done for them meanwhile that they had arranged besides. */
  others: z.int().default(0),
  /** What was passed on although they held cards that could have changed it, the newest last. */
  could: z.array(z.object({ turn: z.int(), about: subject, cards: z.array(z.string()) })).default([]),
});

/** What somebody has made ready, for nobody else's eyes. */
export const ready = z.object({
  answers: z.array(readyAnswer).default([]),
  /** Those whose every offer is declined. */
  declines: z.array(player).default([]),
  /** In the turns of others, until the own one: what is not answered by these is passed on, whatever it is. */
  otherwise: z.literal('pass').exactOptional(),
  /** Choices that come up in the turns of others, or by the own death, are made as the computer player would. */
  choices: z.literal('computer').exactOptional(),
  /** Over days: what is not at stake for them is passed on in the turns of others, until they act themselves. */
  untilBack: untilBack.exactOptional(),
  /** Answers that have ended because their card is gone, the newest last, until their owner has seen it. */
  ended: z.array(readyAnswer).default([]),
  /** The thing on the stack that was answered last, or could not be: nothing is answered twice. */
  answered: z.string().nullable().default(null),
});

/** Something that the table does for somebody in a while. */
export const comingUp = z.object({
  player,
  /** What it is about; another thing has its own time. */
  what: z.string(),
  /** When, in milliseconds since 1970. */
  at: z.number(),
});

/** An answer that somebody has made ready. */
export type ReadyAnswer = Stored<typeof readyAnswer>;
export type UntilBack = Stored<typeof untilBack>;
export type ReadyWhen = ReadyAnswer['when'];
export type Ready = Stored<typeof ready>;
export type ScheduledAction = Stored<typeof comingUp>;
/** Nothing made ready. */
export const NOTHING_READY: Ready = ready.parse({});
/** What is passed on for somebody from now on, before anything was. */
export const UNTIL_BACK: UntilBack = untilBack.parse({});
/** So many moments are told of that somebody could have answered, the newest. */
export const MOST_MOMENTS = 10;
/** So many answers can be ready at once. */
export const MOST_READY = 10;
