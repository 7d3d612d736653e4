import { cardsOf, houseCardsOf } from '../../engine/index.js';
import { printingsOf, printingsShown, type Table } from '../../table/index.js';
import { tableWords, type Words } from '../../text/index.js';

/** What is said at a table: its cards have the names of the printings that it shows, and house cards are marked. */
export const wordsAt = ({ data, session }: Pick<Table, 'data' | 'session'>, w: Words): Words => {
  const cards = session === null || houseCardsOf(session).length === 0 ? null : cardsOf(session);
  return cards === null && printingsOf(data.game.options) === 'original'
    ? w
    : tableWords(w.language, { shown: printingsShown(data), cards });
};
