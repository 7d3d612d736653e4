import { COUNTED, SAID, type Word } from './audit-words.js';

/** Whose text it is: both say the same thing in words of their own. */
type Side = 'published' | 'ours';

/** What of a card's text carries its meaning, by name: `numbers` → `4 2`, `may` → `said`. What is not said is not there. */
type Features = Readonly<Record<string, string>>;

/** The faces of the rows of a roll: `1-2:`, `5–6:`, `1 or 6:`. */
const ROW = /(?<![\d+]|target |a )([1-6])(?:\s?[-–]\s?([1-6])|( or )([1-6]))?:/gi;
/** Numbers that say nothing: those of one card or counter, which need no digit, and those that only name something. */
const IDLE = {
  published: /\bslots by 1\b|\bput 1 on\b|\b1 (?=loot card|counter)/gi,
  ours: /\+?\b1 (?=loot card|counter|additional|shop slot|monster slot|loot play)|\+1 (?=(attack|purchase) )|\btarget [12]\b|\(\d\)|from 1 to 6|from 0 to/gi,
} as const;

const rows = (text: string): string =>
  [...text.matchAll(ROW)]
    .map(([, from = '', to, or, other]) =>
      or === undefined ? (to === undefined ? from : `${from}-${to}`) : `${from} ${other}`,
    )
    .filter((row) => row !== '1-6')
    .join(' ');

const numbers = (text: string, side: Side): string =>
  (text.replaceAll(ROW, '').replaceAll(IDLE[side], '').match(/\d+/g) ?? []).join(' ');

const marks = (text: string): string => [...text.matchAll(/^\s*([↷$])/gm)].map(([, mark]) => mark).join(' ');

/** Without what the words need not say: reminders in brackets, and what a keyword means. */
const PLAIN = {
  published: (text: string) =>
    text.replaceAll(/\([^)]*\)/g, '').replaceAll(/add or subtract (\d)/gi, 'add $1 or subtract $1'),
  ours: (text: string) =>
    text
      .replaceAll(/^Curse\.$/gm, '')
      .replaceAll(/\bOn a (\d(?:–\d| or \d)?),/g, '$1:')
      .replaceAll(/add or subtract (\d)/gi, 'add $1 or subtract $1'),
} as const;

/** What a text says, as far as that can be read from its words. */
export const featuresOf = (whole: string, side: Side): Features => {
  const text = PLAIN[side](whole);
  const patternOf = (word: Word): RegExp => (side === 'ours' ? (word.ours ?? word.published) : word.published);
  const said = SAID.filter((word) => patternOf(word).test(text)).map(({ name }) => [name, 'said'] as const);
  const counted = COUNTED.map((word) => [word.name, [...text.matchAll(patternOf(word))].length] as const);
  const listed = { costs: marks(text), rows: rows(text), numbers: numbers(text, side) };
  return Object.fromEntries([
    ...Object.entries(listed).filter(([, value]) => value !== ''),
    ...counted.flatMap(([name, times]) => (times === 0 ? [] : [[name, `${times} times`] as const])),
    ...said,
  ]);
};

/** A feature in which two texts differ; null where a text does not have it. */
export interface Difference {
  readonly feature: string;
  readonly published: string | null;
  readonly ours: string | null;
}

/** The features in which two texts differ, in the order of their names. */
export const differencesOf = (published: Features, ours: Features): readonly Difference[] =>
  [...new Set([...Object.keys(published), ...Object.keys(ours)])]
    .filter((feature) => published[feature] !== ours[feature])
    .toSorted()
    .map((feature) => ({ feature, published: published[feature] ?? null, ours: ours[feature] ?? null }));
