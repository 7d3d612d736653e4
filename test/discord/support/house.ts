import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished } from 'vitest';
import { cardLookup, cardsOf } from '../../../cards/index.js';
import { allCommands, allMenus } from '../../../commands/index.js';
import { registerCommands, startBot, type Bot } from '../../../src/discord/index.js';
import type { RateLimiter } from '../../../src/discord/answers/answer/rate-limiter.js';
import { theLookup } from '../../../src/discord/lookup/the-lookup.js';
import type { Studio } from '../../../src/discord/picture/index.js';
import { planOf } from '../../../src/discord/picture/plans/plan-of.js';
import type { Pictures } from '../../../src/discord/live-messages/pictures/pictures.js';
import { apply, decisionOf, openGame, seededRandom, turnOf, type Option } from '../../../src/engine/index.js';
import { createLogger } from '../../../src/ops/index.js';
import { startStandIn, type Clock, type Outcome, type Person, type StandIn } from '../../../playground/index.js';
import { openStore } from '../../../src/store/index.js';
import type { Readings } from '../../../src/discord/index.js';
import {
  createTables,
  setupForTable,
  type GameStore,
  type Table,
  type Tables,
  type Trials,
} from '../../../src/table/index.js';
import { partsOf } from './answers.js';
import { realTimers } from '../../../src/discord/rest/timers.js';
import type { HandTimers } from './hand-timers.js';
import { LeapingTime } from './leaping-time.js';
import { LANGUAGES, words, type Language } from '../../../src/text/index.js';
import { stateIn } from '../../support/internals.js';

const cards = cardLookup;
export const speak = (language: Language) => words(language, cards);
const both = { en: speak('en'), fr: speak('fr') };
export const commands = allCommands(both);

/** Boards as text alone: for tests that count the turns of the event loop. */
export const noPictures: Pictures = {
  board: async () => 'none',
  inspected: async () => [],
  story: async () => null,
  ofMoment: async () => [],
  apart: async () => [],
  allow: () => undefined,
};

/** Plans every picture and draws none: a file with nothing on it stands for each. */
export const blankStudio: Studio = {
  async draw(_key, picture) {
    const { width, height } = planOf(picture);
    return Buffer.from(`${width} x ${height}`);
  },
  close: async () => undefined,
};

/** A stand-in for Discord with the bot in it, on the embedded store, all of it gone with the test. */
export interface House {
  readonly standIn: StandIn;
  readonly bot: Bot;
  readonly tables: Tables;
  readonly store: GameStore;
  /** Log lines of the bot, as JSON. */
  readonly lines: readonly string[];
  /** The next log line with these words, or the one that is there already. */
  logged(words: string): Promise<string>;
  /** The table of the first channel. */
  table(): Promise<Table>;
}

export interface HouseOptions {
  readonly seed?: string;
  /** The time of the stand-in; the real one unless given. */
  readonly clock?: Clock;
  /** The time of the tables' clocks and of notices; without it nobody is told that they are awaited. */
  readonly time?: HandTimers;
  /** The time of everything: the stand-in, the tables, what is shown. Nothing happens by itself unless it passes. */
  readonly everywhere?: HandTimers;
  /** Its pictures are drawn, as in few tests: nobody looks at them, and drawing takes longer than all else. */
  readonly isDrawn?: boolean;
  /** How fast people may act; as fast as tests do unless given. */
  readonly rateLimiter?: RateLimiter;
  /** Wraps the store, to make it fail or slow. */
  readonly wrap?: (store: GameStore) => GameStore;
  /** What house cards are tried with, and what reads their texts. */
  readonly trials?: Trials;
  readonly readings?: Readings;
}

/** What the first player may do in their first action phase, or null when something else is asked before it. */
const firstOffers = (seed: string, seats: number): readonly Option[] | null => {
  const session = openGame(setupForTable(cardsOf(['base']), seats, 4, seed), { cards, random: seededRandom });
  for (;;) {
    const { player, key, options } = decisionOf(session)!;
    if (options.some(({ id }) => id === 'end')) return options;
    if (key !== 'priority') return null;
    apply(session, player, ['pass']);
  }
};

