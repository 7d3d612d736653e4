import { expect, test } from 'vitest';
import { aScene, damaged } from '../../../support/scene.js';

test('cursed-fatty MON-07: whoever rolls a 5 discards a loot card of their choice, in an attack on another too', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'a-penny'] })
    .player('p2', { hand: ['bomb'] })
    .monsters('cursed-fatty', 'fly')
    .dice(5);
  scene.attack('p1', 'fly').allPass();
  expect(scene.stack()).toEqual(['1 damage to fly', 'cursed-fatty']);
  scene.allPass().answer('p1', 'discard.loot', 'bomb').resolve();
  expect(scene.hand('p1')).toEqual(['a-penny']);
  expect(scene.hand('p2')).toEqual(['bomb']);
  scene.done();
});

test('cursed-fatty: 4 HP, hit from 2 on, two loot', () => {
  const scene = aScene().monsters(damaged('cursed-fatty', 2)).dice(1, 2, 3);
  expect([scene.maxHp('cursed-fatty'), scene.dc('cursed-fatty'), scene.atk('cursed-fatty')]).toEqual([4, 2, 1]);
  scene.attack('p1', 'cursed-fatty').resolve();
  expect(scene.hp('p1')).toBe(1);
  expect(scene.hand('p1')).toHaveLength(2);
  scene.done();
});

test('cursed-gaper: for a 4 each monster has +1 ATK till end of turn; 2 HP and 3¢', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters('cursed-gaper', 'fly').dice(4, 3, 5);
  scene.attack('p1', 'cursed-gaper').allPass();
  expect(scene.stack()).toEqual(['1 damage to cursed-gaper', 'cursed-gaper']);
  scene.allPass();
  expect([scene.atk('cursed-gaper'), scene.atk('fly')]).toEqual([2, 2]);
  scene.resolve();
  expect(scene.hp('p1')).toBe(1);
  expect(scene.coins('p1')).toBe(3);
  scene.endTurn('p1').toActionPhase();
  expect(scene.atk('fly')).toBe(1);
  scene.done();
});

test('cursed-horf: whoever rolls a 2 takes 2 damage; 3¢', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy' })
    .player('p2', { items: ['book-of-sin'] })
    .monsters('cursed-horf')
    .fallbacks('deathPenalty.item')
    .dice(2, 4);
  scene.pass('p1').use('p2', 'book-of-sin').passUntil('roll 2').allPass();
  expect(scene.stack()).toEqual(['cursed-horf', 'book-of-sin']);
  scene.allPass(2);
  expect(scene.stack()).toEqual(['2 damage to p2']);
  scene.resolve();
  expect(scene.dead('p2')).toBe(true);
  scene.attack('p1', 'cursed-horf').resolve();
  expect([scene.coins('p1'), scene.hp('p1')]).toEqual([3, 3]);
  scene.done();
});

test('cursed-keeper-head: whoever rolls a 1 loses 2¢; its reward is ¢ by a roll', () => {
  const scene = aScene()
    .player('p1', { coins: 3 })
    .player('p2', { coins: 3 })
    .monsters(damaged('cursed-keeper-head', 1))
    .dice(1, 4, 5);
  scene.attack('p1', 'cursed-keeper-head').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1', 'cursed-keeper-head']);
  scene.allPass();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([1, 3]);
  scene.resolve();
  expect(scene.coins('p1')).toBe(1 + 5);
  scene.done();
});

test('cursed-moms-hand: a 6 of the active player cancels everything and ends the turn', () => {
  const scene = aScene()
    .player('p2', { hand: ['a-penny'], lootPlays: 1 })
    .monsters('cursed-moms-hand', 'fly')
    .dice(6);
  scene.attack('p1', 'fly').pass('p1').play('p2', 'a-penny');
  scene.passUntil('cursed-moms-hand');
  expect(scene.stack()).toEqual(['1 damage to fly', 'cursed-moms-hand']);
  scene.allPass();
  expect(scene.stack()).toEqual([]);
  expect(scene.hp('fly')).toBe(1);
  scene.refuses('p1', 'attack').refuses('p1', 'purchase').toNextTurn();
  expect(scene.state().turn.active).toBe('p2');
  scene.toActionPhase().done();
});

test('cursed-moms-hand: the 6 of another player does nothing; 2 HP and 4¢', () => {
  const scene = aScene()
    .player('p2', { items: ['book-of-sin'] })
    .monsters('cursed-moms-hand')
    .dice(6, 4, 3, 5);
  scene.pass('p1').use('p2', 'book-of-sin').resolve();
  expect(scene.state().turn.active).toBe('p1');
  scene.attack('p1', 'cursed-moms-hand').resolve();
  expect([scene.coins('p1'), scene.hp('p1')]).toEqual([4, 1]);
  scene.done();
});

test('cursed-psy-horf: whoever activates an item takes 1 damage, on any turn, but not for a character', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-penny'] })
    .player('p2', { items: ['mr-boom'] })
    .monsters('cursed-psy-horf', 'gurdy')
    .dice(5);
  scene.pass('p1').use('p2', 'mr-boom', { targets: ['gurdy'] });
  expect(scene.stack()).toEqual(['mr-boom', 'cursed-psy-horf']);
  scene.allPass();
  expect(scene.stack()).toEqual(['mr-boom', '1 damage to p2']);
  scene.resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('gurdy')]).toEqual([2, 1, 4]);
  scene.use('p1', 'plain');
  expect(scene.stack()).toEqual(['plain']);
  scene.resolve().attack('p1', 'cursed-psy-horf').resolve();
  expect(scene.hand('p1')).toHaveLength(3);
  scene.done();
});
