import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playLadderGame, type LadderGame, type Measure } from './ladders/ladder-games.js';
import { LINES, type LadderLine } from './ladders/ladder-lines.js';
import { ladderText, standsAt } from './ladders/ladder-report.js';
import { onCores } from './machines/cores.js';
import { addLine, linesOf } from './sims/sim-file.js';
import { BadArguments, givenIn, partOf, wholeNumber } from './tool-arguments.js';

const HELP = `npm run ladder -- [options]: plays computer players against each other and prints how strong they are.

  --lines NAMES  which lines, separated by commas: ${LINES.map(({ name }) => name).join(', ')} (all)
  --most N       games of a line at most; fewer when they are enough to say whether it wins what it should (400)
  --compared N   games of the lines that are there for comparison only (40)
  --file FILE    keeps each game in this file as it is over, so that a run that was ended goes on (ladder.jsonl)
  --cores N      so many processes (1)
  --by MEASURE   how much is thought: ms, as at a table, or tries, whatever time they take (ms)
  --keep FILE    writes what it prints into this file too, as docs/ladder.md
  --part N/OF    plays only this part of the games of a file and prints nothing, for a process of several (1/1)

Run it with nice on a machine with other work, and then by tries: the ms of the clock on the wall are fewer there.
`;

const given = (args: readonly string[]) =>
  givenIn(args, {
    lines: { type: 'string', default: LINES.map(({ name }) => name).join(',') },
    most: { type: 'string', default: '400' },
    compared: { type: 'string', default: '40' },
    file: { type: 'string', default: 'ladder.jsonl' },
    cores: { type: 'string', default: '1' },
    by: { type: 'string', default: 'ms' },
    keep: { type: 'string', default: '' },
    part: { type: 'string', default: '1/1' },
    help: { type: 'boolean', default: false },
  });

/** So many games or processes are more than anybody wants. */
const MOST = 999_999;

const linesNamed = (names: string): readonly LadderLine[] =>
  names.split(',').map((name) => {
    const line = LINES.find((one) => one.name === name);
    if (line === undefined)
      throw new BadArguments(`--lines knows ${LINES.map((one) => one.name).join(', ')}, not "${name}".`);
    return line;
  });

const measureNamed = (name: string): Measure => {
  if (name !== 'ms' && name !== 'tries') throw new BadArguments(`--by takes ms or tries, not "${name}".`);
  return name;
};

const optionsOf = (args: readonly string[]) => {
  const values = given(args);
  return {
    ...values,
    lines: linesNamed(values.lines),
    most: wholeNumber('most', values.most, 1, MOST),
    compared: wholeNumber('compared', values.compared, 1, MOST),
    cores: wholeNumber('cores', values.cores, 1, MOST),
    by: measureNamed(values.by),
    part: partOf(values.part),
  };
};

type Options = ReturnType<typeof optionsOf>;

const gamesOf = ({ name }: LadderLine, file: string): readonly LadderGame[] =>
  linesOf<LadderGame>(file).filter(({ line }) => line === name);

/** Whole rotations of the seats, so that no place counts more than another. */
const isWhole = ({ seats }: LadderLine, games: readonly LadderGame[]): boolean => games.length % seats.length === 0;

/** Plays the games of this part that the file lacks, until the line is decided or has all its games. */
const playLine = (line: LadderLine, { file, most, compared, by, part: { part, parts } }: Options): void => {
  const limit = line.least === null ? compared : most;
  for (let index = part - 1; index < limit; index += parts) {
    const games = gamesOf(line, file);
    if (games.some((game) => game.index === index)) continue;
    const stands = standsAt(line, games);
    if (stands !== null && stands !== 0 && isWhole(line, games)) return;
    addLine(file, playLadderGame(line, index, by));
  }
};

const main = async (): Promise<void> => {
  const args = process.argv.slice(2);
  try {
    const options = optionsOf(args);
    if (options.help) {
      process.stdout.write(HELP);
      return;
    }
    if (options.cores > 1) await onCores(fileURLToPath(import.meta.url), args, options.cores);
    else for (const line of options.lines) playLine(line, options);
    if (options.part.parts > 1) return;
    const text = ladderText(LINES, linesOf<LadderGame>(options.file));
    process.stdout.write(text);
    if (options.keep !== '') writeFileSync(options.keep, text);
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
};

await main();
