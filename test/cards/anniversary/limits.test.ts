import { expect, test } from 'vitest';
import { givesOneLootPlay } from '../../support/character-scenes.js';
import { aScene, type Scene } from '../../support/scene.js';

// What is none of these cards' business, and how far they go.

test.each(['game-crash', 'keepers-resting-place', 'patch-notes', 'wrath-of-the-lamb'])(
  '%s: what else enters play is nothing to it',
  (event) => {
    const scene = aScene({ players: 3 })
      .player('p1', { hand: ['plus-treasure', 'cancel-anything'], lootPlays: 2 })
      .monsters('fly', 'pin')
      .deck('monster', [event, 'dip'])
      .fallbacks('attack.slot');
    scene.attack('p1', 'deck');
    scene.play('p1', 'plus-treasure').allPass();
    expect(scene.stack()).toEqual([event]);
    scene.play('p1', 'cancel-anything', { targets: [event] }).resolve();
    expect([scene.discarded('monster'), scene.asked()]).toEqual([[event], 'p1 priority']);
    scene.done();
  },
);

test.each(['level-one-isaac', 'bum-bo-the-stout', 'florian'])('%s CHAR-06: one loot play more and not two', (id) =>
  givesOneLootPlay(id),
);

test('bag-o-holes: one loot play more and not two', () => givesOneLootPlay('bag-o-holes', { items: ['bag-o-holes'] }));

test('game-squid: the death of another monster puts no counter, and one more player at the most rolls along', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['game-squid', 'meat'], hand: ['fell-a-monster'] })
    .monsters('gurdy', 'fly')
    .dice(6);
  scene.declare('p1', 'attack').allPass().answer('p1', 'attack.target', 'gurdy').allPass();
  scene.answer('p1', 'effect.may', 'yes');
  expect(scene.decision().max).toBe(1);
  scene.answerSome('p1', 'effect.choose').passUntil('roll 6');
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).allPass(2);
  expect(scene.asked()).toBe('p1 priority');
  expect(scene.object('meat').counters).toEqual({});
  scene.done({ midway: 'the attack goes on' });
});

test('game-squid: the death of a monster that was fought before puts no counter', () => {
  const scene = aScene({ players: 3 })
    .player('p1', {
      items: ['game-squid', 'more-attacks', 'meat'],
      hand: ['break-off', 'fell-a-monster'],
      lootPlays: 2,
    })
    .monsters('fly', 'gurdy')
    .dice(1, 6);
  scene.declare('p1', 'attack').allPass().answer('p1', 'attack.target', 'fly').allPass();
  scene.answer('p1', 'effect.may', 'no').passUntil('roll 1').allPass();
  scene.play('p1', 'break-off').resolve();
  scene.declare('p1', 'attack').allPass().answer('p1', 'attack.target', 'gurdy').allPass();
  scene.answer('p1', 'effect.may', 'yes').answerSome('p1', 'effect.choose').passUntil('roll 6');
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).allPass(2);
  expect([scene.asked(), scene.discarded('monster')]).toEqual(['p1 priority', ['fly']]);
  scene.done({ midway: 'the attack goes on' });
});

test('guppys-pieces: another room brings no bonus soul, and one item at the most is gained', () => {
  const scene = aScene()
    .player('p1', { hand: ['discard-room'] })
    .rooms('guppys-pieces', 'empty-room')
    .aside('soul-of-guppy')
    .wholeDeck('room', ['coin-room', 'dice-room'])
    .wholeDeck('treasure', ['guppys-paw', 'guppys-collar', 'meat']);
  scene.play('p1', 'discard-room', { targets: ['empty-room'] }).resolve();
  expect([scene.asked(), scene.view().bonusSouls]).toEqual(['p1 priority', []]);
  scene.use('p1', 'guppys-pieces').allPass();
  expect(scene.decision().max).toBe(1);
  scene.answerSome('p1', 'effect.choose').resolve().done();
});

/** P1 has played the monster card and attacks something. */
const ambush = (hand: readonly string[], ...deck: readonly string[]): Scene =>
  aScene()
    .player('p1', {
      hand: ['monster-card', ...hand],
      items: ['more-attacks', 'recall-item'],
      character: 'sturdy',
      lootPlays: 2,
    })
    .monsters('fly', 'pin')
    .deck('monster', deck)
    .dice(6);

test('monster-card: an attack on another monster reveals nothing, and other things may leave play', () => {
  const other = ambush([], 'dip', 'clotty');
  other.play('p1', 'monster-card').allPass().answer('p1', 'attack.slot', 'pin').resolve();
  other.attack('p1', 'fly').resolve();
  expect([other.hp('monster-card'), other.said('revealed'), other.discarded('monster')]).toEqual([6, [], ['fly']]);
  other.done();
});

test('monster-card: as a copy, what else leaves play goes where it goes', () => {
  const scene = ambush(['break-off', 'fell-a-monster'], 'dip', 'clotty');
  scene.play('p1', 'monster-card').allPass().answer('p1', 'attack.slot', 'pin').resolve();
  scene.attack('p1', 'monster-card').passUntil('roll 6');
  expect(scene.said('revealed')).toHaveLength(1);
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).allPass(2);
  expect([scene.discarded('monster'), scene.tops('monsters').includes('monster-card'), scene.hand('p1')]).toEqual([
    ['fly'],
    true,
    ['break-off'],
  ]);
  scene.done({ midway: 'the attack goes on' });
});

