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
