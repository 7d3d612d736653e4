import { updated, type Messages, type Person, type Table } from '../record/data.js';
import type { GameStore } from '../record/game-store.js';
import { requireTable, outboxItems, type TableRepository } from '../repository/table-repository.js';
import type { Outcome } from '../record/outcome.js';
import { closeIdle, isIdle, lobbyDue, lobbyDueAt } from '../record/upkeep.js';
import type { DueAct } from '../timekeeping/timekeeping.js';
import { abandon } from '../seats/leaving.js';
import { setHours } from '../lobby/seat-hours.js';
import { removeOld } from '../servers/cleaning.js';
import { USUAL_SERVER, type Servers } from '../servers/servers.js';

/** What the program does to tables besides playing on them; none of it is an act of a person at the table. */
export interface Housekeeping {
  /** The channel is gone: whatever is played there is over. */
  abandon(channel: string): Promise<Outcome>;
  /** Copies the hours of somebody who sits there to their seat. */
  setHours(channel: string, person: Person): Promise<Outcome>;
  /** Notes the ids of posted messages: nobody sees a change, so nothing goes into the outbox. Null without a table. */
  noteMessages(
    channel: string,
    messages: Partial<Messages> | ((now: Messages) => Partial<Messages>),
  ): Promise<Table | null>;
  /** Closes a table on which nobody has acted for as long as its lobby stands, or for as many days as its server says. */
  closeIdle(channel: string): Promise<void>;
  /**
   * Deletes games that have been over for 90 days, and the tables of servers that removed the bot 30 days ago; `isIn` says
   * whether the bot is in a server, null when that is not known. It reads every table: not for every click.
   */
  removeOld(isIn: (server: string) => boolean | null): Promise<void>;
}

/** What housekeeping needs; `clock` is in milliseconds since 1970. */
interface HousekeepingDeps {
  readonly repository: TableRepository;
  readonly store: GameStore;
  readonly servers: Servers;
  readonly clock: () => number;
}

export const createHousekeeping = ({ repository, store, servers, clock }: HousekeepingDeps): Housekeeping => ({
  abandon: async (channel) => repository.act(channel, null, requireTable(abandon), () => []),
  setHours: async (channel, person) =>
    repository.act(
      channel,
      null,
      requireTable((now) => setHours(now, person)),
      outboxItems,
    ),
  async noteMessages(channel, messages) {
    const { table } = await repository.act(
      channel,
      null,
      requireTable(({ data, session }) => {
        const noted = typeof messages === 'function' ? messages(data.display.messages) : messages;
        return { data: updated(data, { display: { messages: { ...data.display.messages, ...noted } } }), session };
      }),
      () => [],
    );
    return table;
  },
  async closeIdle(channel) {
    const data = (await repository.current(channel))?.data;
    if (data === undefined) return;
    const now = clock();
    const { server } = data.game.upkeep;
    const { idleDays } = server === null ? USUAL_SERVER : await servers.settings(server);
    if (!isIdle(data, now, idleDays)) return;
    await repository.act(
      channel,
      null,
      requireTable((working) => closeIdle(working, now, idleDays)),
      (_, after) => (after.data.phase === 'over' ? ['board'] : []),
    );
  },
  removeOld: async (isIn) => removeOld({ store, repository, servers }, clock(), isIn),
});

/** What a lobby does by itself: it reminds of its date, and closes; `clock` in milliseconds since 1970. */
export const lobbiesDue = (clock: () => number): DueAct => ({
  next: lobbyDueAt,
  give: (_channel, working) => lobbyDue(working, clock()),
});
