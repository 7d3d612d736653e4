import type { APIMessage } from 'discord-api-types/v10';
import type { Person } from '../../../playground/index.js';
import type { Table } from '../../../src/table/index.js';
import { settled } from './hand-timers.js';
import { isEphemeral, type House } from './house.js';

/** Names of players and cards for sentences that a test builds: their ids. */
export const idNames = { player: (id: string) => id, card: (id: string) => id };

/** Waits for a message to everybody in which this is said, as this person sees it. */
export const saidToAll = async (person: Person, text: string): Promise<APIMessage> =>
  person.waitFor((messages) => messages.find((message) => !isEphemeral(message) && message.content.includes(text)));

/** Waits until a message is deleted. */
export const isGone = async (person: Person, { id }: Pick<APIMessage, 'id'>): Promise<boolean> =>
  person.waitFor((messages) => !messages.some((message) => message.id === id));

/** Waits until the table is like this, as it is committed: a message may come before that. */
export const tableIs = async (house: House, isSo: (table: Table) => boolean): Promise<void> => {
  while (!isSo(await house.table())) await settled();
};
