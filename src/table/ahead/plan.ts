import {
  choosable,
  decisionOf,
  declarable,
  isDeckRef,
  turnOf,
  viewFor,
  type Decision,
  type OptionId,
  type PlayerId,
  type Session,
  type View,
} from '../../engine/index.js';
import { controlledBy, isMain, momentOf } from '../asking/moment.js';
import { isDeadly } from '../asking/stakes.js';
import { isHolding } from '../play/holds.js';
import type { Seat, TableData } from '../record/data.js';
import type { Plan, PlanStep, PlanStop } from '../record/planned-turn.js';

/** What a plan does next: a step of it, a pass in its own attack; nothing for now; or it stops, or is done. */
type PlanMove =
  | { readonly is: 'step'; readonly step: PlanStep }
  | { readonly is: 'pass' | 'wait' | 'done' }
  | { readonly is: 'stop'; readonly stop: PlanStop };

const WAIT: PlanMove = { is: 'wait' };
const PASS: PlanMove = { is: 'pass' };
const stopped = (why: PlanStop['why'], card: PlanStop['card'] = null): PlanMove => ({
  is: 'stop',
  stop: { why, card },
});

/** What a thing is like for whoever plans something with it: its price in ¢, HP at most, evasion and ATK. */
const conditionIn = (session: Session, player: PlayerId, { do: deed, ref }: Pick<PlanStep, 'do' | 'ref'>): string => {
  const { monsters, players, shop, rooms } = viewFor(session, null);
  const inSlots = [...monsters, ...shop, ...rooms].flatMap(({ top }) => top ?? []);
  const owned = players.flatMap(({ items, soulCards }) => [...items, ...soulCards]);
  const thing = [...inSlots, ...owned].find(({ id }) => id === ref) ?? players.find(({ id }) => id === ref);
  const price = deed === 'buy' ? choosable(session, player).purchases.find((one) => one.ref === ref)?.price : undefined;
  const { maxHp = null, dc = null, atk = null } = thing ?? {};
  return JSON.stringify([price ?? null, maxHp, dc, atk]);
};

const atkOf = (session: Session, player: PlayerId): number =>
  viewFor(session, null).players.find(({ id }) => id === player)?.atk ?? 0;

/** The step as it is written now, with what its thing is like. */
export const asWritten = (session: Session, player: PlayerId, step: PlanStep): PlanStep => {
  const written = { ...step, condition: conditionIn(session, player, step) };
  switch (step.do) {
    case 'attack':
      return { ...written, ownAtk: atkOf(session, player) };
    case 'buy':
      return written;
    default:
      return step;
  }
};

/** Whether what a step is about is as it was when the step was written. */
const isAsWritten = (session: Session, player: PlayerId, step: PlanStep): boolean =>
  (step.condition === undefined || step.condition === conditionIn(session, player, step)) &&
  (step.ownAtk === undefined || step.ownAtk <= atkOf(session, player));

/** Everything that this player could write into a plan: their own cards, what lies in the slots, and the end of the turn. */
export const plannable = (session: Session, player: PlayerId): readonly PlanStep[] => {
  const { players, hand, monsters, shop } = viewFor(session, player);
  const own = players.find(({ id }) => id === player);
  const { attacks, purchases } = choosable(session, player);
  const tops = [...monsters, ...shop].flatMap(({ top }) => top ?? []);
  const cardOf = (ref: string): string | null => tops.find(({ id }) => id === ref)?.card ?? null;
  return [
    ...hand.map(({ id, card }): PlanStep => ({ do: 'play', ref: id, card })),
    ...(own === undefined ? [] : controlledBy(own)).flatMap(({ id, card, usable }) =>
      usable.map(({ ability }): PlanStep => ({ do: 'activate', ref: id, card, ability: ability.key })),
    ),
    ...attacks
      .filter((ref) => !isDeckRef(ref) && cardOf(ref) !== null)
      .map((ref): PlanStep => ({ do: 'attack', ref, card: cardOf(ref) })),
    ...purchases.map(({ ref }): PlanStep => ({ do: 'buy', ref, card: cardOf(ref) })),
    { do: 'end', ref: '', card: null },
  ];
};

/** Whether the thing of a step is still where it was. */
const isThere = (session: Session, player: PlayerId, step: PlanStep): boolean =>
  plannable(session, player).some(
    ({ do: deed, ref, ability }) => deed === step.do && ref === step.ref && ability === step.ability,
  );

/** The option with which a step begins. */
export const optionFor = ({ do: deed, ref, ability }: PlanStep): OptionId => {
  switch (deed) {
    case 'play':
      return `play:${ref}`;
    case 'activate':
      return `use:${ref}:${ability ?? ''}`;
    case 'attack':
      return 'attack';
    case 'buy':
      return 'purchase';
    case 'end':
      return 'end';
  }
};

const isDeclarable = (session: Session, player: PlayerId, { do: deed, ref }: PlanStep): boolean => {
  const { attacks, purchases } = declarable(session, player);
  if (deed === 'attack') return attacks.some((one) => one === ref);
  return deed !== 'buy' || purchases.some((one) => one.ref === ref);
};

/** The next step in one's own action phase, or what stands against it. */
const nextStep = (session: Session, decision: Decision, view: View, [step]: Plan['steps']): PlanMove => {
  const { player } = decision;
  if (step === undefined) return { is: 'done' };
  const { card } = step;
  if (!isThere(session, player, step)) return stopped('gone', card);
  if (!isAsWritten(session, player, step)) return stopped('changed', card);
  const hp = view.players.find(({ id }) => id === player)?.hp ?? 0;
  if (step.do === 'attack' && hp <= 1) return stopped('lowHp');
  const isOffered = decision.options.some(({ id }) => id === optionFor(step));
  return isOffered && isDeclarable(session, player, step) ? { is: 'step', step } : stopped('notPossible', card);
};

/** A window of one's own turn, after the first step: it passes where it goes on as planned. */
const inWindow = (data: TableData, view: View, player: PlayerId): PlanMove => {
  if (data.window?.asked.includes(player) !== true || isHolding(data, player)) return WAIT;
  const now = momentOf(view, player);
  const top = now?.top ?? null;
  if (now === null || top === null) return PASS;
  if (top.controller !== 'game' && top.controller !== player) return stopped('answered', top.card);
  const fights = view.attack?.player === player;
  return fights && (now.player.hp <= 1 || isDeadly(now, now.player)) ? stopped('lowHp') : PASS;
};

/** What the plan of this seat does next. */
export const nextMove = (session: Session, data: TableData, { player, plan }: Seat): PlanMove => {
  const decision = decisionOf(session);
  if (plan === undefined || plan.stopped !== null || decision === null) return WAIT;
  const turn = turnOf(session);
  const hasBegun = plan.turn !== null;
  if (hasBegun && (turn.number !== plan.turn || turn.active !== player))
    return plan.steps.length === 0 ? { is: 'done' } : stopped('turnOver');
  if (turn.active !== player) return WAIT;
  const view = viewFor(session, null);
  if (hasBegun && view.players.some(({ id, dead }) => id === player && dead)) return stopped('died');
  if (decision.player !== player) return WAIT;
  if (decision.key !== 'priority') return hasBegun ? stopped('question', decision.card) : WAIT;
  if (isMain(view, player)) return nextStep(session, decision, view, plan.steps);
  return hasBegun ? inWindow(data, view, player) : WAIT;
};
