import { setTimeout as pause } from 'node:timers/promises';
import { cardById } from '../../../cards/index.js';
import { createLogger } from '../../ops/index.js';
import type { Driver, Person } from '../../playground/index.js';
import { openStore } from '../../store/index.js';
import { createTables } from '../../table/index.js';

/** How many people press at once. */
const AT_ONCE = 8;
/** Presses in a second at most: those that open a panel have an older one removed, of which Discord takes fewer than 50 a second. */
const RATE = 100;
/** Of so many presses one is a move. */
const MOVE_EVERY = 10;

/** A table with two people, on which the game has begun. */
export interface PlayedTable {
  readonly channel: string;
  readonly people: readonly [Person, Person];
}

/** Two people who play at so many tables, each in a channel of its own; the tables are put into the store beforehand. */
export const openPlayed = async (driver: Driver, dataDir: string, number: number): Promise<readonly PlayedTable[]> => {
  const people = [await driver.user('Ann'), await driver.user('Bob')] as const;
  const log = createLogger({ level: 'silent' });
  const store = await openStore({ redisUrl: undefined, dataDir, log });
  try {
    const tables = createTables({ store, cards: { card: cardById }, log });
    const opened: PlayedTable[] = [];
    for (let index = 0; index < number; index += 1) {
      const channel = await driver.addChannel(`table-${index}`);
      const [ann, bob] = people.map(({ id: user, name }) => ({ user, name }));
      if (ann === undefined || bob === undefined) throw new Error('nobody is there');
      await tables.open(channel, `open ${index}`, ann, { souls: 4, language: 'en', picture: false });
      await tables.join(channel, `join ${index}`, bob);
      await tables.start(channel, `start ${index}`, ann);
      opened.push({ channel, people: [people[0].in(channel), people[1].in(channel)] });
    }
    return opened;
  } finally {
    await store.close();
  }
};

type Message = ReturnType<Person['messages']>[number];

const panelIn = (person: Person): Message | undefined =>
  person.messages().findLast(({ embeds, flags }) => embeds.length > 0 && ((flags ?? 0) & 64) !== 0);

const boardIn = (person: Person): Message | undefined =>
  person.messages().findLast(({ embeds, flags }) => embeds.length > 0 && ((flags ?? 0) & 64) === 0);

/** The custom id of a button with this verb. */
const buttonOf = (message: Message, verb: string): string | undefined =>
  JSON.stringify(message.components).match(new RegExp(`v1:[^"]*:${verb}:[^"]*`))?.[0];

/** One press: a look at something, or now and then a move. What is refused or comes too late counts too. */
const press = async ({ people }: PlayedTable, number: number): Promise<void> => {
  const person = people[number % 2 === 0 ? 0 : 1];
  const board = boardIn(person);
  if (board === undefined) return;
  const button = (verb: string, on = board): Promise<unknown> => person.force(buttonOf(board, verb) ?? 'v1:gone', on);
  const panel = panelIn(person) ?? board;
  if (number % MOVE_EVERY === 0) {
    await (number % (2 * MOVE_EVERY) === 0 ? person.slash('act end-turn') : button('pass'));
    return;
  }
  const looks = [
    async () => button('panel'),
    async () => button('more', panel),
    async () => button('inspect', panel),
    async () => button('panel', panel),
    async () => button('more', panel),
    async () => person.slash('rule', { query: 'who gets the soul' }),
  ] as const;
  await looks[number % looks.length]?.();
};

/** Presses so many times at these tables; how often nobody answered in time. */
export const pressAt = async (tables: readonly PlayedTable[], presses: number): Promise<number> => {
  const began = performance.now();
  let next = 0;
  let failed = 0;
  const presser = async (): Promise<void> => {
    while (next < presses) {
      const number = next;
      next += 1;
      const early = (number / RATE) * 1_000 - (performance.now() - began);
      if (early > 0) await pause(early);
      const table = tables[number % tables.length];
      if (table === undefined) return;
      await press(table, number + Math.floor(number / tables.length)).catch(() => {
        failed += 1;
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, presser));
  return failed;
};
