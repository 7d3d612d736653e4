import {
  apply,
  decisionOf,
  openGame,
  outcomeOf,
  seededRandom,
  type Decision,
  type OptionId,
  type Resources,
  type Session,
  viewFor,
} from '../../src/engine/index.js';
import { cardById, cardsOf } from '../../cards/index.js';
import { chooseAnswer } from '../../src/computer-players/index.js';
import { setupForTable, randomFrom } from '../../src/table/index.js';
import { stateIn } from './internals.js';

export const resources: Resources = { cards: { card: cardById }, random: seededRandom };

/** Numbers from 0 to 1 for tests, independent of the engine's draws. */
export const numbers = randomFrom;

const isMain = (session: Session, { player, key }: Decision): boolean =>
  key === 'priority' &&
  stateIn(session).turn.active === player &&
  stateIn(session).turn.phase === 'action' &&
  stateIn(session).stack.length === 0;

/** The `random` player of architecture.md#tests: passes nine times in ten outside its action phase, otherwise anything. */
export const randomAnswer = (session: Session, decision: Decision, random: () => number): readonly OptionId[] => {
  if (decision.key === 'priority' && !isMain(session, decision) && random() < 0.9) return ['pass'];
  const offered = decision.options.map(({ id }) => id).filter((id) => id !== 'back');
  const count = decision.min + Math.floor(random() * (decision.max - decision.min + 1));
  const chosen: OptionId[] = [];
  while (chosen.length < count && offered.length > 0)
    chosen.push(...offered.splice(Math.floor(random() * offered.length), 1));
  return chosen;
};

/** Gives so many answers of the `random` player to a game, as long as it asks for any. */
export const playSome = (session: Session, seed: number, answers: number): void => {
  const random = numbers(seed);
  for (let at = 0; at < answers; at += 1) {
    const decision = decisionOf(session);
    if (decision === null) return;
    apply(session, decision.player, randomAnswer(session, decision, random));
  }
};

/** A kind of computer player. */
export type Kind = 'random' | 'simple';

/** Of four games of the same size one is played by `random` alone, one by `simple` alone, and two by both. */
export const kindsOf = (seed: number): readonly Kind[] => {
  const kinds: readonly (readonly Kind[])[] = [['random'], ['simple'], ['random', 'simple'], ['simple', 'random']];
  return kinds[Math.floor(seed / 3) % kinds.length] ?? ['random'];
};

const answerOf = (session: Session, decision: Decision, kind: Kind, random: () => number): readonly OptionId[] =>
  kind === 'random'
    ? randomAnswer(session, decision, random)
    : chooseAnswer(kind, viewFor(session, decision.player), random, resources.cards);

export interface Playout {
  readonly session: Session;
  readonly decisions: number;
  readonly finished: boolean;
}

/** Decisions after which a game counts as unfinished; `tools/sims/sim-games.ts` says why not 30,000. */
const MOST_DECISIONS = 100_000;

/**
 * Plays a game; the kinds of players take turns along the seats. `look` is called before every answer and may put another
 * session in its place.
 */
export const playOut = (
  start: Session,
  seed: number,
  look: (session: Session, decision: Decision, at: number) => Session = (session) => session,
  kinds: readonly Kind[] = ['random'],
): Playout => {
  const random = numbers(seed);
  let session = start;
  let at = 0;
  while (outcomeOf(session) === null && at < MOST_DECISIONS) {
    const decision = decisionOf(session);
    if (decision === null) throw new Error('a game without outcome asks nobody');
    session = look(session, decision, at);
    const kind = kinds[stateIn(session).turnOrder.indexOf(decision.player) % kinds.length] ?? 'random';
    apply(session, decision.player, answerOf(session, decision, kind, random));
    at += 1;
  }
  return { session, decisions: at, finished: outcomeOf(session) !== null };
};

/** A new game on the demonstration decks. */
export const newGame = (seed: number, seats = 2 + (seed % 3), souls = 1 + (seed % 3), checkpoints = true): Session =>
  openGame(setupForTable(cardsOf(['base']), seats, souls, `test ${seed}`), resources, { checkpoints });