test('patch-notes: each of the three puts one counter on one item', () => {
  const items = (...all: readonly string[]) => ({ items: all });
  const scene = aScene({ players: 3 })
    .player('p1', items('meat', 'the-relic'))
    .player('p2', items('breakfast', 'dinner'))
    .player('p3', items('mr-boom', 'steamy-sale'))
    .monsters('fly')
    .deck('monster', ['patch-notes'])
    .picks(0, 0, 0);
  scene.attack('p1', 'deck').allPass();
  const limits: (readonly [number, number])[] = [];
  for (const [player, item] of [
    ['p1', 'meat'],
    ['p2', 'dinner'],
    ['p3', 'mr-boom'],
  ] as const) {
    const { min, max } = scene.decision();
    limits.push([min, max]);
    scene.answer(player, 'effect.choose', item);
  }
  expect(limits).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
  scene.resolve().done();
});

test('prototype: what others gain, and what else you gain, is nothing to it', () => {
  const scene = aScene()
    .player('p1', { coins: 20, items: ['prototype', 'more-purchases'] })
    .player('p2', { coins: 20 })
    .shop('meat', 'dinner')
    .deck('treasure', ['breakfast', 'the-relic']);
  scene.buy('p1', 'meat').resolve();
  expect(scene.asked()).toBe('p1 priority');
  scene.endTurn('p1').toActionPhase().buy('p2', 'dinner').resolve();
  expect(scene.asked()).toBe('p2 priority');
  scene.done();
});

test('prototype: whoever buys it puts it together, and nobody else', () => {
  const scene = aScene()
    .player('p1', { items: ['prototype'] })
    .player('p2', { coins: 20, hand: ['roll-for-coins'] })
    .shop('prototype')
    .dice(2);
  scene.endTurn('p1').toActionPhase().buy('p2', 'prototype').allPass();
  expect(scene.asked()).toBe('p2 effect.option');
  scene
    .answer('p2', 'effect.option', 'm2')
    .answer('p2', 'effect.option', 'm1')
    .answer('p2', 'effect.option', 'm1')
    .resolve();
  const before = scene.coins('p2');
  scene.play('p2', 'roll-for-coins').resolve();
  expect([scene.coins('p2') - before, scene.hp('p2')]).toEqual([2, 2]);
  scene.done();
});

test('prototype GAIN-05: it is given to one other player', () => {
  const scene = aScene({ players: 3 }).player('p1', { coins: 13 }).shop('prototype');
  scene.buy('p1', 'prototype').allPass();
  scene
    .answer('p1', 'effect.option', 'm2')
    .answer('p1', 'effect.option', 'm0')
    .answer('p1', 'effect.option', 'm2')
    .resolve();
  scene.use('p1', 'prototype').allPass();
  expect([scene.offered(), scene.decision().min, scene.decision().max]).toEqual([['p2', 'p3'], 1, 1]);
  scene.answer('p1', 'effect.choose', 'p3').resolve();
  expect(scene.items('p3')).toEqual(['prototype']);
  scene.done();
});

test('tainted-spitty DICE-02: a roll that is no attack roll has one die', () => {
  const scene = aScene()
    .player('p1', { souls: ['soul-of-greed'], hand: ['roll-for-coins'], lootPlays: 2 })
    .monsters('tainted-spitty')
    .dice(5, 3, 6);
  scene.attack('p1', 'tainted-spitty').passUntil('roll 3');
  scene.play('p1', 'roll-for-coins').passUntil('roll 6');
  scene.done({ midway: 'a roll in answer' });
});

test('tainted-spitty: who attacks along rolls one die, whatever the attacking player has', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['co-op-baby'], souls: ['soul-of-greed'] })
    .monsters('tainted-spitty')
    .dice(5, 4, 6);
  scene.declare('p1', 'attack').answer('p1', 'trigger.target', 'p2').allPass(2);
  scene.answer('p1', 'attack.target', 'tainted-spitty').passUntil('roll 4').allPass().passUntil('roll 6');
  scene.done({ midway: 'P2 rolls' });
});

test('wrath-of-the-lamb: one soul is stolen', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { souls: ['soul-of-greed', 'soul-of-guppy'] })
    .monsters('fly')
    .deck('monster', ['wrath-of-the-lamb']);
  scene.attack('p1', 'deck').allPass();
  scene.answer('p1', 'vote', 'p2').answer('p2', 'vote', 'p1').answer('p3', 'vote', 'p2');
  scene.answer('p1', 'effect.choose', 'p2').answer('p2', 'effect.may', 'yes');
  expect([scene.decision().min, scene.decision().max]).toEqual([1, 1]);
  scene.answer('p2', 'effect.choose', 'soul-of-guppy').resolve();
  expect([scene.souls('p1'), scene.souls('p2')]).toEqual([1, 1]);
  scene.done();
});
