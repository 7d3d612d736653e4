import type { Person } from '../../../table/index.js';
import { withOwnHours } from '../../memory/people.js';
import type { BotServices } from '../../live-messages/bot-services.js';
import type { Actor } from './actor.js';

/**
 * Whoever sits down, with the hours that they have set: the store is asked until it answers. `acceptsQuick`: they have
 * accepted that the table is quick, where it is. Throws `StoreUnavailable`.
 */
export const personWithHours = async (
  { people }: BotServices,
  { person }: Actor,
  acceptsQuick: boolean,
): Promise<Person> => ({
  ...withOwnHours(await people.of(person.user), person),
  acceptsQuick,
});
