import type { PlayerId } from '../../vocabulary/index.js';
import { newTurn, playerOf, playersFrom, type EventOf, type Game, type GameState } from '../../state/index.js';
import { endWithTurnsOf } from '../characteristics/durations.js';
import { beginRoundsOf } from '../events/once-per-turn.js';
import { modeOf } from '../modes/modes.js';

/** What follows the present turn as things stand. */
interface Following {
  readonly active: PlayerId;
  readonly seat: PlayerId;
  /** Extra turns that are still to come then. */
  readonly extraTurns: readonly PlayerId[];
  /** Turns that are left out before it, in order. */
  readonly skipped: readonly PlayerId[];
  /** Whose places in turn order it has come to, extra turns not counted: their rounds begin (ROUND-03). */
  readonly places: readonly PlayerId[];
  /** Whether it is one that was added (TURN-20). */
  readonly isExtra: boolean;
}

/** Extra turns come first, in the order in which they were granted; then the seats go on from where they were (TURN-20). */
const following = (state: GameState): Following => {
  const extraTurns = [...state.extraTurns];
  const skipped: PlayerId[] = [];
  const places: PlayerId[] = [];
  let { seat } = state.turn;
  for (;;) {
    const extra = extraTurns.shift();
    if (extra === undefined) {
      seat = playersFrom(state, seat).at(1) ?? seat; // ROUND-03
      places.push(seat); // ROUND-03
    }
    const active = extra ?? seat; // TURN-20
    const skips = skipped.filter((player) => player === active).length;
    if (playerOf(state, active).turnsToSkip <= skips)
      return { active, seat, extraTurns, skipped, places, isExtra: extra !== undefined }; // REPL-04
    skipped.push(active);
  }
};

/** Whether it is the place of the last player in each round, counted from the starting player (ROUND-02). */
const isLastOfRound = (state: GameState, seat: PlayerId): boolean =>
  playersFrom(state, state.startingPlayer ?? state.turnOrder[0] ?? seat).at(-1) === seat;

/**
 * How many rounds are over with the present turn: that of the last player is one, to which others may be added, and so is
 * each that is left out after it (COOP-04, DEC-40).
 */
export const roundsOver = (state: GameState): number => {
  const { turn } = state;
  const own = turn.isExtra !== true && isLastOfRound(state, turn.seat) ? 1 : 0; // DEC-40
  const leftOut = following(state).places.slice(0, -1); // before an added turn it comes to no place
  return own + leftOut.filter((place) => isLastOfRound(state, place)).length; // ROUND-03
};

/** Who has the next turn as things stand. */
export const nextPlayer = (state: GameState): PlayerId => following(state).active;

/** The next turn begins; those who skip theirs are passed over (TURN-16, REPL-04). */
export const beginNextTurn = (g: Game): void => {
  const { active, seat, extraTurns, skipped, places, isExtra } = following(g.state);
  for (const player of skipped) {
    playerOf(g.state, player).turnsToSkip -= 1;
    g.log({ say: 'turnSkipped', player });
  }
  g.state.extraTurns = [...extraTurns];
  endWithTurnsOf(g, [active, ...places]); // ROUND-03
  beginRoundsOf(g, places);
  delete g.state.memory.lastCounters;
  g.state.turn = newTurn(g.state.turn.number + 1, active, seat);
  if (isExtra && modeOf(g.state) !== null) g.state.turn.isExtra = true; // DEC-40
  g.log({ say: 'nextTurn', player: active, amount: g.state.turn.number });
};

/** A player is granted a turn after the present one (TURN-20). */
export const grantTurn = (g: Game, e: EventOf<'extraTurn'>): EventOf<'extraTurn'> => {
  g.state.extraTurns.push(e.player); // TURN-20
  return e;
};

/** A player will leave out the next turn (REPL-04). */
export const skipTurn = (g: Game, e: EventOf<'skipTurn'>): EventOf<'skipTurn'> => {
  playerOf(g.state, e.player).turnsToSkip += 1; // REPL-04
  return e;
};

/** Whether the game is still being set up, so that nobody has a turn yet (SETUP-01). */
export const isSettingUp = ({ procedures }: Pick<GameState, 'procedures'>): boolean =>
  procedures.some(({ step }) => step === 'setup');
