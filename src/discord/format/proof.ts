import { revealedOrigin, revealedSeed, type Table } from '../../table/index.js';
import type { Words } from '../../text/index.js';
import { plainText } from './escaping.js';
import { seatName } from './seat-names.js';

/** The secret and the words of which the seed is made; nothing where it is the secret itself. */
const originLines = (table: Table, w: Words): readonly string[] => {
  const { secret, words } = revealedOrigin(table) ?? { secret: '', words: [] };
  if (words.length === 0) return [];
  const named = words.map(({ player, word }) => {
    const seat = table.data.game.seats.find((one) => one.player === player);
    return { name: seat === undefined ? player : seatName(seat, 'plain'), word: plainText(word) };
  });
  return [w.chance.secret(secret), w.chance.words(named)];
};

/**
 * What the dice and decks can be checked with, for plain places: the hash of the secret at the start; the secret, the words and
 * the seed that they make at the end (architecture.md#chance).
 */
export const proof = (table: Table, w: Words): readonly string[] => {
  const { seedHash } = table.data.game;
  const seed = revealedSeed(table);
  return [
    ...(seedHash === null ? [] : [w.board.seedHash(seedHash)]),
    ...(seed === null ? [] : [...originLines(table, w), w.board.seed(seed)]),
  ];
};
