import { createHash } from 'node:crypto';
import { cardById } from '../../cards/index.js';
import { chooseAnswer, chooseRandom } from '../computer-players/index.js';
import {
  apply,
  decisionOf,
  openGame,
  outcomeOf,
  seededRandom,
  takeEntries,
  viewFor,
  windowOf,
  type Card,
  type Decision,
  type OptionId,
  type PlayerId,
  type Resources,
  type Session,
  type View,
} from '../engine/index.js';
import { demonstration, isAsked, randomFrom } from '../table/index.js';

/** What to simulate. */
export interface SimOptions {
  readonly games: number;
  readonly players: number;
  readonly seed: string;
  readonly bots: 'random' | 'simple';
  readonly cards: readonly Card[];
}

/** Decisions put to a seat after standing orders; `waits` are windows with at least one. */
export interface Questions {
  readonly main: number;
  readonly choices: number;
  readonly responses: number;
  readonly total: number;
  readonly waits: number;
}

/** One simulated game. */
export interface SimGame {
  readonly is: 'finished' | 'unfinished' | 'error';
  readonly decisions: number;
  readonly turns: number;
  readonly questions: Questions;
}

/** What a simulation prints; turns and questions are medians per game. */
export interface SimResult {
  readonly games: number;
  readonly finished: number;
  readonly unfinished: number;
  readonly errors: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly turns: { readonly median: number };
  readonly questions: Questions;
}

/** Decisions after which a game counts as unfinished (DESIGN section 7). */
const LIMIT = 30_000;
const SOULS = 4;
const PASS: readonly OptionId[] = ['pass'];
const resources: Resources = { cards: { card: cardById }, random: seededRandom };

const startOf = (seed: string): number => createHash('sha256').update(`computer ${seed}`).digest().readUInt32LE(0);

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

/** Main priority is one's own in the own action phase on an empty stack. */
const kindOf = ({ state }: Session, decision: Decision): Kind => {
  if (decision.key !== 'priority') return 'choices';
  const { active, phase } = state.turn;
  return active === decision.player && phase === 'action' && state.stack.length === 0 ? 'main' : 'responses';
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
    const known = asked.get(player) ?? isAsked(view, player, 'concerns', resources.cards);
    asked.set(player, known);
    return known;
  };
};

const answerOf = (session: Session, decision: Decision, bots: SimOptions['bots'], random: () => number) => {
  const { active, phase } = session.state.turn;
  return bots === 'random'
    ? chooseRandom(decision, active === decision.player && phase === 'action', random)
    : chooseAnswer(bots, viewFor(session, decision.player), random, resources.cards);
};

interface Progress {
  decisions: number;
  turns: number;
}

const play = (options: SimOptions, seed: string, progress: Progress): SimGame => {
  const setup = demonstration(options.cards, options.players, SOULS, seed);
  const session = openGame(setup, resources, { checkpoints: false });
  const random = randomFrom(startOf(seed));
  const isAskedNow = openOrders(session);
  const count = openCount();
  for (;;) {
    const decision = decisionOf(session);
    progress.turns = session.state.turn.number;
    if (outcomeOf(session) !== null || decision === null)
      return { is: 'finished', ...progress, questions: count.result() };
    if (progress.decisions >= LIMIT) return { is: 'unfinished', ...progress, questions: count.result() };
    progress.decisions += 1;
    const window = windowOf(session);
    const put = decision.key !== 'priority' || isAskedNow(decision.player, window);
    if (put) count.add(kindOf(session, decision), window);
    const chosen = put ? answerOf(session, decision, options.bots, random) : PASS;
    apply(session, decision.player, chosen, { automatic: !put });
    takeEntries(session);
  }
};

/** Plays the games one after the other; `onError` hears of each that broke. */
export const simulate = (
  options: SimOptions,
  onError: (broken: { readonly seed: string; readonly error: Error }) => void,
): readonly SimGame[] =>
  Array.from({ length: options.games }, (_, index) => {
    const seed = `${options.seed}.${index + 1}`;
    const progress = { decisions: 0, turns: 0 };
    try {
      return play(options, seed, progress);
    } catch (error) {
      onError({ seed, error: error as Error });
      return { is: 'error', ...progress, questions: openCount().result() };
    }
  });

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
};

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The figures of a simulation that took so many seconds; medians are those of the games that did not break. */
export const summary = (games: readonly SimGame[], seconds: number): SimResult => {
  const whole = games.filter(({ is }) => is !== 'error');
  const decisions = games.reduce((sum, game) => sum + game.decisions, 0);
  const of = (kind: keyof Questions): number => median(whole.map(({ questions }) => questions[kind]));
  return {
    games: games.length,
    finished: games.filter(({ is }) => is === 'finished').length,
    unfinished: games.filter(({ is }) => is === 'unfinished').length,
    errors: games.length - whole.length,
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
  };
};
