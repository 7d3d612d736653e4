import { coverageBySet, focused, openCoverage, type Coverage, type CoverageTable } from './sims/sim-coverage.js';
import { advantage } from './sims/sim-advantage.js';
import { askingTable } from './sims/sim-asking.js';
import { askingText, asText, BadArguments, HELP, optionsOf } from './sims/sim-options.js';
import { openWatch, simulate, summary, type SimOptions } from './sims/sim-games.js';

const tell = ({ seed, error }: { readonly seed: string; readonly error: Error }): void => {
  process.stderr.write(`The game with the seed "${seed}" broke: ${error.stack ?? error.message}\n`);
};

/** Rounds of games with the cards of which something is still missing, and how many games a round has. */
const ROUNDS = 40;
const GAMES = 5;

/** Plays until everything has been reached, as far as the rounds go. */
const focus = (options: SimOptions, coverage: Coverage): Readonly<Record<string, CoverageTable>> => {
  const before = coverage.missing();
  for (let round = 1; round <= ROUNDS && coverage.missing().length > 0; round += 1) {
    const cards = focused(options.cards, coverage.missing());
    simulate({ ...options, cards, games: GAMES, seed: `${options.seed}.focus${round}` }, tell, { coverage });
  }
  return coverageBySet(options.cards, coverage.goals(), before, coverage.missing());
};

/** `npm run sim`: plays games between computer players and prints what they took. */
const main = (): void => {
  try {
    const {
      json,
      help,
      asking,
      advantage: file,
      part,
      coverage: covers,
      ...options
    } = optionsOf(process.argv.slice(2));
    if (help) {
      process.stdout.write(HELP);
      return;
    }
    if (asking) {
      const results = askingTable(options);
      process.stdout.write(`${json ? JSON.stringify(results) : askingText(results)}\n`);
      return;
    }
    if (file !== null) {
      const { games, won, share } = advantage(options, file, part);
      const text = `asked always among others asked of what matters: ${won} wins in ${games} games (${(100 * share).toFixed(1)} %)`;
      process.stdout.write(`${json ? JSON.stringify({ games, won, share }) : text}\n`);
      return;
    }
    const watch = openWatch(() => performance.now());
    const playable = options.cards.filter(({ threePlus }) => !threePlus || options.players > 2); // SETUP-12
    const coverage = covers ? openCoverage(playable) : null;
    const started = performance.now();
    const games = simulate(options, tell, coverage === null ? { watch } : { watch, coverage });
    const seconds = (performance.now() - started) / 1000;
    for (const { is, seed, decisions, turns } of games)
      if (is === 'unfinished')
        process.stderr.write(
          `The game with the seed "${seed}" went on after ${decisions} decisions in ${turns} turns.\n`,
        );
    const result = summary(options, games, { seconds, thought: watch.result() });
    const table = coverage === null ? null : focus(options, coverage);
    process.stdout.write(
      `${json ? JSON.stringify(table === null ? result : { ...result, coverage: table }) : asText(result, table)}\n`,
    );
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
};

main();
