import { afterEach, beforeEach, expect, test } from 'vitest';
import { decisionOf } from '../../../src/engine/index.js';
import {
  knownWait,
  publicView,
  seatOf,
  waitingFor,
  windowFor,
  mayAnswer,
  mayTakeBack,
  ownLastActions,
  type GameStore,
  type Tables,
} from '../../../src/table/index.js';
import * as scene from '../table-scene.js';
import {
  ANN,
  answer,
  asked,
  BOB,
  CHANNEL,
  click,
  CYD,
  DAN,
  dealt,
  done,
  requestOf,
  PEOPLE,
  refusal,
} from '../table-scene.js';
import { stateIn } from '../../support/internals.js';

let store: GameStore;
let close: () => Promise<void>;
let tables: Tables;
beforeEach(async () => {
  ({ store, close } = await scene.embedded());
  tables = scene.tablesOn(store);
});
afterEach(() => close());

test('windows: four people pass at the same instant, and all four count', async () => {
  const table = await dealt(tables, PEOPLE, { order: 'always' });
  expect(waitingFor(table)).toHaveLength(4);
  const outcomes = await Promise.all(PEOPLE.map((person) => answer(tables, table, person, 'pass')));
  const after = outcomes.map(done).at(-1)!;
  expect(after.data.game.window?.id).not.toBe(table.data.game.window?.id);
  expect(await tables.table(CHANNEL)).toMatchObject({ revision: table.revision + 4 });
});

test('windows: a pass given early is sealed, does not show, and is used when priority comes', async () => {
  const table = await dealt(tables, PEOPLE, { order: 'always' });
  const first = asked(table);
  const early = PEOPLE.filter((person) => person !== first);
  let now = table;
  for (const person of early) now = done(await answer(tables, now, person, 'pass'));
  expect(asked(now)).toBe(first);
  expect(waitingFor(now)).toEqual(waitingFor(table));
  expect(publicView(now)).toEqual(publicView(table));
  expect(early.map((person) => mayAnswer(now, person.user))).toEqual([false, false, false]);
  expect(mayAnswer(now, first.user)).toBe(true);
  const closed = done(await answer(tables, now, first, 'pass'));
  expect(closed.data.game.window?.id).not.toBe(table.data.game.window?.id);
});

test('windows: who of a round has passed stays unseen until the window closes', async () => {
  const table = await dealt(tables, PEOPLE, { order: 'always' });
  const now = done(await answer(tables, table, asked(table), 'pass'));
  expect(asked(now)).not.toBe(asked(table));
  expect(publicView(now)?.priority).toEqual(publicView(table)?.priority);
});

test('windows: a sealed pass can be withdrawn until it is used', async () => {
  const table = await dealt(tables, [ANN, BOB], { order: 'always' });
  const first = asked(table);
  const second = first === ANN ? BOB : ANN;
  const sealed = done(await answer(tables, table, second, 'pass'));
  expect(refusal(await answer(tables, sealed, second, 'pass'))).toBe('alreadyPassed');
  const back = done(await tables.perform(CHANNEL, requestOf(second), { do: 'withdraw', click: click(sealed, second) }));
  expect(mayAnswer(back, second.user)).toBe(true);
  const now = done(await answer(tables, back, first, 'pass'));
  expect(asked(now)).toBe(second);
  expect(refusal(await tables.perform(CHANNEL, requestOf(first), { do: 'withdraw', click: click(now, first) }))).toBe(
    'alreadyPassed',
  );
  expect(refusal(await tables.perform(CHANNEL, requestOf(second), { do: 'withdraw', click: click(now, second) }))).toBe(
    'notPossible',
  );
});

test('windows: a sealed pass is void when the window changes', async () => {
  const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB], { order: 'always' }));
  const first = asked(table);
  const second = first === ANN ? BOB : ANN;
  const sealed = done(await answer(tables, table, second, 'pass'));
  const acted = done(await answer(tables, sealed, first, 'attack'));
  expect(waitingFor(acted)).toHaveLength(1);
  expect(mayAnswer(acted, second.user)).toBe(true);
});

