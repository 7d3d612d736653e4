import { expect, test } from 'vitest';
import { type Scene, aScene, damaged, sideways, withCounters } from '../../../support/scene.js';

const rollOf = (face: number, items: readonly string[]): Scene =>
  aScene()
    .player('p1', { items: ['book-of-sin', ...items] })
    .dice(face);

test('abel: a 4 after combat damage to a monster damages another monster or a player', () => {
  const scene = aScene()
    .player('p1', { items: ['abel'] })
    .monsters('gurdy', 'pin')
    .dice(4, 4);
  scene.attack('p1', 'gurdy').passUntil('roll 4').allPass(2).passUntil('roll 4').allPass(2);
  expect([scene.asked(), scene.offered()]).toEqual(['p1 effect.choose', ['p1', 'p2', 'pin']]);
  scene.answer('p1', 'effect.choose', 'pin').allPass();
  expect([scene.hp('gurdy'), scene.hp('pin')]).toEqual([4, 1]);
  scene.done({ midway: 'the attack goes on' });
});

test('abel: a 3 does nothing, and neither does damage that is no combat damage', () => {
  const scene = aScene()
    .player('p1', { items: ['abel'], hand: ['bomb'] })
    .monsters('gurdy', 'pin')
    .dice(4, 3);
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  scene.attack('p1', 'gurdy').passUntil('roll 4').allPass(2).passUntil('roll 3').allPass();
  expect([scene.hp('gurdy'), scene.hp('pin'), scene.hp('p2')]).toEqual([3, 2, 2]);
  scene.done({ midway: 'the attack goes on' });
});

test.each([
  [1, 10, 0, []],
  [3, 0, 4, []],
  [5, 0, 0, ['meat', 'dinner']],
  [0, 0, 0, []],
  [6, 0, 0, []],
])('alabaster-box: with %i counters the start of the turn brings one more', (before, coins, cards, gained) => {
  const scene = aScene()
    .player('p1', { items: [before === 0 ? 'alabaster-box' : withCounters('alabaster-box', before)] })
    .deck('treasure', ['meat', 'dinner'])
    .from('startTriggers')
    .start();
  scene.passUntil(0);
  expect(scene.object('alabaster-box').counters).toEqual({ counter: before + 1 });
  expect([scene.coins('p1'), scene.hand('p1').length]).toEqual([coins, cards]);
  expect(scene.items('p1')).toEqual(['alabaster-box', ...gained]);
  scene.done({ midway: 'the turn begins' });
});

test('alabaster-box: a counter that something else puts on it counts as well', () => {
  const scene = aScene().player('p1', { items: [withCounters('alabaster-box', 1), 'mark-item'] });
  scene.use('p1', 'mark-item', { targets: ['alabaster-box'] }).resolve();
  expect(scene.coins('p1')).toBe(10);
  scene.done();
});

test('backstabber ATKPL-01: players with more souls can be attacked on its player’s turn, with a 3', () => {
  const scene = aScene({ players: 4 })
    .player('p1', { items: ['backstabber'], souls: ['gurdy'] })
    .player('p2', { souls: ['monstro', 'pin'] })
    .player('p3', { souls: ['war'] })
    .monsters('fly')
    .dice(2, 3);
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['fly', 'p2', 'deck']);
  scene.answer('p1', 'attack.target', 'p2').allPass(2);
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([1, 2]);
  scene.passUntil('1 damage to p2').allPass();
  expect(scene.hp('p2')).toBe(1);
  scene.done({ midway: 'the attack goes on' });
});

test('backstabber: not on the turn of another, who has none', () => {
  const scene = aScene()
    .player('p1', { souls: ['gurdy'] })
    .player('p2', { items: ['backstabber'] })
    .monsters('fly');
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['fly', 'deck']);
  scene.done({ midway: 'the attack is declared' });
});

test('backstabber DMG-05: a loot card for a player who is killed, not for a monster, and not for a death of others', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['backstabber'], hand: ['bomb', 'bomb'], lootPlays: 2 })
    .player('p2', { items: ['backstabber'], damage: 1 })
    .monsters('fly')
    .fallbacks('deathPenalty.item');
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  expect(scene.hand('p1')).toEqual(['bomb']);
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  expect([scene.dead('p2'), scene.hand('p1').length, scene.hand('p2').length]).toEqual([true, 1, 0]);
  scene.done();
});

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
])('ball-of-bandages: after an attack roll of %i that misses its owner has %i HP', (face, hp) => {
  const scene = aScene()
    .player('p1', { items: ['ball-of-bandages'] })
    .monsters('gurdy')
    .dice(face);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.allPass();
  expect(scene.hp('p1')).toBe(hp);
  scene.done({ midway: 'the attack goes on' });
});

test('ball-of-bandages: other damage is taken', () => {
  const scene = aScene().player('p1', { items: ['ball-of-bandages'], hand: ['bomb'] });
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect(scene.hp('p1')).toBe(1);
  scene.done();
});

test('blood-puppy LVL-01: a level for each player who dies', () => {
  const scene = aScene()
    .player('p1', { items: ['blood-puppy'], hand: ['xiii-death', 'bomb'], lootPlays: 2 })
    .monsters('fly');
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect(scene.object('blood-puppy').counters).toEqual({ level: 1 });
  scene.done();
});

test.each([
  [3, 1],
  [4, 2],
  [8, 2],
])('blood-puppy LVL-02: at level %i its owner has %i ATK', (level, atk) => {
  const scene = aScene()
    .player('p1', { items: [withCounters('blood-puppy', level, 'level')] })
    .player('p2', { items: [withCounters('blood-puppy', 1, 'level')] });
  expect([scene.atk('p1'), scene.atk('p2')]).toEqual([atk, 1]);
  scene.done();
});

