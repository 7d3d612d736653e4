import { z } from 'zod';
import type { Stored } from './stored.js';

/** What can be a step of a turn that is planned. */
const DEEDS = ['play', 'activate', 'attack', 'buy', 'end'] as const;

/** What is done when a step is not as it was written; without one of these the plan stops. */
const OTHERWISE = ['skip', 'weakest'] as const;

/** An answer to a question on the way to the stack, in the order in which they are put. */
const planChoice = z.object({
  /** The key of the question. */
  key: z.string(),
  options: z.array(z.string()),
});

const planStep = z.object({
  do: z.enum(DEEDS),
  /** The object, or the deck; empty for the end of the turn. */
  ref: z.string().default(''),
  card: z.string().nullable().default(null),
  /** The key of the ability that is activated. */
  ability: z.string().exactOptional(),
  /** What it was like when this was written: price, HP at most, evasion and ATK. */
  condition: z.string().exactOptional(),
  /** The ATK then of whoever attacks; more is welcome. */
  ownAtk: z.int().exactOptional(),
  /** Mode, targets and payment of what is played or activated; what is not there is asked when it comes up. */
  chosen: z.array(planChoice).exactOptional(),
  /** Whoever plans wants to choose when it comes up. */
  asks: z.literal(true).exactOptional(),
  /** Whatever lies in this monster slot then is attacked, counted from 0. */
  slot: z.int().min(0).exactOptional(),
  /** When it cannot be done as written: go on with the next step, or attack the weakest monster instead. */
  otherwise: z.enum(OTHERWISE).exactOptional(),
});

/** Why a planned turn does not go on by itself. */
const STOPS = [
  'gone',
  'changed',
  'notPossible',
  'choice',
  'question',
  'answered',
  'lowHp',
  'died',
  'turnOver',
  'ownAct',
] as const;

const planStop = z.object({
  why: z.enum(STOPS),
  /** What it is about: the card of the step, or of the answer. */
  card: z.string().nullable(),
});

/** A planned turn, for nobody else's eyes. */
export const plan = z.object({
  /** What is left to do, in this order. */
  steps: z.array(planStep).default([]),
  /** The turn in which the first step was taken; null before. */
  turn: z.int().nullable().default(null),
  /** Why it does not go on; null while it does. */
  stopped: planStop.nullable().default(null),
  /** Questions on the way are answered as the computer player would; otherwise the plan stops at them. */
  questions: z.literal('computer').exactOptional(),
  /** When something was done by it last, in milliseconds since 1970. */
  at: z.number().exactOptional(),
});

export type PlanStep = Stored<typeof planStep>;
export type PlanStop = Stored<typeof planStop>;
export type Plan = Stored<typeof plan>;
/** So many steps a plan has at most. */
export const MOST_STEPS = 8;
