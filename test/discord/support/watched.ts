import { updated, type Table } from '../../../src/table/index.js';
import type { PlayedGame } from '../../support/replayed-games.js';
import { tableOf } from './long-table.js';

/** The table of a game that computer players have played, with people of these names at it. */
export const watchedTable = ({ session, table }: PlayedGame, names: readonly string[]): Table => {
  const { data, ...rest } = tableOf(session, names.length);
  const seats = data.game.seats.map((seat, at) => ({ ...seat, name: names[at] ?? seat.name }));
  return { ...rest, data: { ...updated(data, { game: { seats, window: null } }), phase: table.data.phase } };
};
