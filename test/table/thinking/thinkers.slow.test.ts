import { afterEach, expect, test } from 'vitest';
import { cardById, cardLookup } from '../../../cards/index.js';
import {
  apply,
  decisionOf,
  drawsOf,
  openGame,
  sample,
  save,
  viewFor,
  type Session,
} from '../../../src/engine/index.js';
import { chooseAnswer } from '../../../src/computer-players/index.js';
import {
  LONGEST_THOUGHT,
  openThinkers,
  poolOf,
  randomFrom,
  setupForTable,
  STANDARD,
  thinkingAt,
  thoughtAbout,
  updated,
  type TableData,
  type Thinkers,
} from '../../../src/table/index.js';
import { tableOf } from '../../discord/support/long-table.js';

const resources = { cards: cardLookup, random: drawsOf };
const begun = (): Session => openGame(setupForTable(poolOf(['base']), 2, 4, 'thinkers', STANDARD), resources);
const worker = (name: string): URL => new URL(`${name}-worker.mjs`, import.meta.url);

let open: Thinkers | null = null;
afterEach(async () => open?.close());

/** Asks until the thread is ready, which is when an answer is due sooner than the longest. */
const ready = async (thinkers: Thinkers, saved: ReturnType<typeof save>, clock: { now: number }): Promise<void> => {
  for (;;) {
    clock.now += 1_000;
    const appointment = thinkers.think(saved, 'careful');
    if (appointment !== null && appointment.after < LONGEST_THOUGHT) {
      await expect.poll(appointment.thought).not.toBeNull();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

test('when an answer is due follows from the kinds that wait alone; what would be due after 2 s is not begun', async () => {
  const clock = { now: 0 };
  const saved = save(begun());
  open = openThinkers({ worker: worker('answering'), now: () => clock.now });
  await ready(open, saved, clock);
  clock.now += 60_000;
  const asked = Array.from({ length: 12 }, () => open!.think(saved, 'strong'));
  const dues = asked.map((appointment) => appointment?.after ?? null);
  const steps = dues.flatMap((due, at) => (due === null || at === 0 ? [] : [due - dues[at - 1]!]));
  expect(new Set(steps).size).toBe(1);
  expect(Math.max(...dues.map((due) => due ?? 0))).toBeLessThanOrEqual(LONGEST_THOUGHT);
  expect(dues.at(-1)).toBeNull();
  await expect.poll(() => asked.every((one) => one === null || one.thought() !== null)).toBe(true);
  clock.now += 60_000;
  const first = open.think(saved, 'strong')!;
  expect(first.after).toBe(dues[0]);
  expect(open.think(saved, 'careful')!.after - first.after).toBeLessThan(steps[0]!);
  await expect.poll(() => first.thought()?.answers).toEqual([['pass']]);
});

test('a thread that breaks, or is stuck, keeps nobody waiting: nothing has been thought, and later another one begins', async () => {
  for (const kind of ['breaking', 'busy']) {
    const clock = { now: 0 };
    const saved = save(begun());
    const thinkers = openThinkers({ worker: worker(kind), now: () => clock.now });
    open = thinkers;
    const lost = thinkers.think(saved, 'careful')!;
    if (kind === 'busy') clock.now += 6 * LONGEST_THOUGHT;
    await expect.poll(() => thinkers.think(saved, 'careful')).toBeNull();
    expect(lost.thought()).toBeNull();
    clock.now += 60_000;
    expect(thinkers.think(saved, 'careful')!.after).toBe(LONGEST_THOUGHT);
    await thinkers.close();
    expect(thinkers.think(saved, 'careful')).toBeNull();
  }
});

test('the same game and rollouts give the same thought, and what an action asks on its way is answered with it', () => {
  const session = begun();
  for (let acts = 0; acts < 200 && !decisionOf(session)!.options.some(({ id }) => id === 'attack'); acts += 1)
    apply(session, decisionOf(session)!.player, decisionOf(session)!.fallback);
  const saved = save(session);
  const [one, other] = [0, 1].map(() => thoughtAbout(saved, resources, { rollouts: 10 }));
  expect(one).toEqual(other);
  expect(one!.weighed.length).toBeGreaterThan(0);
  expect(save(session)).toEqual(saved);
});

test('whether it takes its time follows from what everybody sees, whatever cards it holds', () => {
  const session = begun();
  const table = tableOf(session);
  const seats = table.data.game.seats.map((seat) =>
    seat.player === 'p2' ? { ...seat, user: null, computer: 'strong' as const } : seat,
  );
  const data: TableData = { ...updated(table.data, { game: { seats } }), phase: 'playing' };
  const random = randomFrom(5);
  const thought = { about: 0, at: 0 };
  for (let acts = 0; acts < 160; acts += 1) {
    const decision = decisionOf(session)!;
    const imagined = decision.player === 'p2' && decision.key === 'priority' ? sample(session, 'p1', `${acts}`) : null;
    if (imagined !== null) {
      const kind = thinkingAt(session, data)?.kind;
      expect(thinkingAt(imagined, data)?.kind).toBe(kind);
      thought.at += 1;
      thought.about += kind === undefined ? 0 : 1;
    }
    apply(
      session,
      decision.player,
      chooseAnswer('simple', viewFor(session, decision.player), random, { card: cardById }),
    );
  }
  expect(thought.about).toBeGreaterThan(3);
  expect(thought.at).toBeGreaterThan(thought.about);
});
