import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cardLookup } from '../../cards/index.js';
import { chooseAnswer } from '../../src/computer-players/index.js';
import { drawableBoard, openDrawing, replayFile, storyOfReturn } from '../../src/discord/index.js';
import { decisionOf, viewFor } from '../../src/engine/index.js';
import { createLogger } from '../../src/ops/index.js';
import { openStore } from '../../src/store/index.js';
import {
  createTables,
  publicView,
  randomFrom,
  windowFor,
  type Outcome,
  type Person,
  type Table,
  type Tables,
} from '../../src/table/index.js';
import { words } from '../../src/text/index.js';

const CHANNEL = '1';
const HOST: Person = { user: '1', name: 'Ann' };
const PEOPLE: readonly Person[] = [HOST, { user: '2', name: 'Bob' }, { user: '3', name: 'Cyd' }];
/** Games differ by it: this one has a lively middle. */
const SEED = 'pictures';
/** The turn from which on the board and the story are looked for, and the one before which somebody looked last. */
const TURN = 12;
const LOOKED = 6;
/** The page of a replay, in pixels, and the turns that are over on it. */
const PAGE = { width: 1_200, height: 800 } as const;
const PAGE_TURN = 11;
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];

type Drawable = NonNullable<ReturnType<typeof drawableBoard>>;

const w = words('en', cardLookup);

const done = (outcome: Outcome): Table => {
  if (outcome.is === 'done') return outcome.table;
  throw new Error(`The game of the pictures was refused: ${outcome.is}`);
};

/** A game of three people who play as computer players do: the table after each of their answers, until it is over. */
async function* played(tables: Tables): AsyncGenerator<Table> {
  let acts = 0;
  const act = async (person: Person, command: Parameters<Tables['perform']>[2]): Promise<Table> =>
    done(await tables.perform(CHANNEL, { interaction: `act ${(acts += 1)}`, person }, command));
  const random = randomFrom(1);
  await tables.open(CHANNEL, { interaction: 'open', person: HOST }, { souls: 3, language: 'en' });
  for (const person of PEOPLE.slice(1)) await act(person, { do: 'join' });
  let table = await act(HOST, { do: 'start' });
  while (table.session !== null && table.data.phase === 'playing') {
    yield table;
    const { session, data } = table;
    const player = decisionOf(session)?.player;
    const user = data.game.seats.find((seat) => seat.player === player)?.user;
    const person = PEOPLE.find((one) => one.user === user);
    if (player === undefined || person === undefined) return;
    const options = chooseAnswer('simple', viewFor(session, player), random, cardLookup);
    const window = windowFor(table, person.user) ?? '';
    table = await act(person, { do: 'answer', click: { game: data.game.id, window, options } });
  }
  yield table;
}

/** Whether a board shows much: a fight, with something on the stack. */
const isLively = (table: Table): boolean => {
  const view = publicView(table);
  return view !== null && view.turn.number >= TURN && view.stack.length >= 2;
};

/** The moments of a game that are shown: its board and its story as data, and its replay as a page. */
const momentsOf = async (
  tables: Tables,
): Promise<{ readonly board: Drawable; readonly story: Drawable; readonly page: Buffer }> => {
  let board: Drawable | null = null;
  let story: Drawable | null = null;
  let looked = '';
  for await (const table of played(tables)) {
    const turn = publicView(table)?.turn.number ?? 0;
    if (turn < LOOKED) looked = (await tables.lastLine(CHANNEL)) ?? '';
    if (table.data.phase === 'playing' && board === null && isLively(table)) board = drawableBoard(table, w, []);
    if (table.data.phase === 'playing' && story === null && turn >= TURN) {
      const entries = await tables.logAfter(CHANNEL, null, looked);
      story = storyOfReturn(table, HOST.user, { entries, looked: null }, 0, w)?.drawable ?? null;
    }
    if (table.data.phase !== 'over') continue;
    const replay = await tables.replay(CHANNEL);
    const [log, chance] = [await tables.wholeLog(CHANNEL, null), await tables.chanceTold(CHANNEL)];
    const page = typeof replay === 'string' ? null : await replayFile({ table, replay, log, chance, w });
    if (board !== null && story !== null && page !== null) return { board, story, page };
  }
  throw new Error('The game of the pictures has no board, story or replay: choose another seed.');
};

/** Photographs the page of a replay in the browser of this machine. */
const photograph = async (page: Buffer, folder: string): Promise<Buffer> => {
  const places = (process.env['PATH'] ?? '').split(delimiter).flatMap((at) => BROWSERS.map((name) => join(at, name)));
  const executablePath = places.find((place) => existsSync(place));
  if (executablePath === undefined) throw new Error(`None of ${BROWSERS.join(', ')} is on the PATH.`);
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const file = join(folder, 'replay.html');
    writeFileSync(file, page);
    const shown = await browser.newPage({ viewport: PAGE, colorScheme: 'dark', reducedMotion: 'reduce' });
    await shown.goto(pathToFileURL(file).href);
    for (let turn = 0; turn < PAGE_TURN; turn += 1) await shown.keyboard.press('PageDown');
    for (let step = 0; step < 6; step += 1) await shown.keyboard.press('ArrowRight');
    return await shown.screenshot();
  } finally {
    await browser.close();
  }
};

/** The pictures of README.md as PNG files: a board, a story strip and a replay of one game, the same each time. */
export const photographed = async (): Promise<readonly (readonly [string, Buffer])[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'souls-pictures-'));
  const log = createLogger({ level: 'silent' });
  const store = await openStore({ redisUrl: undefined, dataDir: folder, log });
  const drawing = openDrawing();
  try {
    const tables = createTables({ store, cards: cardLookup, log, random: () => SEED, later: () => undefined });
    const { board, story, page } = await momentsOf(tables);
    return [
      ['board', await drawing.draw(board)],
      ['story', await drawing.draw(story)],
      ['replay', await photograph(page, folder)],
    ];
  } finally {
    await drawing.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
