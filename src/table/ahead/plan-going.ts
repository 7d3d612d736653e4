import {
  apply,
  BACK_ID,
  declarable,
  turnOf,
  type CardLookup,
  type Decision,
  type OptionId,
  type PlayerId,
  type Session,
} from '../../engine/index.js';
import { conditionOf, settle } from '../play/settle.js';
import type { Change } from '../record/acts.js';
import type { Seat, SealedChoice, TableData } from '../record/data.js';
import type { Plan, PlanStep } from '../record/planned-turn.js';
import { announced } from './announcing.js';
import { nextMove, optionFor } from './plan.js';

const withPlan = (data: TableData, player: PlayerId, change: (plan: Plan) => Plan | null): TableData => ({
  ...data,
  seats: data.seats.map((seat) => {
    if (seat.player !== player || seat.plan === undefined) return seat;
    const { plan, ...rest } = seat;
    const changed = change(plan);
    return changed === null ? rest : { ...rest, plan: changed };
  }),
});

/** The seats with every plan ended that is done, and every one stopped that does not go on by itself. */
export const withPlansAsTheyStand = (session: Session, data: TableData): TableData =>
  data.seats.reduce<TableData>((so, seat) => {
    if (seat.plan === undefined) return so;
    const move = nextMove(session, so, seat);
    if (move.is === 'done') return withPlan(so, seat.player, () => null);
    return move.is === 'stop' ? withPlan(so, seat.player, (plan) => ({ ...plan, stopped: move.stop })) : so;
  }, data);

/** What is chosen on the way to the stack: the only thing that can be; null when there are several. */
const onlyChoice = ({ options, min }: Decision): OptionId | null => {
  const answers = options.filter(({ id }) => id !== BACK_ID);
  return answers.length === 1 && min <= 1 ? (answers[0]?.id ?? null) : null;
};

const sealedFor = (session: Session, player: PlayerId, { do: deed, ref }: PlanStep): SealedChoice | null => {
  if (deed !== 'attack' && deed !== 'buy') return null;
  const price = declarable(session, player).purchases.find((one) => one.ref === ref)?.price ?? null;
  const condition = conditionOf(session, ref, deed === 'attack' ? null : price);
  return { player, key: deed === 'attack' ? 'attack.target' : 'purchase.choice', option: ref, condition };
};

const stepTaken = (session: Session, data: TableData, player: PlayerId, step: PlanStep, cards: CardLookup): Change => {
  const sealedChoice = sealedFor(session, player, step);
  const turn = turnOf(session).number;
  if (!announced(session, player, optionFor(step), onlyChoice)) {
    const stopped = { why: 'choice', card: step.card } as const;
    return { session, data: withPlan(data, player, (plan) => ({ ...plan, turn, stopped })) };
  }
  const gone = withPlan(data, player, (plan) => ({ ...plan, turn, steps: plan.steps.slice(1) }));
  return { session, data: settle(session, { ...gone, sealedChoice, acted: player }, cards) };
};

/** Takes the next step of the plan of this seat, as its owner would. */
export const goOnAsPlanned = (session: Session, data: TableData, seat: Seat, cards: CardLookup): Change => {
  const { player } = seat;
  const move = nextMove(session, data, seat);
  if (move.is === 'step') return stepTaken(session, data, player, move.step, cards);
  if (move.is !== 'pass') return { session, data };
  apply(session, player, ['pass']);
  return { session, data: settle(session, data, cards) };
};
