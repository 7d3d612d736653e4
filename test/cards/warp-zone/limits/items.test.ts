import { expect, test } from 'vitest';
import { attackAlong } from '../../../support/attack-along.js';
import { ignoresOtherItemsBreaking } from '../../../support/item-limits.js';
import { hasTriggered } from '../../../support/quiet.js';
import { aGame, aScene, sideways, withCounters } from '../../../support/scene.js';

/** What happens to others, and how much happens to whoever has items of Warp Zone. */

test('aubrey: what another buys brings its owner nothing', () => {
  const scene = aScene()
    .player('p1', { coins: 10 })
    .player('p2', { items: ['aubrey'] })
    .shop('meat');
  scene.buy('p1', 'meat').resolve();
  expect([scene.items('p1'), scene.hand('p2')]).toEqual([['meat'], []]);
  scene.done();
});

test('ball-of-tumors DEATH-14: one level for one death, and others pay their penalty', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('ball-of-tumors', 3, 'level')], hand: ['kill-player-for-coins', 'gold-bomb'] })
    .player('p2', { coins: 5 })
    .used({ attacks: 1 });
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).resolve();
  expect([scene.coins('p2'), scene.object('ball-of-tumors').counters]).toEqual([4, { level: 3 }]);
  scene.play('p1', 'kill-player-for-coins', { targets: ['p1'] }).toNextTurn();
  expect(scene.object('ball-of-tumors').counters).toEqual({ level: 2 });
  scene.toActionPhase().done();
});

test('boxing-glove: the death of a player recharges nothing', () => {
  const scene = aScene().player('p1', { items: [sideways('boxing-glove')], hand: ['gold-bomb'] });
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).resolve();
  expect([scene.dead('p2'), scene.charged('boxing-glove')]).toEqual([true, false]);
  scene.done();
});

test('bow-and-arrow: an item with such a counter pays nothing as it dies', () => {
  const scene = aScene()
    .player('p1', { items: ['bow-and-arrow', withCounters('meat', 1, 'bounty')], hand: ['destroy-anything'] })
    .monsters('gurdy');
  scene.play('p1', 'destroy-anything', { targets: ['meat'] }).resolve();
  expect([scene.items('p1'), scene.coins('p1')]).toEqual([['bow-and-arrow'], 0]);
  scene.done();
});

test('diogenes-pot: a 1 hurts as ever, and kills neither for another roll nor for that of another', () => {
  const one = aScene()
    .player('p1', { items: ['diogenes-pot'], hand: ['cancel-anything'] })
    .monsters('gurdy')
    .dice(1);
  one.attack('p1', 'gurdy').allPass();
  one
    .play('p1', 'cancel-anything', { targets: ['diogenes-pot'] })
    .passUntil('1 damage to p1')
    .allPass();
  expect(one.hp('p1')).toBe(1);
  one.done({ midway: 'the attack goes on' });
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins'] })
    .player('p2', { items: ['diogenes-pot'], hand: ['roll-for-coins'], lootPlays: 1 })
    .monsters('gurdy')
    .dice(1, 1);
  scene.pass('p1').play('p2', 'roll-for-coins').resolve();
  expect([scene.coins('p2'), scene.dead('p2')]).toEqual([1, false]);
  scene.attack('p1', 'gurdy').allPass();
  expect(hasTriggered(scene, 'diogenes-pot')).toBe(false);
  scene.done({ midway: 'the attack goes on' });
});

test('doorway: what is attacked stays', () => {
  const scene = aScene()
    .player('p1', { items: ['doorway'] })
    .monsters('gurdy', 'fly')
    .deck('monster', ['dip'])
    .dice(4);
  scene.attack('p1', 'gurdy').use('p1', 'doorway', { mode: 0 }).allPass();
  expect([scene.tops('monsters'), scene.discarded('monster')]).toEqual([['gurdy', 'dip'], ['fly']]);
  scene.done({ midway: 'the attack goes on' });
});

