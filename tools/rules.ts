import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../src/ops/index.js';
import {
  amiss,
  coverage,
  differences,
  idsOfCatalogue,
  idsOfList,
  reasonsIn,
  type RuleCoverage,
} from './rule-coverage.js';
import { sourcesUnder, testNames } from './source-files.js';

/**
 * `npm run rules -- [--json] [--catalogue FILE]`: which rules the engine cites and the tests name. With a catalogue it
 * fails when the list of ids differs from it, or when a rule is neither named by a test nor explained in untested.md.
 * `npm run rules -- --break N [--seed S] [--json]`: breaks N lines that carry a rule id and runs the tests that name it.
 */

const LIST = 'rulebook/rules.txt';
const REASONS = 'test/rules/untested.md';

/** Enough for the slowest tests of one rule on a busy computer, in milliseconds. */
const LIMIT = 30_000;

const options = () =>
  parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      catalogue: { type: 'string' },
      break: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  }).values;

const textOf = (file: string): string => readFileSync(join(projectRoot(), file), 'utf8');

const readRules = (): RuleCoverage => {
  const names = (sourcesUnder('test') ?? []).flatMap(testNames);
  return coverage(idsOfList(textOf(LIST)), sourcesUnder('src/engine') ?? [], names, reasonsIn(textOf(REASONS)));
};

const listed = (title: string, ids: readonly string[]): string =>
  ids.length === 0 ? '' : `${title}: ${ids.join(' ')}\n`;

const COUNTED = ['ids', 'cited', 'tested', 'explained', 'later', 'untested'] as const;

const summary = (found: RuleCoverage): string =>
  `${found.ids.length} rules, ${found.cited.length} cited, ${found.tested.length} tested, ` +
  `${found.explained.length} explained, ${found.later.length} of later chapters, ${found.untested.length} untested\n`;

const report = (json: boolean, catalogue: string | undefined): void => {
  const found = readRules();
  const against = catalogue === undefined ? found.ids : idsOfCatalogue(readFileSync(catalogue, 'utf8'));
  const apart = differences(found.ids, against);
  if (json) {
    const counts = Object.fromEntries(COUNTED.map((name) => [name, found[name].length]));
    process.stdout.write(`${JSON.stringify(catalogue === undefined ? counts : { ...counts, ...apart })}\n`);
  } else
    process.stdout.write(
      summary(found) +
        listed('untested', found.untested) +
        listed('explained without need', found.needless) +
        listed('cited but not in the list', found.unknown) +
        listed('in the catalogue but not in the list', apart.missing) +
        listed('in the list but not in the catalogue', apart.superfluous),
    );
  if (catalogue !== undefined && amiss(found, against).length > 0) process.exitCode = 1;
};

/** Loads what breaks code only now: it needs packages that a running bot does not have. */
const breakLines = async (json: boolean, lines: string, seed: string): Promise<void> => {
  if (!/^[1-9]\d*$/.test(lines)) throw new Error(`--break takes a number of lines, not "${lines}".`);
  const { breakRules, brokenAsText } = await import('./mutations/break.js');
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  const { signal } = stopping;
  const broken = await breakRules({ root: projectRoot(), count: Number(lines), seed, limit: LIMIT, signal });
  process.stdout.write(json ? `${JSON.stringify(broken)}\n` : brokenAsText(broken));
};

try {
  const { json, catalogue, break: lines, seed } = options();
  if (lines === undefined) report(json, catalogue);
  else await breakLines(json, lines, seed);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
