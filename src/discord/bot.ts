import { Events, GatewayIntentBits, REST, type ClientOptions } from 'discord.js';
import type { Logger, Processes } from '../ops/index.js';
import {
  ENDED,
  isPractice,
  openHostQuestions,
  startsByItself,
  type GameStore,
  type IsOurs,
  type PresenceOf,
  type Tables,
} from '../table/index.js';
import type { Language, Words } from '../text/index.js';
import { createAbsences } from './shown/absences.js';
import { createArchive } from './shown/archive.js';
import { createBoards } from './shown/boards.js';
import { closingOf } from './shown/upkeep/closing.js';
import type { Command } from './answers/answer/command.js';
import type { ConnectionRefused } from './rest/connection.js';
import { knowEmojis } from './rest/application-emojis.js';
import type { Context } from './shown/context.js';
import { createProposals } from './shown/proposals.js';
import { draftsIn } from './memory/drafts.js';
import { createHands } from './shown/hands.js';
import { heal } from './shown/upkeep/healing.js';
import type { Live } from './shown/live.js';
import { lastReadIn } from './memory/last-read.js';
import { numbersIn } from './memory/numbers.js';
import { createPanels } from './shown/panels.js';
import { peopleIn } from './memory/people.js';
import { createPictures } from './shown/pictures.js';
import { createNews } from './shown/news.js';
import { createNotices } from './shown/notices.js';
import { messengerOn } from './rest/messenger.js';
import { route } from './answers/router.js';
import { startingWhenFull } from './answers/table/start.js';
import { createDigests } from './shown/upkeep/digest.js';
import { createSweep } from './shown/upkeep/sweep.js';
import { surroundingsOf, type Surroundings } from './rest/surroundings.js';
import { createTags } from './shown/tags.js';
import { createThreads } from './shown/threads.js';
import { realTimers, type Timers } from './rest/timers.js';
import { withinBudget } from './shards/budget.js';
import { openShards, type Shards, type ShardSettings } from './shards/shards.js';
import type { Shard } from './shards/shard.js';

/** What {@link startBot} needs. */
interface BotOptions {
  readonly token: string;
  /** Base of a Discord-compatible REST API, without a slash at its end; absent: Discord. */
  readonly apiUrl: string | undefined;
  readonly tables: Tables;
  /** Where drafts and people's settings are kept, and the live channels are known. */
  readonly store: Pick<
    GameStore,
    | 'draft'
    | 'setDraft'
    | 'replaceDraft'
    | 'liveChannels'
    | 'userData'
    | 'setUserData'
    | 'replaceUserData'
    | 'serverData'
    | 'replaceServerData'
  >;
  readonly words: (language: Language) => Words;
  readonly commands: readonly Command[];
  readonly log: Logger;
  /** The shards that this process is to have; absent: as many as Discord recommends, all of them or its share. */
  readonly shards?: ShardSettings;
  /** What this process shares with its equals; absent: it has none. */
  readonly processes?: Processes | undefined;
  /** The time by which everything is shown; absent: the real one. */
  readonly timers?: Timers;
  /** The time by which people are told that they are awaited; absent: the same. */
  readonly noticeTimers?: Timers;
}

/** A bot that is connected. */
export interface Bot {
  /** Whether somebody can act at a table now: for the tables' clocks. */
  readonly presenceOf: PresenceOf;
  /** Whether what is in a server is this process's to do. */
  readonly isOurs: IsOurs;
  /** Whether it has any shard: otherwise it waits until it is needed. */
  hasShards(): boolean;
  /** Resolves when Discord has closed the connection and will not take another one: with why. */
  readonly refused: Promise<ConnectionRefused>;
  /** Looks which emojis the application has, and shows them from now on. */
  knowEmojis(): Promise<void>;
  /** Whether the gateway is connected. */
  ready(): boolean;
  /** Takes no more interactions, finishes those in flight, and leaves its shards to other processes where there are. */
  finish(): Promise<void>;
  /** Shows what boards still have to show. */
  flush(): Promise<void>;
  /** Leaves Discord. */
  leave(): Promise<void>;
}

const restOptions = (
  apiUrl: string | undefined,
  processes: Processes | undefined,
): NonNullable<ClientOptions['rest']> => ({
  ...(apiUrl === undefined ? {} : { api: apiUrl, version: '10' }),
  ...(processes === undefined ? {} : { makeRequest: withinBudget(processes) }),
});

