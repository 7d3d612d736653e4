import { setTimeout } from 'node:timers/promises';
import type { APIInteraction, APIMessage } from 'discord-api-types/v10';
import { cardLookup } from '../../cards/index.js';
import { allCommands, allMenus } from '../../commands/index.js';
import { createHeadlessBot, type HeadlessBot, type SendRequest } from '../../src/discord/index.js';
import type { Card } from '../../src/engine/index.js';
import { createLogger } from '../../src/ops/index.js';
import { ClientRefusal, openInside, type Action, type Inside, type Packet } from '../../playground/index.js';
import { readCardText, type About } from '../../src/card-parser/index.js';
import { createTables, playTrial, type HouseCardTest, type Tables } from '../../src/table/index.js';
import { words, type Language, type Words } from '../../src/text/index.js';
import { peopled, type Fuzzer, type Town } from './fuzzed-people.js';
import { BEGINNING } from './fuzzed-scenes.js';
import { handTime, type HandTime } from './hand-time.js';
import { memoryStore, type Held, type MemoryStore } from './memory-store.js';
import { watching, type Watch } from './watching.js';

const cards = cardLookup;
const plain = { en: words('en', cards), fr: words('fr', cards) };
/** What people can type. */
export const COMMANDS = allCommands(plain);
const REGISTERED = [...COMMANDS, ...allMenus(plain)].map(({ data }) => data);

/** What came of an input. */
export interface Effect {
  /** The client would not have sent it. */
  readonly unsent: boolean;
  /** It was refused in words. */
  readonly refused: boolean;
  /** A table went on by it. */
  readonly moved: boolean;
  /** The interaction in which it was sent. */
  readonly interaction?: string;
  /** What must not happen: sentences. */
  readonly wrong: readonly Wrong[];
}

/** What must not happen: something was thrown, it changed what its person may not, an error was logged, nobody answered. */
export interface Wrong {
  readonly is: 'crash' | 'trespass' | 'error' | 'silence' | 'unknown to Discord';
  readonly what: string;
}

/** Changes what an interaction says before the bot hears of it. */
type Forge = (interaction: APIInteraction) => APIInteraction;

/** A bot with people at tables, in one process, without a network, in a time of its own. */
export interface FuzzedWorld extends Town, Pick<MemoryStore, 'held' | 'keep'> {
  readonly inside: Inside;
  readonly tables: Tables;
  /** Sends what a person does, and says what came of it. */
  send(person: Fuzzer, action: Action, forge?: Forge): Promise<Effect>;
  /** What the gateway told the bot when it connected. */
  readonly beginning: readonly Packet[];
  /** Tells the bot a packet of the gateway, whatever it is, and says what came of it. */
  hear(packet: { readonly t: string; readonly d: unknown }): Promise<Effect>;
  /** The messages with buttons and menus that a person sees, the newest last. */
  screens(person: Fuzzer): readonly APIMessage[];
  /** The form that somebody has opened last; null for none. */
  readonly opened: { readonly person: Fuzzer; readonly interaction: string } | null;
  close(): Promise<void>;
}

/** How a fault is planted, to see that it is found. */
export type Plant = (tables: Tables) => Tables;

/** The same texts, of which some say that something is refused: that is noted when one of them is read. */
const noting = <T extends object>(texts: T, isRefusal: (name: string) => boolean, refused: () => void): T =>
  new Proxy(texts, {
    get(of, name) {
      if (typeof name === 'string' && isRefusal(name)) refused();
      return Reflect.get(of, name) as unknown;
    },
  });

/** Notes that something is refused: every refusal is one of these texts. */
const noticing = (language: Language, refused: () => void): Words => {
  const base = plain[language];
  const among = <T extends object>(texts: T, ...names: readonly (keyof T)[]): T =>
    noting(texts, (name) => (names as readonly string[]).includes(name), refused);
  return {
    ...base,
    errors: noting(base.errors, () => true, refused),
    server: among(base.server, 'onlyManagers'),
    houseCards: among(
      base.houseCards,
      ...(['problem', 'notImported', 'cardOfFile', 'gone', 'full', 'notCopied', 'noNumber', 'countOfNumbers'] as const),
      ...(['noNumbers', 'namesOff', 'readingBusy', 'understood'] as const),
    ),
    inspect: among(base.inspect, 'gone'),
    tableSettings: among(base.tableSettings, 'oneList'),
    lookup: { ...base.lookup, hostQuestions: among(base.lookup.hostQuestions, 'notAsked', 'gone') },
    person: {
      ...base.person,
      hours: among(base.person.hours, 'problem'),
      numbers: among(base.person.numbers, 'none', 'mixed'),
    },
  };
};

