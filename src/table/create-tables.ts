import { randomInt } from 'node:crypto';
import { drawsOf, type CardLookup, type LogEntry, type Resources } from '../engine/index.js';
import type { Logger } from '../ops/index.js';
import type { Change, Working } from './record/acts.js';
import { withoutAbsent } from './seats/absent.js';
import { removeOld } from './servers/cleaning.js';
import { newSeed } from './seats/setup.js';
import type { Delivery, Later, Listener } from './record/delivery.js';
import type { GameStore } from './record/game-store.js';
import { chanceOf } from './record/draws.js';
import { earlierGame } from './record/earlier-games.js';
import { historyIn } from './record/history.js';
import { ENDED, existing, PARTED, shown, type Keeper } from './record/keeper.js';
import * as leaving from './seats/leaving.js';
import { withNames } from './seats/names-in-log.js';
import { openLogs, readerIn, type Logs } from './record/logs.js';
import { openManaging } from './seats/managing.js';
import { movedAway, openMoving } from './seats/moving.js';
import { newGame, openOpening } from './seats/opening.js';
import { departuresIn } from './seats/departures.js';
import { createUserData } from './seats/user-data.js';
import { isPractice, newPractice, practiceOf } from './seats/practice.js';
import { carryOut, type CommandNeeds } from './commands.js';
import { mendsDue, openMends } from './seats/mending.js';
import { howToRewind, openRewinds, openRewindsDue } from './seats/rewinding.js';
import { decided, newSituation } from './situations/beginning.js';
import { shareLiveGame, shareFinishedTurn } from './situations/sharing.js';
import { openServers, USUAL_SERVER, type Servers } from './servers/servers.js';
import { setHours } from './seats/seat-hours.js';
import { replayOf } from './replays/replay.js';
import { askedLately } from './play/asked-lately.js';
import { passedOn, seatsDue } from './seats/waiting.js';
import { openLeagues } from './leagues/leagues.js';
import { openStatistics } from './statistics/statistics.js';
import { inOutbox, summaryIn, summaryOf } from './statistics/summary.js';
import { createAutomation } from './automation/create-automation.js';
import { openTimekeeping, type DueAct } from './play/timekeeping.js';
import { outboxWithNotices } from './play/deadlines.js';
import { openAdvising } from './thinking/advice.js';
import type { Thinkers } from './thinking/thinkers.js';
import { openThinking, thoughtsDue } from './thinking/thinking.js';
import type { By } from './record/by.js';
import type { Person, TableData } from './record/data.js';
import type { Outcome, Refusal } from './record/outcome.js';
import type { Tables } from './tables.js';
import * as upkeep from './record/upkeep.js';
import { seatOfUser } from './record/seats-of-user.js';

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

/** A number from 0 to 1 that nobody can foresee. */
const unforeseeable = (): number => randomInt(2 ** 40) / 2 ** 40;

const realLater: Later = (milliseconds, run) => void setTimeout(run, milliseconds).unref();

/** Closes a table on which nobody has acted for longer than its server allows; `now` is in milliseconds since 1970. */
const closeIdle = async (keeper: Keeper, servers: Servers, channel: string, now: number): Promise<void> => {
  const data = (await keeper.current(channel))?.data;
  if (data === undefined) return;
  const { server } = data.upkeep;
  const { idleDays } = server === null ? USUAL_SERVER : await servers.settings(server);
  if (!upkeep.isIdle(data, now, idleDays)) return;
  await keeper.act(
    channel,
    null,
    existing((working) => upkeep.closeIdle(working, now, idleDays)),
    (_, after) => (after.data.phase === 'over' ? ['board'] : []),
  );
};

/** What a lobby does by itself when nobody has acted in it for a day: it closes. */
const lobbiesDue = (clock: () => number): DueAct => ({
  next: upkeep.closesAt,
  give: (_channel, working) => upkeep.closeIdle(working, clock(), 1),
});

/** The table with its free seats offered to who waits for one; a refusal stays one. */
const passingOn = <T extends Change | Refusal>(change: T, now: number): T =>
  'why' in change ? change : { ...change, data: passedOn(change.data, now) };

/** Begins practice games; the lines of the one before go first. */
const practiceBeginning =
  (keeper: Keeper, store: GameStore, resources: Resources, random: () => string): Tables['beginPractice'] =>
  async (by, language) => {
    const { person } = by;
    const channel = practiceOf(person.user);
    const [game, seed] = [newGame(), random()];
    await store.clearEntries(channel);
    return keeper.act(channel, by, () => newPractice(game, person, language, seed, resources), shown);
  };

