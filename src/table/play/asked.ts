import { canOnlyPass, isRound, type PlayerId, type View } from '../../engine/index.js';
import type { Concern } from '../attention/concerns.js';
import { exceptionIn } from '../attention/exceptions.js';
import { concernsOf, isAsked, isPassing } from '../attention/ask-policy.js';
import { isFreeActionPhase } from '../attention/player-context.js';
import { isAbsent } from '../record/missed-deadlines.js';
import { publicView, questionOf, seatOf, waitingFor } from './reading.js';
import type { AskingException } from '../record/fields/asking-exceptions.js';
import type { Passing, Table } from '../record/data.js';

/** Why somebody is asked in the open window, or is not: from public state and their own standing orders only. */
export type AskedReason =
  /** A question to them, or to somebody else: not a round of answers. */
  | { readonly is: 'question' | 'othersQuestion' }
  /** Asked: it is their own action phase, their standing order says always, or they keep priority after their own action. */
  | { readonly is: 'yourTurn' | 'always' | 'holdsPriority' }
  | { readonly is: 'concerned'; readonly concerns: readonly Concern[] }
  /** Asked although they pass for this attack or turn: their own death, or the race for souls. */
  | { readonly is: 'vital' }
  /** Asked when the window opened; their standing orders have changed since. */
  | { readonly is: 'earlier' }
  /** Not asked: they pass for this attack or turn, or have just acted themselves. */
  | { readonly is: 'passing'; readonly during: Passing['during'] }
  | { readonly is: 'ownAction' | 'cannotRespond' | 'notConcerned' }
  /** Not asked: on a quick table whoever could only pass is passed over. */
  | { readonly is: 'passedOver' }
  /** Asked, or not, because of what they have said about this card, kind of thing or player. */
  | { readonly is: 'exception'; readonly exception: AskingException }
  /** Not asked: the table has waited for them twice, and does not any more. */
  | { readonly is: 'absent' }
  /** Not asked when the window opened; their standing orders have changed since. */
  | { readonly is: 'later' };

/** Whether the newest thing that everybody sees is this player's doing. */
const hasJustActed = ({ stack, declared, turn }: View, player: PlayerId): boolean => {
  const top = stack.at(-1);
  return top === undefined ? declared !== null && turn.active === player : top.controller === player;
};

/** Why this user is asked in the open window or not (architecture.md#who-is-asked); null without a seat or a window. */
export const whyAsked = (table: Table, user: string): AskedReason | null => {
  const { session, data } = table;
  const seat = seatOf(table, user);
  const view = publicView(table);
  if (seat === null || session === null || view === null || data.game.window === null) return null;
  if (isAbsent(data, seat.player)) return { is: 'absent' };
  const question = questionOf(table, user);
  if (question !== null && question.key !== 'priority') return { is: 'question' };
  if (!isRound(session)) return { is: 'othersQuestion' };
  const { concerns, couldRespond } = concernsOf(view, seat.player, seat.order === 'always' ? 'concerns' : seat.order);
  const exception = exceptionIn(view, seat.player, seat.exceptions);
  if (waitingFor(table).includes(seat.player)) {
    if (isFreeActionPhase(view, seat.player)) return { is: 'yourTurn' };
    if (exception?.ask === 'always') return { is: 'exception', exception };
    if (isPassing(view, seat) || exception !== null) return { is: 'vital' };
    if (seat.order === 'always') return { is: 'always' };
    if (concerns.length > 0) return { is: 'concerned', concerns };
    return { is: seat.holdPriority && hasJustActed(view, seat.player) ? 'holdsPriority' : 'earlier' };
  }
  if (exception?.ask === 'never') return { is: 'exception', exception };
  if (seat.passing !== null && isPassing(view, seat)) return { is: 'passing', during: seat.passing.during };
  if (isAsked(view, seat.player, seat)) {
    if (hasJustActed(view, seat.player)) return { is: 'ownAction' };
    return { is: data.game.options.quick && canOnlyPass(session, seat.player) ? 'passedOver' : 'later' };
  }
  return { is: couldRespond ? 'notConcerned' : 'cannotRespond' };
};