test('doorway KEY-01: an Eternal item stays in the shop', () => {
  const scene = aScene()
    .player('p1', { items: ['doorway'] })
    .shop('keepers-sack', 'meat')
    .deck('treasure', ['breakfast']);
  scene.use('p1', 'doorway', { mode: 1 }).resolve();
  expect([scene.tops('shop'), scene.discarded('treasure')]).toEqual([['keepers-sack', 'breakfast'], ['meat']]);
  scene.done();
});

test('focus: neither the souls of others nor an item that is given are levels', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['focus'], hand: ['be-given-an-item'] })
    .player('p2', { items: ['meat'], hand: ['steal-soul', 'monster-becomes-soul'], lootPlays: 2 })
    .player('p3', { souls: ['pin'] })
    .monsters('gurdy');
  scene.play('p1', 'be-given-an-item', { targets: ['p2'] }).allPass();
  scene.answer('p2', 'effect.choose', 'meat').resolve();
  scene
    .pass('p1')
    .play('p2', 'steal-soul', { targets: ['pin'] })
    .resolve();
  scene
    .pass('p1')
    .play('p2', 'monster-becomes-soul', { targets: ['gurdy'] })
    .resolve();
  expect([scene.items('p1'), scene.soulCards('p2'), scene.object('focus').counters]).toEqual([
    ['focus', 'meat'],
    ['pin', 'gurdy'],
    {},
  ]);
  scene.done();
});

test('focus ROUND-01: at level 2 neither items nor the characters of others recharge', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('focus', 2, 'level'), 'tap-and-pay'] })
    .player('p2', { items: ['coin-maker'] });
  scene.use('p1', 'tap-and-pay', { ability: 'tap' }).resolve();
  scene.pass('p1').use('p2', 'plain').resolve();
  expect([scene.charged('tap-and-pay'), scene.charged('plain@p2')]).toEqual([false, false]);
  scene.use('p1', 'plain').resolve();
  expect(scene.charged('plain@p1')).toBe(true);
  scene.done();
});

test.each([
  [1, 1, 0],
  [2, 1, 0],
  [4, 1, 0],
  [5, 0, 2],
  [6, 0, 2],
])('football: after a %i everybody loots %i and Johnny %i more', (face, loot, more) => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['football'] })
    .player('p2', { character: 'johnny' })
    .dice(face);
  scene.use('p1', 'football', { targets: ['p3'] }).resolve();
  expect(['p1', 'p2', 'p3'].map((id) => scene.hand(id as 'p1').length)).toEqual([loot, loot + more, loot]);
  scene.done();
});

test('girlfriend: neither a roll of another nor one on the turn of another is a counter', () => {
  const scene = aScene()
    .player('p1', { items: ['girlfriend'], hand: ['roll-for-coins', 'roll-for-coins'], lootPlays: 2 })
    .player('p2', { hand: ['roll-for-coins'], lootPlays: 1 })
    .dice(3, 3, 5);
  scene.play('p1', 'roll-for-coins').resolve().play('p1', 'roll-for-coins').resolve();
  expect(scene.object('girlfriend').counters).toEqual({ counter: 1 });
  scene.pass('p1').play('p2', 'roll-for-coins').resolve();
  expect(scene.object('girlfriend').counters).toEqual({ counter: 1 });
  scene.done();
  const other = aScene()
    .player('p2', { items: ['girlfriend'], hand: ['roll-for-coins', 'roll-for-coins'], lootPlays: 2 })
    .dice(3, 3);
  other.pass('p1').play('p2', 'roll-for-coins').resolve();
  other.pass('p1').play('p2', 'roll-for-coins').resolve();
  expect(other.object('girlfriend').counters).toEqual({});
  other.done();
});

