import { afterEach, beforeEach, expect, test } from 'vitest';
import { allCards } from '../../../cards/index.js';
import { decisionOf, viewFor } from '../../../src/engine/index.js';
import {
  DIFFICULTIES,
  houseRules,
  mayAnswer,
  poolOf,
  presetOf,
  questionOf,
  rulesCode,
  seatOf,
  setupForTable,
  STANDARD,
  viewOf,
  type Outcome,
  type Setting,
  type Table,
  type Tables,
} from '../../../src/table/index.js';
import { undealable, withSetting } from '../../../src/table/options/options.js';
import { isHolding } from '../../../src/table/index.js';
import { stateIn } from '../../support/internals.js';
import * as scene from '../table-scene.js';
import { ANN, answer, BOB, CHANNEL, CYD, done, requestOf, offered, passToMain, refusal } from '../table-scene.js';

let close: () => Promise<void>;
let tables: Tables;
beforeEach(async () => {
  const embedded = await scene.embedded();
  ({ close } = embedded);
  tables = scene.tablesOn(embedded.store);
});
afterEach(() => close());

const open = (preset: Extract<Setting, { readonly set: 'preset' }>['preset']) =>
  tables.open(CHANNEL, requestOf(ANN), { language: 'en', preset });
const join = (person = BOB) => tables.perform(CHANNEL, requestOf(person), { do: 'join' });
const set = (setting: Setting) => tables.perform(CHANNEL, requestOf(ANN), { do: 'set', setting });
const start = () => tables.perform(CHANNEL, requestOf(ANN), { do: 'start' });
const problem = (outcome: Outcome): string => {
  if (outcome.is !== 'refused' || !('problem' in outcome.refusal)) throw new Error(`not refused but ${outcome.is}`);
  return String(outcome.refusal.problem);
};

/** A game that Ann plays for both, in somebody's action phase. */
const alone = async (): Promise<Table> => {
  done(await open('alone'));
  return passToMain(tables, done(await start()));
};

const standard = {
  game: { souls: 4, options: STANDARD },
  display: { language: 'en', picture: true },
} as const;

test('COOP-07: presets against the clock have the goals of normal, hard and ultra hard', () => {
  const goals = (['together', 'togetherHard', 'togetherUltra', 'alone', 'aloneHard', 'aloneUltra'] as const).map(
    (preset) => {
      const table = withSetting(standard, { set: 'preset', preset });
      if ('why' in table) throw new Error(table.why);
      expect([presetOf(table), houseRules(table)]).toEqual([preset, []]);
      return table.game.souls;
    },
  );
  expect(goals).toEqual([4, 6, 8, 4, 6, 8]);
  expect(DIFFICULTIES).toEqual({ normal: 4, hard: 6, ultra: 8 });
});

test('COOP-01 COOP-11 SETUP-12 BSOUL-06: a game together has two seats, no bonus souls and no cards for three and more', () => {
  const together = withSetting(standard, { set: 'preset', preset: 'together' });
  if ('why' in together) throw new Error(together.why);
  const setup = setupForTable(poolOf(['base']), 2, together.game.souls, 'seed', together.game.options);
  expect(setup.rules).toMatchObject({ mode: 'together', soulsToWin: 4 });
  const inGame = new Set([...Object.values(setup.decks).flat(), ...setup.outside, ...setup.characters]);
  const found = allCards.filter(({ id }) => inGame.has(id));
  expect(found.filter(({ threePlus, type }) => threePlus || type === 'bonusSoul')).toEqual([]);
  expect(found.length).toBeGreaterThan(200);
});

test('without a mode the rules of a table are what they were', () => {
  expect(setupForTable(poolOf(['base']), 2, 4, 'seed').rules).toEqual({ soulsToWin: 4, supply: 100 });
});

