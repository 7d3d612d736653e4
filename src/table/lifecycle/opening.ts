import { randomBytes } from 'node:crypto';
import type { Logger } from '../../ops/index.js';
import { keepEarlierGame } from '../repository/earlier-games.js';
import { carriedOver } from '../record/fields/mentions.js';
import { dataOf } from '../record/record.js';
import type { GameStore } from '../record/game-store.js';
import { requireTable, outboxItems, type Transaction, type TableRepository } from '../repository/table-repository.js';
import * as lobby from '../lobby/lobby.js';
import { withSecret } from '../lobby/words.js';
import { movedAway } from './moving.js';
import { withoutUsers } from './managing.js';
import { rematch } from './rematch.js';
import type { Servers } from '../servers/servers.js';
import type { By } from '../record/by.js';
import { updated, type Person } from '../record/data.js';
import type { NewTable } from '../record/fields/settings.js';
import type { Outcome, Refusal } from '../record/outcome.js';
import type { Moving } from './moving.js';
import { touched } from '../record/upkeep.js';

/** Id of a game, part of the ids of buttons. */
export const newGame = (): string => randomBytes(3).toString('hex');

/** How tables are opened; every method commits before it returns. */
export interface Opening {
  open(channel: string, by: By, settings: NewTable): Promise<Outcome>;
  /** Opens a lobby with the people, computer players and options of the game that is over. */
  rematch(channel: string, by: By, game: string): Promise<Outcome>;
}

/** What opening a table takes. */
interface OpeningDeps {
  readonly repository: TableRepository;
  readonly servers: Servers;
  readonly store: GameStore;
  readonly log: Logger | undefined;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** What nobody can foresee. */
  readonly random: () => string;
  /** Begins the game of a lobby that has moved. */
  readonly arrive: Moving['arrive'];
}

/** Opens tables where none stands, as far as the server allows it. */
export const createOpening = ({ repository, servers, store, log, clock, random, arrive }: OpeningDeps): Opening => {
  /** Lines of another game are never shown; when they cannot be removed now, they only take up room. */
  const forgetOldLog = async (channel: string): Promise<void> => {
    try {
      await store.clearEntries(channel);
    } catch (err) {
      log?.warn({ err, channel }, 'the log of an old game could not be removed');
    }
  };
  /** A game that cannot be kept is not watched again: nothing else hangs on it. */
  const keepGame = async (channel: string): Promise<void> => {
    try {
      await keepEarlierGame(store, channel);
    } catch (err) {
      log?.warn({ err, channel }, 'the game before could not be kept');
    }
  };
  const isLive = async (channel: string): Promise<boolean> => {
    const data = await dataOf(store, channel);
    return data !== null && data.phase !== 'over';
  };
  /** Opens a table as far as the server allows this person another one in that channel; `within` null where a table was before. */
  const allowed = async (
    channel: string,
    within: string | null,
    { server, person }: { readonly server: string | null; readonly person: Person },
    open: (refusal: Refusal | null) => Promise<Outcome>,
  ): Promise<Outcome> => {
    if (server === null) return open(null);
    if (await servers.keptOut.has(server, person.user)) return open({ why: 'keptOut' });
    const { channels, tables } = await servers.settings(server);
    if (within !== null && channels.length > 0 && !channels.includes(within))
      return open({ why: 'wrongChannel', channels });
    return servers.enter(server, channel, isLive, async (isFull) =>
      open(isFull ? { why: 'serverFull', most: tables } : null),
    );
  };
  const opened = async (channel: string, by: By, open: Transaction): Promise<Outcome> => {
    const act: Transaction = async (working) => touched(await open(working), clock());
    await keepGame(channel);
    const outcome = await repository.act(channel, by, act, outboxItems);
    if (outcome.is === 'done' && outcome.table.revision > 1) await forgetOldLog(channel);
    return outcome;
  };
  return {
    open: async (channel, by, settings) => {
      const host = by.person;
      await arrive(channel); // the lobby that stood here is forgotten now
      const opener = { server: settings.server ?? null, person: host };
      return allowed(channel, settings.within ?? channel, opener, async (refusal) =>
        opened(channel, by, (working) => {
          if (working !== null && working.data.phase !== 'over') return { why: 'tableExists' };
          if (working?.data.game.upkeep.moved?.arrived === false) return { why: 'busy' };
          const made = withSecret(lobby.newTable(newGame(), host, settings), random());
          const left = working === null ? {} : carriedOver(working.data.display.messages, host.user);
          const data = updated(made, { display: { messages: { ...made.display.messages, ...left } } });
          return refusal ?? lobby.whyNotOpened(data) ?? { data, session: null };
        }),
      );
    },
    rematch: async (channel, by, game) => {
      const { person } = by;
      const server = (await repository.current(channel))?.data.game.upkeep.server ?? null;
      const keptOut = server === null ? [] : (await servers.keptOut.of(server)).map(({ user }) => user);
      return allowed(channel, null, { server, person }, async (refusal) =>
        opened(
          channel,
          by,
          requireTable((working) => {
            const again = movedAway(working) ?? rematch(working, person, game, newGame());
            if ('why' in again) return again;
            const dealt = { ...again, data: withSecret(again.data, random()) };
            return refusal ?? withoutUsers(dealt, keptOut);
          }),
        ),
      );
    },
  };
};
