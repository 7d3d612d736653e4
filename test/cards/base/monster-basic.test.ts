import { expect, test } from 'vitest';
import type { CardId } from '../../../src/engine/index.js';
import { aScene } from '../../support/scene.js';

/** A miss hurts the attacker, as many hits as it has HP kill it, and it pays. */
const fights = (id: CardId, hp: number, dc: number, coins: number): void => {
  const scene = aScene()
    .monsters(id)
    .dice(dc - 1, ...Array.from({ length: hp }, () => dc));
  scene.attack('p1', id).allPass(2);
  expect(scene.hp('p1')).toBe(1);
  scene.resolve();
  expect(scene.coins('p1')).toBe(coins);
  expect(scene.discarded('monster')).toEqual([id]);
  expect(scene.souls('p1')).toBe(0);
  scene.done();
};

test('clotty: 2 HP, hit from 3 on, 4¢', () => fights('clotty', 2, 3, 4));
test('fly: 1 HP, hit from 2 on, 1¢', () => fights('fly', 1, 2, 1));

test('ring-of-flies: an attack roll of 3 steals a loot card of another player by chance', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { hand: ['bomb', 'a-penny'] })
    .monsters('ring-of-flies')
    .dice(3);
  scene.attack('p1', 'ring-of-flies').allPass();
  expect(scene.asked()).toBe('p1 trigger.target');
  expect(scene.offered()).toEqual(['p2']);
  scene.answer('p1', 'trigger.target', 'p2').allPass();
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([['bomb'], ['a-penny']]);
  scene.done({ midway: 'the attack goes on' });
});
