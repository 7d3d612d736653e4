import type { PlayerId } from '../vocabulary/index.js';
import {
  EMPTY_HASH,
  playersFrom,
  type Aside,
  type Decision,
  type DecisionKey,
  type Game,
  type GameState,
  type Gen,
  type LogEntry,
  type LogLine,
  type OptionId,
  type Outcome,
} from '../state/index.js';
import { BACK_ID, isLegalAnswer } from '../decisions/legal.js';
import { createGame, entryMark, newTape, type Tape } from './create-game.js';
import { openingState } from './open.js';
import { transition, transitionWith } from './transition.js';
import type { Answer, AsideTaken, Opening, PastTransition, Resources, SavedGame, Setup } from './types.js';

/** An answer that the open question does not take; nothing has changed. */
export class IllegalAnswer extends Error {
  override readonly name = 'IllegalAnswer';
}

/** A game being played. Change it through this folder's functions only. */
export interface Session {
  readonly resources: Resources;
  /** Without checkpoints nothing can be saved or taken back: for simulations of the bare rules. */
  readonly checkpoints: boolean;
  state: GameState;
  game: Game;
  tape: Tape;
  running: Gen | null;
  decision: Decision | null;
  checkpoint: string;
  opening: Opening;
  answers: (Answer | AsideTaken)[];
  past: PastTransition[];
  points: number[];
  /** Whose answers the points are. */
  pointsOf: PlayerId | null;
  skipped: number;
  /** Something happened since the last answer that cannot be taken back. */
  barrier: boolean;
}

const NOTHING_YET: Opening = { drawn: [], entries: `0.${EMPTY_HASH}`, seen: false };

/** A session on this state; `begin` runs it to its first question. */
export const sessionOn = (
  state: GameState,
  checkpoint: string,
  resources: Resources,
  checkpoints: boolean,
  branch = 0,
): Session => {
  const tape = newTape(branch);
  return {
    resources,
    checkpoints,
    state,
    tape,
    game: createGame(state, tape, resources),
    running: null,
    decision: null,
    checkpoint,
    opening: NOTHING_YET,
    answers: [],
    past: [],
    points: [],
    pointsOf: null,
    skipped: 0,
    barrier: false,
  };
};

/** A new game, set up and waiting for its first answer (SETUP-01). */
export const openGame = (
  setup: Setup,
  resources: Resources,
  options: { readonly checkpoints: boolean } = { checkpoints: true },
): Session => {
  const state = openingState(setup);
  return openFrom(state, resources, options);
};

/** A game that begins in the middle of things, for scenes and tests. */
export const openFrom = (
  state: GameState,
  resources: Resources,
  options: { readonly checkpoints: boolean } = { checkpoints: true },
): Session => {
  const session = sessionOn(state, options.checkpoints ? JSON.stringify(state) : '', resources, options.checkpoints);
  begin(session);
  return session;
};

/** Runs to the first question of a transition and notes what happened before it. */
export const begin = (session: Session): void => {
  resume(session, []);
};

/** Completes a transition: its text is the new checkpoint, its answers are done with. */
const completeTransition = (session: Session): void => {
  const { state, tape } = session;
  noteBarrier(session);
  state.transition += 1;
  if (session.checkpoints) {
    if (session.points.length > 0)
      session.past.push({
        checkpoint: session.checkpoint,
        opening: session.opening,
        answers: session.answers,
        points: session.points,
      });
    session.checkpoint = JSON.stringify(state);
  }
  session.answers = [];
  session.points = [];
  session.running = null;
  session.skipped = 0;
  Object.assign(tape, { drawn: [], recorded: [], entries: EMPTY_HASH, emitted: 0, published: 0, seen: false });
};

const noteBarrier = (session: Session): void => {
  if (session.tape.drawn.length > 0 || session.tape.seen) session.barrier = true;
};

const finished = (session: Session, input: readonly OptionId[]): boolean => {
  session.running ??= transition(session.game);
  const { done, value } = session.running.next(input);
  session.decision = done === true ? null : value;
  return done === true;
};

/** Goes on until somebody is asked or the game is over. */
const resume = (session: Session, input: readonly OptionId[]): void => {
  const answered = session.answers.length;
  const before = session.state.transition;
  let given = input;
  while (session.state.outcome === null) {
    if (!finished(session, given)) break;
    given = [];
    completeTransition(session);
  }
  noteBarrier(session);
  record(session, before, answered);
};

/** What came of the last answer stays with it; what came in a new transition is that one's opening. */
const record = (session: Session, before: number, answered: number): void => {
  const { tape } = session;
  const came: Opening = { drawn: tape.drawn, entries: entryMark(tape), seen: tape.seen };
  const last = session.answers.at(-1);
  if (session.state.transition === before && answered > 0 && last !== undefined)
    session.answers[session.answers.length - 1] = { ...last, ...came };
  else session.opening = came;
  tape.drawn = [];
};

const isActionStart = (key: DecisionKey): boolean => !key.startsWith('announce.') && key !== 'counter.kind';

/** Whether this player is choosing modes or targets and can still call it off: nobody else may know (LOOT-02). */
export const isAnnouncing = ({ decision }: Session, player: PlayerId): boolean =>
  decision !== null &&
  decision.player === player &&
  !isActionStart(decision.key) &&
  decision.options.some(({ id }) => id === BACK_ID);

/** The answer with which the action began that an answer of this key goes on with. */
const startOf = ({ answers }: Session, key: DecisionKey): number =>
  isActionStart(key) ? answers.length : answers.findLastIndex((answer) => 'key' in answer && isActionStart(answer.key));

