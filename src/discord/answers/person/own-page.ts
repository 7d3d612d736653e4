import type { Table } from '../../../table/index.js';
import { alone, type Answer, pageAnswer } from '../answer/answer.js';
import type { Payload } from '../../format/payload.js';
import type { Actor } from '../answer/actor.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import type { CustomId } from '../../format/ids.js';
/** A click on a button that belongs to a person and to no table. */
export interface PersonalClick {
  readonly services: BotServices;
  readonly actor: Actor;
  readonly id: CustomId;
  readonly values: readonly string[];
}

/** What such a button or menu does. */
export type PersonalHandler = (click: PersonalClick) => Promise<Answer>;

/** A page of this person's own; with a table in the channel it stands in place of their panel. */
export const ownPage = async (
  services: BotServices,
  actor: Actor,
  shows: (table: Table | null) => Payload,
): Promise<Answer> => {
  const table = actor.isDirect ? null : await services.tables.table(actor.channel);
  return table === null ? alone(actor, shows(null)) : pageAnswer(actor, table, shows);
};
