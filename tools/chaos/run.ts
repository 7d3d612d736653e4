import { setTimeout as pause } from 'node:timers/promises';
import { channelKeys } from '../../src/store/index.js';
import { refusedTooOften, wrongWith, type Finding } from './checking/checker.js';
import type { Press, Told } from './checking/presses.js';
import { doingOf, type Counts } from './plan/doing.js';
import { planOf, type Round } from './plan/plan.js';
import { typeInClosedThreads } from './playing/closed-threads.js';
import { setUp, type RunOptions, type Stage } from './setting-up.js';

/** What came of a run. */
export interface RunResult {
  readonly seed: string;
  readonly rounds: number;
  readonly seconds: number;
  readonly did: Counts;
  /** What people were told, and how much of what they were not sure of is in the log. */
  readonly presses: Readonly<Record<Told | 'kept', number>>;
  /** Milliseconds until a process that was started was there, at the median. */
  readonly startMs: number;
  /** What was wrong, by kind, and each thing in words; the run ends with the first round in which something is. */
  readonly wrong: Readonly<Record<Finding['is'], number>>;
  readonly findings: readonly Finding[];
  /** The last round, when something was wrong in it. */
  readonly failedIn: Round | null;
  /** What the processes have logged of trouble lately, when something was wrong. */
  readonly logged: readonly string[];
}

/** Milliseconds in which somebody must be answered again when nothing goes wrong any more. */
const ANSWERED = 60_000;
/** Milliseconds for which screens that are right have to stay so. */
const STAYS = 400;

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

const broken = (about: string): Finding => ({ is: 'broken', channel: null, about });

/** Asks until it is so; false when it is not in time. What is asked may fail until then. */
const until = async (ms: number, isSo: () => Promise<boolean>): Promise<boolean> => {
  for (const end = performance.now() + ms; !(await isSo().catch(() => false)); await pause(50))
    if (performance.now() > end) return false;
  return true;
};

/** Reads again what could not be read, for a while: after a failover our own connection comes back when it does. */
const surely = async <T>(read: () => Promise<T>): Promise<T> => {
  for (const end = performance.now() + ANSWERED; ; await pause(200)) {
    try {
      return await read();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
};

/** Waits until all are back, lets everybody look and somebody act, and gives the screens their time. */
const calmDown = async (
  stage: Stage,
  { processes, calmMs }: Pick<RunOptions, 'processes' | 'calmMs'>,
  isWhole: boolean,
): Promise<readonly Finding[]> => {
  const { players, bots, witness, places } = stage;
  await players.hold();
  await bots.settled();
  if (!(await until(ANSWERED, async () => witness.isShared(processes))))
    return [broken(`The processes do not share the shards evenly after ${ANSWERED} ms.`)];
  const unanswered = await players.look(ANSWERED);
  if (unanswered.length > 0)
    return unanswered.map((about) => ({
      is: 'stale',
      channel: null,
      about: `Not answered after ${ANSWERED} ms: ${about}`,
    }));
  await players.actOnce();
  const end = performance.now() + calmMs;
  for (let right = Infinity; performance.now() < end && (isWhole || performance.now() < right + STAYS);) {
    const isRight = await witness.isUpToDate(places).catch(() => false);
    right = isRight ? Math.min(right, performance.now()) : Infinity;
    await pause(100);
  }
  return [];
};

/** Compares after each round what people were told with the log and every screen. */
const openCheck = ({ players, screens, witness, places, bots, standIn }: Stage) => {
  const told: Record<Told | 'kept', number> = { done: 0, refused: 0, unsaved: 0, uncertain: 0, shown: 0, kept: 0 };
  let earlier: readonly Press[] = [];
  let invalid = standIn.invalid.length;
  const count = (presses: readonly Press[], commits: ReadonlyMap<string, number>): void => {
    for (const press of presses) {
      told[press.told] += 1;
      if (press.told === 'uncertain' && commits.has(press.interaction)) told.kept += 1;
    }
  };
  return {
    told,
    async check(): Promise<readonly Finding[]> {
      const fresh = players.takePresses();
      const sent = screens.takeSent();
      const presses = [...earlier, ...fresh];
      const findings: Finding[] = [];
      for (const place of places) {
        const evidence = await surely(async () => witness.evidence(place, presses, sent));
        findings.push(...wrongWith(evidence));
        count(
          fresh.filter(({ channel }) => channel === place.channel),
          evidence.commits,
        );
      }
      earlier = fresh;
      const ended = bots.ended().map(({ bot, code, last }) => `process ${bot} ended by itself with ${code}:\n${last}`);
      const refused = refusedTooOften(standIn.invalid.slice(invalid));
      invalid = standIn.invalid.length;
      return [...findings, ...[...ended, ...bots.incidents(), ...standIn.problems, ...refused].map(broken)];
    },
  };
};

/**
 * Lets things go wrong while people play, and compares after each round what they were told with the log and every screen.
 * Ends with the first round in which something is wrong.
 */
export const runChaos = async (options: RunOptions): Promise<RunResult> => {
  const { seed, processes, say } = options;
  const begun = performance.now();
  const seconds = (): number => Math.round((performance.now() - begun) / 1000);
  const stage = await setUp(options);
  const { bots, redis, standIn, places, players } = stage;
  try {
    say(`${places.length} tables in ${processes} processes after ${seconds()} s, seed ${seed}`);
    const doing = doingOf({
      bots,
      redis,
      standIn,
      keyOf: (table) => channelKeys(places[table]?.channel ?? '').table,
      async rolling(isChanged) {
        const build = isChanged ? await stage.otherBuild() : bots.build();
        for (let bot = 0; bot < processes; bot += 1) await bots.replace(bot, build);
      },
      async typeForbidden(table, ms) {
        await typeInClosedThreads(standIn, places[table]?.channel ?? standIn.channelId, ms);
      },
    });
    const { told, check } = openCheck(stage);
    const rounds = planOf(options);
    let findings: readonly Finding[] = [];
    let done = 0;
    while (findings.length === 0 && done < rounds.length) {
      const round = rounds[done];
      if (round === undefined) break;
      players.play();
      await doing.round(round);
      findings = [...(await calmDown(stage, options, round.isCalmWhole)), ...(await check())];
      done += 1;
      const { kill, killRedis } = doing.counts;
      say(
        `round ${done} of ${rounds.length}: ${kill} kills, ${killRedis} of Redis, ${told.done} done, ${told.uncertain} uncertain (${told.kept} of them in the log), ${seconds()} s`,
      );
    }
    return {
      seed,
      rounds: done,
      seconds: seconds(),
      did: doing.counts,
      presses: told,
      startMs: median(bots.starts),
      wrong: countedIn(findings),
      findings,
      failedIn: findings.length === 0 ? null : (rounds[done - 1] ?? null),
      logged: findings.length === 0 ? [] : bots.logged(),
    };
  } finally {
    await stage.close();
  }
};
