import { asText, BadArguments, optionsOf } from './sim-options.js';
import { simulate, summary } from './sim-games.js';

/** `npm run sim`: plays games between computer players and prints what they took. */
const main = (): void => {
  try {
    const { json, ...options } = optionsOf(process.argv.slice(2));
    const started = performance.now();
    const games = simulate(options, ({ seed, error }) =>
      process.stderr.write(`The game with the seed "${seed}" broke: ${error.stack ?? error.message}\n`),
    );
    const result = summary(games, (performance.now() - started) / 1000);
    process.stdout.write(`${json ? JSON.stringify(result) : asText(result)}\n`);
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
};

main();
