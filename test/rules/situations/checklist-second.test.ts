import { expect, test } from 'vitest';
import { aScene, damaged, sideways, withCounters } from '../../support/scene.js';

// CHECK-14 to CHECK-25; see checklist-first.test.ts.

test('CHECK-14 TURN-17: what triggers after the last priority waits, and the next player comes first', () => {
  const scene = aScene()
    .player('p1', { hand: Array.from({ length: 11 }, () => 'a-penny'), items: ['coin-for-discards'] })
    .player('p2', { items: ['coin-for-discards', 'turn-start-coin'] });
  scene.endTurn('p1').answer('p1', 'handLimit.loot', 'a-penny');
  expect([scene.state().turn.active, scene.asked()]).toEqual(['p2', 'p2 trigger.order']);
  scene.answer('p2', 'trigger.order', 'turn-start-coin', 'coin-for-discards');
  expect(scene.state().stack.map((item) => [item.kind === 'ability' && item.card, item.controller])).toEqual([
    ['turn-start-coin', 'p2'],
    ['coin-for-discards', 'p2'],
    ['coin-for-discards', 'p1'],
  ]);
  scene.toActionPhase();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([1, 2]);
  scene.done();
});

test('CHECK-15 TURN-18 FIZZ-02: the turn ends, the roll of the attack goes, other things on the stack stay', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-penny', 'gain-3', 'end-the-turn'], lootPlays: 3, items: ['turn-end-coin'] })
    .monsters('gurdy')
    .dice(4);
  scene.play('p1', 'a-penny').pass('p1').pass('p2');
  scene.attack('p1', 'gurdy').play('p1', 'gain-3').play('p1', 'end-the-turn').allPass();
  expect([scene.stack(), scene.view().attack]).toEqual([['gain-3'], null]);
  scene.allPass();
  expect([scene.coins('p1'), scene.hp('gurdy')]).toEqual([4, 5]);
  scene.allPass();
  expect([scene.stack(), scene.state().turn.phase]).toEqual([['turn-end-coin'], 'end']);
  scene.toNextTurn();
  expect([scene.coins('p1'), scene.state().turn.active]).toEqual([5, 'p2']);
  scene.toActionPhase().done();
});

test('CHECK-16 DEATH-02 HEAL-02 PREV-02: hearts and healing come too late for a death, preventing it does not', () => {
  const scene = aScene().player('p1', {
    hand: ['bomb', 'plus-2-max', 'self-heal-3', 'save-life'],
    damage: 1,
    lootPlays: 4,
  });
  scene.play('p1', 'bomb', { targets: ['p1'] }).allPass(2);
  scene.play('p1', 'self-heal-3').allPass();
  expect([scene.hp('p1'), scene.stack()]).toEqual([0, ['p1 death']]);
  scene.play('p1', 'plus-2-max').allPass();
  expect([scene.hp('p1'), scene.stack()]).toEqual([2, ['p1 death']]);
  scene.play('p1', 'save-life', { targets: ['p1'] }).allPass();
  expect([scene.hp('p1'), scene.maxHp('p1'), scene.stack(), scene.dead('p1')]).toEqual([2, 4, [], false]);
  scene.done();
});

test('CHECK-17 DMG-09: a heart that goes is an empty one, also of a monster, and the last one is not', () => {
  const scene = aScene()
    .player('p1', { hand: ['no-hp-counter', 'no-hp-counter'], lootPlays: 2 })
    .monsters({ card: 'gurdy', damage: 1, counters: { hp: 2 } });
  expect([scene.hp('gurdy'), scene.maxHp('gurdy')]).toEqual([6, 7]);
  scene.play('p1', 'no-hp-counter', { targets: ['gurdy'] }).allPass();
  expect([scene.hp('gurdy'), scene.maxHp('gurdy')]).toEqual([6, 6]);
  scene.play('p1', 'no-hp-counter', { targets: ['gurdy'] }).allPass();
  expect([scene.hp('gurdy'), scene.maxHp('gurdy')]).toEqual([5, 5]);
  scene.done();
});

