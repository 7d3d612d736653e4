import { expect, test } from 'vitest';
import { aScene, damaged } from '../../../support/scene.js';

test('isaac-monster: each damage it takes is one damage to a living player of the active player’s choice', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['bomb', 'xiii-death'], lootPlays: 2 })
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters('isaac-monster');
  expect([scene.maxHp('isaac-monster'), scene.dc('isaac-monster'), scene.atk('isaac-monster')]).toEqual([7, 3, 1]);
  scene.play('p1', 'bomb', { targets: ['isaac-monster'] }).allPass(2);
  expect([scene.asked(), scene.offered()]).toEqual(['p1 trigger.target', ['p1', 'p2', 'p3']]);
  scene.answer('p1', 'trigger.target', 'p3').resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual([2, 2, 1]);
  scene.play('p1', 'xiii-death', { targets: ['p3'] }).resolve();
  scene
    .pass('p1')
    .play('p2', 'bomb', { targets: ['isaac-monster'] })
    .allPass(2);
  expect([scene.asked(), scene.offered()]).toEqual(['p1 trigger.target', ['p1', 'p2']]);
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([2, 1]);
  scene.done();
});

test('isaac-monster SOUL-04: a treasure and a card worth two souls; other wounds are nothing to it', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['bomb', 'gold-bomb'], lootPlays: 2 })
    .monsters(damaged('isaac-monster', 4), 'gurdy');
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).allPass(2);
  expect(scene.asked()).toBe('p1 priority');
  scene
    .resolve()
    .play('p1', 'gold-bomb', { targets: ['isaac-monster'] })
    .allPass(2);
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  expect([scene.items('p1'), scene.souls('p1'), scene.soulCards('p1')]).toEqual([
    ['blank-treasure'],
    2,
    ['isaac-monster'],
  ]);
  scene.done();
});

test('moms-heart WIN-04: as its soul is gained a player with the most souls wins', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['gold-bomb'] })
    .player('p2', { souls: ['gurdy', 'pin', 'war'] })
    .monsters(damaged('moms-heart', 5));
  expect([scene.maxHp('moms-heart'), scene.dc('moms-heart'), scene.atk('moms-heart')]).toEqual([8, 4, 2]);
  scene
    .play('p1', 'gold-bomb', { targets: ['moms-heart'] })
    .passUntil('moms-heart death')
    .allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 trigger.target', ['p2']]);
  scene.answer('p1', 'trigger.target', 'p2');
  expect([scene.souls('p1'), scene.coins('p1'), scene.hand('p1')]).toEqual([2, 0, []]);
  scene.allPass();
  expect([scene.asked(), scene.state().outcome]).toEqual(['over', { winners: ['p2'] }]);
  scene.done();
});

test('moms-heart: of those who tie the player who gains it chooses one', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['gold-bomb'] })
    .player('p2', { souls: ['gurdy', 'pin'] })
    .player('p3', { souls: ['war'] })
    .monsters(damaged('moms-heart', 5));
  scene
    .play('p1', 'gold-bomb', { targets: ['moms-heart'] })
    .passUntil('moms-heart death')
    .allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 trigger.target', ['p1', 'p2']]);
  scene.answer('p1', 'trigger.target', 'p1').allPass();
  expect(scene.state().outcome).toEqual({ winners: ['p1'] });
  scene.done();
});

test('moms-heart: other souls, and its own when it is stolen, end nothing', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['gold-bomb', 'steal-soul'], lootPlays: 2 })
    .player('p2', { souls: ['moms-heart'] })
    .monsters('pin');
  scene.play('p1', 'gold-bomb', { targets: ['pin'] }).resolve();
  scene.play('p1', 'steal-soul', { targets: ['moms-heart'] }).resolve();
  expect([scene.souls('p1'), scene.state().outcome]).toEqual([3, null]);
  scene.done();
});
