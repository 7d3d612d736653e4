export * from './game.js';
export * from './state.js';
export * from './zones.js';