test('BSOUL-06 COOP-08: what a way to play excludes is refused, and changes nothing', async () => {
  done(await open('together'));
  const { options } = (await tables.table(CHANNEL))!.data.game;
  const { rooms, ratios, takeBack, thread, startsFull, quick } = options;
  const on = { bonusSouls: true, picture: true, rooms, ratios, takeBack, thread, startsFull, quick };
  expect(problem(await set({ set: 'switches', on }))).toBe('bonusSouls');
  done(await set({ set: 'cap', cap: 3 }));
  expect(houseRules((await tables.table(CHANNEL))!.data)).toEqual([{ rule: 'cap', cap: 3 }]);
  expect(presetOf((await tables.table(CHANNEL))!.data)).toBe('together');
  expect(presetOf(done(await set({ set: 'preset', preset: 'standard' })).data)).toBe('standard');
  expect(problem(await set({ set: 'cap', cap: 3 }))).toBe('cap');
  expect(undealable({ ...STANDARD, mode: 'together' })).toMatchObject({ why: 'mode', problem: 'bonusSouls' });
});

test('COOP-08: a cap with which the goal cannot be reached is refused, whichever is chosen second', async () => {
  done(await open('togetherHard')); // six together
  for (const cap of [1, 2]) expect(problem(await set({ set: 'cap', cap }))).toBe('capTooLow');
  done(await set({ set: 'cap', cap: 3 }));
  expect(problem(await set({ set: 'souls', souls: 8 }))).toBe('capTooLow');
  done(await set({ set: 'souls', souls: 4 }));
  done(await set({ set: 'cap', cap: 2 }));
  expect(problem(await set({ set: 'souls', souls: 6 }))).toBe('capTooLow');
  expect(done(await set({ set: 'preset', preset: 'togetherUltra' })).data.game.options.cap).toBeUndefined();
  const impossible = {
    game: { souls: 8, options: { ...STANDARD, bonusSouls: false, mode: 'together', cap: 3 } },
  } as const;
  expect(problem(await set({ set: 'code', code: rulesCode(impossible) }))).toBe('capTooLow');
  const { souls, options } = (await tables.table(CHANNEL))!.data.game;
  expect([souls, options.cap]).toEqual([8, undefined]);
});

test('CHAL-11 COOP-08: a cap with which the final boss never comes is refused, and so are souls, which are no goal', async () => {
  done(await open('doodler')); // six together bring the final boss
  expect(problem(await set({ set: 'cap', cap: 2 }))).toBe('capTooLow');
  done(await set({ set: 'cap', cap: 3 }));
  expect(problem(await set({ set: 'souls', souls: 5 }))).toBe('noGoal');
  const typed = { language: 'en', preset: 'doodler', souls: 5 } as const;
  expect(problem(await tables.open('77', requestOf(ANN), typed))).toBe('noGoal');
});

test('COOP-11: a must-have for three is refused in words that do not wait for a third where there are two seats', async () => {
  const { id: card } = poolOf(['base']).find(({ threePlus }) => threePlus)!;
  done(await open('together'));
  done(await join());
  expect(problem(await set({ set: 'list', list: 'mustHave', card }))).toBe('neverThree');
  done(await set({ set: 'preset', preset: 'standard' }));
  done(await set({ set: 'list', list: 'mustHave', card }));
  expect(problem(await start())).toBe('threePlus');
  expect(problem(await set({ set: 'preset', preset: 'together' }))).toBe('neverThree');
});

test('COOP-01: a third person finds no seat, and three who sit cannot choose it', async () => {
  done(await open('together'));
  done(await join());
  done(await join(CYD));
  const { data } = (await tables.table(CHANNEL))!;
  expect([data.game.seats.length, data.social.finding.waiting.map(({ name }) => name)]).toEqual([2, ['Cyd']]);
  const playing = done(await start());
  expect(viewFor(playing.session!, null).mode).toMatchObject({ id: 'together', timer: 8, together: 0, cap: null });
});

test('COOP-01: three who sit cannot choose a way to play for two', async () => {
  done(await open('standard'));
  for (const person of [BOB, CYD]) done(await join(person));
  expect(problem(await set({ set: 'preset', preset: 'together' }))).toBe('seats');
  expect(problem(await set({ set: 'preset', preset: 'alone' }))).toBe('alone');
  expect((await tables.table(CHANNEL))!.data.game.seats).toHaveLength(3);
});

