import { createTables } from '../../src/table/index.js';
import { cardById } from '../../cards/index.js';
import { createLogger } from '../../src/ops/index.js';
import { openStore } from '../../src/store/index.js';
import type { StandIn } from '../../playground/index.js';
import { expect, onTestFinished, test } from 'vitest';
import { boardSeen, labelsOf, textOf } from '../discord/support/house.js';
import { drawn } from '../discord/support/answers.js';
import { prefixed } from '../store/scene.js';
import { redisServer } from '../support/redis.js';
import { MOMENTS, type Moment, startKillable } from './killable.js';
import { playToTheEnd, type Kill, type Played } from './playing.js';
import { folder, openStandIn } from './programs.js';
import { stateIn } from '../support/internals.js';
import { amount } from '../support/amount.js';

const SEED = 'd';
const KILLS = amount(8, 20);
/** How many of them in choices, and how many at clicks that would do something a second time. */
const EACH_KIND = amount(2, 6);
const SOULS = amount(2, 3);

interface Place {
  readonly redisUrl: string | undefined;
  readonly dataDir: string;
}

/** All that is left of a game: its state, and its log as it was written. */
interface Whole {
  readonly state: unknown;
  readonly log: readonly { readonly id: string; readonly text: string }[];
}

interface Run extends Whole {
  readonly played: Played;
  readonly kills: number;
  readonly came: readonly Moment[];
}

/** What the store holds; ids of lines without the game's random name. */
const wholeOf = async (place: Place, channel: string): Promise<Whole> => {
  const log = createLogger({ level: 'silent' });
  const store = await openStore({ ...place, log });
  const table = await createTables({ store, cards: { card: cardById }, log }).table(channel);
  const entries = await store.entries(channel, null, 1_000_000);
  await store.close();
  const game = table?.data.game.id ?? '';
  return {
    state: table === null || table.session === null ? null : stateIn(table.session),
    log: entries.map(({ id, text }) => ({ id: id.replace(`${game}.`, ''), text })),
  };
};

const seated = async (standIn: StandIn) => {
  const ann = await standIn.user('Ann');
  const bob = await standIn.user('Bob');
  await ann.slash('souls new', { souls: SOULS });
  await bob.slash('souls join');
  await ann.waitFor((messages) => labelsOf(boardSeen(messages)).includes('Add computer player'));
  await ann.click('Add computer player');
  await ann.slash('souls start');
  await ann.waitFor((messages) => labelsOf(boardSeen(messages)).includes('Play'));
  return [ann, bob] as const;
};

const run = async (place: Place, kills: ReadonlyMap<number, Kill>): Promise<Run> => {
  const standIn = await openStandIn();
  const { redisUrl, dataDir } = place;
  const settings = { dataDir, seed: SEED, ...(redisUrl === undefined ? {} : { redisUrl }) };
  const bot = await startKillable(standIn, settings);
  const [ann, bob] = await seated(standIn);
  const played = await playToTheEnd(bot, [ann, bob], SEED, kills);
  const board = await bob.waitFor((messages) => {
    const shown = boardSeen(messages);
    return shown?.embeds[0]?.title === 'The game is over' ? shown : undefined;
  });
  expect(textOf(board)).toMatch(/ wins the game!/);
  expect((await standIn.records()).problems).toEqual([]);
  expect(await bot.stop()).toMatchObject({ code: 0, err: '' });
  const { channelId } = standIn;
  return { ...(await wholeOf(place, channelId)), played, kills: bot.kills(), came: [...bot.came()] };
};

let quiet: Promise<Run> | undefined;
/** The same game without a kill. */
const withoutKills = async (): Promise<Run> => (quiet ??= run({ redisUrl: undefined, dataDir: folder() }, new Map()));

/** So many different numbers of these, as the seed says. */
const some = (from: readonly number[], count: number, seed: string): readonly number[] =>
  from
    .map((value, index) => ({ value, at: drawn(seed, index, 2 ** 32) }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ value }) => value);

const REDELIVERED: readonly Moment[] = ['after the commit', 'answered', 'shown'];

/**
 * At which answers of the game, some of them to choices, the process dies, and at what moment of each. A click that
 * would do something a second time is delivered again after it was committed.
 */
const killsIn = ({ choices, taken, repeatable }: Played, seed: string): ReadonlyMap<number, Kill> => {
  const early = taken.slice(0, -3);
  const again = some(repeatable, EACH_KIND, `${seed}:again`);
  const rest = early.filter((index) => !again.includes(index));
  const inChoices = some(
    choices.filter((index) => early.includes(index)),
    EACH_KIND,
    `${seed}:choices`,
  );
  const others = rest.filter((index) => !inChoices.includes(index));
  const left = KILLS - again.length - inChoices.length;
  const anyMoment = [...inChoices, ...some(others, left, `${seed}:others`)];
  return new Map([
    ...again.map((index, n) => [index, { moment: REDELIVERED[n % 3]!, redelivered: true }] as const),
    ...anyMoment.map((index, n) => {
      const moment = MOMENTS[n % MOMENTS.length]!;
      return [index, { moment, redelivered: drawn(seed, n, 2) === 0 }] as const;
    }),
  ]);
};

const STORES = [
  { name: 'the embedded store', open: async () => undefined },
  {
    name: 'Redis',
    open: async () => {
      const server = await redisServer();
      onTestFinished(async () => server.stop());
      return prefixed(server.url, server.prefix);
    },
  },
];

test.each(STORES.slice(0, amount(1, 2)))(
  'on $name: a game in which the bot is killed again and again ends the same as without the kills',
  async ({ name, open }) => {
    const place = { redisUrl: await open(), dataDir: folder() };
    const expected = await withoutKills();
    expect(expected.played.answers).toBeGreaterThan(2 * KILLS);
    expect(expected.played.choices.length).toBeGreaterThanOrEqual(EACH_KIND);
    expect(expected.log.length).toBeGreaterThan(100);
    const killed = await run(place, killsIn(expected.played, name));
    expect(killed.played).toEqual(expected.played);
    expect(killed.log).toEqual(expected.log);
    expect(killed.state).toEqual(expected.state);
    expect(killed.kills).toBe(KILLS);
    expect(killed.came.toSorted()).toEqual(
      MOMENTS.filter((moment) => moment !== 'sent' && moment !== 'answered').toSorted(),
    );
  },
);
