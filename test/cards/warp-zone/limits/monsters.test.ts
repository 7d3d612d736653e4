import { expect, test } from 'vitest';
import { attackAlong } from '../../../support/attack-along.js';
import { entersOnce, ignoresRollsAlong } from '../../../support/monster-limits.js';
import { hasTriggered } from '../../../support/quiet.js';
import { aScene, withCounters } from '../../../support/scene.js';

/** Whose deaths, rolls and turns monsters, events and curses of Warp Zone mind. */

test('a-dead-horse: a 2 ends the attack on it, and no attack on another monster', () => {
  const scene = aScene().monsters('a-dead-horse').dice(2, 2);
  scene.attack('p1', 'a-dead-horse').resolve();
  expect([scene.view().attack, scene.hp('a-dead-horse')]).toEqual([null, 1]);
  scene.refuses('p1', 'attack').done();
  const other = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('a-dead-horse', 'gurdy')
    .dice(4, 1);
  other
    .attack('p1', 'gurdy')
    .play('p1', 'bomb', { targets: ['a-dead-horse'] })
    .passUntil('roll 1')
    .allPass(2);
  expect([other.stack(), other.view().attack === null]).toEqual([['roll 4'], false]);
  other.done({ midway: 'the attack goes on' });
});

test.each(['curse-of-the-suspicious', 'dont-starve', 'trial-by-trolley'])(
  '%s: an item that enters play meanwhile does not make it happen again',
  (id) => entersOnce(id),
);

test('exposito: the death of a player is no counter', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .monsters('exposito');
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).resolve();
  expect([scene.dead('p2'), scene.object('exposito').counters]).toEqual([true, {}]);
  scene.done();
});

test('dont-starve: fifty rounds at the most', () => {
  const scene = aScene()
    .player('p1', { character: withCounters('plain', 60, 'hp') })
    .player('p2', { character: withCounters('plain', 60, 'hp') })
    .monsters('gurdy')
    .deck('monster', ['dont-starve'])
    .fallbacks('effect.may');
  scene.attack('p1', 'deck').resolve();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([12, 12]);
  scene.done();
});

test('fuck-bloat: nothing but The Bloat can be found', () => {
  const scene = aScene({ players: 4 }).monsters('gurdy').deck('monster', ['fuck-bloat', 'dip', 'the-bloat']);
  scene.attack('p1', 'deck').passUntil('fuck-bloat').allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 deck.search', ['the-bloat']]);
  scene.done({ midway: 'the damage of the neighbours waits' });
});

test('golden-idol: it stays when another dies, and when its owner dies of themselves or of a monster', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { items: ['golden-idol'], hand: ['gold-bomb'], lootPlays: 1 })
    .monsters('fly');
  scene
    .play('p1', 'bomb', { targets: ['fly'] })
    .passUntil('fly death')
    .allPass();
  expect(hasTriggered(scene, 'golden-idol')).toBe(false);
  scene
    .resolve()
    .pass('p1')
    .play('p2', 'gold-bomb', { targets: ['p2'] })
    .passUntil('p2 death')
    .allPass();
  expect([scene.dead('p2'), hasTriggered(scene, 'golden-idol'), scene.items('p2')]).toEqual([
    true,
    false,
    ['golden-idol'],
  ]);
  scene.done({ midway: 'the penalty is not the point' });
});

test('grandparent: an attack on another is no counter, and each player takes 3', () => {
  const scene = aScene()
    .player('p1', { character: withCounters('sturdy', 2, 'hp') })
    .player('p2', { character: withCounters('plain', 2, 'hp') })
    .monsters(withCounters('grandparent', 2), 'gurdy')
    .used({ attacks: -1 })
    .dice(4, 4, 4, 4, 4);
  scene.attack('p1', 'gurdy').resolve();
  expect(scene.object('grandparent').counters).toEqual({ counter: 2 });
  scene.attack('p1', 'grandparent').resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.soulCards('p1')]).toEqual([2, 1, ['gurdy', 'grandparent']]);
  scene.done();
});

test.each([
  ['grandparent', 3],
  ['time-eater', 12],
])('%s: with %i counters, one for something else does nothing', (id, counters) => {
  const scene = aScene()
    .player('p1', { hand: ['atk-counter'], items: ['meat'] })
    .monsters(withCounters(id, counters));
  scene.play('p1', 'atk-counter', { targets: ['meat'] }).allPass();
  expect(hasTriggered(scene, id)).toBe(false);
  scene.done();
});

