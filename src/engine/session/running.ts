import { stateOf } from './migrations.js';
import { chosenOption } from '../decisions/legal.js';
import {
  EMPTY_HASH,
  EngineDefect,
  textOfState,
  type Decision,
  type Draw,
  type GameState,
  type OptionId,
  type TableAct,
} from '../state/index.js';
import { createGame, entryMark, newRecorder, resetRecorder } from './create-game.js';
import { withHouseCards } from './house-cards.js';
import type { SessionInternals } from './internals.js';
import { withPlaceholders } from './placeholders.js';
import { transition, transitionWith } from './transition.js';
import type { Answer, Opening, Resources, SavedGame, TableActTaken } from './types.js';

export const NOTHING_YET: Opening = { drawn: [], entries: `0.${EMPTY_HASH}`, seen: false };

/** The internals of a session on this state; `runToFirstQuestion` runs it to its first question. */
export const internalsOn = (
  state: GameState,
  checkpoint: string,
  resources: Resources,
  checkpoints: boolean,
  branch = 0,
  until: number | null = null,
): SessionInternals => {
  const recorder = newRecorder(branch);
  const known = withPlaceholders(state, withHouseCards(state, resources));
  return {
    resources: known,
    checkpoints,
    imagined: false,
    state,
    recorder,
    game: createGame(state, recorder, known),
    running: null,
    decision: null,
    checkpoint,
    opening: NOTHING_YET,
    answers: [],
    past: [],
    undoPoints: [],
    undoOwner: null,
    skipped: 0,
    until,
    barrier: false,
  };
};

/** Runs to the first question of a transition and notes what happened before it. */
export const runToFirstQuestion = (internals: SessionInternals): void => {
  advance(internals, []);
};

/** The record of a transition, enough to replay it. */
type Played = Pick<SessionInternals, 'checkpoint' | 'opening' | 'answers' | 'skipped'>;

/** Replays a transition, with the draws since its last answer, up to the beginning of a later one: the state there. */
const replayedState = (played: Played, drawn: readonly Draw[], until: number, resources: Resources): GameState => {
  const draws = [played.opening.drawn, ...played.answers.map((answer) => answer.drawn), drawn].flat().values();
  const random: Resources['random'] = () => {
    const { value } = draws.next();
    if (value === undefined) throw new EngineDefect('a transition draws more when it is played again');
    return value.result;
  };
  const again = internalsOn(stateOf(played.checkpoint), '', { ...resources, random }, false, 0, until);
  again.state.draws += played.skipped;
  runToFirstQuestion(again);
  for (const answer of played.answers) replayAnswer(again, answer);
  if (again.state.transition !== until || draws.next().done !== true)
    throw new EngineDefect('a transition that is played again leads elsewhere');
  return again.state;
};

/**
 * Whether a transition begins here that asks at once: its text is needed. The others nearly never ask, and if one does, its
 * beginning is played again.
 */
const asksAtOnce = ({ flow, outcome }: GameState): boolean => flow.at === 'priority' || outcome !== null;

/** Completes a transition and clears its record. */
const completeTransition = (internals: SessionInternals): void => {
  const { state, recorder } = internals;
  noteBarrier(internals);
  state.transition += 1;
  if (internals.checkpoints) {
    if (internals.undoPoints.length > 0)
      internals.past.push({
        checkpoint: internals.checkpoint,
        opening: internals.opening,
        answers: internals.answers,
        points: internals.undoPoints,
      });
    internals.checkpoint = asksAtOnce(state) ? textOfState(internals.game.cache, state) : '';
  }
  internals.answers = [];
  internals.undoPoints = [];
  internals.running = null;
  internals.skipped = 0;
  resetRecorder(recorder);
};

const noteBarrier = (internals: SessionInternals): void => {
  if (internals.recorder.drawn.length > 0 || internals.recorder.seen) internals.barrier = true;
};

/** Resumes the transition with an answer; true when it has run to its end, false when somebody is asked. */
const runToQuestion = (internals: SessionInternals, input: readonly OptionId[]): boolean => {
  internals.running ??= transition(internals.game);
  const { done, value } = internals.running.next(input);
  internals.decision = done === true ? null : value;
  return done === true;
};

