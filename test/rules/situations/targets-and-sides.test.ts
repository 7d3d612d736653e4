import { expect, test } from 'vitest';
import { rememberedOrders } from '../../../src/engine/index.js';
import { aScene, type Scene } from '../../support/scene.js';

// Targets that depend on each other, attacked things that change sides, swaps, orders and souls, all meeting something else.

test('LOOT-01 BSOUL-02 WIN-02 DEC-33: from 9 cards the soul comes with the 10th, the draw goes on, and then it wins', () => {
  const scene = aScene({ soulsToWin: 1 })
    .player('p1', { hand: ['loot-3', ...Array.from({ length: 9 }, () => 'bomb')] })
    .player('p2', { items: ['toasts'] })
    .deck('loot', ['a-penny', 'a-nickel', 'a-dime'])
    .outside('soul-of-gluttony');
  scene.play('p1', 'loot-3').allPass();
  expect([scene.asked(), scene.soulCards('p1'), scene.hand('p1').slice(9)]).toEqual([
    'over',
    ['soul-of-gluttony'],
    ['a-penny', 'a-nickel', 'a-dime'],
  ]);
  const gained = scene.said('event').findIndex(({ event }) => event === 'gainSoul');
  const looted = scene.said('event').findIndex(({ event }) => event === 'loot');
  expect([gained >= 0, gained < looted]).toEqual([true, true]);
  scene.done();
});

test('DEC-49 DEC-08: a forbidden soul of the 10th card waits, and is gained as soon as nothing forbids it', () => {
  const nine = Array.from({ length: 9 }, () => 'bomb');
  const scene = aScene()
    .player('p1', { hand: ['loot-3', 'destroy-anything', ...nine.slice(1)], items: ['no-souls'], lootPlays: 2 })
    .outside('soul-of-gluttony');
  scene.play('p1', 'loot-3').allPass();
  expect([scene.hand('p1').length, scene.souls('p1')]).toEqual([12, 0]);
  scene.play('p1', 'destroy-anything', { targets: ['no-souls'] }).allPass();
  expect([scene.hand('p1').length, scene.soulCards('p1')]).toEqual([11, ['soul-of-gluttony']]);
  scene.done();
});

test('BSOUL-07 GAIN-06 DEC-09: of two who get 10 cards in one exchange the first in turn order gains the soul', () => {
  const ten = Array.from({ length: 10 }, () => 'bomb');
  const scene = aScene()
    .player('p1', { items: ['chaos'], hand: ten })
    .player('p2', { hand: [...ten, 'a-penny'] })
    .outside('soul-of-gluttony');
  scene.use('p1', 'chaos').allPass();
  expect([scene.hand('p1').length, scene.soulCards('p1'), scene.soulCards('p2')]).toEqual([
    11,
    ['soul-of-gluttony'],
    [],
  ]);
  scene.done();
});

test('ATK-21 ATK-15 DICE-11: with the item stolen under a trigger on the number the roll is gone, and the trigger fizzles', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['dads-lost-coin'] })
    .player('p2', { items: ['sparring-partner'] })
    .player('p3', { hand: ['rob-an-item'], lootPlays: 1 })
    .dice(1);
  scene.attack('p1', 'sparring-partner').allPass();
  expect(scene.stack()).toEqual(['roll 1', 'dads-lost-coin']);
  scene
    .passTo('p3')
    .play('p3', 'rob-an-item', { targets: ['sparring-partner'] })
    .allPass();
  expect([scene.stack(), scene.view().attack, scene.items('p3')]).toEqual([
    ['dads-lost-coin'],
    null,
    ['sparring-partner'],
  ]);
  scene.allPass();
  expect([scene.stack(), scene.said('rollIs'), scene.said('fizzled').length]).toEqual([[], [], 1]);
  scene.refuses('p1', 'attack', 'ATK-01').done();
});

