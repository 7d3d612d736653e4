import { expect, test } from 'vitest';
import { aScene, damaged, withCounters } from '../../support/scene.js';

test('epic-fetus-alt-art: 1 damage to every monster, and to who uses it', () => {
  const scene = aScene()
    .player('p1', { items: ['epic-fetus-alt-art'] })
    .monsters('gurdy', 'pale-fatty');
  scene.use('p1', 'epic-fetus-alt-art').fallbacks().resolve();
  expect([scene.hp('gurdy'), scene.hp('pale-fatty'), scene.hp('p1'), scene.hp('p2')]).toEqual([4, 3, 1, 2]);
  scene.done();
});

test('godhead-alt-art FLIP-02: a 2 becomes a 5', () => {
  const scene = aScene()
    .player('p1', { items: ['godhead-alt-art'] })
    .monsters('trite')
    .dice(2);
  scene.attack('p1', 'trite').passUntil('roll 2');
  scene.use('p1', 'godhead-alt-art', { targets: ['roll'] }).resolve();
  expect([scene.hp('p1'), scene.discarded('monster')]).toEqual([2, ['trite']]);
  scene.done();
});

test('guppys-paw-alt-art KEY-10: an item destroyed is a counter, and each one 1 HP', () => {
  const scene = aScene().player('p1', { items: [withCounters('guppys-paw-alt-art', 1), 'meat', 'the-d6'] });
  expect(scene.maxHp('p1')).toBe(3);
  scene.use('p1', 'guppys-paw-alt-art', { targets: ['meat'] }).resolve();
  expect([scene.items('p1'), scene.maxHp('p1')]).toEqual([['guppys-paw-alt-art', 'the-d6'], 4]);
  scene.done();
});

test('guppys-paw-alt-art AND-03: an Eternal item stays, and there is no counter for it', () => {
  const scene = aScene().player('p1', { items: ['guppys-paw-alt-art', 'the-d6'] });
  scene.use('p1', 'guppys-paw-alt-art', { targets: ['the-d6'] }).resolve();
  expect([scene.items('p1'), scene.object('guppys-paw-alt-art').counters]).toEqual([
    ['guppys-paw-alt-art', 'the-d6'],
    {},
  ]);
  scene.done();
});

test('brimstone-alt-art ATK-19: 2 ATK more, 2 damage to somebody else for each hit, and no attack in the next turn', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['brimstone-alt-art'] })
    .player('p3', { character: 'sturdy' })
    .monsters(damaged('gurdy', 2), 'fly')
    .dice(4);
  expect([scene.atk('p1'), scene.atk('p2')]).toEqual([3, 1]);
  scene.attack('p1', 'gurdy').resolve();
  expect(scene.offered()).toEqual(['p2', 'p3']);
  scene.answer('p1', 'trigger.target', 'p3').resolve();
  expect([scene.hp('p3'), scene.soulCards('p1')]).toEqual([1, ['gurdy']]);
  scene.endTurn('p1').toActionPhase();
  scene.endTurn('p2').toActionPhase();
  scene.endTurn('p3').toActionPhase();
  scene.refuses('p1', 'attack').endTurn('p1').toActionPhase();
  expect(scene.offered()).toContain('attack');
  scene.endTurn('p2').toActionPhase().endTurn('p3').toActionPhase();
  expect(scene.offered()).toContain('attack');
  scene.done();
});

test('brimstone-alt-art ATK-19: damage without combat, and the hits of others, bring nothing', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['brimstone-alt-art'], hand: ['bomb'] })
    .monsters('gurdy', 'fly')
    .dice(2);
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).allPass();
  expect(scene.stack()).toEqual(['1 damage to gurdy']);
  scene.resolve();
  expect(scene.hp('gurdy')).toBe(4);
  scene.endTurn('p1').toActionPhase();
  scene.attack('p2', 'fly').resolve();
  expect([scene.coins('p2'), scene.hp('p3')]).toEqual([1, 2]);
  scene.done();
});
