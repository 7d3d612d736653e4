import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import { chooseAnswer } from '../../../src/computer-players/index.js';
import { save, type GameState, type PastDecision } from '../../../src/engine/index.js';
import {
  createTables,
  publicView,
  randomFrom,
  revealedSeed,
  viewOf,
  type GameStore,
  type Outcome,
  type Person,
  type Table,
  type Tables,
} from '../../../src/table/index.js';
import { stateIn } from '../../support/internals.js';
import * as scene from '../table-scene.js';
import { ANN, answer, asked, BOB, CHANNEL, CYD, dealt, DAN, done, requestOf, refusal } from '../table-scene.js';
import { HOUR } from '../../support/durations.js';

const cards = { card: cardById };

let store: GameStore;
let close: () => Promise<void>;
let tables: Tables;
let now = 0;
let lost = 0;
let chances = 0;
const open = (seed = 'a seed'): Tables => {
  let isFirst = true;
  return createTables({
    store: { ...store, beat: async () => lost },
    cards,
    log: scene.silent,
    random: () => {
      const next = isFirst ? seed : `chance ${(chances += 1)}`;
      isFirst = false;
      return next;
    },
    later: () => undefined,
    now: () => now,
  });
};
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
  now = Date.UTC(2026, 10, 24, 3);
  lost = 0;
  tables = open();
});
afterEach(() => close());

const propose = (by: Person, { transition }: Pick<PastDecision, 'transition'>) =>
  tables.perform(CHANNEL, requestOf(by), { do: 'proposeRewind', transition });
const clickOn = ({ data }: Table) => ({ game: data.game.id, id: data.social.rewindProposal?.id ?? 'none' });
const agree = (table: Table, by: Person) =>
  tables.perform(CHANNEL, requestOf(by), { do: 'agreeToRewind', click: clickOn(table) });
const refuse = (table: Table, by: Person) =>
  tables.perform(CHANNEL, requestOf(by), { do: 'refuseRewind', click: clickOn(table) });
const problem = (outcome: Outcome): string =>
  outcome.is === 'refused' && outcome.refusal.why === 'rewind' ? outcome.refusal.problem : outcome.is;
const said = async (): Promise<readonly string[]> =>
  (await tables.wholeLog(CHANNEL, null)).map(({ line: { say, detail = '' } }) => `${say} ${detail}`.trim());

/** People answer as a computer player would, so often. */
async function playedOn(from: Table, answers: number, seed = 3): Promise<Table> {
  let table = from;
  const random = randomFrom(seed);
  for (let left = answers; left > 0 && table.data.phase === 'playing'; left -= 1) {
    const person = asked(table);
    table = done(
      await answer(tables, table, person, ...chooseAnswer('random', viewOf(table, person.user)!, random, cards)),
    );
  }
  return table;
}

/** Time passes, and the table is looked at. */
const pass = async (milliseconds: number): Promise<Table> => {
  now += milliseconds;
  await tables.keepTime()();
  return (await tables.table(CHANNEL))!;
};

/** The decision that is so many back. */
const back = async (by: number): Promise<PastDecision> => (await tables.pastDecisions(CHANNEL))[by]!;

/** States at the beginnings of transitions, as text. */
const states = new Map<number, string>();
const stateThen = (transition: number): GameState => JSON.parse(states.get(transition)!) as GameState;

/** The same, noting the state at the beginning of each transition. */
async function watched(from: Table, answers: number, seed: number): Promise<Table> {
  let table = from;
  states.clear();
  for (let left = answers; left > 0 && table.data.phase === 'playing'; left -= 1) {
    states.set(stateIn(table.session!).transition, save(table.session!).checkpoint);
    table = await playedOn(table, 1, seed + left);
  }
  return table;
}