test('custom ids: a pass of an older window does nothing but explain', async () => {
  const table = await dealt(tables, [ANN, BOB], { order: 'always' });
  const stale = click(table, ANN, 'pass');
  for (const person of [ANN, BOB]) done(await answer(tables, (await tables.table(CHANNEL))!, person, 'pass'));
  const before = (await tables.table(CHANNEL))!;
  expect(refusal(await tables.perform(CHANNEL, requestOf(ANN), { do: 'answer', click: stale }))).toBe('movedOn');
  expect((await tables.table(CHANNEL))!.revision).toBe(before.revision);
});

test('custom ids: of another window only playing or activating a certain object counts', async () => {
  const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB]));
  const person = asked(table);
  const plays = scene.offered(table).filter(({ id }) => id.startsWith('play:') || id.startsWith('use:'));
  const stale = (option: string) =>
    tables.perform(CHANNEL, requestOf(person), {
      do: 'answer',
      click: { game: table.data.game.id, window: '0', options: [option] },
    });
  expect(refusal(await stale('end'))).toBe('movedOn');
  expect(refusal(await stale('attack'))).toBe('movedOn');
  expect(refusal(await stale('play:o99999'))).toBe('movedOn');
  expect(done(await stale(plays[0]!.id)).revision).toBe(table.revision + 1);
  const game = { ...click(table, person, 'pass'), game: 'other' };
  expect(refusal(await tables.perform(CHANNEL, requestOf(person), { do: 'answer', click: game }))).toBe('movedOn');
});

test('a person whose turn it is not yet, an option that is not offered, a stranger', async () => {
  const table = await dealt(tables, [ANN, BOB], { order: 'always' });
  const first = asked(table);
  const second = first === ANN ? BOB : ANN;
  const early = await answer(tables, table, second, 'use:o1:tap');
  const why = { why: 'notYourQuestion', waitingFor: knownWait(table), objection: { rule: 'PRIO-04' } };
  expect(early).toMatchObject({ is: 'refused', refusal: why });
  expect(refusal(await answer(tables, table, first, 'nonsense'))).toBe('notPossible');
  expect(refusal(await answer(tables, table, DAN, 'pass'))).toBe('notSeated');
});

test('the same interaction twice changes nothing, also after a restart', async () => {
  const table = await dealt(tables, [ANN, BOB], { order: 'always' });
  const person = asked(table);
  const once = done(
    await tables.perform(
      CHANNEL,
      { interaction: 'twice', person },
      { do: 'answer', click: click(table, person, 'pass') },
    ),
  );
  for (const again of [tables, scene.tablesOn(store)]) {
    const outcome = await again.perform(
      CHANNEL,
      { interaction: 'twice', person },
      { do: 'answer', click: click(table, person, 'pass') },
    );
    expect(outcome).toMatchObject({ is: 'duplicate', table: { revision: once.revision } });
  }
});

test('windows: I am done: an own action is followed by the own pass, unless priority is held', async () => {
  const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB], { order: 'always' }));
  const person = asked(table);
  const acted = done(await answer(tables, table, person, 'attack'));
  expect(asked(acted)).not.toBe(person);
  const undone = done(await tables.perform(CHANNEL, requestOf(person), { do: 'undo' }));
  expect(asked(undone)).toBe(person);
  const held = done(await tables.perform(CHANNEL, requestOf(person), { do: 'setHoldPriority', hold: true }));
  const again = done(await answer(tables, held, person, 'attack'));
  expect(asked(again)).toBe(person);
  expect(waitingFor(again)).toHaveLength(2);
});

