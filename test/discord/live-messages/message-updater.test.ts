import { expect, test } from 'vitest';
import { message, type Payload } from '../../../src/discord/protocol/payload.js';
import {
  BOARD_GAP,
  createMessageUpdater,
  FIRST_GAP,
  FORBIDDEN_PAUSE,
  type UpdaterPort,
  type ShowResult,
  type WantedMessage,
} from '../../../src/discord/live-messages/message-updater.js';
import { HandTimers, settled } from '../support/hand-timers.js';

const CHANNEL = '1';
const payload = (content: string): Payload => message({ content });

/** A channel whose board is a list of what was shown, and a table that the test changes. */
const channel = () => {
  const timers = new HandTimers();
  const shown: string[] = [];
  const told: string[] = [];
  const failures: unknown[] = [];
  const state = {
    revision: 1,
    board: null as string | null,
    answer: 'shown' as ShowResult,
    error: null as Error | null,
  };
  let gate: Promise<void> = Promise.resolve();
  let turn: Promise<void> = Promise.resolve();
  const permits: string[] = [];
  let taken = 0;
  const show = async (how: string, content: string): Promise<ShowResult> => {
    shown.push(`${how} ${content}`);
    await gate;
    if (state.error !== null) throw state.error;
    return state.answer;
  };
  const port: UpdaterPort = {
    async permit() {
      await turn;
      taken += 1;
      return { end: (how) => void permits.push(how) };
    },
    wanted: async (): Promise<WantedMessage> => ({
      revision: state.revision,
      message: state.board,
      payload: payload(`r${state.revision}`),
    }),
    async post(_channel, { content }) {
      const result = await show('post', content);
      if (result === 'shown') state.board = 'm1';
      return result;
    },
    edit: async (_channel, _message, { content }) => show('edit', content),
    onForbidden: async (id) => void told.push(id),
    onLost: async (id) => void told.push(`lost ${id}`),
    onFailed: (_channel, error) => void failures.push(error),
  };
  const updater = createMessageUpdater(port, timers);
  return {
    timers,
    shown,
    told,
    failures,
    state,
    updater,
    permits,
    taken: () => taken,
    /** Permits nothing until the returned function is called. */
    queue: () => {
      let come: () => void = () => undefined;
      turn = new Promise((resolve) => {
        come = resolve;
      });
      return async () => {
        come();
        await settled();
      };
    },
    change: async () => {
      state.revision += 1;
      void updater.markDirty(CHANNEL);
      await settled();
    },
    /** Holds every request until the returned function is called. */
    block: () => {
      let open: () => void = () => undefined;
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return async () => {
        open();
        await settled();
      };
    },
  };
};

test('the first board is posted, and edited no sooner than 2 s later', async () => {
  const { updater, shown, timers, change } = channel();
  await updater.markDirty(CHANNEL);
  expect(shown).toEqual(['post r1']);
  await change();
  expect(shown).toEqual(['post r1']);
  await timers.pass(FIRST_GAP - 1);
  expect(shown).toEqual(['post r1']);
  await timers.pass(1);
  expect(shown).toEqual(['post r1', 'edit r2']);
});

test('of many changes during an edit only the latest is shown, one edit at a time', async () => {
  const { updater, shown, timers, change, block } = channel();
  await updater.markDirty(CHANNEL);
  const release = block();
  await change();
  await timers.pass(FIRST_GAP);
  for (let n = 0; n < 10; n += 1) await change();
  await timers.pass(BOARD_GAP);
  expect(shown).toEqual(['post r1', 'edit r2']);
  await release();
  await timers.pass(BOARD_GAP);
  expect(shown).toEqual(['post r1', 'edit r2', 'edit r12']);
});

test('a revision that another process made is seen after an edit', async () => {
  const { updater, shown, timers, state, block } = channel();
  const release = block();
  const first = updater.markDirty(CHANNEL);
  await settled();
  state.revision = 7;
  await release();
  await timers.pass(FIRST_GAP);
  await first;
  expect(shown).toEqual(['post r1', 'edit r7']);
});

test('a board that looks the same is not edited', async () => {
  const { updater, shown, timers } = channel();
  await updater.markDirty(CHANNEL);
  await timers.pass(FIRST_GAP);
  await updater.markDirty(CHANNEL);
  expect(shown).toEqual(['post r1']);
});

test('a board that was deleted is posted anew', async () => {
  const { updater, shown, timers, state } = channel();
  await updater.markDirty(CHANNEL);
  await timers.pass(FIRST_GAP);
  state.revision = 2;
  state.answer = 'gone';
  await updater.markDirty(CHANNEL);
  expect(shown).toEqual(['post r1', 'edit r2', 'post r2']);
});

test('without permission the updater pauses, tells it once, and goes on when the board is asked for', async () => {
  const { updater, shown, told, timers, state, change } = channel();
  state.answer = 'forbidden';
  await updater.markDirty(CHANNEL);
  await change();
  await timers.pass(BOARD_GAP * 10);
  expect(shown).toEqual(['post r1']);
  expect(told).toEqual([CHANNEL]);
  state.answer = 'shown';
  await updater.repost(CHANNEL);
  expect(shown).toEqual(['post r1', 'post r2']);
});

