import {
  apply,
  BACK_ID,
  decisionOf,
  isAnnouncing,
  isLegalAnswer,
  type Decision,
  type OptionId,
  type PlayerId,
  type Session,
} from '../../engine/index.js';

/** More choices than this nothing asks for on its way to the stack. */
const MOST_CHOICES = 20;

/** What is chosen when there is only one way to answer; null when there are several. */
export const onlyChoice = ({ options, min }: Decision): readonly OptionId[] | null => {
  const answers = options.filter(({ id }) => id !== BACK_ID).map(({ id }) => id);
  return answers.length === Math.max(1, min) ? answers : null;
};

/** The question on the way to the stack that this player has now: that about a payment cannot be called off any more. */
const openQuestion = (session: Session, player: PlayerId): Decision | null => {
  const decision = decisionOf(session);
  if (decision?.player !== player) return null;
  return isAnnouncing(session, player) || decision.key === 'announce.cost' ? decision : null;
};

/**
 * Plays or activates something for a player, with a choice for every question on the way to the stack. False when a
 * choice is null or not possible: then it is called off, and nothing has happened. A payment that is not chosen is asked
 * of the player.
 */
export const announceAbility = (
  session: Session,
  player: PlayerId,
  option: OptionId,
  choose: (decision: Decision) => readonly OptionId[] | null,
): boolean => {
  apply(session, player, [option]);
  for (let choices = 0; choices < MOST_CHOICES; choices += 1) {
    const decision = openQuestion(session, player);
    if (decision === null) return true;
    const chosen = choose(decision);
    if (chosen === null || !isLegalAnswer(decision, chosen)) break;
    apply(session, player, chosen);
  }
  if (!isAnnouncing(session, player)) return true;
  while (isAnnouncing(session, player)) apply(session, player, [BACK_ID]);
  return false;
};
