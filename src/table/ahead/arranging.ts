import type { OptionId } from '../../engine/index.js';
import type { Ahead } from '../play/timekeeping.js';
import type { Change, Working } from '../record/acts.js';
import type { Person } from '../record/data.js';
import type { Outcome, Refusal } from '../record/outcome.js';
import { giveComingUp, nextComingUp, withComingUp } from './coming-up.js';
import {
  addStep,
  changeStep,
  chooseInStep,
  dropPlan,
  dropStep,
  resumePlan,
  suggestPlan,
  type StepChange,
} from './plan-steps.js';
import { answerRest, endReady, makeReady, seenEnded } from './ready-orders.js';

/** What people arrange in advance at a table: it shows to nobody else. */
export interface Arranging {
  /** Has an answer given by itself when it is called upon, one that a card of this person offers (`readyOffersOf`). */
  makeReady(channel: string, interaction: string, person: Person, id: string): Promise<Outcome>;
  /** Ends such an answer. */
  endReady(channel: string, interaction: string, person: Person, id: string): Promise<Outcome>;
  /** Has everything else answered by itself in exactly these ways: passed on, chosen, deals of these players declined. */
  answerRest(channel: string, interaction: string, person: Person, ways: readonly string[]): Promise<Outcome>;
  /** This person has seen which of their answers have ended because a card is gone. */
  seenEnded(channel: string, interaction: string, person: Person): Promise<Outcome>;
  /** Writes one more step into the plan of this person's next turn, one of those that they could do (`plannableOf`). */
  addStep(channel: string, interaction: string, person: Person, id: string): Promise<Outcome>;
  /** Chooses mode, targets or payment for the last step; nothing to be asked when it comes up. */
  chooseInStep(channel: string, interaction: string, person: Person, options: readonly OptionId[]): Promise<Outcome>;
  /** Changes what the last step does when it is not as written, or how the plan answers questions on the way. */
  changeStep(channel: string, interaction: string, person: Person, change: StepChange): Promise<Outcome>;
  /** Writes the plan that a `simple` computer player would follow, in place of the one that there is. */
  suggestPlan(channel: string, interaction: string, person: Person): Promise<Outcome>;
  /** Takes the last step away, or the whole plan. */
  dropStep(channel: string, interaction: string, person: Person): Promise<Outcome>;
  dropPlan(channel: string, interaction: string, person: Person): Promise<Outcome>;
  /** Goes on with what is left of a plan that has stopped, with everything as it is by now. */
  resumePlan(channel: string, interaction: string, person: Person): Promise<Outcome>;
}

/** Something that a person does at a table; the same interaction twice changes nothing. */
type Act = (channel: string, interaction: string, change: (working: Working) => Change | Refusal) => Promise<Outcome>;

/** The acts by which people arrange things in advance. */
export const openArranging = (act: Act): Arranging => ({
  makeReady: (channel, interaction, person, id) => act(channel, interaction, (now) => makeReady(now, person, id)),
  endReady: (channel, interaction, person, id) => act(channel, interaction, (now) => endReady(now, person, id)),
  answerRest: (channel, interaction, person, ways) => act(channel, interaction, (now) => answerRest(now, person, ways)),
  seenEnded: (channel, interaction, person) => act(channel, interaction, (now) => seenEnded(now, person)),
  addStep: (channel, interaction, person, id) => act(channel, interaction, (now) => addStep(now, person, id)),
  chooseInStep: (channel, interaction, person, options) =>
    act(channel, interaction, (now) => chooseInStep(now, person, options)),
  changeStep: (channel, interaction, person, change) =>
    act(channel, interaction, (now) => changeStep(now, person, change)),
  suggestPlan: (channel, interaction, person) => act(channel, interaction, (now) => suggestPlan(now, person)),
  dropStep: (channel, interaction, person) => act(channel, interaction, (now) => dropStep(now, person)),
  dropPlan: (channel, interaction, person) => act(channel, interaction, (now) => dropPlan(now, person)),
  resumePlan: (channel, interaction, person) => act(channel, interaction, (now) => resumePlan(now, person)),
});

/** What is done for people in a while; `chance` gives numbers from 0 to 1 that nobody can know. */
export const openAhead = (chance: () => number): Ahead => ({
  timed: (change, now) => withComingUp(change, now, chance),
  next: nextComingUp,
  give: (working, now) => giveComingUp(working, now),
});
