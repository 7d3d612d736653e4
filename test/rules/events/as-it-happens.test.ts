import { expect, test } from 'vitest';
import { aScene, sideways } from '../../support/scene.js';

test('DEC-53 REPL-05: what is chosen as a turn starts is chosen before anything is on the stack', () => {
  for (const [item, chosen] of [
    ['glitch', 'plus-atk'],
    ['is-you', 'the-d6'],
  ] as const) {
    const scene = aScene()
      .player('p1', { items: [item] })
      .player('p2', { items: ['the-d6'] })
      .shop('plus-atk')
      .from('startTriggers')
      .fallbacks('effect.choose')
      .start();
    expect([scene.asked(), scene.stack()]).toEqual(['p1 priority', []]);
    expect(scene.said('replaced').length, `${item} has ${chosen}`).toBe(1);
    scene.toActionPhase().done();
  }
});

test('DEC-53: an item gained in this way has its start-of-turn trigger in the same turn', () => {
  const scene = aScene()
    .player('p1', { items: ['glitch'], hand: [] })
    .shop('hypercoagulation')
    .from('startTriggers')
    .start();
  scene.answer('p1', 'effect.choose', 'hypercoagulation');
  expect(scene.stack()).toEqual(['glitch']);
  scene.resolve();
  expect(scene.object('glitch').counters).toEqual({ counter: 1 });
  scene.done();
});

test('DEC-53: without an item in the shop Glitch chooses nothing and is recharged all the same', () => {
  const scene = aScene().player('p1', { items: [sideways('glitch')] });
  scene.declare('p1', 'end').allPass();
  expect([scene.charged('glitch'), scene.stack()]).toEqual([true, []]);
  scene.toNextTurn().done();
});

test('DEC-53 KEY-02: Lost Soul is a soul of another player before anybody can answer', () => {
  const scene = aScene({ players: 3 }).player('p1', { hand: ['lost-soul-alt-art'] });
  scene.play('p1', 'lost-soul-alt-art').allPass().answer('p1', 'effect.choose', 'p2');
  expect([scene.asked(), scene.stack(), scene.soulCards('p2')]).toEqual(['p1 priority', [], ['lost-soul-alt-art']]);
  scene.done();
});

test.each([
  'challenge-day-of-the-doodler-normal-day-of-the-doodler-hard',
  'day-of-the-doodler-hard',
  'challenge-day-of-the-doodler-ultra-hard-day-of-the-doodler-competitive',
  'day-of-the-doodler-competitive',
])('DEC-53 DICE-03: of %s only the die stands on the stack as a turn starts', (card) => {
  const scene = aScene({ mode: 'doodler', timer: 3 }).challenge(card).from('startTriggers').dice(4).start();
  expect(scene.stack()).toEqual(['roll 4']);
  scene.toActionPhase().done();
});

test.each([
  ['berkano', 'play'],
  ['spindown-dice', 'use'],
] as const)(
  'DEST-04 AND-02: %s destroys before anything is stolen, so that nobody has an item too many',
  (card, how) => {
    const scene = aScene()
      .player('p1', { hand: ['berkano'], items: ['spindown-dice'] })
      .player('p2', { items: ['meat', 'breakfast', 'dinner'] })
      .shop('synthoil')
      .outside('soul-of-sloth');
    scene[how]('p1', card, { targets: ['meat'] }).allPass();
    expect([scene.discarded('treasure'), scene.asked()]).toEqual([['meat'], 'p2 effect.choose']);
    scene.answerSome('p2', 'effect.choose', 'synthoil').resolve();
    expect([scene.items('p2').toSorted(), scene.soulCards('p1'), scene.soulCards('p2')]).toEqual([
      ['breakfast', 'dinner', 'synthoil'],
      [],
      [],
    ]);
    scene.done();
  },
);

test('CANCEL-01 AND-03 DEC-11: Mega Bean hurts whoever controlled what it has canceled, and nobody otherwise', () => {
  const scene = aScene()
    .player('p1', { hand: ['kill-player-for-coins'] })
    .player('p2', { hand: ['mega-bean'], lootPlays: 1 });
  scene.play('p1', 'kill-player-for-coins', { targets: ['p2'] }).passTo('p2');
  scene.play('p2', 'mega-bean', { targets: ['kill-player-for-coins'] }).allPass();
  expect([scene.stack(), scene.discarded('loot')]).toEqual([
    ['2 damage to p1'],
    ['mega-bean', 'kill-player-for-coins'],
  ]);
  scene.fallbacks().resolve();
  scene.done({ midway: 'the turn ends with the death' });
});
