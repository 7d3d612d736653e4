import { expect, test } from 'vitest';
import { aScene, damaged } from '../../../support/scene.js';

test('death: dying, it lets the active player kill a player; a treasure and a soul', () => {
  const scene = aScene({ players: 3 }).monsters(damaged('death', 2)).dice(4);
  scene.attack('p1', 'death').passUntil('death death').allPass();
  expect(scene.offered()).toEqual(['p1', 'p2', 'p3']);
  scene.answer('p1', 'trigger.target', 'p3').resolve();
  expect([scene.dead('p1'), scene.dead('p2'), scene.dead('p3')]).toEqual([false, false, true]);
  expect(scene.soulCards('p1')).toEqual(['death']);
  expect(scene.items('p1')).toEqual(['blank-treasure']);
  scene.done();
});

test('envy TURN-12: whoever kills it must attack again', () => {
  const scene = aScene().monsters(damaged('envy', 1), 'fly').dice(5, 2);
  scene.attack('p1', 'envy').resolve();
  expect([scene.coins('p1'), scene.souls('p1')]).toEqual([1, 1]);
  scene.refuses('p1', 'end').attack('p1', 'fly').resolve();
  expect(scene.coins('p1')).toBe(1 + 1);
  scene.refuses('p1', 'attack');
  expect(scene.offered()).toContain('end');
  scene.done();
});

test('sloth: the player who killed it discards their whole hand, who need not be the active one', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { hand: ['a-penny', '3-cents'], items: ['mr-boom'] })
    .monsters(damaged('sloth', 2));
  scene
    .pass('p1')
    .use('p2', 'mr-boom', { targets: ['sloth'] })
    .resolve();
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([['bomb'], []]);
  expect([scene.coins('p1'), scene.souls('p1')]).toEqual([1, 1]);
  scene.done();
});

test('sloth: killed in an attack, the attacker discards', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'a-penny'] })
    .player('p2', { hand: ['a-penny'] })
    .monsters(damaged('sloth', 2))
    .dice(4);
  scene.attack('p1', 'sloth').resolve();
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([[], ['a-penny']]);
  scene.done();
});

test.each([
  [1, 1],
  [3, 1],
  [4, 2],
  [6, 2],
])('wrath: for a %i rolled at its death each player takes %i damage', (face, damage) => {
  const scene = aScene()
    .player('p1', { character: 'sturdy' })
    .player('p2', { character: 'sturdy' })
    .monsters(damaged('wrath', 2))
    .dice(3, face);
  scene.attack('p1', 'wrath').resolve();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([3 - damage, 3 - damage]);
  expect([scene.coins('p1'), scene.souls('p1')]).toEqual([6, 1]);
  scene.done();
});

test('pestilence: dying, it lets the active player deal 2 damage to one player or monster, all at once', () => {
  const scene = aScene().player('p2', { character: 'sturdy' }).monsters(damaged('pestilence', 3), 'fly').dice(4);
  scene.attack('p1', 'pestilence').allPass().allPass().allPass();
  expect(scene.asked()).toBe('p1 trigger.mode');
  scene.answer('p1', 'trigger.mode', scene.offered()[0]!).answer('p1', 'trigger.target', 'p2').resolve();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([2, 1]);
  expect(scene.hand('p1')).toHaveLength(2);
  scene.done();
});

test('pestilence: or 1 damage each to two of them, never twice to the same', () => {
  const scene = aScene().player('p2', { character: 'sturdy' }).monsters(damaged('pestilence', 3), 'fly').dice(4);
  scene.attack('p1', 'pestilence').allPass().allPass().allPass();
  scene.answer('p1', 'trigger.mode', scene.offered()[1]!);
  expect([scene.decision().min, scene.decision().max]).toEqual([2, 2]);
  scene.answer('p1', 'trigger.target', 'p2', 'fly').resolve();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([2, 2]);
  expect(scene.discarded('monster')).toContain('fly');
  scene.done();
});
