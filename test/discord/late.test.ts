import type { Interaction } from 'discord.js';
import { expect, test } from 'vitest';
import { createPresses } from '../../src/discord/answers/answer/presses.js';
import { route } from '../../src/discord/answers/router.js';
import { openServerClock } from '../../src/discord/rest/server-clock.js';
import { createLogger } from '../../src/ops/index.js';
import { InteractionFailed } from '../../src/playground/index.js';
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
  const wrap = (store: GameStore): GameStore => ({
    ...store,
    load: async (channel) => {
      if (state.load !== null) state.reached.open();
      await state.load;
      return store.load(channel);
    },
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

test('issue 18: an interaction that Discord has given up when it comes is not done', async () => {
  const lines: string[] = [];
  const log = createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const given: string[] = [];
  const timers = new HandTimers();
  const untouchable = new Proxy({}, { get: (_, name) => expect.unreachable(`${String(name)} was looked at`) });
  const routes = {
    live: { log } as never,
    commands: [],
    timers,
    clock: openServerClock(timers),
    presses: createPresses(timers),
    givenUp: () => void given.push('one'),
  };
  const made = timers.now() - 3_001;
  const interaction = Object.create(untouchable, {
    createdTimestamp: { value: made },
    channelId: { value: '5' },
    appPermissions: { value: null },
  }) as Interaction;
  await route(routes, interaction);
  expect(given).toEqual(['one']);
  expect(lines.join('')).toContain('came too late');
});

test('issue 18: with a clock that is wrong by minutes, everything is done as with a right one', async () => {
  const ahead = 5 * 60_000;
  for (const wrong of [-ahead, ahead]) {
    const house = await openHouse({ clock: { now: () => Date.now() + wrong } });
    const { active } = await startedTable(house);
    const before = await house.table();
    await typeEndTurn(active);
    expect((await house.table()).revision).toBeGreaterThan(before.revision);
    expect(house.lines.join('')).not.toContain('came too late');
  }
});

test('issue 18: what Discord has given up before it is committed does not change the game; the second press does', async () => {
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

test('issue 18: what was committed although Discord gave it up is not done again by the second press', async () => {
  const { state, wrap } = waiting();
  const house = await openHouse({ wrap });
  const { standIn } = house;
  const ann = await standIn.user('Ann');
  await ann.slash('souls new');
  const lobby = await ann.waitFor((messages) => boardSeen(messages));
  const add = partsOf(lobby).find(({ verb }) => verb === 'addcpu')!.id;
  const seats = async (): Promise<number> => (await house.table()).data.seats.length;
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
