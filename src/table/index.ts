export * from './record/game-store.js';
export type * from './record/data.js';
export { placesOf, type NotedMention, type MentionEnding } from './record/fields/mentions.js';
export type * from './record/fields/settings.js';
export type { By } from './record/by.js';
export type { Offer, OfferPromise } from './record/fields/offer.js';
export type * from './record/outcome.js';
export type { Presence, PresenceOf } from './timekeeping/presence.js';
export type { Replay, ReplayedMoment, ReplayedTurn } from './replays/replay.js';
export type { TableCommand } from './commands.js';
export type { Tables } from './tables.js';
export type { Click } from './play/click.js';
export type { SeatTaken } from './seats/user-data.js';
export type { OfferTerms } from './barter/offers.js';
export { whyAsked, type AskedReason } from './play/asked.js';
export { UNCALLED } from './record/fields/finding.js';
export { STANDING_ORDERS } from './record/groups/seat.js';
export { NO_HOURS, personalHours, type Hours } from './record/fields/personal-hours.js';
export { afterWaking, isAwake, isZone, quietProblem, usualHours } from './clock/hours.js';
export { autoAccept } from './attention/auto-accept.js';
export { isFreeActionPhase } from './attention/player-context.js';
export { isAsked, isPassing, passingNow, stakeFor } from './attention/ask-policy.js';
export { couldChange } from './attention/responses.js';
export type { Stake } from './attention/stakes.js';
export { subjectsIn } from './attention/exceptions.js';
export type { AskedLately } from './play/asked-lately.js';
export {
  HAPPENINGS,
  isSameSubject,
  MOST_EXCEPTIONS,
  type AskingException,
  type Happening,
  type Subject,
} from './record/fields/asking-exceptions.js';
export type { Concern } from './attention/concerns.js';
export { randomFrom } from '../computer-players/index.js';
export { cardsInSet, PLAYABLE_SETS, poolOf, setsOf, type RatioDeck } from './options/decks.js';
export { deckSizes, setupForTable, shortDecks, type DeckSizes, type ShortDeck } from './options/setup.js';
export { PRESET_NAMES, type ChallengePreset, type Preset } from './record/fields/presets.js';
export { printingsOf, printingsShown } from './options/printings.js';
export { houseRules, idleOn, isChallenge, listableIn, isOn, presetOf, unreachable } from './options/options.js';
export { houseCardsAt, MOST_HOUSE_CARDS } from './options/house-cards.js';
export { rulesCode } from './options/rules-code.js';
export { isUnofficial, SEATS } from './record/fields/seat-numbers.js';
export { CHALLENGES, modeIn, seatsFor } from './record/way-to-play.js';
export { seatsOfUser } from './record/seats-of-user.js';
export { PROMISES } from './record/fields/offer.js';
export { isHolding, isWaiting } from './play/holds.js';
export { promiseIn } from './barter/offers.js';
export { withNames } from './seats/names-in-log.js';
export { vacantSeats } from './seats/replacing.js';
export { neededToEnd } from './proposals/ending.js';
export { endsAtOnce } from './seats/leaving.js';
export { nextRewind } from './proposals/rewinding.js';
export { nextMend, type MendableTable } from './proposals/mending.js';
export { isStepChange, plannableOf, planReadingOf, type StepChange } from './automation/plan-steps.js';
export type { PlanStep, PlanStop } from './record/fields/planned-turn.js';
export { isUntilBack, untilBackOf, type UntilBackReading } from './automation/until-back.js';
export { readyOffersOf, readyOf } from './automation/ready-orders.js';
export type { ReadyAnswer } from './record/fields/ready-answers.js';
export { rememberedOrdersOf, type ListedOrder } from './play/remembered-orders.js';
export {
  knownDeadline,
  isPassable,
  isPassableBy,
  knownWait,
  mayAnswer,
  mayTakeBack,
  ownLastActions,
  passedIn,
  progressOf,
  publicView,
  questionOf,
  revealedHand,
  revealedOrigin,
  revealedSeed,
  seatOf,
  seatOfPlayer,
  shownHand,
  viewOf,
  waitingFor,
  windowFor,
} from './play/reading.js';
export { cardOf, isEvent, isOfTable, playerIn, takenBackIn, transitionIn } from './history/log-lines.js';
export { tallyOf, withoutTakenBack, type Tally } from './history/tally.js';
export { GAME_ENDED } from './repository/table-repository.js';
export { checkpointText, ForeignRecord, whyUnreadable } from './record/record.js';
export { LONGEST_SITUATION, readSituation, situationText } from './situations/code.js';
export type { Beginning } from './situations/beginning.js';
export { PUZZLES, puzzleNamed, type PuzzleId } from './situations/puzzles.js';
export { resultOf, SOLVER, type Puzzle, type PuzzleGoal, type PuzzleResult } from './situations/puzzle.js';
export { LONGEST_WORD } from './lobby/words.js';
export { isPractice, isPracticeGame, practiceOf } from './lobby/practice.js';
export { notAccepted } from './lobby/quick.js';
export { startsByItself, whyNotStarted } from './lobby/lobby.js';
export { DIFFICULTIES, GOALS } from './record/fields/goals.js';
export { createQueues } from './repository/queues.js';
export { NotYet, type IsOurs } from './repository/delivery.js';
export {
  HOUSE_CARD_LIMITS,
  houseCardsKey,
  isReady,
  shownHouseCard,
  type HouseCard,
  type HouseCards,
  type HouseCardTest,
} from './servers/own-cards.js';
export { playTrial, TRIAL_GAMES } from './trials/playing.js';
export { openThinkers, type Appointment, type Thinkers } from './thinking/thinkers.js';
export { thoughtAbout } from './thinking/thinking-about.js';
export { LONGEST_THOUGHT } from './timekeeping/thoughts.js';
export { thinkingAt } from './play/who-thinks.js';
export { strengthAt } from './record/strength.js';
export { openTrials, type Trials } from './trials/trials.js';
export { changingAt } from './servers/changing.js';
export {
  createHostQuestions,
  HOST_QUESTION_LIMITS,
  type AskingResult,
  type HostQuestion,
  type HostQuestions,
} from './servers/host-questions.js';
export { SERVER_LIMITS, USUAL_SERVER, type Servers, type ServerSettings } from './servers/servers.js';
export { waitingPlace } from './lobby/waiting.js';
export { closesAt, UNTOUCHED } from './record/upkeep.js';
export { LATE_TURNS, PACES, STOPPED, type LateTurn, type Pace, type PaceName } from './record/groups/clock.js';
export type { Nudged } from './clock/nudging.js';
export type { OwnStatistics, Played, Sums } from './statistics/own.js';
export type { ServerRow, ServerStatistics } from './statistics/of-server.js';
export { LEAST_THROWS, luckOf, type Luck } from './statistics/luck.js';
export { ratingShown } from './statistics/rating.js';
export type { League, LeagueTable, Season } from './leagues/season.js';
export { LEAGUE_LIMITS, openSeason, playingIn } from './leagues/season.js';
export { standingsOf, type Standing as LeagueStanding } from './leagues/standings.js';
export { roundProblem, type LeagueProblem } from './leagues/leagues.js';
export { CONDUCT_DAYS, type Conduct, type ConductSum } from './servers/conduct.js';
export type { KeptOut, KeptOutPerson } from './servers/kept-out.js';
export { isAbsent, isDeserted, isTimedOut } from './record/missed-deadlines.js';
export { CHOICES } from './clock/pace.js';
export { deadlineOf, nextLookAt, ownDeadline } from './clock/waits.js';
export { createTables, type TablesOptions } from './create-tables.js';
export { STANDARD, updated, type TableOptions } from './record/data.js';
export { STRENGTHS, type Strength } from './record/fields/settings.js';
export {
  SERVER_SWITCHES,
  serverSwitchesOn,
  switchesOn,
  switchesAsked,
  TABLE_SWITCHES,
} from './record/fields/settings.js';
