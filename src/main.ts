// Starts the bot: on Discord with DISCORD_TOKEN, otherwise on the local playground.
import { join } from 'node:path';
import { cardLookup } from '../cards/index.js';
import { allCommands, allMenus } from '../commands/index.js';
import {
  ConnectionRefused,
  DiscordUnreachable,
  emojiArt,
  createOutages,
  createStudio,
  openReadings,
  registerCommands,
  registerEmojis,
  startBot,
  WrongToken,
  type Bot,
  type Outages,
  type Readings,
  type Studio,
} from './discord/index.js';
import {
  checkOpenFiles,
  collectStart,
  ConfigError,
  createLogger,
  createMetrics,
  createShutdown,
  loadConfig,
  loadEnvFile,
  OtherShardCount,
  standardError,
  standardOutput,
  startHealth,
  TooFewFiles,
  unmeasured,
  type Config,
  type Logger,
  type Metrics,
  type Processes,
  type Shutdown,
} from './ops/index.js';
import {
  answers,
  claimStore,
  keepBackups,
  measured,
  openProcesses,
  openStore,
  StoreInUse,
  type Store,
} from './store/index.js';
import {
  createTables,
  openThinkers,
  openTrials,
  StoreUnavailable,
  type GameStore,
  type Thinkers,
  type Trials,
} from './table/index.js';
import { words, type Language } from './text/index.js';
import type { StandIn } from '../playground/index.js';

/** How long each step of stopping may take, in milliseconds. */
const STEP = 4_000;

/** A reason not to start that the person who starts the program can do something about. */
class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

const cards = cardLookup;
const speak = (language: Language) => words(language, cards);
const both = { en: speak('en'), fr: speak('fr') };
const commands = allCommands(both);

/** The stand-in for Discord in this process, by whose clock everything goes. */
interface Playground extends Pick<StandIn, 'clock' | 'follow'> {
  readonly page: string;
  readonly hashFile: string;
}

/** Where the bot connects to. */
interface Place {
  readonly token: string;
  readonly apiUrl: string | undefined;
  readonly playground: Playground | null;
  close(): Promise<void>;
}

/** Discord with a token; otherwise a stand-in for it in this process, with its page (DISCORD section 2). */
const openPlace = async ({ discordToken, discordApiUrl, dataDir, playgroundPort }: Config): Promise<Place> => {
  if (discordToken !== undefined)
    return { token: discordToken, apiUrl: discordApiUrl, playground: null, close: async () => undefined };
  const journalDir = join(dataDir, 'playground');
  const { startStandIn } = await import('../playground/index.js');
  const standIn = await startStandIn({ port: playgroundPort, journalDir, page: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new CannotStart(`Port ${playgroundPort} is taken: set PLAYGROUND_PORT to another one.`, { cause: error });
  });
  const { token, apiUrl, url } = standIn;
  const { clock, follow } = standIn;
  const playground = { page: url, hashFile: join(journalDir, 'commands.hash'), clock, follow };
  return { token, apiUrl, playground, close: async () => standIn.close() };
};

/** Milliseconds without a sign of life from Discord after which the process is taken to be dead: four heartbeats. */
const SILENCE = 165_000;

/** What is asked for the program's health. */
interface Asked {
  /** The bot, once it is connected. */
  readonly bot: () => Bot | null;
  readonly outages: Outages;
  readonly store: GameStore;
  readonly metrics: Metrics;
  readonly log: Logger;
}

const conditionOf = ({ bot, outages, store, metrics, log }: Asked): Parameters<typeof startHealth>[1] => ({
  dead() {
    const silent = bot()?.gateway.silentFor() ?? outages.idleFor();
    return silent < SILENCE ? null : `no heartbeat from Discord for ${Math.round(silent / 1_000)} s`;
  },
  async unready() {
    const why = outages.why();
    if (why !== null) return `not connected to Discord: ${why}`;
    if (bot()?.gateway.isConnected() !== true) return 'not connected to Discord';
    return (await answers(store)) ? null : 'the store does not answer';
  },
  metrics: async () => metrics.text(),
  refused: (err) => log.warn({ err }, 'a question about the health of the program could not be taken'),
});

