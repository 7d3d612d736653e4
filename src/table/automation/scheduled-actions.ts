import { windowOf, type PlayerId } from '../../engine/index.js';
import { declineOffer } from '../barter/offers.js';
import { withUsed, type TableChange, type WorkingCopy } from '../record/table-change.js';
import type { PaceName } from '../record/groups/clock.js';
import { updated, type Seat, type TableData } from '../record/data.js';
import type { Refusal } from '../record/outcome.js';
import type { ScheduledAction } from '../record/fields/ready-answers.js';
import { continuePlan, withPlansUpdated } from './plan-execution.js';
import { nextMove } from './plan.js';
import { findDueReaction, withoutLostAnswers } from './ready.js';
import { runReadyAnswer } from './ready-execution.js';
import { withOtherNoted, withPassNoted } from './until-back.js';
import { runStandingAnswer, standingAnswer, withoutStalePasses } from './standing-answers.js';

/** Milliseconds that an answer needs, at the least and more than that by chance. */
interface Delay {
  readonly least: number;
  readonly more: number;
}
const THERE: Delay = { least: 3_000, more: 7_000 };
/** Over days somebody looks at the table first, and is there then. */
const DELAYS: Readonly<Record<PaceName, Delay>> = { tonight: THERE, days: { least: 60_000, more: 840_000 } };
/** Milliseconds for which somebody who has acted is taken to be there. */
const STAYS = 60_000;

/** Something that the table is to do for a person. */
type Due = Pick<ScheduledAction, 'player' | 'what'>;

/** What is to be done for the person on this seat just now. */
const dueFor = ({ session, data }: WorkingCopy, seat: Seat): readonly Due[] => {
  const { player, user, ready, plan } = seat;
  if (session === null || user === null || (ready === undefined && plan === undefined)) return [];
  const reaction = findDueReaction(session, data, seat);
  const goesOn = reaction === null && ['step', 'pass', 'answer'].includes(nextMove(session, data, seat).is);
  const isStanding = reaction === null && !goesOn && standingAnswer(session, data, seat) !== null;
  const declines = data.social.offers.filter(
    ({ from, to }) => to === player && ready?.declines.includes(from) === true,
  );
  return [
    ...(reaction === null ? [] : [{ player, what: `ready ${reaction.top.id}` }]),
    ...(goesOn ? [{ player, what: `plan ${windowOf(session)}` }] : []),
    ...(isStanding ? [{ player, what: `standing ${windowOf(session)}` }] : []),
    ...declines.map(({ id }) => ({ player, what: `decline ${id}` })),
  ];
};

/**
 * How long something takes that is done for this player: whoever has just acted, by hand or as planned, is there, so that a turn
 * is played in one sitting.
 */
const delayOf = (
  {
    game: {
      options: { pace },
      seats,
    },
    clock,
  }: TableData,
  player: PlayerId,
  now: number,
): Delay => {
  const acted = clock.seen.find((one) => one.player === player)?.at ?? -Infinity;
  const planned = seats.find((one) => one.player === player)?.plan?.at ?? -Infinity;
  const isThere = clock.actor === player || now - Math.max(acted, planned) < STAYS;
  return isThere ? THERE : DELAYS[pace?.name ?? 'tonight'];
};

/** The table with everything that is to be done for people, each at its time; nothing of this shows to anybody. */
const schedule = (working: WorkingCopy, now: number, chance: () => number): TableData => {
  const { data } = working;
  const due = data.game.seats.flatMap((seat) => dueFor(working, seat));
  if (due.length === 0 && data.clock.comingUp.length === 0) return data;
  const comingUp = due.map((one): ScheduledAction => {
    const known = data.clock.comingUp.find(({ player, what }) => player === one.player && what === one.what);
    const { least, more } = delayOf(data, one.player, now);
    const isSet = known !== undefined && known.at - now <= least + more;
    return isSet ? known : { ...one, at: now + least + Math.floor(chance() * more) };
  });
  return updated(data, { clock: { comingUp } });
};

/**
 * The table after a change, with what people have arranged in advance as it stands now: answers whose card is gone have
 * ended, planned turns that are not as they were written have stopped, and what is due has its time. `now` is in milliseconds since 1970; `chance` gives numbers from 0 to 1
 * that nobody can know.
 */
export const withScheduledActions = (change: TableChange, now: number, chance: () => number): TableChange => {
  const { session, data } = change;
  if (session === null || data.phase !== 'playing')
    return data.clock.comingUp.length === 0 ? change : { session, data: updated(data, { clock: { comingUp: [] } }) };
  const seats = withoutStalePasses(session, withoutLostAnswers(session, data.game.seats));
  const kept = seats.every((seat, at) => seat === data.game.seats[at]) ? data : updated(data, { game: { seats } });
  const standing = withPlansUpdated(session, kept);
  return { session, data: schedule({ session, data: standing }, now, chance) };
};

/** When the table next does something for somebody, in milliseconds since 1970; null for never. */
export const nextScheduledAt = ({
  clock: { comingUp },
}: {
  readonly clock: Pick<TableData['clock'], 'comingUp'>;
}): number | null => (comingUp.length === 0 ? null : Math.min(...comingUp.map(({ at }) => at)));

/**
 * Does for somebody what its time has come for, just as they would themselves: one thing at a time. Refused when it is not
 * yet time for anything, or no longer. `now` is in milliseconds since 1970.
 */
export const runScheduledAction = ({ session, data }: WorkingCopy, now: number): TableChange | Refusal => {
  const due = data.clock.comingUp.find(({ at }) => at <= now);
  const seat = data.game.seats.find(({ player }) => player === due?.player);
  if (due === undefined || seat === undefined || session === null) return { why: 'notPossible' };
  const without = updated(data, { clock: { comingUp: data.clock.comingUp.filter((one) => one !== due) } });
  if (!dueFor({ session, data }, seat).some(({ what }) => what === due.what))
    return { session, data: withUsed(without, seat.player) };
  // They count as there, as if they had done it: the time of the next mention must not tell who did.
  const rest = withUsed(updated(without, { clock: { actor: seat.player } }), seat.player);
  const [kind, id = ''] = due.what.split(' ');
  switch (kind) {
    case 'decline':
      return declineOffer(session, rest, id);
    case 'plan':
      return continuePlan({ session, data: rest }, seat, now);
    case 'standing': {
      const isPass = standingAnswer(session, rest, seat) === 'pass';
      return runStandingAnswer(session, isPass ? withPassNoted(session, rest, seat) : withOtherNoted(rest, seat), seat);
    }
    default:
      return runReadyAnswer(session, rest, seat);
  }
};
