import { expect, onTestFinished, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import { chooseAnswer } from '../../../src/computer-players/index.js';
import { decisionOf, viewFor } from '../../../src/engine/index.js';
import { randomFrom, windowFor } from '../../../src/table/index.js';
import { newInteraction } from '../../table/table-scene.js';
import { HandTimers } from '../support/hand-timers.js';
import { idle } from '../support/idle.js';
import { boardSeen, openHouse, panelSeen, startedTable, textOf, typeEndTurn, type House } from '../support/house.js';

const AUTUMN = Date.UTC(2026, 10, 24, 12);
/** The longest step of time, in milliseconds. */
const LONGEST = 100;
/** Milliseconds of a step while nobody waits for anything. */
const STEP = 5;

/** Lets time pass until this has happened; says how many milliseconds that were, and what came of it. */
const until = async <T>(time: HandTimers, happens: Promise<T>): Promise<{ readonly took: number; readonly is: T }> => {
  const from = time.now();
  const state = { done: false };
  const settle = (): void => void (state.done = true);
  happens.then(settle, settle);
  while (!state.done) {
    await idle(); // time does not outrun a program that a busy machine slows down
    await time.pass(Math.min(Math.max(time.untilNext(), 1), LONGEST));
  }
  return { took: time.now() - from, is: await happens };
};

const passing = async (time: HandTimers, milliseconds: number, step = STEP): Promise<void> => {
  const end = time.now() + milliseconds;
  while (time.now() < end) await time.pass(step);
};

/** A house on one clock, in which each request takes 100 to 300 ms. */
const distant = async (): Promise<{ readonly house: House; readonly time: HandTimers }> => {
  const time = new HandTimers(AUTUMN);
  const house = await openHouse({ everywhere: time });
  await house.standIn.setLatency({ least: 100, most: 300 });
  onTestFinished(async () => {
    await house.standIn.setLatency(null);
    await time.pass(600_000);
  });
  return { house, time };
};

test('while somebody is being told that they are awaited, board and panels show what is done meanwhile', async () => {
  const { house, time } = await distant();
  const { standIn } = house;
  const { active, other } = (await until(time, startedTable(house, { picture: false }))).is;
  await until(time, typeEndTurn(active));
  await until(time, active.slash('hand'));
  await time.pass(301_000);
  await standIn.fail('POST /channels/:channel/messages', { delay: 60_000, times: 1 });
  await until(time, house.tables.keepTime(house.bot.presenceOf)());
  await passing(time, 1_000);

  const [board, panel] = [boardSeen, panelSeen].map((seen) => textOf(seen(active.messages())));
  const from = time.now();
  await until(time, other.slash('act pass'));
  await until(
    time,
    active.waitFor((seen) => textOf(boardSeen(seen)) !== board && textOf(panelSeen(seen)) !== panel),
  );
  expect(time.now() - from).toBeLessThan(3_000);
  expect(standIn.pings).toEqual([]);
  expect(standIn.problems).toEqual([]);
});

test('at that distance the board shows an act within 2.5 s, and a person’s own panel with its answer', async () => {
  const { house, time } = await distant();
  const { active, other } = (await until(time, startedTable(house, { picture: false }))).is;
  await passing(time, 5_000);
  await until(time, active.slash('hand'));
  await until(time, other.slash('hand'));
  const [board, theirs] = [textOf(boardSeen(other.messages())), textOf(panelSeen(other.messages()))];
  const answered = await until(time, typeEndTurn(active));
  const shown = await until(
    time,
    other.waitFor((seen) => textOf(boardSeen(seen)) !== board && textOf(panelSeen(seen)) !== theirs),
  );
  console.log(JSON.stringify({ answered: answered.took, shown: answered.took + shown.took }));
  expect(answered.took).toBeLessThan(1_500); // a command and its confirmation
  expect(answered.took + shown.took).toBeLessThan(2_500);
});

test('in a live game nobody is mentioned who has pressed something within the last minute', async () => {
  const { house, time } = await distant();
  const { standIn, tables } = house;
  const { ann, bob } = (await until(time, startedTable(house, { picture: false }))).is;
  const acted = new Map<string, number>();
  const random = randomFrom(17);
  const checked: boolean[] = [];
  const check = (): void => {
    for (const { users } of standIn.pings.slice(checked.length))
      checked.push(users.every((one) => time.now() - (acted.get(one) ?? -Infinity) >= 60_000));
  };
  for (let acts = 0; acts < 40; acts += 1) {
    const table = await house.table();
    const decision = decisionOf(table.session!);
    if (decision === null) break;
    const { user } = table.data.game.seats.find(({ player }) => player === decision.player)!;
    const person = user === ann.id ? ann : bob;
    await until(time, person.slash('hand'));
    check(); // whoever was mentioned while that was on its way had not pressed it yet
    acted.set(person.id, time.now());
    const options = chooseAnswer('simple', viewFor(table.session!, decision.player), random, { card: cardById });
    const click = { game: table.data.game.id, window: windowFor(table, person.id) ?? '', options };
    await tables.perform(
      standIn.channelId,
      { interaction: newInteraction(), person: { user: person.id, name: person.name } },
      { do: 'answer', click },
    );
    for (let seconds = 0; seconds < 25; seconds += 5) {
      await passing(time, 5_000, 50);
      await until(time, tables.keepTime(house.bot.presenceOf)());
      check();
    }
  }
  console.log(JSON.stringify({ mentions: checked.length, ofPeopleThere: checked.filter((right) => !right).length }));
  expect(checked).not.toContain(false);
});
