import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allCards, cardById, sets, type CardSet } from '../../cards/index.js';
import { nativeNames } from '../engine/index.js';
import { projectRoot } from '../ops/index.js';
import { words } from '../text/index.js';
import {
  audit,
  auditAsText,
  lockOf,
  missingCards,
  needlessReasons,
  publishedCards,
  reasonsOf,
} from './card-reports/card-audit.js';
import { countCards, singleCardWords, untestedCards } from './card-reports/card-counts.js';
import { dumpCard, type DumpedCard } from './card-reports/card-dump.js';
import { lengthsAsText, lengthsOf, unexplained } from './card-reports/card-lengths.js';
import { sourcesUnder, testNames } from './source-files.js';

/**
 * `npm run cards -- [--json] [--dump]`: how far each set is, or every card as a line of JSON.
 * `npm run cards -- --audit FILE [--json] [--lock]`: where our cards may mean something else than the published ones of
 * the file, and with `--lock` that all differences stand; fails while one has no reason in `cards/audit.md`.
 * `npm run cards -- --lengths FILE [--json]`: how long our texts are beside the published ones of the file; fails while
 * one is much longer without a reason in `card-reports/card-lengths.ts`.
 * `npm run cards -- --mutate SET [--card ID] [--json]`: changes the cards of a set (or these) one thing at a time and
 * runs the tests that name them; fails when a change survives that test/cards/survivors.md gives no reason for.
 */

const REASONS = 'cards/audit.md';
const LOCK = 'cards/audit.lock';
const SURVIVORS = 'test/cards/survivors.md';

/** Enough for the slowest tests of one card on a busy computer, in milliseconds. */
const LIMIT = 30_000;

const options = () =>
  parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      dump: { type: 'boolean', default: false },
      audit: { type: 'string' },
      lengths: { type: 'string' },
      lock: { type: 'boolean', default: false },
      mutate: { type: 'string' },
      card: { type: 'string', multiple: true },
    },
  }).values;

const dumped = (): readonly DumpedCard[] =>
  allCards.map((card) =>
    dumpCard(card, {
      nameOf: (id) => cardById(id).name.en,
      textOf: (one, language) => words(language, { card: cardById }).cardText(one),
    }),
  );

const asLines = (things: readonly unknown[]): string => things.map((one) => `${JSON.stringify(one)}\n`).join('');

const listed = (title: string, parts: readonly string[]): string =>
  parts.length === 0 ? '' : `  ${title}: ${parts.join(' ')}\n`;

const report = (set: CardSet, names: readonly string[] | null): string => {
  const { distinct, playable, tested, natives } = countCards(set, names, nativeNames);
  return (
    `${set.id}: ${distinct} distinct, ${playable} playable, ${tested ?? 'unknown'} tested, ${natives} with natives\n` +
    listed('words of a single card', singleCardWords(set.cards)) +
    (names === null ? '' : listed('untested', untestedCards(set.cards, names)))
  );
};

/** The comparison with a reference file; writes the lock when nothing is left to explain. */
const audited = (file: string, json: boolean, lock: boolean): string => {
  const ours = dumped();
  const theirs = publishedCards(readFileSync(file, 'utf8'));
  const reasons = reasonsOf(readFileSync(join(projectRoot(), REASONS), 'utf8'));
  const found = audit(ours, theirs, reasons);
  const open = found.filter(({ reason }) => reason === null);
  const missing = missingCards(ours, theirs);
  const needless = needlessReasons(found, reasons);
  const isSettled = open.length + missing.length + needless.length === 0;
  if (!isSettled) process.exitCode = 1;
  if (lock && isSettled) writeFileSync(join(projectRoot(), LOCK), lockOf(ours));
  if (json) return asLines(found);
  return (
    `${auditAsText(found)}\n${ours.length} cards, ${found.length} differ, ${open.length} of them without a reason\n` +
    listed('missing', missing) +
    listed('reasons without a difference', needless) +
    (lock ? `${isSettled ? 'written' : 'not written'}: ${LOCK}\n` : '')
  );
};

/** How long our texts are beside those of a reference file. */
const measured = (file: string, json: boolean): string => {
  const theirs = publishedCards(readFileSync(file, 'utf8'));
  const lengths = lengthsOf(dumped(), new Map(theirs.map(({ id, effect }) => [id, effect ?? ''])));
  const { open, needless } = unexplained(lengths);
  if (open.length + needless.length > 0) process.exitCode = 1;
  return json ? asLines(lengths) : lengthsAsText(lengths);
};

/** Loads what tries the mutants only now: it needs packages that a running bot does not have. */
const mutate = async (set: string, only: readonly string[] | undefined, json: boolean): Promise<string> => {
  const ids = sets.find(({ id }) => id === set)?.cards.map(({ id }) => id);
  if (ids === undefined) throw new Error(`There is no set "${set}".`);
  const foreign = only?.find((id) => !ids.includes(id));
  if (foreign !== undefined) throw new Error(`The set ${set} has no card "${foreign}".`);
  const { mutateCards, mutationAsText, mutationReport, reasonsFor } = await import('./mutations/mutate-cards.js');
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  const root = projectRoot();
  const list = join(root, SURVIVORS);
  const cards = only ?? ids;
  const results = await mutateCards({ root, cards, limit: LIMIT, signal: stopping.signal });
  const found = mutationReport(results, reasonsFor(existsSync(list) ? readFileSync(list, 'utf8') : ''), cards);
  if (found.needless.length > 0 || found.survivors.some(({ reason }) => reason === null)) process.exitCode = 1;
  return json ? `${JSON.stringify({ set, ...found })}\n` : mutationAsText(found);
};

const run = async (): Promise<string> => {
  const { json, dump: dumps, audit: file, lengths, lock, mutate: set, card } = options();
  if (set !== undefined) return mutate(set, card, json);
  if (file !== undefined) return audited(file, json, lock);
  if (lengths !== undefined) return measured(lengths, json);
  if (lock) throw new Error('--lock goes with --audit FILE.');
  if (dumps) return asLines(dumped());
  const names = sourcesUnder('test/cards')?.flatMap(testNames) ?? null;
  if (!json) return sets.map((set) => report(set, names)).join('');
  return `${JSON.stringify(Object.fromEntries(sets.map((set) => [set.id, countCards(set, names, nativeNames)])))}\n`;
};

try {
  process.stdout.write(await run());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
