import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { allCards, cardById } from '../../../cards/index.js';
import { allCommands, allMenus } from '../../../commands/index.js';
import { registerCommands } from '../../discord/index.js';
import { projectRoot, shardOf } from '../../ops/index.js';
import { startStandIn, type StandIn } from '../../playground/index.js';
import { channelKeys } from '../../store/index.js';
import { words, type Language } from '../../text/index.js';
import { wrongWith, type Finding } from './checking/checker.js';
import { openWitness } from './checking/evidence.js';
import type { Press, Told } from './checking/presses.js';
import { openBots } from './machines/bots.js';
import { startRedisStore } from './machines/redis-stores.js';
import { doingOf, type Counts } from './plan/doing.js';
import { numbersFrom } from './plan/numbers.js';
import { planOf, type PlanOptions, type Round } from './plan/plan.js';
import { createPlayers, type Place } from './playing/players.js';
import { watchScreens } from './playing/seen.js';

/** How a run is made. */
export interface RunOptions extends PlanOptions {
  readonly redisProgram: string;
  /** Whether Redis has on its disk what it acknowledges, as the README asks. */
  readonly isDurable: boolean;
  /** Hears what goes on. */
  readonly say: (text: string) => void;
}

/** What came of a run. */
export interface RunResult {
  readonly seed: string;
  readonly rounds: number;
  readonly seconds: number;
  readonly did: Counts;
  /** What people were told, and how much of what they were not sure of is in the log. */
  readonly presses: Readonly<Record<Told, number>> & { readonly kept: number };
  /** Milliseconds until a process that was started was there, at the median. */
  readonly startMs: number;
  /** What was wrong, by kind, and each thing in words; the run ends with the first round in which something is. */
  readonly wrong: Readonly<Record<Finding['is'], number>>;
  readonly findings: readonly Finding[];
  /** The last round, when something was wrong in it. */
  readonly failedIn: Round | null;
}

/** Milliseconds of calm after which every screen has to be right, and in which somebody must be answered again before that. */
const CALM = 5_000;
const ANSWERED = 30_000;
/** Milliseconds for which screens that are right have to stay so. */
const STAYS = 400;

const cards = { card: cardById };
const speak = (language: Language) => words(language, cards);

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dee'];

/** Servers in as many shards as there are, tables in each, and people at them. */
const placesOn = async (standIn: StandIn, { tables, processes, seed }: RunOptions): Promise<readonly Place[]> => {
  const { crowd, guildId } = standIn;
  const numbers = numbersFrom(`places ${seed}`);
  const servers: string[] = [guildId];
  for (let n = 0; new Set(servers.map((id) => shardOf(id, processes))).size < processes && n < 200; n += 1) {
    const server = await standIn.addServer();
    const isNew = servers.every((one) => shardOf(one, processes) !== shardOf(server, processes));
    if (isNew) servers.push(server);
    else await pause(3);
  }
  return Array.from({ length: tables }, (_, table): Place => {
    const server = servers[table % servers.length] ?? guildId;
    const count = 2 + numbers.below(3, 'people', table);
    const people = NAMES.slice(0, count).map((first, seat) => {
      const name = `${first} ${table}`;
      const language: Language = seat === 1 ? 'fr' : 'en';
      return { user: crowd.person(name, language === 'fr' ? 'fr' : 'en-US'), name, language };
    });
    return { channel: crowd.channel(`table-${table}`, server), people, hasPicture: table % 6 === 5 };
  });
};

const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);

const countedIn = (findings: readonly Finding[]): RunResult['wrong'] => {
  const count = (kind: Finding['is']): number => findings.filter(({ is }) => is === kind).length;
  return {
    lost: count('lost'),
    doubled: count('doubled'),
    diverged: count('diverged'),
    leaked: count('leaked'),
    stale: count('stale'),
    broken: count('broken'),
  };
};

/**
 * Lets things go wrong while people play, and compares after each round what they were told with the log and every screen.
 * Ends with the first round in which something is wrong.
 */