test('grubfather: neither the items of others nor its owner will do', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['grubfather', 'meat'] })
    .player('p2', { items: ['dinner'] })
    .monsters('fly');
  scene.use('p1', 'grubfather');
  expect([scene.asked(), scene.offered()]).toEqual(['p1 announce.target', ['p2', 'p3', 'back']]);
  scene.answer('p1', 'announce.target', 'p2');
  expect([scene.asked(), scene.offered()]).toEqual(['p1 announce.cost', ['meat']]);
  scene.done({ midway: 'the cost is the point' });
  const alone = aScene()
    .player('p1', { items: ['grubfather'] })
    .player('p2', { items: ['dinner'] })
    .monsters('fly');
  expect(alone.dc('fly')).toBe(2);
  alone.refuses('p1', 'use grubfather').done();
});

test('hubert-cumberdale: combat damage of another monster brings nothing back', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('hubert-cumberdale', 'armoured')
    .deck('monster', ['dip', 'pin'])
    .dice(1, 6);
  scene.attack('p1', 'armoured').passUntil('1 damage to p1').allPass().fallbacks();
  scene.play('p1', 'fell-a-monster', { targets: ['hubert-cumberdale'] }).resolve();
  scene.endTurn('p1').toActionPhase();
  expect([scene.hp('p1'), scene.tops('monsters')]).toEqual([2, ['dip', 'pin']]);
  scene.done();
});

test('hubert-cumberdale: only it comes back, and only for its own death', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'fell-a-monster'], lootPlays: 2 })
    .monsters('hubert-cumberdale', 'fly')
    .deck('monster', ['dip', 'pin', 'clotty'])
    .discard('monster', ['squirt'])
    .dice(1);
  scene.attack('p1', 'hubert-cumberdale').passUntil('1 damage to p1').allPass();
  scene
    .play('p1', 'bomb', { targets: ['fly'] })
    .passUntil('fly death')
    .allPass();
  expect(scene.stack()).toEqual([]);
  scene
    .fallbacks()
    .play('p1', 'fell-a-monster', { targets: ['hubert-cumberdale'] })
    .resolve();
  scene.endTurn('p1').toActionPhase();
  expect([scene.tops('monsters'), scene.discarded('monster')]).toEqual([
    ['hubert-cumberdale', 'dip'],
    ['fly', 'squirt'],
  ]);
  scene.done();
});

test.each([
  ['keke-is-you', true],
  ['gurdy', false],
])('keke-is-you: instead of its death an attack on %s is over: %s', (attacked, isOver) => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('keke-is-you', 'gurdy')
    .from('startTriggers')
    .dice(4);
  scene.start();
  scene.answer('p1', 'trigger.target', 'p3').toActionPhase();
  scene.attack('p1', attacked).play('p1', 'fell-a-monster', { targets: ['keke-is-you'] });
  scene.passUntil('keke-is-you death').allPass();
  expect([scene.view().attack === null, scene.hp('keke-is-you')]).toEqual([isOver, 3]);
  scene.done({ midway: 'a player dies' });
});

test('lil-hunter TURN-12: one attack more, and no second one', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy' })
    .monsters('fly', 'pin')
    .deck('monster', ['lil-hunter', 'dip', 'squirt', 'clotty'])
    .dice(6, 6, 6, 6)
    .fallbacks('attack.slot');
  scene.attack('p1', 'deck').resolve();
  scene.refuses('p1', 'end', 'TURN-12').attack('p1', 'fly').resolve();
  expect(scene.soulCards('p1')).toEqual(['lil-hunter']);
  expect(scene.offered()).toContain('end');
  scene.refuses('p1', 'attack').done();
});

test('nightmare-tick: a 1 becomes a 3 as well, and the 1 of another stays', () => {
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins'] })
    .player('p2', { hand: ['roll-for-coins'], lootPlays: 1 })
    .monsters('gurdy')
    .deck('monster', ['nightmare-tick'])
    .dice(5, 1, 1);
  scene.attack('p1', 'deck').resolve();
  scene.pass('p1').play('p2', 'roll-for-coins').passUntil('roll 1').allPass();
  expect([scene.asked(), scene.stack()]).toEqual(['p1 priority', ['roll-for-coins']]);
  scene.resolve().play('p1', 'roll-for-coins').passUntil('nightmare-tick').allPass();
  scene.answer('p1', 'effect.may', 'yes').answer('p1', 'effect.option', 'm1');
  expect(scene.stack()).toEqual(['roll 3']);
  scene.resolve().done();
});