const requestedOf =
  (inside: () => Inside): SendRequest =>
  async (url, init) => {
    const { pathname, searchParams } = new URL(url);
    const { body: sent, method = 'GET' } = init;
    const form = sent instanceof FormData ? sent : null;
    const text = form === null ? sent : form.get('payload_json');
    const files = form === null ? [] : [...form].filter(([name]) => name.startsWith('files'));
    const uploads = await Promise.all(
      files.map(async ([name, file]) => {
        if (typeof file === 'string') throw new TypeError(`${name} is no file`);
        const content = Buffer.from(await file.arrayBuffer());
        return { index: Number(/\d+/.exec(name)?.[0]), name: file.name, type: file.type, content };
      }),
    );
    const body: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
    const path = pathname.replace(/^\/api\/v10/, '');
    const answer = inside().request({ method, path, query: searchParams, body, uploads });
    const { status } = answer;
    const made = answer.body === undefined ? new Response(null, { status }) : Response.json(answer.body, { status });
    return made;
  };

/** Decisions of the game in which a house card is tried here. */
const TRIED = 60;

/** House cards are tried in a short game, and their texts read, without threads: these go by the real time. */
const byHand = {
  trials: {
    async test(card: Card): Promise<HouseCardTest> {
      const { is } = playTrial(card, 1, TRIED);
      return is === 'error' ? { is: 'failed', why: 'error', game: 1 } : { is: 'passed', games: 1, seen: 0, used: 0 };
    },
    close: async () => undefined,
  },
  readings: { read: async (text: string, about: About) => readCardText(text, about), close: async () => undefined },
};

/** Milliseconds between two inputs. */
const BETWEEN = 300;

const isError = (line: string): boolean => {
  const { level, incident } = JSON.parse(line) as { readonly level: number; readonly incident?: string };
  return level >= 50 || incident !== undefined;
};

/** Suggestions of which there are none. */
const isEmptyList = (data: object | undefined): boolean =>
  data !== undefined && 'choices' in data && Array.isArray(data.choices) && data.choices.length === 0;

interface Parts {
  readonly time: HandTime;
  readonly inside: Inside;
  readonly bot: HeadlessBot;
  readonly watch: Watch;
  readonly lines: string[];
  /** What the gateway has told since. */
  readonly told: Packet[];
  readonly refusals: { count: number };
}

/** Tells the bot what has happened; the interaction itself may have been forged on the way. */
const tellBot = async ({ bot, told }: Parts, forge: Forge): Promise<void> => {
  for (let packet = told.shift(); packet !== undefined; packet = told.shift())
    await bot.receive(packet.t === 'INTERACTION_CREATE' ? { ...packet, d: forge(packet.d as APIInteraction) } : packet);
};

/** Milliseconds that pass at a time while something waits, and how often before it counts as waiting for ever. */
const STEP = 400;
const STEPS = 2_000;
/** Milliseconds of real time between two looks then. */
const PAUSE = 5;
/** From this step on what waits is not waiting for that time: a picture is drawn in time that passes by itself. */
const DRAWING = 20;

/** Lets time pass for as long as something waits for it. */
const whileTimePasses = async (time: HandTime, work: Promise<void>): Promise<void> => {
  let isOver = false;
  const over = work.finally(() => (isOver = true));
  over.catch(() => undefined);
  await time.pass(0);
  for (let step = 0; !isOver && step < STEPS; step += 1) {
    if (step < DRAWING) await time.pass(STEP);
    else await setTimeout(PAUSE);
  }
  if (!isOver) throw new Error('the interaction is waited for without an end');
  await over;
};

