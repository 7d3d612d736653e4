import { expect, test } from 'vitest';
import { cardById, cardsOf } from '../../cards/index.js';
import { chooseAnswer, chooseRandom } from '../../src/computer-players/index.js';
import {
  apply,
  decisionOf,
  isLegalAnswer,
  openGame,
  outcomeOf,
  viewFor,
  type Decision,
} from '../../src/engine/index.js';
import { setupForTable, randomFrom } from '../../src/table/index.js';
import { resources } from '../support/resources.js';

const cards = { card: cardById };

const question = (change: Partial<Decision>): Decision => ({
  player: 'p1',
  key: 'effect.choose',
  source: null,
  card: null,
  options: ['a', 'b', 'c', 'd'].map((id) => ({ id, meaning: { kind: 'object' } })),
  min: 1,
  max: 3,
  secret: false,
  fallback: ['a'],
  ...change,
});

const often = <T>(times: number, once: () => T): readonly T[] => Array.from({ length: times }, once);

test('random picks each number of options and each option about equally often', () => {
  const random = randomFrom(1);
  const answers = often(6000, () => chooseRandom(question({}), true, random));
  for (const count of [1, 2, 3]) {
    const share = answers.filter((answer) => answer.length === count).length / 6000;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.37);
  }
  const first = answers.filter((answer) => answer.length === 1).map(([id]) => id);
  for (const id of ['a', 'b', 'c', 'd'])
    expect(first.filter((one) => one === id).length / first.length).toBeCloseTo(0.25, 1);
});

test('random passes nine times of ten outside its own action phase, and does not call off', () => {
  const options = ['play:o1', 'use:o2:tap', 'back', 'pass'].map((id) => ({ id, meaning: { kind: 'pass' as const } }));
  const priority = question({ key: 'priority', options, max: 1 });
  const random = randomFrom(2);
  const outside = often(4000, () => chooseRandom(priority, false, random)[0]);
  const passes = outside.filter((id) => id === 'pass').length / 4000;
  expect(passes).toBeGreaterThan(0.91);
  expect(passes).toBeLessThan(0.955);
  const inside = often(4000, () => chooseRandom(priority, true, random)[0]);
  expect(inside.filter((id) => id === 'pass').length / 4000).toBeCloseTo(1 / 3, 1);
  expect([...outside, ...inside]).not.toContain('back');
  const only = question({ options: [{ id: 'back', meaning: { kind: 'back' } }], fallback: ['back'] });
  expect(chooseRandom(only, true, random)).toEqual(['back']);
});

for (const kind of ['random', 'simple'] as const)
  test(`${kind}: every answer is legal, and the same view and numbers give the same answer`, () => {
    const session = openGame(setupForTable(cardsOf(['base']), 3, 4, `legal ${kind}`), resources, {
      checkpoints: false,
    });
    const random = randomFrom(3);
    let answers = 0;
    while (outcomeOf(session) === null && answers < 1200) {
      const decision = decisionOf(session)!;
      const view = viewFor(session, decision.player);
      const start = Math.floor(random() * 2 ** 31);
      const chosen = chooseAnswer(kind, view, randomFrom(start), cards);
      expect(isLegalAnswer(decision, chosen)).toBe(true);
      if (answers % 10 === 0) expect(chooseAnswer(kind, view, randomFrom(start), cards)).toEqual(chosen);
      apply(session, decision.player, chosen);
      answers += 1;
    }
    expect(answers).toBeGreaterThan(300);
  }, 60_000);

test('simple players finish, and beat random ones', () => {
  let won = 0;
  const games = 5;
  for (let game = 0; game < games; game += 1) {
    const session = openGame(setupForTable(cardsOf(['base']), 2, 4, `contest ${game}`), resources, {
      checkpoints: false,
    });
    const random = randomFrom(game);
    const simple = game % 2 === 0 ? 'p1' : 'p2';
    for (
      let decision = decisionOf(session);
      decision !== null && outcomeOf(session) === null;
      decision = decisionOf(session)
    ) {
      const kind = decision.player === simple ? 'simple' : 'random';
      apply(session, decision.player, chooseAnswer(kind, viewFor(session, decision.player), random, cards));
    }
    if (outcomeOf(session)?.winners.includes(simple) === true) won += 1;
  }
  expect(won).toBeGreaterThanOrEqual(4);
});

test('simple: no answer takes more than a bounded number of looks at cards', () => {
  let looks = 0;
  const counted = {
    card: (id: string) => {
      looks += 1;
      return cardById(id);
    },
  };
  const session = openGame(setupForTable(cardsOf(['base']), 4, 4, 'looks'), resources, { checkpoints: false });
  const random = randomFrom(4);
  let most = 0;
  for (let answers = 0; answers < 1500; answers += 1) {
    const decision = decisionOf(session);
    if (decision === null || outcomeOf(session) !== null) break;
    looks = 0;
    const chosen = chooseAnswer('simple', viewFor(session, decision.player), random, counted);
    most = Math.max(most, looks);
    apply(session, decision.player, chosen);
  }
  // A look and what is reckoned from it takes about 5 µs: 5,000 stay below 50 ms.
  expect(most).toBeLessThan(5000);
  expect(most).toBeGreaterThan(100);
});
