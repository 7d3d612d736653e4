import { cardById } from '../../cards/index.js';
import { chooseAnswer, chooseRandom, mayBegin } from '../../src/computer-players/index.js';
import {
  apply,
  decisionOf,
  lostInHolding,
  modeNamed,
  openGame,
  outcomeOf,
  seededRandom,
  takeEntries,
  turnOf,
  viewFor,
  windowOf,
  type Card,
  type CardType,
  type Decision,
  type LogLine,
  type ModeId,
  type OptionId,
  type PlayerId,
  type Resources,
  type Session,
  type VariantId,
  type View,
} from '../../src/engine/index.js';
import { DIFFICULTIES, setupForTable, isAsked, randomFrom, SEATS, STANDARD } from '../../src/table/index.js';
import type { Coverage } from './sim-coverage.js';
import { median, precisely, startOf } from './sim-figures.js';
import { openWatch, type Bot, type Thoughts, type Watch } from './sim-watch.js';

/** What to simulate. */
export interface SimOptions {
  readonly games: number;
  /** Seats in the first game; 1 for one person who plays for both seats of a game together (COOP-01). */
  readonly players: number;
  /** One more in each game up to so many, and then from the beginning again; without it all games have the same number. */
  readonly upTo?: number;
  readonly seed: string;
  /** The kinds of the seats; in the next game they move on by one seat. */
  readonly bots: readonly Bot[];
  readonly cards: readonly Card[];
  /** A way to play besides everybody against everybody, with its goal. */
  readonly way?: { readonly mode: ModeId; readonly souls: number };
  /** Choices of variants that the games take in turn; absent for none. */
  readonly variants?: readonly (readonly VariantId[])[];
  /** Everybody answers at every window, and questions are not counted: what a standing order asks takes most of the time. */
  readonly alwaysAsked?: boolean;
}

/** Decisions put to a seat after standing orders, openly forced ones left out (DEC-31); `waits` are windows with at least one. */
interface Questions {
  readonly main: number;
  readonly choices: number;
  readonly responses: number;
  readonly total: number;
  readonly waits: number;
}

/** One simulated game. */
export interface SimGame {
  readonly seed: string;
  /** Who sits there: one person at least, who may have two seats. */
  readonly players: number;
  /** The kinds of the seats. */
  readonly seats: readonly Bot[];
  readonly is: 'finished' | 'unfinished' | 'error';
  readonly decisions: number;
  readonly turns: number;
  /** Rounds of priority at which a card was in no zone and not underway. */
  readonly lost: number;
  readonly questions: Questions;
  /** Soul values gained, by the type of the card that is the soul. */
  readonly souls: Partial<Record<CardType, number>>;
  /** The kinds of those who won. */
  readonly winners: readonly Bot[];
  /** What is left of the timer, in a way to play that has one. */
  readonly timer: number | null;
  /** Its variants; absent for none. */
  readonly variants?: readonly VariantId[];
}

/** A round of turns, on average: with how many seats, in how many games, and how much is asked in it. */
interface Round {
  readonly games: number;
  readonly seats: number;
  readonly questions: number;
  readonly waits: number;
}

/** What a simulation prints; turns and questions are medians per game. */
export interface SimResult {
  readonly games: number;
  readonly finished: number;
  readonly unfinished: number;
  readonly errors: number;
  /** Questions at which a card was left in no zone, in all games. */
  readonly lost: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly turns: { readonly median: number };
  readonly questions: Questions;
  /** By the number of players. */
  readonly rounds: Readonly<Record<number, Round>>;
  /** For each kind of computer player: games won, and its seats in all games. */
  readonly wins: Readonly<Partial<Record<Bot, { readonly won: number; readonly seats: number }>>>;
  readonly thought: Thoughts;
  /** Games that all players have won together, of how many, and the standard error of that share, from 0 to 1. */
  readonly together: { readonly won: number; readonly of: number; readonly error: number } | null;
  /** For each choice of variants, how its games ended. */
  readonly variants: Readonly<Record<string, Pick<SimResult, 'games' | 'finished' | 'unfinished' | 'errors'>>>;
  /** Of all souls gained, the share of each type of card, from 0 to 1. */
  readonly souls: Readonly<Partial<Record<CardType, number>>>;
}

