import type { Table } from '../../../table/index.js';
import type { Words } from '../../../text/index.js';
import { clip, LIMITS, message, type Payload } from '../../protocol/payload.js';
import { seatName } from '../../format/seat-names.js';

const PLAYING = 0x7a1f1f;

const people = ({ data }: Table, w: Words): string =>
  w.board.listed(data.game.seats.map((seat) => seatName(seat, 'markdown')));

/** The lobby of a game that is played in a thread: where it is. */
export const movedMessage = (table: Table, thread: string, w: Words): Payload =>
  message({
    embeds: [
      {
        title: clip(w.lobby.title, LIMITS.title),
        description: clip(`${people(table, w)}\n${w.server.playedIn(thread)}`, LIMITS.description),
        color: PLAYING,
      },
    ],
  });

/** In place of a board that has been posted anew: a link to where it is. */
export const formerMessage = (address: string, w: Words): Payload =>
  message({ content: clip(w.server.boardIsAt(address), LIMITS.content) });
