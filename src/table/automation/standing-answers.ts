import {
  apply,
  cardsOf,
  decisionOf,
  isRound,
  hasTurn,
  viewFor,
  type OptionId,
  type PlayerId,
  type Session,
} from '../../engine/index.js';
import { chooseAnswer } from '../../computer-players/index.js';
import { computerRandom } from '../play/computer-random.js';
import { isHolding } from '../play/holds.js';
import { passesUntilBack } from './until-back.js';
import { settle } from '../play/settle.js';
import type { TableChange } from '../record/table-change.js';
import type { Seat, TableData } from '../record/data.js';

/** What a computer player would answer to the question that is open for this player: it sees what they see. */
export const computerWould = (session: Session, player: PlayerId): readonly OptionId[] =>
  chooseAnswer('simple', viewFor(session, player), computerRandom(session), cardsOf(session));

/** Questions about what is given up by one's death. */
const BY_DEATH = ['deathPenalty.item', 'deathPenalty.loot'];

/**
 * How the open question is answered for this seat by what its owner has said of everything else: passed on or chosen; null when
 * they are asked. In a window that depends on nothing that others cannot see.
 */
export const standingAnswer = (session: Session, data: TableData, seat: Seat): 'pass' | 'choice' | null => {
  const decision = decisionOf(session);
  const { player, ready } = seat;
  if (ready === undefined || decision?.player !== player) return null;
  const isOwnTurn = hasTurn(session, player);
  if (decision.key === 'priority') {
    const isAsked = data.game.window?.asked.includes(player) === true && !isHolding(data, player);
    if (!isAsked || isOwnTurn) return null;
    return ready.otherwise === 'pass' || passesUntilBack(session, seat) ? 'pass' : null;
  }
  const isPut = !isRound(session) && (!isOwnTurn || BY_DEATH.includes(decision.key));
  return ready.choices === 'computer' && isPut ? 'choice' : null;
};

/** Answers for this seat what its owner has said of everything else. */
export const runStandingAnswer = (session: Session, data: TableData, seat: Seat): TableChange => {
  const answer = standingAnswer(session, data, seat);
  if (answer === null) return { session, data };
  apply(session, seat.player, answer === 'pass' ? ['pass'] : computerWould(session, seat.player));
  return { session, data: settle(session, data) };
};

/** The seats where nobody passes on everything any more whose own turn has come. */
export const withoutStalePasses = (session: Session, seats: readonly Seat[]): readonly Seat[] =>
  seats.map((seat) => {
    if (seat.ready?.otherwise === undefined || !hasTurn(session, seat.player)) return seat;
    const { otherwise: _, ...ready } = seat.ready;
    return { ...seat, ready };
  });
