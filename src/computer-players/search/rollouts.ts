import {
  apply,
  canOnlyPass,
  decisionOf,
  outcomeOf,
  procedureOf,
  stackHeight,
  evaluationState,
  turnOf,
  viewFor,
  type CardLookup,
  type Decision,
  type EvaluationState,
  type OptionId,
  type PlayerId,
  type Session,
} from '../../engine/index.js';
import { chooseSimple } from '../answers/simple.js';
import { playRolloutStep } from '../rollout-policy/rollout-policy.js';
import { winProbability } from '../rollout-policy/win-probability.js';
import { mayBegin } from '../situation/beginning.js';

/** An answer whose value is estimated by rollouts. */
export interface Plan {
  readonly answer: readonly OptionId[];
  /** What is attacked when that is asked; null for what a simple player would choose then. */
  readonly on: OptionId | null;
}

/** How rollouts are played. */
export interface RolloutSettings {
  readonly me: PlayerId;
  readonly cards: CardLookup;
  /** The horizon of a rollout: the end of the turn, or until the stack and the attack are over. */
  readonly until: 'turn' | 'calm';
  /** The answers to the questions that an action asks on its way to the stack, and what is declared otherwise, when it comes to that. */
  readonly announce: (session: Session, decision: Decision) => readonly OptionId[];
}

/** Most answers of a rollout; more than that is a loop. */
const MOST_ANSWERS = 400;

const winShare = (winners: readonly PlayerId[], me: PlayerId): number =>
  winners.includes(me) ? 1 / winners.length : 0;

/** What is asked for a declaration once all have passed. */
const CHOICES: Readonly<Record<OptionId, Decision['key']>> = { attack: 'attack.target', purchase: 'purchase.choice' };

/** What is attacked or bought by a plan; null for another question. */
const chosenFor = (
  { answer: [declared = ''], on }: Plan,
  session: Session,
  decision: Decision,
  announce: RolloutSettings['announce'],
): readonly OptionId[] | null => {
  if (decision.key !== CHOICES[declared]) return null;
  if (on === null) return announce(session, decision);
  return decision.options.some(({ id }) => id === on) ? [on] : null;
};

/** Whether nothing is going on but the turn: no attack, nothing on the stack. */
const isCalm = (session: Session, { key }: Decision): boolean =>
  key === 'priority' && stackHeight(session) === 0 && procedureOf(session)?.kind === 'turn';

/** How it stands once the turn is over, whose end phase is much the same after all plans: the next player has theirs. */
const afterTurn = (session: Session): EvaluationState => {
  const state = evaluationState(session);
  const { players, active } = state;
  const next = players[(players.findIndex(({ id }) => id === active) + 1) % players.length];
  return { ...state, active: next?.id ?? active };
};

/**
 * Whether this player thinks about what it could do here: in its own action phase and while somebody attacks. At other times
 * it nearly always passes, and in a rollout always.
 */
const considersActing = (session: Session, me: PlayerId): boolean =>
  mayBegin(session, me) || procedureOf(session)?.kind === 'attack';

/**
 * What this player answers on the way, as it does when it is really asked: a rollout in which it played worse than that would speak
 * for doing at once whatever it would do later. Null where it is not asked.
 */
const ownAnswer = (
  session: Session,
  decision: Decision,
  { me, cards }: RolloutSettings,
  random: () => number,
): readonly OptionId[] | null => {
  if (decision.player !== me) return null;
  if (decision.key === 'priority') {
    if (!considersActing(session, me)) return null;
    if (canOnlyPass(session, me)) return ['pass'];
  }
  return chooseSimple(viewFor(session, me), decision, cards, random);
};

/** Plays a plan in an imagined game, and the game on from there: the win probability at the end, from 0 to 1. Null if the plan is not possible. */
export const rollOut = (
  session: Session,
  plan: Plan,
  settings: RolloutSettings,
  random: () => number,
): number | null => {
  const { me, cards, until, announce } = settings;
  const { number: start, phase } = turnOf(session);
  const rollout = { session, cards, random, done: { turn: start, acts: 0 } };
  const first = decisionOf(session);
  if (first === null) return null;
  apply(session, me, plan.answer);
  let isOpen = plan.answer.some((id) => id in CHOICES);
  let isAnnouncing = true;
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    const outcome = outcomeOf(session);
    if (outcome !== null)
      return outcome.winners.includes(me) && evaluationState(session).together !== null
        ? 1
        : winShare(outcome.winners, me);
    const decision = decisionOf(session);
    const turn = turnOf(session);
    if (decision === null || turn.number > start) break;
    if (until === 'turn' && turn.phase === 'end' && phase !== 'end')
      return winProbability(afterTurn(session), me, cards);
    if (until === 'calm' && answers > 0 && isCalm(session, decision)) break;
    let chosen: readonly OptionId[] | null = null;
    if (decision.player === me && isAnnouncing && decision.key.startsWith('announce.'))
      chosen = announce(session, decision);
    else if (decision.key === 'priority') isAnnouncing = false;
    if (chosen === null && isOpen && decision.player === me) {
      chosen = chosenFor(plan, session, decision, announce);
      if (chosen !== null) isOpen = false;
    }
    chosen ??= ownAnswer(session, decision, settings, random);
    if (chosen !== null) apply(session, decision.player, chosen);
    else if (!playRolloutStep(rollout, considersActing(session, me)))
      return winProbability(afterTurn(session), me, cards);
  }
  return winProbability(evaluationState(session), me, cards);
};
