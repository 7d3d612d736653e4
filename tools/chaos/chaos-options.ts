import { BadArguments, givenIn, wholeNumber } from '../tool-arguments.js';
import { STORES, type StoreKind } from './plan/plan.js';

/** What `--help` says. */
export const HELP = `npm run chaos -- [options]: processes of the bot on one Redis are killed, stopped and cut off while people play
at many tables; after every few kills it is calm, and what everybody was told is compared with the log, the state and every screen.

  --store KIND        one Redis, a server with two replicas and three Sentinels, or a Cluster of three with a replica
                      each: one, sentinel, cluster (one)
  --processes N       processes of the bot, 1 to 8 (3)
  --tables N          tables, 1 to 60 (9)
  --kills N           SIGKILLs of processes (60)
  --redis-kills N     SIGKILLs of a server of Redis (6)
  --calm SECONDS      after which every screen has to be right, 1 to 60 (5); more for a machine that is busy with
                      something else
  --seed TEXT         what goes wrong and when, and what people choose from what they see, follow from it; when each
                      process gets how far does not (1)
  --redis-server FILE the server program (that of the PATH)
  --no-durability     Redis keeps nothing on its disk: this must find what is lost
  --json              prints one object instead of text

It stops after the first round in which something is wrong, and ends with 1.
`;

const storeKind = (text: string): StoreKind => {
  const found = STORES.find((kind) => kind === text);
  if (found === undefined) throw new BadArguments(`--store knows ${STORES.join(', ')}, not "${text}".`);
  return found;
};

const parsed = (args: readonly string[]) =>
  givenIn(args, {
    store: { type: 'string', default: 'one' },
    processes: { type: 'string', default: '3' },
    tables: { type: 'string', default: '9' },
    kills: { type: 'string', default: '60' },
    'redis-kills': { type: 'string', default: '6' },
    calm: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    'redis-server': { type: 'string' },
    'no-durability': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });

/**
 * What the command line asks for.
 * @throws BadArguments
 */
export const chaosOptions = (args: readonly string[]) => {
  const given = parsed(args);
  return {
    store: storeKind(given.store),
    processes: wholeNumber('processes', given.processes, 1, 8),
    tables: wholeNumber('tables', given.tables, 1, 60),
    kills: wholeNumber('kills', given.kills, 0, 100_000),
    redisKills: wholeNumber('redis-kills', given['redis-kills'], 0, 100_000),
    calmMs: wholeNumber('calm', given.calm, 1, 60) * 1000,
    seed: given.seed,
    redisServer: given['redis-server'],
    isDurable: !given['no-durability'],
    json: given.json,
    help: given.help,
  };
};