/** Everything that keeps the channels up to date. */
const assemble = (options: BotOptions, rest: REST, surroundings: Surroundings): Live => {
  const { tables, words, log, store, timers = realTimers } = options;
  const context: Context = {
    tables,
    words,
    log,
    drafts: draftsIn(store),
    people: peopleIn(store),
    numbers: numbersIn(store, timers),
    pictures: createPictures(log),
  };
  const lastRead = lastReadIn(store, tables);
  const messenger = messengerOn(rest);
  const closed = closingOf(context, messenger);
  const noticeTimers = options.noticeTimers ?? timers;
  const notices = createNotices({ ...context, lastRead }, messenger, surroundings, noticeTimers);
  return {
    ...context,
    closed,
    absences: createAbsences(context, messenger, surroundings, timers),
    boards: createBoards(context, { messenger, surroundings, timers, closed }),
    notices,
    news: createNews(context, messenger, surroundings, timers),
    proposals: createProposals(context, messenger, notices, timers),
    panels: createPanels(context, timers),
    hands: createHands(context, messenger, timers),
    archive: createArchive(context, messenger, surroundings),
    roles: surroundings,
    places: surroundings,
    tags: createTags(context, surroundings, rest),
    threads: createThreads(context, messenger, rest),
    lastRead,
    tell: messenger.tell,
    hostQuestions: openHostQuestions(store),
  };
};

/** Whose a table is, and what becomes of it elsewhere. */
interface Sharing {
  readonly isOurs: IsOurs;
  readonly processes: Processes | undefined;
}

/**
 * Follows the tables: whatever changes is shown, panels and board at once. What the outbox asks for besides (who is told, what
 * is offered) is done in turn; a result stays to be done until the board has shown it. All of this but panels is done by the
 * process that has the shard of the server; what is changed elsewhere is told to the others. @returns what is done when
 * another process has changed a table
 */
const follow = (
  live: Live,
  surroundings: Surroundings,
  { isOurs, processes }: Sharing,
): ((channel: string) => void) => {
  const { tables, boards, notices, proposals, news, panels, tags, threads, archive, hands, absences, log } = live;
  const startWhenFull = startingWhenFull(live, surroundings.place);
  const show = async (channel: string): Promise<void> =>
    boards.dirty(channel).catch((err: unknown) => log.error({ err, channel }, 'a board was not shown'));
  /** What is learnt of the store is learnt at once where there are no other processes. */
  const showOurs = async (channel: string): Promise<void> => {
    if (processes !== undefined && !isOurs(await tables.serverOf(channel))) return;
    await show(channel);
  };
  const showHere = (channel: string): void => {
    panels.changed(channel);
    if (isPractice(channel)) return;
    void showOurs(channel).catch((err: unknown) => log.error({ err, channel }, 'a board was not shown'));
  };
  tables.onCommit((channel) => {
    showHere(channel);
    processes?.tell(channel).catch((err: unknown) => log.warn({ err, channel }, 'the other processes were not told'));
  });
  tables.onChange(async (table, outbox) => {
    const { channel, data } = table;
    void hands.changed(channel).catch((err: unknown) => log.info({ err, channel }, 'no hand was sent'));
    if (isPractice(channel)) return;
    await tables.arrive(channel);
    const shown = data.phase === 'playing' ? Promise.resolve() : show(channel);
    await Promise.all([notices.sync(channel), proposals.sync(channel), news.sync(channel)]);
    void absences.check(channel).catch((err: unknown) => log.info({ err, channel }, 'nobody was looked for'));
    await Promise.all([
      ...(data.phase === 'over' ? [shown, threads.showResult(table)] : []),
      ...(startsByItself(data) ? [shown.then(async () => startWhenFull(table))] : []),
      tags.sync(table),
      ...(outbox.includes(ENDED) ? [archive.post(table)] : []), // before a rematch forgets the log
    ]);
  }, isOurs);
  return (channel) => {
    showHere(channel);
    tables.bring(channel);
  };
};

/** Milliseconds after which a store that did not answer is asked again. */
const ASKED_AGAIN = 1_000;

/** The channels with a live table: a store that is away is asked until it is back. */
const liveTables = async (store: BotOptions['store'], timers: Timers, log: Logger): Promise<readonly string[]> => {
  for (let isTold = false; ; isTold = true) {
    try {
      return (await store.liveChannels()).filter((channel) => !isPractice(channel));
    } catch (err) {
      if (!isTold) log.warn({ err }, 'the tables could not be looked for; trying again');
      await new Promise<void>((resolve) => timers.after(ASKED_AGAIN, resolve));
    }
  }
};

/** Shows the live tables of these servers again (null: of all): a process before this one may have ended before it could. */
const resume = async (
  { tables, boards, notices, proposals, news, hands, log }: Live,
  store: BotOptions['store'],
  timers: Timers,
  isMeant: IsOurs | null,
): Promise<void> => {
  const channels = await liveTables(store, timers, log);
  const shown = channels.map(async (channel) => {
    if (isMeant !== null && !isMeant(await tables.serverOf(channel))) return;
    boards.doubt(channel);
    await Promise.all([
      boards.dirty(channel),
      notices.sync(channel),
      proposals.sync(channel),
      news.sync(channel),
      hands.changed(channel),
    ]);
  });
  await Promise.all([...shown, tables.drain()]).catch((err: unknown) => log.error({ err }, 'a table was not shown'));
};

