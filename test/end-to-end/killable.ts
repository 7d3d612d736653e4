import { join } from 'node:path';
import type { StandIn } from '../../playground/index.js';
import { projectRoot } from '../../src/ops/index.js';
import { bundle } from '../../tools/building/bundling.js';
import { startProgram, type Ended, type Program } from './programs.js';

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

export interface BotSettings {
  readonly redisUrl?: string;
  readonly dataDir: string;
  readonly seed: string;
}

/** The bot in a process of its own, killed again and again. */
export interface Killable {
  readonly standIn: StandIn;
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

/** What the bot says by a message. */
type Message = 'ready' | 'armed' | 'settled';

const says = async ({ child, ended }: Program, what: Message): Promise<void> =>
  new Promise((resolve, reject) => {
    const listen = (message: unknown): void => {
      if (message !== what) return;
      child.off('message', listen);
      resolve();
    };
    child.on('message', listen);
    void ended.then(({ out, err }) => reject(new Error(`the bot ended before it was ${what}:\n${out}\n${err}`)));
  });

/**
 * Whether the moment does not come any more: the bot has done and shown all that there is, and still runs. The board is not
 * shown anew where nothing changes on it.
 */
const isLate = async (bot: Program): Promise<boolean> => {
  const { child, ended } = bot;
  if (child.exitCode !== null || child.signalCode !== null) return false;
  const settled = says(bot, 'settled').then(
    () => true,
    () => false,
  );
  child.send({ settle: true }, () => undefined); // it may be gone by now
  return Promise.race([settled, ended.then(() => false)]);
};

/** Below node_modules, so that what is left outside of a bundle is found; made anew by each run. */
const bundles = join(projectRoot(), 'node_modules/.cache/killable');

let bundled: Promise<void> | undefined;
/** bot.mjs, bundled like the programs of the build: it is started after every kill. */
const killableBot = async (): Promise<string> => {
  await (bundled ??= bundle([join(import.meta.dirname, 'bot.mjs')], bundles));
  return join(bundles, 'bot.js');
};

export const startKillable = async (standIn: StandIn, settings: BotSettings): Promise<Killable> => {
  const { apiUrl, token } = standIn;
  const script = await killableBot();
  const start = async (): Promise<Program> => {
    const started = startProgram(script, [JSON.stringify({ apiUrl, token, ...settings })], {}, { ipc: true });
    await says(started, 'ready');
    return started;
  };
  let bot = await start();
  let kills = 0;
  let chosen: Moment | null = null;
  const came = new Set<Moment>();
  return {
    standIn,
    kills: () => kills,
    came: () => came,
    async arm(moment) {
      chosen = moment;
      const armed = says(bot, 'armed');
      bot.child.send({ dieAt: moment });
      await armed;
    },
    kill: () => void bot.child.kill('SIGKILL'),
    unlessDead: async (work) => {
      work.catch(() => undefined);
      return Promise.race([work, bot.ended.then(() => 'died' as const)]);
    },
    async revive() {
      if (await isLate(bot)) bot.child.kill('SIGKILL');
      else if (chosen !== null) came.add(chosen);
      chosen = null;
      const { code, out, err } = await bot.ended;
      if (code !== null) throw new Error(`the bot ended by itself with ${code}:\n${out}\n${err}`);
      kills += 1;
      await standIn.botIs('offline');
      bot = await start();
    },
    stop: async () => bot.end('SIGTERM'),
  };
};
