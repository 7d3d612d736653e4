import { expect, test } from 'vitest';
import { aScene } from '../support/scene.js';

test('A10 PREV-01 DMG-01 PREV-04: a shield set in answer to combat damage', () => {
  const scene = aScene()
    .player('p1', { damage: 1, items: ['fanny-pack'] })
    .player('p2', { items: ['yum-heart'] })
    .monsters('fat-bat')
    .dice(1, 5, 5, 5);
  scene.attack('p1', 'fat-bat').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene
    .pass('p1')
    .use('p2', 'yum-heart', { targets: ['p1'] })
    .allPass(2);
  expect(scene.hp('p1')).toBe(1);
  expect(scene.hand('p1')).toEqual([]);
  expect(scene.view().attack).not.toBeNull();
  scene.resolve();
  expect(scene.items('p1')).toHaveLength(2);
  scene.done();
});

test('F03 PREV-01 PREV-03 PREV-04: a shield against one instance is gone after it', () => {
  const scene = aScene().player('p1', { hand: ['four-point-shield', 'bomb', 'bomb'], lootPlays: 3 });
  scene.play('p1', 'four-point-shield').allPass();
  scene.play('p1', 'bomb', { targets: ['p1'] }).allPass(2);
  expect(scene.hp('p1')).toBe(2);
  expect(scene.said('prevented')).toHaveLength(1);
  scene.play('p1', 'bomb', { targets: ['p1'] }).allPass(2);
  expect(scene.hp('p1')).toBe(1);
  scene.done();
});

test('PREV-03 PREV-01: points are spent over several instances and end with the turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['soul-heart', 'soul-heart', 'gold-bomb'], lootPlays: 3 })
    .player('p2', { hand: ['bomb'] });
  scene
    .play('p1', 'soul-heart', { targets: ['p1'] })
    .allPass()
    .play('p1', 'soul-heart', { targets: ['p2'] })
    .allPass();
  scene.play('p1', 'gold-bomb', { targets: ['p1'] }).allPass(2);
  expect(scene.stack()).toEqual(['p1 death']);
  expect(scene.said('prevented').map(({ amount }) => amount)).toEqual([1]);
  scene
    .toNextTurn()
    .toActionPhase()
    .play('p2', 'bomb', { targets: ['p2'] })
    .allPass(2);
  expect(scene.hp('p2')).toBe(1);
  scene.done();
});

test('F06 PREV-02 CANCEL-02: a prevented death leaves 1 HP', () => {
  const scene = aScene().player('p1', { hand: ['xiii-death', 'save-life'], character: 'sturdy', lootPlays: 2 });
  scene.play('p1', 'xiii-death', { targets: ['p1'] }).allPass();
  expect(scene.stack()).toEqual(['p1 death']);
  scene.play('p1', 'save-life', { targets: ['p1'] }).allPass();
  expect(scene.stack()).toEqual([]);
  expect(scene.hp('p1')).toBe(1);
  expect(scene.state().players['p1']?.damage).toBe(2);
  scene.done();
});

test('N18 PREV-02 HEAL-02: an effect that names the HP', () => {
  const scene = aScene().player('p1', {
    hand: ['xiii-death', 'self-heal-3', 'save-life-fully'],
    character: 'sturdy',
    lootPlays: 3,
  });
  scene.play('p1', 'xiii-death', { targets: ['p1'] }).allPass();
  scene.play('p1', 'self-heal-3').allPass();
  expect(scene.hp('p1')).toBe(0);
  scene.play('p1', 'save-life-fully', { targets: ['p1'] }).allPass();
  expect(scene.hp('p1')).toBe(3);
  scene.done();
});

test('PREV-01 DMG-08: damage that is prevented altogether leaves the stack', () => {
  const scene = aScene().player('p1', { hand: ['bomb', 'stop-2', 'gold-bomb', 'stop-2'], lootPlays: 4 });
  scene
    .play('p1', 'bomb', { targets: ['p1'] })
    .allPass()
    .play('p1', 'stop-2', { targets: ['damage'] })
    .allPass();
  expect(scene.stack()).toEqual([]);
  scene.play('p1', 'gold-bomb', { targets: ['p1'] }).allPass();
  scene.play('p1', 'stop-2', { targets: ['3 damage to p1'] }).allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.allPass();
  expect(scene.hp('p1')).toBe(1);
  scene.done();
});

test('PREV-05: a shield against damage does not stop a kill', () => {
  const scene = aScene().player('p1', { hand: ['soul-heart', 'xiii-death'], lootPlays: 2 });
  scene
    .play('p1', 'soul-heart', { targets: ['p1'] })
    .allPass()
    .play('p1', 'xiii-death', { targets: ['p1'] })
    .allPass();
  expect(scene.stack()).toEqual(['p1 death']);
  scene.toNextTurn().done();
});

test('F34 HEAL-01: healing stops at the most HP', () => {
  const scene = aScene().player('p1', { damage: 1, hand: ['self-heal-3'] });
  scene.play('p1', 'self-heal-3').allPass();
  expect(scene.hp('p1')).toBe(2);
  expect(scene.maxHp('p1')).toBe(2);
  scene.done();
});

test('PREV-03 REPL-07: points and an instance at once, in the order of the one who is hurt', () => {
  const scene = aScene()
    .player('p1', { hand: ['soul-heart', 'gold-bomb', 'bomb'], lootPlays: 3 })
    .player('p2', { items: ['yum-heart-like'] });
  scene.play('p1', 'soul-heart', { targets: ['p2'] }).allPass();
  scene
    .pass('p1')
    .use('p2', 'yum-heart-like', { targets: ['p2'] })
    .allPass();
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).allPass(2);
  expect(scene.asked()).toBe('p2 replacement.order');
  scene.answer('p2', 'replacement.order', 'soul-heart', 'yum-heart-like');
  expect(scene.said('prevented').map(({ amount }) => amount)).toEqual([1, 1]);
  expect(scene.hp('p2')).toBe(1);
  scene.play('p1', 'bomb', { targets: ['p2'] }).allPass(2);
  expect(scene.hp('p2')).toBe(0);
  scene.fallbacks('deathPenalty.item').resolve().done();
});

test('DEC-27 PREV-02 DEATH-18: a death is prevented in the cleanup of another player', () => {
  const scene = aScene()
    .player('p1', { hand: ['each-player-takes-1', 'xiii-death'], lootPlays: 2, damage: 1 })
    .player('p2', { damage: 1, items: ['guppys-collar'], coins: 3 })
    .dice(3);
  scene.play('p1', 'each-player-takes-1').allPass();
  expect(scene.stack()).toEqual(['1 damage to p2', '1 damage to p1']);
  scene.allPass(2);
  expect(scene.dead('p1')).toBe(true);
  scene.allPass();
  expect(scene.stack()).toEqual(['p2 death']);
  scene.allPass(4);
  expect(scene.hp('p2')).toBe(1);
  expect(scene.dead('p2')).toBe(false);
  scene.toNextTurn();
  expect(scene.coins('p2')).toBe(3);
  scene.done();
});
