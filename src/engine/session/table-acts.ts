import { BACK_ID } from '../decisions/legal.js';
import { isPossibleTableAct } from '../rules/turn/table-acts.js';
import type { TableAct } from '../state/index.js';
import type { PlayerId } from '../vocabulary/index.js';
import { fits } from './load.js';
import { internalsOf, nextPlace, takeDraws, type Session } from './internals.js';
import { performTableAct } from './running.js';
import { apply, clearUndo, decisionOf, isAnnouncing, atomically } from './session.js';
import type { Answer } from './types.js';

/** Whether an act of the table can be done now: while a player has priority, and not in the middle of a resolution. */
export const isTimeForTableActs = (session: Session): boolean => {
  const decision = decisionOf(session);
  return decision !== null && (decision.key === 'priority' || isAnnouncing(session, decision.player)); // BARTER-01
};

/** Calls off what the holder of priority is announcing; returns the answers with which it can be begun again. */
const cancelAnnouncement = (session: Session): readonly Answer[] => {
  const { decision, answers } = internalsOf(session);
  if (decision === null || !isAnnouncing(session, decision.player)) return [];
  const given = answers.filter((answer) => 'key' in answer);
  const begun = given.slice(given.findLastIndex(({ key }) => key === 'priority'));
  apply(session, decision.player, [BACK_ID]);
  return begun;
};

/** Gives the game up for one of two players, whatever goes on: the other wins. False with other numbers of players. */
export const concedeGame = (session: Session, player: PlayerId): boolean => {
  const act = { does: 'concede', player } as const;
  if (!isPossibleTableAct(internalsOf(session).game, act)) return false;
  atomically(session, () => {
    performTableAct(internalsOf(session), act);
    clearUndo(session);
  });
  return true;
};

/**
 * Does an act of the table. Who has priority keeps it, and an announcement goes on as far as it is still legal,
 * so that nobody sees it (LOOT-02). What was done before cannot be taken back any more.
 * False when it is not the time for it or not possible; nothing has changed then.
 */
export const takeTableAct = (session: Session, act: TableAct): boolean => {
  if (!isTimeForTableActs(session) || !isPossibleTableAct(internalsOf(session).game, act)) return false;
  atomically(session, () => {
    const begun = cancelAnnouncement(session);
    const internals = internalsOf(session);
    const at = nextPlace(internals);
    performTableAct(internals, act);
    internals.recorder.steps.push({ at, aside: act, ...takeDraws(internals) });
    clearUndo(session);
    for (const answer of begun) {
      if (!fits(decisionOf(session), answer)) break;
      apply(
        session,
        answer.player,
        answer.chose.map(({ id }) => id),
      );
    }
  });
  return true;
};
