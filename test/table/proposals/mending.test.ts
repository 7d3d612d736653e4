import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import { mendNow, save, type Mend, type MendWish } from '../../../src/engine/index.js';
import {
  createTables,
  type GameStore,
  type Outcome,
  type Person,
  type Table,
  type Tables,
} from '../../../src/table/index.js';
import { expectLeadsTo } from '../../support/history-replay.js';
import { stateIn } from '../../support/internals.js';
import * as scene from '../table-scene.js';
import { ANN, answer, asked, BOB, CHANNEL, CYD, dealt, DAN, done, requestOf, refusal } from '../table-scene.js';
import { HOUR } from '../../support/durations.js';

let store: GameStore;
let close: () => Promise<void>;
let tables: Tables;
let now = 0;
let lost = 0;
const open = (): Tables =>
  createTables({
    store: { ...store, beat: async () => lost },
    cards: { card: cardById },
    log: scene.silent,
    random: () => 'a seed',
    later: () => undefined,
    now: () => now,
  });
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
  now = Date.UTC(2026, 10, 24, 3);
  lost = 0;
  tables = open();
});
afterEach(() => close());

const current = async (): Promise<Table> => (await tables.table(CHANNEL))!;
const propose = (by: Person, wish: MendWish) => tables.perform(CHANNEL, requestOf(by), { do: 'proposeMend', wish });
const alone = (by: Person, wish: MendWish) => tables.perform(CHANNEL, requestOf(by), { do: 'mendAlone', wish });
const clickOn = ({ data }: Table) => ({ game: data.game.id, id: data.social.mendProposal?.id ?? 'none' });
const agree = (table: Table, by: Person) =>
  tables.perform(CHANNEL, requestOf(by), { do: 'agreeToMend', click: clickOn(table) });
const refuse = (table: Table, by: Person) =>
  tables.perform(CHANNEL, requestOf(by), { do: 'refuseMend', click: clickOn(table) });
const problem = (outcome: Outcome): string => {
  if (outcome.is !== 'refused') return outcome.is;
  const { refusal: why } = outcome;
  return why.why === 'mending' ? why.problem : why.why === 'mend' ? `mend ${why.objection.problem}` : why.why;
};
const said = async (): Promise<readonly string[]> =>
  (await tables.wholeLog(CHANNEL, null))
    .filter(({ line: { say } }) => say === 'mending' || say === 'mended')
    .map(({ line: { say, detail = '', player = '' } }) => `${say} ${detail} ${player}`);
const coins = (table: Table, player: 'p1' | 'p2' | 'p3'): number => stateIn(table.session!).players[player]!.coins;
const coinsTo = (of: 'p1' | 'p2' | 'p3', to: number): MendWish => ({ what: 'coins', of, to });

/** Time passes, and the table is looked at. */
const pass = async (milliseconds: number): Promise<Table> => {
  now += milliseconds;
  await tables.keepTime()();
  return current();
};

test('with everybody’s consent something is put right; log, result, save and history have it', async () => {
  const table = await dealt(tables, [ANN, BOB, CYD], { order: 'always' });
  const was = coins(table, 'p2');
  const { supply } = stateIn(table.session!);
  const proposed = done(await propose(ANN, coinsTo('p2', was + 4)));
  const mend: Mend = { what: 'coins', of: 'p2', was, to: was + 4 };
  expect(proposed.data.social.mendProposal).toMatchObject({ by: 'p1', agreed: ['p1'], mend });
  expect(coins(proposed, 'p2')).toBe(was);
  const one = done(await agree(proposed, BOB));
  expect(done(await agree(one, BOB)).data.social.mendProposal?.agreed).toEqual(['p1', 'p2']);
  const mended = done(await agree(one, CYD));
  expect([coins(mended, 'p2'), stateIn(mended.session!).supply]).toEqual([was + 4, supply - 4]);
  expect(mended.data.social.mendProposal).toBeNull();
  expect(mended.data.game.mends).toEqual([{ mend, by: 'p1', alone: false, turn: 1, transition: expect.any(Number) }]);
  expect(await said()).toEqual([
    'mending suggested p1',
    'mending agreed p2',
    'mending agreed p3',
    'mended byConsent p1',
  ]);
  tables = open();
  const loaded = await current();
  expect(save(loaded.session!)).toEqual(save(mended.session!));
  expect(loaded.data).toEqual(mended.data);
  expect(loaded.data.game.window?.asked.length).toBeGreaterThan(0);
  const later = await scene.passToMain(tables, loaded);
  const ended = done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
  expect(ended.data.game.mends).toHaveLength(1);
  expectLeadsTo(await tables.history(CHANNEL), later.session!);
  expect(problem(await propose(ANN, coinsTo('p2', 0)))).toBe('gameOver');
});