/**
 * Decisions, passes by standing orders included, after which a game counts as unfinished. Four `random` players with
 * the whole base set need 7,800 on average, one game in 16 over 15,000, and one in some thousands over the 30,000 of
 * architecture.md#tests: such a game is long, not endless.
 */
const LIMIT = 100_000;
/**
 * Decisions after which `random` players answer as `simple` ones: a room and an item can cost so much that who plays at random
 * hardly ever gets on, and who saves itself does.
 */
const STUCK = 30_000;
export const SOULS = 4;
const PASS: readonly OptionId[] = ['pass'];
const resources: Resources = { cards: { card: cardById }, random: seededRandom };

type Kind = 'main' | 'choices' | 'responses';

/** Counts the questions of one game, and which windows had one. */
const openCount = () => {
  const counts = { main: 0, choices: 0, responses: 0 };
  let waits = 0;
  let window = '';
  return {
    add: (kind: Kind, inWindow: string): void => {
      counts[kind] += 1;
      if (inWindow !== window) waits += 1;
      window = inWindow;
    },
    result: (): Questions => ({ ...counts, total: counts.main + counts.choices + counts.responses, waits }),
  };
};

const kindOf = (session: Session, decision: Decision): Kind => {
  if (decision.key !== 'priority') return 'choices';
  return mayBegin(session, decision.player) ? 'main' : 'responses';
};

/** Who is asked, judged once for each window on the view of a spectator, as at a table. */
const openOrders = (session: Session) => {
  let window = '';
  let view: View | null = null;
  const asked = new Map<PlayerId, boolean>();
  return (player: PlayerId, inWindow: string): boolean => {
    if (view === null || window !== inWindow) {
      view = viewFor(session, null);
      window = inWindow;
      asked.clear();
    }
    const known = asked.get(player) ?? isAsked(view, player, { order: 'concerns', passing: null });
    asked.set(player, known);
    return known;
  };
};

const answerOf = (session: Session, decision: Decision, bot: Bot, random: () => number) =>
  bot === 'random'
    ? chooseRandom(decision, mayBegin(session, decision.player), random)
    : chooseAnswer(bot, viewFor(session, decision.player), random, resources.cards);

interface Progress {
  decisions: number;
  turns: number;
  lost: number;
  readonly souls: Partial<Record<CardType, number>>;
}

/** Adds up whose souls are gained, by what the card is. */
const countSouls = (souls: Progress['souls'], lines: readonly LogLine[]): void => {
  for (const { event, object, amount = 0 } of lines) {
    const isGained = event === 'gainSoul' || event === 'becomeSoul';
    if (!isGained || object === undefined || !('card' in object)) continue;
    const { type } = cardById(object.card);
    souls[type] = (souls[type] ?? 0) + amount;
  }
};

/** How many play the game with this index. */
const playersIn = ({ players, upTo = players }: SimOptions, game: number): number =>
  players + (game % (upTo - players + 1));

/** Seat by seat; every game the kinds move on by one seat, so that none sits better than another. */
const seated = (options: SimOptions, game: number): readonly Bot[] =>
  Array.from(
    { length: Math.max(SEATS.least, playersIn(options, game)) },
    (_, seat) => options.bots[(seat + game) % options.bots.length] ?? 'random',
  );

/** What one person plays (COOP-01), and several where nothing else is said. */
const ALONE = { mode: 'together', souls: DIFFICULTIES.normal } as const;
const AGAINST_EACH_OTHER = { mode: undefined, souls: SOULS } as const;

const kindAt = (seats: readonly Bot[], player: PlayerId): Bot => seats[Number(player.slice(1)) - 1] ?? 'random';

interface Playing {
  readonly coverage: Coverage | undefined;
  readonly seed: string;
  readonly players: number;
  readonly seats: readonly Bot[];
  readonly variants: readonly VariantId[];
  readonly progress: Progress;
  readonly watch: Watch;
  readonly limit: number;
}

