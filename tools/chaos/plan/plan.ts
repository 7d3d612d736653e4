import { numbersFrom, type Numbers } from './numbers.js';

/** Where the tables are: one Redis, three Sentinels with a server and two replicas, or a Cluster of three with a replica each. */
export const STORES = ['one', 'sentinel', 'cluster'] as const;
export type StoreKind = (typeof STORES)[number];

/** How a connection is cut: broken and refused, or silent. */
export type Cut = 'broken' | 'silent';

/** Something that goes wrong. Times in milliseconds; a bot is one of the processes, by its number. */
export type Fault =
  /** SIGKILL; the process is started again after so long. */
  | { readonly is: 'kill'; readonly bots: readonly number[]; readonly back: number }
  /** SIGSTOP, and SIGCONT after so long. */
  | { readonly is: 'sleep'; readonly bot: number; readonly ms: number }
  | {
      readonly is: 'cut';
      readonly bot: number;
      readonly from: 'Redis' | 'Discord';
      readonly how: Cut;
      readonly ms: number;
    }
  | { readonly is: 'slow'; readonly most: number; readonly ms: number }
  | { readonly is: 'refuse'; readonly route: string; readonly status: number; readonly times: number }
  /** Discord refuses every so many emojis of the application in components, for so long. */
  | { readonly is: 'emojis'; readonly every: number; readonly ms: number }
  /** The last interaction is delivered again, so often. */
  | { readonly is: 'again'; readonly times: number }
  /** What happens reaches the bots late, in its order or the other way round. */
  | { readonly is: 'late'; readonly isReversed: boolean; readonly ms: number }
  | { readonly is: 'gateway'; readonly how: 'drop' | 'reconnect' | 'invalid' | 'silent' }
  /** Discord sends packets that nobody can handle. */
  | { readonly is: 'oddPackets'; readonly from: number; readonly times: number }
  /** Discord refuses the next connections: with a status where they begin or are asked for, or by closing them. */
  | {
      readonly is: 'refuseGateway';
      readonly at: 'asked' | 'upgrade' | 'identify';
      readonly status: number;
      readonly times: number;
    }
  /** The disk on which a process has its log is full. */
  | { readonly is: 'fullLog'; readonly bot: number; readonly ms: number }
  /** People type for so long in private threads that the bot is not in: Discord refuses whatever it asks for there. */
  | { readonly is: 'forbidden'; readonly table: number; readonly ms: number }
  /** Redis takes no more writes because its memory is full. */
  | { readonly is: 'full'; readonly ms: number }
  /** SIGKILL of Redis, or of the server that holds the slot of a table; it is started again after so long. */
  | { readonly is: 'killRedis'; readonly table: number; readonly back: number }
  | { readonly is: 'sleepRedis'; readonly table: number; readonly ms: number }
  | { readonly is: 'moveSlot'; readonly table: number }
  /** The clock of a process jumps, and back after so long. */
  | { readonly is: 'clock'; readonly bot: number; readonly by: number; readonly ms: number }
  /** One process after the other is ended in an orderly way and another one started, with other cards or the same. */
  | { readonly is: 'rolling'; readonly isChanged: boolean };

interface TimedFault {
  /** Milliseconds from the beginning of the round. */
  readonly at: number;
  readonly fault: Fault;
}

/** Some seconds in which things go wrong while people play; then it is calm, and everything is compared. */
export interface Round {
  readonly number: number;
  readonly ms: number;
  readonly faults: readonly TimedFault[];
  /** Whether the calm lasts its whole time; otherwise it ends when every screen is right. */
  readonly isCalmWhole: boolean;
}

export interface PlanOptions {
  readonly seed: string;
  readonly store: StoreKind;
  readonly processes: number;
  readonly tables: number;
  /** SIGKILLs of processes, and of servers of Redis. */
  readonly kills: number;
  readonly redisKills: number;
}

/** Kills of processes in a round, and the milliseconds in which they come. */
const KILLS = 6;
const ROUND = 8_000;
/** Every so many rounds the calm lasts its whole time. */
const WHOLE_CALM = 5;
/** Every so many rounds the processes are restarted one after the other. */
const ROLLING = 9;

/** Routes of Discord that are refused now and then. */
const ROUTES = [
  'PATCH /channels/:channel/messages/:message',
  'POST /channels/:channel/messages',
  'POST /interactions/:interaction/:token/callback',
  'PATCH /webhooks/:application/:token/messages/:message',
] as const;

