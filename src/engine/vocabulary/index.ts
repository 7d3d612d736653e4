export * from './same-tree.js';
export * from './words/abilities.js';
export * from './words/amounts.js';
export * from './words/cards.js';
export {
  BrokenCard,
  checkCard,
  checkCardAmong,
  checkCards,
  facesOf,
  isReadableEffect,
  isWritten,
} from './grammar/check.js';
export * from './words/conditions.js';
export * from './words/effects/challenge-words.js';
export * from './words/effects/composing-words.js';
export * from './words/effects/deck-words.js';
export * from './words/effects/object-words.js';
export * from './words/effects/player-words.js';
export * from './words/effects/playing-words.js';
export * from './words/effects/slot-words.js';
export * from './words/effects/stack-words.js';
export * from './words/event-patterns.js';
export * from './words/happenings.js';
export { doubled } from './trees/doubled.js';
export { numbersAfter, numbersIn, withNumbersChanged, withNumbersSet } from './trees/numbers.js';
export type { ChangedNumber, NumberChange } from './trees/numbers.js';
export * from './words/selectors.js';
export type * from './words/printed.js';
export { effectsIn, hasPart, havingPart, partsIn, withChanged } from './trees/walk.js';
export type { PartField, PartKind, Parts, Sought } from './trees/walk.js';
export type * from './words/words.js';
