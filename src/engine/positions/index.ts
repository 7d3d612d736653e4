export type * from './position.js';
export { cardsNamedIn, positionProblem } from './checking.js';
export { gameFrom } from './setting-up.js';
export { positionOf } from './writing-down.js';