test('peeper ITEM-07: as an item it is destroyed once and for all', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster', 'destroy-anything'], lootPlays: 2 })
    .monsters('peeper');
  scene.play('p1', 'fell-a-monster', { targets: ['peeper'] }).resolve();
  scene.play('p1', 'destroy-anything', { targets: ['peeper'] }).resolve();
  expect([scene.items('p1'), scene.discarded('monster')]).toEqual([[], ['peeper']]);
  scene.done();
});

test('peeper: the miss of who attacks along ends nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['calls-for-help'], hand: ['atk-counter'] })
    .monsters(withCounters('peeper', 1, 'hp'))
    .dice(5, 4);
  attackAlong(scene, 'p2', 'peeper').passUntil('roll 4').allPass();
  expect(scene.stack()).toEqual(['1 damage to p2']);
  scene.done({ midway: 'the attack goes on' });
});

test.each([
  [
    [1, 4, 6],
    [5, 3, 2],
  ],
  [
    [3, 1, 6],
    [3, 5, 1],
  ],
] as const)('qwop: of %s and %s the second is less, each die counting once', (more, less) => {
  const scene = aScene()
    .monsters('gurdy')
    .deck('monster', ['qwop'])
    .dice(...more, ...less);
  scene.attack('p1', 'deck').fallbacks().resolve();
  expect([scene.dead('p1'), scene.dead('p2'), scene.items('p1').length]).toEqual([false, true, 1]);
  scene.done();
});

test('shopkeeper TURN-12: it must be attacked once, and not over again', () => {
  const scene = aScene()
    .player('p1', { hand: ['break-off'] })
    .monsters('shopkeeper')
    .shop('meat')
    .used({ attacks: 1 })
    .dice(1, 5);
  scene.use('p1', 'shopkeeper').resolve();
  scene.refuses('p1', 'end', 'TURN-12').attack('p1', 'shopkeeper').play('p1', 'break-off').resolve();
  expect(scene.offered()).toContain('end');
  scene.refuses('p1', 'attack').done();
});

test('the-butcher: a 6 is 6 damage, who attacks along rolls none, and what dies of a penalty is no kill', () => {
  ignoresRollsAlong('the-butcher', 1);
  const six = aScene().monsters('the-butcher').dice(1, 6);
  six.attack('p1', 'the-butcher').passUntil('6 damage to p1');
  six.done({ midway: 'the damage waits' });
  const scene = aScene()
    .player('p1', { items: ['one-use-coins'] })
    .monsters('the-butcher')
    .dice(1, 1);
  scene.attack('p1', 'the-butcher').fallbacks().toNextTurn().toActionPhase();
  expect([scene.items('p1'), scene.object('the-butcher').counters]).toEqual([[], { counter: 1 }]);
  scene.done();
});

test('the-gorm: neither who attacks along hits it with a 1, nor is a 1 more against another, nor a 2 against it', () => {
  const along = aScene()
    .player('p1', { items: ['calls-for-help'], character: 'sturdy' })
    .monsters('the-gorm')
    .dice(5, 1);
  attackAlong(along, 'p2', 'the-gorm').passUntil('roll 1').allPass();
  expect(along.stack()).toEqual(['1 damage to p2']);
  along.done({ midway: 'the attack goes on' });
  const knight = aScene().monsters('the-gorm', 'knight').dice(1);
  knight.attack('p1', 'knight').passUntil('1 damage to knight').allPass();
  expect(knight.hp('knight')).toBe(1);
  knight.done({ midway: 'the attack goes on' });
  const two = aScene()
    .player('p1', { hand: ['easier-prey', 'easier-prey', 'easier-prey'], lootPlays: 3 })
    .monsters('the-gorm')
    .dice(2);
  for (let plays = 0; plays < 3; plays += 1) two.play('p1', 'easier-prey').allPass();
  two.attack('p1', 'the-gorm').passUntil('1 damage to the-gorm').allPass();
  expect(two.hp('the-gorm')).toBe(4);
  two.done({ midway: 'the attack goes on' });
});

test('the-isaac-of-isaac-re-isaac NAME-01: a football that flies already finds no Johnny any more', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['football'] })
    .player('p2', { character: 'johnny', items: ['doorway'] })
    .rooms('empty-room')
    .deck('room', ['the-isaac-of-isaac-re-isaac'])
    .dice(6);
  scene.use('p1', 'football', { targets: ['p3'] }).passUntil('roll 6');
  scene.pass('p1').use('p2', 'doorway', { mode: 2 }).resolve();
  expect([scene.tops('rooms'), scene.hand('p2')]).toEqual([['the-isaac-of-isaac-re-isaac'], []]);
  scene.done();
});
