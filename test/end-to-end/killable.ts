import { join } from 'node:path';
import type { Driver } from '../../playground/index.js';
import { projectRoot } from '../../src/ops/index.js';
import { bundle } from '../../tools/building/bundling.js';
import { built, startProgram, within, type Ended, type Program } from './programs.js';

/** When the bot's process is killed; those that it names itself are in bot.mjs. */
export type Moment = 'sent' | 'looking' | 'before the commit' | 'after the commit' | 'shown' | 'answered';

export const MOMENTS: readonly Moment[] = [
  'sent',
  'before the commit',
  'after the commit',
  'answered',
  'shown',
  'looking',
];

/** A moment comes soon after the click, or not at all: the board is not shown anew where nothing changes on it. */
const LATE = 5_000;
const delay = async (ms: number): Promise<'late'> =>
  new Promise((resolve) => {
    setTimeout(() => resolve('late'), ms);
  });

export interface BotSettings {
  readonly redisUrl?: string;
  readonly dataDir: string;
  readonly seed: string;
}

/** The bot in a process of its own on a stand-in in another, killed again and again. */
export interface Killable {
  readonly driver: Driver;
  kills(): number;
  /** Lets the process kill itself when it comes to this moment. */
  arm(moment: Moment): Promise<void>;
  kill(): void;
  /** What came of the work; `died` when the process ended before. */
  unlessDead<T>(work: Promise<T>): Promise<T | 'died'>;
  /** Starts it again. A moment that has not come till now does not come any more: then the process is killed here. */
  revive(): Promise<void>;
  /** The moments at which the process has killed itself. */
  came(): ReadonlySet<Moment>;
  /** Ends it in an orderly way. */
  stop(): Promise<Ended>;
}

type ShownLine = { readonly ready?: true; readonly armed?: true };

const told = (program: Program, what: keyof ShownLine): Promise<void> =>
  within(
    `"${what}" from the bot`,
    new Promise((resolve, reject) => {
      program.child.on('message', (message) => {
        if ((message as ShownLine)[what] === true) resolve();
      });
      void program.ended.then(({ out, err }) => reject(new Error(`the bot ended:\n${out}\n${err}`)));
    }),
  );

/** The stand-in in a process of its own, with a journal. */
export const startStandInProcess = async (
  journalDir: string,
): Promise<{ url: string; apiUrl: string; token: string }> => {
  const standIn = startProgram(built('process'), ['0', journalDir], {});
  const [line] = await standIn.said(/^\{.*\}$/m);
  return JSON.parse(line) as { url: string; apiUrl: string; token: string };
};

/** Below node_modules, so that what is left outside of a bundle is found; made anew by each run. */
const bundles = join(projectRoot(), 'node_modules/.cache/killable');

let bundled: Promise<void> | undefined;
/** bot.mjs, bundled like the programs of the build: it is started after every kill. */
const killableBot = async (): Promise<string> => {
  await (bundled ??= bundle([join(import.meta.dirname, 'bot.mjs')], bundles));
  return join(bundles, 'bot.js');
};

export const startKillable = async (
  driver: Driver,
  address: { readonly apiUrl: string; readonly token: string },
  settings: BotSettings,
): Promise<Killable> => {
  const { apiUrl, token } = address;
  const script = await killableBot();
  const start = async (): Promise<Program> => {
    const started = startProgram(script, [JSON.stringify({ apiUrl, token, ...settings })], {}, { ipc: true });
    await told(started, 'ready');
    return started;
  };
  let bot = await start();
  let kills = 0;
  let chosen: Moment | null = null;
  const came = new Set<Moment>();
  return {
    driver,
    kills: () => kills,
    came: () => came,
    async arm(moment) {
      chosen = moment;
      const armed = told(bot, 'armed');
      bot.child.send({ dieAt: moment });
      await armed;
    },
    kill: () => void bot.child.kill('SIGKILL'),
    unlessDead: async (work) => {
      work.catch(() => undefined);
      return Promise.race([work, bot.ended.then(() => 'died' as const)]);
    },
    async revive() {
      const ended = await Promise.race([bot.ended, delay(LATE)]);
      if (ended === 'late') bot.child.kill('SIGKILL');
      else if (chosen !== null) came.add(chosen);
      chosen = null;
      const { code, out, err } = await within('the end of a bot that has been killed', bot.ended);
      if (code !== null) throw new Error(`the bot ended by itself with ${code}:\n${out}\n${err}`);
      kills += 1;
      await driver.botIs('offline');
      bot = await start();
    },
    stop: async () => bot.end('SIGTERM'),
  };
};
