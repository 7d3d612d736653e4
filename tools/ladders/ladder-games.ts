import { cardById } from '../../cards/index.js';
import { chooseAnswer, think, THINKERS } from '../../src/computer-players/index.js';
import {
  apply,
  canOnlyPass,
  decisionOf,
  openGame,
  outcomeOf,
  seededRandom,
  takeEntries,
  takeSteps,
  turnOf,
  viewFor,
  type Decision,
  type OptionId,
  type PlayerId,
  type Resources,
  type Session,
} from '../../src/engine/index.js';
import { poolOf, randomFrom, setupForTable, STANDARD } from '../../src/table/index.js';
import { startOf } from '../sims/sim-figures.js';
import { SOULS } from '../sims/sim-games.js';
import type { LadderKind, LadderLine } from './ladder-lines.js';

/** A game of the ladder that was played. */
export interface LadderGame {
  readonly line: string;
  readonly index: number;
  readonly seats: readonly LadderKind[];
  /** The seats of those who won, from 0; none when it was not finished. */
  readonly winners: readonly number[];
  readonly turns: number;
  /** Questions with a choice, put to the player whose wins are counted, and how long its answers took: ms. */
  readonly questions: number;
  readonly ms: number;
  readonly tries: number;
}

/** How much is thought: as long as at a table, or so many tries, whatever time they take. */
export type Measure = 'ms' | 'tries';

/** Decisions after which a game counts as unfinished. */
const LIMIT = 30_000;
const PASS: readonly OptionId[] = ['pass'];
const resources: Resources = { cards: { card: cardById }, random: seededRandom };

interface Answered {
  readonly answer: readonly OptionId[];
  readonly rollouts: number;
}

const answerOf = (
  session: Session,
  { player }: Decision,
  kind: LadderKind,
  random: () => number,
  measure: Measure,
): Answered => {
  if (kind === 'random' || kind === 'simple')
    return { answer: chooseAnswer(kind, viewFor(session, player), random, resources.cards), rollouts: 0 };
  const { rollouts, ms } = THINKERS[kind];
  const started = performance.now();
  const budget =
    measure === 'tries' ? { rollouts } : { rollouts: Infinity, timeGone: () => (performance.now() - started) / ms };
  return think(session, resources.cards, random, budget);
};

const seatOf = (player: PlayerId): number => Number(player.slice(1)) - 1;

/** Plays the game of a line with this index, from 0 on; a game for each place of its first player has the same cards. */
export const playLadderGame = ({ name, seats }: LadderLine, index: number, measure: Measure): LadderGame => {
  const own = index % seats.length;
  const kinds = seats.map((_, seat) => seats[(seat - own + seats.length) % seats.length] ?? 'simple');
  const seed = `ladder ${seats.length} ${Math.floor(index / seats.length)}`;
  const setup = setupForTable(poolOf(['base']), seats.length, SOULS, seed, { ...STANDARD, rooms: true });
  const session = openGame(setup, resources);
  const random = randomFrom(startOf(`${seed} ${own}`));
  const told = { questions: 0, ms: 0, tries: 0 };
  for (let decisions = 0; decisions < LIMIT && outcomeOf(session) === null; decisions += 1) {
    const decision = decisionOf(session);
    if (decision === null) break;
    const seat = seatOf(decision.player);
    if (decision.key === 'priority' && canOnlyPass(session, decision.player)) {
      apply(session, decision.player, PASS);
    } else {
      const started = performance.now();
      const { answer, rollouts } = answerOf(session, decision, kinds[seat] ?? 'simple', random, measure);
      if (seat === own) {
        told.questions += 1;
        told.ms += performance.now() - started;
        told.tries += rollouts;
      }
      apply(session, decision.player, answer);
    }
    takeEntries(session);
    takeSteps(session);
  }
  const winners = (outcomeOf(session)?.winners ?? []).map(seatOf);
  return { line: name, index, seats: kinds, winners, turns: turnOf(session).number, ...told, ms: Math.round(told.ms) };
};