/** Begins practice games in a position, and writes moments down. */
const openSituations = (
  keeper: Keeper,
  store: GameStore,
  resources: Resources,
  random: () => string,
): Pick<Tables, 'beginSituation' | 'shareMoment'> => ({
  async beginSituation(by, language, beginning) {
    const { person } = by;
    const channel = practiceOf(person.user);
    const begun = newSituation(beginning, { game: newGame(), person, language, seed: random() }, resources);
    if (!('why' in begun)) await store.clearEntries(channel);
    return keeper.act(channel, by, () => begun, shown);
  },
  async shareMoment(channel, { user }, turn) {
    const table = await keeper.current(channel);
    if (table === null) return { refusal: { why: 'noTable' } };
    if (table.data.phase !== 'over') return shareLiveGame(table, user);
    return shareFinishedTurn(table, historyIn(await store.history(channel)), turn, resources);
  },
});

/** Copies the hours of somebody who sits there to their seat; that is nothing that a person does at the table. */
const copyHours = async (keeper: Keeper, channel: string, person: Person): Promise<Outcome> =>
  keeper.act(
    channel,
    null,
    existing((now) => setHours(now, person)),
    shown,
  );

/** Stores the ids of posted messages; nobody sees a change, so nothing goes into the outbox. */
const noteMessages = async (
  keeper: Keeper,
  channel: string,
  messages: Parameters<Tables['noteMessages']>[1],
): Promise<Outcome> =>
  keeper.act(
    channel,
    null,
    existing(({ data, session }) => {
      const noted = typeof messages === 'function' ? messages(data.messages) : messages;
      return { data: { ...data, messages: { ...data.messages, ...noted } }, session };
    }),
    () => [],
  );

/** An act of somebody on the table of a channel. */
type Acting = (
  channel: string,
  by: By,
  change: (working: Working) => Change | Refusal | Promise<Change | Refusal>,
) => Promise<Outcome>;

/** What people do on tables: it counts as a sign of life, and free seats go to who waits for one before and after it. */
const actingOn =
  (keeper: Keeper, clock: () => number): Acting =>
  async (channel, by, change) =>
    keeper.act(
      channel,
      by,
      existing(async (now) => {
        const away = movedAway(now);
        if (away !== null) return away;
        const changed = decided(await change(passingOn(now, clock())));
        return passingOn(upkeep.touched(changed, clock()), clock());
      }),
      shown,
    );

/** What remains of a game that has just ended: from the whole log, the lines of the change that ended it too. */
const remainsOf =
  (logs: Logs, clock: () => number): Parameters<typeof openTimekeeping>[0]['remains'] =>
  async (channel, { data, session }, entries) => {
    if (session === null || isPractice(channel)) return [];
    const before = await logs.whole(data.game, channel, null);
    const summary = summaryOf(data, session, [...before, ...entries], clock());
    return summary === null ? [] : [inOutbox(summary)];
  };

/** What counts games that are over. */
type Counting = Pick<Tables, 'statistics' | 'leagues'>;

/** Notes what remains of games and who has left one, or been at it until its end, before anything else is done about it. */
const noting =
  (servers: Servers, { statistics, leagues }: Counting, listener: Listener): Listener =>
  async (table, outbox) => {
    for (const summary of outbox.map(summaryIn).filter((one) => one !== null)) {
      await statistics.note(summary);
      await leagues.note(summary);
    }
    const { data } = table;
    const departures = outbox.includes(ENDED) || outbox.includes(PARTED) ? departuresIn(data) : null;
    if (departures !== null && data.upkeep.server !== null)
      await servers.conduct.note(data.upkeep.server, data.game, departures);
    await listener(table, outbox);
  };

/** What the outside hears of after a commit. */
const heard = (
  { onCommit, onChange, bring, drain }: Delivery,
  servers: Servers,
  counting: Counting,
  think: (channel: string) => void,
): Pick<Tables, 'onCommit' | 'onChange' | 'bring' | 'drain'> => ({
  onCommit,
  onChange: (listener, isOurs) => onChange(noting(servers, counting, listener), isOurs),
  bring: (channel) => {
    bring(channel);
    think(channel);
  },
  drain,
});

/** Reads what has happened in the games. */
const openReading = (
  keeper: Keeper,
  store: GameStore,
  logs: Logs,
  resources: Resources,
): Pick<
  Tables,
  'latestLog' | 'logAfter' | 'wholeLog' | 'weighed' | 'lastLine' | 'history' | 'chanceTold' | 'replay' | 'earlierGame'
