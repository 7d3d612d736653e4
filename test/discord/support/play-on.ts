import { cardById } from '../../../cards/index.js';
import { chooseAnswer } from '../../../src/computer-players/index.js';
import { decisionOf, viewFor } from '../../../src/engine/index.js';
import { isFreeActionPhase, publicView, randomFrom, seatOf, windowFor, type Table } from '../../../src/table/index.js';
import { done, newInteraction } from '../../table/table-scene.js';
import type { House } from './house.js';

const cards = { card: cardById };

/** Whether it is this user's own turn with nothing going on. */
export const isFree = (table: Table, user: string): boolean => {
  const seat = seatOf(table, user);
  const view = publicView(table);
  return seat !== null && view !== null && view.asked === null && isFreeActionPhase(view, seat.player);
};

/** The people at the table play as computer players would, until this is so. */
export const playOn = async (house: House, seed: number, isEnough: (table: Table) => boolean): Promise<Table> => {
  const random = randomFrom(seed);
  const { channelId } = house.standIn;
  for (let steps = 0; steps < 4_000; steps += 1) {
    const table = await house.table();
    const decision = decisionOf(table.session!);
    if (decision === null || isEnough(table)) return table;
    const { user, name } = table.data.game.seats.find(({ player }) => player === decision.player)!;
    const options = chooseAnswer('simple', viewFor(table.session!, decision.player), random, cards);
    const click = { game: table.data.game.id, window: windowFor(table, user) ?? '', options };
    done(
      await house.tables.perform(
        channelId,
        { interaction: newInteraction(), person: { user: user!, name } },
        { do: 'answer', click },
      ),
    );
  }
  throw new Error('it never came to that');
};
