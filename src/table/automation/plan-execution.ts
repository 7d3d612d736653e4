import {
  apply,
  decisionOf,
  declarable,
  turnOf,
  viewFor,
  type Decision,
  type OptionId,
  type PlayerId,
  type Session,
} from '../../engine/index.js';
import { isFreeActionPhase } from '../attention/player-context.js';
import { conditionOf, settle } from '../play/settle.js';
import type { TableChange } from '../record/table-change.js';
import { updated, type SealedChoice, type Seat, type TableData } from '../record/data.js';
import type { Plan, PlanStep } from '../record/fields/planned-turn.js';
import { announceAbility, onlyChoice } from './announce-ability.js';
import { nextMove } from './plan.js';
import { optionFor } from './plannable.js';
import { computerWould } from './standing-answers.js';
import { withOtherNoted } from './until-back.js';

const withPlan = (data: TableData, player: PlayerId, change: (plan: Plan) => Plan | null): TableData =>
  updated(data, {
    game: {
      seats: data.game.seats.map((seat) => {
        if (seat.player !== player || seat.plan === undefined) return seat;
        const { plan, ...rest } = seat;
        const changed = change(plan);
        return changed === null ? rest : { ...rest, plan: changed };
      }),
    },
  });

const withoutStep = (plan: Plan): Plan => ({ ...plan, steps: plan.steps.slice(1) });

/** The table with this seat's plan ended when it is done, stopped when it does not go on by itself, without steps to leave out. */
const updatePlan = (session: Session, data: TableData, player: PlayerId): TableData => {
  const seat = data.game.seats.find((one) => one.player === player);
  if (seat?.plan === undefined) return data;
  const move = nextMove(session, data, seat);
  switch (move.is) {
    case 'done':
      return withPlan(data, player, () => null);
    case 'skip':
      return updatePlan(session, withPlan(data, player, withoutStep), player);
    case 'stop':
      return withPlan(data, player, (plan) => ({ ...plan, stopped: move.stop }));
    default:
      return data;
  }
};

/** The seats with every plan ended that is done, and every one stopped that does not go on by itself. */
export const withPlansUpdated = (session: Session, data: TableData): TableData =>
  data.game.seats.reduce<TableData>((so, { player }) => updatePlan(session, so, player), data);

/** What was chosen for each question on the way to the stack when the step was written, or the only thing that can be. */
const asChosen = ({ chosen = [] }: PlanStep): ((decision: Decision) => readonly OptionId[] | null) => {
  const left = [...chosen];
  return (decision) => {
    if (left[0]?.key !== decision.key) return onlyChoice(decision);
    return left.shift()?.options ?? null;
  };
};

const sealedFor = (session: Session, player: PlayerId, { do: deed, ref }: PlanStep): SealedChoice | null => {
  if (deed !== 'attack' && deed !== 'buy') return null;
  const price = declarable(session, player).purchases.find((one) => one.ref === ref)?.price ?? null;
  const condition = conditionOf(session, ref, deed === 'attack' ? null : price);
  return { player, key: deed === 'attack' ? 'attack.target' : 'purchase.choice', option: ref, condition };
};

const takeStep = (session: Session, data: TableData, player: PlayerId, step: PlanStep): TableChange => {
  const sealedChoice = sealedFor(session, player, step);
  const turn = turnOf(session).number;
  if (!announceAbility(session, player, optionFor(step), asChosen(step))) {
    const isLast = data.game.seats.some((seat) => seat.player === player && seat.plan?.steps.length === 1);
    if (step.otherwise !== undefined && !isLast) return { session, data: withPlan(data, player, withoutStep) };
    const stopped = { why: 'choice', card: step.card } as const;
    return { session, data: withPlan(data, player, (plan) => ({ ...plan, turn, stopped })) };
  }
  const gone = withPlan(withOtherNoted(data, { player }), player, (plan) => ({ ...withoutStep(plan), turn }));
  return { session, data: settle(session, updated(gone, { game: { sealedChoice, acted: player } })) };
};

/** The answer of a computer player to what is not part of the plan; a pass in one's own action phase would lead nowhere (TURN-10). */
const answerAsComputer = (session: Session, data: TableData, player: PlayerId): TableChange => {
  const isPriority = decisionOf(session)?.key === 'priority';
  const options = computerWould(session, player);
  const passes = isPriority && options[0] === 'pass';
  if (passes && isFreeActionPhase(viewFor(session, null), player)) {
    const stopped = { why: 'notPossible', card: null } as const;
    return { session, data: withPlan(data, player, (plan) => ({ ...plan, stopped })) };
  }
  apply(session, player, options);
  const acted = isPriority && !passes ? player : data.game.acted;
  return { session, data: settle(session, updated(withOtherNoted(data, { player }), { game: { acted } })) };
};

/** Does what the plan of this seat does next, as its owner would; `now` is in milliseconds since 1970. */
export const continuePlan = (
  { session, data }: { readonly session: Session; readonly data: TableData },
  seat: Seat,
  now: number,
): TableChange => {
  const { player } = seat;
  const move = nextMove(session, data, seat);
  const noted = withPlan(data, player, (plan) => ({ ...plan, at: now }));
  switch (move.is) {
    case 'step':
      return takeStep(session, noted, player, move.step);
    case 'answer':
      return decisionOf(session) === null ? { session, data } : answerAsComputer(session, noted, player);
    case 'pass':
      apply(session, player, ['pass']);
      return { session, data: settle(session, withOtherNoted(noted, seat)) };
    default:
      return { session, data };
  }
};
