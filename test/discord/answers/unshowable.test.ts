import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { GameStore } from '../../../src/table/index.js';
import { boardSeen, isEphemeral, openHouse, panelSeen, speak, startedTable, type House } from '../support/house.js';

const CALLBACK = 'POST /interactions/:interaction/:token/callback';
const GONE = { status: 404, code: 10_008, times: 1 };
const w = speak('en');

const mistakes = ({ lines }: House): readonly string[] => lines.filter((line) => /"incident"|"level":[56]0/.test(line));

/** Ann's lobby, which Bob sees. */
const lobby = async (wrap?: (store: GameStore) => GameStore) => {
  const house = await openHouse(wrap === undefined ? {} : { wrap });
  const { standIn } = house;
  const [ann, bob] = [await standIn.user('Ann'), await standIn.user('Bob')];
  await ann.slash('souls new', { souls: 4 });
  const board = await bob.waitFor((messages) => boardSeen(messages));
  return { house, standIn, bob, board };
};

const sits = async (house: House, user: string): Promise<boolean> =>
  (await house.table()).data.game.seats.some((seat) => seat.user === user);

test('a press on a board that is removed at that moment is done, and answered by a private message', async () => {
  const { house, standIn, bob, board } = await lobby();
  await standIn.fail(CALLBACK, GONE);
  const { message } = await bob.click(w.ui.join, board);
  expect(isEphemeral(message!)).toBe(true);
  expect(message!.content).toBe(w.board.done);
  expect(await sits(house, bob.id)).toBe(true);
  expect(mistakes(house)).toEqual([]);
});

test('so is one that takes long, on a board that is removed before Discord is told to wait', async () => {
  const { house, standIn, bob, board } = await lobby((store) => ({
    ...store,
    async commit(commit) {
      await pause(1_000);
      return store.commit(commit);
    },
  }));
  await standIn.fail(CALLBACK, GONE);
  const message = await (await bob.click(w.ui.join, board)).finished();
  expect(isEphemeral(message)).toBe(true);
  expect(message.content).toBe(w.board.done);
  expect(await sits(house, bob.id)).toBe(true);
  expect(mistakes(house)).toEqual([]);
});

test('a press on a panel that is removed at that moment is answered by a new one', async () => {
  const house = await openHouse();
  const { active } = await startedTable(house, { picture: false });
  await active.slash('hand');
  const panel = panelSeen(active.messages())!;
  await house.standIn.fail(CALLBACK, GONE);
  const { message } = await active.click(w.ui.refresh, panel);
  expect(message!.id).not.toBe(panel.id);
  expect(isEphemeral(message!)).toBe(true);
  expect(message!.embeds.length).toBeGreaterThan(0);
  expect(mistakes(house)).toEqual([]);
});

test.each([
  ['archived', 50_083],
  ['moderated', 200_000],
] as const)(
  'a message that Discord does not take there (%s) is no incident, and the press is answered',
  async (bar, code) => {
    const { house, standIn, bob, board } = await lobby();
    await standIn.fail(CALLBACK, { status: 400, code, times: 1 });
    expect((await bob.click(w.ui.join, board)).message!.content).toBe(w.board.done);
    await standIn.fail(CALLBACK, { status: 400, code, times: 1 });
    expect((await bob.slash('hand')).message!.content).toBe(w.errors.barred(bar));
    expect(mistakes(house)).toEqual([]);
  },
);
