export * from './chance.js';
export * from './game.js';
export * from './hidden.js';
export * from './state.js';
export * from './zones.js';
export * from './hash.js';
export * from './meaning.js';
export * from './random.js';
