import { cardById } from '../../cards/index.js';
import { chooseAnswer } from '../../src/computer-players/index.js';
import {
  apply,
  decisionOf,
  openGame,
  outcomeOf,
  seededRandom,
  viewFor,
  type Card,
  type CardId,
  type Decision,
  type Meaning,
  type OptionId,
  type PlayerId,
  type Resources,
  type Session,
  type View,
} from '../../src/engine/index.js';
import { randomFrom, setupForTable, STANDARD } from '../../src/table/index.js';
import { precisely, startOf } from './sim-figures.js';
import { addLine, linesOf } from './sim-file.js';
import type { Part } from '../tool-arguments.js';

/** Which cards are tried: the most played ones of those that are not of the base set. */
interface PlayingOptions {
  readonly cards: readonly Card[];
  readonly seed: string;
  /** Pairs of games for each card. */
  readonly pairs: number;
  /** So many cards. */
  readonly most: number;
  /** Games from which is told which cards are used most. */
  readonly before?: number;
}

/** What playing a card does for the one who has it, against having it and never using it. */
export interface Playing {
  readonly card: CardId;
  readonly pairs: number;
  /** From 0 to 1: of the games in which it is played, and of the same games in which its owner holds it. */
  readonly played: number;
  readonly held: number;
  /** How many standard errors the difference is from nothing; below -2 playing it does harm. */
  readonly errors: number;
}

/** A pair of games of a card; the share of the win that its owner has in each. */
interface Line {
  readonly card: CardId;
  readonly seed: string;
  readonly played: number;
  readonly held: number;
}

const SOULS = 4;
const SEATS = 2;
/** Decisions after which a game is left; nobody has won it. */
const LIMIT = 30_000;
const resources: Resources = { cards: { card: cardById }, random: seededRandom };

/** Whether this is playing the card from a hand, or activating it. */
const isUseOf = (card: CardId, { kind, card: used }: Meaning): boolean =>
  (kind === 'play' || kind === 'activate') && used === card;

/** The same view for somebody who never uses a card. */
const without = (view: View, card: CardId): View => {
  const { decision } = view;
  if (decision?.key !== 'priority') return view;
  const options = decision.options.filter(({ meaning }) => !isUseOf(card, meaning));
  return { ...view, decision: { ...decision, options } };
};

interface Watched {
  /** Whether this player never uses the card. */
  readonly holds: (session: Session, player: PlayerId) => CardId | null;
  readonly seen: (decision: Decision, chosen: readonly OptionId[]) => void;
}

const playSimple = (cards: readonly Card[], seed: string, { holds, seen }: Watched): readonly PlayerId[] => {
  const setup = setupForTable(cards, SEATS, SOULS, seed, { ...STANDARD, rooms: true });
  const session = openGame(setup, resources, { checkpoints: false });
  const random = randomFrom(startOf(seed));
  for (let decisions = 0; decisions < LIMIT; decisions += 1) {
    const decision = decisionOf(session);
    if (decision === null) break;
    const view = viewFor(session, decision.player);
    const held = holds(session, decision.player);
    const chosen = chooseAnswer('simple', held === null ? view : without(view, held), random, resources.cards);
    seen(decision, chosen);
    apply(session, decision.player, chosen);
  }
  return outcomeOf(session)?.winners ?? [];
};

/** The cards that simple players use most, beyond the base set, the most used first. */
const mostPlayed = ({ cards, seed, most }: PlayingOptions, games: number): readonly CardId[] => {
  const times = new Map<CardId, number>();
  const seen = ({ key, options }: Decision, [chosen]: readonly OptionId[]): void => {
    const meaning = key === 'priority' ? options.find(({ id }) => id === chosen)?.meaning : undefined;
    if (meaning?.card === undefined || !isUseOf(meaning.card, meaning) || cardById(meaning.card).set === 'base') return;
    times.set(meaning.card, (times.get(meaning.card) ?? 0) + 1);
  };
  for (let game = 1; game <= games; game += 1) playSimple(cards, `${seed}.most${game}`, { holds: () => null, seen });
  return [...times]
    .toSorted(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([card]) => card);
};

/** One card of so many of its deck is the one that is tried. */
const SHARE = 8;

