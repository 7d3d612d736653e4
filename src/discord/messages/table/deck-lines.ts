import { houseCardsAt, setsOf, shortDecks, type Table } from '../../../table/index.js';
import { setIds, type Words } from '../../../text/index.js';

/** The sets of a table by their names; one that this version does not know by its id. */
const setNames = ({ data }: Table, w: Words): readonly string[] =>
  setsOf(data.game.options).map((id) => {
    const known = setIds.find((set) => set === id);
    return known === undefined ? id : w.knownCard.set[known];
  });

/** What the decks of a table are made of, a line each: everybody should know it before it starts (DEC-46). */
export const deckLines = (table: Table, w: Words): readonly string[] => {
  const { options, seats } = table.data.game;
  const { tableSettings: words } = w;
  const short = shortDecks(options, seats.length, houseCardsAt(table));
  return [words.sets(setNames(table, w)), ...(short.length === 0 ? [] : [words.shortDecks(short)])];
};
