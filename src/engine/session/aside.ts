import { BACK_ID } from '../decisions/legal.js';
import { isPossibleAside } from '../rules/asides.js';
import type { Aside } from '../state/index.js';
import { fits } from './load.js';
import { apply, clearPoints, enterAside, isAnnouncing, whole, type Session } from './session.js';
import type { Answer } from './types.js';

/** Whether something can be done besides the game now: while a player has priority, and not in the middle of a resolution. */
export const isTimeForAsides = (session: Session): boolean =>
  session.decision !== null && (session.decision.key === 'priority' || isAnnouncing(session, session.decision.player)); // BARTER-01

/** Calls off what the holder of priority is announcing; returns the answers with which it can be begun again. */
const calledOff = (session: Session): readonly Answer[] => {
  const { decision, answers } = session;
  if (decision === null || !isAnnouncing(session, decision.player)) return [];
  const given = answers.filter((answer) => 'key' in answer);
  const begun = given.slice(given.findLastIndex(({ key }) => key === 'priority'));
  apply(session, decision.player, [BACK_ID]);
  return begun;
};

/**
 * Does something besides the game. Who has priority keeps it, and an announcement goes on as far as it is still legal,
 * so that nobody sees it (LOOT-02). What was done before cannot be taken back any more.
 * False when it is not the time for it or not possible; nothing has changed then.
 */
export const takeAside = (session: Session, aside: Aside): boolean => {
  if (!isTimeForAsides(session) || !isPossibleAside(session.state, aside)) return false;
  whole(session, () => {
    const begun = calledOff(session);
    enterAside(session, aside);
    clearPoints(session);
    for (const answer of begun) {
      if (!fits(session.decision, answer)) break;
      apply(
        session,
        answer.player,
        answer.chose.map(({ id }) => id),
      );
    }
  });
  return true;
};
