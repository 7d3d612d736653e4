import type { CardId } from '../../src/engine/vocabulary/index.js';
import type { DumpedCard } from './card-dump.js';

/** How long our text of a card is beside the published English one, in characters. */
interface Lengths {
  readonly card: CardId;
  /** Of our English to the published text. */
  readonly english: number;
  /** Of our French to the published text. */
  readonly french: number;
  /** Of our French to our English. */
  readonly translated: number;
}

/** A published text is as long as this many times itself at most, or there is a reason. */
const LONGEST = 1.5;

/** Why a text is longer than that: what it has to say that the published one leaves to the rules or to a ruling. */
export const LONGER: Readonly<Record<CardId, string>> = {
  'crystal-ball': 'says that nothing happens while a roll is on the stack (RULING-07)',
  'divorce-papers': 'rounds each of its halves, and asks for an item that can be given',
  'halo-of-flies': 'has an ability for each of two numbers',
  'isaacs-blessing': 'has an ability for each of two numbers',
  'min-min': 'says of which roll a number is noted, and of which one it is looked for',
  'mulliboom-alt-art': 'names its two targets, and damage to the same player twice is two instances',
  'red-key': 'says of each of two decks where its cards go',
  shadow: 'changes three steps of the penalty, one by one (RULING-15)',
  'the-bloat-alt-art': 'says of two dice how their results are compared',
  'the-bloat-star-promos-2': 'has an ability for its arrival and one for its death',
  'the-lamb-alt-art': 'names its targets, and says when it is chosen whether it happens',
  turdlings: 'says how many attack rolls have been made by then, and which one does not come about',
};

/** A line of keywords, which a published card shows as marks beside its text. */
const KEYWORDS =
  /^((Eternal|Trinket|Ambush|Guppy|Curse|Indomitable|Familiar|Éternel|Babiole|Embuscade|Malédiction|Indomptable|Familier)\. ?)+$/;

/** The line that names the other face of a card, with its numbers. */
const OTHER_FACE = /^(Other face|Autre face)/;

const spoken = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !KEYWORDS.test(line) && !OTHER_FACE.test(line))
    .join('\n');

/** The lengths of all cards that have a published text, without the keywords, longest first. */
export const lengthsOf = (ours: readonly DumpedCard[], published: ReadonlyMap<CardId, string>): readonly Lengths[] =>
  ours
    .flatMap(({ id, text }) => {
      const theirs = published.get(id) ?? '';
      if (theirs === '') return [];
      const [english, french] = [spoken(text.en).length, spoken(text.fr).length];
      return [
        { card: id, english: english / theirs.length, french: french / theirs.length, translated: french / english },
      ];
    })
    .toSorted((one, other) => other.english - one.english);

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** Cards whose text is too long without a reason, and reasons of cards whose text is not. */
export const unexplained = (lengths: readonly Lengths[]) => {
  const long = lengths.filter(({ english }) => english > LONGEST).map(({ card }) => card);
  return {
    open: long.filter((card) => !Object.hasOwn(LONGER, card)),
    needless: Object.keys(LONGER).filter((card) => !long.includes(card)),
  };
};

const rounded = (ratio: number): string => ratio.toFixed(2);

/** A line for each card, and what they come to. */
export const lengthsAsText = (
  lengths: readonly Lengths[],
  { open, needless }: ReturnType<typeof unexplained>,
): string => {
  const lines = lengths.map(({ card, english, french, translated }) => {
    const why = english > LONGEST ? `  ${LONGER[card] ?? 'NO REASON'}` : '';
    return `${rounded(english)} ${rounded(french)} ${rounded(translated)} ${card}${why}\n`;
  });
  const of = (key: 'english' | 'french' | 'translated'): string => rounded(median(lengths.map((one) => one[key])));
  return (
    `English, French: times the published text; French: times the English\n${lines.join('')}` +
    `${lengths.length} cards, medians ${of('english')} ${of('french')} ${of('translated')}, ` +
    `${open.length} over ${LONGEST} without a reason, ${needless.length} reasons without need\n`
  );
};