const play = (
  options: SimOptions,
  { seed, players, seats, variants, progress, watch, coverage, limit }: Playing,
): SimGame => {
  const { mode, souls } = options.way ?? (players === 1 ? ALONE : AGAINST_EACH_OTHER);
  const chosen = mode === undefined ? {} : { mode, bonusSouls: modeNamed(mode).bonusSouls };
  const varied = variants.length === 0 ? {} : { variants: [...variants] };
  const tableOptions = { ...STANDARD, rooms: true, ...chosen, ...varied };
  const setup = setupForTable(options.cards, seats.length, souls, seed, tableOptions);
  const session = openGame(setup, resources, { checkpoints: false });
  coverage?.began(session);
  const random = randomFrom(startOf(seed));
  const isAskedNow = options.alwaysAsked === true ? null : openOrders(session);
  const count = openCount();
  for (;;) {
    const decision = decisionOf(session);
    progress.turns = turnOf(session).number;
    const outcome = outcomeOf(session);
    const winners = (outcome?.winners ?? []).map((winner) => kindAt(seats, winner));
    if (outcome !== null || decision === null || progress.decisions >= limit) {
      const is = outcome !== null || decision === null ? 'finished' : 'unfinished';
      const timer = viewFor(session, null).mode?.timer ?? null;
      return { is, seed, players, seats, ...progress, questions: count.result(), winners, timer, ...varied };
    }
    progress.decisions += 1;
    if (lostInHolding(session).length > 0) progress.lost += 1;
    const window = windowOf(session);
    const put = decision.key !== 'priority' || isAskedNow === null || isAskedNow(decision.player, window);
    if (isAskedNow !== null && put && decision.forced !== 'openly') count.add(kindOf(session, decision), window);
    const bot = progress.decisions > STUCK ? 'simple' : kindAt(seats, decision.player);
    const chosen = put ? watch.time(bot, () => answerOf(session, decision, bot, random)) : PASS;
    coverage?.answered(decision, chosen);
    apply(session, decision.player, chosen, { automatic: !put });
    const lines = takeEntries(session).map(({ line }) => line);
    coverage?.seen(session, lines);
    countSouls(progress.souls, lines);
  }
};

/** Who looks on while games are played, and for how many decisions of each: 100,000 unless given. */
interface Observers {
  readonly watch?: Watch;
  readonly coverage?: Coverage;
  readonly limit?: number;
}

/** Hears of each game that broke. */
export type OnError = (broken: { readonly seed: string; readonly error: Error }) => void;

/** The variants of the game with this index, from 0 on. */
const variantsIn = ({ variants = [] }: SimOptions, index: number): readonly VariantId[] =>
  variants[index % Math.max(1, variants.length)] ?? [];

/** The seed of the game with this index, from 0 on. */
export const seedOfGame = ({ seed }: Pick<SimOptions, 'seed'>, index: number): string => `${seed}.${index + 1}`;

/** Plays the game with this index, from 0 on. */
export const simulateGame = (
  options: SimOptions,
  index: number,
  onError: OnError,
  { watch = openWatch(() => 0), coverage, limit = LIMIT }: Observers = {},
): SimGame => {
  const seed = seedOfGame(options, index);
  const players = playersIn(options, index);
  const seats = seated(options, index);
  const variants = variantsIn(options, index);
  const progress: Progress = { decisions: 0, turns: 0, lost: 0, souls: {} };
  try {
    return play(options, { seed, players, seats, variants, progress, watch, coverage, limit });
  } catch (error) {
    onError({ seed, error: error as Error });
    const nothing = { questions: openCount().result(), winners: [], timer: null };
    return {
      is: 'error',
      seed,
      players,
      seats,
      ...progress,
      ...nothing,
      ...(variants.length === 0 ? {} : { variants }),
    };
  }
};

/** Plays the games one after the other. */
export const simulate = (options: SimOptions, onError: OnError, observers: Observers = {}): readonly SimGame[] =>
  Array.from({ length: options.games }, (_, index) => simulateGame(options, index, onError, observers));

