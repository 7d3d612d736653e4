import type { CardId } from '../../engine/index.js';
import type { Table } from '../../table/index.js';
import { knownCard, type Names, type Words } from '../../text/index.js';
import { namesOf } from './seat-names.js';

/** The name of a card on a list of a table; the record may be of a version that has cards of which this one knows nothing. */
export const listedName = (id: CardId, w: Words): string => {
  const card = knownCard(id);
  return card === null ? w.tableSettings.placeholder(id) : w.knownCard.name(card);
};

/** Names for what is said of the lists of a table. */
export const listedNames = (table: Table | null, w: Words): Names => ({
  ...namesOf(table, w, 'markdown'),
  card: (id) => listedName(id, w),
});
