import { expect, test } from 'vitest';
import { givesOneLootPlay } from '../../support/character-scenes.js';
import { aScene, sideways } from '../../support/scene.js';

test('isaac-nendoroid CHAR-06: his ↷ is one more loot play, and no second', () => givesOneLootPlay('isaac-nendoroid'));

test('guppys-head-starting-item AND-03: a loot card given is the better of the top two', () => {
  const scene = aScene()
    .player('p1', { items: ['guppys-head-starting-item'], hand: ['a-penny', 'bomb'] })
    .wholeDeck('loot', ['a-dime', 'gain-3', 'lose-3']);
  scene.use('p1', 'guppys-head-starting-item');
  expect(scene.offered()).toEqual(['p2', 'back']);
  scene.answer('p1', 'announce.target', 'p2').resolve();
  scene.answer('p1', 'effect.choose', 'a-penny').answer('p1', 'deck.order', 'gain-3', 'a-dime').resolve();
  expect([scene.hand('p1'), scene.hand('p2'), scene.cardsOf('loot')]).toEqual([
    ['bomb', 'gain-3'],
    ['a-penny'],
    ['a-dime', 'lose-3'],
  ]);
  scene.done();
});

test('guppys-head-starting-item: with an empty hand there is nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['guppys-head-starting-item'] })
    .wholeDeck('loot', ['a-dime', 'gain-3']);
  scene.use('p1', 'guppys-head-starting-item', { targets: ['p2'] }).resolve();
  expect([scene.hand('p1'), scene.asked()]).toEqual([[], 'p1 priority']);
  scene.done();
});

test('guppys-head-starting-item ABIL-08: any 4 recharges it, and no 3 or 5', () => {
  const scene = aScene()
    .player('p1', { items: [sideways('guppys-head-starting-item')] })
    .player('p2', { hand: ['roll-for-coins', 'roll-for-coins', 'roll-for-coins'], lootPlays: 3 })
    .dice(3, 5, 4);
  for (let wrong = 0; wrong < 2; wrong += 1) {
    scene.passTo('p2').play('p2', 'roll-for-coins').resolve();
    expect(scene.charged('guppys-head-starting-item')).toBe(false);
  }
  scene.passTo('p2').play('p2', 'roll-for-coins').resolve();
  expect(scene.charged('guppys-head-starting-item')).toBe(true);
  scene.done();
});
