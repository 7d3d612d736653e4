import { isLegalAnswer, turnOf, type OptionId, type PlayerId, type Session } from '../../engine/index.js';
import { requireSeat, type TableChange, type SeatedActor, type WorkingCopy } from '../record/table-change.js';
import { updated, type Person, type Table } from '../record/data.js';
import type { Refusal } from '../record/outcome.js';
import { MOST_STEPS, plan as schema, type Plan, type PlanStep } from '../record/fields/planned-turn.js';
import { seatOf } from '../play/reading.js';
import { asWritten, openQuestionOf, plannable, questionsOf, slotOf, withChoice, withOnlyChoices } from './plannable.js';
import { suggestSteps } from './suggested-steps.js';

const EMPTY: Plan = schema.parse({});

/** The seat with another plan; with none when nothing is left of it. */
const withPlan = ({ session, data, seat }: SeatedActor, plan: Plan): TableChange => ({
  session,
  data: updated(data, {
    game: {
      seats: data.game.seats.map((one) => {
        if (one.player !== seat.player) return one;
        const { plan: _, ...rest } = one;
        return plan.steps.length === 0 ? rest : { ...rest, plan };
      }),
    },
  }),
});

const planOf = ({ seat }: SeatedActor): Plan => seat.plan ?? EMPTY;

/** The name of a step, short enough for a menu. */
export const stepId = ({ do: deed, ref, ability }: PlanStep): string => [deed, ref, ability ?? ''].join('~');

/** Writes one more step at the end of the plan; a plan that has stopped goes on with it. */
export const addStep = (working: WorkingCopy, person: Person, id: string): TableChange | Refusal => {
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  const plan = planOf(now);
  const { session, seat } = now;
  const step = plannable(session, seat.player).find((one) => stepId(one) === id);
  if (step === undefined) return { why: 'ahead', problem: 'gone' };
  if (plan.steps.length >= MOST_STEPS) return { why: 'ahead', problem: 'planFull' };
  if (plan.steps.at(-1)?.do === 'end') return { why: 'ahead', problem: 'planEnds' };
  return withPlan(now, { ...plan, steps: [...plan.steps, asWritten(session, seat.player, step)] });
};

/** The plan with its last step changed; refused when there is none. */
const withLast = (now: SeatedActor, change: (step: PlanStep) => PlanStep | null): TableChange | Refusal => {
  const { steps, ...rest } = planOf(now);
  const last = steps.at(-1);
  const changed = last === undefined ? null : change(last);
  if (changed === null) return { why: 'ahead', problem: 'gone' };
  return withPlan(now, { ...rest, steps: [...steps.slice(0, -1), changed] });
};

/** Chooses mode, targets or payment for the last step, whose question is open; nothing to choose it when it comes up. */
export const chooseInStep = (
  working: WorkingCopy,
  person: Person,
  options: readonly OptionId[],
): TableChange | Refusal => {
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  const { session, seat } = now;
  return withLast(now, (step) => {
    if (options.length === 0) return { ...step, asks: true };
    const open = openQuestionOf(session, seat.player, step);
    if (open === null || !isLegalAnswer(open, options)) return null;
    return withOnlyChoices(session, seat.player, withChoice(step, open, options));
  });
};

/**
 * How the last step is changed: what is done when it cannot be done as written, or what it attacks; or how the plan
 * answers questions on the way.
 */
const STEP_CHANGES = ['stop', 'skip', 'weakest', 'inSlot', 'thisOne', 'computer', 'ask'] as const;
export type StepChange = (typeof STEP_CHANGES)[number];
export const isStepChange = (text: string): text is StepChange => STEP_CHANGES.some((one) => one === text);

const changed = (session: Session, player: PlayerId, step: PlanStep, change: StepChange): PlanStep | null => {
  const { otherwise: _, ...strict } = step;
  switch (change) {
    case 'stop':
      return strict;
    case 'skip':
      return step.do === 'end' ? null : { ...strict, otherwise: 'skip' };
    case 'weakest':
      return step.do === 'attack' ? { ...strict, otherwise: 'weakest' } : null;
    case 'inSlot': {
      const slot = slotOf(session, step);
      return slot === null ? null : { ...step, slot };
    }
    case 'thisOne': {
      const { slot: __, ...one } = step;
      return asWritten(session, player, one);
    }
    default:
      return step;
  }
};

