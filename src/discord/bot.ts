import { Events, REST } from 'discord.js';
import { unmeasured } from '../ops/index.js';
import type { IsOurs, PresenceOf } from '../table/index.js';
import { gatewayOf, type Gateway } from './rest/gateway.js';
import { createOutboxAge } from './rest/outbox-age.js';
import { createRefusals } from './rest/refusals/refusals.js';
import { forgetRefusals } from './rest/refusals/refused-channels.js';
import { messengerOn } from './rest/messenger.js';
import { createServerClock } from './rest/server-clock.js';
import { guildStateOf } from './rest/guild-state.js';
import { notLonger, realTimers } from './rest/timers.js';
import { observeRequests, retryOnFreshConnection } from './rest/traffic.js';
import { createServices } from './running/create-services.js';
import { clientOptions, countedRequests } from './running/connecting.js';
import { retryingWithoutEmojis } from './running/emoji-retry.js';
import { watchEmojis } from './running/emoji-watch.js';
import { subscribeToTables } from './running/subscribe-to-tables.js';
import { takeInteractions } from './running/interactions.js';
import type { BotOptions } from './running/options.js';
import { refreshAfterStart, refreshQueueOf } from './running/refresh-after-start.js';
import { registerGauges } from './running/register-gauges.js';
import { withinBudget } from './shards/shared-budget.js';
import { createOutages, type Outages } from './shards/outages.js';
import { openShards, type Shards } from './shards/shards.js';
import type { Shard } from './shards/shard.js';
import type { BotServices } from './live-messages/bot-services.js';
import { createDigests } from './live-messages/upkeep/digest.js';
import { heal } from './live-messages/upkeep/healing.js';
import { createSweep } from './live-messages/upkeep/sweep.js';

/** A bot that is connected. */
export interface Bot {
  /** Whether somebody can act at a table now: for the tables' clocks. */
  readonly presenceOf: PresenceOf;
  /** Whether what is in a server is this process's to do. */
  readonly isOurs: IsOurs;
  /** Whether it has any shard: otherwise it waits until it is needed. */
  hasShards(): boolean;
  /** Resolves when Discord has closed the connection and will not take another one: with why. */
  readonly refused: Promise<Error>;
  /** Looks which emojis the application has, and shows them from now on. */
  knowEmojis(): Promise<void>;
  /** The connections on which Discord tells what happens. */
  readonly gateway: Gateway;
  /** Takes no more interactions, finishes those in flight, and leaves its shards to other processes where there are. */
  finish(): Promise<void>;
  /** Shows what boards still have to show. */
  flush(): Promise<void>;
  /** Leaves Discord. */
  leave(): Promise<void>;
}

/** Milliseconds for which whoever takes the shards of this process waits for its boards. */
const LAST_BOARDS = 1_000;
/** Milliseconds for which the same wait for the clicks that are being answered here, when only one shard is handed over. */
const LAST_CLICKS = 2_000;

/** What is still to be shown is shown, and nothing more after it. */
const showLast = async ({ boards, panels, notices, proposals, news, hands }: BotServices): Promise<void> =>
  void (await Promise.all([boards, panels, notices, proposals, news, hands].map(async (shown) => shown.stop())));

/** The same, connected when all servers are known; while something is tried again it is silent only when that is not. */
const duringOutages = (gateway: Gateway, shards: Shards, outages: Outages): Gateway => ({
  ...gateway,
  isConnected: () => shards.isReady() && gateway.isConnected(),
  silentFor: () => (outages.why() === null ? gateway.silentFor() : outages.idleFor()),
});

/**
 * Connects to Discord (gateway, intent Guilds only), takes interactions, and shows the tables (architecture.md#the-layers).
 * @throws WrongToken when Discord does not take the token
 * @throws DiscordUnreachable
 * @throws ConnectionRefused when Discord takes no connection of this bot
 * @throws OtherShardCount, StoreUnavailable with other processes only
 */
