import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../ops/index.js';
import { coverage, idsOfCatalogue, idsOfList, type RuleCoverage } from './rule-coverage.js';
import { sourcesUnder, testNames } from './source-files.js';

/**
 * `npm run rules -- [--json] [--catalogue FILE]`: which rules the engine cites and the tests name.
 * `npm run rules -- --break N [--seed S] [--json]`: breaks N lines that carry a rule id and runs the tests that name it.
 */

const LIST = 'test/rules/ids.txt';

/** Enough for the slowest tests of one rule on a busy computer, in milliseconds. */
const LIMIT = 15_000;

const options = () =>
  parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      catalogue: { type: 'string' },
      break: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  }).values;

const readRules = (): RuleCoverage => {
  const names = (sourcesUnder('test') ?? []).flatMap(testNames);
  return coverage(idsOfList(readFileSync(join(projectRoot(), LIST), 'utf8')), sourcesUnder('src/engine') ?? [], names);
};

/** The ids in which the list and a catalogue differ. */
const differences = (ids: readonly string[], file: string) => {
  const catalogue = idsOfCatalogue(readFileSync(file, 'utf8'));
  return {
    missing: catalogue.filter((id) => !ids.includes(id)),
    superfluous: ids.filter((id) => !catalogue.includes(id)),
  };
};

const listed = (title: string, ids: readonly string[]): string =>
  ids.length === 0 ? '' : `${title}: ${ids.join(' ')}\n`;

const report = (json: boolean, catalogue: string | undefined): void => {
  const found = readRules();
  const apart = catalogue === undefined ? { missing: [], superfluous: [] } : differences(found.ids, catalogue);
  const counts = {
    ids: found.ids.length,
    cited: found.cited.length,
    tested: found.tested.length,
    untested: found.untested.length,
  };
  if (json) process.stdout.write(`${JSON.stringify(catalogue === undefined ? counts : { ...counts, ...apart })}\n`);
  else {
    const summary = `${counts.ids} rules, ${counts.cited} cited, ${counts.tested} tested, ${counts.untested} untested\n`;
    process.stdout.write(
      summary +
        listed('untested', found.untested) +
        listed('cited but not in the list', found.unknown) +
        listed('in the catalogue but not in the list', apart.missing) +
        listed('in the list but not in the catalogue', apart.superfluous),
    );
  }
  if (apart.missing.length + apart.superfluous.length > 0) process.exitCode = 1;
};

/** Loads what breaks code only now: it needs packages that a running bot does not have. */
const breakLines = async (json: boolean, lines: string, seed: string): Promise<void> => {
  if (!/^[1-9]\d*$/.test(lines)) throw new Error(`--break takes a number of lines, not "${lines}".`);
  const { breakRules, brokenAsText } = await import('./break.js');
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
