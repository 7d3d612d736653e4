import { ownPage } from './own-page.js';
import { tablesMessage } from '../../messages/person/data-page.js';
import type { Answer } from '../answer/answer.js';
import type { Call } from '../answer/command.js';
/** `/souls-me tables`: where this person sits, and where they are awaited. */
export const ownTablesTyped = async ({ live, actor }: Call): Promise<Answer> => {
  const seats = await live.tables.seatsOf(actor.person.user, true);
  return ownPage(live, actor, () => tablesMessage(seats, actor.w));
};
