import { z } from 'zod';
import { MODES, VARIANTS } from '../../../engine/index.js';
import { SEATS } from '../fields/seat-numbers.js';
import { switches } from '../fields/settings.js';
import { player } from '../fields/stored.js';
import { pace } from './clock.js';

/** The picture is not one of them: it is part of how the table is shown. */
const { picture: _picture, ...switchedOptions } = switches.shape;

/** What the people at a table have agreed on, besides the goal of souls and how the board is shown. */
export const options = z.object({
  /** Who has the first turn; null for a fair random way (SETUP-11). */
  first: player.nullable().default(null),
  ...switchedOptions,
  /** A way to play besides everybody against everybody; absent for none. */
  mode: z.enum(MODES).exactOptional(),
  /** One person plays for all seats of the mode (COOP-01); absent where each has its own. */
  alone: z.literal(true).exactOptional(),
  /** How many may sit at a table of everybody against everybody (SETUP-12); absent for as many as is usual. */
  seats: z.int().min(SEATS.least).max(SEATS.most).exactOptional(),
  /** How well its computer players play, those in the seats of people too; absent for `simple`. */
  strength: z.enum(['careful', 'strong']).exactOptional(),
  /** The most soul value that one player may have (COOP-08); absent for no limit. */
  cap: z.int().exactOptional(),
  /** Variants of the rulebook (VAR-01..VAR-11), in their order; absent for none. */
  variants: z.array(z.enum(VARIANTS)).exactOptional(),
  /** How long it waits for people; null: as long as it takes. */
  pace: pace.nullable().default(null),
  /** Of which sets the decks are, by their ids; one may have been withdrawn since. Absent for the base set alone. */
  sets: z.array(z.string()).exactOptional(),
  /** Other printings of cards that it shows: any, or these; absent for the first printings alone. */
  printings: z.union([z.literal('any'), z.array(z.string())]).exactOptional(),
  /** Cards of the server's own that are in its decks, by the names that it shows; absent for none. */
  houseCards: z.array(z.object({ id: z.string(), en: z.string(), fr: z.string() })).exactOptional(),
  /** Cards that are in no deck and are not dealt. */
  banned: z.array(z.string()).default([]),
  /** Cards that are in the game for certain: a character or bonus soul is dealt, any other card is in its deck. */
  mustHave: z.array(z.string()).default([]),
});
