import { z } from 'zod';
import type { GameStore } from '../record/game-store.js';
import { GOALS, USUAL_GOAL } from '../record/fields/goals.js';
import { createQueues } from '../repository/queues.js';
import { serverSwitches } from '../record/fields/settings.js';
import type { Stored } from '../record/fields/stored.js';
import { changing } from './changing.js';
import { conductKey, createConduct, type Conduct } from './conduct.js';
import { hostQuestionsKey } from './host-questions.js';
import { houseCardsKey, createHouseCards, type HouseCards } from './own-cards.js';
import { leagueKey } from './league-key.js';
import { serverStatisticsKey } from './server-statistics-key.js';
import { keptOutKey, createKeptOut, type KeptOut } from './kept-out.js';

/** The numbers between which managers may choose: tables at once, and days until a table is closed. */
export const SERVER_LIMITS = { tables: [1, 2, 5, 10, 20, 50], idleDays: [3, 7, 14, 30, 60, 90] } as const;

/** What the managers of a server have set for its tables. */
const settings = z.object({
  /** Channels in which tables may be opened; none: everywhere. */
  channels: z.array(z.string()).default([]),
  /** Most tables at once. */
  tables: z.int().min(1).default(10),
  /** Days after which a game in which nobody acts is closed. */
  idleDays: z.int().min(1).default(30),
  /** What a new table begins with; null is the server's own language. */
  language: z.enum(['en', 'fr']).nullable().default(null),
  souls: z.int().min(GOALS.least).max(GOALS.most).default(USUAL_GOAL),
  ...serverSwitches.shape,
  /** Whether offers may be made in one's own words. */
  freeText: z.boolean().default(false),
  /** Whether games are counted for everybody to see: of people who want that too. */
  statistics: z.boolean().default(false),
  /** The channel in which the results of finished games are posted too; null: none. */
  archive: z.string().nullable().default(null),
  /** The role that hosts may have mentioned once in a lobby, by Discord id; null: none. */
  role: z.string().nullable().default(null),
});
export type ServerSettings = Stored<typeof settings>;

const shape = z.object({
  format: z.literal(1),
  settings: settings.prefault({}),
  /** Channels in which tables were opened: all that are live, and some that are over. */
  opened: z.array(z.string()).default([]),
  /** When the server was found to have removed the bot, in milliseconds; null while the bot is there. */
  left: z.number().nullable().default(null),
  /** How many tables have been opened: who has looked at the channels before that compares with another text then. */
  openings: z.int().exactOptional(),
});
type ServerData = Stored<typeof shape>;

const UNSET: ServerData = shape.parse({ format: 1 });

/** As usual for a server that has set nothing. */
export const USUAL_SERVER: ServerSettings = UNSET.settings;

/** Damaged settings would keep a whole server from playing, so they count as none. */
const read = (text: string | null): ServerData => {
  if (text === null) return UNSET;
  try {
    return shape.safeParse(JSON.parse(text)).data ?? UNSET;
  } catch {
    return UNSET;
  }
};

/** The servers: what they have set, and which tables are open there. Every method throws `StoreUnavailable`. */
export interface Servers {
  /** Who has left games there. */
  readonly conduct: Conduct;
  /** Who is kept out of new tables there. */
  readonly keptOut: KeptOut;
  /** The cards of their own. */
  readonly houseCards: HouseCards;
  settings(server: string): Promise<ServerSettings>;
  /** Changes it, one change after the other. */
  change(server: string, change: (now: ServerSettings) => ServerSettings): Promise<ServerSettings>;
  /**
   * Opens a table in a channel, one after the other in each server. `open` hears whether there are as many as the server
   * allows; the channel is noted before, so that no table is ever left out of the count.
   */
  enter<T>(
    server: string,
    channel: string,
    isLive: (channel: string) => Promise<boolean>,
    open: (isFull: boolean) => Promise<T>,
  ): Promise<T>;
  /**
   * Notes that the server has removed the bot, or that the bot is there. @returns since when it has been away, in
   * milliseconds
   */
  seen(server: string, isThere: boolean): Promise<number | null>;
  /** Deletes everything about a server. */
  forget(server: string): Promise<void>;
  /** Counts a channel in which a table that was counted already goes on. */
  note(server: string, channel: string): Promise<void>;
  /** Channels in which tables were opened: all that are live, and some that are over. */
  opened(server: string): Promise<readonly string[]>;
}

/** `now` is in milliseconds. Whatever is kept is changed by comparing and setting, for several processes may do so. */
export const createServers = (
  store: Pick<GameStore, 'serverData' | 'setServerData' | 'replaceServerData' | 'allServers'>,
  now: () => number,
): Servers => {
  /** One table is opened after the other, so that one that is about to be live is counted. */
  const inTurn = createQueues();
  /** Each channel once, also where it was noted twice. */
  const readOnce = (text: string | null): ServerData => {
    const found = read(text);
    return { ...found, opened: [...new Set(found.opened)] };
  };
  const of = async (server: string): Promise<ServerData> => readOnce(await store.serverData(server));
  const changed = async (
    server: string,
    change: (before: ServerData) => ServerData | Promise<ServerData>,
  ): Promise<ServerData> => changing(store, { key: server, read: readOnce, write: JSON.stringify }, change);
  const noted = async (server: string, channel: string): Promise<ServerData> =>
    changed(server, (before) =>
      before.opened.includes(channel) ? before : { ...before, opened: [...before.opened, channel] },
    );
  /** The channel is one of a live table now: nobody who has seen it as one that is not may leave it out. */
  const opening = async (server: string, channel: string): Promise<ServerData> =>
    changed(server, (before) => ({
      ...before,
      opened: [...before.opened.filter((one) => one !== channel), channel],
      openings: (before.openings ?? 0) + 1,
    }));
  /** Notes the channel, unless there are as many live tables as the server allows. */
  const counted = async (
    server: string,
    channel: string,
    isLive: (channel: string) => Promise<boolean>,
  ): Promise<boolean> => {
    let isFull = false;
    await changed(server, async (before) => {
      const others = before.opened.filter((one) => one !== channel);
      const live = await Promise.all(others.map(isLive));
      const opened = others.filter((_, index) => live[index]);
      isFull = opened.length >= before.settings.tables;
      return isFull ? before : { ...before, opened: [...opened, channel] };
    });
    return isFull;
  };
  return {
    conduct: createConduct(store, now),
    keptOut: createKeptOut(store, now),
    houseCards: createHouseCards(store),
    opened: async (server) => (await of(server)).opened,
    settings: async (server) => (await of(server)).settings,
    change: async (server, change) => {
      const after = await changed(server, (before) => {
        const settings = change(before.settings);
        return { ...before, settings: { ...settings, channels: [...settings.channels] } };
      });
      return after.settings;
    },
    seen: async (server, isThere) => {
      const after = await changed(server, (before) =>
        isThere === (before.left === null) ? before : { ...before, left: isThere ? null : now() },
      );
      return after.left;
    },
    forget: async (server) => {
      for (const key of [hostQuestionsKey, conductKey, keptOutKey, houseCardsKey, serverStatisticsKey, leagueKey.of])
        await store.setServerData(key(server), null);
      await store.setServerData(server, null);
    },
    note: async (server, channel) => void (await noted(server, channel)),
    enter: async (server, channel, isLive, open) =>
      inTurn(server, async () => {
        const isFull = await counted(server, channel, isLive);
        const made = await open(isFull);
        if (!isFull) await opening(server, channel); // another process may have taken it for one that is not live
        return made;
      }),
  };
};
