import { expect, test } from 'vitest';
import { aScene, withCounters } from '../../support/scene.js';

test('ROUND-01 EFF-02: what lasts till your next turn outlives the turns of the others', () => {
  const scene = aScene({ players: 3 }).player('p1', { items: ['till-your-turn'] });
  scene.use('p1', 'till-your-turn').allPass();
  expect(scene.atk('p1')).toBe(2);
  scene.endTurn('p1');
  expect(scene.atk('p1')).toBe(2);
  scene.toActionPhase().endTurn('p2');
  expect(scene.atk('p1')).toBe(2);
  scene.toActionPhase().endTurn('p3');
  expect(scene.state().turn.active).toBe('p1');
  expect(scene.atk('p1')).toBe(1);
  scene.toActionPhase().done();
});

test('ROUND-03 REPL-04: a turn that is left out ends what lasted till it', () => {
  const scene = aScene()
    .player('p1', { hand: ['skip-a-turn'] })
    .player('p2', { items: ['till-your-turn'] });
  scene.play('p1', 'skip-a-turn', { targets: ['p2'] }).allPass();
  scene.pass('p1').use('p2', 'till-your-turn').allPass();
  expect(scene.atk('p2')).toBe(2);
  scene.endTurn('p1');
  expect(scene.state().turn.active).toBe('p1');
  expect(scene.atk('p2')).toBe(1);
  scene.toActionPhase().done();
});

test('EFF-02 CTR-01: what lasts while there is a counter ends with the counter, and for good', () => {
  const scene = aScene().player('p1', { items: ['while-marked', 'coin-maker', 'mark-item'], hand: ['take-a-counter'] });
  scene.use('p1', 'while-marked', { targets: ['coin-maker'] }).allPass();
  expect(scene.atk('p1')).toBe(2);
  scene.play('p1', 'take-a-counter', { targets: ['coin-maker'] }).allPass();
  expect(scene.atk('p1')).toBe(1);
  scene.use('p1', 'mark-item', { targets: ['coin-maker'] }).allPass();
  expect(scene.atk('p1')).toBe(1);
  scene.done();
});

test('REPL-02: the next three times this turn, and no fourth time', () => {
  const scene = aScene().player('p1', {
    items: ['three-times-richer'],
    hand: ['gain-3', 'gain-3', 'gain-3', 'gain-3'],
    lootPlays: 4,
  });
  scene.use('p1', 'three-times-richer').allPass();
  for (const coins of [4, 8, 12, 15]) {
    scene.play('p1', 'gain-3').allPass();
    expect(scene.coins('p1')).toBe(coins);
  }
  scene.done();
});

test('REPL-02 TURN-16: what is left of so many times ends with the turn', () => {
  const scene = aScene()
    .player('p1', { items: ['three-times-richer'] })
    .player('p2', { hand: ['gain-3'] });
  scene.use('p1', 'three-times-richer').allPass();
  expect(scene.state().standing).toHaveLength(1);
  scene.endTurn('p1');
  expect(scene.state().standing).toEqual([]);
  scene.toActionPhase().done();
});

test('REPL-06 TURN-16: a replacement of the first time each turn leaves the second alone', () => {
  const scene = aScene().player('p1', {
    items: ['first-coin-of-turn'],
    hand: ['gain-3', 'gain-3', 'gain-3'],
    lootPlays: 3,
  });
  scene.play('p1', 'gain-3').allPass();
  expect(scene.coins('p1')).toBe(4);
  scene.play('p1', 'gain-3').allPass();
  expect(scene.coins('p1')).toBe(7);
  scene.endTurn('p1').toActionPhase().endTurn('p2').toActionPhase();
  scene.play('p1', 'gain-3').allPass();
  expect(scene.coins('p1')).toBe(11);
  scene.done();
});

test('ROUND-01 ROUND-03: the first time each round is from one turn of the controller to the next', () => {
  const scene = aScene().player('p1', { items: ['once-a-round', 'coin-maker', 'till-your-turn'] });
  scene.use('p1', 'till-your-turn').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.endTurn('p1').toActionPhase();
  scene.pass('p2').use('p1', 'coin-maker').resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.endTurn('p2').toActionPhase();
  scene.use('p1', 'coin-maker').resolve();
  expect(scene.coins('p1')).toBe(4);
  scene.done();
});

test('ROUND-03 TURN-20: an extra turn begins no new round', () => {
  const scene = aScene().player('p1', { items: ['once-a-round', 'coin-maker'], hand: ['my-extra-turn'] });
  scene.use('p1', 'coin-maker').resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.play('p1', 'my-extra-turn').allPass().endTurn('p1').toActionPhase();
  expect(scene.state().turn.active).toBe('p1');
  scene.use('p1', 'coin-maker').resolve();
  expect(scene.coins('p1')).toBe(3);
  scene.done();
});

test('ROUND-02: the rounds of the game are those of the first player', () => {
  const scene = aScene()
    .player('p1', { items: ['coin-maker'] })
    .player('p2', { items: ['till-your-turn', 'till-their-turn'] })
    .rooms('round-room');
  scene.use('p1', 'coin-maker').resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.endTurn('p1').toActionPhase();
  scene.use('p2', 'till-your-turn').resolve();
  expect(scene.coins('p2')).toBe(0);
  scene.endTurn('p2').toActionPhase();
  scene.pass('p1').use('p2', 'till-their-turn').resolve();
  expect(scene.coins('p1')).toBe(3);
  scene.done();
});

test('RULING-10 EFF-05: delayed triggers of one card stand side by side and end together', () => {
  const scene = aScene()
    .player('p1', { items: ['low-rolls-hurt', 'book-of-sin', 'recharge-item'] })
    .monsters('gurdy')
    .dice(1)
    .fallbacks('trigger.order');
  scene.use('p1', 'low-rolls-hurt').resolve();
  scene.use('p1', 'recharge-item', { targets: ['low-rolls-hurt'] }).resolve();
  scene.use('p1', 'low-rolls-hurt').resolve();
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.hp('gurdy')).toBe(3);
  expect(scene.state().standing).toHaveLength(2);
  scene.endTurn('p1');
  expect(scene.state().standing).toEqual([]);
  scene.toActionPhase().done();
});

test('RULING-05 LVL-02: levels add up, so that at 25 all three abilities work', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('bum-bo-treasure', 24, 'level')], hand: ['a-penny'] })
    .monsters('gurdy')
    .dice(2);
  expect(scene.atk('p1')).toBe(2);
  scene.play('p1', 'a-penny').allPass();
  expect([scene.coins('p1'), scene.atk('p1')]).toEqual([0, 2]);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['2 damage to gurdy']);
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([4]);
  scene.done({ midway: 'the attack goes on' });
});