test('blood-puppy LVL-02: from level 8 on it bites at the start of the turn', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('blood-puppy', 8, 'level')] })
    .monsters('gurdy')
    .from('startTriggers')
    .start();
  expect(scene.offered()).toEqual(['p1', 'p2', 'gurdy']);
  scene.answer('p1', 'trigger.target', 'gurdy').passUntil(0);
  expect(scene.hp('gurdy')).toBe(4);
  scene.done({ midway: 'the turn begins' });
});

test('blood-puppy: below level 8 the turn begins in peace', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('blood-puppy', 7, 'level')] })
    .from('recharge');
  scene.toActionPhase();
  expect(scene.hp('p1')).toBe(2);
  scene.done();
});

test.each([
  [3, true],
  [4, false],
])('blood-puppy LVL-02: from level 10 on a %i at the start of the turn is death: %s', (face, dies) => {
  const scene = aScene()
    .player('p1', { items: [withCounters('blood-puppy', 10, 'level')] })
    .monsters('gurdy')
    .from('startTriggers')
    .dice(face)
    .fallbacks('trigger.order', 'deathPenalty.item');
  scene.answer('p1', 'trigger.target', 'gurdy').toActionPhase();
  expect(scene.dead('p1')).toBe(dies);
  scene.done({ midway: 'a death ends the turn' });
});

test('chocolate-milk: a second counter is +1 ATK', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('chocolate-milk', 1)] })
    .from('recharge');
  expect(scene.atk('p1')).toBe(1);
  scene.toActionPhase();
  expect([scene.atk('p1'), scene.object('chocolate-milk').counters]).toEqual([2, { counter: 2 }]);
  scene.done();
});

test('chocolate-milk TGT-04: the third is a damage, and all of them go', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('chocolate-milk', 2)] })
    .monsters('gurdy')
    .from('recharge');
  expect(scene.atk('p1')).toBe(2);
  scene.allPass();
  expect(scene.offered()).toEqual(['p1', 'p2', 'gurdy']);
  scene.answer('p1', 'effect.choose', 'gurdy').toActionPhase();
  expect([scene.hp('gurdy'), scene.atk('p1'), scene.object('chocolate-milk').counters]).toEqual([4, 1, {}]);
  scene.done();
});

test('damocles REPL-02: one treasure more than would be gained', () => {
  const scene = aScene()
    .player('p1', { items: ['damocles'], hand: ['plus-treasure'] })
    .player('p2', { hand: ['plus-treasure'], lootPlays: 1 })
    .deck('treasure', ['meat', 'dinner', 'synthoil', 'mr-boom']);
  scene.play('p1', 'plus-treasure').allPass();
  expect(scene.items('p1')).toEqual(['damocles', 'meat', 'dinner']);
  scene.passTo('p2').play('p2', 'plus-treasure').allPass();
  expect(scene.items('p2')).toEqual(['synthoil']);
  scene.done();
});

test('damocles DEATH-12: gone before the penalty when its owner dies, and with it what the penalty could have taken', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['damocles', 'the-d6'] });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.items('p2'), scene.discarded('treasure')]).toEqual([['the-d6'], ['damocles']]);
  scene.done();
});

test('fetal-haunt: a loot card to another player at the end of the turn, chosen and unseen', () => {
  const scene = aScene({ players: 3 }).player('p1', { items: ['fetal-haunt'], hand: ['bomb', 'a-dime'] });
  scene.declare('p1', 'end').allPass().answer('p1', 'trigger.target', 'p3').allPass();
  scene.answer('p1', 'effect.choose', 'bomb');
  expect([scene.hand('p1'), scene.hand('p3')]).toEqual([['a-dime'], ['bomb']]);
  expect(JSON.stringify(scene.view('p2'))).not.toMatch(/bomb|a-dime/);
  scene.toNextTurn().done();
});

test('fetal-haunt DEATH-12: goes to another player before the penalty', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['fetal-haunt'] });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).allPass(2);
  scene.answer('p2', 'trigger.target', 'p3').resolve();
  expect([scene.items('p2'), scene.items('p3')]).toEqual([[], ['fetal-haunt']]);
  scene.done();
});

test('fire-mind: a hit with a 6 deals twice as much, with a 5 not', () => {
  const scene = aScene()
    .player('p1', { items: ['fire-mind'] })
    .monsters('gurdy')
    .dice(5, 6);
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hp('gurdy')).toBe(4);
  scene.passUntil('roll 6').allPass(2);
  expect(scene.hp('gurdy')).toBe(2);
  scene.done({ midway: 'the attack goes on' });
});

test.each([
  [1, 1],
  [2, 2],
])('fire-mind: a miss with a %i leaves %i of 3 HP', (face, hp) => {
  const scene = aScene()
    .player('p1', { items: ['fire-mind', 'breakfast'] })
    .monsters('gurdy')
    .dice(face);
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hp('p1')).toBe(hp);
  scene.done({ midway: 'the attack goes on' });
});

test('fire-mind: a 6 that deals damage in another way than combat is not doubled', () => {
  const scene = rollOf(6, ['fire-mind', 'shooter']).monsters('gurdy');
  scene.use('p1', 'shooter', { targets: ['gurdy'] }).resolve();
  expect(scene.hp('gurdy')).toBe(4);
  scene.use('p1', 'book-of-sin').resolve().done();
});

test.each([
  [1, 2],
  [2, 1],
  [3, 1],
])('halo-of-flies: after a miss with a %i its owner has %i HP', (face, hp) => {
  const scene = aScene()
    .player('p1', { items: ['halo-of-flies'] })
    .monsters('gurdy')
    .dice(face);
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hp('p1')).toBe(hp);
  scene.done({ midway: 'the attack goes on' });
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
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).passUntil('judas-shadow').allPass(2);
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