test('ATK-21 ATK-15: combat damage to an item goes with the attack when the item is gained, other damage stays', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['hit-an-item'] })
    .player('p2', { items: ['sparring-partner'] })
    .player('p3', { hand: ['take-what-is-attacked'], lootPlays: 1 })
    .dice(5);
  scene.attack('p1', 'sparring-partner').allPass();
  scene.play('p1', 'hit-an-item', { targets: ['sparring-partner'] }).allPass();
  expect(scene.stack()).toEqual(['1 damage to sparring-partner', '2 damage to sparring-partner']);
  scene
    .passTo('p3')
    .play('p3', 'take-what-is-attacked', { targets: ['sparring-partner'] })
    .allPass();
  expect([scene.stack(), scene.items('p3')]).toEqual([['2 damage to sparring-partner'], ['sparring-partner']]);
  scene.resolve();
  expect([scene.items('p3'), scene.discarded('treasure'), scene.coins('p1')]).toEqual([[], ['sparring-partner'], 5]);
  scene.done();
});

test('ATK-21 DEC-08 GAIN-06: what must not be given stays attacked, whoever wants to steal or swap it', () => {
  const scene = aScene()
    .player('p1', { items: ['decoy'] })
    .player('p2', { items: ['sparring-partner', 'forbids-giveObject'] })
    .dice(6, 6);
  scene
    .attack('p1', 'sparring-partner')
    .use('p1', 'decoy', { targets: ['sparring-partner'] })
    .allPass();
  expect([scene.stack(), scene.items('p1')]).toEqual([['roll 6'], ['decoy']]);
  scene.resolve();
  expect([scene.discarded('treasure'), scene.coins('p1')]).toEqual([['sparring-partner'], 5]);
  scene.done();
});

test('ABIL-07 DEC-32: one ability set off by several things is ordered both ways, and leaves a remembered order alone', () => {
  const scene = aScene({ players: 3 }).player('p1', {
    items: ['toasts', 'coins-for-cards'],
    hand: ['loot-1', 'each-loots-1', 'each-loots-1', 'loot-1'],
    lootPlays: 4,
  });
  const cards = (): readonly string[] => scene.stack();
  scene.play('p1', 'loot-1').allPass().answer('p1', 'trigger.order', 'coins-for-cards', 'toasts');
  expect(cards()).toEqual(['coins-for-cards', 'toasts']);
  scene.resolve();
  const before = rememberedOrders(scene.session(), 'p1');
  scene.play('p1', 'each-loots-1').allPass();
  expect(scene.decision().options.map(({ meaning }) => meaning.card)).toEqual([
    'toasts',
    'coins-for-cards',
    'toasts',
    'coins-for-cards',
    'toasts',
    'coins-for-cards',
  ]);
  scene.answer('p1', 'trigger.order', 't4', 't2', 't0', 't1', 't3', 't5');
  scene.allPass(3);
  const coins = scene.coins('p1');
  expect([cards(), scene.coins('p2')]).toEqual([['toasts', 'toasts', 'toasts'], 0]);
  scene.allPass();
  expect([scene.coins('p1') - coins, scene.coins('p3')]).toEqual([1, 0]);
  scene.resolve();
  scene
    .play('p1', 'each-loots-1')
    .allPass()
    .answer('p1', 'trigger.order', 't1', 't3', 't5', 't0', 't2', 't4')
    .allPass();
  expect(scene.coins('p3')).toBe(2);
  scene.resolve();
  expect(rememberedOrders(scene.session(), 'p1')).toEqual(before);
  scene.play('p1', 'loot-1').allPass();
  expect(cards()).toEqual(['coins-for-cards', 'toasts']);
  scene.resolve().done();
});

const taxed = (): Scene =>
  aScene({ players: 3 })
    .player('p1', { hand: ['tax-and-break'] })
    .player('p2', { items: ['meat', 'dinner'], coins: 3 })
    .player('p3', { items: ['coin-thief', 'breaks-sideways', 'steals-item'], coins: 2 });

