import {
  knownWait,
  mayAnswer,
  passedIn,
  seatOf,
  seatOfPlayer,
  waitingFor,
  windowFor,
  type Seat,
  type Table,
} from '../../table/index.js';
import type { Names, Words } from '../../text/index.js';
import { escapeName, escapeText, plainName, plainText } from './escaping.js';

/** How a text is shown: `markdown` for embeds and content, `plain` for labels of buttons and menus. */
type Markup = 'markdown' | 'plain';

export const seatName = (seat: Seat, markup: Markup): string =>
  markup === 'plain' ? plainName(seat.name) : escapeName(seat.name);

/** How people and cards of this table are named in a language. */
export const namesOf = (table: Table | null, w: Words, markup: Markup): Names => ({
  player: (id) => {
    const seat = table === null ? null : seatOfPlayer(table, id);
    return seat === null ? id : seatName(seat, markup);
  },
  card: (id) => w.cardName(id),
  typed: markup === 'plain' ? plainText : escapeText,
});

/** The window that buttons for this user, or for everybody, are made in; empty outside a game. */
export const windowIn = (table: Table, user: string | null): string => windowFor(table, user) ?? '';

/**
 * For whom the table waits, as everybody may know it, in a sentence; empty for nobody. This user, who reads it, is not among
 * them once nothing more is awaited of them.
 */
export const waitLine = (table: Table, user: string, w: Words, names: Names): string => {
  const wait = knownWait(table);
  if (wait.is === 'counted') return w.board.awaitsAnswers(wait.answers);
  const own = mayAnswer(table, user) ? undefined : seatOf(table, user)?.player;
  const awaited = wait.players.filter((player) => player !== own);
  return awaited.length === 0 ? '' : w.board.waitingFor(awaited.map((player) => names.player(player)));
};

/** That this user has passed, and so is not awaited, whatever stands on the board; null when they have not. */
export const passedLine = (table: Table, user: string, w: Words): string | null => {
  if (!passedIn(table, user)) return null;
  const player = seatOf(table, user)?.player;
  return player !== undefined && table.data.game.window?.sealed.includes(player) === true
    ? w.board.passSealed
    : w.board.passed;
};

/** The people asked in the open window, computers left out; where nobody may know who is asked, all of them. */
export const askedPeople = (table: Table): readonly Seat[] => {
  const people = table.data.game.seats.filter(({ user }) => user !== null);
  if (knownWait(table).is === 'counted') return people;
  return people.filter(({ player }) => waitingFor(table).includes(player));
};
