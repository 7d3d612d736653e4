/** The door of the engine: the only file of this folder that others import, besides the vocabulary's own door. */
export type * from './session/types.js';
export {
  apply,
  clearPoints,
  windowOf,
  decisionOf,
  IllegalAnswer,
  isAnnouncing,
  openFrom,
  openGame,
  outcomeOf,
  remark,
  save,
  takeEntries,
  upcoming,
  type Session,
} from './session/session.js';
export { load } from './session/load.js';
export { isTimeForAsides, takeAside } from './session/aside.js';
export { canTakeBack, takeBack } from './session/take-back.js';
export { viewFor } from './view/view-for.js';
export { combatantIn } from './view/combatant.js';
export { influencesOn, type Influence } from './view/influences.js';
export { declarable, type Declarable } from './decisions/declarable.js';
export { isWish, unavailable, whyNot, type Unavailable, type Wish } from './decisions/why-not.js';
export { isLegalAnswer, BACK_ID } from './decisions/legal.js';
export { isPossibleAside, rememberedOrders, type RememberedOrder } from './rules/asides.js';
export type * from './state/game.js';
export type * from './state/objection.js';
export { DECKS, SLOTS, isDeckRef, isObjectId, isPlayerId, isStackId } from './state/state.js';
export type { GameEvent, GameState, Zone } from './state/state.js';
export type { TableRules } from './state/table-rules.js';
export { seededRandom, seedHash } from './state/random.js';
export { nativeNames } from './natives/index.js';
export type * from './view/types.js';
export { withNumbersChanged } from './vocabulary/index.js';
export type * from './vocabulary/index.js';
