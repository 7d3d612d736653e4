import { randomInt } from 'node:crypto';
import { drawsOf, type CardLookup, type Resources } from '../engine/index.js';
import type { Logger } from '../ops/index.js';
import { createAutomation } from './automation/create-automation.js';
import { carryOut } from './commands.js';
import { createLeagues } from './leagues/leagues.js';
import { createActing } from './services/acting.js';
import { outboxWithNotices } from './timekeeping/deadlines.js';
import { createTimekeeping } from './timekeeping/timekeeping.js';
import type { Later } from './repository/delivery.js';
import type { GameStore } from './record/game-store.js';
import { createLogs } from './history/logs.js';
import { createGameQueries } from './services/game-queries.js';
import { withoutAbsent } from './seats/absent.js';
import { createManaging } from './lifecycle/managing.js';
import { mendsDue, createMends } from './proposals/mending.js';
import { createMoving } from './lifecycle/moving.js';
import { createOpening } from './lifecycle/opening.js';
import { createUserData } from './seats/user-data.js';
import { howToRewind, createRewinds, createRewindsDue } from './proposals/rewinding.js';
import { newSeed } from './options/setup.js';
import { seatsDue } from './lobby/waiting.js';
import { createHousekeeping, lobbiesDue } from './services/housekeeping.js';
import { createServers } from './servers/servers.js';
import { createPracticing } from './situations/practicing.js';
import { countingFirst, summarize } from './services/finished-games.js';
import { createStatistics } from './statistics/statistics.js';
import type { Tables } from './tables.js';
import { createAdvising } from './thinking/advice.js';
import type { Thinkers } from './thinking/thinkers.js';
import { createThinking, thoughtsDue } from './thinking/thinking.js';

/** What tables are made of. */
export interface TablesOptions {
  readonly store: GameStore;
  readonly cards: CardLookup;
  readonly log?: Logger;
  /** Thinks for computer players; absent: simple ones answer in place of all that think ahead. */
  readonly thinkers?: Thinkers;
  /** A seed for each game; from the system's own randomness unless given. */
  readonly random?: () => string;
  /** A number from 0 to 1, for how long what is done for people takes; from the system's own randomness unless given. */
  readonly chance?: () => number;
  /** Milliseconds since 1970; real time unless given. */
  readonly now?: () => number;
  /** Runs something after so many milliseconds; real time unless given. */
  readonly later?: Later;
}

const realChance = (): number => randomInt(2 ** 40) / 2 ** 40;

const realLater: Later = (milliseconds, run) => void setTimeout(run, milliseconds).unref();

/** The time of all tables, in which computer players think as well. */
const createTime = (deps: Omit<Parameters<typeof createTimekeeping>[0], 'think'>, thinkers: Thinkers | undefined) => {
  const { later, log } = deps;
  const isOurs = async (channel: string): Promise<boolean> => time.isOurs(channel);
  const think = createThinking({ repository: () => time.repository, thinkers, later, log, isOurs });
  const time = createTimekeeping({ ...deps, think });
  return { ...time, think };
};

/** The tables of all channels on a store. A store that fails throws `StoreUnavailable` and changes nothing. */
export const createTables = (options: TablesOptions): Tables => {
  const { store, cards, log, thinkers, random = newSeed, later = realLater, now: clock = Date.now } = options;
  const resources: Resources = { cards, random: drawsOf };
  const servers = createServers(store, clock);
  const counting = { statistics: createStatistics(store, servers, clock), leagues: createLeagues(store, clock) };
  const logs = createLogs(store);
  const base = { store, resources, clock, random };
  const acts = [createRewindsDue(base), mendsDue({ clock }), seatsDue(clock), lobbiesDue(clock), thoughtsDue];
  const automation = createAutomation(options.chance ?? realChance);
  const gameSummary = summarize(logs, clock);
  const time = createTime({ ...base, later, log, automation, acts, withoutAbsent, gameSummary }, thinkers);
  const { repository, delivery, keepTime, nextTimes, serverOf, lost, think } = time;
  const moving = createMoving({ repository, servers, resources, random, clock });
  const act = createActing(repository, clock);
  const mending = () => ({ now: clock(), lost: lost() });
  const deps = { servers, resources, random, clock, rewinding: howToRewind(base), mending };
  return {
    table: repository.current,
    perform: async (channel, by, command) => act(channel, by, (now) => carryOut(now, channel, by, deps, command)),
    ...createRewinds(store, repository.current),
    ...createMends({ repository, clock, lost }),
    ...createOpening({ repository, servers, store, log, clock, random, arrive: moving.arrive }),
    ...moving,
    ...createManaging({ repository, servers, clock, act, outbox: outboxWithNotices }),
    ...createUserData(store, repository),
    ...createPracticing({ ...base, repository }),
    ...createAdvising(repository.current, thinkers, later),
    ...createGameQueries(repository, store, logs, resources),
    ...createHousekeeping({ repository, store, servers, clock }),
    ...counting,
    servers,
    serverOf,
    keepTime,
    nextTimes,
    onCommit: delivery.onCommit,
    onChange: (listener, isOurs) => delivery.onChange(countingFirst(servers, counting, listener), isOurs),
    dispatchOutbox: (channel) => {
      delivery.dispatchOutbox(channel);
      think(channel);
    },
    drain: delivery.drain,
  };
};
