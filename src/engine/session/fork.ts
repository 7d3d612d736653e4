import { cacheForCopy, copyOf, EngineDefect, type GameState } from '../state/index.js';
import { createGame, newRecorder } from './create-game.js';
import { internalsOf, sessionWith, type SessionInternals, type Session } from './internals.js';
import { runToFirstQuestion, rebuild, NOTHING_YET } from './running.js';
import { save } from './session.js';

/**
 * Whether the game stands where its state alone says how it goes on: somebody has priority, and since the transition began
 * there were passes at most. Anywhere else a question waits in the middle of what a rule does.
 */
export const isBetween = ({ decision }: SessionInternals): boolean => decision === null || decision.key === 'priority';

/** A game on this copy of a state, with no history and no checkpoints: for playing on and throwing away. */
export const withoutCheckpoints = (
  { game, resources, recorder, answers, imagined }: SessionInternals,
  state: GameState,
  isImagined = imagined,
): SessionInternals => {
  const own = newRecorder(recorder.branch, !isImagined);
  own.emitted = recorder.emitted;
  const internals: SessionInternals = {
    resources,
    checkpoints: false,
    imagined: isImagined,
    state,
    recorder: own,
    game: createGame(state, own, resources, cacheForCopy(game, state)),
    running: null,
    decision: null,
    checkpoint: '',
    opening: NOTHING_YET,
    answers: [...answers],
    past: [],
    undoPoints: [],
    undoOwner: null,
    skipped: 0,
    until: null,
    barrier: false,
  };
  runToFirstQuestion(internals);
  return internals;
};

/**
 * A cheap copy of a game, to play on and throw away: it waits for the same answer, and neither knows of the other. It cannot
 * be saved, nor can anything in it be taken back. Where nobody has priority it is made by playing the transition again, for
 * which the game needs its checkpoints: throws `EngineDefect` without them.
 */
export const fork = (session: Session): Session => {
  const internals = internalsOf(session);
  if (isBetween(internals)) return sessionWith(withoutCheckpoints(internals, copyOf(internals.state)));
  if (!internals.checkpoints) throw new EngineDefect('a fork in the middle of a transition needs checkpoints');
  const again = rebuild(save(session), internals.resources);
  return sessionWith({ ...again, checkpoints: false });
};
