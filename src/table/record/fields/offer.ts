import { z } from 'zod';
import type { PlayerId, PromiseName } from '../../../engine/index.js';
import { object, player, type Stored } from './stored.js';

/** What may be promised with an offer, besides what is typed. */
export const PROMISES = [
  'noHarm',
  'respond',
  'noRespond',
  'leaves',
  'attacks',
  'pays',
] as const satisfies readonly PromiseName[];

const promised = z.object({
  say: z.enum(PROMISES),
  card: z.string().nullable(),
  /** In ¢. */
  amount: z.int().nullable(),
});

/** Something that is to change hands in a deal: an item, or a loot card of a hand, which only those two may know (VAR-04). */
const thing = z.object({ object, card: z.string(), isLoot: z.boolean() });
export type TradedThing = Stored<typeof thing>;

export const offer = z.object({
  /** Id of the interaction that made it. */
  id: z.string(),
  from: player,
  /** Null for everybody: whoever accepts first. */
  to: player.nullable(),
  /** Who gives the ¢: one of the two; null when it is whoever accepts an offer to everybody. */
  payer: player.nullable(),
  amount: z.int(),
  /** What is promised in return, as typed, not yet escaped; it binds nobody (BARTER-03). Empty for nothing. */
  favour: z.string(),
  /** What is promised by whoever does not pay, in words of ours. */
  promise: promised.nullable().default(null),
  /** The window that the offerer holds with it: until the offer is answered, their pass is not taken there. */
  holds: z.string().nullable(),
  /** What whoever makes it gives besides ¢, and the items that they ask for; absent for nothing (VAR-04). */
  gives: z.array(thing).exactOptional(),
  takes: z.array(thing).exactOptional(),
  /** Who does not want an offer to everybody; absent for nobody. */
  declined: z.array(player).exactOptional(),
});

export const typed = z.object({
  /** The id of the offer. */
  offer: z.string(),
  /** Who promises. */
  by: player,
  /** Who has typed it; null for nobody who is still known. */
  user: z.string().nullable(),
  /** As typed, not yet escaped. */
  words: z.string(),
});

/** A promise with its card or ¢; it binds nobody (BARTER-03). */
export type OfferPromise = Stored<typeof promised>;
/** An offer of a barter that nobody has answered yet (BARTER-01). */
export type Offer = Stored<typeof offer>;
/** An offer between two, as every offer is once somebody answers it. */
export type OfferOfTwo = Offer & { readonly to: PlayerId; readonly payer: PlayerId };
/** A promise in somebody's own words that was accepted: the log tells it for as long as it is kept here. */
export type TypedPromise = Stored<typeof typed>;