test('CHECK-18 DMG-04 DMG-08: damage on what has 0 HP is taken and not marked; 0 damage is nothing', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'bomb', 'hurt-for-each-card'], lootPlays: 3 })
    .monsters(damaged('bleeds-coins', 2));
  scene.play('p1', 'bomb', { targets: ['bleeds-coins'] }).allPass(2);
  expect(scene.stack()).toEqual(['bleeds-coins', 'bleeds-coins death']);
  scene.play('p1', 'bomb', { targets: ['bleeds-coins'] }).allPass(2);
  expect(scene.object('bleeds-coins').damage).toBe(3);
  expect(scene.stack()).toEqual(['bleeds-coins', 'bleeds-coins death', 'bleeds-coins']);
  scene.resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.play('p1', 'hurt-for-each-card', { targets: ['p2'] }).allPass();
  expect(scene.stack()).toEqual([]);
  scene.done();
});

test('CHECK-19 ZONE-01 ZONE-04 CTR-05: what was covered for a moment is nobody’s target and has no past', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'bomb'], lootPlays: 2 })
    .player('p2', { hand: ['discarded-monster-to-slot', 'bomb'], lootPlays: 2 })
    .monsters({ card: 'gurdy', damage: 3, counters: { counter: 1 } })
    .discard('monster', ['fly']);
  scene
    .play('p1', 'bomb', { targets: ['gurdy'] })
    .pass('p1')
    .play('p2', 'discarded-monster-to-slot')
    .allPass();
  expect(scene.view().monsters[0]).toMatchObject({ covered: ['gurdy'], top: { card: 'fly' } });
  scene
    .pass('p1')
    .play('p2', 'bomb', { targets: ['fly'] })
    .allPass(3);
  expect([scene.tops('monsters'), scene.stack()]).toEqual([['gurdy'], ['bomb']]);
  scene.allPass();
  expect(scene.stack()).toEqual([]);
  expect([scene.hp('gurdy'), scene.object('gurdy').counters]).toEqual([5, {}]);
  scene.done();
});

test('CHECK-20 TGT-04: whom it is about is said at once, which item only in the second sentence', () => {
  const scene = aScene()
    .player('p1', { hand: ['be-given-an-item', 'steal-item'], lootPlays: 2 })
    .player('p2', { items: ['meat', 'breakfast', 'the-relic'], hand: ['destroy-anything'], lootPlays: 1 });
  scene.play('p1', 'be-given-an-item', { targets: ['p2'] }).pass('p1');
  scene.play('p2', 'destroy-anything', { targets: ['meat'] }).allPass(2);
  expect(scene.asked()).toBe('p2 effect.choose');
  expect(scene.offered()).toEqual(['breakfast', 'the-relic']);
  scene.answer('p2', 'effect.choose', 'the-relic');
  scene.answer('p1', 'priority', 'play steal-item');
  expect(scene.asked()).toBe('p1 announce.target');
  scene.answer('p1', 'announce.target', 'breakfast').allPass();
  expect(scene.items('p1')).toEqual(['the-relic', 'breakfast']);
  scene.done();
});

test('CHECK-21 GAIN-07 DBL-01: stealing and swapping only give, doubling gains', () => {
  const scene = aScene()
    .player('p1', {
      coins: 1,
      items: ['counts-items-gained', 'counterfeit-penny', 'meat'],
      hand: ['steal-item', 'steal-2-for-a-coin', 'double-coins'],
      lootPlays: 3,
    })
    .player('p2', { coins: 2, items: ['breakfast', 'giver-watch'] });
  scene.play('p1', 'steal-item', { targets: ['breakfast'] }).allPass();
  expect(scene.stack()).toEqual(['giver-watch']);
  scene.allPass();
  expect([scene.coins('p2'), scene.hand('p1').length]).toEqual([3, 2]);
  scene.play('p1', 'steal-2-for-a-coin', { targets: ['p2'] }).allPass();
  expect(scene.coins('p1')).toBe(5);
  scene.play('p1', 'double-coins').allPass();
  expect(scene.coins('p1')).toBe(11);
  scene.done();
});