test('COOP-01: whoever is alone has both seats, and one again with another preset', async () => {
  const lobby = done(await open('alone')).data;
  expect(lobby.game.seats.map(({ user, name, aside }) => [user, name, aside])).toEqual([
    ['1', 'Ann', undefined],
    ['1', 'Ann 2', true],
  ]);
  expect(done(await set({ set: 'preset', preset: 'together' })).data.game.seats.map(({ name }) => name)).toEqual([
    'Ann',
  ]);
  expect(done(await set({ set: 'preset', preset: 'alone' })).data.game.seats).toHaveLength(2);
  expect(done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'leave' })).data).toMatchObject({
    phase: 'over',
    game: { seats: [] },
  });
});

test('COOP-01 COOP-09: one person plays for both, always for the one who is asked, with the hand of that one', async () => {
  let table = await alone();
  const turns = new Set<string>();
  for (let step = 0; step < 400 && turns.size < 2; step += 1) {
    const { player, fallback, options } = decisionOf(table.session!)!;
    expect(seatOf(table, ANN.user)?.player).toBe(player);
    expect(questionOf(table, ANN.user)?.player).toBe(player);
    expect(mayAnswer(table, ANN.user)).toBe(true);
    expect(viewOf(table, ANN.user)?.viewer).toBe(player);
    const isEnd = options.some(({ id }) => id === 'end');
    if (isEnd) turns.add(player);
    table = done(await answer(tables, table, ANN, ...(isEnd ? ['end'] : fallback)));
  }
  expect([...turns].toSorted()).toEqual(['p1', 'p2']);
});

test('COOP-01: who plays for both can look at the other seat, until that has passed', async () => {
  const table = await alone();
  const asked = decisionOf(table.session!)!.player;
  const other = asked === 'p1' ? 'p2' : 'p1';
  const turned = done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'turnToNext' }));
  expect([seatOf(turned, ANN.user)?.player, viewOf(turned, ANN.user)?.hand.length]).toEqual([other, 3]);
  expect(questionOf(turned, ANN.user)).toBeNull();
  const back = done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'turnToNext' }));
  expect(seatOf(back, ANN.user)?.player).toBe(asked);
  expect(isHolding(back.data, asked)).toBe(false);
});

test('COOP-01: with a seat of one’s own there is nothing to turn to', async () => {
  done(await open('together'));
  done(await join());
  done(await start());
  expect(refusal(await tables.perform(CHANNEL, requestOf(ANN), { do: 'turnToNext' }))).toBe('notPossible');
});

test('COOP-01: an end of the turn is taken back though the other seat is asked next', async () => {
  const table = await alone();
  const { player } = decisionOf(table.session!)!;
  done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'setStandingOrder', order: 'always' }));
  const ended = done(await answer(tables, table, ANN, 'end'));
  expect(seatOf(ended, ANN.user)?.player).not.toBe(player);
  const back = done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'undo' }));
  expect([decisionOf(back.session!)!.player, offered(back).some(({ id }) => id === 'end')]).toEqual([player, true]);
});

test('COOP-03 SETUP-09: an Eden is asked before there is a timer, of whoever plays for both too', async () => {
  done(await open('alone'));
  done(await set({ set: 'list', list: 'mustHave', card: 'eden' }));
  let table = done(await start());
  for (let asked = 0; decisionOf(table.session!)!.key !== 'priority'; asked += 1) {
    expect(asked).toBeLessThan(10);
    table = done(await answer(tables, table, ANN, ...decisionOf(table.session!)!.fallback));
  }
  expect(viewFor(table.session!, null).mode?.timer).toBe(8);
});

test('COOP-06: whoever gives up alone has lost, and nobody has won', async () => {
  await alone();
  const over = done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'concede' }));
  expect([over.data.phase, viewFor(over.session!, null).outcome]).toEqual(['over', { winners: [] }]);
});

test('COOP-06: who leaves alone leaves both seats, and the game ends', async () => {
  await alone();
  const over = done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'leave' }));
  expect([over.data.phase, over.data.game.seats.map(({ user }) => user)]).toEqual(['over', [null, null]]);
});

