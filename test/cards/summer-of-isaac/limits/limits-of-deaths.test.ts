import { expect, test } from 'vitest';
import { aScene, withCounters, type Scene } from '../../../support/scene.js';

/** Nobody has died but once, which was prevented: 1 HP was left at that moment, as everybody is told (PREV-02). */
const isSpared = (scene: Scene): void => {
  const told = scene.said('event').filter(({ event }) => event === 'preventDeath');
  expect(told.map(({ amount }) => amount)).toEqual([1]);
};

test('charmed-vis PREV-02: killed by another it lives on with 1 HP, as theirs', () => {
  const scene = aScene()
    .player('p1', { hand: ['hit-an-item'] })
    .player('p2', { items: ['charmed-vis'] });
  scene.play('p1', 'hit-an-item', { targets: ['charmed-vis'] }).resolve();
  expect([scene.items('p1'), scene.items('p2'), scene.hp('charmed-vis')]).toEqual([['charmed-vis'], [], 1]);
  isSpared(scene);
  scene.done();
});

test('cursed-haunt PREV-02: a soul that is killed lives on with 1 HP', () => {
  const scene = aScene()
    .player('p1', { hand: ['destroy-anything'] })
    .player('p2', { souls: ['cursed-haunt'] });
  scene.play('p1', 'destroy-anything', { targets: ['cursed-haunt'] }).resolve();
  expect([scene.soulCards('p1'), scene.hp('cursed-haunt')]).toEqual([['cursed-haunt'], 1]);
  isSpared(scene);
  scene.done();
});

test('headless-horseman-summer-of-isaac PREV-02: it is left with 1 HP before it heals', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('headless-horseman-summer-of-isaac');
  scene.play('p1', 'fell-a-monster', { targets: ['headless-horseman-summer-of-isaac'] }).resolve();
  expect(scene.hp('headless-horseman-summer-of-isaac')).toBe(2);
  isSpared(scene);
  scene.done();
});

test('tumor-ball PREV-02: the player saved is left with 1 HP before they heal', () => {
  const scene = aScene().player('p1', { items: [withCounters('tumor-ball', 2)], hand: ['death-to'] });
  scene.use('p1', 'tumor-ball', { targets: ['p2'] }).resolve();
  scene.play('p1', 'death-to', { targets: ['p2'] }).resolve();
  expect([scene.dead('p2'), scene.hp('p2')]).toEqual([false, 2]);
  isSpared(scene);
  scene.done();
});