test('CHECK-22 REPL-06 REPL-07 REPL-08: each replacement once, in the order chosen, while there is something left', () => {
  for (const [first, coins, levels] of [
    ['counterfeit-penny', 0, 8],
    ['bum-bo-treasure', 0, 3],
  ] as const) {
    const scene = aScene().player('p1', {
      items: ['counterfeit-penny', 'twice-the-coins', 'bum-bo-treasure'],
      hand: ['gain-3'],
    });
    scene.play('p1', 'gain-3').allPass();
    const others = ['twice-the-coins', 'bum-bo-treasure', 'counterfeit-penny'].filter((card) => card !== first);
    scene.answer('p1', 'replacement.order', first, ...others);
    expect([scene.coins('p1'), scene.object('bum-bo-treasure').counters]).toEqual([coins, { level: levels }]);
    scene.done();
  }
});

test('CHECK-23 EACH-04: damage for each player is on the stack the wrong way round, so that it is taken the right way', () => {
  const scene = aScene({ players: 4 })
    .player('p2', { hand: ['each-player-takes-1'], lootPlays: 1 })
    .player('p3', { damage: 1 });
  scene.pass('p1').play('p2', 'each-player-takes-1').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1', '1 damage to p4', '1 damage to p3', '1 damage to p2']);
  scene.resolve();
  const taken = scene.said('event').flatMap(({ event, player }) => (event === 'damage' ? [player] : []));
  expect(taken).toEqual(['p2', 'p3', 'p4', 'p1']);
  scene.done();
});

test('CHECK-24 BSOUL-02 WIN-02: the bonus soul comes in mid-resolution, the victory only after it', () => {
  const scene = aScene()
    .player('p1', { coins: 22, hand: ['gain-4-lose-4'], souls: ['gurdy', 'monstro', 'pin'] })
    .outside('soul-of-greed');
  scene.play('p1', 'gain-4-lose-4').allPass();
  expect(scene.soulCards('p1')).toEqual(['gurdy', 'monstro', 'pin', 'soul-of-greed']);
  expect([scene.coins('p1'), scene.state().outcome]).toEqual([22, { winners: ['p1'] }]);
  const order = scene.entries().flatMap(({ line }) => (line.say === 'event' ? [line.event] : [line.say]));
  expect(order.indexOf('gainSoul')).toBeLessThan(order.indexOf('loseCoins'));
  expect(order.indexOf('loseCoins')).toBeLessThan(order.indexOf('wins'));
  scene.done();
});

test('CHECK-25 ITEM-05 ITEM-06 TURN-03: in the shop an item can be aimed at and does nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['item-reroller', 'book-of-sin'] })
    .player('p2', { hand: ['recharge-then-mark'] })
    .shop('the-relic', sideways('mr-boom'), withCounters('meat', 1, 'atk'))
    .deck('treasure', ['breakfast'])
    .dice(1);
  scene.use('p1', 'book-of-sin').resolve();
  expect([scene.hand('p1'), scene.coins('p1'), scene.atk('p1')]).toEqual([[], 1, 1]);
  scene.refuses('p1', 'use mr-boom');
  scene.use('p1', 'item-reroller', { targets: ['the-relic'] }).allPass();
  expect([scene.tops('shop'), scene.items('p1')]).toEqual([
    ['breakfast', 'mr-boom', 'meat'],
    ['item-reroller', 'book-of-sin'],
  ]);
  scene.endTurn('p1').toActionPhase();
  expect(scene.charged('mr-boom')).toBe(false);
  scene.done();
});
