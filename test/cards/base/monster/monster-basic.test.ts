import { expect, test } from 'vitest';
import type { CardId, Reward } from '../../../../src/engine/index.js';
import { bombed, slain } from '../../../support/gold-bombs.js';
import { aScene } from '../../../support/scene.js';

/** A miss hurts, as many hits as it has HP kill it, and it pays. */
const fights = (id: CardId, hp: number, dc: number, atk: number, reward: Reward): void => {
  const scene = aScene()
    .player('p1', { character: 'sturdy' })
    .monsters(id)
    .dice(dc - 1, ...Array.from({ length: hp }, () => dc));
  scene.attack('p1', id).allPass(2);
  expect(scene.hp('p1')).toBe(3 - atk);
  scene.resolve();
  const paid = { coins: scene.coins('p1'), loot: scene.hand('p1').length, treasure: scene.items('p1').length };
  expect(paid).toEqual({ coins: 0, loot: 0, treasure: 0, ...reward });
  expect(scene.discarded('monster')).toEqual([id]);
  expect(scene.souls('p1')).toBe(0);
  scene.done();
};

test('clotty: 2 HP, hit from 3 on, ATK 1, 4¢', () => fights('clotty', 2, 3, 1, { coins: 4 }));

test('cod-worm: 2 HP, hit from 5 on, ATK 0, 3¢', () => fights('cod-worm', 2, 5, 0, { coins: 3 }));

test('conjoined-fatty: 4 HP, hit from 3 on, ATK 2, 2 loot', () => fights('conjoined-fatty', 4, 3, 2, { loot: 2 }));

test('dip: 1 HP, hit from 4 on, ATK 1, 1¢', () => fights('dip', 1, 4, 1, { coins: 1 }));

test('fat-bat: 3 HP, hit from 5 on, ATK 1, a treasure', () => fights('fat-bat', 3, 5, 1, { treasure: 1 }));

test('fatty: 4 HP, hit from 2 on, ATK 1, 1 loot', () => fights('fatty', 4, 2, 1, { loot: 1 }));

test('fly: 1 HP, hit from 2 on, ATK 1, 1¢', () => fights('fly', 1, 2, 1, { coins: 1 }));

test('leech: 1 HP, hit from 4 on, ATK 2, 1 loot', () => fights('leech', 1, 4, 2, { loot: 1 }));

test('moms-eye LOOT-02: the active player may look at a hand', () => {
  const scene = slain('moms-eye').player('p2', { hand: ['bomb', 'a-penny'] });
  bombed(scene, 'moms-eye').allPass().answer('p1', 'trigger.target', 'p2').allPass().answer('p1', 'effect.may', 'yes');
  const private_ = scene.entries().filter(({ to }) => to !== 'all' && to.includes('p1'));
  expect(private_.filter(({ line }) => line.say === 'lookedAt').map(({ line }) => line.cards)).toEqual([
    ['bomb', 'a-penny'],
  ]);
  scene.resolve().done();
});

test('pale-fatty: 4 HP, hit from 3 on, ATK 1, 6¢', () => fights('pale-fatty', 4, 3, 1, { coins: 6 }));

test('pooter: 2 HP, hit from 3 on, ATK 1, 1 loot', () => fights('pooter', 2, 3, 1, { loot: 1 }));

test('red-host: 2 HP, hit from 3 on, ATK 2, 5¢', () => fights('red-host', 2, 3, 2, { coins: 5 }));

test('spider: 1 HP, hit from 4 on, ATK 1, 1 loot', () => fights('spider', 1, 4, 1, { loot: 1 }));

test('squirt: 2 HP, hit from 3 on, ATK 1, 1 loot', () => fights('squirt', 2, 3, 1, { loot: 1 }));

test('trite: 1 HP, hit from 5 on, ATK 1, 2 loot', () => fights('trite', 1, 5, 1, { loot: 2 }));
