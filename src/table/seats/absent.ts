import { clearUndo, appendLogLine } from '../../engine/index.js';
import { withoutOffersOf } from '../barter/offers.js';
import { withoutWait } from '../play/holds.js';
import type { PresenceByUser } from '../timekeeping/presence-check.js';
import { settle } from '../play/settle.js';
import type { TableChange, WorkingCopy } from '../record/table-change.js';
import { updated, type Seat, type TableData } from '../record/data.js';
import { isDeserted } from '../record/missed-deadlines.js';
import type { Refusal } from '../record/outcome.js';
import { seatsOfUser } from '../record/seats-of-user.js';
import { leaveSeat, type Running } from './leaving.js';

/** The table that does not wait for somebody before that time; of those who are asked they are no more. */
const withoutWaitingFor = ({ data, session }: Running, { player }: Seat, until: number): TableData => {
  if (data.clock.timedOut.some((one) => one.player === player && one.until === until)) return data; // known already
  const others = data.clock.timedOut.filter((one) => one.player !== player);
  const noted = { ...data, clock: { ...data.clock, timedOut: [...others, { player, until }] } };
  if (isDeserted(noted)) return noted;
  appendLogLine(session, { say: 'late', detail: 'timedOut', player }, `${player}.timedOut`);
  const still = withoutWait(withoutOffersOf(noted, player), player);
  const window = still.game.window && {
    ...still.game.window,
    asked: still.game.window.asked.filter((one) => one !== player),
  };
  return updated(still, { game: { window } });
};

/**
 * The game without those who cannot act any more, as has been found out: a computer player goes on for whoever has left the
 * server, and the seat is vacant; the table answers for whoever is timed out, until that is over. Refused when all are
 * there.
 */
export const withoutAbsent = (working: WorkingCopy, found: PresenceByUser): TableChange | Refusal => {
  const { session } = working;
  let now: Running | null = session !== null && working.data.phase === 'playing' ? { ...working, session } : null;
  if (now === null) return { why: 'notPossible' };
  for (const [user, presence] of found) {
    for (const { player } of presence === 'here' ? [] : seatsOfUser(now.data, user)) {
      const seat: Seat | undefined = now.data.game.seats.find((one) => one.player === player);
      if (seat === undefined || presence === 'here' || now.data.phase !== 'playing') continue;
      const { data }: TableChange =
        presence === 'gone'
          ? leaveSeat(now, seat, 'leaves')
          : { ...now, data: withoutWaitingFor(now, seat, presence.timedOutUntil) };
      now = { ...now, data };
    }
  }
  if (now.data === working.data) return { why: 'notPossible' };
  clearUndo(now.session);
  return now.data.phase === 'over' ? now : { ...now, data: settle(now.session, now.data) };
};
