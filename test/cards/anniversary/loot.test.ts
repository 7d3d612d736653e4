import { expect, test } from 'vitest';
import { aScene, withCounters, type Scene } from '../../support/scene.js';

test('cracked-key ITEM-07 ROOM-02: an item becomes a room in a slot of its own, for the active player', () => {
  const scene = aScene()
    .player('p1', { hand: ['cracked-key'], items: ['the-d6'] })
    .player('p2', { items: [withCounters('mystery-loot', 2), 'makes-eternal'] })
    .shop('meat')
    .rooms('coin-room');
  scene.answer('p1', 'priority', 'play cracked-key');
  expect(scene.offered().toSorted()).toEqual(['back', 'makes-eternal', 'meat', 'mystery-loot']);
  scene.answer('p1', 'announce.target', 'mystery-loot').resolve();
  expect([scene.tops('rooms'), scene.items('p2'), scene.object('mystery-loot').counters]).toEqual([
    ['coin-room', 'mystery-loot'],
    ['makes-eternal'],
    { counter: 2 },
  ]);
  scene.passTo('p2').refuses('p2', 'use mystery-loot').pass('p2');
  scene.use('p1', 'mystery-loot').resolve();
  expect(scene.hand('p1').length).toBe(2);
  scene.endTurn('p1').toActionPhase();
  scene.use('p2', 'mystery-loot').resolve();
  expect(scene.hand('p2').length).toBe(3);
  scene.done();
});

test('cracked-key ROOM-03: its abilities speak of the active player, and it is no item any more', () => {
  const scene = aScene()
    .player('p1', { hand: ['cracked-key'] })
    .player('p2', { items: ['turn-start-coin'] });
  scene.play('p1', 'cracked-key', { targets: ['turn-start-coin'] }).resolve();
  scene.endTurn('p1').toActionPhase();
  expect(scene.coins('p2')).toBe(1);
  scene.endTurn('p2').toActionPhase();
  expect([scene.coins('p1'), scene.coins('p2'), scene.tops('rooms')]).toEqual([1, 1, ['turn-start-coin']]);
  scene.done();
});

test('cracked-key ZONE-09: put away as a room it goes to the discard of its own type', () => {
  const scene = aScene()
    .player('p1', { hand: ['cracked-key', 'discard-room'], items: ['meat'], lootPlays: 2 })
    .rooms('coin-room');
  scene.play('p1', 'cracked-key', { targets: ['meat'] }).resolve();
  scene.play('p1', 'discard-room', { targets: ['meat'] }).resolve();
  expect([scene.tops('rooms'), scene.discarded('treasure')]).toEqual([['coin-room', null], ['meat']]);
  scene.done();
});

/** P1 has played the monster card, which covers the fly. */
const ambushed = (top: readonly string[], more: (scene: Scene) => Scene = (scene) => scene): Scene => {
  const scene = more(
    aScene()
      .player('p1', { hand: ['monster-card'], character: 'sturdy' })
      .monsters('fly')
      .deck('monster', [...top]),
  );
  return scene.play('p1', 'monster-card').resolve();
};

test('monster-card KEY-03: it covers a monster, with 6 HP, evasion and ATK, and must be attacked', () => {
  const scene = ambushed(['dip']);
  expect([
    scene.tops('monsters'),
    scene.hp('monster-card'),
    scene.dc('monster-card'),
    scene.atk('monster-card'),
  ]).toEqual([['monster-card'], 6, 6, 6]);
  scene.refuses('p1', 'end', 'TURN-12').done();
});

test('monster-card COPY-07 DEATH-06: attacked it is what lies on the deck; its rewards are paid, and it comes to the hand', () => {
  const scene = ambushed(['dip'], (it) => it.dice(4));
  scene.attack('p1', 'monster-card').allPass();
  expect([scene.hp('monster-card'), scene.dc('monster-card'), scene.atk('monster-card')]).toEqual([1, 4, 1]);
  expect(scene.cardsOf('monster')[0]).toBe('dip');
  scene.resolve();
  expect([scene.hand('p1'), scene.coins('p1'), scene.tops('monsters'), scene.discarded('loot')]).toEqual([
    ['monster-card'],
    1,
    ['fly'],
    [],
  ]);
  scene.done();
});

