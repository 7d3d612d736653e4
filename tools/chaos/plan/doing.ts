import { setTimeout as pause } from 'node:timers/promises';
import type { StandIn } from '../../../playground/index.js';
import type { Bots } from '../machines/bots.js';
import type { RedisStore } from '../machines/redis-stores.js';
import { oddPackets } from './odd-packets.js';
import type { Fault, Round } from './plan.js';

/** What has been done, by kind; kills are counted one by one. */
export type Counts = Record<Fault['is'], number>;

interface Parts {
  readonly bots: Bots;
  readonly redis: RedisStore;
  readonly standIn: StandIn;
  /** The key of a table in Redis. */
  readonly keyOf: (table: number) => string;
  /** Restarts all processes one after the other, with other cards when it says so. */
  readonly rolling: (isChanged: boolean) => Promise<void>;
  /** People type for so many milliseconds in private threads of a table's channel that the bot is not in. */
  readonly typeForbidden: (table: number, ms: number) => Promise<void>;
}

/** Does what a plan says. */
interface Doing {
  /** Resolves when all of the round has been done and is over again. */
  round(round: Round): Promise<void>;
  readonly counts: Counts;
}

/** Milliseconds between two deliveries of the same. */
const BETWEEN = 150;

export const doingOf = ({ bots, redis, standIn, keyOf, rolling, typeForbidden }: Parts): Doing => {
  const counts: Counts = {
    kill: 0,
    sleep: 0,
    cut: 0,
    slow: 0,
    refuse: 0,
    emojis: 0,
    again: 0,
    late: 0,
    gateway: 0,
    oddPackets: 0,
    refuseGateway: 0,
    fullLog: 0,
    forbidden: 0,
    full: 0,
    killRedis: 0,
    sleepRedis: 0,
    moveSlot: 0,
    clock: 0,
    rolling: 0,
  };
  /** What Redis suffers comes one after the other: the plan is about its faults, not about those of a group that has lost most of its servers. */
  let suffering: Promise<unknown> = Promise.resolve();
  const ofRedis = async (work: () => Promise<void>): Promise<void> => {
    const done = suffering.then(work);
    suffering = done.catch(() => undefined);
    return done;
  };

  const gateway = async (how: Extract<Fault, { readonly is: 'gateway' }>['how']): Promise<void> => {
    switch (how) {
      case 'drop':
        return standIn.dropConnections();
      case 'reconnect':
        return standIn.requestReconnect();
      case 'invalid':
        return standIn.invalidateSession(false);
      case 'silent':
        return standIn.closeConnections(4000);
      default:
        return how satisfies never;
    }
  };

  const refuseGateway = async ({
    at,
    status,
    times,
  }: Extract<Fault, { readonly is: 'refuseGateway' }>): Promise<void> => {
    switch (at) {
      case 'asked':
        await standIn.fail('GET /gateway/bot', { status, times });
        break;
      case 'upgrade':
        await standIn.refuseUpgrades(status, times);
        break;
      case 'identify':
        await standIn.closeBeginnings(4000, times);
        break;
      default:
        at satisfies never;
    }
    return standIn.dropConnections();
  };

  const tellOddly = async ({ from, times }: Extract<Fault, { readonly is: 'oddPackets' }>): Promise<void> => {
    for (const packet of oddPackets(from, times)) await standIn.sendPacket(packet);
  };

  /** A fault that lasts: begun with true, ended with false. */
  const during = async (ms: number, set: (isOn: boolean) => unknown): Promise<void> => {
    await set(true);
    await pause(ms);
    await set(false);
  };

  const perform = async (fault: Fault): Promise<void> => {
    switch (fault.is) {
      case 'kill':
        for (const bot of fault.bots) {
          await bots.kill(bot, fault.back);
          counts.kill += 1;
        }
        return;
      case 'sleep':
        return during(fault.ms, (isOn) => bots.signal(fault.bot, isOn ? 'SIGSTOP' : 'SIGCONT'));
      case 'cut': {
        const proxy = fault.from === 'Redis' ? bots.redis(fault.bot) : bots.discord(fault.bot);
        return during(fault.ms, (isOn) => proxy?.cut(isOn ? fault.how : null));
      }
      case 'slow':
        return during(fault.ms, async (isOn) => standIn.setLatency(isOn ? { least: 50, most: fault.most } : null));
      case 'refuse':
        return standIn.fail(fault.route, { status: fault.status, times: fault.times });
      case 'emojis':
        return during(fault.ms, async (isOn) => standIn.refuseEmojis(isOn ? fault.every : null));
      case 'again':
        for (let n = 0; n < fault.times; n += 1) {
          await standIn.duplicateLastInteraction();
          await pause(BETWEEN);
        }
        return;
      case 'late':
        await standIn.holdEvents(fault.ms, fault.isReversed);
        await pause(fault.ms + BETWEEN);
        return;
      case 'gateway':
        return gateway(fault.how);
      case 'oddPackets':
        return tellOddly(fault);
      case 'refuseGateway':
        return refuseGateway(fault);
      case 'fullLog':
        return during(fault.ms, (isOn) => bots.fillLog(fault.bot, isOn));
      case 'forbidden':
        return typeForbidden(fault.table, fault.ms);
      case 'full':
        return ofRedis(async () => during(fault.ms, async (isOn) => redis.full(isOn)));
      case 'killRedis':
        return ofRedis(async () => {
          const start = await redis.kill(keyOf(fault.table));
          await pause(fault.back);
          await start();
        });
      case 'sleepRedis':
        return ofRedis(async () => redis.sleep(keyOf(fault.table), fault.ms));
      case 'moveSlot':
        return ofRedis(async () => redis.moveSlot(keyOf(fault.table)));
      case 'clock':
        return during(fault.ms, (isOn) => bots.moveClock(fault.bot, isOn ? fault.by : 0));
      case 'rolling':
        return rolling(fault.isChanged);
      default:
        return fault satisfies never;
    }
  };

  return {
    counts,
    async round({ ms, faults }) {
      bots.trouble(true);
      const all = faults.map(async ({ at, fault }) => {
        await pause(at);
        if (fault.is !== 'kill') counts[fault.is] += 1;
        await perform(fault);
      });
      await Promise.all([...all, pause(ms)]);
      bots.trouble(false);
    },
  };
};
