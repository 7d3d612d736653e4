import type { PlayerId } from '../vocabulary/index.js';
import type { Decision, Draw, Game, GameState, Gen } from '../state/index.js';
import type { TransitionRecorder } from './create-game.js';
import type { Answer, TableActTaken, Opening, PastTransition, Resources, StepPlace } from './types.js';

/** The internal state of a session. */
export interface SessionInternals {
  readonly resources: Resources;
  /** Without checkpoints nothing can be saved or taken back: for simulations of the bare rules. */
  readonly checkpoints: boolean;
  /** Whether what is hidden in it was drawn anew, so that it is nobody's secret (sampling.ts). */
  readonly imagined: boolean;
  state: GameState;
  game: Game;
  recorder: TransitionRecorder;
  running: Gen | null;
  decision: Decision | null;
  /** The state as text at the beginning of this transition, whenever somebody is asked. */
  checkpoint: string;
  opening: Opening;
  answers: (Answer | TableActTaken)[];
  past: PastTransition[];
  /** Indexes of answers of this transition to before which can be taken back. */
  undoPoints: number[];
  /** The player whose undo points these are. */
  undoOwner: PlayerId | null;
  skipped: number;
  /** The transition before which it stops; null to go on. */
  readonly until: number | null;
  /** Something happened since the last answer that cannot be taken back. */
  barrier: boolean;
}

const INTERNALS: unique symbol = Symbol('internals');

/** A game being played, opaque outside the engine: everyone else asks through its queries. */
export interface Session {
  readonly [INTERNALS]: SessionInternals;
}

/** A session with these internals. */
export const sessionWith = (internals: SessionInternals): Session => ({ [INTERNALS]: internals });

/** The place of the next answer: its transition, and its index there. */
export const nextPlace = ({ state, answers }: SessionInternals): StepPlace => [state.transition, answers.length];

/** The draws that are new since the last step, and the number of the first of them. */
export const takeDraws = ({
  recorder,
}: SessionInternals): { readonly drawn: readonly Draw[]; readonly from?: number } => {
  const taken = recorder.newDraws.splice(0);
  const [first] = taken;
  return { drawn: taken.map(({ draw }) => draw), ...(first === undefined ? {} : { from: first.index }) };
};

/** The internals of a session, for the engine alone. */
export const internalsOf = (session: Session): SessionInternals => session[INTERNALS];
