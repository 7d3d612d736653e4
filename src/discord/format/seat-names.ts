import { seatOfPlayer, waitingFor, windowFor, type Seat, type Table } from '../../table/index.js';
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

/** The people asked in the open window, computers left out. */
export const askedPeople = (table: Table): readonly Seat[] =>
  waitingFor(table).flatMap((player) => {
    const seat = seatOfPlayer(table, player);
    return seat === null || seat.user === null ? [] : [seat];
  });
