import { z } from 'zod';
import { endedMention, mention, messagePlace, postedMention } from '../fields/mentions.js';
import { switches } from '../fields/settings.js';

/** Messages of the table in its channel, by Discord id; null when not posted. */
export const messages = z.object({
  board: z.string().nullable().default(null),
  /** The board before it, which links to it as soon as it has been `told` to; null for none that is there. */
  former: z.object({ message: z.string(), told: z.boolean() }).nullable().default(null),
  /** The newest message of each user that told them that they are awaited, in the channel or by direct message. */
  notices: z.record(z.string(), mention).default({}),
  /** Such messages that ended without an act of whom they mention: they say how, until that person acts. */
  endedNotices: z.array(endedMention).default([]),
  /** Such messages that are to be deleted. */
  leavingNotices: z.array(messagePlace).default([]),
  /** Such messages that are being posted, with their nonces: a process that ends just then has noted no id. */
  telling: z.array(postedMention).exactOptional(),
  /** The message of each offer, by the id of the offer. */
  offers: z.record(z.string(), z.string()).default({}),
  /** The message of each seat that was vacated, until it says what became of it: by the id of the vacancy. */
  vacancies: z.record(z.string(), z.string()).default({}),
  /** Up to which line of the log everybody has been told what happened, and whether the result; absent before a game. */
  told: z.object({ line: z.string().nullable(), result: z.boolean() }).exactOptional(),
  /** The direct message with the hand of each user who wants theirs so. */
  hands: z.record(z.string(), z.object({ channel: z.string(), message: z.string() })).default({}),
});

/** What is written by whoever shows the table: in which language and with what, and which messages show it. */
export const display = z.object({
  /** Language of the board. */
  language: z.enum(['en', 'fr']),
  picture: switches.shape.picture,
  messages: messages.prefault({}),
});
