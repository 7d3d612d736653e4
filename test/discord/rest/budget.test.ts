import { expect, test } from 'vitest';
import { createBudget, UNCOUNTED, type Permit, type Work } from '../../../src/discord/rest/budget.js';
import { HandTimers, settled } from '../support/hand-timers.js';

/** A budget, and what has been permitted so far: by when, for what. */
const asked = (requests?: number) => {
  const timers = new HandTimers(0);
  const budget = createBudget(timers, requests);
  const granted: { readonly work: Work; readonly at: number; readonly permit: Permit }[] = [];
  const ask = (work: Work, count: number): void => {
    for (let n = 0; n < count; n += 1)
      void budget.permit(work).then((permit) => granted.push({ work, at: timers.now(), permit }));
  };
  const counts = (): Readonly<Record<Work, number>> => {
    const of = (wanted: Work): number => granted.filter(({ work }) => work === wanted).length;
    return { answer: of('answer'), notice: of('notice'), board: of('board'), upkeep: of('upkeep') };
  };
  return { timers, budget, granted, ask, counts };
};

test('however long requests are on their way, Discord never counts more than 48 within a second', async () => {
  const { timers, granted, ask } = asked();
  ask('board', 400);
  await settled();
  const arrivals: number[] = [];
  let seen = 0;
  for (let time = 0; time < 30_000; time += 10) {
    for (const { permit } of granted.slice(seen)) {
      const delay = ((seen * 137) % 60) * 10; // up to 0.6 s until Discord counts it, and again until the answer is here
      timers.after(delay, () => arrivals.push(timers.now()));
      timers.after(2 * delay, () => permit.end('made'));
      seen += 1;
    }
    await timers.pass(10);
  }
  expect(arrivals).toHaveLength(400);
  for (const [index, at] of arrivals.entries()) {
    const after = arrivals[index + 48];
    if (after !== undefined) expect(after - at).toBeGreaterThanOrEqual(1_000);
  }
});

test('answers go before notices, notices before boards, boards before what nobody waits for', async () => {
  const { timers, granted, ask, counts } = asked();
  ask('upkeep', 100);
  await settled();
  ask('board', 100);
  await settled();
  ask('notice', 5);
  ask('answer', 2);
  await settled();
  expect(counts()).toEqual({ answer: 1, notice: 2, board: 5, upkeep: 40 });
  for (const { permit } of granted) permit.end('made');
  await timers.pass(1_010);
  expect(granted[48]!.work).toBe('answer');
  expect(counts().notice).toBe(5);
  expect(counts().board).toBeGreaterThan(40);
});

test('what waits long enough is done, however much goes before it', async () => {
  const { granted, ask } = asked();
  ask('board', 300);
  ask('upkeep', 20);
  await settled();
  for (let n = 0; n < 200; n += 1) {
    granted[n]!.permit.end('unused');
    await settled();
  }
  expect(granted.slice(0, 200).filter(({ work }) => work === 'upkeep').length).toBeGreaterThanOrEqual(7);
});

test('a permit that is not used is the next one at once, and ends once', async () => {
  const { budget, granted, ask } = asked();
  ask('answer', 49);
  await settled();
  expect(granted).toHaveLength(48);
  granted[0]!.permit.end('unused');
  granted[0]!.permit.end('unused');
  await settled();
  expect(granted).toHaveLength(49);
  void budget.permit('answer').then(() => expect.fail('there is no place for it'));
  await settled();
});

test('what Discord does not count does not pile up behind what it counts', async () => {
  const { ask, counts } = asked(UNCOUNTED);
  ask('upkeep', 150);
  await settled();
  expect(counts().upkeep).toBe(150);
});
