import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import {
  createTables,
  plannableOf,
  publicView,
  type GameStore,
  type Table,
  type Tables,
} from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import { ANN, asked, BOB, CHANNEL, done, requestOf } from '../table-scene.js';

let store: GameStore;
let close: () => Promise<void>;
let now = Date.UTC(2026, 10, 23, 12);
beforeEach(async () => ({ store, close } = await scene.embedded()));
afterEach(() => close());

/** A process that runs on the store of the test. */
const process = (): Tables =>
  createTables({
    store: { ...store, beat: async () => 0 },
    cards: { card: cardById },
    log: scene.silent,
    random: () => 'a seed',
    chance: () => 0.5,
    later: () => undefined,
    now: () => now,
  });

/** Time passes, and another process looks at what is due: whoever wrote it down may have died. */
const pass = async (milliseconds: number): Promise<Table> => {
  now += milliseconds;
  const other = process();
  await other.keepTime()();
  return (await other.table(CHANNEL))!;
};

const playing = async (tables: Tables): Promise<Table> =>
  scene.passToMain(tables, await scene.dealt(tables, [ANN, BOB]));
const idOf = (table: Table, deed: string): string =>
  plannableOf(table, asked(table).user).find(({ step }) => step.do === deed)!.id;

test('deals are declined at their time by whichever process lives, and the log says so', async () => {
  const tables = process();
  const table = await playing(tables);
  const [from, to] = asked(table) === ANN ? [ANN, BOB] : [BOB, ANN];
  const seat = (user: string) => table.data.game.seats.find((one) => one.user === user)!.player;
  done(await tables.perform(CHANNEL, requestOf(to), { do: 'answerRest', ways: [seat(from.user)] }));
  const terms = { to: seat(to.user), amount: 1, favour: '', gives: true };
  done(await tables.perform(CHANNEL, requestOf(from), { do: 'offer', terms }));
  expect((await pass(6_000)).data.social.offers).toHaveLength(1);
  expect((await pass(1_000)).data.social.offers).toEqual([]);
  const said = (await tables.wholeLog(CHANNEL, null)).flatMap(({ line }) =>
    line.say === 'barter' ? [line.detail] : [],
  );
  expect(said).toEqual(['gives', 'declined']);
});

test('a planned turn ends at its time by whichever process lives, once', async () => {
  const tables = process();
  const table = await playing(tables);
  const { active } = publicView(table)!.turn;
  done(await tables.perform(CHANNEL, requestOf(asked(table)), { do: 'addStep', id: idOf(table, 'end') }));
  const waiting = await pass(6_000);
  expect([publicView(waiting)!.turn.active, publicView(waiting)!.declared]).toEqual([active, null]);
  const ended = await pass(1_000);
  expect(publicView(ended)!.turn.phase).toBe('end');
  const { revision } = await pass(60_000);
  expect(revision).toBe((await pass(60_000)).revision);
});

test('whoever’s planned turn goes on is told nothing of it until it has stood still for a minute', async () => {
  const tables = process();
  const table = await playing(tables);
  const { active } = publicView(table)!.turn;
  for (const deed of ['attack', 'end'])
    done(await tables.perform(CHANNEL, requestOf(asked(table)), { do: 'addStep', id: idOf(table, deed) }));
  const toldAt = ({ data }: Table) => data.clock.waits.find(({ player }) => player === active)?.tell;
  const attacks = await pass(7_000);
  expect(publicView(attacks)!.attack).not.toBeNull();
  expect(toldAt(attacks)).toBe(now + 60_000);
});
