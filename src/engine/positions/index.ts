export type * from './position.js';
export { cardsNamedIn, positionProblem } from './validate.js';
export { gameFrom } from './deserialize.js';
export { positionOf } from './serialize.js';
