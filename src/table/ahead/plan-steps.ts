import { seatAt, type Change, type Seated, type Working } from '../record/acts.js';
import type { Person, Table } from '../record/data.js';
import type { Refusal } from '../record/outcome.js';
import { MOST_STEPS, plan as schema, type Plan, type PlanStep } from '../record/planned-turn.js';
import { seatOf } from '../play/reading.js';
import { asWritten, plannable } from './plan.js';

const EMPTY: Plan = schema.parse({});

/** The seat with another plan; with none when nothing is left of it. */
const withPlan = ({ session, data, seat }: Seated, plan: Plan): Change => ({
  session,
  data: {
    ...data,
    seats: data.seats.map((one) => {
      if (one.player !== seat.player) return one;
      const { plan: _, ...rest } = one;
      return plan.steps.length === 0 ? rest : { ...rest, plan };
    }),
  },
});

const planOf = ({ seat }: Seated): Plan => seat.plan ?? EMPTY;

/** The name of a step, short enough for a menu. */
export const stepId = ({ do: deed, ref, ability }: PlanStep): string => [deed, ref, ability ?? ''].join('~');

/** Writes one more step at the end of the plan; a plan that has stopped goes on with it. */
export const addStep = (working: Working, person: Person, id: string): Change | Refusal => {
  const now = seatAt(working, person);
  if ('why' in now) return now;
  const plan = planOf(now);
  const { session, seat } = now;
  const step = plannable(session, seat.player).find((one) => stepId(one) === id);
  if (step === undefined) return { why: 'ahead', problem: 'gone' };
  if (plan.steps.length >= MOST_STEPS) return { why: 'ahead', problem: 'planFull' };
  if (plan.steps.at(-1)?.do === 'end') return { why: 'ahead', problem: 'planEnds' };
  return withPlan(now, { ...plan, steps: [...plan.steps, asWritten(session, seat.player, step)] });
};

/** Takes the last step away. */
export const dropStep = (working: Working, person: Person): Change | Refusal => {
  const now = seatAt(working, person);
  return 'why' in now ? now : withPlan(now, { ...planOf(now), steps: planOf(now).steps.slice(0, -1) });
};

/** Takes the whole plan away: from now on this person plays their turn themselves. */
export const dropPlan = (working: Working, person: Person): Change | Refusal => {
  const now = seatAt(working, person);
  return 'why' in now ? now : withPlan(now, EMPTY);
};

/** Goes on with what is left of a plan that has stopped, with everything as it is by now; a step that was in the way is left out. */
export const resumePlan = (working: Working, person: Person): Change | Refusal => {
  const now = seatAt(working, person);
  if ('why' in now) return now;
  const { session, seat } = now;
  const possible = plannable(session, seat.player).map(stepId);
  const steps = planOf(now)
    .steps.filter((step) => possible.includes(stepId(step)))
    .map((step) => asWritten(session, seat.player, step));
  return withPlan(now, { steps, turn: null, stopped: null });
};

/** A step that could be written into a plan. */
interface PlanChoice {
  readonly id: string;
  readonly step: PlanStep;
}

/** What this user could plan for their turn, whoever's turn it is: for their eyes only. */
export const plannableOf = (table: Table, user: string): readonly PlanChoice[] => {
  const seat = seatOf(table, user);
  if (seat === null || table.session === null || table.data.phase !== 'playing') return [];
  return plannable(table.session, seat.player).map((step) => ({ id: stepId(step), step }));
};