/** Milliseconds for which whoever takes the shards of this process waits for its boards. */
const LAST_BOARDS = 1_000;
/** Milliseconds for which the same wait for the clicks that are being answered here, when only one shard is handed over. */
const LAST_CLICKS = 2_000;

/** Milliseconds for which it is asked whether another process handles an event. */
const ASKING = 300;

const notLonger = async (timers: Timers, milliseconds: number, work: Promise<unknown>): Promise<void> => {
  let cancel = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    cancel = timers.after(milliseconds, resolve);
  });
  await Promise.race([work, late]).finally(cancel);
};

/**
 * Connects to Discord (gateway, intent Guilds only), takes interactions, and shows the tables (DESIGN section 6).
 * @throws WrongToken when Discord does not take the token
 * @throws DiscordUnreachable
 * @throws ConnectionRefused when Discord takes no connection of this bot
 * @throws OtherShardCount, StoreUnavailable with other processes only
 */
export const startBot = async (options: BotOptions): Promise<Bot> => {
  const { log, commands, store, token, apiUrl, processes, timers = realTimers } = options;
  const base: ClientOptions = { intents: [GatewayIntentBits.Guilds], rest: restOptions(apiUrl, processes) };
  const rest = new REST(base.rest).setToken(token);
  const open: { shards: Shards | null; readonly early: Shard[] } = { shards: null, early: [] };
  const clients = () => open.shards?.clients() ?? open.early.map(({ client }) => client);
  const isOurs: IsOurs = (server) => open.shards?.isOurs(server) ?? true;
  const surroundings = surroundingsOf(clients, (server) => open.shards?.isReady() === true && isOurs(server));
  const live = assemble(options, rest, surroundings);
  const digests = createDigests(live, store, messengerOn(rest), timers);
  const sweep = createSweep(live, store, surroundings, timers, digests, isOurs);
  const inFlight = new Set<Promise<void>>();
  let taking = true;
  /** An event that several processes hear is one's; what cannot be asked about in time is answered, for a commit counts once. */
  const isFirst = async (event: string): Promise<boolean> => {
    if (processes === undefined) return true;
    let isOurs = true;
    const asked = processes.isFirst(event).then(
      (first) => void (isOurs = first),
      () => undefined,
    );
    await notLonger(timers, ASKING, asked);
    return isOurs;
  };
  const listenTo = ({ client, takes }: Shard): void => {
    client.on(Events.Error, (err) => log.error({ err }, 'the connection to Discord failed'));
    client.on(Events.InteractionCreate, (interaction) => {
      if (!taking || !takes()) return;
      const done = isFirst(interaction.id)
        .then(async (first) => (first ? route({ live, commands, timers }, interaction) : undefined))
        .catch((err: unknown) => log.error({ err }, 'an interaction failed'))
        .finally(() => inFlight.delete(done));
      inFlight.add(done);
    });
    heal(client, live, surroundings, store);
  };
  const learnEmojis = async (): Promise<void> => {
    const application = clients().find((client) => client.application !== null)?.application?.id;
    if (application !== undefined) await knowEmojis(rest, application);
  };
  const know = async (): Promise<void> =>
    learnEmojis().catch((err: unknown) => log.info({ err }, 'no emojis are known: plain signs are shown'));
  const changed = follow(live, surroundings, { isOurs, processes });
  const shards = await openShards({
    settings: options.shards ?? {},
    processes: processes ?? null,
    base,
    rest,
    token,
    log,
    changed,
    made(shard) {
      if (open.shards === null) open.early.push(shard);
      listenTo(shard);
    },
    taken: (id) => {
      const own = open.shards;
      if (own === null) return;
      void know().then(async () =>
        resume(live, store, timers, (server) => own.of(server) === id && own.isOurs(server)),
      );
    },
    lost: () =>
      void live.panels
        .forget(async (channel) => !isOurs(await live.tables.serverOf(channel)))
        .catch((err: unknown) => log.warn({ err }, 'panels of another process are still kept')),
    settled: async () => notLonger(timers, LAST_CLICKS, Promise.all(inFlight)),
  });
  open.shards = shards;
  await know();
  void resume(live, store, timers, processes === undefined ? null : isOurs).then(async () => sweep.start());
  const flush = async (): Promise<void> => {
    await Promise.all([
      live.boards.stop(),
      live.panels.stop(),
      live.notices.stop(),
      live.proposals.stop(),
      live.news.stop(),
      live.hands.stop(),
    ]);
  };
  return {
    presenceOf: live.absences.presenceOf,
    isOurs,
    refused: shards.refused,
    knowEmojis: learnEmojis,
    ready: () => shards.isReady(),
    hasShards: () => shards.clients().length > 0,
    async finish() {
      await shards.part();
      taking = false;
      sweep.stop();
      await Promise.all(inFlight);
      if (processes === undefined) return;
      if (shards.hasEquals()) await notLonger(timers, LAST_BOARDS, flush());
      await shards.handOver().catch((err: unknown) => log.warn({ err }, 'the other processes could not be told'));
    },
    flush,
    leave: async () => shards.end(),
  };
};