const startHealthOn = async (config: Config, shutdown: Shutdown, asked: Asked): Promise<void> => {
  const { healthPort: port, healthHost: host } = config;
  if (port === undefined) return;
  asked.metrics.watch('log_lines_dropped', 'Lines that the log could not take.', () => standardOutput().dropped());
  asked.metrics.watch('store_up', 'Whether the store answers.', async () => Number(await answers(asked.store)));
  const health = await startHealth({ port, host }, conditionOf(asked)).catch((error: unknown) => {
    throw new CannotStart(`HEALTH_PORT ${port} cannot be opened on ${host}.`, { cause: error });
  });
  asked.log.info({ url: health.url }, 'health and metrics are answered');
  shutdown.step('health', STEP, async () => health.close());
};

/** What has been started. */
interface Running {
  readonly bot: Bot;
  readonly store: Store;
  readonly processes: Processes | undefined;
  readonly place: Place;
  readonly thinkers: Thinkers;
  readonly trials: Trials;
  readonly readings: Readings;
  readonly studio: Studio;
  /** Ends that tables go on by themselves. */
  readonly endTime: () => Promise<void>;
}

/** Stops in this order: what happens by itself, no more interactions, those in flight, the boards, the connection, the store, the playground. */
const stopWith = (
  shutdown: Shutdown,
  { bot, store, processes, place, thinkers, trials, readings, studio, endTime }: Running,
): void => {
  shutdown.step('time', STEP, endTime);
  shutdown.step('thinkers', STEP, async () => thinkers.close());
  shutdown.step('trials', STEP, async () => trials.close());
  shutdown.step('readings', STEP, async () => readings.close());
  shutdown.step('interactions', STEP, async () => bot.finish());
  shutdown.stepWhileTime('boards', STEP, async () => bot.flush()); // every process shows all boards when it starts
  shutdown.step('studio', STEP, async () => studio.close());
  shutdown.step('client', STEP, async () => bot.leave());
  shutdown.step('processes', STEP, async () => processes?.close());
  shutdown.step('store', STEP, async () => store.close());
  shutdown.step('playground', STEP, async () => place.close());
};

/** Gives the playground's application its emojis while it is running already: until then plain signs are shown. */
const decorate = async ({ token, apiUrl }: Place, bot: Bot, log: Logger): Promise<void> => {
  try {
    const { failed } = await registerEmojis({ token, apiUrl, art: emojiArt() });
    if (failed > 0) log.info({ failed }, 'some emojis were not taken');
    await bot.knowEmojis();
  } catch (err) {
    log.info({ err }, 'the emojis were not uploaded');
  }
};

/** Where the tables are, and the other processes that have them too; undefined: there are none. */
interface Stores {
  readonly store: Store;
  readonly processes: Processes | undefined;
}

const started = (playground: Place['playground'], bot: Bot): string => {
  if (playground !== null)
    return `No DISCORD_TOKEN: the playground is open at ${playground.page}\nType /souls new there.\n`;
  return bot.hasShards()
    ? 'The bot is connected to Discord.\n'
    : 'The bot stands by: other processes have all shards, and it takes those of one that ends.\n';
};

/** The store, for which the time that the clock of the playground is put forward is no downtime. */
const withMovedClock = <T extends GameStore>(store: T, playground: Playground | null): T => {
  if (playground === null) return store;
  let known = playground.clock.ahead();
  const beat = async (now: number, tolerance: number): Promise<number> => {
    const ahead = playground.clock.ahead();
    const moved = ahead - known;
    known = ahead;
    return store.beat(now, tolerance + moved);
  };
  return { ...store, beat };
};

/** The time by which tables go: that of the playground; on Discord the real one. */
const timeOf = (playground: Playground | null) =>
  playground === null
    ? {}
    : {
        now: () => playground.clock.now(),
        later: (milliseconds: number, run: () => void): void => void playground.clock.after(milliseconds, run),
      };

