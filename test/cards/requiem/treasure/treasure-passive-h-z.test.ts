import { expect, test } from 'vitest';
import { lostToARoll } from '../../../support/attack-rolls.js';
import { aScene, damaged, sideways, withCounters } from '../../../support/scene.js';

test.each([
  [1, 0],
  [2, 1],
  [3, 1],
])('halo-of-flies: a miss with a %i costs its owner %i HP', (face, hp) => {
  expect(lostToARoll(face, { items: ['halo-of-flies'] })).toBe(hp);
});

test('halo-of-flies: a 6 that counts as a miss does not hurt', () => {
  const scene = aScene()
    .player('p1', { items: ['halo-of-flies', 'butterfingers'] })
    .monsters('gurdy')
    .dice(6);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.allPass();
  expect(scene.hp('p1')).toBe(2);
  scene.done({ midway: 'the attack goes on' });
});

test('judas-shadow DEATH-12 DEC-11: two counters for a death, and what they were worth when the penalty takes it', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['judas-shadow'], coins: 1 });
  scene
    .play('p1', 'xiii-death', { targets: ['p2'] })
    .passUntil('judas-shadow')
    .allPass(2);
  scene.answer('p2', 'deathPenalty.item', 'judas-shadow').resolve();
  expect([scene.items('p2'), scene.coins('p2'), scene.hand('p2').length]).toEqual([[], 2, 2]);
  scene.done();
});

test('judas-shadow: destroyed without a counter it is worth nothing', () => {
  const scene = aScene().player('p1', { items: ['judas-shadow'], hand: ['destroy-anything'] });
  scene.play('p1', 'destroy-anything', { targets: ['judas-shadow'] }).resolve();
  expect([scene.coins('p1'), scene.hand('p1'), scene.discarded('treasure')]).toEqual([0, [], ['judas-shadow']]);
  scene.done();
});

test('judas-shadow DEST-04: put into discard it is not destroyed', () => {
  const scene = aScene().player('p1', { items: [withCounters('judas-shadow', 3)], hand: ['discard-anything'] });
  scene.play('p1', 'discard-anything', { targets: ['judas-shadow'] }).resolve();
  expect([scene.coins('p1'), scene.hand('p1')]).toEqual([0, []]);
  scene.done();
});

test('keepers-box SLOT-01: two more shop slots as it enters play', () => {
  const scene = aScene()
    .player('p1', { hand: ['plus-treasure'] })
    .shop('meat')
    .deck('treasure', ['keepers-box', 'dinner', 'breakfast']);
  scene.play('p1', 'plus-treasure').resolve();
  expect(scene.tops('shop')).toEqual(['meat', 'dinner', 'breakfast']);
  scene.done();
});

test('keepers-box: 2¢ and a loot card for what another player buys in the shop, not for the top of the deck', () => {
  const scene = aScene()
    .player('p1', { coins: 20, items: ['more-purchases'] })
    .player('p2', { items: ['keepers-box'] })
    .shop('meat');
  scene.buy('p1', 'meat').resolve();
  expect([scene.coins('p2'), scene.hand('p2').length, scene.items('p1')]).toEqual([2, 1, ['more-purchases', 'meat']]);
  scene.buy('p1', 'deck').resolve();
  expect([scene.coins('p2'), scene.hand('p2').length]).toEqual([2, 1]);
  scene.done();
});

test('keepers-box: nothing for what its own player buys', () => {
  const scene = aScene()
    .player('p1', { coins: 10, items: ['keepers-box'] })
    .shop('meat');
  scene.buy('p1', 'meat').resolve();
  expect([scene.coins('p1'), scene.hand('p1')]).toEqual([0, []]);
  scene.done();
});

test.each([1, 3, 5])('lil-chest: a %i for a monster that its owner kills', (face) => {
  const scene = aScene()
    .player('p1', { items: ['lil-chest', sideways('mr-boom')], hand: ['bomb', 'a-dime'] })
    .player('p2', { items: ['lil-chest'] })
    .monsters('armoured')
    .deck('loot', ['a-penny', '3-cents'])
    .dice(face);
  scene.play('p1', 'bomb', { targets: ['armoured'] }).resolve();
  if (face === 3) scene.answer('p1', 'effect.choose', 'a-dime').resolve();
  expect([scene.coins('p1'), scene.hand('p1'), scene.charged('mr-boom')]).toEqual([
    face === 1 ? 2 : 0,
    face === 3 ? ['a-penny', '3-cents'] : ['a-dime'],
    face === 5,
  ]);
  expect(scene.cardsOf('loot')[0]).toBe(face === 3 ? 'a-dime' : 'a-penny');
  scene.done();
});

