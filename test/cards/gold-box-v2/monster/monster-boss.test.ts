import { expect, test } from 'vitest';
import { aScene, damaged } from '../../../support/scene.js';

test('fistula: one more evasion till the end of the turn for each damage taken; 4 HP, hit from 2 on, 7¢ and a soul', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'gold-bomb', 'bomb'], lootPlays: 3 })
    .monsters('fistula', 'gurdy');
  expect([scene.maxHp('fistula'), scene.dc('fistula'), scene.atk('fistula')]).toEqual([4, 2, 1]);
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  expect(scene.dc('fistula')).toBe(2);
  scene.play('p1', 'bomb', { targets: ['fistula'] }).allPass(2);
  expect(scene.stack()).toEqual(['fistula']);
  scene.allPass();
  expect([scene.dc('fistula'), scene.dc('gurdy')]).toEqual([3, 4]);
  scene.play('p1', 'gold-bomb', { targets: ['fistula'] }).resolve();
  expect([scene.coins('p1'), scene.soulCards('p1')]).toEqual([7, ['fistula']]);
  scene.done();
});

test('fistula: the evasion is gone with the turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('fistula');
  scene.play('p1', 'bomb', { targets: ['fistula'] }).resolve();
  expect(scene.dc('fistula')).toBe(3);
  scene.endTurn('p1');
  expect(scene.dc('fistula')).toBe(2);
  scene.toActionPhase().done();
});

test('gurglings: 4 HP, hit from 5 on, with 2 HP or less from 4 on; 2 loot and a soul', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'], character: 'sturdy' })
    .monsters(damaged('gurglings', 1), 'gurdy')
    .dice(3, 4, 4);
  expect([scene.hp('gurglings'), scene.maxHp('gurglings'), scene.dc('gurglings'), scene.atk('gurglings')]).toEqual([
    3, 4, 5, 1,
  ]);
  scene.play('p1', 'bomb', { targets: ['gurglings'] }).resolve();
  expect([scene.dc('gurglings'), scene.dc('gurdy')]).toEqual([4, 4]);
  scene.attack('p1', 'gurglings').resolve();
  expect([scene.hp('p1'), scene.hand('p1').length, scene.soulCards('p1')]).toEqual([2, 2, ['gurglings']]);
  scene.done();
});

test('steven: for a 2 rolled against it the attacker takes 2 damage', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters('steven').dice(2, 1);
  expect([scene.maxHp('steven'), scene.dc('steven'), scene.atk('steven')]).toEqual([4, 2, 1]);
  scene.attack('p1', 'steven').allPass();
  expect(scene.stack()).toEqual(['1 damage to steven', 'steven']);
  scene.allPass();
  expect(scene.stack()).toEqual(['1 damage to steven', '2 damage to p1']);
  scene.allPass();
  expect(scene.hp('p1')).toBe(1);
  scene.passUntil('roll 1').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.done({ midway: 'the attack goes on' });
});

test('steven: a 6 rolled against it cancels everything and ends the turn', () => {
  const scene = aScene()
    .player('p2', { items: ['book-of-sin'] })
    .monsters('steven', 'fly')
    .dice(6, 6, 2);
  scene.pass('p1').use('p2', 'book-of-sin').resolve();
  scene.attack('p1', 'steven').allPass();
  expect(scene.stack()).toEqual(['1 damage to steven', 'steven']);
  scene.allPass();
  expect([scene.stack(), scene.hp('steven')]).toEqual([[], 4]);
  scene.toNextTurn();
  expect(scene.state().turn.active).toBe('p2');
  scene.toActionPhase().attack('p2', 'fly').resolve();
  expect([scene.coins('p2'), scene.hp('p2')]).toEqual([1, 2]);
  scene.done();
});

test('steven: a treasure and a soul', () => {
  const scene = aScene().monsters(damaged('steven', 3)).dice(3);
  scene.attack('p1', 'steven').resolve();
  expect([scene.items('p1'), scene.soulCards('p1')]).toEqual([['blank-treasure'], ['steven']]);
  scene.done();
});

test('the-cage: 6 HP, hit from 4 on, 1 ATK, two treasures and a soul', () => {
  const scene = aScene().monsters(damaged('the-cage', 5)).dice(3, 4);
  expect([scene.maxHp('the-cage'), scene.dc('the-cage'), scene.atk('the-cage')]).toEqual([6, 4, 1]);
  scene.attack('p1', 'the-cage').resolve();
  expect([scene.hp('p1'), scene.items('p1').length, scene.souls('p1')]).toEqual([1, 2, 1]);
  scene.done();
});

test('hush SOUL-04: 8 HP, hit from 3 on, 2 ATK, two treasures and one card worth two souls', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters(damaged('hush', 7)).dice(2, 3);
  expect([scene.maxHp('hush'), scene.dc('hush'), scene.atk('hush')]).toEqual([8, 3, 2]);
  scene.attack('p1', 'hush').resolve();
  expect([scene.hp('p1'), scene.items('p1').length, scene.soulCards('p1'), scene.souls('p1')]).toEqual([
    1,
    2,
    ['hush'],
    2,
  ]);
  scene.done();
});

test('polycephalus DICE-10: each damage it takes is −2 to the next attack roll; 3 HP, hit from 3 on, 3 loot and a soul', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'bomb'], character: 'sturdy', lootPlays: 2 })
    .monsters('polycephalus')
    .dice(4, 5, 3);
  expect([scene.maxHp('polycephalus'), scene.dc('polycephalus'), scene.atk('polycephalus')]).toEqual([3, 3, 1]);
  scene.play('p1', 'bomb', { targets: ['polycephalus'] }).resolve();
  scene.attack('p1', 'polycephalus').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.passUntil('roll 5').allPass();
  expect(scene.stack()).toEqual(['1 damage to polycephalus']);
  scene.passUntil('roll 3');
  expect(scene.hp('polycephalus')).toBe(1);
  scene.play('p1', 'bomb', { targets: ['polycephalus'] }).resolve();
  expect([scene.hand('p1').length, scene.soulCards('p1')]).toEqual([3, ['polycephalus']]);
  scene.done();
});

test('polycephalus: of whoever rolls next, against anything, in that turn only', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters('polycephalus', 'gurdy')
    .dice(5);
  scene
    .pass('p1')
    .play('p2', 'bomb', { targets: ['polycephalus'] })
    .resolve();
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.done({ midway: 'the attack goes on' });
  const later = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('polycephalus', 'gurdy')
    .dice(5);
  later
    .play('p1', 'bomb', { targets: ['polycephalus'] })
    .resolve()
    .endTurn('p1')
    .toActionPhase();
  later.attack('p2', 'gurdy').allPass();
  expect(later.stack()).toEqual(['1 damage to gurdy']);
  later.done({ midway: 'the attack goes on' });
});
