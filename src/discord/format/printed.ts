import { printingsOf, printingsShown, type Table } from '../../table/index.js';
import { printedWords, type Words } from '../../text/index.js';

/** What is said at a table: its cards have the names of the printings that it shows. */
export const wordsAt = ({ data }: Table, w: Words): Words =>
  printingsOf(data.options) === 'original' ? w : printedWords(w.language, printingsShown(data));
