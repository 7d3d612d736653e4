import { median } from '../sims/sim-figures.js';
import { ladderOf } from './ladder-elo.js';
import type { LadderGame } from './ladder-games.js';
import { decided, type LadderLine } from './ladder-lines.js';

const isFinished = ({ winners }: LadderGame): boolean => winners.length > 0;

/** The share of the games of a line that its first player won; a game that several win counts in parts. */
const wonIn = (games: readonly LadderGame[]): number =>
  games.reduce((sum, { winners, index, seats }) => {
    const own = index % seats.length;
    return sum + (winners.includes(own) ? 1 / winners.length : 0);
  }, 0);

/** How a line stands: 1 when it wins what it should, -1 when it does not, 0 while that is open, null without such a goal. */
export const standsAt = ({ least }: LadderLine, games: readonly LadderGame[]): -1 | 0 | 1 | null => {
  const finished = games.filter(isFinished);
  return least === null ? null : decided(wonIn(finished), finished.length, least);
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const perGame = (games: readonly LadderGame[], of: (game: LadderGame) => number): number => median(games.map(of));

const WORDS = { '-1': 'no', 0: 'open', 1: 'yes' } as const;

const lineRow = (line: LadderLine, games: readonly LadderGame[]): string => {
  const finished = games.filter(isFinished);
  const share = wonIn(finished) / Math.max(1, finished.length);
  const error = Math.sqrt((share * (1 - share)) / Math.max(1, finished.length));
  const questions = games.reduce((sum, game) => sum + game.questions, 0);
  const of = (total: 'ms' | 'tries'): number =>
    games.reduce((sum, game) => sum + game[total], 0) / Math.max(1, questions);
  const stands = standsAt(line, games);
  return `| ${[
    `\`${line.seats.join(' ')}\``,
    `${finished.length}${games.length > finished.length ? ` (and ${games.length - finished.length} unfinished)` : ''}`,
    `${percent(share)} ± ${percent(error)}`,
    line.least === null ? '' : `${percent(line.least)}: ${WORDS[stands ?? 0]}`,
    `${perGame(games, ({ turns }) => turns)}`,
    `${perGame(games, (game) => game.questions)}`,
    of('ms').toFixed(1),
    of('tries').toFixed(0),
  ].join(' | ')} |`;
};

/** The ladder and its lines, as they are kept in the repository. */
export const ladderText = (lines: readonly LadderLine[], games: readonly LadderGame[]): string => {
  const rungs = ladderOf(games).map(
    ({ kind, elo, error, games: played }) => `| \`${kind}\` | ${elo} ± ${error} | ${played} |`,
  );
  const rows = lines.flatMap((line) => {
    const own = games.filter((game) => game.line === line.name);
    return own.length === 0 ? [] : [lineRow(line, own)];
  });
  return [
    '# Ladder',
    '',
    'How strong the computer players are, as `npm run ladder` measures it: games with the base set and rooms, seats rotated. Elo by maximum likelihood, `simple` being 0, with the standard error.',
    '',
    '| Player | Elo | Games |',
    '| --- | --- | --- |',
    ...rungs,
    '',
    'The first of each line is the one whose wins, questions and thinking are counted. Turns and questions are medians of a game; questions are those with a choice.',
    '',
    '| Seats | Games | Won | Should win | Turns | Questions | ms for each | Tries for each |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
};