> => {
  const logOf = async (channel: string, read: (data: TableData) => Promise<readonly LogEntry[]>) => {
    const table = await keeper.current(channel);
    return table === null ? [] : withNames(await read(table.data), table.data);
  };
  return {
    latestLog: async (channel, viewer, limit) =>
      logOf(channel, (data) => logs.latest(data.game, channel, readerIn(data, viewer), limit)),
    logAfter: async (channel, viewer, id) =>
      logOf(channel, (data) => logs.after(data.game, channel, readerIn(data, viewer), id)),
    history: async (channel) => historyIn(await store.history(channel)),
    async chanceTold(channel) {
      const table = await keeper.current(channel);
      return table === null ? null : chanceOf(table, await store.history(channel));
    },
    async replay(channel) {
      const table = await keeper.current(channel);
      return table === null ? 'nothing' : replayOf(table, await store.history(channel), resources);
    },
    earlierGame: async (channel, game) => keeper.current(earlierGame(channel, game)),
    wholeLog: async (channel, viewer) =>
      logOf(channel, (data) => logs.whole(data.game, channel, readerIn(data, viewer))),
    weighed: async (channel) =>
      logOf(channel, async (data) => (data.phase === 'over' ? logs.weighed(data.game, channel) : [])),
    async lastLine(channel) {
      const table = await keeper.current(channel);
      return table === null ? null : logs.lastId(table.data.game, channel);
    },
  };
};

/** The time of all tables, in which computer players think as well. */
const openTime = (needs: Omit<Parameters<typeof openTimekeeping>[0], 'think'>, thinkers: Thinkers | undefined) => {
  const { later, log } = needs;
  const isOurs = async (channel: string): Promise<boolean> => time.isOurs(channel);
  const think = openThinking({ keeper: () => time.keeper, thinkers, later, log, isOurs });
  const time = openTimekeeping({ ...needs, think });
  return { ...time, think };
};
/** The tables of all channels on a store. A store that fails throws `StoreUnavailable` and changes nothing. */
export const createTables = (options: TablesOptions): Tables => {
  const { store, cards, log, random = newSeed, later = realLater, now: clock = Date.now } = options;
  const servers = openServers(store, clock);
  const counting: Counting = {
    statistics: openStatistics(store, servers, clock),
    leagues: openLeagues(store, clock),
  };
  const logs = openLogs(store);
  const resources: Resources = { cards, random: drawsOf };
  const rewinding = { store, resources, clock, random };
  const byItself = {
    automation: createAutomation(options.chance ?? unforeseeable),
    acts: [openRewindsDue(rewinding), mendsDue({ clock }), seatsDue(clock), lobbiesDue(clock), thoughtsDue],
    withoutAbsent,
    remains: remainsOf(logs, clock),
  };
  const time = openTime({ ...rewinding, later, log, ...byItself }, options.thinkers);
  const { keeper, delivery, keepTime, lost } = time;
  const moving = openMoving({ keeper, servers, resources, random, clock });
  const act = actingOn(keeper, clock);
  const userData = createUserData(store, keeper);
  const needs: CommandNeeds = {
    servers,
    resources,
    random,
    clock,
    rewinding: howToRewind(rewinding),
    mending: () => ({ now: clock(), lost: lost() }),
  };
  return {
    table: keeper.current,
    perform: async (channel, by, command) => act(channel, by, (now) => carryOut(now, channel, by, needs, command)),
    ...openRewinds(store, keeper.current),
    ...openMends({ keeper, clock, lost }),
    ...openOpening({ keeper, servers, store, log, clock, random, arrive: moving.arrive }),
    ...moving,
    ...openManaging({ keeper, servers, clock, act, outbox: outboxWithNotices }),
    seatsOf: userData.seatsOf,
    forgetPerson: userData.forget,
    beginPractice: practiceBeginning(keeper, store, resources, random),
    ...openSituations(keeper, store, resources, random),
    abandon: async (channel) => keeper.act(channel, null, existing(leaving.abandon), () => []),
    async askedLately(channel, { user }) {
      const table = await keeper.current(channel);
      const seat = table === null ? null : seatOfUser(table.data, user);
      if (table?.data.phase !== 'playing' || seat === null) return null;
      return askedLately(historyIn(await store.history(channel)), seat, table.data.options.quick, resources);
    },
    setHours: async (channel, person) => copyHours(keeper, channel, person),
    removeOld: async (isIn) => removeOld({ store, keeper, servers }, clock(), isIn),
    keepTime,
    closeIdle: async (channel) => closeIdle(keeper, servers, channel, clock()),
    servers,
    ...counting,
    noteMessages: async (channel, messages) => (await noteMessages(keeper, channel, messages)).table,
    ...heard(delivery, servers, counting, time.think),
    serverOf: time.serverOf,
    ...openReading(keeper, store, logs, resources),
    ...openAdvising(keeper.current, options.thinkers, later),
  };
};
