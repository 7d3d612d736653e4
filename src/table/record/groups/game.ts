import { z } from 'zod';
import type { Card } from '../../../engine/index.js';
import { soulsInTurn } from '../fields/souls-by-turn.js';
import { mend, player, tableAct } from '../fields/stored.js';
import { options } from './options.js';
import { rewindTo } from './proposals.js';
import { seat } from './seat.js';

export const upkeep = z.object({
  /** The Discord server; null for tables of older versions. */
  server: z.string().nullable().default(null),
  /** When somebody last acted, in milliseconds since 1970; null when that is not known. */
  touched: z.number().nullable().default(null),
  /** Until when its lobby stands, as its host has said, and when those who sat there were reminded of it; absent for no date. */
  date: z.object({ at: z.number(), reminded: z.number().exactOptional() }).exactOptional(),
  /** After how many hours without an act it was closed; null when it was not. */
  idleHours: z.number().nullable().default(null),
  /** The channel in which the game of this lobby is played, and whether it has begun there; null: it is played here. */
  moved: z.object({ to: z.string(), arrived: z.boolean() }).nullable().default(null),
  /** The message of the lobby from which this game came here; null when it began here. */
  origin: z.object({ channel: z.string(), message: z.string() }).nullable().default(null),
});

/** A card as it was chosen; whether its words are known is for the game to say. */
const houseCard = z.custom<Card>(
  (value) => typeof value === 'object' && value !== null && 'id' in value && 'abilities' in value && 'name' in value,
);

const openWindow = z.object({
  id: z.string(),
  /** Who was asked at its opening. */
  asked: z.array(player),
  /** Who has passed early. */
  sealed: z.array(player),
  /** Who has held it, with an offer or without: once per person and window. */
  held: z.array(player).default([]),
  /** Who holds it without an offer until they say otherwise. */
  waits: z.array(player).default([]),
});

export const sealedChoice = z.object({
  player,
  key: z.enum(['attack.target', 'purchase.choice']),
  option: z.string(),
  /** What it was like when chosen: price, HP, evasion, ATK, and the stack's items. */
  condition: z.string(),
});

/** Something that was put right. */
const mended = z.object({
  mend,
  by: player,
  /** By the host, because the table was stuck. */
  alone: z.boolean(),
  turn: z.int(),
  transition: z.int(),
});

/** What the lobby and the game write: who sits there, what they have agreed on, and where the game stands that the engine keeps. */
export const game = z.object({
  /** Short id of this game, part of custom ids. */
  id: z.string(),
  host: z.string(),
  souls: z.int(),
  options: options.prefault({}),
  upkeep: upkeep.prefault({}),
  seats: z.array(seat),
  /** The open window; null while there is none. */
  window: openWindow.nullable(),
  sealedChoice: sealedChoice.nullable(),
  /** Who has just acted: in the window that follows they pass by that ("I am done"), or are asked when they hold priority. */
  acted: player.nullable(),
  /** The window in which an answer has failed because of a mistake of ours; absent for none. */
  failedIn: z.string().exactOptional(),
  /** To before which decisions it was rewound; absent when it never was. */
  rewinds: z.array(rewindTo).exactOptional(),
  /** The souls of all seats, in their order, at the end of each turn in which they changed; absent before the game. */
  soulsByTurn: z.array(soulsInTurn).exactOptional(),
  /** How many of how many people have agreed to end it; absent when it ended otherwise. */
  endedBy: z.object({ agreed: z.int(), of: z.int() }).exactOptional(),
  /** What was put right; absent for nothing. */
  mends: z.array(mended).exactOptional(),
  /** Acts of the table that are done as soon as a running resolution is over (architecture.md#windows-and-passes). */
  tableActs: z.array(tableAct).default([]),
  seedHash: z.string().nullable(),
  /** What the seed is made of, before the game, which then has it; `seedHash` is its hash. Lobbies of older versions have none. */
  secret: z.string().exactOptional(),
  /** The cards of the server's own with which the game is to begin, by value; from then on the game has them. */
  houseCards: z.array(houseCard).exactOptional(),
  /** A practice game that began in a puzzle, by its id, or in a shared moment; and what came of the puzzle. */
  situation: z
    .object({ puzzle: z.string().nullable(), result: z.enum(['solved', 'failed']).nullable() })
    .exactOptional(),
  /** Who asked for this table after the game before it; absent when it was opened anew. */
  rematchBy: z.string().exactOptional(),
});