/** Faults besides kills, of which each round has some. */
const others = (options: PlanOptions, numbers: Numbers, round: number, n: number): Fault => {
  const below = (range: number, what: string): number => numbers.below(range, 'fault', round, n, what);
  const bot = below(options.processes, 'bot');
  const table = below(options.tables, 'table');
  const how = numbers.oneOf<Cut>(['broken', 'silent'], 'how', round, n);
  const always: readonly [Fault, ...Fault[]] = [
    { is: 'sleep', bot, ms: 300 + below(2_000, 'ms') },
    { is: 'sleep', bot, ms: 5_500 + below(1_500, 'ms') }, // longer than a process is taken to live
    { is: 'cut', bot, from: 'Discord', how, ms: 200 + below(2_500, 'ms') },
    { is: 'slow', most: 300 + below(900, 'most'), ms: 1_500 + below(2_000, 'ms') },
    {
      is: 'refuse',
      route: numbers.oneOf(ROUTES, 'route', round, n),
      status: numbers.oneOf([500, 502, 503], 'status', round, n),
      times: 1 + below(5, 'times'),
    },
    { is: 'emojis', every: 1 + below(5, 'every'), ms: 2_000 + below(3_000, 'ms') },
    { is: 'again', times: 2 + below(6, 'times') },
    { is: 'late', isReversed: below(2, 'reversed') === 1, ms: 300 + below(1_500, 'ms') },
    { is: 'gateway', how: numbers.oneOf(['drop', 'reconnect', 'invalid', 'silent'], 'gateway', round, n) },
    { is: 'oddPackets', from: below(1_000, 'from'), times: 5 + below(30, 'odd') },
    {
      is: 'refuseGateway',
      at: numbers.oneOf(['asked', 'upgrade', 'identify'], 'gate', round, n),
      status: numbers.oneOf([429, 500, 502, 503], 'gate status', round, n),
      times: 1 + below(3, 'gate times'),
    },
    { is: 'fullLog', bot, ms: 500 + below(2_500, 'ms') },
    { is: 'forbidden', table, ms: 3_000 + below(2_000, 'ms') },
    { is: 'clock', bot, by: numbers.oneOf([-3_600_000, -4_000, 4_000, 3_600_000], 'by', round, n), ms: 3_000 },
  ];
  const ofOne: readonly Fault[] = [
    { is: 'cut', bot, from: 'Redis', how, ms: 200 + below(3_000, 'ms') },
    { is: 'full', ms: 500 + below(2_000, 'ms') },
    { is: 'sleepRedis', table, ms: 500 + below(2_500, 'ms') },
  ];
  const ofCluster: readonly Fault[] = [{ is: 'moveSlot', table }];
  const all = [...always, ...(options.store === 'one' ? ofOne : []), ...(options.store === 'cluster' ? ofCluster : [])];
  return all[below(all.length, 'which')] ?? always[0];
};

/** So many kills in so many milliseconds: of one process, and sometimes of several at once. */
const killsIn = (options: PlanOptions, numbers: Numbers, round: number, kills: number): readonly TimedFault[] => {
  const found: TimedFault[] = [];
  for (let left = kills, n = 0; left > 0; n += 1) {
    const most = Math.min(left, options.processes);
    const count = numbers.below(5, 'at once', round, n) === 0 ? 1 + numbers.below(most, 'many', round, n) : 1;
    const first = numbers.below(options.processes, 'killed', round, n);
    const bots = Array.from({ length: count }, (_, index) => (first + index) % options.processes);
    const at = numbers.below(ROUND - 500, 'at', round, n);
    found.push({ at, fault: { is: 'kill', bots, back: numbers.below(1_200, 'back', round, n) } });
    left -= count;
  }
  return found;
};

/**
 * What goes wrong, and when: all of it follows from the seed. Kills of Redis are spread over the rounds; a failover takes its
 * time, so that Sentinels and Clusters have one in a round.
 */
export const planOf = (options: PlanOptions): readonly Round[] => {
  const { kills, redisKills, seed } = options;
  const numbers = numbersFrom(`plan ${seed}`);
  const rounds = Math.max(1, Math.ceil(kills / KILLS), redisKills);
  const share = (all: number, round: number): number =>
    Math.floor((all * (round + 1)) / rounds) - Math.floor((all * round) / rounds);
  return Array.from({ length: rounds }, (_, number): Round => {
    const of = (what: string, range: number): number => numbers.below(range, what, number);
    const faults: TimedFault[] = [
      ...killsIn(options, numbers, number, share(kills, number)),
      ...Array.from({ length: 2 + of('others', 2) }, (_none, n) => ({
        at: numbers.below(ROUND - 2_000, 'other at', number, n),
        fault: others(options, numbers, number, n),
      })),
      ...Array.from({ length: share(redisKills, number) }, () => ({
        at: of('redis at', ROUND - 3_000),
        fault: { is: 'killRedis', table: of('redis', options.tables), back: of('redis back', 1_500) } as const,
      })),
      ...(number % ROLLING === ROLLING - 1
        ? [{ at: 0, fault: { is: 'rolling', isChanged: options.store === 'one' } as const }]
        : []),
    ];
    const isCalmWhole = number % WHOLE_CALM === WHOLE_CALM - 1;
    return { number, ms: ROUND, faults: faults.toSorted((a, b) => a.at - b.at), isCalmWhole };
  });
};