/** A seed of games for so many that begin plainly, whatever cards the set holds by now, with offers that fit. */
export const plainSeed = (
  name: string,
  seats: readonly number[] = [2, 3, 4],
  fits: (offers: readonly Option[]) => boolean = () => true,
): string => {
  for (let n = 0; ; n += 1) {
    const seed = `${name} ${n}`;
    const offers = seats.map((number) => firstOffers(seed, number));
    if (offers.every((found) => found !== null && fits(found))) return seed;
  }
};

let usual: string | undefined;

/** The seed of a house that was given none: looked for once. */
const usualSeed = (): string => (usual ??= plainSeed('usual'));

/** Processor milliseconds that an answer may take: a third of what Discord gives, on a machine that does nothing else. */
const SLOW = 1_000;

export const openHouse = async (options: HouseOptions = {}): Promise<House> => {
  theLookup(); // read from the build at a start; sources build it, for a second
  const dataDir = mkdtempSync(join(tmpdir(), 'souls-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  const write = (line: string): void => {
    lines.push(line);
    for (const listener of listeners) listener();
  };
  const log = createLogger({ level: 'info', destination: { write } });
  const logged = (wanted: string): Promise<string> =>
    new Promise((resolve) => {
      const check = (): void => {
        const line = lines.find((one) => one.includes(wanted));
        if (line === undefined) return;
        listeners.delete(check);
        resolve(line);
      };
      listeners.add(check);
      check();
    });
  const { everywhere } = options;
  const leaping = new LeapingTime();
  const clock = everywhere ?? options.clock ?? { now: () => leaping.now(), after: realTimers.after };
  const standIn = await startStandIn({ clock, onInteraction: leaping.noted });
  onTestFinished(async () => standIn.close());
  onTestFinished(() => expect(leaping.slowest).toBeLessThan(SLOW));
  const timers = everywhere ?? (options.clock === undefined ? leaping : realTimers);
  const { token, apiUrl } = standIn;
  const everything = [...commands, ...allMenus(both)];
  await registerCommands({ token, apiUrl, commands: everything, hashFile: join(dataDir, 'commands.hash') });
  const opened = await openStore({ redisUrl: undefined, dataDir, log });
  onTestFinished(async () => opened.close());
  const store = options.wrap?.(opened) ?? opened;
  const { seed = usualSeed(), time = everywhere, rateLimiter = { check: () => 'allowed' } } = options;
  const timed = time === undefined ? {} : { now: () => time.now(), later: () => undefined };
  const noticed = time === undefined ? {} : { noticeTimers: time };
  const tables = createTables({ store, cards, log, random: () => seed, ...timed });
  const { trials, readings } = options;
  const threads = { ...(trials === undefined ? {} : { trials }), ...(readings === undefined ? {} : { readings }) };
  const bot = await startBot({
    token,
    apiUrl,
    tables,
    store,
    words: speak,
    commands,
    log,
    rateLimiter,
    timers,
    ...(options.isDrawn === true ? {} : { studio: blankStudio }),
    ...noticed,
    ...threads,
  });
  onTestFinished(async () => {
    await bot.finish();
    await bot.flush();
    await bot.leave();
  });
  const table = async (): Promise<Table> => {
    const found = await tables.table(standIn.channelId);
    if (found === null) throw new Error('there is no table');
    return found;
  };
  return { standIn, bot, tables, store, lines, logged, table };
};

/** The plain signs that icons of the application stand in for. */
const PLAIN: Readonly<Record<string, string>> = {
  hp: '♥',
  atk: '⚔',
  cents: '¢',
  death: '☠',
  deactivated: '↷',
  die6: '⚅',
};

/** A text with plain signs where it has icons, and without emblems: whether there are emojis yet makes no difference. */
const plainly = (text: string): string =>
  text.replace(/<:(\w+?)_[0-9a-f]{4}:\d+>( ?)/g, (_all, of: string, space: string) => {
    const sign = PLAIN[of];
    return sign === undefined ? '' : `${sign}${space}`;
  });

/** The texts of a message: content and everything in its embeds. */
export const textOf = (message: APIMessage | undefined): string =>
  plainly(
    [
      message?.content,
      ...(message?.embeds ?? []).flatMap((embed) => [
        embed.title,
        embed.description,
        ...(embed.fields ?? []).flatMap(({ name, value }) => [name, value]),
        embed.footer?.text,
      ]),
    ].join('\n'),
  );

export const isEphemeral = ({ flags }: APIMessage): boolean => ((flags ?? 0) & 64) !== 0;

/** Labels of the buttons and placeholders of the menus. */
export const labelsOf = (message: APIMessage | undefined): readonly string[] =>
  (message?.components ?? []).flatMap((row) =>
    'components' in row
      ? row.components.flatMap((part) => {
          if ('label' in part && part.label !== undefined) return [part.label];
          return 'placeholder' in part && part.placeholder !== undefined ? [part.placeholder] : [];
        })
      : [],
  );

/** Labels of everything that the menus offer. */
export const optionLabels = (message: APIMessage): readonly string[] =>
  (message.components ?? []).flatMap((row) =>
    'components' in row
      ? row.components.flatMap((part) => (part.type === 3 ? part.options.map(({ label }) => label) : []))
      : [],
  );

/** The board as this person sees it: the newest message for everybody that has an embed. */
export const boardSeen = (messages: readonly APIMessage[]): APIMessage | undefined =>
  messages.findLast((message) => !isEphemeral(message) && message.embeds.length > 0);

/** This person's newest panel. */
export const panelSeen = (messages: readonly APIMessage[]): APIMessage | undefined =>
  messages.findLast((message) => isEphemeral(message) && message.embeds.length > 0);

/** Leaves the game, as one is asked once more before. */
export const leaveGame = async (person: Person): Promise<Outcome> =>
  person.click(speak('en').quitting.leaveYes, (await person.slash('souls leave')).message!);

/** Somebody who may do so alone ends the game of the channel, and means it. */
export const endGame = async (person: Person): Promise<Outcome> =>
  person.click(speak('en').quitting.endYes, (await person.slash('souls end')).message!);

/** Waits for what is said to this person alone, beside what they have open. */
export const saidBeside = async (person: Person, text: string): Promise<APIMessage> =>
  person.waitFor((messages) => messages.findLast((message) => isEphemeral(message) && message.content.includes(text)));

export interface Started {
  readonly ann: Person;
  readonly bob: Person;
  /** Whose turn it is, and the other. */
  readonly active: Person;
  readonly other: Person;
}

/** Ann and Bob at a table on which the cards are dealt, and everybody sees the board. */
export const startedTable = async (
  house: House,
  options: { readonly souls?: number; readonly locale?: 'fr'; readonly picture?: false } = {},
): Promise<Started> => {
  const { standIn } = house;
  const language = options.locale === undefined ? {} : { locale: options.locale };
  const ann = await standIn.user('Ann', language);
  const bob = await standIn.user('Bob', language);
  const { souls = 4, picture } = options;
  await ann.slash('souls new', { souls, ...(picture === undefined ? {} : { picture }) });
  await bob.slash('souls join');
  await ann.slash('souls start');
  for (const person of [ann, bob]) {
    await person.waitFor((messages) => {
      const board = boardSeen(messages);
      return board !== undefined && LANGUAGES.some((language) => labelsOf(board).includes(speak(language).ui.play));
    });
  }
  const { session } = await house.table();
  const [active, other] = turnOf(session!).active === 'p1' ? [ann, bob] : [bob, ann];
  return { ann, bob, active, other };
};

/** Ends a turn in which nothing has been done, as somebody does who has been asked whether they mean it. */
export const endTurn = async (person: Person, panel: APIMessage): Promise<Outcome> => {
  const end = partsOf(panel).find(({ id }) => id.endsWith(':opt:end'));
  return person.force((end?.id ?? '').replace(':opt:', ':sure:'), panel);
};

/** The same by typing. */
export const typeEndTurn = async (person: Person): Promise<Outcome> => {
  const asked = await person.slash('act end-turn');
  const sure = asked.message === null ? undefined : partsOf(asked.message).find(({ verb }) => verb === 'sure');
  return sure === undefined ? asked : person.click(sure.id, asked.message!);
};

/** Whether the active player of this turn has declared its end, or it has ended already. */
export const isEnding = async (house: House, turn: number): Promise<boolean> => {
  const state = stateIn((await house.table()).session!);
  return (
    state.turn.number > turn ||
    state.turn.phase === 'end' ||
    state.procedures.some(({ kind }) => kind === 'endDeclaration')
  );
};