test('monster-card MON-01: as a copy of an event it can do nothing, goes out of play, and so comes to the hand', () => {
  const scene = ambushed(['event-pays']);
  scene.attack('p1', 'monster-card').resolve();
  expect([scene.hand('p1'), scene.coins('p1'), scene.tops('monsters'), scene.said('rollIs')]).toEqual([
    ['monster-card'],
    0,
    ['fly'],
    [],
  ]);
  scene.done();
});

test('monster-card SOUL-03: as a copy of a boss it becomes a soul, which is in play', () => {
  const scene = ambushed(['pin'], (it) =>
    it.player('p1', { hand: ['monster-card', 'fell-a-monster'], lootPlays: 2 }).dice(1),
  );
  scene.attack('p1', 'monster-card').passUntil('roll 1');
  scene.play('p1', 'fell-a-monster', { targets: ['monster-card'] }).resolve();
  expect([scene.souls('p1'), scene.soulCards('p1'), scene.hand('p1')]).toEqual([1, ['monster-card'], []]);
  scene.done();
});

test('monster-card REPL-01: not attacked it is what it is, and goes to discard', () => {
  const scene = ambushed(['dip'], (it) => it.player('p1', { hand: ['monster-card', 'fell-a-monster'], lootPlays: 2 }));
  scene.play('p1', 'fell-a-monster', { targets: ['monster-card'] }).resolve();
  expect([scene.hand('p1'), scene.discarded('loot').toSorted()]).toEqual([[], ['fell-a-monster', 'monster-card']]);
  scene.done();
});

test.each(['discard-anything', 'vanish', 'buries'])(
  'monster-card REPL-01: %s would take it out of play, and it comes to the hand of the active player',
  (way) => {
    const scene = ambushed(['dip'], (it) =>
      it.player('p1', { hand: ['monster-card', 'break-off', way], lootPlays: 3 }).dice(1),
    );
    scene.attack('p1', 'monster-card').passUntil('roll 1').play('p1', 'break-off').resolve();
    scene.play('p1', way, { targets: ['monster-card'] }).resolve();
    expect([scene.hand('p1'), scene.tops('monsters'), scene.discarded('loot').includes('monster-card')]).toEqual([
      ['monster-card'],
      ['fly'],
      false,
    ]);
    scene.done();
  },
);

test('monster-card ZONE-14: covered it comes to the hand, and what lay below it is covered', () => {
  const scene = ambushed(['dip', 'clotty'], (it) =>
    it.player('p1', { hand: ['monster-card', 'break-off'], items: ['more-attacks'], lootPlays: 2 }).dice(1, 1),
  );
  scene.attack('p1', 'monster-card').passUntil('roll 1').play('p1', 'break-off').resolve();
  scene.attack('p1', 'deck').passUntil('roll 1');
  expect([scene.hand('p1'), scene.tops('monsters')]).toEqual([['monster-card'], ['dip']]);
  scene.done({ midway: 'the attack on the other one' });
});

test('monster-card: whoever has the turn gets it, whoever played it', () => {
  const scene = ambushed(['dip', 'clotty'], (it) =>
    it
      .player('p2', { hand: ['fell-a-monster'] })
      .player('p1', { hand: ['monster-card', 'break-off'], lootPlays: 2 })
      .dice(1),
  );
  scene.attack('p1', 'monster-card').passUntil('roll 1').play('p1', 'break-off').resolve();
  scene.endTurn('p1').toActionPhase();
  scene.play('p2', 'fell-a-monster', { targets: ['monster-card'] }).resolve();
  expect([scene.hand('p1'), scene.hand('p2').includes('monster-card')]).toEqual([[], true]);
  scene.done();
});
