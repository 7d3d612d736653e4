import type { CardLookup } from '../../engine/index.js';
import type { Ahead } from '../play/timekeeping.js';
import type { Change, Working } from '../record/acts.js';
import type { Person } from '../record/data.js';
import type { Outcome, Refusal } from '../record/outcome.js';
import { giveComingUp, nextComingUp, withComingUp } from './coming-up.js';
import { addStep, dropPlan, dropStep, resumePlan } from './plan-steps.js';
import { declineDeals, endReady, makeReady, seenEnded } from './ready-orders.js';

/** What people arrange in advance at a table: it shows to nobody else. */
export interface Arranging {
  /** Has an answer given by itself when it is called upon, one that a card of this person offers (`readyOffersOf`). */
  makeReady(channel: string, interaction: string, person: Person, id: string): Promise<Outcome>;
  /** Ends such an answer. */
  endReady(channel: string, interaction: string, person: Person, id: string): Promise<Outcome>;
  /** Has every offer of exactly these players declined by itself from now on. */
  declineDeals(channel: string, interaction: string, person: Person, from: readonly string[]): Promise<Outcome>;
  /** This person has seen which of their answers have ended because a card is gone. */
  seenEnded(channel: string, interaction: string, person: Person): Promise<Outcome>;
  /** Writes one more step into the plan of this person's next turn, one of those that they could do (`plannableOf`). */
  addStep(channel: string, interaction: string, person: Person, id: string): Promise<Outcome>;
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
  declineDeals: (channel, interaction, person, from) =>
    act(channel, interaction, (now) => declineDeals(now, person, from)),
  seenEnded: (channel, interaction, person) => act(channel, interaction, (now) => seenEnded(now, person)),
  addStep: (channel, interaction, person, id) => act(channel, interaction, (now) => addStep(now, person, id)),
  dropStep: (channel, interaction, person) => act(channel, interaction, (now) => dropStep(now, person)),
  dropPlan: (channel, interaction, person) => act(channel, interaction, (now) => dropPlan(now, person)),
  resumePlan: (channel, interaction, person) => act(channel, interaction, (now) => resumePlan(now, person)),
});

/** What is done for people in a while; `chance` gives numbers from 0 to 1 that nobody can know. */
export const openAhead = (cards: CardLookup, chance: () => number): Ahead => ({
  timed: (change, now) => withComingUp(change, now, chance),
  next: nextComingUp,
  give: (working, now) => giveComingUp(working, now, cards),
});
