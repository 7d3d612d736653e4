import type { Table } from '../../../table/index.js';
import { standalonePage, type Answer, pageAnswer } from '../answer/answer.js';
import type { Payload } from '../../protocol/payload.js';
import type { Actor } from '../answer/actor.js';
import type { BotServices } from '../../live-messages/bot-services.js';

/** A page of this person's own; with a table in the channel it stands in place of their panel. */
export const ownPage = async (
  services: BotServices,
  actor: Actor,
  shows: (table: Table | null) => Payload,
): Promise<Answer> => {
  const table = actor.isDirect ? null : await services.tables.table(actor.channel);
  return table === null ? standalonePage(actor, shows(null)) : pageAnswer(actor, table, shows);
};
