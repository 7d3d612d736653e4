import type { Mode } from './mode.js';

/** Solitaire, with one person for both players, and co-op, with one person for each (COOP-01..COOP-12). */
export const TOGETHER: Mode = {
  seats: [2, 2], // COOP-01
  timer: { begins: 8, over: 0, ticks: ['roundEnds', 'diesInOwnTurn'] }, // COOP-03..COOP-06
  sharesGoal: true, // COOP-07
  bonusSouls: false, // COOP-09, BSOUL-06
  barter: false, // COOP-09, BARTER-05
  oldRoomsLeave: true, // COOP-10
};
