import { expect, test } from 'vitest';
import { aScene, damaged, sideways } from '../../support/scene.js';

test('COST-02: what attacking costs is paid as the attack is declared, to each other player', () => {
  const scene = aScene({ players: 3 }).player('p1', { coins: 5 }).rooms('toll-gate').monsters('fly').dice(6);
  scene.declare('p1', 'attack');
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([1, 2, 2]);
  scene.allPass().answer('p1', 'attack.target', 'fly').resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.done();
});

test('COST-02 PAY-01: an attack that cannot be paid is not offered', () => {
  const scene = aScene({ players: 3 }).player('p1', { coins: 3 }).rooms('toll-gate').monsters('fly');
  scene.refuses('p1', 'attack', 'PAY-01');
  expect(scene.whyNot('p1', 'attack')).toEqual({ rule: 'PAY-01', why: 'costTooHigh', pay: 'coins', needs: 4, has: 3 });
  scene.done();
});

test('COST-02: what several cards demand is paid together or not at all', () => {
  const enter = (coins: number, hand: readonly string[], damage: number) =>
    aScene()
      .player('p1', { coins, hand, damage, items: ['war-fee'] })
      .rooms('toll-gate')
      .monsters('fly');
  enter(2, ['a-penny'], 0).refuses('p1', 'attack', 'PAY-01').done();
  enter(3, [], 0).refuses('p1', 'attack', 'COST-02').done();
  const scene = enter(3, ['a-penny'], 0);
  scene.declare('p1', 'attack').answer('p1', 'announce.cost', 'a-penny');
  expect([scene.coins('p1'), scene.coins('p2'), scene.hp('p1'), scene.hand('p1')]).toEqual([0, 2, 1, []]);
  scene.done({ midway: 'the attack is declared' });
});

test('TURN-12 COST-02: a forced attack that cannot be paid is not owed', () => {
  const enter = (coins: number) =>
    aScene()
      .player('p1', { coins, items: ['bloodthirst'] })
      .rooms('toll-gate')
      .monsters('fly');
  enter(2).refuses('p1', 'end', 'TURN-12').done();
  const scene = enter(1);
  expect(scene.offered()).toContain('end');
  scene.done();
});

test('COST-02 BUY-06: what a purchase costs besides is paid as it is declared, and not given back', () => {
  const scene = aScene().player('p1', { coins: 13 }).rooms('shop-fee').shop('meat');
  scene.buy('p1', 'meat');
  expect([scene.items('p1'), scene.coins('p1')]).toEqual([['meat'], 0]);
  scene.done();
  const short = aScene().player('p1', { coins: 12 }).rooms('shop-fee').shop('meat');
  short.declare('p1', 'purchase').allPass();
  expect([short.items('p1'), short.coins('p1'), short.view().turn.purchases]).toEqual([[], 9, 0]);
  short.done();
  aScene().player('p1', { coins: 2 }).rooms('shop-fee').shop('meat').refuses('p1', 'purchase', 'PAY-01').done();
});

test('ATK-02 ATK-05: somebody else chooses which monster is attacked, and the attack is still that of who declared it', () => {
  const scene = aScene()
    .player('p2', { items: ['pointing-finger'] })
    .monsters('fly', 'gurdy')
    .dice(4);
  scene.attack('p1', 'fly');
  expect(scene.asked()).toBe('p2 attack.target');
  scene.answer('p2', 'attack.target', 'gurdy');
  expect(scene.view().attack?.player).toBe('p1');
  scene.refuses('p1', 'attack', 'ATK-20').done({ midway: 'the attack goes on' });
});

test('ABIL-02: an item of somebody else is activated by force, with their choices and at their cost', () => {
  const scene = aScene()
    .player('p1', { items: ['puppet-strings'] })
    .player('p2', { items: ['shooter'] })
    .monsters('fly', 'gurdy');
  scene.use('p1', 'puppet-strings', { targets: ['shooter'] }).allPass();
  expect(scene.asked()).toBe('p2 announce.target');
  scene.answer('p2', 'announce.target', 'gurdy');
  expect(scene.charged('shooter')).toBe(false);
  scene.resolve();
  expect([scene.hp('gurdy'), scene.hp('fly')]).toEqual([4, 1]);
  scene.done();
});

