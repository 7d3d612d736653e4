export type * from './session/types.js';
export type * from './state/game.js';
export { DECKS, SLOTS, isDeckRef, isObjectId, isPlayerId, isStackId } from './state/state.js';
export type { GameEvent, GameState, TableRules, Zone } from './state/state.js';
export type * from './view/types.js';
export type * from './vocabulary/index.js';