test('lodestone: a 3 of anybody makes a monster easier to hit till end of turn', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .player('p2', { items: ['lodestone'] })
    .monsters('gurdy', 'pin')
    .dice(3)
    .fallbacks('trigger.order');
  scene.use('p1', 'book-of-sin').allPass(2).answer('p2', 'trigger.target', 'pin').resolve();
  expect([scene.dc('gurdy'), scene.dc('pin')]).toEqual([4, 3]);
  scene.endTurn('p1');
  expect(scene.dc('pin')).toBe(4);
  scene.done();
});

test('lunch: one more HP for its owner', () => {
  const scene = aScene().player('p1', { items: ['lunch'] });
  expect([scene.maxHp('p1'), scene.maxHp('p2')]).toEqual([3, 2]);
  scene.done();
});

test('playdough-cookie CTR-02: a counter more on an item that is not eternal', () => {
  const scene = aScene()
    .player('p1', { items: ['playdough-cookie', 'the-d6'] })
    .player('p2', { items: [withCounters('the-poop', 1)] })
    .from('recharge');
  scene.answer('p1', 'trigger.mode', 'm0');
  expect(scene.offered()).toEqual(['playdough-cookie', 'the-poop']);
  scene.answer('p1', 'trigger.target', 'the-poop').allPass().answer('p1', 'effect.option', 'm0');
  expect(scene.object('the-poop').counters).toEqual({ counter: 2 });
  scene.done({ midway: 'the turn begins' });
});

test('playdough-cookie: or one less, or 1¢ instead', () => {
  const scene = aScene()
    .player('p1', { items: ['playdough-cookie'] })
    .player('p2', { items: [withCounters('the-poop', 1)] })
    .from('recharge');
  scene.answer('p1', 'trigger.mode', 'm0').answer('p1', 'trigger.target', 'the-poop').allPass();
  scene.answer('p1', 'effect.option', 'm1').toActionPhase();
  expect([scene.object('the-poop').counters, scene.coins('p1')]).toEqual([{}, 0]);
  scene.endTurn('p1').toActionPhase().endTurn('p2').answer('p1', 'trigger.mode', 'm1').toActionPhase();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('punching-bag ATKOBJ-01 ATKOBJ-02: two more HP, and it can be attacked for 5¢', () => {
  const scene = aScene()
    .player('p2', { items: [damaged('punching-bag', 1)] })
    .monsters('fly')
    .dice(4, 5);
  expect([scene.maxHp('p2'), scene.maxHp('p1')]).toEqual([4, 2]);
  scene.attack('p1', 'punching-bag').allPass(2);
  expect([scene.hp('p1'), scene.hp('punching-bag')]).toEqual([1, 1]);
  scene.resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.discarded('treasure')]).toEqual([5, 0, ['punching-bag']]);
  expect(scene.maxHp('p2')).toBe(2);
  scene.done();
});

test('punching-bag ATKOBJ-03: it is no monster', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'], items: ['mr-boom'] })
    .player('p2', { items: ['punching-bag'] })
    .monsters('gurdy');
  scene.answer('p1', 'priority', 'play bomb');
  expect(scene.offered()).toEqual(['p1', 'p2', 'gurdy', 'back']);
  scene.answer('p1', 'announce.target', 'back').answer('p1', 'priority', 'use mr-boom');
  expect(scene.offered()).toEqual(['gurdy', 'back']);
  scene.answer('p1', 'announce.target', 'back').done();
});

test('rock-bottom: as many counters as loot cards in hand when it is gained', () => {
  const scene = aScene()
    .player('p1', { hand: ['plus-treasure', 'bomb', 'a-dime'] })
    .deck('treasure', ['rock-bottom']);
  scene.play('p1', 'plus-treasure').resolve();
  expect(scene.object('rock-bottom').counters).toEqual({ counter: 2 });
  scene.done();
});

test.each([
  [2, 1, 3],
  [1, 1, 1],
])('rock-bottom: with %i counters and %i card in hand the turn ends with %i', (counters, cards, after) => {
  const scene = aScene().player('p1', {
    items: [withCounters('rock-bottom', counters)],
    hand: Array.from({ length: cards }, () => 'bomb'),
  });
  scene.endTurn('p1');
  expect(scene.hand('p1')).toHaveLength(after);
  scene.done();
});

