import { asText, BadArguments, HELP, optionsOf } from './sim-options.js';
import { openWatch, simulate, summary } from './sim-games.js';

/** `npm run sim`: plays games between computer players and prints what they took. */
const main = (): void => {
  try {
    const { json, help, ...options } = optionsOf(process.argv.slice(2));
    if (help) {
      process.stdout.write(HELP);
      return;
    }
    const watch = openWatch(() => performance.now());
    const started = performance.now();
    const games = simulate(
      options,
      ({ seed, error }) =>
        process.stderr.write(`The game with the seed "${seed}" broke: ${error.stack ?? error.message}\n`),
      watch,
    );
    const seconds = (performance.now() - started) / 1000;
    for (const { is, seed, decisions, turns } of games)
      if (is === 'unfinished')
        process.stderr.write(
          `The game with the seed "${seed}" went on after ${decisions} decisions in ${turns} turns.\n`,
        );
    const result = summary(options, games, { seconds, thought: watch.result() });
    process.stdout.write(`${json ? JSON.stringify(result) : asText(result)}\n`);
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
};

main();