test('girlfriend: the deaths of others take nothing off it', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('girlfriend', 4)], hand: ['gold-bomb'] })
    .monsters('fly');
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).resolve();
  expect([scene.dead('p2'), scene.object('girlfriend').counters]).toEqual([true, { counter: 4 }]);
  scene.done();
});

test('hitops: a 6 that misses hurts its owner', () => {
  const six = aScene()
    .player('p1', { items: ['hitops', 'butterfingers'] })
    .monsters('gurdy')
    .dice(6);
  six.attack('p1', 'gurdy').allPass(2);
  expect(six.hp('p1')).toBe(1);
  six.done({ midway: 'the attack goes on' });
});

test('hitops: a high five is nothing to who attacks along, nor to a 6 that misses', () => {
  const fives = (items: readonly string[], ...faces: readonly number[]) => {
    const scene = aScene({ players: 3 })
      .player('p1', { items })
      .player('p2', { items: ['hitops'] })
      .monsters('armoured')
      .from('startTriggers')
      .dice(...faces);
    return scene.allPass().answer('p2', 'effect.may', 'yes').answer('p1', 'effect.may', 'yes').toActionPhase();
  };
  const along = fives(['calls-for-help'], 4, 4);
  attackAlong(along, 'p3', 'armoured').passUntil('1 damage to p3').allPass();
  expect([along.hp('p1'), along.hp('p3')]).toEqual([2, 1]);
  along.done({ midway: 'the attack goes on' });
  const six = fives(['butterfingers'], 6).attack('p1', 'armoured').allPass(2);
  expect(six.hp('p1')).toBe(1);
  six.done({ midway: 'the attack goes on' });
});

test('is-you: the turn of another begins without it', () => {
  const scene = aScene()
    .player('p1', { items: ['gravity'] })
    .player('p2', { items: ['is-you'] })
    .from('startTriggers');
  scene.start();
  expect([scene.asked(), scene.stack()]).toEqual(['p1 priority', []]);
  scene.toActionPhase().done();
});

test('johnnys-knives: neither the death of a monster nor that of its owner recharges it', () => {
  const scene = aScene()
    .player('p1', { items: [sideways('johnnys-knives')], hand: ['bomb', 'gold-bomb'], lootPlays: 2 })
    .monsters('fly');
  scene
    .play('p1', 'bomb', { targets: ['fly'] })
    .passUntil('fly death')
    .allPass();
  expect(scene.stack()).toEqual([]);
  scene
    .play('p1', 'gold-bomb', { targets: ['p1'] })
    .passUntil('p1 death')
    .allPass();
  expect(scene.stack()).toEqual([]);
  scene.done({ midway: 'the penalty is not the point' });
});

test('lil-steven: an item that is destroyed is no counter', () => ignoresOtherItemsBreaking('lil-steven'));

test('lollypop: its owner cannot be chosen', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['lollypop'], hand: ['bomb'] })
    .monsters('fly');
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 trigger.target', ['p2', 'p3']]);
  scene.done({ midway: 'the target is the point' });
});

test('possession: neither one’s own items nor those of a third are recharged or to be used', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['possession', sideways('coin-maker')] })
    .player('p3', { items: [sideways('mystery-loot'), 'one-use-coins'] })
    .from('startTriggers');
  scene.start();
  scene.answer('p1', 'trigger.target', 'p2').allPass().answer('p1', 'effect.may', 'yes').toActionPhase();
  expect([scene.charged('coin-maker'), scene.charged('mystery-loot')]).toEqual([false, false]);
  scene.refuses('p1', 'use one-use-coins').done();
});

test('ring-of-the-snake: the characters of others stay as they are', () => {
  const scene = aScene()
    .player('p1', { character: sideways('plain'), items: ['ring-of-the-snake'] })
    .player('p2', { character: sideways('plain') })
    .monsters('fly');
  scene.declare('p1', 'attack').passUntil('ring-of-the-snake').allPass();
  expect([scene.charged('plain@p2'), scene.hand('p1').length]).toEqual([false, 1]);
  scene.done({ midway: 'the attack is declared' });
});

