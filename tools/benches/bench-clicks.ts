import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cardById } from '../../cards/index.js';
import { allCommands } from '../../commands/index.js';
import { registerCommands, startBot } from '../../src/discord/index.js';
import { decisionOf } from '../../src/engine/index.js';
import { createLogger } from '../../src/ops/index.js';
import { startStandIn, type Person, type StandIn } from '../../playground/index.js';
import { openStore } from '../../src/store/index.js';
import { createTables, isPassable, waitingFor, windowFor, type Table, type Tables } from '../../src/table/index.js';
import { words, type Language } from '../../src/text/index.js';
import type { Row } from './bench-games.js';

const cards = { card: cardById };
const speak = (language: Language) => words(language, cards);
const ACTIONS = 12;
/** Milliseconds between two actions: boards are edited at most every 1.1 s. */
const BETWEEN = 1_300;
/** Milliseconds after which a board is not expected to change any more. */
const PATIENCE = 3_000;

type Seen = ReturnType<Person['messages']>;

/** The message that shows the table, as everybody sees it. */
const boardIn = (messages: Seen) =>
  messages.findLast(
    ({ embeds, flags, components }) => embeds.length > 0 && ((flags ?? 0) & 64) === 0 && components?.length,
  );

interface Measured {
  readonly answered: number;
  readonly redrawn: number;
}

/** Milliseconds until an action is answered, and until the board shows it; null when the board has nothing new to show. */
const timed = async (person: Person, act: () => Promise<unknown>): Promise<Measured | null> => {
  const before = JSON.stringify(boardIn(person.messages())?.embeds[0]?.fields);
  const start = performance.now();
  await act();
  const answered = performance.now() - start;
  try {
    await person.waitFor((seen) => JSON.stringify(boardIn(seen)?.embeds[0]?.fields) !== before, PATIENCE);
    return { answered, redrawn: performance.now() - start };
  } catch {
    return null;
  }
};

/**
 * The plainest click of whoever is asked: a pass, or the one that says that the turn is really to end, whose question is asked
 * here; null when only a choice helps.
 */
const plainly = async (table: Table, people: readonly Person[]): Promise<(() => Promise<unknown>) | null> => {
  const decision = table.session === null ? null : decisionOf(table.session);
  if (decision === null || decision.key !== 'priority') return null;
  const [asked = decision.player] = waitingFor(table);
  const person = people[Number(asked.slice(1)) - 1];
  if (person === undefined) return null;
  const ends = decision.player === asked && decision.options.some(({ id }) => id === 'end');
  const board = boardIn(person.messages());
  const { ui, more } = speak('en');
  if (!ends) return isPassable(table) ? async () => person.click(ui.pass, board) : null;
  const { message } = await person.slash('act end-turn');
  return message?.embeds[0]?.title === more.sureTitle ? async () => person.click(more.sure, message) : null;
};

/** Answers a question in the mildest way, past Discord: what is measured are clicks. */
const chosenMildly = async (tables: Tables, table: Table, interaction: string): Promise<void> => {
  const decision = table.session === null ? null : decisionOf(table.session);
  const seat = table.data.game.seats.find(({ player }) => player === decision?.player);
  if (decision === null || seat === undefined || seat.user === null) return;
  const { name, user } = seat;
  const window = windowFor(table, user) ?? '';
  const click = { game: table.data.game.id, window, options: decision.fallback };
  await tables.perform(table.channel, { interaction, person: { name, user } }, { do: 'answer', click });
};

const seated = async (standIn: StandIn): Promise<readonly Person[]> => {
  const people = [await standIn.user('Ann'), await standIn.user('Bob')];
  const [host, guest] = people;
  await host?.slash('souls new');
  await guest?.slash('souls join');
  await host?.slash('souls start');
  return people;
};

const measure = async (standIn: StandIn, tables: Tables): Promise<readonly Row[]> => {
  const people = await seated(standIn);
  const rows = { answered: [] as number[], redrawn: [] as number[], requests: [] as number[] };
  let requests = 0;
  const count = (message: unknown): void => {
    const { request } = message as { readonly request?: { readonly path?: string } };
    if (request?.path?.startsWith('/api/') === true) requests += 1;
  };
  subscribe('undici:request:create', count);
  for (let n = 0; n < ACTIONS * 3 && rows.answered.length < ACTIONS; n += 1) {
    await pause(BETWEEN);
    const table = await tables.table(standIn.channelId);
    const act = table === null ? null : await plainly(table, people);
    const [person] = people;
    if (table === null || person === undefined) break;
    if (act === null) {
      await chosenMildly(tables, table, `choice ${n}`);
      continue;
    }
    requests = 0;
    const measured = await timed(person, act);
    if (measured === null) continue;
    rows.answered.push(measured.answered);
    rows.redrawn.push(measured.redrawn);
    await pause(BETWEEN);
    rows.requests.push(requests);
  }
  unsubscribe('undici:request:create', count);
  if (rows.answered.length === 0) throw new Error('No action changed the board: there is nothing to measure.');
  return [
    { name: 'action to its answer, with the stand-in', unit: 'ms', values: rows.answered },
    { name: 'action to the redrawn board, with the stand-in', unit: 'ms', values: rows.redrawn },
    { name: 'requests to Discord per action, pings and panels too', unit: 'requests', values: rows.requests },
  ];
};

/** What an action takes from the click on: two people, a bot and the stand-in in this process. */
export const clickSpeed = async (): Promise<readonly Row[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'souls-bench-'));
  const log = createLogger({ level: 'silent' });
  const standIn = await startStandIn();
  const { token, apiUrl } = standIn;
  const commands = allCommands({ en: speak('en'), fr: speak('fr') });
  await registerCommands({ token, apiUrl, commands, hashFile: join(dataDir, 'commands.hash') });
  const store = await openStore({ redisUrl: undefined, dataDir, log });
  const tables = createTables({ store, cards, log, random: () => 'clicks' });
  const bot = await startBot({ token, apiUrl, tables, store, words: speak, commands, log });
  try {
    return await measure(standIn, tables);
  } finally {
    await bot.finish();
    await bot.flush();
    await bot.leave();
    await store.close();
    await standIn.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
