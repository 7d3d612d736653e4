import type { PlayerId } from '../vocabulary/index.js';
import {
  playersFrom,
  type Decision,
  type DecisionKey,
  type GameState,
  type LogEntry,
  type LogLine,
  type OptionId,
  type Outcome,
} from '../state/index.js';
import { BACK_ID, isLegalAnswer } from '../decisions/legal.js';
import { internalsOf, nextPlace, sessionWith, takeDraws, type SessionInternals, type Session } from './internals.js';
import { checkTableRules, openingState } from './open.js';
import { runToFirstQuestion, recordAnswer, advance, internalsOn, rebuild } from './running.js';
import type { Resources, SavedGame, Setup, Step } from './types.js';

/** An answer that the open question does not take; nothing has changed. */
export class IllegalAnswer extends Error {
  override readonly name = 'IllegalAnswer';
}

/**
 * A new game, set up and waiting for its first answer (SETUP-01). Throws `RangeError` for a supply of less than 100 ¢
 * (SETUP-02).
 */
export const openGame = (
  setup: Setup,
  resources: Resources,
  options: { readonly checkpoints: boolean } = { checkpoints: true },
): Session => {
  checkTableRules(setup.rules, setup.seats); // SETUP-02, COOP-01
  return openFrom(openingState(setup), resources, options);
};

/** A game that begins in the middle of things, for scenes and tests. */
export const openFrom = (
  state: GameState,
  resources: Resources,
  options: { readonly checkpoints: boolean } = { checkpoints: true },
): Session => {
  const checkpoint = options.checkpoints ? JSON.stringify(state) : '';
  const internals = internalsOn(state, checkpoint, resources, options.checkpoints);
  const at = nextPlace(internals);
  runToFirstQuestion(internals);
  internals.recorder.steps.push({ at, ...takeDraws(internals) });
  if (options.checkpoints) internals.recorder.opened = checkpoint;
  return sessionWith(internals);
};

const isActionStart = (key: DecisionKey): boolean => !key.startsWith('announce.') && key !== 'counter.kind';

/** Whether this player is choosing modes or targets and can still call it off: nobody else may know (LOOT-02). */
export const isAnnouncing = (session: Session, player: PlayerId): boolean => {
  const { decision } = internalsOf(session);
  return (
    decision !== null &&
    decision.player === player &&
    !isActionStart(decision.key) &&
    decision.options.some(({ id }) => id === BACK_ID)
  );
};

/** Index of the answer with which the action began that an answer of this key belongs to. */
const startOfAction = ({ answers }: SessionInternals, key: DecisionKey): number =>
  isActionStart(key) ? answers.length : answers.findLastIndex((answer) => 'key' in answer && isActionStart(answer.key));

/**
 * Adds the start of this player's action as an undo point and drops those of other players: their answers are barriers. An
 * announcement belongs to its player, whoever gives the last answer that it takes (DEC-31).
 */
const addUndoPoint = (internals: SessionInternals, player: PlayerId, key: DecisionKey): void => {
  if (internals.undoOwner !== player) forgetUndoPoints(internals);
  internals.undoOwner = player;
  const start = startOfAction(internals, key);
  if (internals.undoPoints.at(-1) !== start) internals.undoPoints.push(start);
};

/** Whether an answer changes no undo points: an announcement is no action until it is complete. */
const keepsUndoPoints = (session: Session, player: PlayerId, chosen: readonly OptionId[]): boolean =>
  isAnnouncing(session, player) || (chosen[0] === BACK_ID && decisionOf(session)?.key === 'priority');

const forgetUndoPoints = (internals: SessionInternals): void => {
  internals.past = [];
  internals.undoPoints = [];
};

/** From here on nothing that was done so far can be taken back. */
export const clearUndo = (session: Session): void => forgetUndoPoints(internalsOf(session));

/**
 * Answers the open question.
 * `automatic` marks an answer that no person gave (standing orders, fallbacks): it is no barrier for taking back.
 * Throws `IllegalAnswer` when it is not this player's question or these are not legal options; nothing has changed then.
 */
