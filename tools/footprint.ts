// What the bot takes: `npm run footprint -- --interactions 100000 --tables 200`. Starts the built program against a stand-in
// of its own and prints how soon it is ready, its memory when nothing happens, how much that grows, and how it ends.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startStandIn } from '../playground/index.js';
import { startWatched, type WatchedProgram } from './footprints/watched-program.js';
import { createPlayers, type Players } from './loads/load-players.js';
import { prepareTables } from './loads/load-tables.js';
import { argumentsOf, countOf } from './tool-arguments.js';

/** How often the start is measured. */
const STARTS = 5;
/** Milliseconds until a program that has started does nothing any more. */
const SETTLED = 20_000;
/** The share of the presses after which what only grows once has grown. */
const WARM = 0.1;
/** Parts in which the growth is told. */
const PARTS = 5;
/** Interactions a second, and the seconds for which boards are waited for after each part. */
const RATE = 150;
const CALM = 30;

const HELP = `npm run footprint -- [options]: how soon the program is ready, and how much memory it takes, idle and after many acts.

  --interactions N  how often somebody presses something (100000)
  --tables N        at how many tables (200)
  --json            as JSON, at the end
`;

const values = argumentsOf(HELP, {
  interactions: { type: 'string', default: '100000' },
  tables: { type: 'string', default: '200' },
  json: { type: 'boolean', default: false },
});
const interactions = countOf('interactions', values.interactions, HELP);
const tables = countOf('tables', values.tables, HELP);
const rounded = (number: number): number => Math.round(number * 10) / 10;
const figures: Record<string, unknown> = {};
const tell = (name: string, figure: unknown): void => {
  figures[name] = figure;
  if (!values.json) process.stdout.write(`${name}: ${JSON.stringify(figure)}\n`);
};

const folder = mkdtempSync(join(tmpdir(), 'souls-footprint-'));
const standIn = await startStandIn();

/** The bot on a folder of its own. */
const startBot = async (dataDir: string, isInspected = false): Promise<WatchedProgram> =>
  startWatched(
    {
      DATA_DIR: join(folder, dataDir),
      DISCORD_TOKEN: standIn.token,
      DISCORD_API_URL: standIn.apiUrl,
      LOG_LEVEL: 'silent',
    },
    isInspected,
  );

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

const measureGrowth = async (bot: WatchedProgram, players: Players): Promise<void> => {
  let failed = 0;
  const press = async (count: number): Promise<number> => {
    const since = performance.now();
    failed += (await players.press(RATE, count / RATE, CALM)).failed;
    return rounded((count * 1_000) / (performance.now() - since));
  };
  await press(Math.ceil(interactions * WARM));
  await pause(SETTLED);
  const before = await bot.collected();
  tell('warm, MB', before);
  for (let part = 1; part <= PARTS; part += 1) {
    const perSecond = await press(interactions / PARTS);
    tell(`after ${(interactions / PARTS) * part}, MB`, { ...(await bot.collected()), perSecond });
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
  const seated = await prepareTables(standIn.crowd, join(folder, 'played'), {
    count: tables,
    picture: false,
  });
  const players = createPlayers(standIn.crowd, seated);
  const bot = await startBot('played', true);
  tell(`ready after with ${seated.length} tables, ms`, rounded(bot.readyAfter));
  while (players.shownSince(0) < seated.length) await pause(100);
  await players.open();
  await measureGrowth(bot, players);
  const under = players.press(RATE, 2, 0);
  await pause(1_000);
  const { code, after } = await bot.end();
  tell('ended under load', { code, after: rounded(after) });
  await under;
  if (values.json) process.stdout.write(`${JSON.stringify(figures)}\n`);
} finally {
  await standIn.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