test('one person refuses a mend, whoever proposed it withdraws it, and only one is proposed at a time', async () => {
  const table = await dealt(tables, [ANN, BOB, CYD], { order: 'always' });
  const was = coins(table, 'p1');
  expect(refusal(await propose(DAN, coinsTo('p1', 9)))).toBe('notSeated');
  expect(problem(await propose(ANN, coinsTo('p1', was)))).toBe('mend same');
  expect(problem(await propose(ANN, coinsTo('p1', 999)))).toBe('mend range');
  expect(problem(await propose(ANN, { what: 'drop', of: 's99999' }))).toBe('mend gone');
  const proposed = done(await propose(ANN, coinsTo('p1', was + 1)));
  expect(problem(await propose(BOB, coinsTo('p2', 9)))).toBe('open');
  expect(done(await refuse(proposed, CYD)).data.social.mendProposal).toBeNull();
  expect(problem(await agree(proposed, BOB))).toBe('none');
  const again = done(await propose(BOB, coinsTo('p1', was + 2)));
  expect(refusal(await agree(again, DAN))).toBe('notSeated');
  expect(done(await refuse(again, BOB)).data.social.mendProposal).toBeNull();
  expect(await said()).toEqual([
    'mending suggested p1',
    'mending refused p3',
    'mending suggested p2',
    'mending withdrawn p2',
  ]);
  expect(coins(await current(), 'p1')).toBe(was);
});

test('whoever says nothing for 24 h does not stand in the way of a mend; an outage does not count', async () => {
  const table = await dealt(tables, [ANN, BOB, CYD], { order: 'always' });
  const to = coins(table, 'p3') + 2;
  done(await propose(ANN, coinsTo('p3', to)));
  expect((await pass(23 * HOUR)).data.social.mendProposal).not.toBeNull();
  lost = 5 * HOUR;
  expect((await pass(5 * HOUR)).data.social.mendProposal).not.toBeNull();
  const mended = await pass(HOUR + 1000);
  expect([coins(mended, 'p3'), mended.data.social.mendProposal]).toEqual([to, null]);
});

test('whoever leaves is not waited for with a mend, and theirs goes with them; a person alone with computers mends at once', async () => {
  const table = await dealt(tables, [ANN, BOB, CYD], { order: 'always' });
  const to = coins(table, 'p2') + 1;
  const proposed = done(await propose(ANN, coinsTo('p2', to)));
  done(await agree(proposed, BOB));
  done(await tables.perform(CHANNEL, requestOf(CYD), { do: 'concede' }));
  expect(refusal(await refuse(proposed, CYD))).toBe('notSeated');
  expect(coins(await pass(1000), 'p2')).toBe(to);
  done(await propose(BOB, coinsTo('p1', 1)));
  expect(done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'leave' })).data.social.mendProposal).toBeNull();
  const own = done(await propose(ANN, coinsTo('p1', 8)));
  expect(own.data).toMatchObject({ social: { mendProposal: null } });
  expect(own.data.game.mends?.at(-1)).toMatchObject({ mend: { what: 'coins', of: 'p1', to: 8 }, alone: false });
});

test('a mend of what has changed meanwhile is void, and the log says so', async () => {
  const table = await dealt(tables, [ANN, BOB], { order: 'always' });
  const was = coins(table, 'p1');
  const proposed = done(await propose(BOB, coinsTo('p1', was + 5)));
  const offered = done(
    await tables.perform(CHANNEL, requestOf(ANN), {
      do: 'offer',
      terms: { to: 'p2', amount: 1, favour: '', gives: true },
    }),
  );
  const click = { game: offered.data.game.id, offer: offered.data.social.offers[0]!.id, answer: 'accept' } as const;
  const given = done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'answerOffer', click }));
  expect(coins(given, 'p1')).toBe(was - 1);
  const voided = done(await agree(proposed, ANN));
  expect([coins(voided, 'p1'), voided.data.social.mendProposal, voided.data.game.mends]).toEqual([
    was - 1,
    null,
    undefined,
  ]);
  expect((await said()).at(-1)).toBe('mending void p2');
});

