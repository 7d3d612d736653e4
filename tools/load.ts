// `npm run load`: how fast the program answers people at many tables, and how late boards are. It runs as a process of its
// own; the people and the stand-in for Discord, which takes 50 requests a second, are in this one. With `--computers` one sits at
// each table that thinks ahead.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStandIn, type StandIn } from '../playground/index.js';
import { runBot, type RunningBot } from './loads/load-bot.js';
import { createPlayers, type Players } from './loads/load-players.js';
import { prepareTables } from './loads/load-tables.js';
import { argumentsOf, countOf } from './tool-arguments.js';

const HELP = `npm run load -- [options]: how fast the program answers people at many tables, and how late boards are.

  --tables N     how many tables (1000)
  --seconds N    how long people press at each speed (60)
  --computers    a computer player that thinks ahead sits at each table
  --json         as JSON, at the end
`;

const given = argumentsOf(HELP, {
  computers: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  tables: { type: 'string', default: '1000' },
  seconds: { type: 'string', default: '60' },
});
const tables = countOf('tables', given.tables, HELP);
const seconds = countOf('seconds', given.seconds, HELP);
/** Seconds for which boards are waited for. */
const CALM = 60;

type Row = Readonly<Record<string, number | string | null>>;

const rounded = (value: number): number => Math.round(value * 10) / 10;

const part = (values: readonly number[], share: number): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return found === undefined ? null : rounded(found);
};

const pause = async (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** What both processes take of the machine while something runs, in per cent of all its cores, and how busy it is besides. */
const withShares = async <T extends Row>(bot: RunningBot, run: () => Promise<T>): Promise<Row> => {
  const cores = cpus().length;
  const before = { time: performance.now(), own: process.cpuUsage(), bot: bot.cpu() };
  const row = await run();
  const time = performance.now() - before.time;
  const { user, system } = process.cpuUsage(before.own);
  const share = (milliseconds: number): number => rounded((milliseconds / time / cores) * 100);
  const now = bot.cpu();
  return {
    ...row,
    botMs: now === null || before.bot === null ? null : rounded(now - before.bot),
    botShare: now === null || before.bot === null ? null : share(now - before.bot),
    generatorShare: share((user + system) / 1000),
    loadAverage: rounded(loadavg()[0] ?? 0),
    botMemoryMB: rounded((bot.memory() ?? 0) / 1e6),
  };
};

/** How long it takes from the start of the program until somebody is answered, and until every board is right. */
const started = async (name: string, standIn: StandIn, players: Players, bot: RunningBot, begun: number) =>
  withShares(bot, async () => {
    const refused = standIn.crowd.refused.length;
    while (!standIn.crowd.botIsOnline()) await pause(5);
    const online = performance.now() - begun;
    const acknowledged: number[] = [];
    let answering: number | null = null;
    for (let n = 0; performance.now() - begun < 120_000; n += 1) {
      const shown = players.shownSince(begun);
      if (shown === tables) break;
      const took = await players.look(n * 37);
      if (took !== null) {
        answering ??= performance.now() - begun;
        acknowledged.push(took);
      }
      await pause(50);
    }
    return {
      name,
      onlineMs: rounded(online),
      answeringMs: answering === null ? null : rounded(answering),
      acknowledgedP99: part(acknowledged, 0.99),
      acknowledgedMost: part(acknowledged, 1),
      boards: players.shownSince(begun),
      boardsMs: rounded(performance.now() - begun),
      refused: standIn.crowd.refused.length - refused,
    };
  });

const pressed = async (name: string, standIn: StandIn, players: Players, bot: RunningBot, perSecond: number) =>
  withShares(bot, async () => {
    const refused = standIn.crowd.refused.length;
    const { acknowledged, shown, waiting, failed } = await players.press(perSecond, seconds, CALM);
    return {
      name,
      interactions: acknowledged.length,
      failed,
      acknowledgedP50: part(acknowledged, 0.5),
      acknowledgedP99: part(acknowledged, 0.99),
      boards: shown.length,
      boardsP50: part(shown, 0.5),
      boardsP99: part(shown, 0.99),
      boardsMost: part(shown, 1),
      boardsMissing: waiting.length,
      refused: standIn.crowd.refused.length - refused,
    };
  });

const say = (row: Row): void => {
  const { name, ...rest } = row;
  const text = Object.entries(rest).map(([key, value]) => `${key} ${value ?? 'unknown'}`);
  if (!given.json) process.stdout.write(`${name}: ${text.join(', ')}\n`);
};

/** One bot with tables of its own, through everything that is asked of it. */
const suite = async (picture: boolean, rates: readonly number[]): Promise<readonly Row[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'souls-load-'));
  const standIn = await startStandIn();
  const rows: Row[] = [];
  const bots: RunningBot[] = [];
  const add = (row: Row): void => {
    rows.push(row);
    say(row);
  };
  const kind = `${picture ? 'with pictures' : 'without pictures'}${given.computers ? ' and computer players that think' : ''}`;
  try {
    const players = createPlayers(
      standIn.crowd,
      await prepareTables(standIn.crowd, dataDir, { count: tables, picture, computers: given.computers }),
    );
    const run = async (name: string): Promise<RunningBot> => {
      const begun = performance.now();
      const running = runBot(standIn, dataDir);
      bots.push(running);
      add(await started(name, standIn, players, running, begun));
      return running;
    };
    const first = await run(`first start, ${tables} tables ${kind}`);
    await players.open();
    for (const rate of rates) add(await pressed(`${rate} interactions/s ${kind}`, standIn, players, first, rate));
    await first.stop();
    const second = await run(`restart, ${tables} tables ${kind}`);
    await second.stop();
    for (const request of standIn.crowd.refused) process.stderr.write(`refused: ${request}\n`);
    return rows;
  } finally {
    await Promise.all(bots.map(async (bot) => bot.stop()));
    await standIn.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const rows = [...(await suite(false, [40, 150])), ...(await suite(true, [20]))];
if (given.json) process.stdout.write(`${JSON.stringify(rows)}\n`);
