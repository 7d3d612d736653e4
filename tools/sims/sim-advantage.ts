import type { PlayerId } from '../../src/engine/index.js';
import { playAsked, type AskingOptions } from './sim-asking.js';
import { addLine, linesOf } from './sim-file.js';

/** How often the one who is asked always has won against others who are asked of what matters. */
interface Advantage {
  readonly games: number;
  readonly won: number;
  /** From 0 to 1; with four players a quarter of the games is no advantage. */
  readonly share: number;
}

/** A line of the file: a game, and the share of the win that the one who is asked always has. */
interface Line {
  readonly seed: string;
  readonly won: number;
}

/**
 * Plays the games that are not in the file yet, of which every one adds a line: a run that was ended goes on, and several
 * processes share one by their parts. One seat is asked always, another one from game to game.
 */
export const advantage = (
  options: AskingOptions,
  file: string,
  { part, parts }: { readonly part: number; readonly parts: number },
): Advantage => {
  const known = new Set(linesOf<Line>(file).map(({ seed }) => seed));
  for (let game = part - 1; game < options.games; game += parts) {
    const seed = `${options.seed}.${game + 1}`;
    if (known.has(seed)) continue;
    const always: PlayerId = `p${(game % options.players) + 1}`;
    const orderOf = (player: PlayerId) => (player === always ? 'always' : 'matters');
    const played = playAsked(options, seed, { orderOf, isQuick: false, notes: false });
    if (played === null) continue;
    const won = played.winners.includes(always) ? 1 / played.winners.length : 0;
    addLine(file, { seed, won } satisfies Line);
  }
  const lines = linesOf<Line>(file);
  const won = lines.reduce((sum, line) => sum + line.won, 0);
  return { games: lines.length, won, share: Math.round((1000 * won) / Math.max(1, lines.length)) / 1000 };
};
