import type { Ahead } from '../play/timekeeping.js';
import { giveComingUp, nextComingUp, withComingUp } from './coming-up.js';

/** What is done for people in a while; `chance` gives numbers from 0 to 1 that nobody can know. */
export const openAhead = (chance: () => number): Ahead => ({
  timed: (change, now) => withComingUp(change, now, chance),
  next: nextComingUp,
  give: (working, now) => giveComingUp(working, now),
});