/** Where a timer runs all win or nobody does. */
const togetherOf = (games: readonly SimGame[]): SimResult['together'] => {
  const timed = games.filter(({ timer }) => timer !== null);
  if (timed.length === 0) return null;
  const [of, won] = [timed.length, timed.filter(({ winners }) => winners.length > 0).length];
  const share = won / of;
  return { won, of, error: precisely(Math.sqrt((share * (1 - share)) / of)) };
};

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** How much is asked in a round, by how many play. */
const roundsOf = (games: readonly SimGame[]): SimResult['rounds'] => {
  const numbers = [...new Set(games.map(({ players }) => players))];
  return Object.fromEntries(
    numbers.map((number) => {
      const these = games.filter(({ players }) => players === number);
      const seats = Math.max(SEATS.least, number);
      const rounds = these.reduce((sum, { turns }) => sum + turns, 0) / seats;
      const each = (of: 'total' | 'waits'): number =>
        rounded(these.reduce((sum, { questions }) => sum + questions[of], 0) / rounds);
      return [number, { games: these.length, seats, questions: each('total'), waits: each('waits') }];
    }),
  );
};

const winsOf = (games: readonly SimGame[]): SimResult['wins'] => {
  const wins: Partial<Record<Bot, { won: number; seats: number }>> = {};
  for (const { seats, winners } of games) {
    for (const bot of seats) (wins[bot] ??= { won: 0, seats: 0 }).seats += 1;
    for (const bot of winners) (wins[bot] ??= { won: 0, seats: 0 }).won += 1;
  }
  return wins;
};

/** How games ended. */
const endsOf = (games: readonly SimGame[]): Pick<SimResult, 'games' | 'finished' | 'unfinished' | 'errors'> => {
  const number = (ended: SimGame['is']): number => games.filter(({ is }) => is === ended).length;
  return {
    games: games.length,
    finished: number('finished'),
    unfinished: number('unfinished'),
    errors: number('error'),
  };
};

const byVariants = (games: readonly SimGame[]): SimResult['variants'] => {
  const nameOf = ({ variants = [] }: SimGame): string => variants.join(' + ');
  const names = [...new Set(games.map(nameOf))].filter((name) => name !== '').toSorted();
  return Object.fromEntries(names.map((name) => [name, endsOf(games.filter((game) => nameOf(game) === name))]));
};

const sharesOf = (games: readonly SimGame[]): SimResult['souls'] => {
  const all: Partial<Record<CardType, number>> = {};
  for (const { souls } of games)
    for (const [type, value] of Object.entries(souls) as [CardType, number][]) all[type] = (all[type] ?? 0) + value;
  const total = Object.values(all).reduce((sum, value) => sum + value, 0);
  return Object.fromEntries(Object.entries(all).map(([type, value]) => [type, precisely(value / total)]));
};

/** The figures of a simulation that took so many seconds; medians are those of the games that did not break. */
export const summary = (
  games: readonly SimGame[],
  { seconds, thought = {} }: { readonly seconds: number; readonly thought?: Thoughts },
): SimResult => {
  const whole = games.filter(({ is }) => is !== 'error');
  const decisions = games.reduce((sum, game) => sum + game.decisions, 0);
  const of = (kind: keyof Questions): number => median(whole.map(({ questions }) => questions[kind]));
  return {
    ...endsOf(games),
    lost: games.reduce((sum, game) => sum + game.lost, 0),
    decisions,
    decisionsPerSecond: Math.round(decisions / seconds),
    gamesPerSecond: rounded(games.length / seconds),
    turns: { median: median(whole.map(({ turns }) => turns)) },
    questions: {
      main: of('main'),
      choices: of('choices'),
      responses: of('responses'),
      total: of('total'),
      waits: of('waits'),
    },
    rounds: roundsOf(whole),
    wins: winsOf(games),
    together: togetherOf(whole),
    variants: byVariants(games),
    thought,
    souls: sharesOf(whole),
  };
};
