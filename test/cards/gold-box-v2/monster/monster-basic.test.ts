import { expect, test } from 'vitest';
import type { CardId } from '../../../../src/engine/index.js';
import { aScene, damaged, type Scene } from '../../../support/scene.js';

/** A miss hurts the attacker for 1; the last HP is gone with a roll that just hits. */
const fights = (id: CardId, hp: number, dc: number): Scene => {
  const scene = aScene()
    .player('p1', { character: 'sturdy' })
    .monsters(damaged(id, hp - 1))
    .dice(dc - 1, dc);
  expect([scene.maxHp(id), scene.dc(id)]).toEqual([hp, dc]);
  scene.attack('p1', id).allPass();
  expect(scene.stack()).toEqual([`${scene.atk(id)} damage to p1`]);
  return scene;
};

test('begotten: 3 HP, hit from 4 on, 1 ATK, and with 1 HP left one more; 2 loot', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'bomb', 'bomb'], lootPlays: 3 })
    .monsters('begotten', 'gurdy');
  scene.play('p1', 'bomb', { targets: ['begotten'] }).resolve();
  expect([scene.hp('begotten'), scene.dc('begotten'), scene.atk('begotten')]).toEqual([2, 4, 1]);
  scene.play('p1', 'bomb', { targets: ['begotten'] }).resolve();
  expect([scene.hp('begotten'), scene.atk('begotten'), scene.atk('gurdy')]).toEqual([1, 2, 1]);
  scene.play('p1', 'bomb', { targets: ['begotten'] }).resolve();
  expect(scene.hand('p1')).toHaveLength(2);
  scene.done();
});

test('boil: heals 1 for combat damage that it deals; 3¢', () => {
  const scene = fights('boil', 2, 4);
  scene.allPass();
  expect(scene.stack()).toEqual(['boil']);
  scene.allPass();
  expect(scene.hp('boil')).toBe(2);
  scene.passUntil('roll 4').allPass(2);
  expect(scene.hp('boil')).toBe(1);
  scene.done({ midway: 'the attack goes on' });
});

test('boil: damage from elsewhere heals nothing, and it pays 3¢', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'bomb'], lootPlays: 2 })
    .monsters(damaged('boil', 1));
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect(scene.hp('boil')).toBe(1);
  scene.play('p1', 'bomb', { targets: ['boil'] }).resolve();
  expect(scene.coins('p1')).toBe(3);
  scene.done();
});

test('charger: 1 HP, hit from 5 on, 1 ATK, 3¢', () => {
  const scene = fights('charger', 1, 5);
  expect(scene.atk('charger')).toBe(1);
  scene.resolve();
  expect([scene.coins('p1'), scene.hp('p1')]).toEqual([3, 2]);
  scene.done();
});

test('deaths-head EFF-03: monsters have one more ATK while it is there; it dies with another, and pays a loot', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy' })
    .monsters('deaths-head', 'gurdy', 'fly')
    .deck('monster', ['monstro', 'clotty'])
    .dice(1, 2);
  expect([scene.atk('deaths-head'), scene.atk('gurdy'), scene.atk('fly'), scene.maxHp('deaths-head')]).toEqual([
    1, 2, 2, 2,
  ]);
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['gurdy', 'fly', 'deck']);
  scene.answer('p1', 'attack.target', 'fly').allPass();
  expect(scene.stack()).toEqual(['2 damage to p1']);
  scene.passUntil('deaths-head').passUntil('deaths-head death').resolve();
  expect([scene.hp('p1'), scene.coins('p1'), scene.hand('p1').length]).toEqual([1, 1, 1]);
  expect([scene.atk('gurdy'), [...scene.discarded('monster')].toSorted()]).toEqual([1, ['deaths-head', 'fly']]);
  scene.done();
});

test('deaths-head RULING-22 ATK-10: met on the deck it lies in a slot, is not attacked, and the attack is lost', () => {
  const scene = aScene().monsters('fly', 'gurdy').deck('monster', ['deaths-head']);
  scene.attack('p1', 'deck').answer('p1', 'attack.slot', 'fly');
  expect([scene.tops('monsters'), scene.view().attack]).toEqual([['deaths-head', 'gurdy'], null]);
  scene.refuses('p1', 'attack').done();
});

test('deaths-head: the death of a player does not touch it', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .monsters('deaths-head');
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).resolve();
  expect([scene.dead('p2'), scene.tops('monsters')]).toEqual([true, ['deaths-head']]);
  scene.done();
});

test('gaper TURN-12: who kills it with a 6 must attack the monster deck; 3¢', () => {
  const scene = aScene().monsters(damaged('gaper', 1), 'fly').deck('monster', ['pin', 'clotty']).dice(3, 6);
  expect([scene.maxHp('gaper'), scene.dc('gaper'), scene.atk('gaper')]).toEqual([2, 4, 1]);
  scene.attack('p1', 'gaper').resolve();
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([1, 3]);
  scene.refuses('p1', 'end').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['deck']);
  scene.done({ midway: 'the attack is declared' });
});

test.each([4, 5])('gaper: a %i, or a bomb, forces nobody', (face) => {
  const scene = aScene().monsters(damaged('gaper', 1)).dice(face);
  scene.attack('p1', 'gaper').resolve().refuses('p1', 'attack');
  expect(scene.offered()).toContain('end');
  scene.done();
  const bombed = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(damaged('gaper', 1))
    .used({ attacks: 1 });
  bombed
    .play('p1', 'bomb', { targets: ['gaper'] })
    .resolve()
    .refuses('p1', 'attack')
    .done();
});