test('with everybody’s consent the game goes back to before a decision; the log says so, and it can be saved and played on', async () => {
  const table = await watched(await dealt(tables, [ANN, BOB, CYD], { order: 'always' }), 60, 5);
  const to = (await tables.pastDecisions(CHANNEL)).find(
    (one) => states.has(one.transition) && one.transition < stateIn(table.session!).transition - 5,
  )!;
  const then = stateThen(to.transition);
  const proposed = done(await propose(ANN, to));
  expect(proposed.data.social.rewindProposal).toMatchObject({ by: 'p1', agreed: ['p1'], to });
  expect(stateIn(proposed.session!).transition).toBe(stateIn(table.session!).transition);
  const one = done(await agree(proposed, BOB));
  expect(one.data.social.rewindProposal?.agreed).toEqual(['p1', 'p2']);
  expect(done(await agree(one, BOB)).data.social.rewindProposal?.agreed).toEqual(['p1', 'p2']);
  const rewound = done(await agree(one, CYD));
  expect(rewound.data).toMatchObject({ social: { rewindProposal: null }, game: { rewinds: [to] } });
  const state = stateIn(rewound.session!);
  expect(state.transition).toBe(to.transition);
  for (const player of state.turnOrder) {
    expect(state.players[player]!.hand).toEqual(then.players[player]!.hand);
    expect(state.players[player]!.coins).toBe(then.players[player]!.coins);
  }
  expect(state.seed).not.toBe(then.seed);
  const lines = await said();
  expect(lines).toContain('rewinding suggested');
  expect(lines).toContain('rewinding agreed');
  expect(lines).toContain(`takenBack ${to.to}`);
  tables = open();
  const loaded = (await tables.table(CHANNEL))!;
  expect(save(loaded.session!)).toEqual(save(rewound.session!));
  const later = await playedOn(loaded, 60);
  expect((await tables.pastDecisions(CHANNEL)).length).toBeGreaterThan(3);
  expect(stateIn(later.session!).transition).toBeGreaterThan(to.transition);
});

test('after a rewind one can rewind again, also to a turn before', async () => {
  let table = await playedOn(await dealt(tables, [ANN, BOB], { order: 'always' }), 30);
  for (let times = 1; times <= 3; times += 1) {
    const list = await tables.pastDecisions(CHANNEL);
    const to = list.at(-1)!;
    table = done(await agree(done(await propose(BOB, to)), ANN));
    expect(stateIn(table.session!).transition).toBe(to.transition);
    table = await playedOn(table, 25, times);
  }
  expect(table.data.game.rewinds).toHaveLength(3);
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
  const over = (await tables.table(CHANNEL))!;
  expect(revealedSeed(over)!.split('/')[0]).toBe('a seed');
  expect(revealedSeed(over)!.split('/')).toHaveLength(4);
});

test('one person refuses a rewind, whoever proposed it withdraws it, and only one is proposed at a time', async () => {
  const table = await playedOn(await dealt(tables, [ANN, BOB, CYD], { order: 'always' }), 20);
  expect(problem(await propose(ANN, { transition: 9999 }))).toBe('gone');
  expect(refusal(await propose(DAN, await back(2)))).toBe('notSeated');
  const proposed = done(await propose(ANN, await back(2)));
  expect(problem(await propose(BOB, await back(3)))).toBe('open');
  const refused = done(await refuse(proposed, CYD));
  expect(refused.data.social.rewindProposal).toBeNull();
  expect(problem(await agree(proposed, BOB))).toBe('none');
  const again = done(await propose(BOB, await back(1)));
  expect(done(await refuse(again, BOB)).data.social.rewindProposal).toBeNull();
  expect((await said()).filter((line) => line.startsWith('rewinding'))).toEqual([
    'rewinding suggested',
    'rewinding refused',
    'rewinding suggested',
    'rewinding withdrawn',
  ]);
  expect(stateIn((await tables.table(CHANNEL))!.session!).transition).toBe(stateIn(table.session!).transition);
});

test('whoever says nothing for 24 h does not stand in the way of a rewind; an outage does not count', async () => {
  await playedOn(await dealt(tables, [ANN, BOB, CYD], { order: 'always' }), 20);
  const to = await back(2);
  done(await propose(ANN, to));
  expect((await pass(23 * HOUR)).data.social.rewindProposal).not.toBeNull();
  lost = 5 * HOUR;
  expect((await pass(5 * HOUR)).data.social.rewindProposal).not.toBeNull();
  const rewound = await pass(HOUR + 1000);
  expect(rewound.data).toMatchObject({ social: { rewindProposal: null }, game: { rewinds: [to] } });
  expect(stateIn(rewound.session!).transition).toBe(to.transition);
});