/** The same cards with this one frequent: a character is dealt to one of the two. */
export const withFrequent = (cards: readonly Card[], id: CardId): readonly Card[] => {
  const tried = cards.find((card) => card.id === id || card.back?.id === id);
  const starter = cards.find(({ startingItem }) => startingItem === id);
  const character = tried?.type === 'character' ? tried : starter;
  if (character !== undefined) {
    const others = cards.filter(({ type, set }) => type === 'character' && set === 'base');
    return cards.filter(({ id: own, type }) => type !== 'character' || own === character.id || own === others[0]?.id);
  }
  const deck = cards.filter(({ type }) => type === tried?.type).reduce((sum, { copies }) => sum + copies, 0);
  return cards.map((card) =>
    card === tried ? { ...card, copies: Math.max(card.copies, Math.ceil(deck / SHARE)) } : card,
  );
};

const share = (winners: readonly PlayerId[], player: PlayerId): number =>
  winners.includes(player) ? 1 / winners.length : 0;

/** The one of the two whose use of the card is looked at: by turns, or who has it from the start. */
const ownerIn = (session: Session, card: CardId, pair: number): PlayerId => {
  const view = viewFor(session, null);
  const owner = view.players.find(({ characters, items }) =>
    [...characters, ...items].some((one) => one.card === card),
  );
  return view.turn.number <= 1 && owner !== undefined ? owner.id : `p${(pair % SEATS) + 1}`;
};

/** Two games that are the same but for this: in the second the owner never uses the card. */
const playPair = (cards: readonly Card[], card: CardId, seed: string, pair: number): Line => {
  let owner: PlayerId | null = null;
  const holding = (isHeld: boolean) => (session: Session, player: PlayerId) => {
    owner ??= ownerIn(session, card, pair);
    return isHeld && player === owner ? card : null;
  };
  const seen = (): void => undefined;
  const played = playSimple(cards, seed, { holds: holding(false), seen });
  const held = playSimple(cards, seed, { holds: holding(true), seen });
  return { card, seed, played: share(played, owner ?? 'p1'), held: share(held, owner ?? 'p1') };
};

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** What so many pairs of games tell of a card. */
export const judged = (card: CardId, lines: readonly Pick<Line, 'played' | 'held'>[]): Playing => {
  const differences = lines.map(({ played, held }) => played - held);
  const middle = mean(differences);
  const spread = Math.sqrt(mean(differences.map((one) => (one - middle) ** 2)) / Math.max(1, lines.length));
  return {
    card,
    pairs: lines.length,
    played: precisely(mean(lines.map(({ played }) => played))),
    held: precisely(mean(lines.map(({ held }) => held))),
    errors: precisely(spread === 0 ? 0 : middle / spread),
  };
};

const GAMES_BEFORE = 40;

/** The line of the file that says which cards are tried, so that a run that goes on tries the same. */
interface Tried {
  readonly tried: readonly CardId[];
}

/** The cards that are tried: those of the file, or else what is played most in some games. */
export const triedCards = (options: PlayingOptions, file: string): readonly CardId[] => {
  const kept = linesOf<Line | Tried>(file).flatMap((line) => ('tried' in line ? [line.tried] : []))[0];
  if (kept !== undefined) return kept;
  const tried = mostPlayed(options, options.before ?? GAMES_BEFORE);
  addLine(file, { tried } satisfies Tried);
  return tried;
};

/**
 * Plays the pairs that are not in the file yet, of which every one adds a line, and judges each card, the worst first. All cards
 * have their first pair before any has its second, so that a run may be ended.
 */
export const playing = (options: PlayingOptions, file: string, { part, parts }: Part): readonly Playing[] => {
  const tried = triedCards(options, file);
  const pairs = (): readonly Line[] => linesOf<Line | Tried>(file).flatMap((line) => ('tried' in line ? [] : [line]));
  const known = new Set(pairs().map(({ card, seed }) => `${card} ${seed}`));
  const own = tried.filter((_, index) => index % parts === part - 1);
  const decks = new Map(own.map((card) => [card, withFrequent(options.cards, card)] as const));
  for (let pair = 0; pair < options.pairs; pair += 1)
    for (const [card, cards] of decks) {
      const seed = `${options.seed}.${card}.${pair + 1}`;
      if (!known.has(`${card} ${seed}`)) addLine(file, playPair(cards, card, seed, pair));
    }
  const lines = pairs();
  return tried
    .map((card) =>
      judged(
        card,
        lines.filter((line) => line.card === card),
      ),
    )
    .toSorted((a, b) => a.errors - b.errors);
};
