import { test } from 'vitest';
import { aScene } from '../support/scene.js';
test('magnet', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['gain-3', 'each-gains-5'], lootPlays: 2 })
    .player('p2', { items: ['magnet'] });
  scene.play('p1', 'gain-3').resolve();
  scene.play('p1', 'each-gains-5').allPass();
  console.log(scene.stack(), scene.coins('p1'), scene.entries().slice(-12).map((e) => JSON.stringify(e.line)).join('\n'));
  scene.done({ midway: 'x' });
});
test('distant', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['distant-admiration'], hand: ['bomb'] })
    .player('p2', { hand: ['a-penny', 'a-dime', 'soul-heart'] });
  scene.use('p1', 'distant-admiration', { targets: ['p2'] }).allPass().answer('p2', 'effect.choose', 'a-dime');
  console.log(scene.asked(), scene.stack(), scene.hand('p1'), scene.hand('p2'), scene.entries().slice(-12).map((e) => JSON.stringify(e.line)).join('\n'));
  scene.done({ midway: 'x' });
});
test('card', () => {
  const scene = aScene()
    .player('p1', { hand: ['card', 'card'], lootPlays: 2 })
    .player('p2', { items: ['box', 'modeling-clay', 'meat'] });
  scene.play('p1', 'card', { targets: ['box'] }).allPass();
  console.log(scene.asked(), scene.stack());
  scene.resolve();
  console.log(scene.asked(), scene.stack(), scene.items('p2'), scene.discarded('loot'), scene.discarded('treasure'));
  scene.play('p1', 'card', { targets: ['modeling-clay'] }).allPass();
  console.log(scene.asked(), scene.stack(), scene.offered());
  scene.done({ midway: 'x' });
});
