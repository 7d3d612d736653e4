import { appendLogLine, type PlayerId, type Session } from '../../engine/index.js';
import { STOPPED } from './groups/clock.js';
import { updated, type Person, type Seat, type TableData } from './data.js';
import { isAbsent, withPlayerActing } from './missed-deadlines.js';
import type { Refusal } from './outcome.js';
import { seatOfUser, seatsOfUser } from './seats-of-user.js';

/** A working copy of a table: data and a session that nobody else sees before the commit. */
export interface WorkingCopy {
  readonly data: TableData;
  readonly session: Session | null;
}

/** What an act makes of a working copy; it is what will be committed. */
export type TableChange = WorkingCopy;

export const isRefused = (result: TableChange | Refusal): result is Refusal => 'why' in result;

/** A game in progress, and the seat of whoever acts in it. */
export interface SeatedActor {
  readonly session: Session;
  readonly data: TableData;
  readonly seat: Seat;
}

/** The active seat of this person in a game that goes on; a refusal where there is none. They count as present from then on. */
export const requireSeat = ({ data, session }: WorkingCopy, person: Person): SeatedActor | Refusal => {
  if (data.phase === 'lobby') return { why: 'notStarted' };
  if (data.phase === 'over' || session === null) return { why: 'gameOver' };
  const seat = seatOfUser(data, person.user);
  if (seat === null) return { why: 'notSeated' };
  let there = data;
  for (const { player } of [...seatsOfUser(data, person.user).filter((one) => one !== seat), seat]) {
    if (isAbsent(data, player)) appendLogLine(session, { say: 'late', detail: 'returns', player }, `${player}.returns`);
    there = withPlayerActing(there, player);
  }
  return { data: there, session, seat };
};

/** The table now that an early pass of this player, or something that they have arranged in advance, is used. */
export const withUsed = (data: TableData, player: PlayerId): TableData => ({
  ...data,
  clock: { ...data.clock, used: [...data.clock.used, player] },
});

/** The seat without what somebody had arranged there in advance, or said of when they are asked. */
export const withoutPreparations = ({ ready: _ready, plan: _plan, exceptions: _exceptions, ...seat }: Seat): Seat =>
  seat;

/** The seat without the hours of whoever sits there, which only a clock needs. */
export const withoutHours = ({ hours: _hours, showsHours: _shows, ...seat }: Seat): Seat => seat;

/** The table as it is once its game is over. */
export const withGameOver = (data: TableData): TableData => ({
  ...updated(data, {
    game: {
      seats: data.game.seats.map((seat) => withoutPreparations(withoutHours(seat))),
      window: null,
      sealedChoice: null,
      acted: null,
      tableActs: [],
    },
    social: {
      offers: [],
      invitations: [],
      finding: { ...data.social.finding, waiting: [], kept: [] },
      endProposal: null,
      rewindProposal: null,
      mendProposal: null,
    },
  }),
  phase: 'over',
  clock: { ...STOPPED, actor: data.clock.actor, used: data.clock.used },
});