/** What could be changed about the last step, and about the plan, as it stands. */
const changesOf = (session: Session, { steps, questions }: Plan): readonly StepChange[] => {
  const last = steps.at(-1);
  if (last === undefined) return [];
  const isAttack = last.do === 'attack';
  const otherwise = isAttack ? (['weakest', 'skip', 'stop'] as const) : (['skip', 'stop'] as const);
  const inSlot = isAttack && last.slot === undefined && slotOf(session, last) !== null;
  return [
    ...(last.do === 'end' ? [] : otherwise.filter((one) => one !== (last.otherwise ?? 'stop'))),
    ...(inSlot ? (['inSlot'] as const) : []),
    ...(last.slot === undefined ? [] : (['thisOne'] as const)),
    questions === 'computer' ? 'ask' : 'computer',
  ];
};

/** Changes the last step, or how the plan answers questions on the way. */
export const changeStep = (working: WorkingCopy, person: Person, change: StepChange): TableChange | Refusal => {
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  const { session, seat } = now;
  const { questions: _, ...plan } = planOf(now);
  if (!changesOf(session, planOf(now)).includes(change)) return { why: 'ahead', problem: 'gone' };
  if (change === 'ask') return withPlan(now, plan);
  if (change === 'computer') return withPlan(now, { ...plan, questions: 'computer' });
  return withLast(now, (step) => changed(session, seat.player, step, change));
};

/** Writes the plan that the `simple` computer player would follow, in place of the one that there is; it can be changed. */
export const suggestPlan = (working: WorkingCopy, person: Person): TableChange | Refusal => {
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  const { session, seat } = now;
  const steps = suggestSteps(session, seat.player).map((step) => asWritten(session, seat.player, step));
  return withPlan(now, { ...EMPTY, steps, questions: 'computer' });
};

/** Takes the last step away. */
export const dropStep = (working: WorkingCopy, person: Person): TableChange | Refusal => {
  const now = requireSeat(working, person);
  return 'why' in now ? now : withPlan(now, { ...planOf(now), steps: planOf(now).steps.slice(0, -1) });
};

/** Takes the whole plan away: from now on this person plays their turn themselves. */
export const dropPlan = (working: WorkingCopy, person: Person): TableChange | Refusal => {
  const now = requireSeat(working, person);
  return 'why' in now ? now : withPlan(now, EMPTY);
};

/** Goes on with what is left of a plan that has stopped, with everything as it is by now; a step that was in the way is left out. */
export const resumePlan = (working: WorkingCopy, person: Person): TableChange | Refusal => {
  const now = requireSeat(working, person);
  if ('why' in now) return now;
  const { session, seat } = now;
  const possible = plannable(session, seat.player).map(stepId);
  const steps = planOf(now)
    .steps.filter((step) => step.slot !== undefined || possible.includes(stepId(step)))
    .map((step) => asWritten(session, seat.player, step));
  return withPlan(now, { ...planOf(now), steps, turn: null, stopped: null });
};

/** A step that could be written into a plan. */
interface PlanOffer {
  readonly id: string;
  readonly step: PlanStep;
}

/** What this user could plan for their turn, whoever's turn it is: for their eyes only. */
export const plannableOf = (table: Table, user: string): readonly PlanOffer[] => {
  const seat = seatOf(table, user);
  if (seat === null || table.session === null || table.data.phase !== 'playing') return [];
  return plannable(table.session, seat.player).map((step) => ({ id: stepId(step), step }));
};

/** A plan as its owner reads it: what is chosen in each step, what the last step still asks, and what could be changed. */
interface PlanReading {
  readonly chosen: readonly ReturnType<typeof questionsOf>[];
  readonly open: ReturnType<typeof openQuestionOf>;
  readonly changes: readonly StepChange[];
  readonly isOwnTurn: boolean;
}

/** The plan of this user as they read it; null when there is none. */
export const planReadingOf = (table: Table, user: string): PlanReading | null => {
  const seat = seatOf(table, user);
  const { session } = table;
  if (session === null || seat?.plan === undefined) return null;
  const { player, plan } = seat;
  const last = plan.steps.at(-1);
  return {
    chosen: plan.steps.map((step) => questionsOf(session, player, step).filter(({ options }) => options !== null)),
    open: last === undefined || last.asks === true ? null : openQuestionOf(session, player, last),
    changes: changesOf(session, plan),
    isOwnTurn: turnOf(session).active === player,
  };
};
