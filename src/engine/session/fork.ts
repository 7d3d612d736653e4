import { cacheForCopy, copyOf, EngineDefect, type GameState } from '../state/index.js';
import { createGame, newTape } from './create-game.js';
import { insidesOf, sessionWith, type Insides, type Session } from './insides.js';
import { begin, rebuild, NOTHING_YET } from './running.js';
import { save } from './session.js';

/**
 * Whether the game stands where its state alone says how it goes on: somebody has priority, and since the transition began
 * there were passes at most. Anywhere else a question waits in the middle of what a rule does.
 */
export const isBetween = ({ decision }: Insides): boolean => decision === null || decision.key === 'priority';

/** A game on this copy of a state, with no history and no checkpoints: for playing on and throwing away. */
export const lightly = (
  { game, resources, tape, answers, imagined }: Insides,
  state: GameState,
  isImagined = imagined,
): Insides => {
  const own = newTape(tape.branch, !isImagined);
  own.emitted = tape.emitted;
  const inside: Insides = {
    resources,
    checkpoints: false,
    imagined: isImagined,
    state,
    tape: own,
    game: createGame(state, own, resources, cacheForCopy(game, state)),
    running: null,
    decision: null,
    checkpoint: '',
    opening: NOTHING_YET,
    answers: [...answers],
    past: [],
    points: [],
    pointsOf: null,
    skipped: 0,
    until: null,
    barrier: false,
  };
  begin(inside);
  return inside;
};

/**
 * A cheap copy of a game, to play on and throw away: it waits for the same answer, and neither knows of the other. It cannot
 * be saved, nor can anything in it be taken back. Where nobody has priority it is made by playing the transition again, for
 * which the game needs its checkpoints: throws `EngineDefect` without them.
 */
export const fork = (session: Session): Session => {
  const inside = insidesOf(session);
  if (isBetween(inside)) return sessionWith(lightly(inside, copyOf(inside.state)));
  if (!inside.checkpoints) throw new EngineDefect('a fork in the middle of a transition needs checkpoints');
  const again = rebuild(save(session), inside.resources);
  return sessionWith({ ...again, checkpoints: false });
};