test('what was on top of the stack when a mend was proposed is dropped, or nothing when it has resolved', async () => {
  const { found } = await scene.dealtSoThat(store, async (with_) => {
    tables = with_;
    const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB], { order: 'always' }));
    const attack = scene.offered(table).find(({ id }) => id === 'attack');
    return attack === undefined ? null : table;
  });
  let table = done(await answer(tables, found, asked(found), 'attack'));
  while (stateIn(table.session!).stack.length === 0)
    table = done(await answer(tables, table, asked(table), ...stateFallback(table)));
  const wish: MendWish = { what: 'drop', of: stateIn(table.session!).stack.at(-1)!.id };
  expect(mendNow(table.session!, wish)).toMatchObject({ what: 'drop', top: { is: 'roll' } });
  const proposed = done(await propose(ANN, wish));
  const dropped = done(await agree(proposed, BOB));
  expect(stateIn(dropped.session!).stack).toEqual([]);
  expect(stateIn(dropped.session!).procedures.map(({ kind }) => kind)).toContain('attack');
  expect(problem(await propose(ANN, wish))).toBe('mend gone');
});

/** The mildest answer to the open question. */
const stateFallback = (table: Table) => (scene.offered(table).length === 0 ? [] : fallbackOf(table));
const fallbackOf = (table: Table) => {
  const [first] = scene.offered(table);
  return scene.key(table) === 'priority' ? ['pass'] : [first!.id];
};

test('the host alone mends a table only when it is stuck: nobody has acted for 24 h, an outage not counted; what is proposed is void by it', async () => {
  await tables.keepTime()();
  const table = await dealt(tables, [ANN, BOB], { order: 'always' });
  const to = coins(table, 'p2') + 1;
  expect(tables.mendable(table)?.stuck).toBeNull();
  expect(problem(await alone(ANN, coinsTo('p2', to)))).toBe('notStuck');
  expect(problem(await alone(BOB, coinsTo('p2', to)))).toBe('notHost');
  lost = 2 * HOUR;
  const outage = await pass(25 * HOUR);
  expect(tables.mendable(outage)?.stuck).toBeNull();
  expect(problem(await alone(ANN, coinsTo('p2', to)))).toBe('notStuck');
  const still = await pass(HOUR + 1000);
  expect(tables.mendable(still)?.stuck).toBe('idle');
  expect(problem(await alone(BOB, coinsTo('p2', to)))).toBe('notHost');
  expect(problem(await alone(DAN, coinsTo('p2', to)))).toBe('notSeated');
  done(await propose(BOB, coinsTo('p1', to + 1)));
  expect(problem(await alone(ANN, coinsTo('p2', to)))).toBe('notStuck');
  await tables.noteFailure(CHANNEL);
  const mended = done(await alone(ANN, coinsTo('p2', to)));
  expect([coins(mended, 'p2'), mended.data.social.mendProposal]).toEqual([to, null]);
  expect(mended.data.game.mends).toMatchObject([{ by: 'p1', alone: true }]);
  expect(await said()).toEqual(['mending suggested p2', 'mending void p2', 'mended byHost p1']);
  expect(tables.mendable(mended)?.stuck).toBeNull();
});

test('a table with a clock is stuck when everybody’s time is over and it has not gone on by itself', async () => {
  done(await tables.open(CHANNEL, requestOf(ANN), { souls: 4, language: 'en' }));
  done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'join' }));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'set', setting: { set: 'pace', pace: 'tonight' } }));
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'start' }));
  const table = await current();
  const deadline = Math.max(...table.data.clock.waits.map(({ due }) => due ?? 0));
  now = deadline + 59_000;
  expect(tables.mendable(table)?.stuck).toBeNull();
  now = deadline + 61_000;
  expect(tables.mendable(table)?.stuck).toBe('deadline');
  const to = coins(table, 'p1') + 1;
  expect(coins(done(await alone(ANN, coinsTo('p1', to))), 'p1')).toBe(to);
});

