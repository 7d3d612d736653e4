import { tablesMessage, type SeatShown } from '../../messages/notice/tables-page.js';
import type { Answer } from '../answer/answer.js';
import type { Call } from '../answer/command.js';
import { ownPage } from './own-page.js';

/** `/souls-me tables`: where this person sits, and where they are awaited, in every server. */
export const handleOwnTablesCommand = async ({ services, actor }: Call): Promise<Answer> => {
  const seats = await services.tables.seatsOf(actor.person.user, true);
  const shown = await Promise.all(
    seats.map(async (seat): Promise<SeatShown> => ({
      ...seat,
      waiting: seat.isAwaited ? await services.tables.table(seat.channel) : null,
    })),
  );
  return ownPage(services, actor, () => tablesMessage(shown, actor.w));
};
