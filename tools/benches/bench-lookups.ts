import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { projectRoot } from '../../src/ops/index.js';
import { createLookup, type Lookup } from '../../src/rulebook/index.js';
import type { Row } from './bench-games.js';

const QUERIES = 'test/rulebook/queries.tsv';
const BUILDS = 10;
const ROUNDS = 5;

interface Query {
  readonly isCard: boolean;
  readonly text: string;
}

const queries = (): readonly Query[] =>
  readFileSync(join(projectRoot(), QUERIES), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [kind, , text = ''] = line.split('\t');
      return { isCard: kind === 'card', text };
    });

/** How long something takes, in milliseconds. */
const timed = (work: () => unknown): number => {
  const from = performance.now();
  work();
  return performance.now() - from;
};

const looked = ({ isCard, text }: Query, lookup: Lookup): number =>
  timed(() => (isCard ? lookup.cards(text, 'en') : lookup.rules(text, 'fr')));

/** Every query while it is being typed, letter by letter. */
const typed = ({ isCard, text }: Query, lookup: Lookup): readonly number[] =>
  Array.from({ length: text.length }, (_, at) => text.slice(0, at + 1)).map((part) =>
    timed(() => (isCard ? lookup.suggestCards(part, 'en') : lookup.suggestRules(part, 'fr'))),
  );

/** Lookups of cards and rules, and the index that they need. Call it before anything else has warmed up. */
export function* lookupSpeed(): Generator<Row> {
  yield { name: 'lookup index, first build', unit: 'ms', values: [timed(createLookup)], wanted: 100 };
  const lookup = createLookup();
  yield { name: 'lookup of a card, the very first', unit: 'ms', values: [timed(() => lookup.cards('monstor', 'en'))] };
  const firstRule = timed(() => lookup.rules('comment attaquer', 'fr'));
  yield { name: 'lookup of a rule, the very first', unit: 'ms', values: [firstRule] };
  yield {
    name: 'lookup index, built again',
    unit: 'ms',
    values: Array.from({ length: BUILDS }, () => timed(createLookup)),
  };
  const all = Array.from({ length: ROUNDS }, queries).flat();
  yield { name: 'lookup of a card or rule', unit: 'ms', values: all.map((query) => looked(query, lookup)) };
  const suggestions = queries().flatMap((query) => typed(query, lookup));
  yield { name: 'suggestions for one letter more', unit: 'ms', values: suggestions };
}
