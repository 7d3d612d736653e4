import type { Person } from '../../../table/index.js';
import { seated } from '../../memory/people.js';
import type { Live } from '../../shown/live.js';
import type { Actor } from './actor.js';

/**
 * Whoever sits down, with the hours that they have set: the store is asked until it answers. `acceptsQuick`: they have
 * accepted that the table is quick, where it is. Throws `StoreUnavailable`.
 */
export const sittingDown = async ({ people }: Live, { person }: Actor, acceptsQuick: boolean): Promise<Person> => ({
  ...seated(await people.of(person.user), person),
  acceptsQuick,
});
