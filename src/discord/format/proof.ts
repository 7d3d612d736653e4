import { revealedSeed, type Table } from '../../table/index.js';
import type { Words } from '../../text/index.js';

/** What the dice and decks can be checked with: the hash of the seed at the start, the seed at the end (DESIGN section 2). */
export const proof = (table: Table, w: Words): readonly string[] => {
  const { seedHash } = table.data;
  const seed = revealedSeed(table);
  return [...(seedHash === null ? [] : [w.board.seedHash(seedHash)]), ...(seed === null ? [] : [w.board.seed(seed)])];
};
