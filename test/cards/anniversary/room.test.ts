import { expect, test } from 'vitest';
import { aScene, damaged, sideways, type Scene } from '../../support/scene.js';

test('daily-run ATKOBJ-01: it can be attacked; each time it is hurt 4¢ or a loot card, and the attack may end', () => {
  const scene = aScene().rooms('daily-run').deck('loot', ['a-penny']).dice(4, 5);
  scene.attack('p1', 'daily-run').passUntil('daily-run');
  scene.allPass().answer('p1', 'effect.option', 'm0').answer('p1', 'effect.may', 'no').passUntil('daily-run');
  expect([scene.coins('p1'), scene.hp('daily-run')]).toEqual([4, 2]);
  scene.allPass().answer('p1', 'effect.option', 'm1').answer('p1', 'effect.may', 'yes').resolve();
  expect([scene.hand('p1'), scene.hp('daily-run'), scene.asked()]).toEqual([['a-penny'], 2, 'p1 priority']);
  scene.done();
});

test('daily-run ATKOBJ-02: a 3 misses, and its death is a treasure', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy' })
    .rooms(damaged('daily-run', 3))
    .deck('treasure', ['meat'])
    .deck('room', ['coin-room', 'dice-room'])
    .dice(3, 4);
  scene.attack('p1', 'daily-run').passUntil('daily-run').allPass();
  scene.answer('p1', 'effect.option', 'm0').resolve();
  expect([scene.hp('p1'), scene.coins('p1'), scene.items('p1'), scene.discarded('room')]).toEqual([
    2,
    4,
    ['meat'],
    ['daily-run'],
  ]);
  scene.done();
});

test('daily-run ATK-14: outside of an attack on it no attack is cancelled', () => {
  const scene = aScene()
    .player('p1', { hand: ['hit-a-room'], lootPlays: 1 })
    .monsters('fly')
    .rooms('daily-run')
    .dice(6);
  scene.play('p1', 'hit-a-room', { targets: ['daily-run'] }).allPass(2);
  scene.allPass().answer('p1', 'effect.option', 'm0');
  expect(scene.asked()).toBe('p1 priority');
  scene.attack('p1', 'fly').resolve();
  expect(scene.coins('p1')).toBe(5);
  scene.done();
});

test('daily-run KEY-06: it comes into a room slot of its own and cannot be covered', () => {
  const scene = aScene()
    .player('p1', { hand: ['discard-room'] })
    .rooms('empty-room')
    .wholeDeck('room', ['daily-run', 'coin-room']);
  scene.play('p1', 'discard-room', { targets: ['empty-room'] }).resolve();
  expect(new Set(scene.tops('rooms'))).toEqual(new Set(['coin-room', 'daily-run']));
  scene.done();
});

test('greed-mode CTR-06: a dead monster is as many ¢ as it has HP, counters and damage or not', () => {
  const scene = aScene()
    .player('p2', { hand: ['fell-a-monster'], lootPlays: 1 })
    .monsters(damaged('armoured-giant', 2), 'fly')
    .rooms('greed-mode');
  scene
    .passTo('p2')
    .play('p2', 'fell-a-monster', { targets: ['armoured-giant'] })
    .resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([6, 0]);
  scene.done();
});

test('greed-mode ATKOBJ-03: what is no monster brings nothing', () => {
  const scene = aScene()
    .player('p2', { items: ['punching-bag'] })
    .rooms('greed-mode')
    .dice(6, 6);
  scene.attack('p1', 'punching-bag').resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([5, 0]);
  scene.done();
});

test('greed-mode ABIL-04: ↷ of items and characters is 3¢ instead, as often as one likes', () => {
  const scene = aScene()
    .player('p1', { items: [sideways('mystery-loot')], coins: 9 })
    .rooms('greed-mode');
  scene.use('p1', 'mystery-loot').resolve().use('p1', 'mystery-loot').resolve().use('p1', 'plain').resolve();
  expect([scene.coins('p1'), scene.hand('p1').length, scene.charged('plain')]).toEqual([0, 4, true]);
  scene.refuses('p1', 'use mystery-loot', 'PAY-01').done();
});

test('greed-mode ROOM-02: a room goes on to be turned sideways', () => {
  const scene = aScene()
    .player('p1', { coins: 0 })
    .rooms('greed-mode', 'guppys-pieces')
    .deck('treasure', ['guppys-paw']);
  scene.use('p1', 'guppys-pieces').allPass().answerSome('p1', 'effect.choose').resolve();
  expect(scene.charged('guppys-pieces')).toBe(false);
  scene.done();
});

/** The room comes as another is put into discard. */
const pieces = (more: (scene: Scene) => Scene): Scene => {
  const scene = more(
    aScene()
      .player('p1', { hand: ['discard-room'] })
      .rooms('empty-room')
      .wholeDeck('room', ['guppys-pieces', 'coin-room']),
  );
  return scene.play('p1', 'discard-room', { targets: ['empty-room'] }).resolve();
};