test('TGT-06 TGT-07 TGT-02: the first target is lost, the second, which depended on it, is not', () => {
  const scene = taxed();
  scene.play('p1', 'tax-and-break');
  expect(scene.offered()).toEqual(['p2', 'p3', 'back']);
  scene.answer('p1', 'announce.target', 'p2').answer('p1', 'announce.target', 'meat');
  scene
    .passTo('p3')
    .use('p3', 'coin-thief', { targets: ['p2'] })
    .allPass();
  expect([scene.coins('p2'), scene.stack()]).toEqual([0, ['tax-and-break']]);
  scene.allPass();
  expect([scene.coins('p1'), scene.items('p2')]).toEqual([0, ['dinner']]);
  scene.done();
});

test('TGT-06 TGT-07 TGT-02: the second target changes sides, and only the first is left', () => {
  const scene = taxed();
  scene.play('p1', 'tax-and-break', { targets: ['p2', 'meat'] });
  scene
    .passTo('p3')
    .use('p3', 'steals-item', { targets: ['meat'] })
    .allPass(2);
  expect([scene.coins('p1'), scene.items('p2'), scene.items('p3').includes('meat')]).toEqual([1, ['dinner'], true]);
  scene.done();
});

test('TGT-07 FIZZ-01: with both of them lost the loot fizzles', () => {
  const scene = taxed();
  scene.play('p1', 'tax-and-break', { targets: ['p2', 'meat'] });
  scene
    .passTo('p3')
    .use('p3', 'steals-item', { targets: ['meat'] })
    .allPass();
  scene
    .passTo('p3')
    .use('p3', 'coin-thief', { targets: ['p2'] })
    .allPass(2);
  expect([scene.coins('p1'), scene.said('fizzled').length, scene.items('p3').includes('meat')]).toEqual([0, 1, true]);
  scene.done();
});

test('TGT-06 TGT-07: of two things where the second is named by the first, nothing is done when the first has gone', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['break-its-neighbour'] })
    .player('p2', { items: ['meat', 'dinner'] })
    .player('p3', { hand: ['destroy-anything'], lootPlays: 1, items: ['steamy-sale'] });
  scene.play('p1', 'break-its-neighbour');
  expect(scene.offered()).toEqual(['meat', 'dinner', 'back']);
  scene.answer('p1', 'announce.target', 'meat').answer('p1', 'announce.target', 'dinner');
  scene
    .passTo('p3')
    .play('p3', 'destroy-anything', { targets: ['meat'] })
    .allPass(2);
  expect([scene.items('p2'), scene.said('fizzled').length]).toEqual([['dinner'], 1]);
  scene.done();
});

test('DEC-31 TGT-06 TGT-01: a target is forced when what follows it leaves no other, and so is what follows', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['destroy-an-item-of', 'destroy-an-item-of'], lootPlays: 2 })
    .player('p2', { items: ['meat'] })
    .player('p3', { items: ['the-d6'] });
  scene.play('p1', 'destroy-an-item-of');
  expect([scene.offered(), scene.decision().forced]).toEqual([['p2', 'p3', 'back'], undefined]);
  scene.answer('p1', 'announce.target', 'p2');
  expect([scene.offered(), scene.decision().forced]).toEqual([['meat', 'back'], 'openly']);
  scene.answer('p1', 'announce.target', 'back');
  expect([scene.hand('p1').length, scene.stack()]).toEqual([2, []]);
  scene.done();
});

test('DEC-31 DEATH-14 LOOT-02: in one penalty the item is forced openly, equal cards only secretly, and the last card not asked', () => {
  const penalty = (...hand: readonly string[]): Scene => {
    const scene = aScene()
      .player('p1', { hand: ['death-to'] })
      .player('p2', { items: ['meat', 'the-d6'], hand });
    scene
      .play('p1', 'death-to', { targets: ['p2'] })
      .passUntil('p2 death')
      .allPass();
    expect([scene.asked(), scene.decision().forced]).toEqual(['p2 deathPenalty.item', 'openly']);
    return scene.answer('p2', 'deathPenalty.item', 'meat');
  };
  const equal = penalty('bomb', 'bomb');
  expect([equal.asked(), equal.decision().forced]).toEqual(['p2 deathPenalty.loot', 'secretly']);
  equal.answer('p2', 'deathPenalty.loot', 'bomb').done();
  const last = penalty('bomb');
  expect([last.asked(), last.discarded('loot')]).toEqual(['p1 priority', ['bomb', 'death-to']]);
  last.done();
});

