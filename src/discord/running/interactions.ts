import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { Events, type Interaction } from 'discord.js';
import { unmeasured, type Processes } from '../../ops/index.js';
import { createRateLimiter } from '../answers/answer/rate-limiter.js';
import { createInteractionDedup } from '../answers/answer/interaction-dedup.js';
import { route } from '../answers/router.js';
import type { ServerClock } from '../rest/server-clock.js';
import { notLonger, realTimers, type Timers } from '../rest/timers.js';
import { logUnhandled } from '../shards/packets.js';
import type { Shard } from '../shards/shard.js';
import type { BotServices } from '../live-messages/bot-services.js';
import type { BotOptions } from './options.js';

/** Milliseconds for which it is asked whether another process handles an event. */
const ASKING = 300;

/** The interactions that this process takes. */
interface Interactions {
  /** Takes what comes on a connection. */
  listenTo(shard: Shard): void;
  /** Discord has taken the first answer to this interaction. */
  answered(interaction: string): void;
  /** Takes no more. */
  stop(): void;
  /** Resolves when those that are being answered now are. */
  settled(): Promise<void>;
}

/**
 * Whether an event that several processes hear is this one's. What cannot be asked about in time is, for a commit counts once;
 * not so for a process that may have been replaced.
 */
const firstOf =
  (processes: Processes | undefined, timers: Timers) =>
  async (event: string): Promise<boolean> => {
    if (processes === undefined) return true;
    let isOurs = !processes.mayBeReplaced();
    const asked = processes.isFirst(event).then(
      (first) => void (isOurs = first),
      () => undefined,
    );
    await notLonger(timers, ASKING, asked);
    return isOurs;
  };

/** What the router sends on to. */
export const routesOf = (
  services: BotServices,
  options: BotOptions,
  clock: ServerClock,
): Parameters<typeof route>[0] => {
  const { commands, timers = realTimers, metrics = unmeasured, rateLimiter = createRateLimiter(timers) } = options;
  const dedup = createInteractionDedup(timers);
  return { services, rateLimiter, commands, timers, clock, dedup, givenUp: metrics.givenUp };
};

/** `acts` hears of each channel in which somebody does something, before it is done. */
export const takeInteractions = (
  services: BotServices,
  options: BotOptions,
  clock: ServerClock,
  acts: (channel: string) => void,
): Interactions => {
  const { log, processes, timers = realTimers, metrics = unmeasured } = options;
  const routes = routesOf(services, options, clock);
  const isFirst = firstOf(processes, timers);
  const unhandled = logUnhandled(log);
  const arrived = new Map<string, number>();
  const inFlight = new Set<Promise<void>>();
  let taking = true;

  const answer = async (interaction: Interaction): Promise<void> => {
    try {
      if (await isFirst(interaction.id)) await route(routes, interaction);
    } catch (err) {
      unhandled(GatewayDispatchEvents.InteractionCreate, err);
    }
  };

  const take = (interaction: Interaction): void => {
    if (interaction.channelId !== null) acts(interaction.channelId);
    arrived.set(interaction.id, performance.now());
    const done = answer(interaction).finally(() => {
      inFlight.delete(done);
      arrived.delete(interaction.id);
    });
    inFlight.add(done);
  };

  return {
    listenTo({ client, takes }) {
      client.on(Events.InteractionCreate, (interaction) => {
        if (taking && takes()) take(interaction);
      });
    },
    answered(interaction) {
      const since = arrived.get(interaction);
      if (arrived.delete(interaction) && since !== undefined) metrics.answered(performance.now() - since);
    },
    stop() {
      taking = false;
    },
    settled: async () => void (await Promise.all(inFlight)),
  };
};
