import { allCards, formerPrintings } from '../../cards/index.js';
import { sourcesUnder } from '../source-files.js';

/**
 * The names that saved games are written with. From a version on they are only added to: a word, key or step that went
 * away would make games of that version unreadable (architecture.md#stored-form-of-a-table).
 */
export interface FrozenNames {
  /** Words of the vocabulary. */
  readonly words: readonly string[];
  /** Keys of decisions, steps of procedures, and every other name in a state. */
  readonly states: readonly string[];
  /** Cards with the keys of their abilities, as `card/key`. */
  readonly abilities: readonly string[];
}

/** What stands in quotation marks, or is a field with its colon: words are declared in both ways. */
const NAME = /'(\w[\w.]*)'|(?<!\S)(\w+)\??:(?= )/g;
const namesIn = (sources: readonly string[]): readonly string[] => {
  const code = sources.map((source) => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''));
  const found = code.flatMap((source) => [...source.matchAll(NAME)].map(([, name, field]) => name ?? field ?? ''));
  return [...new Set(found)].toSorted();
};

/** The names of this version, read from its sources; empty where those are not installed. */
export const namesNow = (): FrozenNames => ({
  words: namesIn(sourcesUnder('src/engine/vocabulary') ?? []),
  states: namesIn(sourcesUnder('src/engine/state') ?? []),
  abilities: [...allCards, ...Object.values(formerPrintings)]
    .flatMap(({ id, abilities }) => [id, ...abilities.map(({ key }) => `${id}/${key}`)])
    .toSorted(),
});

/**
 * Frozen names that nothing is looked up by. Of words and states: parameters, fields of the cache of reads and the like, which
 * stood beside them in the sources. Of abilities: triggered ones that their cards have no more, which are stored with their effect while they wait.
 */
const NEVER_STORED: Readonly<Record<keyof FrozenNames, ReadonlySet<string>>> = {
  words: new Set(['base', 'body', 'cards', 'extras', 'standingDuration']),
  states: new Set([
    'a',
    'c',
    'chacha20',
    'clone',
    'd',
    'getState',
    'hex',
    'isSettled',
    'length',
    'nonce',
    'sha256',
    'dependsOnTable',
    'inForce',
    'inForceOn',
    'isReading',
    'marks',
    'reading',
    'table',
  ]),
  abilities: new Set(['is-you/each', 'level-one-isaac/each', 'lost-soul-alt-art/each']),
};

/** The frozen names that are not there any more, by kind. */
export const gone = (frozen: FrozenNames, now: FrozenNames): readonly string[] =>
  (['words', 'states', 'abilities'] as const).flatMap((kind) => {
    const there = new Set(now[kind]);
    const isMissed = (name: string): boolean => !there.has(name) && !NEVER_STORED[kind].has(name);
    return frozen[kind].filter(isMissed).map((name) => `${kind}: ${name}`);
  });
