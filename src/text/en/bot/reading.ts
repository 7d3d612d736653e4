import type { ParseFailure } from '../../words/bot/reading.js';
import { list } from '../cards/nouns.js';

const quoted = (word: string): string => `“${word}”`;

/** What is said of the texts of own cards. */
export const reading = {
  /** A sentence or two, without anything of the text that could format or mention: the word stands in quotation marks. */
  sayRefusal: ({ why, word, expected }: ParseFailure, longest: number): string => {
    switch (why) {
      case 'empty':
        return 'There is no text to read.';
      case 'long':
        return `This text is too long: up to ${longest} characters can be read, with several shorter sentences rather than a very long one.`;
      case 'whole':
        return `I know each word of ${quoted(word)}, but no card says it like this. Try it as a card in these words says it, in shorter sentences.`;
      case 'word': {
        const stopped = word === '' ? 'Something is missing at the end.' : `I do not understand ${quoted(word)} here.`;
        if (expected.length === 0) return stopped;
        return `${stopped} There could be, for example, ${list(expected.map(quoted), 'or')}.`;
      }
    }
  },
};
