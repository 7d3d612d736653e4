import { expect, test } from 'vitest';
import { aScene } from '../../../support/scene.js';

test('shadow RULING-15 DEATH-14: its owner chooses the item that another player destroys', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'], items: ['shadow'] })
    .player('p2', { items: ['the-d6', 'meat', 'the-relic'] });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).passUntil(0);
  expect([scene.asked(), scene.offered()]).toEqual(['p1 deathPenalty.item', ['meat', 'the-relic']]);
  scene.answer('p1', 'deathPenalty.item', 'the-relic');
  expect([scene.items('p2'), scene.discarded('treasure')]).toEqual([['the-d6', 'meat'], ['the-relic']]);
  scene.done();
});

test('shadow RULING-15 DEATH-14: the loot card is chosen by its owner, and it and 1¢ are gained', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'], items: ['shadow'] })
    .player('p2', { hand: ['bomb', 'a-penny'], coins: 3 });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).passUntil(0);
  expect(scene.asked()).toBe('p2 deathPenalty.loot');
  scene.answer('p2', 'deathPenalty.loot', 'bomb');
  expect([scene.hand('p2'), scene.coins('p2')]).toEqual([['a-penny'], 2]);
  expect([scene.hand('p1'), scene.coins('p1'), scene.discarded('loot')]).toEqual([['bomb'], 1, ['xiii-death']]);
  scene.done();
});

test('shadow: what is gained is gained, so that a bonus counts', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'], items: ['shadow', 'counterfeit-penny'] })
    .player('p2', { coins: 3 });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([2, 2]);
  scene.done();
});

test('shadow DEATH-15: nothing comes of a player who has nothing', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'], items: ['shadow'] })
    .player('p2', { items: ['the-d6'] });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.hand('p1'), scene.coins('p1'), scene.items('p1'), scene.items('p2')]).toEqual([
    [],
    0,
    ['shadow'],
    ['the-d6'],
  ]);
  scene.done();
});

test('shadow: its owner pays the own death penalty as everybody does', () => {
  const scene = aScene().player('p1', { hand: ['xiii-death', 'bomb'], items: ['shadow', 'meat'], coins: 3 });
  scene.play('p1', 'xiii-death', { targets: ['p1'] }).passUntil(0);
  expect(scene.asked()).toBe('p1 deathPenalty.item');
  scene.answer('p1', 'deathPenalty.item', 'meat');
  expect([scene.hand('p1'), scene.coins('p1'), scene.items('p1')]).toEqual([[], 2, ['shadow']]);
  expect(scene.discarded('loot').toSorted()).toEqual(['bomb', 'xiii-death']);
  scene.toNextTurn().done();
});

test('shadow: discards and lost ¢ that are no death penalty stay what they are', () => {
  const scene = aScene()
    .player('p1', { items: ['shadow'], hand: ['gold-bomb', 'gold-bomb'], lootPlays: 2 })
    .player('p2', { hand: ['bomb', 'a-penny'], coins: 8 })
    .monsters('greedling', 'dank-globin');
  scene.play('p1', 'gold-bomb', { targets: ['greedling'] }).resolve();
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  scene.play('p1', 'gold-bomb', { targets: ['dank-globin'] }).resolve();
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  expect([scene.coins('p2'), scene.hand('p2'), scene.hand('p1')]).toEqual([1, [], ['blank-loot', 'blank-loot']]);
  expect(scene.discarded('loot').toSorted()).toEqual(['a-penny', 'bomb', 'gold-bomb', 'gold-bomb']);
  scene.done();
});

test('shadow RULING-15 REPL-07: of two, the player who dies says which comes first; a card and ¢ go to one', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death'], items: ['shadow'] })
    .player('p2', { hand: ['bomb', 'a-penny'], coins: 3, items: ['meat'] })
    .player('p3', { items: ['diplopia'] });
  scene
    .passTo('p3')
    .use('p3', 'diplopia', { targets: ['shadow'] })
    .resolve();
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).passUntil(0);
  scene.answer('p2', 'replacement.order', 'diplopia', 'shadow').answer('p1', 'deathPenalty.item', 'meat');
  scene.answer('p2', 'deathPenalty.loot', 'bomb').answer('p2', 'replacement.order', 'diplopia', 'shadow');
  scene.answer('p2', 'replacement.order', 'shadow', 'diplopia');
  expect([scene.hand('p2'), scene.coins('p2'), scene.items('p2')]).toEqual([['a-penny'], 2, []]);
  expect([scene.hand('p1'), scene.coins('p1')]).toEqual([[], 1]);
  expect([scene.hand('p3'), scene.coins('p3')]).toEqual([['bomb'], 0]);
  scene.done();
});

test('shadow: of two owners, when one dies, only the other one’s has anything to say', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death', 'bomb'], coins: 3, items: ['shadow', 'meat'] })
    .player('p3', { items: ['diplopia'] });
  scene
    .passTo('p3')
    .use('p3', 'diplopia', { targets: ['shadow'] })
    .resolve();
  scene.play('p1', 'xiii-death', { targets: ['p1'] }).passUntil(0);
  expect(scene.asked()).toBe('p3 deathPenalty.item');
  scene.answer('p3', 'deathPenalty.item', 'meat');
  expect([scene.hand('p1'), scene.coins('p1'), scene.items('p1')]).toEqual([[], 2, ['shadow']]);
  expect([scene.hand('p3'), scene.coins('p3')]).toEqual([['bomb'], 1]);
  scene.toNextTurn().done();
});