test('where the board was forbidden a change is shown again after a minute, without telling it twice', async () => {
  const { shown, told, timers, state, change } = channel();
  state.answer = 'forbidden';
  await change();
  await timers.pass(FORBIDDEN_PAUSE);
  await change();
  expect(shown).toEqual(['post r2', 'post r3']);
  expect(told).toEqual([CHANNEL]);
  state.answer = 'shown';
  await timers.pass(FORBIDDEN_PAUSE);
  await change();
  expect(shown).toEqual(['post r2', 'post r3', 'post r4']);
});

test('a lease knows whether the board shows a payload already', async () => {
  const { updater, timers } = channel();
  await updater.markDirty(CHANNEL);
  await timers.pass(FIRST_GAP);
  const lease = updater.lease(CHANNEL);
  expect([payload('r1'), payload('r2')].map((one) => lease!.shows(one))).toEqual([true, false]);
});

test('an edit that fails is tried again after five seconds', async () => {
  const { updater, shown, failures, timers, state } = channel();
  state.error = new Error('no connection');
  void updater.markDirty(CHANNEL);
  await settled();
  expect(failures).toHaveLength(1);
  state.error = null;
  await timers.pass(4_900);
  expect(shown).toEqual(['post r1']);
  await timers.pass(200);
  expect(shown).toEqual(['post r1', 'post r1']);
});

test('an edit that keeps failing is given up after five attempts', async () => {
  const { updater, shown, failures, timers, state } = channel();
  state.error = new Error('no connection');
  void updater.markDirty(CHANNEL);
  await settled();
  for (let n = 0; n < 10; n += 1) await timers.pass(6_000);
  expect(failures).toHaveLength(5);
  expect(shown).toHaveLength(5);
});

test('a click may show the board when nothing is in flight: it counts as the edit', async () => {
  const { updater, shown, timers, state, change } = channel();
  await updater.markDirty(CHANNEL);
  expect(updater.lease(CHANNEL)).toBeNull();
  await timers.pass(FIRST_GAP);
  const lease = updater.lease(CHANNEL);
  expect(lease).not.toBeNull();
  expect(updater.lease(CHANNEL)).toBeNull();
  await change();
  await timers.pass(BOARD_GAP);
  expect(shown).toEqual(['post r1']);
  lease!.release(payload(`r${state.revision}`));
  await timers.pass(BOARD_GAP);
  expect(shown).toEqual(['post r1']);
});

test('a click that showed no board leaves it to the updater', async () => {
  const { updater, shown, timers, change } = channel();
  await updater.markDirty(CHANNEL);
  await timers.pass(FIRST_GAP);
  const lease = updater.lease(CHANNEL);
  await change();
  lease!.release(null);
  await settled();
  expect(shown).toEqual(['post r1', 'edit r2']);
});

test('at the end what is still to be shown is shown at once', async () => {
  const { updater, shown, change } = channel();
  await updater.markDirty(CHANNEL);
  await change();
  expect(shown).toEqual(['post r1']);
  await updater.stop();
  expect(shown).toEqual(['post r1', 'edit r2']);
});

test('a board that waits for its turn shows what there is then', async () => {
  const { updater, shown, timers, change, queue } = channel();
  await updater.markDirty(CHANNEL);
  await timers.pass(FIRST_GAP);
  const permit = queue();
  for (let n = 0; n < 10; n += 1) await change();
  expect(shown).toEqual(['post r1']);
  await permit();
  expect(shown).toEqual(['post r1', 'edit r11']);
});

test('a board that waits for its turn can be shown by the answer to a click, and needs no turn then', async () => {
  const { updater, shown, timers, permits, change, queue } = channel();
  await updater.markDirty(CHANNEL);
  await timers.pass(FIRST_GAP);
  const permit = queue();
  await change();
  const lease = updater.lease(CHANNEL)!;
  expect(lease.shows(payload('r2'))).toBe(false);
  await permit();
  expect(permits.at(-1)).toBe('unused');
  lease.release(payload('r2'));
  await timers.pass(FIRST_GAP);
  expect(shown).toEqual(['post r1']);

  const again = queue();
  await change();
  updater.lease(CHANNEL)!.release(payload('r3'));
  await change();
  await again();
  expect(shown).toEqual(['post r1']);
  await timers.pass(FIRST_GAP);
  expect(shown).toEqual(['post r1', 'edit r4']);
});

test('every permit is given back, also that for a board whose message was gone', async () => {
  const { updater, shown, timers, state, permits, taken, change } = channel();
  await updater.markDirty(CHANNEL);
  await timers.pass(FIRST_GAP);
  state.answer = 'gone';
  await change();
  await timers.pass(FIRST_GAP);
  expect(shown).toEqual(['post r1', 'edit r2', 'post r2']);
  expect(permits).toHaveLength(taken());
});
