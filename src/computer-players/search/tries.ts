import {
  apply,
  decisionOf,
  outcomeOf,
  procedureOf,
  stackHeight,
  standingIn,
  turnOf,
  type CardLookup,
  type Decision,
  type OptionId,
  type PlayerId,
  type Session,
} from '../../engine/index.js';
import { playLightly } from '../light/light.js';
import { chanceOf } from '../light/prospects.js';

/** What is tried: an answer, and what is chosen for it when that is asked later. */
export interface Plan {
  readonly answer: readonly OptionId[];
  /** What is attacked or bought, once what is declared is chosen. */
  readonly later: { readonly key: Decision['key']; readonly id: OptionId } | null;
}

/** How a try is played. */
export interface Manner {
  readonly me: PlayerId;
  readonly cards: CardLookup;
  /** How far a try goes: to the end of the turn, or until what is going on is over. */
  readonly until: 'turn' | 'calm';
  /** The answers to the questions that an action asks on its way to the stack. */
  readonly announce: (session: Session, decision: Decision) => readonly OptionId[];
}

/** A turn goes on no longer in a try: something runs in a circle. */
const MOST_ANSWERS = 400;

const shareOf = (winners: readonly PlayerId[], me: PlayerId): number => (winners.includes(me) ? 1 / winners.length : 0);

const chosenFor = (plan: Plan, decision: Decision): readonly OptionId[] | null =>
  plan.later?.key === decision.key && decision.options.some(({ id }) => id === plan.later?.id) ? [plan.later.id] : null;

/** Whether nothing is going on but the turn: no attack, nothing on the stack. */
const isCalm = (session: Session, { key }: Decision): boolean =>
  key === 'priority' && stackHeight(session) === 0 && procedureOf(session)?.kind === 'turn';

/** Plays a plan on an imagined game, and on from there: how likely this player wins then, from 0 to 1. Null if it cannot be done there. */
export const tryOut = (session: Session, plan: Plan, manner: Manner, random: () => number): number | null => {
  const { me, cards, until, announce } = manner;
  const start = turnOf(session).number;
  const playing = { session, cards, random, done: { turn: start, acts: 0 } };
  const first = decisionOf(session);
  if (first === null) return null;
  apply(session, me, plan.answer);
  let isOpen = plan.later !== null;
  let isAnnouncing = true;
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    const outcome = outcomeOf(session);
    if (outcome !== null)
      return outcome.winners.includes(me) && standingIn(session).together !== null ? 1 : shareOf(outcome.winners, me);
    const decision = decisionOf(session);
    if (decision === null || turnOf(session).number > start) break;
    if (until === 'calm' && answers > 0 && isCalm(session, decision)) break;
    let chosen: readonly OptionId[] | null = null;
    if (decision.player === me && isAnnouncing && decision.key.startsWith('announce.'))
      chosen = announce(session, decision);
    else if (decision.key === 'priority') isAnnouncing = false;
    if (chosen === null && isOpen && decision.player === me) {
      chosen = chosenFor(plan, decision);
      if (chosen !== null) isOpen = false;
    }
    if (chosen === null) playLightly(playing);
    else apply(session, decision.player, chosen);
  }
  return chanceOf(standingIn(session), me, cards);
};
