import { expect, test } from 'vitest';
import { aScene, sideways } from '../../support/scene.js';

test('gish-monster TURN-12: it must be attacked by whoever has the turn, once each turn', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', hand: ['break-off'] })
    .monsters('gish-monster', 'fly')
    .dice(2);
  scene.refuses('p1', 'end', 'TURN-12');
  scene.attack('p1', 'gish-monster').play('p1', 'break-off').resolve();
  scene.endTurn('p1').toActionPhase();
  scene.refuses('p2', 'end', 'TURN-12');
  scene.done();
});

test('gish-monster TURN-20: after its death a player of your choice skips their next turn', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('gish-monster')
    .deck('treasure', ['meat']);
  scene.play('p1', 'fell-a-monster', { targets: ['gish-monster'] }).allPass(2);
  expect([scene.asked(), scene.offered()]).toEqual(['p1 trigger.target', ['p1', 'p2', 'p3']]);
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  expect([scene.items('p1'), scene.souls('p1')]).toEqual([['meat'], 1]);
  scene.endTurn('p1').toActionPhase();
  expect(scene.state().turn.active).toBe('p3');
  scene.done();
});

test('lil-gish TURN-02: a deactivated item does not recharge at the start of the next turn of its controller, but after', () => {
  const scene = aScene()
    .player('p1', { items: ['lil-gish', 'meat', 'the-d6'] })
    .player('p2', { items: [sideways('mystery-loot'), sideways('shooter')] });
  scene.answer('p1', 'priority', 'use lil-gish');
  expect(scene.offered()).toEqual(['mystery-loot', 'shooter', 'back']);
  scene.answer('p1', 'announce.target', 'mystery-loot').resolve();
  scene.endTurn('p1').toActionPhase();
  expect([scene.charged('mystery-loot'), scene.charged('shooter')]).toEqual([false, true]);
  scene.endTurn('p2').toActionPhase().endTurn('p1').toActionPhase();
  expect(scene.charged('mystery-loot')).toBe(true);
  scene.done();
});

test('lil-gish: in the turn of its controller it is the next one that counts', () => {
  const scene = aScene().player('p1', { items: ['lil-gish', sideways('mystery-loot')] });
  scene.use('p1', 'lil-gish', { targets: ['mystery-loot'] }).resolve();
  scene.endTurn('p1').toActionPhase().endTurn('p2').toActionPhase();
  expect([scene.charged('mystery-loot'), scene.charged('lil-gish')]).toEqual([false, true]);
  scene.endTurn('p1').toActionPhase().endTurn('p2').toActionPhase();
  expect(scene.charged('mystery-loot')).toBe(true);
  scene.done();
});

test('lil-gish: an item that something else has recharged is free again after that turn', () => {
  const scene = aScene()
    .player('p1', { items: ['lil-gish'] })
    .player('p2', { items: [sideways('mystery-loot'), 'recharge-item'] });
  scene.use('p1', 'lil-gish', { targets: ['mystery-loot'] }).resolve();
  scene.endTurn('p1').toActionPhase();
  scene.use('p2', 'recharge-item', { targets: ['mystery-loot'] }).resolve();
  expect(scene.charged('mystery-loot')).toBe(true);
  scene.use('p2', 'mystery-loot').resolve().endTurn('p2').toActionPhase().endTurn('p1').toActionPhase();
  expect(scene.charged('mystery-loot')).toBe(true);
  scene.done();
});

test('lil-gish TURN-03: an item in the shop has no recharge step to miss, when it is bought neither', () => {
  const scene = aScene()
    .player('p1', { items: ['lil-gish'], coins: 10 })
    .shop(sideways('mystery-loot'));
  scene
    .use('p1', 'lil-gish', { targets: ['mystery-loot'] })
    .resolve()
    .buy('p1', 'mystery-loot');
  scene.endTurn('p1').toActionPhase().endTurn('p2').toActionPhase();
  expect(scene.charged('mystery-loot')).toBe(true);
  scene.done();
});

test('gish-monster: the death of another monster lets nobody skip a turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('gish-monster', 'fly');
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect(scene.asked()).toBe('p1 priority');
  scene.done();
});

test('lil-gish: only the recharge step leaves it out; anything else recharges it all the while', () => {
  const scene = aScene()
    .player('p1', { items: ['lil-gish', 'recharge-item'] })
    .player('p2', { items: [sideways('mystery-loot')] });
  scene.use('p1', 'lil-gish', { targets: ['mystery-loot'] }).resolve();
  scene.use('p1', 'recharge-item', { targets: ['mystery-loot'] }).resolve();
  expect(scene.charged('mystery-loot')).toBe(true);
  scene.done();
});