const sending = (parts: Parts) => {
  const { time, inside, watch, lines, refusals } = parts;
  return async (person: Fuzzer, action: Action, forge: Forge): Promise<Effect & { readonly form: string | null }> => {
    const wrong: Wrong[] = [];
    lines.length = 0;
    refusals.count = 0;
    let sent: ReturnType<Inside['act']>;
    try {
      sent = inside.act(person.id, action);
    } catch (error) {
      if (!(error instanceof ClientRefusal)) throw error;
      return { unsent: true, refused: false, moved: false, wrong, form: null };
    }
    watch.begin(person, sent.id);
    await whileTimePasses(time, tellBot(parts, forge)).catch((error: unknown) => {
      wrong.push({ is: 'crash', what: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    });
    const nothingFound = sent.response !== null && 'data' in sent.response && isEmptyList(sent.response.data);
    const refused = refusals.count > 0 || nothingFound;
    const isSilent = sent.response === null;
    await time.pass(BETWEEN);
    await tellBot(parts, (one) => one);
    const { moved, trespasses } = await watch.end();
    if (isSilent && wrong.length === 0) wrong.push({ is: 'silence', what: 'the interaction was not answered' });
    wrong.push(...trespasses.map((what) => ({ is: 'trespass', what }) as const));
    wrong.push(...lines.filter(isError).map((what) => ({ is: 'error', what }) as const));
    const problems = inside.problems as string[];
    wrong.push(...problems.splice(0).map((what) => ({ is: 'unknown to Discord', what }) as const));
    return { unsent: false, refused, moved, wrong, interaction: sent.id, form: sent.modal === null ? null : sent.id };
  };
};

const isUnhandled = (line: string): boolean => line.includes('a packet of the gateway could not be handled');

const hearing =
  ({ time, inside, bot, lines }: Parts): FuzzedWorld['hear'] =>
  async (packet) => {
    lines.length = 0;
    let unhandled = 0;
    await whileTimePasses(time, bot.receive(packet)).catch(() => {
      unhandled += 1; // what the router lets through is one warning
    });
    await time.pass(BETWEEN);
    (inside.problems as string[]).length = 0; // who answers what nobody has sent may ask for anything
    unhandled += lines.filter(isUnhandled).length;
    const errors = lines.filter(isError).map((what) => ({ is: 'error', what }) as const);
    const often = { is: 'crash', what: `${packet.t}: ${unhandled} warnings` } as const;
    const wrong = [...errors, ...(unhandled > 1 ? [often] : [])];
    return { unsent: false, refused: unhandled > 0, moved: false, wrong };
  };

/** Opens a world on what a store held. */
export const openWorld = async (scene: Held, plant: Plant = (tables) => tables): Promise<FuzzedWorld> => {
  const [lines, told, refusals]: [string[], Packet[], { count: number }] = [[], [], { count: 0 }];
  const log = createLogger({ level: 'warn', destination: { write: (line) => void lines.push(line) } });
  const time = handTime(BEGINNING);
  const inside = openInside(time, (packet) => void told.push(packet));
  const town = peopled(inside);
  inside.request({
    method: 'PUT',
    path: `/applications/${inside.applicationId}/commands`,
    query: new URLSearchParams(),
    body: JSON.parse(JSON.stringify(REGISTERED)) as unknown,
    uploads: [],
  });
  const kept = memoryStore(scene);
  const watch = watching(kept, inside.guildId);
  const { store } = watch;
  const timed = { now: () => time.now(), later: (ms: number, run: () => void) => void time.after(ms, run) };
  const tables = createTables({ store, cards, log, random: () => 'fuzz', chance: () => 0.5, ...timed });
  watch.look(tables);
  const speak = {
    en: noticing('en', () => (refusals.count += 1)),
    fr: noticing('fr', () => (refusals.count += 1)),
  };
  const bot = createHeadlessBot(
    {
      tables: plant(tables),
      store,
      words: (language) => speak[language],
      commands: COMMANDS,
      log,
      timers: time,
      ...byHand,
    },
    requestedOf(() => inside),
  );
  const parts: Parts = { time, inside, bot, watch, lines, told, refusals };
  const beginning = [...told];
  await tellBot(parts, (one) => one);
  const send = sending(parts);
  let form: FuzzedWorld['opened'] = null;
  return {
    ...town,
    held: kept.held,
    keep: kept.keep,
    inside,
    tables,
    beginning,
    hear: hearing(parts),
    get opened() {
      return form;
    },
    async send(person, action, forge = (one) => one) {
      const effect = await send(person, action, forge);
      if (effect.form !== null) form = { person, interaction: effect.form };
      return effect;
    },
    screens: ({ id }) => inside.seenBy(id).filter(({ components = [] }) => components.length > 0),
    close: async () => bot.end(),
  };
};
