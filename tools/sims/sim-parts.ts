import { coverageBySet, focused, openCoverage, type Coverage, type CoverageTable } from './sim-coverage.js';
import { addLine, linesOf } from './sim-file.js';
import {
  seedOfGame,
  simulateGame,
  summary,
  type OnError,
  type SimGame,
  type SimOptions,
  type SimResult,
} from './sim-games.js';
import { openWatch, type Times } from './sim-watch.js';
import type { Part } from '../tool-arguments.js';

/** A line of the file: a game that was played, and what it was the first to reach of what its process knew. */
interface Line {
  readonly game: SimGame;
  readonly times: Times;
  readonly seconds: number;
  readonly reached: readonly string[];
  /** Whether it was a game in which what was missing is frequent: it counts for nothing else. */
  readonly isFocused: boolean;
}

/** Rounds of games with the cards of which something is still missing, and how many games a round has. */
const ROUNDS = 60;
const GAMES = 4;

/** Cards in a round: of fewer each comes up more often. */
const AT_ONCE = 24;

const reachedIn = (lines: readonly Line[]): ReadonlySet<string> => new Set(lines.flatMap(({ reached }) => reached));

/** SETUP-12: cards for three and more are not to be reached by two. */
const coverageOf = ({ cards, players, upTo = players }: SimOptions): Coverage =>
  openCoverage(cards.filter(({ threePlus }) => !threePlus || upTo > 2));

const played = (
  options: SimOptions,
  index: number,
  file: string,
  coverage: Coverage,
  rest: Pick<Line, 'isFocused'> & { readonly onError: OnError },
): void => {
  const watch = openWatch(() => performance.now());
  const started = performance.now();
  const game = simulateGame(options, index, rest.onError, { watch, coverage });
  const seconds = (performance.now() - started) / 1000;
  const line: Line = {
    game,
    times: watch.times(),
    seconds,
    reached: coverage.takeReached(),
    isFocused: rest.isFocused,
  };
  addLine(file, line);
};

/** Plays those games of a part that are not in the file yet, or that broke, of which every one adds a line. */
export const playPart = (options: SimOptions, file: string, { part, parts }: Part, onError: OnError): void => {
  const lines = linesOf<Line>(file);
  const known = new Set(lines.filter(({ game }) => game.is !== 'error').map(({ game }) => game.seed));
  const coverage = coverageOf(options);
  coverage.know(reachedIn(lines));
  for (let index = part - 1; index < options.games; index += parts)
    if (!known.has(seedOfGame(options, index))) played(options, index, file, coverage, { isFocused: false, onError });
};

/**
 * Plays games in which what no game of the file has reached is frequent, as far as the rounds go; each part looks for other cards.
 * Random and simple players take turns: some things happen only to those who know what they do.
 */
export const focusPart = (options: SimOptions, file: string, { part, parts }: Part, onError: OnError): void => {
  const coverage = coverageOf(options);
  coverage.know(reachedIn(linesOf<Line>(file)));
  for (let round = 0; round < ROUNDS; round += 1) {
    const missing = coverage.missing();
    const wanted = [...new Set(missing.map(({ card }) => card))].filter((_, index) => index % parts === part - 1);
    if (wanted.length === 0) return;
    const first = (round * AT_ONCE) % wanted.length;
    const now = new Set([...wanted.slice(first), ...wanted.slice(0, first)].slice(0, AT_ONCE));
    const cards = focused(
      options.cards,
      missing.filter(({ card }) => now.has(card)),
      round % 4 > 1,
    );
    const seed = `${options.seed}.focus${part}.${round}`;
    const bots = round % 2 === 0 ? options.bots : (['simple'] as const);
    for (let index = 0; index < GAMES; index += 1)
      played({ ...options, cards, seed, bots }, index, file, coverage, { isFocused: true, onError });
  }
};

/** A game that was played again counts once. */
const latest = (lines: readonly Line[]): readonly Line[] => [
  ...new Map(lines.map((line) => [line.game.seed, line] as const)).values(),
];

/** What the games of a file come to; what broke or got lost in focused games counts too. */
export const partsResult = (
  options: SimOptions,
  file: string,
  parts: number,
): {
  readonly games: readonly SimGame[];
  readonly result: SimResult;
  readonly coverage: Readonly<Record<string, CoverageTable>>;
} => {
  const lines = latest(linesOf<Line>(file));
  const plain = lines.filter(({ isFocused }) => !isFocused);
  const more = lines.filter(({ isFocused }) => isFocused).map(({ game }) => game);
  const games = plain.map(({ game }) => game);
  const watch = openWatch(() => 0);
  for (const { times } of plain) watch.add(times);
  const seconds = plain.reduce((sum, line) => sum + line.seconds, 0) / parts;
  const result = summary(games, { seconds, thought: watch.result() });
  const coverage = coverageOf(options);
  coverage.know(reachedIn(plain));
  const before = coverage.missing();
  coverage.know(reachedIn(lines));
  const errors = result.errors + more.filter(({ is }) => is === 'error').length;
  const lost = result.lost + more.reduce((sum, game) => sum + game.lost, 0);
  return {
    games,
    result: { ...result, errors, lost },
    coverage: coverageBySet(options.cards, coverage.goals(), before, coverage.missing()),
  };
};