export const runChaos = async (options: RunOptions): Promise<RunResult> => {
  const { seed, processes, redisProgram, isDurable, store, say } = options;
  const begun = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'souls-chaos-'));
  const closing: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const close = async (): Promise<void> => {
    for (const one of closing.toReversed()) await one();
  };
  try {
    const redis = await startRedisStore(store, { program: redisProgram, folder: join(folder, 'redis'), isDurable });
    closing.push(redis.stop);
    const standIn = await startStandIn();
    closing.push(async () => standIn.close());
    const { token, apiUrl } = standIn;
    const both = { en: speak('en'), fr: speak('fr') };
    const commands = [...allCommands(both), ...allMenus(both)];
    await registerCommands({ token, apiUrl, commands, hashFile: join(folder, 'commands.hash') });
    const places = await placesOn(standIn, options);
    const screens = watchScreens(standIn.crowd);
    const discordPort = Number(new URL(standIn.url).port);
    const bots = await openBots(
      { folder, token, discordPort, redisUrl: redis.url, redisPort: redis.port, shards: processes },
      processes,
    );
    closing.push(bots.stop);
    await bots.start();
    const players = createPlayers({ crowd: standIn.crowd, screens, places, words: speak, numbers: numbersFrom(seed) });
    closing.push(async () => players.end());
    const witness = await openWitness(redis.url, screens, {
      cards,
      all: allCards.map(({ id }) => id),
      words: speak,
    });
    closing.push(async () => witness.close());
    await players.sitDown();
    say(`${places.length} tables in ${processes} processes, seed ${seed}`);

    const doing = doingOf({
      bots,
      redis,
      standIn,
      keyOf: (table) => channelKeys(places[table]?.channel ?? '').table,
      async rolling() {
        for (let bot = 0; bot < processes; bot += 1) await bots.replace(bot, join(projectRoot(), 'dist'));
      },
    });
    const told: Record<Told | 'kept', number> = { done: 0, refused: 0, unsaved: 0, uncertain: 0, shown: 0, kept: 0 };
    const findings: Finding[] = [];
    let earlier: readonly Press[] = [];

    /** Waits until all are back, lets everybody look and somebody act, and gives the screens their time. */
    const calm = async ({ isCalmWhole }: Round): Promise<void> => {
      await players.hold();
      await bots.settled();
      for (const end = performance.now() + ANSWERED; !(await witness.isShared(processes).catch(() => false));) {
        if (performance.now() > end) throw new Error('The processes do not share the shards evenly.');
        await pause(50);
      }
      if (!(await players.look(ANSWERED)))
        findings.push({ is: 'stale', channel: null, about: `nobody was answered within ${ANSWERED} ms of calm` });
      await players.actOnce();
      const end = performance.now() + CALM;
      let right = Infinity;
      while (performance.now() < end && (isCalmWhole || performance.now() < right + STAYS)) {
        const isRight = await witness.isUpToDate(places);
        right = isRight ? Math.min(right, performance.now()) : Infinity;
        await pause(100);
      }
    };

    const check = async (): Promise<void> => {
      const fresh = players.takePresses();
      const sent = screens.takeSent();
      const presses = [...earlier, ...fresh];
      for (const place of places) {
        const evidence = await witness.evidence(place, presses, sent);
        findings.push(...wrongWith(evidence));
        for (const press of fresh.filter(({ channel }) => channel === place.channel)) {
          told[press.told] += 1;
          if (press.told === 'uncertain' && evidence.commits.has(press.interaction)) told.kept += 1;
        }
      }
      earlier = fresh;
      for (const { bot, code, last } of bots.ended())
        findings.push({ is: 'broken', channel: null, about: `process ${bot} ended by itself with ${code}:\n${last}` });
      for (const line of bots.incidents()) findings.push({ is: 'broken', channel: null, about: line });
      for (const problem of standIn.problems) findings.push({ is: 'broken', channel: null, about: problem });
    };

    const rounds = planOf(options);
    let done = 0;
    let failedIn: Round | null = null;
    for (const round of rounds) {
      players.play();
      await doing.round(round);
      await calm(round);
      await check();
      done += 1;
      const { kill, killRedis } = doing.counts;
      const seconds = Math.round((performance.now() - begun) / 1000);
      say(
        `round ${done} of ${rounds.length}: ${kill} kills, ${killRedis} of Redis, ${told.done} done, ${told.uncertain} uncertain (${told.kept} in the log), ${seconds} s`,
      );
      if (findings.length > 0) {
        failedIn = round;
        break;
      }
    }
    return {
      seed,
      rounds: done,
      seconds: Math.round((performance.now() - begun) / 1000),
      did: doing.counts,
      presses: told,
      startMs: median(bots.starts),
      wrong: countedIn(findings),
      findings,
      failedIn,
    };
  } finally {
    await close();
  }
};
