export * from './game-store.js';