test('ABIL-02 COST-02: of several abilities who forces it chooses, and what cannot be paid is not forced', () => {
  const enter = (coins: number) =>
    aScene()
      .player('p1', { items: ['puppet-strings'] })
      .player('p2', { coins, items: [coins < 10 ? sideways('tap-and-pay') : 'tap-and-pay'] });
  const scene = enter(10);
  scene.use('p1', 'puppet-strings', { targets: ['tap-and-pay'] }).allPass();
  expect(scene.asked()).toBe('p1 effect.option');
  scene.answer('p1', 'effect.option', 'use tap-and-pay paid').resolve();
  expect([scene.charged('tap-and-pay'), scene.coins('p2') < 10]).toEqual([true, true]);
  scene.done();
  const poor = enter(0);
  poor.use('p1', 'puppet-strings', { targets: ['tap-and-pay'] }).resolve();
  expect(poor.hand('p2')).toEqual([]);
  poor.done();
});

test('TURN-16: what keeps its damage does not heal as the turn ends, and everything else does', () => {
  const scene = aScene().monsters(damaged('old-wound', 1), damaged('gurdy', 1));
  scene.declare('p1', 'end').toNextTurn();
  expect([scene.hp('old-wound'), scene.hp('gurdy'), scene.maxHp('gurdy')]).toEqual([2, 5, 5]);
  scene.done();
});

test('ATK-12: a 6 that counts as a miss is one, and is shown as one before it resolves', () => {
  const scene = aScene()
    .player('p1', { items: ['butterfingers'] })
    .monsters('fly')
    .dice(6, 5);
  scene.attack('p1', 'fly');
  expect(scene.view().stack.map(({ hits }) => hits)).toEqual([false]);
  scene.resolve();
  expect([scene.hp('p1'), scene.said('miss').length, scene.said('hit').length]).toEqual([1, 1, 1]);
  scene.done();
});

test('ATK-12: a 1 that counts as a hit deals combat damage to what else needs a 6', () => {
  const scene = aScene().monsters('soft-spot').dice(2, 1);
  scene.attack('p1', 'soft-spot').resolve();
  expect([scene.hp('p1'), scene.said('miss').length, scene.said('hit').length]).toEqual([1, 1, 1]);
  expect(scene.discarded('monster')).toEqual(['soft-spot']);
  scene.done();
});

test('TURN-12: a purchase that must be made comes before the end of the turn, if there is the ¢ for it', () => {
  const rich = aScene().player('p1', { coins: 10 }).rooms('spending-spree').shop('meat');
  rich.refuses('p1', 'end', 'TURN-12').buy('p1', 'meat');
  expect(rich.offered()).toContain('end');
  rich.done();
  const poor = aScene().player('p1', { coins: 9 }).rooms('spending-spree').shop('meat');
  expect(poor.offered()).toContain('end');
  poor.done();
  const free = aScene().player('p1', { coins: 10 }).shop('meat');
  expect(free.offered()).toContain('end');
  free.done();
});

test('COST-02 TURN-12: a purchase that must be made, but whose declaring cannot be paid, does not hold up the end', () => {
  const scene = aScene().player('p1', { coins: 10 }).rooms('spending-spree', 'dear-shop').shop('meat');
  expect(scene.offered()).toContain('end');
  scene.done();
});

test('TGT-06: an ability that has nothing to aim at is not forced, nor offered to who forces', () => {
  const scene = aScene()
    .player('p1', { items: ['puppet-strings'] })
    .player('p2', { coins: 1, items: ['aim-or-pay'] })
    .deck('loot', ['a-penny']);
  scene.use('p1', 'puppet-strings', { targets: ['aim-or-pay'] }).resolve();
  expect([scene.charged('aim-or-pay'), scene.coins('p2'), scene.hand('p2')]).toEqual([true, 0, ['a-penny']]);
  scene.done();
});

test('ATK-01: with no attack left, that is the reason, whatever lies in the slots', () => {
  const scene = aScene().monsters('stoney', 'fly').used({ attacks: 1 });
  expect(scene.whyNot('p1', 'attack')).toEqual({ rule: 'ATK-01', why: 'noAttackLeft', made: 1 });
  scene.done();
});
