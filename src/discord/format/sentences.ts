import { lettersOf } from '../../rulebook/index.js';

const ITEM = /^(?:- |\d+\. )/gm;

/** A text of several lines as one of words: without the signs of lists and what is bold. */
const plainly = (text: string): string => text.replace(/\*\*/g, '').replace(ITEM, '');

/** The lines of a text that are no items of a list, which often say nothing by themselves. */
const withoutItems = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.search(ITEM) === -1)
    .join('\n');

/** Between sentences: not after the number of a tarot card, nor before a sign that closes. */
const BETWEEN = /\n+|(?<=[.!?…][»”)]?)(?<!\b[IVXO]+\.)(?<!\p{Lu}\p{L}+!)\s+(?=[^\p{Ll}\s»”)])/u;

/** The sentences of a text in their order; what ends in a colon only announces others. */
export const sentencesOf = (text: string): readonly string[] =>
  plainly(text)
    .split(BETWEEN)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !sentence.endsWith(':'));

/** The first sentence of a text. */
export const firstSentence = (text: string): string => sentencesOf(text)[0] ?? text;

/** The words of a sentence that say something. */
const wordsOf = (sentence: string): readonly string[] => [
  ...new Set(
    lettersOf(sentence)
      .split(' ')
      .filter((word) => word.length > 3),
  ),
];

/** A sentence says something again of which so large a part stands there already. */
const AGAIN = 0.5;

/** The first sentence of a text, in no list, that does not say again what has been said; empty for none. */
export const otherSentence = (text: string, said: string): string => {
  const known = new Set(wordsOf(said));
  return (
    sentencesOf(withoutItems(text)).find((sentence) => {
      const words = wordsOf(sentence);
      return words.filter((word) => known.has(word)).length < AGAIN * words.length;
    }) ?? ''
  );
};
