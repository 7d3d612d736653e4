export * from './attacks.js';
export * from './cache.js';
export * from './chance.js';
<<<<<<< HEAD
export * from './state-copy.js';
=======
export type * from './characteristics.js';
>>>>>>> alt36
export * from './game.js';
export * from './hidden.js';
export * from './known.js';
export type * from './log-details.js';
export * from './lasting.js';
export * from './causes.js';
export * from './counters.js';
export * from './events.js';
export type * from './mode-state.js';
export * from './slot-kinds.js';
export * from './state.js';
export * from './table-rules.js';
export * from './zones.js';
export * from './hash.js';
export * from './meaning.js';
export type * from './mends.js';
export type * from './object-view.js';
export * from './objection.js';
export * from './random.js';
