import { expect, onTestFinished, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import { draftsIn } from '../../../src/discord/memory/drafts.js';
import { peopleIn } from '../../../src/discord/memory/people.js';
import { createTables, createHostQuestions, type GameStore } from '../../../src/table/index.js';
import { openStore } from '../../../src/store/index.js';
import { prefixed } from '../../store/scene.js';
import { redisServer } from '../../support/redis.js';
import { silent } from '../../table/table-scene.js';

/** The stores of two processes on one Redis. */
const two = async (): Promise<readonly [GameStore, GameStore]> => {
  const server = await redisServer();
  onTestFinished(async () => server.stop());
  const open = async (): Promise<GameStore> => {
    const store = await openStore({ redisUrl: prefixed(server.url, server.prefix), dataDir: '', log: silent });
    onTestFinished(async () => store.close());
    return store;
  };
  return [await open(), await open()];
};

const NUMBERS = Array.from({ length: 20 }, (_, n) => n);

test('what two processes change at once about a server, a person and a choice is all kept', async () => {
  const stores = await two();
  const tables = stores.map((store) => createTables({ store, cards: { card: cardById }, log: silent }));
  const questions = stores.map(createHostQuestions);
  const people = stores.map(peopleIn);
  const drafts = stores.map(draftsIn);
  const draft = { game: 'g', window: 'w' };
  const choose = async (n: number): Promise<void> => {
    const own = drafts[n % 2]!;
    const before = await own.chosen('5', '1', draft.game, draft.window);
    if (!(await own.keep('5', '1', { ...draft, chosen: [...before, `o${n}`] }, before))) await choose(n);
  };
  await Promise.all(
    NUMBERS.flatMap((n) => [
      tables[n % 2]!.servers.change('7', (now) => ({ ...now, channels: [...now.channels, `${n}`] })),
      tables[n % 2]!.servers.note('7', `c${n}`),
      questions[n % 2]!.ask('7', { id: `${n}`, user: `u${n}`, language: 'en', text: `Question ${n}?` }),
      people[n % 2]!.change('1', (now) => ({ ...now, met: [...now.met, `${n}`] })),
      choose(n),
    ]),
  );
  const sorted = (texts: readonly string[]) => texts.toSorted((a, b) => a.localeCompare(b));
  const all = (prefix: string) => sorted(NUMBERS.map((n) => `${prefix}${n}`));
  expect(sorted((await tables[0]!.servers.settings('7')).channels)).toEqual(all(''));
  expect(sorted(await tables[1]!.servers.opened('7'))).toEqual(all('c'));
  expect(sorted((await questions[0]!.of('7')).map(({ id }) => id))).toEqual(all(''));
  expect(sorted((await people[0]!.of('1')).met)).toEqual(all(''));
  expect(sorted(await drafts[0]!.chosen('5', '1', draft.game, draft.window))).toEqual(all('o'));
});

test('the tables that two processes open at once in one server are all counted', async () => {
  const stores = await two();
  const tables = stores.map((store) => createTables({ store, cards: { card: cardById }, log: silent }));
  const settings = { language: 'en', server: '7' } as const;
  await Promise.all(
    NUMBERS.slice(0, 8).map(async (n) =>
      tables[n % 2]!.open(`c${n}`, { interaction: `i${n}`, person: { user: `u${n}`, name: 'Ann' } }, settings),
    ),
  );
  expect(new Set(await tables[0]!.servers.opened('7'))).toEqual(new Set(NUMBERS.slice(0, 8).map((n) => `c${n}`)));
});
