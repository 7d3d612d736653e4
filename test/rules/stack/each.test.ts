import { expect, test } from 'vitest';
import { aScene, damaged } from '../../support/scene.js';

test('EACH-02: several objects of one player are taken in the order that the player wants', () => {
  const scene = aScene()
    .player('p1', { hand: ['reroll-all'] })
    .player('p2', { items: ['meat', 'the-relic', 'meat'] })
    .deck('treasure', ['breakfast', 'mr-boom', 'book-of-sin']);
  scene.play('p1', 'reroll-all', { targets: ['p2'] }).allPass();
  expect(scene.asked()).toBe('p2 each.order');
  scene.answer('p2', 'each.order', 'the-relic', 'meat', 'meat');
  expect(scene.items('p2')).toEqual(['breakfast', 'mr-boom', 'book-of-sin']);
  expect(scene.discarded('treasure')).toEqual(['meat', 'meat', 'the-relic']);
  scene.done();
});

test('EACH-02: nobody is asked about the order of the same cards', () => {
  const scene = aScene()
    .player('p1', { hand: ['reroll-all'] })
    .player('p2', { items: ['meat', 'meat'] })
    .deck('treasure', ['breakfast', 'mr-boom']);
  scene.play('p1', 'reroll-all', { targets: ['p2'] }).allPass();
  expect(scene.items('p2')).toEqual(['breakfast', 'mr-boom']);
  scene.done();
});

test('EACH-05: the controller of the effect orders monsters', () => {
  const scene = aScene()
    .player('p2', { hand: ['everything-takes-1'], lootPlays: 1 })
    .monsters('gurdy', damaged('clotty', 1));
  scene.pass('p1').play('p2', 'everything-takes-1').allPass();
  expect(scene.asked()).toBe('p2 each.order');
  scene.answer('p2', 'each.order', 'clotty', 'gurdy');
  expect(scene.stack()).toEqual(['1 damage to gurdy', '1 damage to clotty']);
  scene.resolve();
  expect(scene.hp('gurdy')).toBe(4);
  expect(scene.discarded('monster')).toEqual(['clotty']);
  scene.done();
});

test('EACH-05 EACH-06 DEATH-03: who kills several monsters at once says which dies first', () => {
  const scene = aScene()
    .player('p2', { hand: ['all-players-and-monsters-die'], lootPlays: 1 })
    .monsters('fly', 'gurdy', 'fly')
    .deck('monster', ['pin']);
  scene.pass('p1').play('p2', 'all-players-and-monsters-die').allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p2 each.order', ['fly', 'gurdy', 'fly']]);
  scene.answer('p2', 'each.order', 'gurdy', 'fly', 'fly');
  expect(scene.stack()).toEqual(['p1 death', 'p2 death', 'fly death', 'fly death', 'gurdy death']);
  scene.toNextTurn().done();
});
