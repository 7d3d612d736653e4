import type { ChatInputCommandInteraction } from 'discord.js';
import { expect, test } from 'vitest';
import { commandResponder } from '../../src/discord/answers/answer/responder.js';
import { createInteractionDedup } from '../../src/discord/answers/answer/interaction-dedup.js';
import { InteractionFailed } from '../../playground/index.js';
import type { GameStore } from '../../src/table/index.js';
import { HandTimers } from './support/hand-timers.js';
import { boardSeen, openHouse, startedTable, typeEndTurn } from './support/house.js';
import { partsOf } from './support/answers.js';

/** A promise that is fulfilled by hand. */
const gate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

/** A store whose next load, or commit for a person, waits. */
const waiting = () => {
  const state = {
    load: null as Promise<void> | null,
    commit: null as Promise<void> | null,
    commits: 0,
    /** A load or a commit waits. */
    reached: gate(),
  };
  const loading = async (): Promise<void> => {
    if (state.load !== null) state.reached.open();
    await state.load;
  };
  const wrap = (store: GameStore): GameStore => ({
    ...store,
    load: async (channel) => loading().then(async () => store.load(channel)),
    head: async (channel) => loading().then(async () => store.head(channel)),
    commit: async (commit) => {
      if (commit.interaction === null) return store.commit(commit);
      if (state.commit !== null) state.reached.open();
      await state.commit;
      const result = await store.commit(commit);
      if (result.is === 'committed') state.commits += 1;
      return result;
    },
  });
  return { state, wrap };
};

test('whether Discord has given up what comes late is asked before anything is done; what is not late goes on at once', async () => {
  const asked: string[] = [];
  const gone = new Error('Unknown interaction');
  const interaction = {
    deferred: false,
    replied: false,
    deferReply: async () => {
      asked.push('wait');
      throw gone;
    },
  } as unknown as ChatInputCommandInteraction;
  const timers = new HandTimers();
  const fresh = commandResponder(interaction, timers, () => 2_900);
  await fresh.assertNotExpired();
  expect(asked).toEqual([]);
  await expect(fresh.assertStillValid()).rejects.toBe(gone);
  const late = commandResponder(interaction, timers, () => 3_100);
  await expect(late.assertNotExpired()).rejects.toBe(gone);
  await expect(late.assertStillValid()).rejects.toBe(gone);
  expect(asked).toEqual(['wait', 'wait']);
});

test('a press that counts as the one before it counts so however often it is delivered, and only once', () => {
  const presses = createInteractionDedup(new HandTimers());
  presses.markFailed('ann', 'pass', 'first');
  expect(presses.canonicalId('ann', 'play', 'other')).toBe('other');
  presses.markFailed('ann', 'pass', 'first');
  expect(presses.canonicalId('ann', 'pass', 'second')).toBe('first');
  expect(presses.canonicalId('ann', 'pass', 'second')).toBe('first');
  expect(presses.canonicalId('ann', 'pass', 'third')).toBe('third');
});

test('with a clock that is wrong by minutes, everything is done as with a right one', async () => {
  const ahead = 5 * 60_000;
  for (const wrong of [-ahead, ahead]) {
    const house = await openHouse({ clock: { now: () => Date.now() + wrong } });
    const { active } = await startedTable(house);
    const before = await house.table();
    await typeEndTurn(active);
    expect((await house.table()).revision).toBeGreaterThan(before.revision);
    expect(house.lines.join('')).not.toContain('did not reach');
  }
});

test('what Discord has given up before it is committed does not change the game; the second press does', async () => {
  const { state, wrap } = waiting();
  const house = await openHouse({ wrap });
  const { standIn } = house;
  const { active } = await startedTable(house);
  const before = await house.table();
  const { open, opened } = gate();
  state.load = opened;
  const pressed = typeEndTurn(active).catch((error: unknown) => error);
  await state.reached.opened;
  await standIn.advanceClock(3_100);
  expect(await pressed).toBeInstanceOf(InteractionFailed);
  open();
  await house.logged('an answer did not reach its person');
  state.load = null;
  expect((await house.table()).revision).toBe(before.revision);
  await typeEndTurn(active);
  expect((await house.table()).revision).toBeGreaterThan(before.revision);
});

test('what was committed although Discord gave it up is not done again by the second press', async () => {
  const { state, wrap } = waiting();
  const house = await openHouse({ wrap });
  const { standIn } = house;
  const ann = await standIn.user('Ann');
  await ann.slash('souls new');
  const lobby = await ann.waitFor((messages) => boardSeen(messages));
  const add = partsOf(lobby).find(({ verb }) => verb === 'addcpu')!.id;
  const seats = async (): Promise<number> => (await house.table()).data.game.seats.length;
  const { open, opened } = gate();
  state.commit = opened;
  const pressed = ann.force(add, lobby).catch((error: unknown) => error);
  await state.reached.opened;
  await standIn.advanceClock(3_100);
  await standIn.checkDeadlines();
  expect(await pressed).toBeInstanceOf(InteractionFailed);
  open();
  await house.logged('an answer did not reach its person');
  expect(await seats()).toBe(2);
  await ann.force(add, lobby);
  expect(await seats()).toBe(2);
  await ann.force(add, lobby);
  expect(await seats()).toBe(3);
});
