import { cardLookup, houseNumber } from '../../../cards/index.js';
import { chooseAnswer, chooseRandom, mayBegin, randomFrom } from '../../computer-players/index.js';
import {
  apply,
  cardsOf,
  decisionOf,
  drawsOf,
  effectsOnStack,
  openGame,
  outcomeOf,
  takeEntries,
  viewFor,
  type Card,
  type Decision,
  type OptionId,
  type Session,
} from '../../engine/index.js';
import { STANDARD } from '../record/data.js';
import { poolOf } from '../options/decks.js';
import { setupForTable } from '../options/setup.js';

/** Games that are played with a card before anybody may use it. */
export const TRIAL_GAMES = 50;
/** The goal of these games: they are for the card, and not for who wins. */
const SOULS = 1;
/** Copies in its deck, so that it comes up: few treasures are gained in so short games. */
const COPIES = { treasure: 50, other: 12 } as const;
/**
 * Decisions after which players who play at random go on as careful ones do, and after which a game counts as one without an
 * end: of thousands of games with the published cards none was nearly so long.
 */
const STUCK = 4_000;
const LONGEST = 60_000;

/** One game: whether it came to an end, whether the card came up, and how often its text did something. */
export interface TrialGame {
  readonly is: 'finished' | 'error' | 'endless';
  readonly seen: boolean;
  readonly used: number;
}

/** The decks of these games: the base set, and the card often enough. */
const beginGame = (card: Card, game: number): Session => {
  const isSingle = card.type === 'character' || card.type === 'bonusSoul';
  const tried = isSingle ? card : { ...card, copies: COPIES[card.type === 'treasure' ? 'treasure' : 'other'] };
  const rooms = card.type === 'room' || game % 2 === 1;
  const options = { ...STANDARD, rooms, ...(isSingle ? { mustHave: [card.id] } : {}) };
  const pool = [...poolOf(['base']), tried];
  const setup = setupForTable(
    pool,
    game % 5 === 0 ? 3 : 2,
    SOULS,
    `trial ${houseNumber(card.id) ?? 0} ${game}`,
    options,
  );
  return openGame({ ...setup, houseCards: [card] }, { cards: cardLookup, random: drawsOf }, { checkpoints: false });
};

/** Every second game all play at random, which tries more than careful players do. */
const answerOf = (session: Session, decision: Decision, isRandom: boolean, random: () => number): readonly OptionId[] =>
  isRandom
    ? chooseRandom(decision, decision.key === 'priority' && mayBegin(session, decision.player), random)
    : chooseAnswer('simple', viewFor(session, decision.player), random, cardsOf(session));

/** Watches for a card: what the log says of it, and what it puts on the stack. */
const createWatch = ({ id }: Card) => {
  let seen = false;
  let used = 0;
  let height = 0;
  return {
    look(session: Session): void {
      for (const { line } of takeEntries(session)) {
        if (JSON.stringify(line).includes(`"${id}"`)) seen = true;
        if ((line.say === 'replaced' || line.say === 'prevented') && line.source === id) used += 1;
      }
      const stack = effectsOnStack(session);
      if (stack.length > height && stack.at(-1)?.card === id) used += 1;
      height = stack.length;
    },
    found: () => ({ seen: seen || used > 0, used }),
  };
};

/** Plays a game with the card, of so many decisions at most; the number of the game, from 0, is its seed. */
export const playTrial = (card: Card, game: number, longest = LONGEST): TrialGame => {
  const watch = createWatch(card);
  try {
    const session = beginGame(card, game);
    const random = randomFrom(game + 1);
    for (let decisions = 0; decisions < longest; decisions += 1) {
      const decision = decisionOf(session);
      if (outcomeOf(session) !== null || decision === null) return { is: 'finished', ...watch.found() };
      const isRandom = game % 2 === 1 && decisions < STUCK;
      apply(session, decision.player, answerOf(session, decision, isRandom, random));
      watch.look(session);
    }
    return { is: 'endless', ...watch.found() };
  } catch {
    return { is: 'error', ...watch.found() };
  }
};
