import { withoutHours, type TableChange, type WorkingCopy } from '../record/table-change.js';
import { updated, type TableData } from '../record/data.js';
import type { GameStore } from '../record/game-store.js';
import { requireTable, type TableRepository } from '../repository/table-repository.js';
import { dataOf } from '../record/record.js';
import type { Servers } from './servers.js';
import { touched } from '../record/upkeep.js';

/** Days after the last act on it for which a game that is over is kept (DISCORD section 3). */
const KEPT_DAYS = 90;
/** Days for which the tables of a server that removed the bot are kept (DISCORD section 3). */
const AWAY_DAYS = 30;
const DAY = 24 * 3_600_000;

/** What cleaning takes. */
interface CleaningDeps {
  readonly store: GameStore;
  readonly repository: TableRepository;
  readonly servers: Servers;
}

/** Whether a server has been without the bot for so long, noting since when; each server is looked at once. */
const createAway = (servers: Servers, now: number, isIn: (server: string) => boolean | null) => {
  const known = new Map<string, boolean>();
  const look = async (server: string): Promise<boolean> => {
    const isThere = isIn(server);
    if (isThere === null) return false;
    const left = await servers.seen(server, isThere);
    return left !== null && now - left >= AWAY_DAYS * DAY;
  };
  return {
    async isAway(server: string | null): Promise<boolean> {
      if (server === null) return false;
      const found = known.get(server) ?? (await look(server));
      known.set(server, found);
      return found;
    },
  };
};

/** Whether an older version has left something at a game that is over: no time of its last act, or hours of people. */
const isUntidy = ({ phase, game: { seats, upkeep } }: TableData): boolean =>
  phase === 'over' &&
  upkeep.moved?.arrived !== false &&
  (upkeep.touched === null || seats.some(({ hours, showsHours }) => hours !== undefined || showsHours === true));

/** Takes the hours of people off a game that is over, and notes when it was found where nothing says when it ended. */
const tidyGame = ({ data, session }: WorkingCopy, now: number): TableChange => {
  const tidy = { session, data: updated(data, { game: { seats: data.game.seats.map(withoutHours) } }) };
  return data.game.upkeep.touched === null ? touched(tidy, now) : tidy;
};

const tidy = async ({ repository }: CleaningDeps, channel: string, now: number): Promise<void> => {
  await repository.act(
    channel,
    null,
    requireTable((working) => (isUntidy(working.data) ? tidyGame(working, now) : { why: 'notPossible' })),
    () => [],
  );
};

/**
 * Deletes every game that has been over for so long, everything of servers that removed the bot so long ago, and what is too
 * old of who has left games; `now` is in milliseconds. A table that this version cannot read is left alone.
 */
export const removeOld = async (
  kept: CleaningDeps,
  now: number,
  isIn: (server: string) => boolean | null,
): Promise<void> => {
  const { store, servers } = kept;
  const away = createAway(servers, now, isIn);
  for (const channel of await store.allChannels()) {
    const data = await dataOf(store, channel);
    if (data === null) continue;
    const { touched: last, server } = data.game.upkeep;
    const isOld = data.phase === 'over' && last !== null && now - last >= KEPT_DAYS * DAY;
    if (isOld || (await away.isAway(server))) await store.removeTable(channel);
    else if (isUntidy(data)) await tidy(kept, channel, now);
  }
  const known = new Set((await store.allServers()).map((key) => key.split('.')[0] ?? key));
  for (const server of known) {
    if (await away.isAway(server)) await servers.forget(server);
    else await servers.conduct.tidy(server);
  }
};