test('when whoever has not agreed leaves, the rewind is done by the table itself', async () => {
  await playedOn(await dealt(tables, [ANN, BOB, CYD], { order: 'always' }), 20);
  const to = await back(2);
  const proposed = done(await propose(ANN, to));
  done(await agree(proposed, BOB));
  expect(
    done(await tables.perform(CHANNEL, requestOf(CYD), { do: 'leave' })).data.social.rewindProposal,
  ).not.toBeNull();
  const rewound = await pass(1000);
  expect(rewound.data.game.rewinds).toEqual([to]);
});

test('computer players agree at once; what was planned, offered or sealed is gone, and deadlines begin anew', async () => {
  done(await tables.open(CHANNEL, requestOf(ANN), { souls: 4, language: 'en' }));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'addComputer', kind: 'simple' }));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'set', setting: { set: 'pace', pace: 'days' } }));
  let table = done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' }));
  table = await playedOn(table, 20);
  now += HOUR;
  const to = await back(3);
  const rewound = done(await propose(ANN, to));
  expect(rewound.data).toMatchObject({
    social: { rewindProposal: null, offers: [] },
    game: { rewinds: [to], sealedChoice: null },
  });
  expect(rewound.data.game.seats.some(({ plan }) => plan !== undefined)).toBe(false);
  expect(rewound.data.clock.waits.every(({ since }) => since === now)).toBe(true);
});

test('a decision that was taken back meanwhile cannot be gone back to: the proposal ends, and nothing else changes', async () => {
  const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB], { order: 'always' }));
  const own = asked(table);
  const other = own === ANN ? BOB : ANN;
  done(await answer(tables, table, own, 'end'));
  const [to] = await tables.pastDecisions(CHANNEL);
  expect(to).toMatchObject({ to: 'toEnd' });
  const proposed = done(await propose(other, to!));
  const back = done(await tables.perform(CHANNEL, requestOf(own), { do: 'undo' }));
  expect(await tables.pastDecisions(CHANNEL)).not.toContainEqual(to);
  const voided = done(await agree(proposed, own));
  expect(voided.data).toMatchObject({ social: { rewindProposal: null } });
  expect(voided.data.game.rewinds).toBeUndefined();
  expect(save(voided.session!)).toEqual(save(back.session!));
  expect((await said()).at(-1)).toBe('rewinding void');
});

test('no hidden card that somebody has seen since stays in its place after a rewind, and the list tells no hidden card', async () => {
  let tops = 0;
  let stayed = 0;
  for (let seed = 0; seed < 12; seed += 1) {
    tables = open(`seed ${seed}`);
    const table = await watched(await dealt(tables, [ANN, BOB, CYD], { order: 'always' }), 70, seed * 1000);
    const before = stateIn(table.session!);
    const list = (await tables.pastDecisions(CHANNEL)).filter(({ transition }) => states.has(transition));
    const told = (await tables.wholeLog(CHANNEL, null)).map(({ line }) => line.source);
    for (const { card, to } of list) if (to === 'toPlay') expect(told).toContain(card);
    const to = list[Math.min(list.length - 1, 4 + seed * 3)]!;
    const then = stateThen(to.transition);
    const rewound = done(await agree(done(await agree(done(await propose(ANN, to)), BOB)), CYD));
    const after = stateIn(rewound.session!);
    for (const deck of ['loot', 'treasure', 'monster', 'room'] as const) {
      const [was, is] = [then.decks[deck], after.decks[deck]];
      const drawnSince = before.decks[deck].length < was.length;
      if (!drawnSince || was.length < 10) continue;
      expect(is.toSorted()).toEqual(was.toSorted());
      expect(is).not.toEqual(was);
      tops += 1;
      if (is.at(-1) === was.at(-1)) stayed += 1;
    }
    expect(publicView(rewound)!.turn.number).toBe(to.turn);
    done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
  }
  expect(tops).toBeGreaterThan(8);
  expect(stayed).toBeLessThan(tops / 3);
});
