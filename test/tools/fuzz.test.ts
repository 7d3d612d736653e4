import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decisionOf } from '../../src/engine/index.js';
import type { Tables } from '../../src/table/index.js';
import { sceneFor } from '../../tools/fuzzing/fuzzed-scenes.js';
import { formSent } from '../../tools/fuzzing/fuzz-forms.js';
import { openScreens, pressedId } from '../../tools/fuzzing/fuzz-ids.js';
import { typedIn } from '../../tools/fuzzing/fuzz-options.js';
import { fuzz, FUZZ_KINDS, type FuzzKind } from '../../tools/fuzzing/fuzz-kinds.js';
import { runEach } from '../../tools/fuzzing/fuzz-runs.js';
import { amount } from '../support/amount.js';
import { openWorld, type Effect, type FuzzedWorld, type Plant } from '../../tools/fuzzing/fuzzed-world.js';

/** How many inputs take a second, how many a few seconds, and which share of them must get through. */
const SHORT: Readonly<Record<FuzzKind, readonly [few: number, many: number, accepted: number]>> = {
  ids: [80, 200, 0.12],
  options: [80, 200, 0.2],
  forms: [80, 150, 0.25],
  records: [80, 200, 0.2],
  kept: [60, 150, 0.4],
  trees: [200, 400, 0.15],
  codes: [80, 150, 0.15],
  moments: [80, 150, 0.05],
  files: [80, 150, 0.05],
  house: [60, 150, 0.2],
  packets: [150, 300, 0.2],
  router: [100, 250, 0.45],
};

test.each(FUZZ_KINDS)('%s of any form crash nothing, change nothing for others, and log no error', async (kind) => {
  const [few, many, share] = SHORT[kind];
  const inputs = amount(few, many);
  const report = await fuzz(kind, { seed: 18, inputs, worlds: 2 });
  expect(report.failure).toBeNull();
  expect(report).toMatchObject({ inputs, crashes: 0, trespasses: 0, errors: 0, others: 0 });
  expect(report.accepted / inputs).toBeGreaterThan(share);
  if (kind === 'router') expect(report.moves).toBeGreaterThan(inputs / 20);
});

/** What a fuzz has found: a button of mends with the id of another, options and fields of another type, a card set named like a function. */
const FOUND: readonly (readonly [string, (world: FuzzedWorld) => Promise<Effect>])[] = [
  [
    'a page of mends that there is none of',
    async (world) =>
      pressedId(world, {
        who: 2,
        place: 'four',
        version: 'v1',
        game: 'table',
        window: 'now',
        values: null,
        inPublic: true,
        verb: 'mend',
        arg: 'o999999:p4.o0+p0',
      }),
  ],
  [
    'numbers that are sent as texts',
    async (world) =>
      typedIn(world, {
        who: 0,
        place: 'two',
        command: 'souls deal',
        focused: null,
        wrongly: 3,
        options: { with: 'p2', give: 6, ask: 41, for: 'deck:loot' },
      }),
  ],
  [
    'a category that every object has',
    async (world) =>
      typedIn(world, {
        who: 6,
        place: 'quick',
        command: 'card',
        focused: null,
        wrongly: null,
        options: { name: '20:00', category: 'constructor', deck: 'loot' },
      }),
  ],
  [
    'a report of a card that is published and cannot be played yet',
    async (world) =>
      pressedId(world, {
        who: 1,
        place: 'days',
        version: 'v1',
        game: 'table',
        window: 'now',
        values: null,
        inPublic: true,
        verb: 'report',
        arg: 'undefined',
      }),
  ],
  [
    'a form without its field',
    async (world) =>
      formSent(
        world,
        {
          who: 3,
          form: 'ask',
          question: 0,
          again: false,
          forged: { forge: 'fields', names: ['answer'] },
          texts: { question: 'Why?', answer: '', section: '' },
        },
        [],
      ),
  ],
];

test.each(FOUND)('it is answered in words, and nothing is logged as an error: %s', async (_name, send) => {
  const world = await openWorld(await sceneFor(18, 0));
  await openScreens(world);
  const effect = await send(world);
  await world.close();
  expect(effect).toMatchObject({ unsent: false, moved: false, wrong: [] });
});

/** Whoever passes or chooses does it for who is asked. */
const forOthers: Plant = (tables): Tables => ({
  ...tables,
  async perform(channel, by, command) {
    if (command.do !== 'answer') return tables.perform(channel, by, command);
    const table = await tables.table(channel);
    const asked = table === null || table.session === null ? undefined : decisionOf(table.session)?.player;
    const seat = table?.data.game.seats.find(({ player }) => player === asked);
    const meant = seat === undefined || seat.user === null ? by.person : { user: seat.user, name: seat.name };
    return tables.perform(channel, { ...by, person: meant }, command);
  },
});

/** Anybody sets the table. */
const byAnybody: Plant = (tables): Tables => ({
  ...tables,
  async perform(channel, by, command) {
    if (command.do !== 'set') return tables.perform(channel, by, command);
    const host = (await tables.table(channel))?.data.game.host ?? by.person.user;
    return tables.perform(channel, { ...by, person: { ...by.person, user: host } }, command);
  },
});

/** Undoing fails. */
const failing: Plant = (tables): Tables => ({
  ...tables,
  async perform(channel, by, command) {
    if (command.do === 'undo') throw new Error('planted');
    return tables.perform(channel, by, command);
  },
});

const PLANTED = [
  ['somebody answers for somebody else', 31, forOthers, 'trespasses', /has answered|does not sit there/],
  ['an act fails', 44, failing, 'errors', /planted/],
  ['somebody sets the table of another host', 45, byAnybody, 'trespasses', /is not the host|does not sit there/],
] as const;

test.each(PLANTED.slice(0, amount(1, 3)))(
  'a planted fault is found, and what led to it made short: %s',
  async (_name, seed, plant, found, what) => {
    const report = await fuzz('router', { seed, inputs: 20_000, worlds: 1, plant, shrinking: 30 });
    expect(report[found]).toBeGreaterThan(0);
    expect(report.failure?.what).toMatch(what);
    expect(report.failure?.input.split('\n').length).toBeLessThan(20);
    expect(report.failure?.seed).toBe(seed);
  },
);

test('what is thrown is a crash, with the smallest input that leads to it and its seed', async () => {
  const report = await runEach(
    'codes',
    fc.string(),
    (text) => {
      if (text.includes('7')) throw new Error('planted');
      return text.length > 3 ? 'taken' : 'refused';
    },
    { seed: 5, inputs: 5_000 },
  );
  expect(report).toMatchObject({ crashes: 1, failure: { input: '"7"', seed: 5 } });
  expect(report.accepted).toBeGreaterThan(0);
});