test('rusty-spoons: one card of several', () => {
  const scene = aScene()
    .player('p1', { items: ['rusty-spoons'] })
    .player('p2', { hand: ['gain-3', 'bomb'] })
    .picks(1);
  scene.use('p1', 'rusty-spoons', { targets: ['p2'] }).resolve();
  expect([scene.hand('p2'), scene.offered().filter((name) => name.startsWith('play '))]).toEqual([
    ['gain-3'],
    ['play bomb'],
  ]);
  scene.done();
});

test('spelunking-pack: it starts with 3 counters', () => {
  const game = aGame({
    seats: 2,
    characters: ['guy-spelunky', 'plain'],
    outside: ['spelunking-pack'],
    decks: { loot: Array.from({ length: 7 }, () => 'blank-loot') },
  }).firstPlayerDice(6, 1);
  game.start();
  expect(game.object('spelunking-pack').counters).toEqual({ counter: 3 });
  game.done({ midway: 'the first turn' });
});

test('spelunking-pack: neither a player one kills nor a monster that another kills is a counter', () => {
  const scene = aScene()
    .player('p1', { items: ['spelunking-pack'], hand: ['gold-bomb'] })
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters('fly');
  scene
    .pass('p1')
    .play('p2', 'bomb', { targets: ['fly'] })
    .resolve();
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).resolve();
  expect([scene.dead('p2'), scene.coins('p1'), scene.object('spelunking-pack').counters]).toEqual([true, 1, {}]);
  scene.done();
});

test('spelunking-pack: one’s own rolls, and shop items alone', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('spelunking-pack', 3), 'dinner'] })
    .player('p2', { hand: ['roll-for-coins'], lootPlays: 1 })
    .shop('meat')
    .dice(1);
  scene.pass('p1').play('p2', 'roll-for-coins').allPass().passTo('p1');
  scene.answer('p1', 'priority', 'use spelunking-pack');
  expect([scene.asked(), scene.offered()]).toEqual(['p1 announce.mode', ['m1', 'm2', 'back']]);
  scene.answer('p1', 'announce.mode', 'm2');
  expect(scene.offered()).toEqual(['meat', 'back']);
  scene.done({ midway: 'the target is the point' });
});

test('strange-marble: the death of a player recharges, that of an item does not', () => {
  const scene = aScene().player('p1', {
    items: [sideways('strange-marble'), 'meat'],
    hand: ['destroy-anything', 'gold-bomb'],
    lootPlays: 2,
  });
  scene.play('p1', 'destroy-anything', { targets: ['meat'] }).allPass();
  expect([scene.items('p1'), scene.asked(), scene.stack()]).toEqual([['strange-marble'], 'p1 priority', []]);
  scene
    .play('p1', 'gold-bomb', { targets: ['p2'] })
    .passUntil('p2 death')
    .allPass();
  expect([scene.dead('p2'), scene.asked()]).toEqual([true, 'p1 trigger.target']);
  scene.done({ midway: 'the target is the point' });
});

test.each([
  [3, ['p2', 'p3']],
  [5, ['gurdy', 'fly']],
] as const)('the-crowdfunder: after a %i one of %s is chosen', (face, offered) => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['the-crowdfunder'], coins: 2 })
    .monsters('gurdy', 'fly')
    .dice(face);
  scene.use('p1', 'the-crowdfunder').resolve();
  expect([scene.asked(), scene.offered(), scene.decision().max]).toEqual(['p1 effect.choose', offered, 1]);
  scene.done({ midway: 'the choice is the point' });
});

test('focus PREV-01: at level 3 the damage of others is not prevented', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { items: [withCounters('focus', 3, 'level')] })
    .monsters('gurdy');
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect(scene.hp('p1')).toBe(1);
  scene.done();
});