export const startBot = async (options: BotOptions): Promise<Bot> => {
  const { log, store, token, apiUrl, processes, timers = realTimers, metrics = unmeasured } = options;
  const { outages = createOutages(log) } = options;
  const open: { shards: Shards | null; readonly early: Shard[] } = { shards: null, early: [] };
  const clients = () => open.shards?.clients() ?? open.early.map(({ client }) => client);
  const clock = createServerClock(timers);
  const refusals = createRefusals(timers, log);
  const heard = { metrics, ...refusals, date: clock.heard, answered: (id: string) => interactions.answered(id) };
  const counted = observeRequests(heard, retryOnFreshConnection());
  const send = processes === undefined ? counted : withinBudget(processes, counted);
  const sendAgain = retryingWithoutEmojis(() => emojis.refused(), send);
  const base = clientOptions(apiUrl, sendAgain, () => clients()[0]?.user?.id);
  const rest = new REST(base.rest).setToken(token);
  const isOurs: IsOurs = (server) => open.shards?.isOurs(server) ?? true;
  const { budget, requests } = countedRequests(base, token, refusals, timers);
  const isKnown = (server: string): boolean => open.shards?.isReady() === true && isOurs(server);
  const guildState = guildStateOf(clients, budget, isKnown, refusals.channels);
  const services = createServices(options, budget, requests, guildState);
  const digests = createDigests(services, store, messengerOn(requests, 'upkeep'), timers);
  const sweep = createSweep(services, store, guildState, timers, digests, isOurs);
  const refreshQueue = refreshQueueOf(services);
  const interactions = takeInteractions(services, options, clock, (channel) => refreshQueue.refreshNow(channel));
  const gateway = gatewayOf(clients, realTimers);
  const outboxAge = createOutboxAge(timers);
  const listenTo = (shard: Shard): void => {
    const { client } = shard;
    client.on(Events.Error, (err) => log.error({ err }, 'the connection to Discord failed'));
    gateway.listenTo(client);
    interactions.listenTo(shard);
    forgetRefusals(client, refusals.channels);
    heal(client, services, guildState, store);
  };
  const showAgain = async () => refreshAfterStart(options, refreshQueue, processes === undefined ? null : isOurs);
  const emojis = watchEmojis(options, rest, () => {
    services.panels.changed(null);
    void showAgain();
  });
  const changed = subscribeToTables(services, guildState, { isOurs, processes, outboxAge, metrics });
  const shards = await openShards({
    settings: options.shards ?? {},
    processes: processes ?? null,
    base,
    rest,
    token,
    log,
    outages,
    changed,
    made(shard) {
      if (open.shards === null) open.early.push(shard);
      listenTo(shard);
    },
    taken: (id) => {
      const own = open.shards;
      if (own === null) return;
      const isIn: IsOurs = (server) => own.of(server) === id && own.isOurs(server);
      void emojis.learn().then(async () => refreshAfterStart(options, refreshQueue, isIn));
    },
    lost: () =>
      void services.panels
        .forget(async (channel) => !isOurs(await services.tables.serverOf(channel)))
        .catch((err: unknown) => log.warn({ err }, 'panels of another process are still kept')),
    settled: async () => notLonger(timers, LAST_CLICKS, interactions.settled()),
  });
  open.shards = shards;
  const connection = duringOutages(gateway, shards, outages);
  registerGauges(metrics, connection, outboxAge, store, refusals.invalid);
  await emojis.learn();
  void showAgain().then(async () => sweep.start());
  return {
    presenceOf: services.absences.presenceForClocks,
    isOurs,
    refused: shards.refused,
    knowEmojis: emojis.learn,
    gateway: connection,
    hasShards: () => shards.clients().length > 0,
    async finish() {
      outages.end();
      await shards.part();
      interactions.stop();
      refreshQueue.stop();
      sweep.stop();
      emojis.stop();
      await interactions.settled();
      if (processes === undefined) return;
      if (shards.hasEquals()) await notLonger(timers, LAST_BOARDS, showLast(services));
      await shards.handOver().catch((err: unknown) => log.warn({ err }, 'the other processes could not be told'));
    },
    flush: async () => showLast(services),
    leave: async () => shards.end(),
  };
};
