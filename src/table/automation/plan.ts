import {
  decisionOf,
  declarable,
  procedureOf,
  hasTurn,
  turnOf,
  viewFor,
  type Decision,
  type ObjectView,
  type PlayerId,
  type Session,
  type View,
} from '../../engine/index.js';
import { isFreeActionPhase, playerContext } from '../attention/player-context.js';
import { isDeadly } from '../attention/stakes.js';
import { isHolding } from '../play/holds.js';
import type { Seat, TableData } from '../record/data.js';
import type { Plan, PlanStep, PlanStop } from '../record/fields/planned-turn.js';
import { isAsWritten, isThere, optionFor } from './plannable.js';

/** What a plan does next: a step of it, a pass or an answer; it leaves a step out; nothing for now; or it stops, or is done. */
type PlanMove =
  | { readonly is: 'step'; readonly step: PlanStep }
  | { readonly is: 'pass' | 'answer' | 'skip' | 'wait' | 'done' }
  | { readonly is: 'stop'; readonly stop: PlanStop };

const WAIT: PlanMove = { is: 'wait' };
const PASS: PlanMove = { is: 'pass' };
const stopBecause = (why: PlanStop['why'], card: PlanStop['card'] = null): PlanMove => ({
  is: 'stop',
  stop: { why, card },
});

const isDeclarable = (session: Session, player: PlayerId, { do: deed, ref }: PlanStep): boolean => {
  const { attacks, purchases } = declarable(session, player);
  if (deed === 'attack') return attacks.some((one) => one === ref);
  return deed !== 'buy' || purchases.some((one) => one.ref === ref);
};

/** The step with what lies in its slot by now, for one that attacks whatever lies there. */
const inItsSlot = (view: View, step: PlanStep): PlanStep => {
  if (step.slot === undefined) return step;
  const top = view.monsters[step.slot]?.top ?? null;
  const { condition: _, ownAtk: __, ...whatever } = step;
  return top === null ? step : { ...whatever, ref: top.id, card: top.card };
};

/** What stands against a step in one's own action phase; null when nothing does. */
const againstStep = (session: Session, decision: Decision, view: View, step: PlanStep): PlanStop | null => {
  const { player } = decision;
  const { card } = step;
  if (!isThere(session, player, step)) return { why: 'gone', card };
  if (!isAsWritten(session, player, step)) return { why: 'changed', card };
  const hp = view.players.find(({ id }) => id === player)?.hp ?? 0;
  if (step.do === 'attack' && hp <= 1) return { why: 'lowHp', card: null };
  const isOffered = decision.options.some(({ id }) => id === optionFor(step));
  return isOffered && isDeclarable(session, player, step) ? null : { why: 'notPossible', card };
};

/** The order in which monsters are weak: by evasion, HP and ATK. */
const byStrength = (one: ObjectView, other: ObjectView): number =>
  (one.dc ?? 0) - (other.dc ?? 0) || (one.hp ?? 0) - (other.hp ?? 0) || (one.atk ?? 0) - (other.atk ?? 0);

/** An attack on the weakest monster that everybody sees and that does not kill at the first miss; null when there is none. */
const onWeakest = (session: Session, player: PlayerId, view: View): PlanStep | null => {
  const hp = view.players.find(({ id }) => id === player)?.hp ?? 0;
  const { attacks } = declarable(session, player);
  const [weakest] = view.monsters
    .flatMap(({ top }) => top ?? [])
    .filter(({ id, atk, dc }) => attacks.some((ref) => ref === id) && dc !== null && (atk ?? 0) < hp)
    .toSorted(byStrength);
  return weakest === undefined ? null : { do: 'attack', ref: weakest.id, card: weakest.card };
};

/** The next step in one's own action phase, what is done instead of it, or what stands against it. */
const nextStep = (session: Session, decision: Decision, view: View, [written, ...later]: Plan['steps']): PlanMove => {
  if (written === undefined) return { is: 'done' };
  const step = inItsSlot(view, written);
  const against = againstStep(session, decision, view, step);
  if (against === null) return { is: 'step', step };
  if (step.otherwise === undefined) return { is: 'stop', stop: against };
  const weakest = step.otherwise === 'weakest' ? onWeakest(session, decision.player, view) : null;
  if (weakest !== null && againstStep(session, decision, view, weakest) === null) return { is: 'step', step: weakest };
  return later.length > 0 ? { is: 'skip' } : { is: 'stop', stop: against };
};

/** What a plan does where somebody would think: as the computer player would, or it stops. */
const thinks = ({ questions }: Plan, why: PlanStop['why'], card: PlanStop['card'] = null): PlanMove =>
  questions === 'computer' ? { is: 'answer' } : stopBecause(why, card);

/** A window of one's own turn: it passes where it goes on as planned, whatever its owner could do. */
const inWindow = (data: TableData, view: View, player: PlayerId, plan: Plan): PlanMove => {
  if (data.game.window?.asked.includes(player) !== true || isHolding(data, player)) return WAIT;
  const now = playerContext(view, player);
  const top = now?.top ?? null;
  if (now === null || top === null) return PASS;
  if (top.controller !== 'game' && top.controller !== player) return thinks(plan, 'answered', top.card);
  const fights = view.attack?.player === player;
  return fights && (now.player.hp <= 1 || isDeadly(now, now.player)) ? thinks(plan, 'lowHp') : PASS;
};

/** Whether this is the moment of declarations, and not a window in which something else is carried out (DEC-01). */
const isDeclaring = (session: Session, view: View, player: PlayerId): boolean => {
  const procedure = procedureOf(session);
  return isFreeActionPhase(view, player) && procedure?.kind === 'turn' && procedure.step === 'action';
};

/** What a plan does about the open question in its owner's own turn. */
const inOwnTurn = (session: Session, data: TableData, decision: Decision, view: View, plan: Plan): PlanMove => {
  const { player, key, card } = decision;
  if (key !== 'priority')
    return plan.turn === null && plan.questions === undefined ? WAIT : thinks(plan, 'question', card);
  if (!isDeclaring(session, view, player)) return inWindow(data, view, player, plan);
  const move = nextStep(session, decision, view, plan.steps);
  // What must come before the end of the turn (TURN-12).
  const isForced = move.is === 'stop' && plan.steps[0]?.do === 'end';
  return isForced ? thinks(plan, move.stop.why, move.stop.card) : move;
};

/** What a plan does that has stopped: what is to be given up for the death is part of the questions on the way. */
const afterDeath = ({ player, key }: Decision, owner: PlayerId, { questions, stopped }: Plan): PlanMove =>
  stopped?.why === 'died' && questions === 'computer' && player === owner && key !== 'priority'
    ? { is: 'answer' }
    : WAIT;

/** What the plan of this seat does next. */
export const nextMove = (session: Session, data: TableData, { player, plan }: Seat): PlanMove => {
  const decision = decisionOf(session);
  if (plan === undefined || decision === null) return WAIT;
  const turn = turnOf(session);
  if (plan.stopped !== null) return plan.turn === turn.number ? afterDeath(decision, player, plan) : WAIT;
  const hasBegun = plan.turn !== null;
  if (hasBegun && (turn.number !== plan.turn || turn.active !== player))
    return plan.steps.every(({ do: deed }) => deed === 'end') ? { is: 'done' } : stopBecause('turnOver');
  if (!hasTurn(session, player)) return WAIT;
  const view = viewFor(session, null);
  if (hasBegun && view.players.some(({ id, dead }) => id === player && dead)) return stopBecause('died');
  return decision.player === player ? inOwnTurn(session, data, decision, view, plan) : WAIT;
};
