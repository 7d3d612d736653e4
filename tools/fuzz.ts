import { fuzz, FUZZ_AMOUNTS, FUZZ_KINDS, type FuzzKind } from './fuzzing/fuzz-kinds.js';
import type { FuzzReport } from './fuzzing/fuzz-runs.js';
import { argumentsOf, countOf } from './tool-arguments.js';

/** Different worlds that are fuzzed by turns. */
const WORLDS = 4;

/** Lines of an input that are shown; `--json` has all. */
const LINES = 40;

const isKind = (name: string): name is FuzzKind => (FUZZ_KINDS as readonly string[]).includes(name);

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const told = ({ kind, inputs, accepted, moves, crashes, trespasses, errors, others, failure }: FuzzReport): string => {
  const said = [
    `${kind}: ${inputs} inputs`,
    `${percent(accepted, inputs)} accepted`,
    ...(moves === null ? [] : [`${moves} moves`]),
    `${crashes} crashes`,
    `${trespasses} changes by who may not`,
    `${errors} errors in the log`,
    ...(others === 0 ? [] : [`${others} times without an answer that Discord takes`]),
  ].join(', ');
  if (failure === null) return `${said}\n`;
  const lines = failure.input.split('\n');
  const before = lines.length > LINES ? [`(${lines.length - LINES} inputs before these)`] : [];
  const input = [...before, ...lines.slice(-LINES)].join('\n');
  return `${said}\nWith --kind ${kind} --seed ${failure.seed}:\n${failure.what}\nafter\n${input}\n`;
};

const HELP = `npm run fuzz -- [options]: sends odd and forged input of every kind, and says what of it did harm.

  --kind KIND   only this kind: ${FUZZ_KINDS.join(', ')}
  --inputs N    so many inputs of each kind
  --seed N      the same seed sends the same (1)
  --json        as JSON, with all of what led to a failure
`;

/**
 * `npm run fuzz`: sends odd and forged input of every kind, and says how much of it was accepted, and what happened that must
 * not: something was thrown, somebody changed what they may not, an error was logged. Then it fails, with what led to it.
 * `-- --kind router --inputs 1000 --seed 7` fuzzes one kind, so much, with this seed; the same seed sends the same.
 */
const main = async (): Promise<void> => {
  const { json, seed, kind, inputs } = argumentsOf(HELP, {
    json: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    kind: { type: 'string' },
    inputs: { type: 'string' },
  });
  if (kind !== undefined && !isKind(kind)) {
    process.stderr.write(`There are these kinds: ${FUZZ_KINDS.join(', ')}.\n`);
    process.exitCode = 1;
    return;
  }
  const reports: FuzzReport[] = [];
  for (const one of kind === undefined ? FUZZ_KINDS : [kind]) {
    const amount = {
      seed: countOf('seed', seed, HELP),
      inputs: inputs === undefined ? FUZZ_AMOUNTS[one] : countOf('inputs', inputs, HELP),
      worlds: WORLDS,
    };
    const report = await fuzz(one, amount);
    reports.push(report);
    if (!json) process.stdout.write(told(report));
  }
  if (json) process.stdout.write(`${JSON.stringify(reports)}\n`);
  if (reports.some(({ failure }) => failure !== null)) process.exitCode = 1;
};

await main();
