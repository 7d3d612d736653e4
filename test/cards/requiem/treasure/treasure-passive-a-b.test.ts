import { expect, test } from 'vitest';
import { aScene, withCounters } from '../../../support/scene.js';

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

test('bobby-bomb NAME-01: of ten cards those with Bomb in their name, the others under the deck', () => {
  const ten = ['a-penny', 'bomb', '3-cents', 'gold-bomb', 'a-dime', 'mega-bomb', 'dagaz', 'ehwaz', 'pills', 'a-nickel'];
  const scene = aScene()
    .player('p1', { hand: ['plus-treasure'] })
    .deck('treasure', ['bobby-bomb'])
    .wholeDeck('loot', [...ten, 'soul-heart'])
    .fallbacks('deck.order');
  scene.play('p1', 'plus-treasure').resolve();
  expect(scene.hand('p1').toSorted()).toEqual(['bomb', 'gold-bomb', 'mega-bomb']);
  expect([scene.cardsOf('loot')[0], scene.cardsOf('loot').length]).toEqual(['soul-heart', 8]);
  scene.done();
});

test('bobby-bomb: one from the discard at the start of the turn', () => {
  const scene = aScene()
    .player('p1', { items: ['bobby-bomb'] })
    .discard('loot', ['a-dime', 'bomb', 'gold-bomb', 'cains-eye'])
    .from('recharge');
  expect(scene.offered().toSorted()).toEqual(['bomb', 'gold-bomb']);
  scene.answer('p1', 'trigger.target', 'gold-bomb').passUntil(0);
  expect([scene.hand('p1'), scene.discarded('loot')]).toEqual([['gold-bomb'], ['a-dime', 'bomb', 'cains-eye']]);
  scene.done({ midway: 'the turn begins' });
});

test('bobby-bomb TGT-06: without one in the discard nothing triggers', () => {
  const scene = aScene()
    .player('p1', { items: ['bobby-bomb'] })
    .discard('loot', ['a-dime'])
    .from('recharge');
  scene.toActionPhase();
  expect(scene.hand('p1')).toHaveLength(1);
  scene.done();
});