test('imp: each 3 rolled against it is one more evasion till the end of the turn; loot by a roll', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters(damaged('imp', 2)).dice(3, 5, 6, 4);
  expect([scene.maxHp('imp'), scene.dc('imp'), scene.atk('imp')]).toEqual([3, 5, 1]);
  scene.attack('p1', 'imp').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1', 'imp']);
  scene.allPass();
  expect(scene.dc('imp')).toBe(6);
  scene.passUntil('roll 5').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.resolve();
  expect([scene.hp('p1'), scene.hand('p1').length]).toEqual([1, 4]);
  scene.done();
});

test('imp: the evasion is gone with the turn, and other rolls of 3 do not count', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', items: ['book-of-sin'], hand: ['end-the-turn'] })
    .monsters('imp')
    .dice(3, 3);
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.dc('imp')).toBe(5);
  scene.attack('p1', 'imp').allPass(2);
  expect(scene.dc('imp')).toBe(6);
  scene.play('p1', 'end-the-turn').toNextTurn();
  expect(scene.dc('imp')).toBe(5);
  scene.toActionPhase().done();
});

test('knight ATK-12: a 1 hits it as a 6 does, and a 5 misses; 2 loot', () => {
  const scene = aScene().monsters('knight').dice(1, 5, 6);
  expect([scene.maxHp('knight'), scene.dc('knight'), scene.atk('knight')]).toEqual([2, 6, 1]);
  scene.attack('p1', 'knight').allPass();
  expect(scene.stack()).toEqual(['1 damage to knight']);
  scene.allPass();
  expect([scene.hp('knight'), scene.hp('p1')]).toEqual([1, 2]);
  scene.passUntil('roll 5').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.resolve();
  expect(scene.hand('p1')).toHaveLength(2);
  scene.done();
});

test('knight: a 1 against another monster misses as ever', () => {
  const scene = aScene().monsters('knight', 'gurdy').dice(1);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.done({ midway: 'the attack goes on' });
});

test.each([
  [1, 'ragling', []],
  [6, 'ragling', []],
  [2, 'fly', ['ragling']],
  [3, 'fly', ['ragling']],
  [4, 'fly', ['ragling']],
  [5, 'fly', ['ragling']],
])('ragling DEATH-10: a %i after the rewards', (face, top, discarded) => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .monsters('ragling', 'gurdy')
    .wholeDeck('monster', ['fly', 'pin'])
    .deck('loot', ['a-penny'])
    .dice(face);
  expect([scene.maxHp('ragling'), scene.dc('ragling'), scene.atk('ragling')]).toEqual([2, 3, 1]);
  scene.play('p1', 'gold-bomb', { targets: ['ragling'] }).passUntil(`roll ${face}`);
  expect(scene.hand('p1')).toEqual(['a-penny']);
  scene.resolve();
  expect([scene.tops('monsters')[0], scene.discarded('monster')]).toEqual([top, discarded]);
  scene.done();
});

test('parabite DICE-10: combat damage to it is −1 to the attacker’s next attack roll; 2 HP, hit from 3 on, a loot', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .monsters('parabite')
    .dice(3, 3, 3);
  expect([scene.maxHp('parabite'), scene.dc('parabite'), scene.atk('parabite')]).toEqual([2, 3, 1]);
  scene.attack('p1', 'parabite').allPass(2);
  expect([scene.hp('parabite'), scene.stack()]).toEqual([1, ['parabite']]);
  scene.passUntil('roll 3').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.resolve();
  expect([scene.hp('p1'), scene.hand('p1').length]).toEqual([1, 1]);
  scene.done();
});

test('parabite: a bomb is no combat damage, other rolls do not count, and the turn ends it', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'end-the-turn', 'roll-for-coins'], lootPlays: 3 })
    .player('p2', { character: 'sturdy' })
    .monsters('parabite', 'gurdy')
    .dice(3, 2, 2, 4);
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  scene.attack('p1', 'parabite').passUntil('roll 2');
  scene.play('p1', 'roll-for-coins').allPass(3);
  expect([scene.coins('p1'), scene.stack()]).toEqual([2, ['roll 2']]);
  scene.play('p1', 'end-the-turn').toNextTurn().toActionPhase();
  scene.attack('p2', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to gurdy']);
  scene.done({ midway: 'the attack goes on' });
});

test('round-worm DICE-10: combat damage that it deals is +1 to the attacker’s next attack roll; 1 HP, hit from 5 on, 4¢', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters('round-worm').dice(3, 3, 4);
  expect([scene.maxHp('round-worm'), scene.dc('round-worm'), scene.atk('round-worm')]).toEqual([1, 5, 1]);
  scene.attack('p1', 'round-worm').allPass(2);
  expect([scene.hp('p1'), scene.stack()]).toEqual([2, ['round-worm']]);
  scene.passUntil('roll 3').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.passUntil('roll 4').allPass();
  expect(scene.stack()).toEqual(['1 damage to round-worm']);
  scene.resolve();
  expect(scene.coins('p1')).toBe(4);
  scene.done();
});
