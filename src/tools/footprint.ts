// What the bot takes: `npm run footprint -- --interactions 100000 --tables 200`. Starts the built program against a stand-in
// of its own and prints how soon it is ready, its memory when nothing happens, how much that grows, and how it ends.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { cardById } from '../../cards/index.js';
import { allCommands, allMenus } from '../../commands/index.js';
import { registerCommands } from '../discord/index.js';
import { connectDriver } from '../playground/index.js';
import { words } from '../text/index.js';
import { openPlayed, pressAt, type PlayedTable } from './footprints/played-tables.js';
import { startWatched, type WatchedProgram } from './footprints/watched-program.js';

/** How often the start is measured. */
const STARTS = 5;
/** Milliseconds until a program that has started does nothing any more. */
const SETTLED = 8_000;
/** The share of the presses after which what only grows once has grown. */
const WARM = 0.1;
/** Parts in which the growth is told. */
const PARTS = 5;

const { values } = parseArgs({
  options: {
    interactions: { type: 'string', default: '100000' },
    tables: { type: 'string', default: '200' },
    json: { type: 'boolean', default: false },
  },
});
const interactions = Number(values.interactions);
const rounded = (number: number): number => Math.round(number * 10) / 10;
const figures: Record<string, unknown> = {};
const tell = (name: string, figure: unknown): void => {
  figures[name] = figure;
  if (!values.json) process.stdout.write(`${name}: ${JSON.stringify(figure)}\n`);
};

const cards = { card: cardById };
const folder = mkdtempSync(join(tmpdir(), 'souls-footprint-'));
const standIn = await startWatched('playground/process.js', ['0'], {}, /^\{.*\}$/m);
const address = JSON.parse(standIn.said[0]) as {
  readonly url: string;
  readonly apiUrl: string;
  readonly token: string;
};

/** The bot on a folder of its own. */
const startBot = async (dataDir: string, isInspected = false): Promise<WatchedProgram> =>
  startWatched(
    'main.js',
    [],
    {
      DATA_DIR: join(folder, dataDir),
      DISCORD_TOKEN: address.token,
      DISCORD_API_URL: address.apiUrl,
      LOG_LEVEL: 'silent',
    },
    /The bot is connected/,
    isInspected,
  );

/** The commands, without which nothing can be typed. */
const registerAll = async (): Promise<void> => {
  const both = { en: words('en', cards), fr: words('fr', cards) };
  const { token, apiUrl } = address;
  const commands = [...allCommands(both), ...allMenus(both)];
  await registerCommands({ token, apiUrl, commands, hashFile: join(folder, 'commands.hash') });
};

const measureStart = async (): Promise<void> => {
  const starts: number[] = [];
  let idle = 0;
  for (let time = 0; time < STARTS; time += 1) {
    const bot = await startBot('empty');
    starts.push(rounded(bot.readyAfter));
    if (time === STARTS - 1) {
      await pause(SETTLED);
      idle = bot.resident();
    }
    await bot.end();
  }
  tell(
    'ready after, ms',
    starts.toSorted((a, b) => a - b),
  );
  tell('idle, MB', idle);
};

const measureGrowth = async (bot: WatchedProgram, tables: readonly PlayedTable[]): Promise<void> => {
  let failed = await pressAt(tables, Math.ceil(interactions * WARM));
  await pause(SETTLED);
  const before = await bot.collected();
  tell('warm, MB', before);
  for (let part = 1; part <= PARTS; part += 1) {
    const since = performance.now();
    failed += await pressAt(tables, interactions / PARTS);
    const each = (performance.now() - since) / (interactions / PARTS);
    const now = await bot.collected();
    tell(`after ${(interactions / PARTS) * part}, MB`, { ...now, perSecond: rounded(1_000 / each) });
  }
  await pause(SETTLED);
  const after = await bot.collected();
  tell('growth after collection, MB', {
    live: rounded(after.live - before.live),
    resident: rounded(after.resident - before.resident),
  });
  tell('presses that failed', failed);
};

try {
  await measureStart();
  await registerAll();
  const driver = await connectDriver(address.url);
  const tables = await openPlayed(driver, join(folder, 'played'), Number(values.tables));
  const bot = await startBot('played', true);
  tell(`ready after with ${tables.length} tables, ms`, rounded(bot.readyAfter));
  for (const { people } of tables) await people[0].waitFor((seen) => seen.length > 0, 600_000);
  await measureGrowth(bot, tables);
  let isEnding = false;
  const under = (async () => {
    while (!isEnding) await pressAt(tables, 80);
  })();
  await pause(1_000);
  const { code, after } = await bot.end();
  isEnding = true;
  tell('ended under load', { code, after: rounded(after) });
  driver.close();
  await standIn.end();
  await under;
  if (values.json) process.stdout.write(`${JSON.stringify(figures)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