test('a table is stuck in the window in which an answer has failed by a mistake of ours, and no longer', async () => {
  const table = await dealt(tables, [ANN, BOB], { order: 'always' });
  await tables.noteFailure(CHANNEL);
  expect(tables.mendable(await current())?.stuck).toBe('failed');
  const later = await scene.passToMain(tables, await current());
  expect(later.data.game.window?.id).not.toBe(table.data.game.window?.id);
  expect(tables.mendable(later)?.stuck).toBeNull();
  await tables.noteFailure(CHANNEL);
  const to = coins(later, 'p1') + 1;
  const mended = done(await alone(ANN, coinsTo('p1', to)));
  expect(coins(mended, 'p1')).toBe(to);
  expect(tables.mendable(mended)?.stuck).toBeNull();
});

test('a mend that is agreed on while something resolves is done right after it', async () => {
  const { found } = await scene.dealtSoThat(store, async (with_) => {
    tables = with_;
    let table = await dealt(tables, [ANN, BOB], { order: 'always' });
    for (let left = 120; left > 0; left -= 1) {
      const key = scene.key(table);
      if (!['priority', 'attack.target', 'purchase.choice', 'none'].includes(key) && !key.startsWith('announce'))
        return table;
      if (key === 'none') return null;
      table = done(await answer(tables, table, asked(table), ...curious(table)));
    }
    return null;
  });
  const to = coins(found, 'p1') + 7;
  const proposed = done(await propose(ANN, coinsTo('p1', to)));
  const waiting = done(await agree(proposed, BOB));
  expect(waiting.data.game.tableActs).toMatchObject([{ does: 'mend', by: 'p1', alone: false }]);
  expect([coins(waiting, 'p1'), waiting.data.game.mends]).toEqual([to - 7, undefined]);
  tables = open();
  let table = await current();
  for (let left = 10; left > 0 && table.data.game.tableActs.length > 0; left -= 1)
    table = done(await answer(tables, table, asked(table), ...fallbackOf(table)));
  const lines = await said();
  expect(lines.at(-1)).toMatch(/^(mended byConsent|mending void) p1$/);
  expect(table.data.game.mends?.length ?? 0).toBe(lines.at(-1)!.startsWith('mended') ? 1 : 0);
});

/** Whatever is there to do, so that something asks in the middle of its resolution. */
const curious = (table: Table): readonly string[] => {
  const options = scene.offered(table).map(({ id }) => id);
  const does =
    options.find((id) => id.startsWith('play:') || id.startsWith('use:')) ?? options.find((id) => id === 'attack');
  if (scene.key(table) === 'priority') return [does ?? (options.includes('end') ? 'end' : 'pass')];
  return [options.find((id) => id !== 'back')!];
};

test('a rewind to before a mend undoes it, and the result does not tell it', async () => {
  let table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB], { order: 'always' }));
  const was = coins(table, 'p1');
  table = done(await answer(tables, table, asked(table), 'end'));
  const [to] = await tables.pastDecisions(CHANNEL);
  const mended = done(await agree(done(await propose(ANN, coinsTo('p1', was + 3))), BOB));
  expect(coins(mended, 'p1')).toBe(was + 3);
  const proposal = done(
    await tables.perform(CHANNEL, requestOf(ANN), { do: 'proposeRewind', transition: to!.transition }),
  );
  const click = { game: proposal.data.game.id, id: proposal.data.social.rewindProposal!.id };
  const rewound = done(await tables.perform(CHANNEL, requestOf(BOB), { do: 'agreeToRewind', click }));
  expect([coins(rewound, 'p1'), rewound.data.game.mends]).toEqual([was, []]);
});

test('time to refuse a mend stands still with the table, which is not stuck while it is paused', async () => {
  const table = await dealt(tables, [ANN, BOB], { order: 'always' });
  const to = coins(table, 'p2') + 1;
  done(await propose(ANN, coinsTo('p2', to)));
  await pass(2 * HOUR);
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'pause', game: table.data.game.id }));
  const paused = await pass(100 * HOUR);
  expect(paused.data.social.mendProposal).not.toBeNull();
  expect(tables.mendable(paused)?.stuck).toBeNull();
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'goOn', game: table.data.game.id }));
  expect((await pass(22 * HOUR - 1000)).data.social.mendProposal).not.toBeNull();
  const mended = await pass(2000);
  expect([coins(mended, 'p2'), mended.data.social.mendProposal]).toEqual([to, null]);
});
