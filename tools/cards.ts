import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allCards, cardById, knownCard, sets, type CardSet } from '../cards/index.js';
import type { Card } from '../src/engine/vocabulary/index.js';
import { nativeNames } from '../src/engine/index.js';
import { projectRoot } from '../src/ops/index.js';
import { words } from '../src/text/index.js';
import {
  audit,
  auditAsText,
  missingCards,
  needlessReasons,
  publishedCards,
  reasonsOf,
  relocked,
  wholeEffect,
} from './card-reports/card-audit.js';
import { countCards, singleCardWords, untestedCards } from './card-reports/card-counts.js';
import { dumpCard, dumpFaces, type DumpedCard } from './card-reports/card-dump.js';
import { readBackAsText, readBackSets, readOwn } from './card-reports/card-reading.js';
import { lengthsAsText, lengthsOf, unexplained } from './card-reports/card-lengths.js';
import { sourcesUnder, testNames } from './source-files.js';

/**
 * `npm run cards -- [--json] [--dump]`: how far each set is, or every card as a line of JSON.
 * `npm run cards -- --audit FILE [--json] [--lock]`: where our cards may mean something else than the published ones of
 * the file, and with `--lock` that all differences stand; fails while one has no reason in `cards/audit.md`.
 * `npm run cards -- --lengths FILE [--json]`: how long our texts are beside the published ones of the file; fails while
 * one is much longer without a reason in `card-reports/card-lengths.ts`.
 * `npm run cards -- --read [--others] [--json]`: reads the English text of each card back and tells what comes to another
 * tree or to none; with `--others` each set is read by the rules of the other sets only.
 * Each of them takes `--set ID`: only this set.
 * `npm run cards -- --text TEXT --type TYPE`: what a text is read as on a card of this type.
 * `npm run cards -- --mutate SET [--card ID] [--json]`: changes the cards of a set (or these) one thing at a time and
 * runs the tests that name them; fails when a change survives that test/cards/survivors.md gives no reason for.
 */

const REASONS = 'cards/audit.md';
const LOCK = 'cards/audit.lock';
const SURVIVORS = 'test/cards/survivors.md';

const CARD_TYPES: readonly Card['type'][] = [...new Set(allCards.map(({ type }) => type))];

/** Enough for the slowest tests of one card on a busy computer, in milliseconds. */
const LIMIT = 120_000;

const options = () =>
  parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      dump: { type: 'boolean', default: false },
      audit: { type: 'string' },
      lengths: { type: 'string' },
      read: { type: 'boolean', default: false },
      others: { type: 'boolean', default: false },
      text: { type: 'string' },
      type: { type: 'string', default: 'loot' },
      lock: { type: 'boolean', default: false },
      mutate: { type: 'string' },
      set: { type: 'string' },
      card: { type: 'string', multiple: true },
    },
  }).values;

/** The sets that are meant: the one of `--set`, or all. */
const setsMeant = (only: string | undefined): readonly CardSet[] => {
  const meant = sets.filter(({ id }) => only === undefined || id === only);
  if (meant.length === 0) throw new Error(`There is no set "${only}".`);
  return meant;
};

const DUMP_SOURCE: Parameters<typeof dumpCard>[1] = {
  nameOf: (id) => cardById(id).name.en,
  textOf: (one, language) => words(language, { card: cardById }).cardText(one),
  rewardOf: (reward) => words('en', { card: cardById }).rewardLine(reward),
};

/** The front faces in these sets: those that reference files have. */
const dumped = (from: readonly CardSet[]): readonly DumpedCard[] =>
  from.flatMap(({ cards }) => cards).map((card) => dumpCard(card, DUMP_SOURCE));

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
const audited = (file: string, ours: readonly DumpedCard[], json: boolean, lock: boolean): string => {
  const theirs = publishedCards(readFileSync(file, 'utf8'));
  const reasons = reasonsOf(readFileSync(join(projectRoot(), REASONS), 'utf8'));
  const found = audit(ours, theirs, reasons);
  const open = found.filter(({ reason }) => reason === null);
  const notHere = missingCards(ours, theirs);
  // What the catalogue knows as not to be played yet is no mistake.
  const missing = notHere.filter((id) => knownCard(id)?.playable !== false);
  const needless = needlessReasons(found, reasons).filter((id) => ours.some((card) => card.id === id));
  const isSettled = open.length + missing.length + needless.length === 0;
  if (!isSettled) process.exitCode = 1;
  const path = join(projectRoot(), LOCK);
  if (lock && isSettled) writeFileSync(path, relocked(readFileSync(path, 'utf8'), ours));
  if (json) return asLines(found);
  return (
    `${auditAsText(found)}\n${ours.length} cards, ${found.length} differ, ${open.length} of them without a reason\n` +
    listed('missing', missing) +
    listed(
      'not to be played yet',
      notHere.filter((id) => !missing.includes(id)),
    ) +
    listed('reasons without a difference', needless) +
    (lock ? `${isSettled ? 'written' : 'not written'}: ${LOCK}\n` : '')
  );
};

/** How long our texts are beside those of a reference file. */
const measured = (file: string, ours: readonly DumpedCard[], json: boolean): string => {
  const theirs = publishedCards(readFileSync(file, 'utf8'));
  const lengths = lengthsOf(ours, new Map(theirs.map((card) => [card.id, wholeEffect(card)])));
  const { open, needless: unneeded } = unexplained(lengths);
  const needless = unneeded.filter((id) => ours.some((card) => card.id === id));
  if (open.length + needless.length > 0) process.exitCode = 1;
  return json ? asLines(lengths) : lengthsAsText(lengths, { open, needless });
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

/** The cards of these sets read back; those of the challenges are in no set. */
const readAgain = (meant: readonly CardSet[], others: boolean, json: boolean): string => {
  const found = readBackSets(
    meant.flatMap(({ cards }) => cards),
    others,
  );
  return json ? asLines(found) : readBackAsText(found);
};

const cardTypeOf = (type: string): Card['type'] => {
  const found = CARD_TYPES.find((one) => one === type);
  if (found === undefined) throw new Error(`There is no type "${type}"; there are ${CARD_TYPES.join(', ')}.`);
  return found;
};

const run = async (): Promise<string> => {
  const { json, dump: dumps, audit: file, lengths, lock, mutate: mutated, set, card, ...reading } = options();
  if (mutated !== undefined) return mutate(mutated, card, json);
  if (reading.text !== undefined) return readOwn(reading.text, cardTypeOf(reading.type));
  if (dumps) return asLines(dumpFaces(allCards, set, DUMP_SOURCE));
  const meant = setsMeant(set);
  if (file !== undefined) return audited(file, dumped(meant), json, lock);
  if (lengths !== undefined) return measured(lengths, dumped(meant), json);
  if (reading.read) return readAgain(meant, reading.others, json);
  if (lock) throw new Error('--lock goes with --audit FILE.');
  const names = sourcesUnder('test/cards')?.flatMap(testNames) ?? null;
  if (!json) return meant.map((one) => report(one, names)).join('');
  return `${JSON.stringify(Object.fromEntries(meant.map((one) => [one.id, countCards(one, names, nativeNames)])))}\n`;
};

try {
  process.stdout.write(await run());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