test('COOP-01: when a partner leaves or gives up, a computer player goes on, and the game too', async () => {
  for (const parting of ['leave', 'concede'] as const) {
    done(await open('together'));
    done(await join());
    done(await start());
    const left = done(await tables.perform(CHANNEL, requestOf(BOB), { do: parting }));
    expect([left.data.phase, left.data.game.seats.map(({ computer }) => computer)]).toEqual([
      'playing',
      [null, 'simple'],
    ]);
    expect(viewFor(left.session!, null).mode?.timer).toBe(8);
    done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'end' }));
  }
});

test('BARTER-05 COOP-09: there is no bartering against the clock', async () => {
  done(await open('together'));
  done(await join());
  done(await start());
  const terms = { to: 'p2', amount: 1, favour: null, gives: true } as const;
  expect(problem(await tables.perform(CHANNEL, requestOf(ANN), { do: 'offer', terms: terms as never }))).toBe('barter');
});

test('COOP-04: a rewind goes back over the timer', async () => {
  let table = await alone();
  const timers: number[] = [];
  for (let step = 0; step < 800 && (timers.at(-1) ?? 8) > 6; step += 1) {
    const { fallback, options } = decisionOf(table.session!)!;
    const isEnd = options.some(({ id }) => id === 'end');
    table = done(await answer(tables, table, ANN, ...(isEnd ? ['end'] : fallback)));
    timers.push(viewFor(table.session!, null).mode!.timer!);
  }
  expect(timers.at(-1)).toBe(6);
  const points = await tables.pastDecisions(CHANNEL);
  const to = points.find(({ turn }) => turn === stateIn(table.session!).turn.number - 1)!;
  const back = done(await tables.perform(CHANNEL, requestOf(ANN), { do: 'proposeRewind', transition: to.transition }));
  expect([back.data.social.rewindProposal, viewFor(back.session!, null).mode?.timer]).toEqual([null, 7]);
});

test('house rules go to another table as a code', async () => {
  done(await open('aloneHard'));
  done(await set({ set: 'cap', cap: 4 }));
  done(await set({ set: 'sets', sets: ['base', 'requiem'] }));
  done(await set({ set: 'list', list: 'banned', card: 'bomb' }));
  const { data } = (await tables.table(CHANNEL))!;
  const code = rulesCode(data);
  expect(code).toMatch(/^fs2-[-0-9a-z]+$/);
  const taken = withSetting(standard, { set: 'code', code: ` ${code.toUpperCase()} ` });
  expect(taken).toMatchObject({
    game: { souls: 6, options: { mode: 'together', alone: true, cap: 4, banned: ['bomb'] } },
  });
  expect('why' in taken ? null : rulesCode(taken)).toBe(code);
  expect(done(await set({ set: 'code', code: rulesCode(standard) })).data.game.seats).toHaveLength(1);
});

test('a code that is damaged, of a later version or with unknown cards is refused', () => {
  const why = (code: string) => withSetting(standard, { set: 'code', code });
  const code = rulesCode(standard);
  expect(code).toBe('fs2-g4-obu-s' + code.slice('fs2-g4-obu-s'.length));
  for (let at = 0; at < code.length; at += 1) {
    const other = code[at] === '7' ? '8' : '7';
    expect(why(`${code.slice(0, at)}${other}${code.slice(at + 1)}`)).toMatchObject({ why: 'code', problem: 'damaged' });
    expect(why(code.slice(0, at))).toMatchObject({ why: 'code', problem: 'damaged' });
  }
  for (const typed of ['', 'fs1', 'hello', 'fs1--', '-', 'fs99999999999-x-y'])
    expect(why(typed)).toMatchObject({ why: 'code', problem: 'damaged' });
});

test('a code of v0.6.0, with fewer letters for each card, is read', () => {
  const taken = withSetting(standard, { set: 'code', code: 'fs1-g4-obru-sd2af90ka-x7bybt6a1-nee6' });
  expect(taken).toMatchObject({
    game: { souls: 4, options: { rooms: true, sets: ['base', 'requiem'], banned: ['bomb', 'the-d6'] } },
  });
});

test('no two cards or sets have the same letters in a code', () => {
  const codes = allCards.map(({ id }) => rulesCode({ game: { souls: 4, options: { ...STANDARD, banned: [id] } } }));
  expect(new Set(codes).size).toBe(allCards.length);
});
