import { seedHash, type ChanceWord } from '../../engine/index.js';
import type { TableChange, WorkingCopy } from '../record/table-change.js';
import { updated, type Person, type Seat, type TableData } from '../record/data.js';
import type { Refusal } from '../record/outcome.js';

/** Characters of a word for the chance of a game. */
export const LONGEST_WORD = 60;

/** A lobby with a secret of its own, whose hash everybody sees from now on. */
export const withSecret = (data: TableData, secret: string): TableData =>
  updated(data, { game: { secret, seedHash: seedHash(secret) } });

/** The words that people at a table have added, in the order of the seats. */
export const wordsOf = ({ game: { seats } }: TableData): readonly ChanceWord[] =>
  seats.flatMap(({ player, word }) => (word === undefined ? [] : [{ player, word }]));

/** A seat in a game that has begun: the game has the word now. */
export const withoutWord = ({ word: _word, ...seat }: Seat): Seat => seat;

/** Signs that nobody sees, or that change how others look. */
const UNREADABLE = /\p{C}/u;

/** The same word for texts that look the same: composed, with single spaces. */
const asKept = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/**
 * Adds a word of somebody who sits in the lobby, in place of the one before; an empty text takes it away. The hash of the secret
 * stood there before, so that no secret can have been chosen for the words.
 */
export const addWord = ({ data, session }: WorkingCopy, { user }: Person, text: string): TableChange | Refusal => {
  if (data.phase !== 'lobby') return { why: data.phase === 'over' ? 'gameOver' : 'alreadyStarted' };
  const seat = data.game.seats.find((one) => one.user === user);
  if (seat === undefined) return { why: 'notSeated' };
  if (data.game.secret === undefined) return { why: 'notPossible' };
  const word = asKept(text);
  if ([...word].length > LONGEST_WORD) return { why: 'word', problem: 'tooLong', most: LONGEST_WORD };
  if (UNREADABLE.test(word)) return { why: 'word', problem: 'unreadable', most: LONGEST_WORD };
  const changed = word === '' ? withoutWord(seat) : { ...seat, word };
  return {
    session,
    data: updated(data, { game: { seats: data.game.seats.map((one) => (one === seat ? changed : one)) } }),
  };
};