test('windows: who holds priority is asked after an own action that concerns nobody', async () => {
  const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB]));
  const person = asked(table);
  const held = done(await tables.perform(CHANNEL, requestOf(person), { do: 'setHoldPriority', hold: true }));
  const acted = done(await answer(tables, held, person, 'attack'));
  expect(waitingFor(acted)).toContain(seatOf(acted, person.user)!.player);
  expect(stateIn(acted.session!).procedures.at(-1)).toMatchObject({
    kind: 'attack',
    step: 'chooseTarget',
    target: null,
  });
  expect(decisionOf(acted.session!)).toMatchObject({ key: 'priority' });
});

test('custom ids: windows after taking back have other ids than those before', async () => {
  const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB], { order: 'always' }));
  const person = asked(table);
  const other = person === ANN ? BOB : ANN;
  const first = done(await answer(tables, table, person, 'attack'));
  const stale = click(first, other, 'pass');
  const back = done(await tables.perform(CHANNEL, requestOf(person), { do: 'undo' }));
  expect(back.data.game.window?.id).not.toBe(table.data.game.window?.id);
  const second = done(await answer(tables, back, person, 'purchase'));
  expect(refusal(await tables.perform(CHANNEL, requestOf(other), { do: 'answer', click: stale }))).toBe('movedOn');
  expect(windowFor(second, other.user)).not.toBe(stale.window);
});

test('undo gives a played card back; nobody takes back what another did', async () => {
  const { tables, found } = await scene.dealtSoThat(store, async (dealing) => {
    const table = await scene.passToMain(dealing, await dealt(dealing, [ANN, BOB]));
    const play = scene.offered(table).find(({ meaning }) => meaning.card === '3-cents' || meaning.card === 'a-penny');
    return play === undefined ? null : { table, play };
  });
  const { table, play } = found;
  const person = asked(table);
  const played = done(await answer(tables, table, person, play.id));
  const coins = (of: typeof table) =>
    publicView(of)!.players.find(({ id }) => id === stateIn(of.session!).turn.active)!.coins;
  expect(coins(played)).toBeGreaterThan(coins(table));
  const other = person === ANN ? BOB : ANN;
  expect(refusal(await tables.perform(CHANNEL, requestOf(other), { do: 'undo' }))).toBe('cannotTakeBack');
  const outcome = await tables.perform(CHANNEL, requestOf(person), { do: 'undo' });
  expect(coins(done(outcome))).toBe(coins(table));
  expect(scene.offered(done(outcome)).map(({ id }) => id)).toContain(play.id);
  expect(outcome.is === 'done' && outcome.entries.at(-1)?.line.say).toBe('takenBack');
});

test('several own actions are taken back at once, all of them or none, each with its line of the log', async () => {
  const { tables, found } = await scene.dealtSoThat(store, async (dealing) => {
    const table = await scene.passToMain(dealing, await dealt(dealing, [ANN, BOB]));
    const play = scene.offered(table).find(({ meaning }) => meaning.card === '3-cents' || meaning.card === 'a-penny');
    return play === undefined || !scene.offered(table).some(({ id }) => id === 'attack') ? null : { table, play };
  });
  const { table, play } = found;
  const person = asked(table);
  const played = done(await answer(tables, table, person, play.id));
  const declared = done(await answer(tables, played, person, 'attack'));
  const last = ownLastActions(declared, person.user, 5).map(({ chose }) => chose[0]!.id);
  expect(last).toEqual(['attack', play.id]);
  expect(ownLastActions(declared, person.user, 1)).toHaveLength(1);
  expect(ownLastActions(declared, (person === ANN ? BOB : ANN).user, 5)).toEqual([]);
  expect(refusal(await tables.perform(CHANNEL, requestOf(person), { do: 'undo', actions: 3 }))).toBe('cannotTakeBack');
  const unchanged = (await tables.table(CHANNEL))!;
  expect(unchanged.revision).toBe(declared.revision);
  const outcome = await tables.perform(CHANNEL, requestOf(person), { do: 'undo', actions: 2 });
  expect(scene.offered(done(outcome)).map(({ id }) => id)).toContain(play.id);
  expect(outcome.is === 'done' && outcome.entries.map(({ line }) => line.say)).toEqual(['takenBack', 'takenBack']);
  expect(ownLastActions(done(outcome), person.user, 5)).toEqual([]);
});