test('guppys-pieces BSOUL-02: Soul of Guppy can be won once the room has come, by whoever has two Guppy items', () => {
  const scene = pieces((it) => it.player('p2', { items: ['guppys-collar', 'guppys-paw'] }).aside('soul-of-guppy'));
  scene.answer('p1', 'effect.choose', 'soul-of-guppy').resolve();
  expect([scene.souls('p2'), scene.soulCards('p2')]).toEqual([1, ['soul-of-guppy']]);
  scene.done();
});

test('guppys-pieces BSOUL-01: till then it waits beside the table', () => {
  const scene = pieces((it) =>
    it.player('p2', { items: ['guppys-collar'] }).aside('soul-of-guppy', 'soul-of-gluttony'),
  );
  expect(scene.offered()).toEqual(['soul-of-guppy']);
  expect(scene.view().bonusSouls).toEqual([]);
  scene.answer('p1', 'effect.choose', 'soul-of-guppy').resolve();
  expect([scene.view().bonusSouls, scene.souls('p2'), scene.tops('rooms')]).toEqual([
    ['soul-of-guppy'],
    0,
    ['guppys-pieces'],
  ]);
  scene.done();
});

test('guppys-pieces ZONE-24: without the card outside the game nothing happens', () => {
  const scene = pieces((it) => it.aside('soul-of-gluttony'));
  expect([scene.asked(), scene.view().bonusSouls]).toEqual(['p1 priority', []]);
  scene.done();
});

test('guppys-pieces ROOM-02 GAIN-03: a Guppy item of the top five may be gained, the others go under the deck', () => {
  const scene = aScene()
    .rooms('guppys-pieces')
    .wholeDeck('treasure', ['meat', 'guppys-paw', 'breakfast', 'guppys-collar', 'dinner', 'guppys-tail', 'the-relic']);
  scene.use('p1', 'guppys-pieces').allPass();
  expect(scene.offered()).toEqual(['guppys-paw', 'guppys-collar']);
  scene.answerSome('p1', 'effect.choose', 'guppys-collar').resolve();
  expect([scene.items('p1'), scene.cardsOf('treasure').slice(0, 2)]).toEqual([
    ['guppys-collar'],
    ['guppys-tail', 'the-relic'],
  ]);
  expect(scene.cardsOf('treasure').slice(2).toSorted()).toEqual(['breakfast', 'dinner', 'guppys-paw', 'meat']);
  scene.passTo('p2').refuses('p2', 'use guppys-pieces');
  scene.done();
});

test('guppys-pieces ZONE-07: that there is no Guppy item among them is asked all the same', () => {
  const scene = aScene().rooms('guppys-pieces').wholeDeck('treasure', ['meat', 'dinner']);
  scene.use('p1', 'guppys-pieces').allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 effect.choose', ['none']]);
  scene.answer('p1', 'effect.choose', 'none').resolve();
  expect(scene.items('p1')).toEqual([]);
  scene.done();
});

test('guppys-pieces: it need not be gained', () => {
  const scene = aScene().rooms('guppys-pieces').wholeDeck('treasure', ['meat', 'guppys-paw']);
  scene.use('p1', 'guppys-pieces').allPass().answerSome('p1', 'effect.choose').resolve();
  expect([scene.items('p1'), scene.cardsOf('treasure').toSorted()]).toEqual([[], ['guppys-paw', 'meat']]);
  scene.done();
});

/** P1 attacks, and what the declaration sets off resolves before the target is chosen. */
const against = (scene: Scene, target: string): Scene =>
  scene.declare('p1', 'attack').allPass(2).answer('p1', 'attack.target', target);

test('multiplayer-update KEY-08: everybody rolls along, and who of the others kills has the rewards too', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['more-attacks'] })
    .monsters('fly', 'dip')
    .rooms('multiplayer-update')
    .dice(1, 6);
  against(scene, 'fly').resolve();
  expect(scene.said('rollIs').map(({ player }) => player)).toEqual(['p1', 'p2']);
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([1, 1, 0]);
  scene.done();
});

test('multiplayer-update MON-05: what the active player kills pays once, what is no monster too', () => {
  const own = aScene({ players: 3 }).monsters('fly').rooms('multiplayer-update').dice(6);
  against(own, 'fly').resolve();
  expect([own.coins('p1'), own.coins('p2'), own.coins('p3')]).toEqual([1, 0, 0]);
  own.done();
  const item = aScene({ players: 3 })
    .player('p3', { items: ['punching-bag'] })
    .rooms('multiplayer-update')
    .dice(1, 6, 6);
  against(item, 'punching-bag').resolve();
  expect([item.coins('p1'), item.coins('p2'), item.coins('p3')]).toEqual([5, 0, 0]);
  item.done();
});

test('multiplayer-update: also outside of attacks, but nobody kills twice', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { hand: ['fell-a-monster'], lootPlays: 1 })
    .monsters('fly')
    .rooms('multiplayer-update');
  scene
    .passTo('p2')
    .play('p2', 'fell-a-monster', { targets: ['fly'] })
    .resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([1, 1, 0]);
  scene.done();
});
