import { expect, test } from 'vitest';
import { aScene, damaged } from '../../support/scene.js';

const three = ['gurdy', 'monstro', 'pin'];

test('L05 WIN-01 WIN-02 RULING-32: Lost Soul wins, whatever waits below', () => {
  const scene = aScene().player('p1', { hand: ['bomb', 'lost-soul'], souls: three, lootPlays: 2 });
  scene
    .play('p1', 'bomb', { targets: ['p1'] })
    .play('p1', 'lost-soul')
    .allPass();
  expect(scene.stack()).toEqual(['bomb', 'lost-soul']);
  expect(scene.asked()).toBe('p1 priority');
  scene.allPass();
  expect(scene.asked()).toBe('over');
  expect(scene.state().outcome).toEqual({ winners: ['p1'] });
  expect(scene.stack()).toEqual(['bomb']);
  scene.done();
});

test('B14 BSOUL-02 BSOUL-03 BSOUL-05: a bonus soul in the middle of a resolution', () => {
  const scene = aScene()
    .player('p1', { coins: 22, hand: ['gain-4-lose-4'] })
    .outside('soul-of-greed');
  scene.play('p1', 'gain-4-lose-4').allPass();
  expect(scene.coins('p1')).toBe(22);
  expect(scene.soulCards('p1')).toEqual(['soul-of-greed']);
  expect(scene.view().outside).toEqual([]);
  scene.done();
});

test('BSOUL-04 C05: a destroyed bonus soul is out of the game for good', () => {
  const scene = aScene()
    .player('p1', { coins: 22, hand: ['a-nickel', 'destroy-anything', 'a-nickel'], lootPlays: 3 })
    .outside('soul-of-greed');
  scene.play('p1', 'a-nickel').allPass();
  expect(scene.soulCards('p1')).toEqual(['soul-of-greed']);
  scene.play('p1', 'destroy-anything', { targets: ['soul-of-greed'] }).allPass();
  expect(scene.soulCards('p1')).toEqual([]);
  scene.play('p1', 'a-nickel').allPass();
  expect(scene.soulCards('p1')).toEqual([]);
  scene.done();
});

test('B12 SOUL-04 SOUL-05 SOUL-06: a soul worth two', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['bomb'] })
    .player('p2', { items: ['counts-souls'] })
    .player('p3', { hand: ['steal-soul'], lootPlays: 1 })
    .monsters(damaged('satan', 5));
  scene.play('p1', 'bomb', { targets: ['satan'] }).resolve();
  expect(scene.souls('p1')).toBe(2);
  expect(scene.coins('p2')).toBe(2);
  scene
    .pass('p1')
    .pass('p2')
    .play('p3', 'steal-soul', { targets: ['satan'] })
    .allPass();
  expect(scene.souls('p1')).toBe(0);
  expect(scene.souls('p3')).toBe(2);
  expect(scene.coins('p2')).toBe(2);
  scene.done();
});

test('SOUL-07 WIN-01: a character that is worth a soul counts', () => {
  const scene = aScene()
    .player('p1', { character: 'lost', souls: ['gurdy', 'monstro'], hand: ['lost-soul'] })
    .player('p2', { hand: ['steal-soul'], lootPlays: 1 });
  expect(scene.souls('p1')).toBe(3);
  scene.play('p1', 'lost-soul').pass('p1').answer('p2', 'priority', 'play steal-soul');
  expect(scene.offered()).toEqual(['gurdy', 'monstro', 'back']);
  scene.answer('p2', 'announce.target', 'back').pass('p2').allPass();
  expect(scene.state().outcome).toEqual({ winners: ['p1'] });
  scene.done();
});

test('WIN-03: two players come to the goal in the same resolution', () => {
  const scene = aScene()
    .player('p1', { souls: three, items: ['the-chest'], hand: ['items-become-souls'] })
    .player('p2', { souls: three, items: ['the-chest'] });
  scene.play('p1', 'items-become-souls').allPass();
  expect(scene.state().outcome).toEqual({ winners: ['p1', 'p2'] });
  scene.done();
});

test('BSOUL-05 BSOUL-01: ten cards in hand', () => {
  const scene = aScene()
    .player('p1', { hand: Array.from({ length: 9 }, () => 'loot-2') })
    .outside('soul-of-gluttony');
  scene.play('p1', 'loot-2').allPass();
  expect(scene.soulCards('p1')).toEqual(['soul-of-gluttony']);
  expect(scene.stack()).toEqual([]);
  scene.done();
});

test('BSOUL-02: a death meets a condition at once, before what it sets off', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['suicide-king'] })
    .outside('fourth-soul');
  scene
    .play('p1', 'xiii-death', { targets: ['p2'] })
    .passUntil('p2 death')
    .allPass();
  expect([scene.stack(), scene.soulCards('p2')]).toEqual([['suicide-king'], ['fourth-soul']]);
  scene.done({ midway: 'P2 is dying' });
});

test('BSOUL-02 KEY-10: so does what leaves play and took abilities away', () => {
  const scene = aScene()
    .player('p1', { items: ['guppy-thing', 'guppys-collar'], hand: ['destroy-anything'] })
    .player('p2', { items: ['deafener'] })
    .outside('soul-of-guppy');
  expect(scene.start().souls('p1')).toBe(0);
  scene.play('p1', 'destroy-anything', { targets: ['deafener'] }).resolve();
  expect(scene.soulCards('p1')).toEqual(['soul-of-guppy']);
  scene.done();
});

test('BSOUL-02 KEY-10: so do effects that begin, and those that end with the turn', () => {
  const scene = aScene()
    .player('p1', { items: ['guppy-thing'], hand: ['guppys-hairball'] })
    .player('p2', { items: ['silencer'] })
    .outside('soul-of-guppy');
  scene
    .passTo('p2')
    .use('p2', 'silencer', { targets: ['guppy-thing'] })
    .resolve();
  scene.play('p1', 'guppys-hairball').resolve();
  expect(scene.souls('p1')).toBe(0);
  scene.endTurn('p1');
  expect(scene.soulCards('p1')).toEqual(['soul-of-guppy']);
  scene.toActionPhase().done();
});
