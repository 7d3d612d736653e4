export * from './game-store.js';
export type * from './types.js';
export { whyAsked, type AskedReason } from './asked.js';
export { isAsked, isMain, isPassing, passingNow } from './concerns.js';
export type { Concern } from './concerns.js';
export { randomFrom } from './computer-random.js';
export { demonstration } from './decks.js';
export { houseRules, LISTABLE, PRESET_NAMES, presetOf, SEATS, STANDARD } from './options.js';
export { PROMISES } from './types.js';
export { isHolding, isWaiting } from './barter.js';
export { promiseIn, withPromises } from './offers.js';
export { ordersOf, type GivenOrder } from './orders.js';
export {
  mayAnswer,
  mayTakeBack,
  progressOf,
  publicView,
  questionOf,
  revealedHand,
  revealedSeed,
  seatOf,
  seatOfPlayer,
  shownHand,
  viewOf,
  waitingFor,
  windowFor,
} from './reading.js';
export { ENDED } from './keeper.js';
export { checkpointText, ForeignRecord } from './record.js';
export { isTutorial, isTutorialGame, tutorialOf } from './tutorial.js';
export { whyNotStarted } from './lobby.js';
export { GOALS, USUAL_GOAL } from './goals.js';
export { openQueues } from './queues.js';
export {
  openQuestions,
  QUESTION_LIMITS,
  type Asking,
  type GivenAnswer,
  type Question,
  type Questions,
} from './questions.js';
export { SERVER_LIMITS, USUAL_SERVER, type Servers, type ServerSettings } from './servers.js';
export { UNTOUCHED } from './upkeep.js';
export { createTables, type TablesOptions } from './tables.js';
