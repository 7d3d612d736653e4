export type * from './position.js';
export { positionProblem } from './checking.js';
export { gameFrom } from './setting-up.js';
export { positionOf } from './writing-down.js';