export const apply = (
  session: Session,
  player: PlayerId,
  chosen: readonly OptionId[],
  how: { readonly automatic: boolean } = { automatic: false },
): void => {
  const internals = internalsOf(session);
  const { decision, past, undoOwner } = internals;
  if (decision === null || decision.player !== player) throw new IllegalAnswer('not the question of this player');
  if (!isLegalAnswer(decision, chosen)) throw new IllegalAnswer(`not an answer to ${decision.key}`);
  if (!internals.checkpoints) return answerOnly(internals, decision, chosen);
  const undoPoints = [...internals.undoPoints];
  const at = nextPlace(internals);
  atomically(session, () => {
    internals.barrier = false;
    if (!how.automatic || isAnnouncing(session, player)) addUndoPoint(internals, player, decision.key);
    recordAnswer(internals, decision, chosen);
    advance(internals, chosen);
    internals.recorder.steps.push({ at, player, key: decision.key, chose: chosen, ...takeDraws(internals) });
  });
  if (keepsUndoPoints(session, player, chosen)) Object.assign(internals, { past, undoPoints, undoOwner });
  if (internals.barrier) forgetUndoPoints(internals);
};

/** An answer in a game of which nothing is saved or taken back. */
const answerOnly = (internals: SessionInternals, decision: Decision, chosen: readonly OptionId[]): void => {
  recordAnswer(internals, decision, chosen);
  advance(internals, chosen);
  if (internals.recorder.newDraws.length > 0) internals.recorder.newDraws = [];
};

/** Runs a transaction: after an error the session is as it was before. */
export const atomically = (session: Session, run: () => void): void => {
  const internals = internalsOf(session);
  const before = internals.checkpoints ? save(session) : null;
  try {
    run();
  } catch (error) {
    if (before !== null) Object.assign(internals, rebuild(before, internals.resources));
    throw error;
  }
};

/** What has to be stored to go on from here. */
export const save = (session: Session): SavedGame => {
  const {
    checkpoint,
    past,
    opening,
    answers,
    undoPoints: points,
    undoOwner: pointsOf,
    skipped,
    recorder,
  } = internalsOf(session);
  return {
    format: 1,
    checkpoint,
    past: [...past],
    opening,
    answers: [...answers],
    points: [...points],
    pointsOf,
    skipped,
    branch: recorder.branch,
  };
};

/**
 * Adds a line of the table's own to the log: nothing that happened in the game, so no hash counts it. `about` tells it
 * from every other line that says the same.
 */
export const appendLogLine = (session: Session, line: LogLine, about: string, to: LogEntry['to'] = 'all'): string => {
  const { state, recorder } = internalsOf(session);
  const id = `${state.transition}.${recorder.emitted}.${line.say}.${about}`;
  recorder.pendingEntries.push({ id, to, line });
  return id;
};

/** The log entries since the last {@link takeEntries}, which stay there. */
export const untakenEntries = (session: Session): readonly LogEntry[] => internalsOf(session).recorder.pendingEntries;

/** The log entries since the last call. */
export const takeEntries = (session: Session): readonly LogEntry[] =>
  internalsOf(session).recorder.pendingEntries.splice(0);

/** What has been done since the last call, for the game's history. */
export const takeSteps = (session: Session): readonly Step[] => internalsOf(session).recorder.steps.splice(0);

/** The state as text with which a new game was opened, for its history, the first time that it is asked for; otherwise null. */
export const takeOpening = (session: Session): string | null => {
  const { recorder } = internalsOf(session);
  const { opened } = recorder;
  recorder.opened = null;
  return opened;
};

export const decisionOf = (session: Session): Decision | null => internalsOf(session).decision;
export const outcomeOf = (session: Session): Outcome | null => internalsOf(session).state.outcome;

/** Questions that are certain to follow and whose options do not depend on the answers before them: passes of this round. */
export const upcoming = (session: Session): readonly { readonly player: PlayerId; readonly key: DecisionKey }[] => {
  const { state, decision } = internalsOf(session);
  const { priority } = state;
  if (priority === null || decision?.key !== 'priority') return [];
  const order = playersFrom(state, priority.holder).slice(1);
  return order.filter((player) => !priority.passed.includes(player)).map((player) => ({ player, key: 'priority' }));
};

/**
 * Names the open question: a whole round of priority is one window, every other question one of its own.
 * Changes exactly when an answer to the old one would no longer mean the same (architecture.md#custom-ids).
 */
export const windowOf = (session: Session): string => {
  const { state, recorder, decision, answers } = internalsOf(session);
  const transition = `${state.transition.toString(36)}${recorder.branch === 0 ? '' : `~${recorder.branch.toString(36)}`}`;
  return decision?.key === 'priority' ? transition : `${transition}.${answers.length}`;
};