const connect = async (
  config: Config,
  stores: Stores,
  place: Place,
  { log, shutdown }: { readonly log: Logger; readonly shutdown: Shutdown },
): Promise<void> => {
  const metrics = config.healthPort === undefined ? unmeasured : await createMetrics();
  const { processes } = stores;
  const { token, apiUrl, playground } = place;
  const store = withMovedClock(measured(stores.store, metrics), playground);
  await claimStore(store, token);
  if (playground !== null) {
    const everything = [...commands, ...allMenus(both)];
    await registerCommands({ token, apiUrl, commands: everything, hashFile: playground.hashFile });
  }
  const thinkers = openThinkers();
  const tables = createTables({ store, cards, log, thinkers, ...timeOf(playground) });
  playground?.follow(tables);
  const [trials, readings, studio] = [openTrials(), openReadings(), createStudio()];
  const outages = createOutages(log);
  let connected: Bot | null = null;
  await startHealthOn(config, shutdown, { bot: () => connected, outages, store, metrics, log });
  const bot = await startBot({
    token,
    apiUrl,
    tables,
    store,
    words: speak,
    commands,
    log,
    metrics,
    outages,
    shards: { count: config.shardCount, only: config.shards },
    processes,
    trials,
    readings,
    studio,
    ...(playground === null ? {} : { timers: playground.clock }),
  });
  connected = bot;
  if (playground !== null) void decorate(place, bot, log);
  if (config.redisUrl === undefined)
    shutdown.step('backups', STEP, keepBackups({ store, dataDir: config.dataDir, log }));
  stopWith(shutdown, {
    bot,
    store,
    processes,
    place,
    thinkers,
    trials,
    readings,
    studio,
    endTime: tables.keepTime(bot.presenceOf, processes && bot.isOurs),
  });
  void bot.refused.then(async ({ message }) => {
    log.fatal(message);
    standardError().write(`${message}\n`);
    await shutdown.fail('the connection was refused');
  });
  standardOutput().write(started(playground, bot));
  collectStart();
};

/** Starts everything, or leaves nothing open: also when it is stopped before it is connected. */
const run = async (config: Config, log: Logger): Promise<void> => {
  const opened: (() => Promise<void> | void)[] = [];
  const close = async (): Promise<void> => {
    for (const one of opened.splice(0).toReversed()) await one();
  };
  const shutdown = createShutdown(log);
  shutdown.step('start', STEP, close);
  try {
    const store = await openStore({ ...config, log });
    opened.push(async () => store.close());
    const processes =
      config.redisUrl === undefined ? undefined : await openProcesses(config.redisUrl, config.redisPrefix, log);
    opened.push(async () => processes?.close());
    const place = await openPlace(config);
    opened.push(async () => place.close());
    await connect(config, { store, processes }, place, { log, shutdown });
    opened.length = 0; // closed by the steps that the bot has added
  } catch (error) {
    await close();
    throw error;
  }
};

/** The two variables that are ours now: discord.js would read them too, each of its clients for itself. */
const keepToOurselves = (): void => {
  delete process.env['SHARDS'];
  delete process.env['SHARD_COUNT'];
};

const isForPeople = (error: unknown): error is Error =>
  error instanceof ConfigError ||
  error instanceof OtherShardCount ||
  error instanceof CannotStart ||
  error instanceof TooFewFiles ||
  error instanceof StoreUnavailable ||
  error instanceof StoreInUse ||
  error instanceof WrongToken ||
  error instanceof ConnectionRefused ||
  error instanceof DiscordUnreachable;

try {
  checkOpenFiles();
  const hasFile = loadEnvFile();
  const config = loadConfig();
  if (hasFile && config.discordToken === undefined)
    standardOutput().write('There is no DISCORD_TOKEN in .env: the playground starts.\n');
  keepToOurselves();
  const log = createLogger({ level: config.logLevel, secrets: [config.discordToken, config.redisUrl] });
  await run(config, log);
} catch (error) {
  if (!isForPeople(error)) throw error;
  standardError().write(`${error.message}\n`);
  process.exit(1);
}
