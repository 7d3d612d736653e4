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
import { insidesOf, placeIn, sessionWith, takeDraws, type Insides, type Session } from './insides.js';
import { checkTableRules, openingState } from './open.js';
import { begin, enter, goOn, insidesOn, rebuild } from './running.js';
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
  const inside = insidesOn(state, checkpoint, resources, options.checkpoints);
  const at = placeIn(inside);
  begin(inside);
  inside.tape.steps.push({ at, ...takeDraws(inside) });
  if (options.checkpoints) inside.tape.opened = checkpoint;
  return sessionWith(inside);
};

const isActionStart = (key: DecisionKey): boolean => !key.startsWith('announce.') && key !== 'counter.kind';

/** Whether this player is choosing modes or targets and can still call it off: nobody else may know (LOOT-02). */
export const isAnnouncing = (session: Session, player: PlayerId): boolean => {
  const { decision } = insidesOf(session);
  return (
    decision !== null &&
    decision.player === player &&
    !isActionStart(decision.key) &&
    decision.options.some(({ id }) => id === BACK_ID)
  );
};

/** The answer with which the action began that an answer of this key goes on with. */
const startOf = ({ answers }: Insides, key: DecisionKey): number =>
  isActionStart(key) ? answers.length : answers.findLastIndex((answer) => 'key' in answer && isActionStart(answer.key));

/**
 * Taking back leads to before one's own last action; another person's answer is a barrier. What is announced is one's own
 * action, whoever gives the last answer that it takes (DEC-31).
 */
const markPoint = (inside: Insides, player: PlayerId, key: DecisionKey): void => {
  if (inside.pointsOf !== player) forgetPoints(inside);
  inside.pointsOf = player;
  const start = startOf(inside, key);
  if (inside.points.at(-1) !== start) inside.points.push(start);
};

/** An announcement is no action until it is complete: what could be taken back before it still can. */
const leavesNoMark = (session: Session, player: PlayerId, chosen: readonly OptionId[]): boolean =>
  isAnnouncing(session, player) || (chosen[0] === BACK_ID && decisionOf(session)?.key === 'priority');

const forgetPoints = (inside: Insides): void => {
  inside.past = [];
  inside.points = [];
};

/** Nothing that was done so far can be taken back. */
export const clearPoints = (session: Session): void => forgetPoints(insidesOf(session));

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
  const inside = insidesOf(session);
  const { decision, past, pointsOf } = inside;
  if (decision === null || decision.player !== player) throw new IllegalAnswer('not the question of this player');
  if (!isLegalAnswer(decision, chosen)) throw new IllegalAnswer(`not an answer to ${decision.key}`);
  if (!inside.checkpoints) return answerOnly(inside, decision, chosen);
  const points = [...inside.points];
  const at = placeIn(inside);
  whole(session, () => {
    inside.barrier = false;
    if (!how.automatic || isAnnouncing(session, player)) markPoint(inside, player, decision.key);
    enter(inside, decision, chosen);
    goOn(inside, chosen);
    inside.tape.steps.push({ at, player, key: decision.key, chose: chosen, ...takeDraws(inside) });
  });
  if (leavesNoMark(session, player, chosen)) Object.assign(inside, { past, points, pointsOf });
  if (inside.barrier) forgetPoints(inside);
};

/** An answer in a game of which nothing is saved or taken back. */
const answerOnly = (inside: Insides, decision: Decision, chosen: readonly OptionId[]): void => {
  enter(inside, decision, chosen);
  goOn(inside, chosen);
  if (inside.tape.newDraws.length > 0) inside.tape.newDraws = [];
};

/** Runs it; after an error the session is as it was. */
export const whole = (session: Session, run: () => void): void => {
  const inside = insidesOf(session);
  const before = inside.checkpoints ? save(session) : null;
  try {
    run();
  } catch (error) {
    if (before !== null) Object.assign(inside, rebuild(before, inside.resources));
    throw error;
  }
};

/** What has to be stored to go on from here. */
export const save = (session: Session): SavedGame => {
  const { checkpoint, past, opening, answers, points, pointsOf, skipped, tape } = insidesOf(session);
  return {
    format: 1,
    checkpoint,
    past: [...past],
    opening,
    answers: [...answers],
    points: [...points],
    pointsOf,
    skipped,
    branch: tape.branch,
  };
};

/**
 * Adds a line of the table's own to the log: nothing that happened in the game, so no hash counts it. `about` tells it
 * from every other line that says the same.
 */
export const remark = (session: Session, line: LogLine, about: string, to: LogEntry['to'] = 'all'): string => {
  const { state, tape } = insidesOf(session);
  const id = `${state.transition}.${tape.emitted}.${line.say}.${about}`;
  tape.fresh.push({ id, to, line });
  return id;
};

/** The log entries since the last {@link takeEntries}, which stay there. */
export const untakenEntries = (session: Session): readonly LogEntry[] => insidesOf(session).tape.fresh;

/** The log entries since the last call. */
export const takeEntries = (session: Session): readonly LogEntry[] => insidesOf(session).tape.fresh.splice(0);

/** What has been done since the last call, for the game's history. */
export const takeSteps = (session: Session): readonly Step[] => insidesOf(session).tape.steps.splice(0);

/** The state as text with which a new game was opened, for its history, the first time that it is asked for; otherwise null. */
export const takeOpening = (session: Session): string | null => {
  const { tape } = insidesOf(session);
  const { opened } = tape;
  tape.opened = null;
  return opened;
};

export const decisionOf = (session: Session): Decision | null => insidesOf(session).decision;
export const outcomeOf = (session: Session): Outcome | null => insidesOf(session).state.outcome;

/** Questions that are certain to follow and whose options do not depend on the answers before them: passes of this round. */
export const upcoming = (session: Session): readonly { readonly player: PlayerId; readonly key: DecisionKey }[] => {
  const { state, decision } = insidesOf(session);
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
  const { state, tape, decision, answers } = insidesOf(session);
  const transition = `${state.transition.toString(36)}${tape.branch === 0 ? '' : `~${tape.branch.toString(36)}`}`;
  return decision?.key === 'priority' ? transition : `${transition}.${answers.length}`;
};
