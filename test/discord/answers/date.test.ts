import { expect, test } from 'vitest';
import { realTimers } from '../../../src/discord/rest/timers.js';
import { NO_HOURS } from '../../../src/table/index.js';
import { DAY, HOUR } from '../../support/durations.js';
import { HandTimers } from '../support/hand-timers.js';
import { boardSeen, labelsOf, openHouse, speak, textOf } from '../support/house.js';

const w = speak('en');
const { lobby, pace, ui } = w;
const DAYS = `${pace.emoji('days')} ${pace.name('days')}`;

/** A Wednesday noon; each house has a clock of its own. */
const NOON = Date.UTC(2026, 10, 25, 12);
const FRIDAY = Date.UTC(2026, 10, 27, 20);
const at = (milliseconds: number, style: string): string => `<t:${milliseconds / 1000}:${style}>`;
const FRIDAY_TOLD = lobby.date.stands(at(FRIDAY, 'F'), at(FRIDAY, 'R'));

const opened = async () => {
  const time = new HandTimers(NOON);
  const house = await openHouse({
    time,
    clock: { now: () => time.now(), after: realTimers.after },
    wrap: (store) => ({ ...store, beat: async () => 0 }),
  });
  const pass = async (milliseconds: number): Promise<void> => {
    await time.pass(milliseconds);
    await house.tables.keepTime()();
  };
  const { standIn } = house;
  const [ann, bob, cyd] = [await standIn.user('Ann'), await standIn.user('Bob'), await standIn.user('Cyd')];
  await ann.slash('souls-me timezone', { zone: 'Europe/Paris' });
  await ann.slash('souls new', {});
  const shown = await ann.waitFor((seen) => (labelsOf(boardSeen(seen)).includes(DAYS) ? boardSeen(seen) : undefined));
  return { house, pass, ann, bob, cyd, shown };
};

const lobbyWith = async ({ ann }: Pick<Awaited<ReturnType<typeof opened>>, 'ann'>, text: string) =>
  ann.waitFor((seen) => {
    const board = boardSeen(seen);
    return [textOf(board), ...labelsOf(board)].join('\n').includes(text) ? board : undefined;
  });

test('a host gives a table over days a date in words, and those who have joined are reminded once, nobody who sleeps', async () => {
  const { house, pass, ann, bob, cyd, shown } = await opened();
  const { standIn, tables } = house;
  expect(labelsOf(shown)).not.toContain(lobby.date.button);
  await bob.click(ui.join, shown);
  await cyd.click(ui.join, shown);
  await ann.click(DAYS, shown);
  const overDays = await lobbyWith({ ann }, lobby.date.button);
  expect((await bob.click(lobby.date.button, overDays)).message!.content).toContain('Only the host');
  const form = await ann.click(lobby.date.button, overDays);
  for (const [typed, problem] of [
    ['soon', 'notADate'],
    ['today 9h', 'past'],
    ['2028-01-01 20:00', 'tooFar'],
  ] as const)
    expect((await ann.submit(form, { date: typed })).message!.content).toBe(lobby.date.problem(problem, typed));
  expect((await ann.submit(form, { date: 'Friday 21:00' })).message!.content).toBe(FRIDAY_TOLD);
  const quiet = { ...NO_HOURS, zone: 'UTC', quiet: { from: 18 * 60, to: 23 * 60 } };
  await tables.setHours(standIn.channelId, { user: cyd.id, name: 'Cyd', hours: quiet });

  await pass(FRIDAY - HOUR - NOON);
  await lobbyWith({ ann }, FRIDAY_TOLD);
  const text = lobby.date.reminder(
    [ann, bob, cyd].map(({ id }) => `<@${id}>`),
    at(FRIDAY, 'F'),
    at(FRIDAY, 'R'),
  );
  const reminder = await bob.waitFor((seen) => seen.find(({ content }) => content === text));
  expect(reminder.mentions.map(({ username }) => username).toSorted()).toEqual(['Ann', 'Bob']);
  await pass(HOUR / 2);
  await pass(HOUR / 2);
  await bob.waitFor((seen) =>
    seen.find(({ id, content }) => id === reminder.id && content === lobby.date.reminderOver),
  );
  expect((await house.table()).data.phase).toBe('over');
  expect(bob.messages().filter(({ content }) => content.startsWith('⏰'))).toEqual([]);
  expect(standIn.problems).toEqual([]);
});

test('tables over days are played in a thread unless their host says otherwise, others as is usual', async () => {
  const { house, ann, bob, shown, pass } = await opened();
  const thread = async (): Promise<boolean> => (await house.table()).data.game.options.thread;
  await ann.click(DAYS, shown);
  expect(await thread()).toBe(true);
  await ann.click(DAYS, await lobbyWith({ ann }, lobby.date.button));
  expect(await thread()).toBe(false);
  await pass(DAY);
  await ann.slash('souls new', { pace: 'days', thread: false });
  expect(await thread()).toBe(false);
  await pass(7 * DAY);
  await ann.slash('souls new', { pace: 'days', picture: false });
  await bob.slash('souls join');
  await ann.slash('souls start');
  expect((await house.table()).data.game.upkeep.moved).not.toBeNull();
  expect(house.standIn.problems).toEqual([]);
});