/** Taking back leads to before one's own last action; another person's answer is a barrier. */
const markPoint = (session: Session, player: PlayerId, key: DecisionKey, automatic: boolean): void => {
  if (automatic) return;
  if (session.pointsOf !== player) clearPoints(session);
  session.pointsOf = player;
  const start = startOf(session, key);
  if (session.points.at(-1) !== start) session.points.push(start);
};

/** An announcement is no action until it is complete: what could be taken back before it still can. */
const leavesNoMark = (session: Session, player: PlayerId, chosen: readonly OptionId[]): boolean =>
  isAnnouncing(session, player) || (chosen[0] === BACK_ID && session.decision?.key === 'priority');

/** Nothing that was done so far can be taken back. */
export const clearPoints = (session: Session): void => {
  session.past = [];
  session.points = [];
};

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
  const { decision } = session;
  if (decision === null || decision.player !== player) throw new IllegalAnswer('not the question of this player');
  if (!isLegalAnswer(decision, chosen)) throw new IllegalAnswer(`not an answer to ${decision.key}`);
  const { past, pointsOf } = session;
  const points = [...session.points];
  whole(session, () => {
    session.barrier = false;
    markPoint(session, player, decision.key, how.automatic);
    enter(session, decision, chosen);
    resume(session, chosen);
  });
  if (leavesNoMark(session, player, chosen)) Object.assign(session, { past, points, pointsOf });
  if (session.barrier) clearPoints(session);
};

/** Runs it; after an error the session is as it was. */
export const whole = (session: Session, run: () => void): void => {
  const before = session.checkpoints ? save(session) : null;
  try {
    run();
  } catch (error) {
    if (before !== null) restore(session, before);
    throw error;
  }
};

/** Notes an answer with what its options stood for. */
export const enter = (session: Session, decision: Decision, chosen: readonly OptionId[]): void => {
  const chose = chosen.map((id) => ({
    id,
    meaning: decision.options.find((option) => option.id === id)?.meaning ?? { kind: 'back' as const },
  }));
  session.answers.push({
    player: decision.player,
    key: decision.key,
    chose,
    drawn: [],
    entries: session.opening.entries,
    seen: false,
  });
  session.tape.seen = false;
};

/** Notes an aside and does it, while a round of priority waits; then whoever has priority is asked again. */
export const enterAside = (session: Session, aside: Aside): void => {
  session.answers.push({ aside, drawn: [], entries: session.opening.entries, seen: false });
  session.tape.seen = false;
  session.running = transitionWith(session.game, aside);
  resume(session, []);
};

/** Goes on with an answer that was entered. */
export const goOn = (session: Session, chosen: readonly OptionId[]): void => resume(session, chosen);

/** Puts a session back to what was saved, after an error in the middle of an answer. */
const restore = (session: Session, saved: SavedGame): void => {
  const fresh = rebuild(saved, session.resources);
  Object.assign(session, fresh);
};

/** The session that a save stands for, without looking for differences: for the same program that saved it. */
export const rebuild = (saved: SavedGame, resources: Resources): Session => {
  const session = sessionOn(JSON.parse(saved.checkpoint) as GameState, saved.checkpoint, resources, true, saved.branch);
  session.state.draws += saved.skipped;
  session.skipped = saved.skipped;
  session.tape.recorded = [...saved.opening.drawn];
  session.tape.published = Number.MAX_SAFE_INTEGER;
  begin(session);
  for (const answer of saved.answers) {
    if (session.decision === null) break;
    session.tape.recorded = [...answer.drawn];
    if ('aside' in answer) {
      enterAside(session, answer.aside);
      continue;
    }
    const chosen = answer.chose.map(({ id }) => id);
    enter(session, session.decision, chosen);
    resume(session, chosen);
  }
  session.tape.published = session.tape.emitted;
  session.tape.recorded = [];
  session.past = [...saved.past];
  session.points = [...saved.points];
  session.pointsOf = saved.pointsOf;
  return session;
};

/** What has to be stored to go on from here. */
export const save = (session: Session): SavedGame => ({
  format: 1,
  checkpoint: session.checkpoint,
  past: [...session.past],
  opening: session.opening,
  answers: [...session.answers],
  points: [...session.points],
  pointsOf: session.pointsOf,
  skipped: session.skipped,
  branch: session.tape.branch,
});

/**
 * Adds a line of the table's own to the log: nothing that happened in the game, so no hash counts it. `about` tells it
 * from every other line that says the same.
 */
export const remark = (session: Session, line: LogLine, about: string): string => {
  const id = `${session.state.transition}.${session.tape.emitted}.${line.say}.${about}`;
  session.tape.fresh.push({ id, to: 'all', line });
  return id;
};

/** The log entries since the last call. */
export const takeEntries = (session: Session): readonly LogEntry[] => session.tape.fresh.splice(0);

export const decisionOf = (session: Session): Decision | null => session.decision;
export const outcomeOf = (session: Session): Outcome | null => session.state.outcome;

/** Questions that are certain to follow and whose options do not depend on the answers before them: passes of this round. */
export const upcoming = (session: Session): readonly { readonly player: PlayerId; readonly key: DecisionKey }[] => {
  const { priority } = session.state;
  if (priority === null || session.decision?.key !== 'priority') return [];
  const order = playersFrom(session.state, priority.holder).slice(1);
  return order.filter((player) => !priority.passed.includes(player)).map((player) => ({ player, key: 'priority' }));
};

/**
 * Names the open question: a whole round of priority is one window, every other question one of its own.
 * Changes exactly when an answer to the old one would no longer mean the same (DESIGN section 6).
 */
export const windowOf = (session: Session): string => {
  const { branch } = session.tape;
  const transition = `${session.state.transition.toString(36)}${branch === 0 ? '' : `~${branch.toString(36)}`}`;
  return session.decision?.key === 'priority' ? transition : `${transition}.${session.answers.length}`;
};
