import { z } from 'zod';
import type { Session } from '../../engine/index.js';
import { clock } from './groups/clock.js';
import { display, messages } from './groups/display.js';
import { game, type sealedChoice, type upkeep } from './groups/game.js';
import { options } from './groups/options.js';
import type { endProposal, mendProposal, proposal, rewindProposal } from './groups/proposals.js';
import type { passing, seat } from './groups/seat.js';
import { social, type former, type invitation } from './groups/social.js';
import type { Hours } from './fields/personal-hours.js';
import type { Stored } from './fields/stored.js';

/**
 * The table's own data, stored with the answers, in groups by who writes them; with what tables of older versions lack. About
 * 1 KB, with long lists of cards 2.
 */
export const tableData = z.object({
  phase: z.enum(['lobby', 'playing', 'over']),
  game,
  clock: clock.prefault({}),
  social: social.prefault({}),
  display,
});
export type TableData = Stored<typeof tableData>;
type Group = Exclude<keyof TableData, 'phase'>;
/** What of some groups is to be different. */
type Update = { readonly [G in Group]?: Partial<TableData[G]> };
/** What has these of the game. */
export type HasGame<K extends keyof TableData['game']> = { readonly game: Pick<TableData['game'], K> };

/** The table with other values for what `update` names; everything else stays, in the same groups too. */
export const updated = <T extends { readonly [G in Group]?: object }>(data: T, update: Update): T => {
  const groups = Object.entries(update).map(([group, values]) => [group, { ...data[group as Group], ...values }]);
  return { ...data, ...Object.fromEntries(groups) };
};

export type Seat = Stored<typeof seat>;
export type ComputerKind = NonNullable<Seat['computer']>;
export type StandingOrder = Seat['order'];
/** For how long somebody passes by themselves: until this attack is over, or this turn. */
export type Passing = Stored<typeof passing>;
/** What the people at a table have agreed on, besides the goal of souls and how the board is shown. */
export type TableOptions = Stored<typeof options>;
/** The game as the rulebook has it. */
export const STANDARD: TableOptions = options.parse({});
/** What a table is looked after by. */
export type Upkeep = Stored<typeof upkeep>;
/**
 * A choice made with a declaration, used after its window if nothing about it has changed
 * (architecture.md#windows-and-passes).
 */
export type SealedChoice = Stored<typeof sealedChoice>;
/** A seat of a game that has been offered to somebody. */
export type Invitation = Stored<typeof invitation>;
export type Former = Stored<typeof former>;
/** Something that somebody proposes, and who agrees. */
export type Proposal = Stored<typeof proposal>;
export type RewindProposal = Stored<typeof rewindProposal>;
export type MendProposal = Stored<typeof mendProposal>;
export type EndProposal = Stored<typeof endProposal>;
export type Messages = Stored<typeof messages>;
/** The messages of a table that has none yet. */
export const UNPOSTED: Messages = messages.parse({});

export interface Person {
  /** The Discord user id. */
  readonly user: string;
  /** Display name, not yet escaped. */
  readonly name: string;
  /** When they are not waited for; absent when they have set nothing, or where it does not matter. */
  readonly hours?: Hours;
  /** Whether others may see in a lobby when they usually play. */
  readonly showsHours?: boolean;
  /** Whether they accept that the table is quick; absent where they have not been asked. */
  readonly acceptsQuick?: boolean;
}

/** A channel's table at one revision. `session` is null in the lobby. Read only. */
export interface Table {
  readonly channel: string;
  readonly revision: number;
  readonly data: TableData;
  readonly session: Session | null;
}
