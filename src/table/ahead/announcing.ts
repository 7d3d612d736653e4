import {
  apply,
  BACK_ID,
  decisionOf,
  isAnnouncing,
  type Decision,
  type OptionId,
  type PlayerId,
  type Session,
} from '../../engine/index.js';

/** More choices than this nothing asks for on its way to the stack. */
const MOST_CHOICES = 20;

/**
 * Plays or activates something for a player, with a choice for every question on the way to the stack. False when a
 * choice is null: then it is called off, and nothing has happened.
 */
export const announced = (
  session: Session,
  player: PlayerId,
  option: OptionId,
  choose: (decision: Decision) => OptionId | null,
): boolean => {
  apply(session, player, [option]);
  for (let choices = 0; isAnnouncing(session, player); choices += 1) {
    const decision = decisionOf(session);
    const chosen = decision === null || choices >= MOST_CHOICES ? null : choose(decision);
    if (chosen === null) {
      while (isAnnouncing(session, player)) apply(session, player, [BACK_ID]);
      return false;
    }
    apply(session, player, [chosen]);
  }
  return true;
};
