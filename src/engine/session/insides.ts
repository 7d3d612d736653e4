import type { PlayerId } from '../vocabulary/index.js';
import type { Decision, Draw, Game, GameState, Gen } from '../state/index.js';
import type { Tape } from './create-game.js';
import type { Answer, TableActTaken, Opening, PastTransition, Resources, StepPlace } from './types.js';

/** All that a game being played consists of. */
export interface Insides {
  readonly resources: Resources;
  /** Without checkpoints nothing can be saved or taken back: for simulations of the bare rules. */
  readonly checkpoints: boolean;
  /** Whether what is hidden in it was drawn anew, so that it is nobody's secret (sampling.ts). */
  readonly imagined: boolean;
  state: GameState;
  game: Game;
  tape: Tape;
  running: Gen | null;
  decision: Decision | null;
  /** The state as text at the beginning of this transition, whenever somebody is asked. */
  checkpoint: string;
  opening: Opening;
  answers: (Answer | TableActTaken)[];
  past: PastTransition[];
  points: number[];
  /** Whose answers the points are. */
  pointsOf: PlayerId | null;
  skipped: number;
  /** The transition before which it stops; null to go on. */
  readonly until: number | null;
  /** Something happened since the last answer that cannot be taken back. */
  barrier: boolean;
}

const INSIDES: unique symbol = Symbol('insides');

/** A game being played. What is in it is the engine's own: everyone else asks through the functions of the door. */
export interface Session {
  readonly [INSIDES]: Insides;
}

/** A session of these insides. */
export const sessionWith = (insides: Insides): Session => ({ [INSIDES]: insides });

/** Where the next answer will stand. */
export const placeIn = ({ state, answers }: Insides): StepPlace => [state.transition, answers.length];

/** The draws that are new since the last step, and the number of the first of them. */
export const takeDraws = ({ tape }: Insides): { readonly drawn: readonly Draw[]; readonly from?: number } => {
  const taken = tape.newDraws.splice(0);
  const [first] = taken;
  return { drawn: taken.map(({ draw }) => draw), ...(first === undefined ? {} : { from: first.index }) };
};

/** What is in a session. */
export const insidesOf = (session: Session): Insides => session[INSIDES];