/** Transitions in a row in which nobody is asked; in games there are some dozens at most. */
const MOST_UNASKED = 2_000;

/** Runs transitions with an answer (none at the start of a transition) until somebody is asked or the game is over. */
export const advance = (internals: SessionInternals, input: readonly OptionId[]): void => {
  const answered = internals.answers.length;
  const before = internals.state.transition;
  const { checkpoint, opening, answers, skipped } = internals;
  const drawn: Draw[] = [];
  let given = input;
  while (internals.state.outcome === null && internals.state.transition !== internals.until) {
    if (!runToQuestion(internals, given)) break;
    if (internals.state.transition - before > MOST_UNASKED) throw new Error('The game goes on without an end.');
    given = [];
    drawn.push(...internals.recorder.drawn);
    completeTransition(internals);
  }
  if (internals.checkpoints && internals.checkpoint === '') {
    const played = { checkpoint, opening, answers, skipped };
    internals.checkpoint = JSON.stringify(
      replayedState(played, drawn, internals.state.transition, internals.resources),
    );
  }
  noteBarrier(internals);
  recordOutcome(internals, before, answered);
};

/** Stores draws and entries with the last answer, or as the opening of a transition that is new. */
const recordOutcome = (internals: SessionInternals, before: number, answered: number): void => {
  const { recorder } = internals;
  if (!internals.checkpoints) {
    if (recorder.drawn.length > 0) recorder.drawn = [];
    return;
  }
  const came: Opening = { drawn: recorder.drawn, entries: entryMark(recorder), seen: recorder.seen };
  const last = internals.answers.at(-1);
  if (internals.state.transition === before && answered > 0 && last !== undefined)
    internals.answers[internals.answers.length - 1] = { ...last, ...came };
  else internals.opening = came;
  recorder.drawn = [];
};

/** Adds an answer to the record, with the meanings of its options. */
export const recordAnswer = (internals: SessionInternals, decision: Decision, chosen: readonly OptionId[]): void => {
  const chose = chosen.map((id) => ({
    id,
    meaning: chosenOption(decision, id)?.meaning ?? { kind: 'back' as const },
  }));
  internals.answers.push({
    player: decision.player,
    key: decision.key,
    chose,
    drawn: [],
    entries: internals.opening.entries,
    seen: false,
  });
  internals.recorder.seen = false;
};

/** Records and performs an act of the table while a round of priority waits; then the holder of priority is asked again. */
export const performTableAct = (internals: SessionInternals, act: TableAct): void => {
  internals.answers.push({ aside: act, drawn: [], entries: internals.opening.entries, seen: false });
  internals.recorder.seen = false;
  internals.running = transitionWith(internals.game, act);
  advance(internals, []);
};

/** Repeats a recorded answer or act of the table. */
export const replayAnswer = (internals: SessionInternals, answer: Answer | TableActTaken): void => {
  if ('aside' in answer) return performTableAct(internals, answer.aside);
  if (internals.decision === null) throw new EngineDefect('an answer again, and nobody is asked');
  const chosen = answer.chose.map(({ id }) => id);
  recordAnswer(internals, internals.decision, chosen);
  advance(internals, chosen);
};

/** The internals of a saved session, without checking for differences: for a save of the same program. */
export const rebuild = (saved: SavedGame, resources: Resources): SessionInternals => {
  const internals = internalsOn(stateOf(saved.checkpoint), saved.checkpoint, resources, true, saved.branch);
  internals.state.draws += saved.skipped;
  internals.skipped = saved.skipped;
  internals.recorder.recorded = [...saved.opening.drawn];
  internals.recorder.published = Number.MAX_SAFE_INTEGER;
  runToFirstQuestion(internals);
  for (const answer of saved.answers) {
    if (internals.decision === null) break;
    internals.recorder.recorded = [...answer.drawn];
    replayAnswer(internals, answer);
  }
  internals.recorder.published = internals.recorder.emitted;
  internals.recorder.recorded = [];
  internals.past = [...saved.past];
  internals.undoPoints = [...saved.points];
  internals.undoOwner = saved.pointsOf;
  return internals;
};