test('RULING-12 DEC-02 ATK-07 TURN-12: a bare declaration that is cancelled used nothing up, and the duty stays', () => {
  const scene = aScene()
    .player('p1', { hand: ['brings-cancelAttack'] })
    .player('p2', { items: ['monster-manual'] })
    .monsters('gurdy', 'fly')
    .dice(2);
  scene
    .declare('p1', 'attack')
    .passTo('p2')
    .use('p2', 'monster-manual', { targets: ['fly'] })
    .allPass();
  scene.play('p1', 'brings-cancelAttack').allPass();
  expect([scene.asked(), scene.view().attack, scene.state().turn.attacks]).toEqual(['p1 priority', null, 0]);
  scene.refuses('p1', 'end', 'TURN-12').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['fly']);
  scene.answer('p1', 'attack.target', 'fly').resolve().endTurn('p1');
  scene.done({ midway: 'the next turn has begun' });
});

test('RULING-12 ATK-14: an attack on it that is cancelled has met the duty all the same', () => {
  const scene = aScene()
    .player('p1', { hand: ['brings-cancelAttack'], items: ['more-attacks'] })
    .player('p2', { items: ['monster-manual'] })
    .monsters('gurdy', 'fly')
    .dice(2);
  scene
    .declare('p1', 'attack')
    .passTo('p2')
    .use('p2', 'monster-manual', { targets: ['fly'] })
    .allPass(2);
  scene.answer('p1', 'attack.target', 'fly').play('p1', 'brings-cancelAttack').allPass();
  expect([scene.view().attack, scene.stack(), scene.state().turn.attacks]).toEqual([null, [], 1]);
  expect(scene.offered()).toEqual(expect.arrayContaining(['attack', 'end']));
  scene.done();
});

test('DEC-19 GAIN-06 DEC-08: hand cards are swapped for each other, or neither is', () => {
  const swapped = (...items: readonly string[]): readonly unknown[] => {
    const scene = aScene()
      .player('p1', { hand: ['swap-hand-cards', 'bomb'], items })
      .player('p2', { hand: ['a-penny'] });
    scene.play('p1', 'swap-hand-cards', { targets: ['p2'] }).allPass();
    scene.answer('p1', 'effect.choose', 'bomb');
    scene.answer('p1', 'effect.choose', scene.decision().options[0]!.id);
    const hands = [scene.hand('p1'), scene.hand('p2')];
    scene.done();
    return hands;
  };
  expect(swapped()).toEqual([['a-penny'], ['bomb']]);
  expect(swapped('gives-nothing')).toEqual([['bomb'], ['a-penny']]);
});

test('DEC-36 DEC-08 GAIN-06: of hands that go round only those stay that must not be given', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['chaos', 'gives-nothing'], hand: ['bomb'] })
    .player('p2', { hand: ['a-penny'] })
    .player('p3', { hand: ['a-nickel'] });
  scene.use('p1', 'chaos').allPass();
  expect([scene.hand('p1'), scene.hand('p2'), scene.hand('p3')]).toEqual([['bomb', 'a-nickel'], [], ['a-penny']]);
  scene.done();
});

test('GAIN-07 GAIN-06 DEC-08: a forbidden swap is no giving, and what would follow a swap does not', () => {
  const scene = aScene()
    .player('p1', { hand: ['swap-for-a-coin', 'swap-for-a-coin'], items: ['glued', 'meat'], lootPlays: 2 })
    .player('p2', { items: ['giver-watch'] })
    .shop('dinner');
  scene.play('p1', 'swap-for-a-coin', { targets: ['glued', 'dinner'] }).resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.tops('shop')]).toEqual([0, 0, ['dinner']]);
  scene.play('p1', 'swap-for-a-coin', { targets: ['meat', 'dinner'] }).resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.tops('shop')]).toEqual([1, 2, ['meat']]);
  scene.done();
});