test('spelunker-hat ZONE-07: the top three of any deck in another order, if wanted', () => {
  const scene = aScene()
    .player('p1', { items: ['spelunker-hat'] })
    .wholeDeck('monster', ['gurdy', 'fly', 'pin', 'monstro'])
    .from('recharge');
  scene.answer('p1', 'trigger.target', 'deck:monster').allPass().answer('p1', 'effect.may', 'yes');
  scene.answer('p1', 'deck.order', 'pin', 'gurdy', 'fly');
  expect(scene.cardsOf('monster')).toEqual(['pin', 'gurdy', 'fly', 'monstro']);
  scene.done({ midway: 'the turn begins' });
});

test('spelunker-hat: not wanted nothing is seen', () => {
  const scene = aScene()
    .player('p1', { items: ['spelunker-hat'] })
    .from('recharge');
  scene.answer('p1', 'trigger.target', 'deck:loot').allPass().answer('p1', 'effect.may', 'no');
  expect(scene.said('lookedAt')).toEqual([]);
  scene.done({ midway: 'the turn begins' });
});

test('moms-bottle-of-pills NAME-01: every card named Pills!, whichever of them it is', () => {
  const ten = [
    'a-penny',
    'pills',
    'bomb',
    'pills-2',
    'a-dime',
    'pills-requiem',
    'dagaz',
    'ehwaz',
    '2-cents',
    'a-nickel',
  ];
  const scene = aScene()
    .player('p1', { hand: ['plus-treasure'] })
    .deck('treasure', ['moms-bottle-of-pills'])
    .wholeDeck('loot', [...ten, 'pills-3'])
    .fallbacks('deck.order');
  scene.play('p1', 'plus-treasure').resolve();
  expect(scene.hand('p1').toSorted()).toEqual(['pills', 'pills-2', 'pills-requiem']);
  expect(scene.cardsOf('loot')[0]).toBe('pills-3');
  scene.done();
});

test('moms-bottle-of-pills: and one of the discard at the start of the turn', () => {
  const scene = aScene()
    .player('p1', { items: ['moms-bottle-of-pills'] })
    .discard('loot', ['bomb', 'pills-3', 'pills-requiem-2'])
    .from('recharge');
  expect(scene.offered().toSorted()).toEqual(['pills-3', 'pills-requiem-2']);
  scene.answer('p1', 'trigger.target', 'pills-requiem-2').passUntil(0);
  expect(scene.hand('p1')).toEqual(['pills-requiem-2']);
  scene.done({ midway: 'the turn begins' });
});

test('handicapped-placard: monsters are easier to hit on its player’s turn by what is missing to the most souls', () => {
  const scene = aScene()
    .player('p1', { items: ['handicapped-placard'], souls: ['pin'] })
    .player('p2', { souls: ['chub', 'gemini', 'rag-man'] })
    .monsters('gurdy');
  expect(scene.dc('gurdy')).toBe(2);
  scene.endTurn('p1');
  expect(scene.dc('gurdy')).toBe(4);
  scene.done();
});

test('handicapped-placard: nothing for whoever has the most', () => {
  const scene = aScene()
    .player('p1', { items: ['handicapped-placard'], souls: ['pin'] })
    .monsters('gurdy');
  expect(scene.dc('gurdy')).toBe(4);
  scene.done();
});

test('trick-penny COST-02: shop items and $ items cost 1¢ less', () => {
  const scene = aScene()
    .player('p1', { items: ['trick-penny', 'pay-to-play', 'the-jar'], coins: 12 })
    .player('p2', { items: ['the-jar'], coins: 3 })
    .shop('meat');
  scene.use('p1', 'the-jar', { targets: ['p1'] }).allPass();
  expect(scene.coins('p1')).toBe(9);
  scene.buy('p1', 'meat').resolve();
  expect([scene.items('p1').includes('meat'), scene.coins('p1')]).toEqual([true, 1]);
  scene.pass('p1').refuses('p2', 'use the-jar', 'PAY-01').pass('p2').done();
});

test('trick-penny: 1¢ for a purchase from the deck too, and at the end of the turn', () => {
  const scene = aScene().player('p1', { items: ['trick-penny'], coins: 10 });
  scene.buy('p1', 'deck').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.endTurn('p1');
  expect(scene.coins('p1')).toBe(2);
  scene.done();
});
