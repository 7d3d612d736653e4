/** The door of the engine: the only file of this folder that others import, besides the vocabulary's own door. */
export type * from './session/types.js';
export {
  apply,
  clearUndo,
  windowOf,
  decisionOf,
  IllegalAnswer,
  isAnnouncing,
  openFrom,
  openGame,
  outcomeOf,
  appendLogLine,
  save,
  takeEntries,
  untakenEntries,
  takeOpening,
  takeSteps,
  upcoming,
} from './session/session.js';
export type { Session } from './session/internals.js';
export { drawsOf, preparedDice, preparedSeed } from './session/prepared.js';
export {
  announcedPrice,
  canOnlyPass,
  cardsOf,
  choosable,
  coinsOf,
  declarable,
  drawCountOf,
  effectsOnStack,
  foreseen,
  hasPassedInRound,
  houseCardsOf,
  influencesOn,
  isPublicQuestion,
  isRound,
  revealHiddenCards,
  lostInHolding,
  numberFor,
  originOf,
  procedureOf,
  rememberedOrders,
  roundOf,
  seedOf,
  soulsOf,
  stackHeight,
  transitionOf,
  hasTurn,
  turnOf,
  unavailable,
  viewFor,
  whyNot,
  whyNoTrade,
} from './session/queries.js';
export { fork } from './session/fork.js';
export { sample } from './session/sampling.js';
export { foesIn, imaginedPlayer, passRound, evaluationState, topIn } from './session/imagined.js';
export type { ImaginedFoe, ImaginedPlayer, EvaluationState, ImaginedThing, ImaginedTop } from './session/imagined.js';
export { load } from './session/load.js';
export { entryNow } from './session/old-lines.js';
export { concedeGame, isTimeForTableActs, takeTableAct } from './session/table-acts.js';
export { canTakeBack, ownActions, takeBack, type OwnAction } from './session/take-back.js';
export { isMendNow, mendable, mendGoals, mendNow } from './session/mendable-now.js';
export type { Mendable } from './rules/mending/mendable.js';
export type { HiddenCards } from './session/queries.js';
export { decisionsSince, rewind } from './session/rewind.js';
export { playedFrom, type PlayingAgain } from './session/replaying.js';
export { combatantIn } from './view/combatant.js';
export type { Influence } from './view/influences.js';
export type { Declarable } from './decisions/declarable.js';
export type { Announcement, Price } from './decisions/foreseeing.js';
export { isActionQuery, type Unavailable, type ActionQuery } from './decisions/why-not.js';
export { isLegalAnswer, BACK_ID } from './decisions/legal.js';
export { forcedAnswer } from './decisions/forced.js';
export type { RememberedOrder } from './rules/turn/table-acts.js';
export type * from './state/game.js';
export type { Meaning } from './state/meaning.js';
export type * from './state/log-details.js';
export type * from './state/mends.js';
export type * from './state/object-view.js';
export type * from './state/objection.js';
export { COUNTER_NAMES } from './state/counters.js';
export { DECK_SLOTS, SLOTS } from './state/slot-kinds.js';
export { DECKS, isDeckRef, isObjectId, isPlayerId, isStackId } from './state/state.js';
export type { GameEvent } from './state/events.js';
export type { GameState } from './state/state.js';
export type { Zone } from './state/slot-kinds.js';
export { MODES, VARIANTS, type ModeId, type TableRules, type VariantId } from './state/table-rules.js';
export { modeNamed } from './rules/modes/modes.js';
export type { Mode as WayToPlay } from './rules/modes/mode.js';
export {
  inVariantOrder,
  variantClash,
  variantNamed,
  variantSeats,
  type VariantClash,
} from './rules/variants/variants.js';
export { seededRandom, seedHash } from './state/random.js';
export { seedAfterRewind, seedFrom, type ChanceOrigin, type ChanceWord } from './state/seed.js';
export * from './fairness/index.js';
export {
  cardsNamedIn,
  gameFrom,
  positionOf,
  positionProblem,
  type NotAPosition,
  type Placed,
  type Position,
  type PositionProblem,
  type PositionZone,
  type SeatPosition,
} from './positions/index.js';
export { nativeNames } from './natives/index.js';
export type * from './view/view-parts.js';
export {
  BrokenCard,
  checkCardAmong,
  effectsIn,
  hasPart,
  numbersIn,
  partsIn,
  withChanged,
  withNumbersChanged,
  sameTree,
} from './vocabulary/index.js';
export type * from './vocabulary/index.js';
