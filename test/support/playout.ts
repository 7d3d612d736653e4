import {
  apply,
  decisionOf,
  openGame,
  outcomeOf,
  seededRandom,
  type Card,
  type CardType,
  type Decision,
  type OptionId,
  type Resources,
  type Session,
  type Setup,
} from '../../src/engine/index.js';
import { allCards, cardById } from '../../cards/index.js';

export const resources: Resources = { cards: { card: cardById }, random: seededRandom };

/** A small generator for tests, independent of the engine's draws: numbers from 0 to 1. */
export const numbers = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const copies = (cards: readonly Card[], type: CardType): readonly string[] =>
  cards
    .filter((card) => card.type === type && !card.threePlus)
    .flatMap((card) => Array.from({ length: card.copies }, () => card.id));

/** The demonstration decks for a game with this seed. */
export const setupOf = (seed: string, seats: number, souls: number, cards: readonly Card[] = allCards): Setup => ({
  seed,
  seats,
  rules: { soulsToWin: souls, supply: 100 },
  decks: {
    loot: copies(cards, 'loot'),
    treasure: copies(cards, 'treasure'),
    monster: copies(cards, 'monster'),
    room: copies(cards, 'room'),
  },
  characters: copies(cards, 'character'),
  outside: copies(cards, 'startingItem'),
});

const isMain = (session: Session, { player, key }: Decision): boolean =>
  key === 'priority' &&
  session.state.turn.active === player &&
  session.state.turn.phase === 'action' &&
  session.state.stack.length === 0;

/** The `random` player of DESIGN section 7: passes nine times in ten outside its action phase, otherwise anything. */
export const randomAnswer = (session: Session, decision: Decision, random: () => number): readonly OptionId[] => {
  if (decision.key === 'priority' && !isMain(session, decision) && random() < 0.9) return ['pass'];
  const offered = decision.options.map(({ id }) => id).filter((id) => id !== 'back');
  const count = decision.min + Math.floor(random() * (decision.max - decision.min + 1));
  const chosen: OptionId[] = [];
  while (chosen.length < count && offered.length > 0)
    chosen.push(...offered.splice(Math.floor(random() * offered.length), 1));
  return chosen;
};

export interface Playout {
  readonly session: Session;
  readonly decisions: number;
  readonly finished: boolean;
}

/** Decisions after which a game counts as unfinished (DESIGN section 7). */
export const MOST_DECISIONS = 30_000;

/**
 * Plays a game with random players. `look` is called before every answer and may put another session in its place.
 */
export const playOut = (
  start: Session,
  seed: number,
  look: (session: Session, decision: Decision, at: number) => Session = (session) => session,
): Playout => {
  const random = numbers(seed);
  let session = start;
  let at = 0;
  while (outcomeOf(session) === null && at < MOST_DECISIONS) {
    const decision = decisionOf(session);
    if (decision === null) throw new Error('a game without outcome asks nobody');
    session = look(session, decision, at);
    apply(session, decision.player, randomAnswer(session, decision, random));
    at += 1;
  }
  return { session, decisions: at, finished: outcomeOf(session) !== null };
};

/** A new game on the demonstration decks. */
export const newGame = (seed: number, seats = 2 + (seed % 3), souls = 1 + (seed % 3), checkpoints = true): Session =>
  openGame(setupOf(`test ${seed}`, seats, souls), resources, { checkpoints });
