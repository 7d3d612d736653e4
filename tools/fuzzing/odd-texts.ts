import fc, { type Arbitrary } from 'fast-check';

/** Texts on which programs break: empty, long, of another alphabet, half characters, what other languages mean by something. */
const ODD = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '999999999999999999999',
  'NaN',
  'null',
  'undefined',
  'toString',
  '__proto__',
  'constructor',
  '../../x',
  '%00',
  '%E0%A4%A',
  '\u0000',
  '\uD800',
  '\u202Eabc',
  '\u200B\u200B',
  '🎲'.repeat(30),
  'ß'.repeat(100),
  'é'.normalize('NFD'),
  '@everyone',
  '<@1>',
  '```',
  '**_~|`>#[](x)',
  '"; DROP TABLE tables; --',
  '{"a":1}',
  '1 2 3',
  'p1',
  'p99',
  'o1',
  'o999999',
  's0',
  'deck:loot',
  'back',
  'pass',
  'end',
  '25:00',
  '2026-02-30',
  'Europe/Paris',
  'Mars/Olympus',
] as const;

/** Their alphabets take 0.3 s to set up. */
const GRAPHEMES = fc.string({ unit: 'grapheme', maxLength: 20 });
const CODE_POINTS = fc.string({ unit: 'binary', maxLength: 12 });

/** Any text that somebody may send, of at most so many characters. */
export const oddText = (longest: number): Arbitrary<string> =>
  fc
    .oneof(
      { weight: 3, arbitrary: fc.constantFrom(...ODD) },
      { weight: 2, arbitrary: GRAPHEMES },
      { weight: 1, arbitrary: CODE_POINTS },
      {
        weight: 1,
        arbitrary: fc.string({ unit: 'grapheme-ascii', minLength: longest, maxLength: longest, size: 'max' }),
      },
    )
    .map((text) => text.slice(0, longest));

/** A change of a text: characters taken out, put in, doubled, turned around, or all of it replaced. */
export type Edit =
  | { readonly edit: 'cut' | 'double'; readonly at: number; readonly length: number }
  | { readonly edit: 'insert'; readonly at: number; readonly text: string }
  | { readonly edit: 'number'; readonly by: number }
  | { readonly edit: 'replace'; readonly text: string };

export const edits: Arbitrary<Edit> = fc.oneof(
  fc.record({ edit: fc.constantFrom('cut', 'double'), at: fc.nat(100), length: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ edit: fc.constant('insert'), at: fc.nat(100), text: oddText(12) }),
  fc.record({ edit: fc.constant('number'), by: fc.constantFrom(-1, 1, 2, 10, 1_000_000) }),
  fc.record({ edit: fc.constant('replace'), text: oddText(90) }),
);

/** The text after the change. */
export const edited = (text: string, edit: Edit): string => {
  switch (edit.edit) {
    case 'cut':
    case 'double': {
      const at = edit.at % (text.length + 1);
      const part = text.slice(at, at + edit.length);
      return text.slice(0, at) + (edit.edit === 'cut' ? '' : part + part) + text.slice(at + edit.length);
    }
    case 'insert': {
      const at = edit.at % (text.length + 1);
      return text.slice(0, at) + edit.text + text.slice(at);
    }
    case 'number':
      return text.replace(/\d+/, (found) => String(Number(found) + edit.by));
    case 'replace':
      return edit.text;
    default:
      return edit satisfies never;
  }
};

/** JSON that lies so deep in lists or objects, put in place of the nth number of a text of JSON; 0 puts it around all of it. */
export interface Nesting {
  readonly at: number;
  readonly levels: number;
  readonly as: 'list' | 'object';
}

export const nestings: Arbitrary<Nesting> = fc.record({
  at: fc.nat(40),
  levels: fc.constantFrom(1, 30, 59, 60, 61, 200, 6_000, 100_000),
  as: fc.constantFrom('list', 'object'),
});

/** The text with what is nested in it. */
export const nestedIn = (json: string, nesting: Nesting | null): string => {
  if (nesting === null) return json;
  const { at, levels, as } = nesting;
  const around = (inner: string): string =>
    as === 'list'
      ? `${'['.repeat(levels)}${inner}${']'.repeat(levels)}`
      : `${'{"x":'.repeat(levels)}${inner}${'}'.repeat(levels)}`;
  if (at === 0) return around(json);
  let number = 0;
  return json.replace(/(?<=[:,[])-?\d+(?=[,}\]])/g, (found) => ((number += 1) === at ? around(found) : found));
};
