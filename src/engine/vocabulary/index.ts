export * from './abilities.js';
export * from './amounts.js';
export * from './cards.js';
export * from './conditions.js';
export * from './effects.js';
export * from './events.js';
export * from './selectors.js';
export type * from './printed.js';
export type * from './words.js';
