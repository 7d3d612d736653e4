import { parseArgs } from 'node:util';
import { allCards, cardById, sets, type CardSet } from '../../cards/index.js';
import { nativeNames } from '../engine/index.js';
import { words } from '../text/index.js';
import { countCards, singleCardWords, untestedCards } from './card-counts.js';
import { dumpCard } from './card-dump.js';
import { sourcesUnder, testNames } from './source-files.js';

/** `npm run cards -- [--json] [--dump]`: how far each set is, or every card as a line of JSON. */

const options = () =>
  parseArgs({ options: { json: { type: 'boolean', default: false }, dump: { type: 'boolean', default: false } } })
    .values;

const dump = (): string =>
  allCards
    .map((card) =>
      dumpCard(card, {
        nameOf: (id) => cardById(id).name.en,
        textOf: (one, language) => words(language, { card: cardById }).cardText(one),
      }),
    )
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

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

const run = (): string => {
  const { json, dump: dumps } = options();
  if (dumps) return dump();
  const names = sourcesUnder('test/cards')?.flatMap(testNames) ?? null;
  if (!json) return sets.map((set) => report(set, names)).join('');
  return `${JSON.stringify(Object.fromEntries(sets.map((set) => [set.id, countCards(set, names, nativeNames)])))}\n`;
};

try {
  process.stdout.write(run());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
