import { z } from 'zod';
import type { Stored } from './stored.js';

/** What can be a step of a turn that is planned. */
const DEEDS = ['play', 'activate', 'attack', 'buy', 'end'] as const;

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
});

export type PlanStep = Stored<typeof planStep>;
export type PlanStop = Stored<typeof planStop>;
export type Plan = Stored<typeof plan>;
/** So many steps a plan has at most. */
export const MOST_STEPS = 8;