test('announcing does not show: the window, those asked and the public view stay as they are', async () => {
  for (let seed = 0; ; seed += 1) {
    const other = scene.tablesOn(store, `announce ${seed}`);
    const dealtNow = await dealt(other, [ANN, BOB, CYD], { order: 'always' });
    const table = await scene.passToMain(other, dealtNow);
    const person = asked(table);
    const use = scene.offered(table).find(({ meaning }) => meaning.card === 'bomb');
    if (use === undefined) {
      done(await other.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
      continue;
    }
    const announcing = done(await answer(other, table, person, use.id));
    expect(scene.key(announcing)).toBe('announce.target');
    expect(announcing.data.game.window).toEqual(table.data.game.window);
    expect(publicView(announcing)).toEqual(publicView(table));
    const witness = PEOPLE.slice(0, 3).find((one) => one !== person)!;
    expect(windowFor(announcing, witness.user)).toBe(table.data.game.window?.id);
    const sealed = done(await answer(other, announcing, witness, 'pass'));
    const calledOff = done(await answer(other, sealed, person, 'back'));
    expect(calledOff.data.game.window).toEqual(sealed.data.game.window);
    expect(asked(calledOff)).toBe(person);
    return;
  }
});

test('taking back: announcing in answer to a card, called off, is no barrier to taking it back', async () => {
  for (let seed = 0; ; seed += 1) {
    const other = scene.tablesOn(store, `barrier ${seed}`);
    const table = await scene.passToMain(other, await dealt(other, [ANN, BOB], { order: 'always' }));
    const person = asked(table);
    const play = scene.offered(table).find(({ meaning }) => meaning.card === '3-cents' || meaning.card === 'a-penny');
    const played = play && done(await answer(other, table, person, play.id));
    const answering = played && scene.offered(played).find(({ id }) => /^(play|use):/.test(id));
    const begun = answering && done(await answer(other, played, asked(played), answering.id));
    if (begun === undefined || !scene.key(begun).startsWith('announce.')) {
      done(await other.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
      continue;
    }
    const witness = asked(begun);
    expect(witness).not.toBe(person);
    expect(mayTakeBack(begun, person.user)).toBe(true);
    const calledOff = done(await answer(other, begun, witness, 'back'));
    expect(mayTakeBack(calledOff, person.user)).toBe(true);
    expect(mayTakeBack(calledOff, witness.user)).toBe(false);
    const again = done(await answer(other, calledOff, witness, answering!.id));
    const undone = done(await other.perform(CHANNEL, requestOf(person), { do: 'undo' }));
    expect(stateIn(undone.session!).transition).toBe(stateIn(table.session!).transition);
    expect(scene.offered(undone).map(({ id }) => id)).toContain(play!.id);
    expect(again.data.game.window).toEqual(begun.data.game.window);
    return;
  }
});

test('taking back: what was called off is not taken back again: taking back leads to before the action before', async () => {
  for (let seed = 0; ; seed += 1) {
    const other = scene.tablesOn(store, `called off ${seed}`);
    const table = await scene.passToMain(other, await dealt(other, [ANN, BOB]));
    const person = asked(table);
    const bomb = scene.offered(table).find(({ meaning }) => meaning.kind === 'play' && meaning.card === 'bomb');
    if (bomb === undefined) {
      done(await other.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
      continue;
    }
    const before = mayTakeBack(table, person.user);
    const begun = done(await answer(other, table, person, bomb.id));
    const calledOff = done(await answer(other, begun, person, 'back'));
    expect(mayTakeBack(calledOff, person.user)).toBe(before);
    const again = done(await answer(other, calledOff, person, bomb.id));
    const target = scene.offered(again).find(({ id }) => id !== 'back')!;
    const played = done(await answer(other, again, person, target.id));
    const undone = done(await other.perform(CHANNEL, requestOf(person), { do: 'undo' }));
    expect(stateIn(played.session!).transition).toBeGreaterThan(stateIn(table.session!).transition);
    expect(stateIn(undone.session!).transition).toBe(stateIn(table.session!).transition);
    expect(scene.key(undone)).toBe('priority');
    return;
  }
});

test('asking: passing for the turn of another passes now and from then on, until it is ended; a take back ends it', async () => {
  const table = await scene.passToMain(tables, await dealt(tables, [ANN, BOB], { order: 'always' }));
  const active = asked(table);
  const other = active === ANN ? BOB : ANN;
  const passFor = (now: typeof table, person: typeof ANN, during: 'attack' | 'turn' | null) =>
    tables.perform(CHANNEL, requestOf(person), { do: 'passFor', click: { ...click(now, person), during } });
  const declared = done(await answer(tables, table, active, 'attack'));
  expect(waitingFor(declared)).toHaveLength(1);
  expect(refusal(await passFor(declared, other, 'attack'))).toBe('movedOn');
  const stale = await tables.perform(CHANNEL, requestOf(other), {
    do: 'passFor',
    click: { ...click(table, other), during: 'turn' },
  });
  expect(refusal(stale)).toBe('movedOn');
  expect((await tables.table(CHANNEL))!.data.game.seats.every(({ passing }) => passing === null)).toBe(true);
  const passed = done(await passFor(declared, other, 'turn'));
  expect(scene.key(passed)).toBe('attack.target');
  const back = done(await tables.perform(CHANNEL, requestOf(other), { do: 'undo' }));
  expect(back.data.game.seats.every((seat) => seat.passing === null)).toBe(true);
  expect(asked(back)).toBe(other);
  const passing = done(await passFor(back, other, 'turn'));
  const rolled = done(await answer(tables, passing, active, scene.offered(passing)[0]!.id));
  expect(waitingFor(rolled)).toHaveLength(1);
  expect(asked(rolled)).toBe(active);
  tables = scene.tablesOn(store);
  expect((await tables.table(CHANNEL))!.data.game.seats.find(({ user }) => user === other.user)!.passing).toMatchObject(
    {
      during: 'turn',
    },
  );
  const again = done(await passFor(rolled, other, null));
  const now = done(await answer(tables, again, active, 'pass'));
  expect(waitingFor(now)).toHaveLength(2);
});

test('asking: passing for one’s own attack needs no more clicks until it is over', async () => {
  const { tables, found } = await scene.dealtSoThat(store, async (dealing) => {
    const table = await scene.passToMain(dealing, await dealt(dealing, [ANN, BOB]));
    const active = asked(table);
    const choosing = done(await answer(dealing, table, active, 'attack'));
    const targets = scene.offered(choosing).filter(({ id }) => id.startsWith('o'));
    const rolled = done(await answer(dealing, choosing, active, targets[0]!.id));
    return asked(rolled) === active && stateIn(rolled.session!).stack.at(-1)?.kind === 'roll'
      ? { rolled, active }
      : null;
  });
  const { rolled, active } = found;
  const click = { ...scene.click(rolled, active), during: 'attack' } as const;
  let now = done(await tables.perform(CHANNEL, requestOf(active), { do: 'passFor', click }));
  const top = (): string | undefined => stateIn(now.session!).stack.at(-1)?.kind;
  while (stateIn(now.session!).procedures.some(({ kind }) => kind === 'attack') && scene.key(now) === 'priority') {
    expect(asked(now) === active && top() !== 'death').toBe(false);
    now = done(await answer(tables, now, asked(now), 'pass'));
  }
  expect(stateIn(now.session!).transition).toBeGreaterThan(stateIn(rolled.session!).transition + 3);
});
