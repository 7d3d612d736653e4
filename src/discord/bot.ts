import { Client, Events, GatewayIntentBits, type ClientOptions } from 'discord.js';
import type { Logger } from '../ops/index.js';
import {
  ENDED,
  isPractice,
  openHostQuestions,
  startsByItself,
  type GameStore,
  type PresenceOf,
  type Tables,
} from '../table/index.js';
import type { Language, Words } from '../text/index.js';
import { createAbsences } from './shown/absences.js';
import { createArchive } from './shown/archive.js';
import { createBoards } from './shown/boards.js';
import { closingOf } from './shown/upkeep/closing.js';
import type { Command } from './answers/answer/command.js';
import { connectionError, refusedBy, type ConnectionRefused } from './rest/connection.js';
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

/** What {@link startBot} needs. */
export interface BotOptions {
  readonly token: string;
  /** Base of a Discord-compatible REST API, without a slash at its end; absent: Discord. */
  readonly apiUrl: string | undefined;
  readonly tables: Tables;
  /** Where drafts and people's settings are kept, and the live channels are known. */
  readonly store: Pick<
    GameStore,
    'draft' | 'setDraft' | 'liveChannels' | 'userData' | 'setUserData' | 'serverData' | 'setServerData'
  >;
  readonly words: (language: Language) => Words;
  readonly commands: readonly Command[];
  readonly log: Logger;
  /** The time by which everything is shown; absent: the real one. */
  readonly timers?: Timers;
  /** The time by which people are told that they are awaited; absent: the same. */
  readonly noticeTimers?: Timers;
}

/** A bot that is connected. */
export interface Bot {
  /** Whether somebody can act at a table now: for the tables' clocks. */
  readonly presenceOf: PresenceOf;
  /** Resolves when Discord has closed the connection and will not take another one: with why. */
  readonly refused: Promise<ConnectionRefused>;
  /** Looks which emojis the application has, and shows them from now on. */
  knowEmojis(): Promise<void>;
  /** Whether the gateway is connected. */
  ready(): boolean;
  /** Takes no more interactions and finishes those in flight. */
  finish(): Promise<void>;
  /** Shows what boards still have to show. */
  flush(): Promise<void>;
  /** Leaves Discord. */
  leave(): Promise<void>;
}

export const clientOptions = (apiUrl: string | undefined): ClientOptions => ({
  intents: [GatewayIntentBits.Guilds],
  ...(apiUrl === undefined ? {} : { rest: { api: apiUrl, version: '10' } }),
});

/** The end of all connections: discord.js goes on after every other one by itself. */
const refusalOf = async (client: Client): Promise<ConnectionRefused> =>
  new Promise((resolve) => client.once(Events.ShardDisconnect, ({ code }) => resolve(refusedBy(code))));

const connect = async (client: Client, token: string, refused: Promise<ConnectionRefused>): Promise<void> => {
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
  try {
    await client.login(token);
  } catch (error) {
    await client.destroy();
    throw connectionError(error);
  }
  const refusal = await Promise.race([ready, refused]);
  if (refusal === undefined) return;
  await client.destroy();
  throw refusal;
};

/** Everything that keeps the channels up to date, on a client's REST connection. */
export const assemble = (options: BotOptions, client: Client, surroundings: Surroundings): Live => {
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
  const messenger = messengerOn(client.rest);
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
    tags: createTags(context, surroundings, client.rest),
    threads: createThreads(context, messenger, client.rest),
    lastRead,
    tell: messenger.tell,
    hostQuestions: openHostQuestions(store),
  };
};

/**
 * Follows the tables: whatever changes is shown, panels and board at once. What the outbox asks for besides (who is told, what
 * is offered) is done in turn; a result stays to be done until the board has shown it.
 */
export const follow = (live: Live, surroundings: Surroundings): void => {
  const { tables, boards, notices, proposals, news, panels, tags, threads, archive, hands, absences, log } = live;
  const startWhenFull = startingWhenFull(live, surroundings.place);
  const show = async (channel: string): Promise<void> =>
    boards.dirty(channel).catch((err: unknown) => log.error({ err, channel }, 'a board was not shown'));
  tables.onCommit((channel) => {
    panels.changed(channel);
    if (!isPractice(channel)) void show(channel);
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
  });
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

/** Shows every live table again: a process before this one may have ended before it could. */
const resume = async (
  { tables, boards, notices, proposals, news, hands, log }: Live,
  store: BotOptions['store'],
  timers: Timers,
): Promise<void> => {
  const channels = await liveTables(store, timers, log);
  const shown = channels.map(async (channel) =>
    Promise.all([
      boards.dirty(channel),
      notices.sync(channel),
      proposals.sync(channel),
      news.sync(channel),
      hands.changed(channel),
    ]),
  );
  await Promise.all([...shown, tables.drain()]).catch((err: unknown) => log.error({ err }, 'a table was not shown'));
};

/**
 * Connects to Discord (gateway, intent Guilds only), takes interactions, and shows the tables (DESIGN section 6).
 * @throws WrongToken when Discord does not take the token
 * @throws DiscordUnreachable
 * @throws ConnectionRefused when Discord takes no connection of this bot
 */
export const startBot = async (options: BotOptions): Promise<Bot> => {
  const { log, commands, store, token, apiUrl, timers = realTimers } = options;
  const client = new Client(clientOptions(apiUrl));
  const surroundings = surroundingsOf(client);
  const live = assemble(options, client, surroundings);
  const digests = createDigests(live, store, messengerOn(client.rest), timers);
  const sweep = createSweep(live, store, surroundings, timers, digests);
  const inFlight = new Set<Promise<void>>();
  let taking = true;
  client.on(Events.Error, (err) => log.error({ err }, 'the connection to Discord failed'));
  client.on(Events.InteractionCreate, (interaction) => {
    if (!taking) return;
    const done = route({ live, commands, timers }, interaction)
      .catch((err: unknown) => log.error({ err }, 'an interaction failed'))
      .finally(() => inFlight.delete(done));
    inFlight.add(done);
  });
  follow(live, surroundings);
  heal(client, live, surroundings, store);
  const know = async (): Promise<void> => {
    const application = client.application?.id;
    if (application !== undefined) await knowEmojis(client.rest, application);
  };
  const refused = refusalOf(client);
  await connect(client, token, refused);
  await know().catch((err: unknown) => log.info({ err }, 'no emojis are known: plain signs are shown'));
  void resume(live, store, timers).then(async () => sweep.start());
  return {
    presenceOf: live.absences.presenceOf,
    refused,
    knowEmojis: know,
    ready: () => client.isReady(),
    async finish() {
      taking = false;
      sweep.stop();
      await Promise.all(inFlight);
    },
    async flush() {
      await Promise.all([
        live.boards.stop(),
        live.panels.stop(),
        live.notices.stop(),
        live.proposals.stop(),
        live.news.stop(),
        live.hands.stop(),
      ]);
    },
    leave: async () => client.destroy(),
  };
};
