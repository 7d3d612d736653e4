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
import { createGame, entryMark, newTape, wind } from './create-game.js';
import { withHouseCards } from './house-cards.js';
import type { Insides } from './insides.js';
import { withSleepers } from './sleeping.js';
import { transition, transitionWith } from './transition.js';
import type { Answer, Opening, Resources, SavedGame, TableActTaken } from './types.js';

export const NOTHING_YET: Opening = { drawn: [], entries: `0.${EMPTY_HASH}`, seen: false };

/** The insides of a session on this state; `begin` runs it to its first question. */
export const insidesOn = (
  state: GameState,
  checkpoint: string,
  resources: Resources,
  checkpoints: boolean,
  branch = 0,
  until: number | null = null,
): Insides => {
  const tape = newTape(branch);
  const known = withSleepers(state, withHouseCards(state, resources));
  return {
    resources: known,
    checkpoints,
    imagined: false,
    state,
    tape,
    game: createGame(state, tape, known),
    running: null,
    decision: null,
    checkpoint,
    opening: NOTHING_YET,
    answers: [],
    past: [],
    points: [],
    pointsOf: null,
    skipped: 0,
    until,
    barrier: false,
  };
};

/** Runs to the first question of a transition and notes what happened before it. */
export const begin = (inside: Insides): void => {
  goOn(inside, []);
};

/** What a transition was played from: enough to play it again. */
type Played = Pick<Insides, 'checkpoint' | 'opening' | 'answers' | 'skipped'>;

/** Plays it again with what was drawn since its last answer too, up to the beginning of a later transition: the state there. */
const stateLater = (played: Played, drawn: readonly Draw[], until: number, resources: Resources): GameState => {
  const draws = [played.opening.drawn, ...played.answers.map((answer) => answer.drawn), drawn].flat().values();
  const random: Resources['random'] = () => {
    const { value } = draws.next();
    if (value === undefined) throw new EngineDefect('a transition draws more when it is played again');
    return value.result;
  };
  const again = insidesOn(stateOf(played.checkpoint), '', { ...resources, random }, false, 0, until);
  again.state.draws += played.skipped;
  begin(again);
  for (const answer of played.answers) answerAgain(again, answer);
  if (again.state.transition !== until || draws.next().done !== true)
    throw new EngineDefect('a transition that is played again leads elsewhere');
  return again.state;
};

/**
 * Whether a transition begins here that asks at once: its text is needed. The others nearly never ask, and if one does, its
 * beginning is played again.
 */
const asksAtOnce = ({ flow, outcome }: GameState): boolean => flow.at === 'priority' || outcome !== null;

/** Completes a transition: its answers are done with. */
const completeTransition = (inside: Insides): void => {
  const { state, tape } = inside;
  noteBarrier(inside);
  state.transition += 1;
  if (inside.checkpoints) {
    if (inside.points.length > 0)
      inside.past.push({
        checkpoint: inside.checkpoint,
        opening: inside.opening,
        answers: inside.answers,
        points: inside.points,
      });
    inside.checkpoint = asksAtOnce(state) ? textOfState(inside.game.cache, state) : '';
  }
  inside.answers = [];
  inside.points = [];
  inside.running = null;
  inside.skipped = 0;
  wind(tape);
};

const noteBarrier = (inside: Insides): void => {
  if (inside.tape.drawn.length > 0 || inside.tape.seen) inside.barrier = true;
};

const finished = (inside: Insides, input: readonly OptionId[]): boolean => {
  inside.running ??= transition(inside.game);
  const { done, value } = inside.running.next(input);
  inside.decision = done === true ? null : value;
  return done === true;
};

/** Transitions in a row in which nobody is asked; in games there are some dozens at most. */
const MOST_UNASKED = 2_000;

/** Goes on with an answer, or none at the start of a transition, until somebody is asked or the game is over. */
export const goOn = (inside: Insides, input: readonly OptionId[]): void => {
  const answered = inside.answers.length;
  const before = inside.state.transition;
  const { checkpoint, opening, answers, skipped } = inside;
  const drawn: Draw[] = [];
  let given = input;
  while (inside.state.outcome === null && inside.state.transition !== inside.until) {
    if (!finished(inside, given)) break;
    if (inside.state.transition - before > MOST_UNASKED) throw new Error('The game goes on without an end.');
    given = [];
    drawn.push(...inside.tape.drawn);
    completeTransition(inside);
  }
  if (inside.checkpoints && inside.checkpoint === '') {
    const played = { checkpoint, opening, answers, skipped };
    inside.checkpoint = JSON.stringify(stateLater(played, drawn, inside.state.transition, inside.resources));
  }
  noteBarrier(inside);
  record(inside, before, answered);
};

/** What came of the last answer stays with it; what came in a new transition is that one's opening. */
const record = (inside: Insides, before: number, answered: number): void => {
  const { tape } = inside;
  if (!inside.checkpoints) {
    if (tape.drawn.length > 0) tape.drawn = [];
    return;
  }
  const came: Opening = { drawn: tape.drawn, entries: entryMark(tape), seen: tape.seen };
  const last = inside.answers.at(-1);
  if (inside.state.transition === before && answered > 0 && last !== undefined)
    inside.answers[inside.answers.length - 1] = { ...last, ...came };
  else inside.opening = came;
  tape.drawn = [];
};

/** Notes an answer with what its options stood for. */
export const enter = (inside: Insides, decision: Decision, chosen: readonly OptionId[]): void => {
  const chose = chosen.map((id) => ({
    id,
    meaning: chosenOption(decision, id)?.meaning ?? { kind: 'back' as const },
  }));
  inside.answers.push({
    player: decision.player,
    key: decision.key,
    chose,
    drawn: [],
    entries: inside.opening.entries,
    seen: false,
  });
  inside.tape.seen = false;
};

/** Notes an act of the table and does it, while a round of priority waits; then whoever has priority is asked again. */
export const enterTableAct = (inside: Insides, act: TableAct): void => {
  inside.answers.push({ aside: act, drawn: [], entries: inside.opening.entries, seen: false });
  inside.tape.seen = false;
  inside.running = transitionWith(inside.game, act);
  goOn(inside, []);
};

/** Gives an answer once more, or does an act of the table. */
export const answerAgain = (inside: Insides, answer: Answer | TableActTaken): void => {
  if ('aside' in answer) return enterTableAct(inside, answer.aside);
  if (inside.decision === null) throw new EngineDefect('an answer again, and nobody is asked');
  const chosen = answer.chose.map(({ id }) => id);
  enter(inside, inside.decision, chosen);
  goOn(inside, chosen);
};

/** The insides of the session that a save stands for, without looking for differences: for the same program that saved it. */
export const rebuild = (saved: SavedGame, resources: Resources): Insides => {
  const inside = insidesOn(stateOf(saved.checkpoint), saved.checkpoint, resources, true, saved.branch);
  inside.state.draws += saved.skipped;
  inside.skipped = saved.skipped;
  inside.tape.recorded = [...saved.opening.drawn];
  inside.tape.published = Number.MAX_SAFE_INTEGER;
  begin(inside);
  for (const answer of saved.answers) {
    if (inside.decision === null) break;
    inside.tape.recorded = [...answer.drawn];
    answerAgain(inside, answer);
  }
  inside.tape.published = inside.tape.emitted;
  inside.tape.recorded = [];
  inside.past = [...saved.past];
  inside.points = [...saved.points];
  inside.pointsOf = saved.pointsOf;
  return inside;
};
