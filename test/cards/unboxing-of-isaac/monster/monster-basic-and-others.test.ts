import { expect, test } from 'vitest';
import { aScene, withCounters } from '../../../support/scene.js';

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
  [6, 3],
] as const)('eggy SLOT-01: its death is a roll, and a %i adds %i monster slots', (face, more) => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('eggy')
    .deck('monster', ['fly', 'dip', 'pin', 'gurdy'])
    .dice(face);
  scene.play('p1', 'fell-a-monster', { targets: ['eggy'] }).resolve();
  expect([scene.tops('monsters').length, scene.coins('p1')]).toEqual([1 + more, 6]);
  scene.done();
});

test('evis ATKPL-01 CTR-04: a 1 or 2 puts a counter on the active player, who can be attacked on a 3 from then on', () => {
  const scene = aScene().monsters('evis').dice(3, 2);
  scene.endTurn('p1').toActionPhase();
  expect(scene.state().players['p2']!.counters).toEqual({});
  scene.endTurn('p2').toActionPhase();
  expect(scene.state().players['p1']!.counters).toEqual({ gut: 1 });
  scene.refuses('p1', 'attack p2');
  scene.done();
});

test('evis: the player with the counter is hit by a 3', () => {
  const scene = aScene().player('p2', { damage: 1 }).monsters('evis').dice(1, 5, 2, 3);
  scene.endTurn('p1').toActionPhase();
  expect(scene.state().players['p2']!.counters).toEqual({ gut: 1 });
  scene.endTurn('p2').toActionPhase();
  scene.attack('p1', 'p2').passUntil('roll 2').allPass(2);
  expect(scene.hp('p1')).toBe(1);
  scene.passUntil('roll 3').allPass(2);
  expect([scene.hp('p2'), scene.hp('p1')]).toEqual([1, 1]);
  scene.done({ midway: 'the attack goes on' });
});

test('greedling-rush PREV-02 KEY-06: it does not die, but pays each time, till its sixth counter', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster', 'fell-a-monster'] })
    .monsters('fly', withCounters('greedling-rush', 4))
    .deck('monster', ['dip']);
  scene.play('p1', 'fell-a-monster', { targets: ['greedling-rush'] }).resolve();
  expect([scene.coins('p1'), scene.object('greedling-rush').counters, scene.hp('greedling-rush')]).toEqual([
    6,
    { counter: 5 },
    1,
  ]);
  scene.use('p1', 'plain').resolve();
  scene.play('p1', 'fell-a-monster', { targets: ['greedling-rush'] }).resolve();
  expect([scene.coins('p1'), scene.discarded('monster'), scene.tops('monsters')]).toEqual([
    12,
    ['greedling-rush'],
    ['fly', 'dip'],
  ]);
  scene.done();
});

test('greedling-rush: what covers a slot does not cover it', () => {
  const scene = aScene().monsters('fly').deck('monster', ['greedling-rush']).dice(1);
  scene.attack('p1', 'deck');
  expect(scene.tops('monsters')[0]).toBe('fly');
  scene.done({ midway: 'the attack goes on' });
});

test('dogma-unboxing-of-isaac: an attack roll of 1 is the death of everybody', () => {
  const scene = aScene({ players: 3 }).monsters('dogma-unboxing-of-isaac').dice(1);
  scene.attack('p1', 'dogma-unboxing-of-isaac').fallbacks().toNextTurn();
  expect(scene.said('event').filter(({ event }) => event === 'dies')).toHaveLength(3);
  scene.done({ midway: 'the active player has died' });
});

test('dogma-unboxing-of-isaac: a 2 is a miss only, and its own death takes all other monsters along', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'], character: 'sturdy' })
    .monsters('dogma-unboxing-of-isaac', 'fly', 'dip')
    .deck('monster', ['gurdy', 'pin', 'squirt'])
    .deck('treasure', ['meat', 'dinner']);
  scene.play('p1', 'fell-a-monster', { targets: ['dogma-unboxing-of-isaac'] }).fallbacks();
  scene.resolve();
  expect([new Set(scene.tops('monsters')), scene.souls('p1'), scene.items('p1').toSorted()]).toEqual([
    new Set(['gurdy', 'pin', 'squirt']),
    0,
    ['dinner', 'meat'],
  ]);
  scene.done();
});

test('tv-static EVENT-02: all monsters that are not covered go to discard, one slot more, and one attack more', () => {
  const scene = aScene().monsters('fly', 'dip').wholeDeck('monster', ['tv-static', 'gurdy', 'pin', 'squirt']);
  scene.fallbacks('attack.slot', 'each.order').attack('p1', 'deck').resolve();
  expect(scene.tops('monsters')).toHaveLength(3);
  expect([scene.tops('monsters')[0], scene.discarded('monster').toSorted()]).toEqual(['fly', ['dip', 'tv-static']]);
  expect(scene.offered()).toContain('attack');
  scene.done();
});
