import { expect, test } from 'vitest';
import {
  becomesTooLate,
  entersOnce,
  ignoresOtherRolls,
  ignoresRollsAgainstOthers,
  ignoresRollsAlong,
  minds,
  staysAsItIs,
} from '../../../support/monster-limits.js';
import { comesToRestWithout } from '../../../support/quiet.js';
import { aScene, damaged, withCounters } from '../../../support/scene.js';

const SEES_ONES = ['dogma-unboxing-of-isaac', 'loki'] as const;

test.each(SEES_ONES)('%s: of the attack rolls against it only a 1', (id) => minds(id, [1]));
test.each(SEES_ONES)('%s: a 1 against another monster does nothing', (id) => ignoresRollsAgainstOthers(id, 1));
test.each(SEES_ONES)('%s: a 1 that is no attack roll does nothing', (id) => ignoresOtherRolls(id, 1));
test.each(SEES_ONES)('%s: a 1 of a player who attacks along does nothing', (id) => ignoresRollsAlong(id, 1));

test.each(['teratoma', 'eggy', 'greedling-rush'])('%s: what befalls others is nothing to it', (id) => staysAsItIs(id));

test.each(['dogma-unboxing-of-isaac', 'christian-broadcasts'])('%s: the death of another is nothing to it', (id) => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters(id, 'fly');
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] });
  comesToRestWithout(scene, id);
  expect(scene.tops('monsters')).toHaveLength(2);
  scene.done();
});

test('big-horn: its combat damage hits one player at random, not two', () => {
  const scene = aScene({ players: 3 }).monsters('big-horn').dice(1).picks(2);
  scene.attack('p1', 'big-horn').passUntil('1 damage to p3');
  expect(scene.stack()).toEqual(['1 damage to p3']);
  scene.done({ midway: 'the attack goes on' });
});

test('big-horn COPY-01: damage that waited before it was there is no combat damage of it', () =>
  becomesTooLate('big-horn'));

test('evis ATKPL-01: who has no counter cannot be attacked', () => {
  const scene = aScene({ players: 3 })
    .player('p3', { counters: { gut: 1 } })
    .monsters('evis');
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['evis', 'p3', 'deck']);
  scene.done({ midway: 'an attack is declared' });
});

test('greedling-rush PREV-02: it is left with 1 HP, however many it has', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters(withCounters('greedling-rush', 2, 'hp'));
  scene.play('p1', 'fell-a-monster', { targets: ['greedling-rush'] }).resolve();
  expect(scene.hp('greedling-rush')).toBe(1);
  scene.done();
});

test('delirium-unboxing-of-isaac DEC-27: damage to a player is a roll, damage to an item is none', () => {
  const scene = aScene()
    .player('p1', { souls: ['delirium-unboxing-of-isaac'], hand: ['bomb', 'hit-an-item'], lootPlays: 2 })
    .player('p2', { items: [damaged('glass-figure', 0)] })
    .dice(1);
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  expect(scene.hp('p2')).toBe(2);
  scene.play('p1', 'hit-an-item', { targets: ['glass-figure'] });
  comesToRestWithout(scene, 'delirium-unboxing-of-isaac');
  expect(scene.items('p2')).toEqual([]);
  scene.done();
});

test('tv-static: an item that enters play meanwhile does not make it happen again', () => entersOnce('tv-static'));

test('tv-static TURN-12: one attack more, and only if you wish', () => {
  const scene = aScene()
    .monsters('fly')
    .wholeDeck('monster', ['tv-static', 'gurdy', 'pin', 'dip'])
    .dice(6)
    .fallbacks('attack.slot', 'each.order');
  scene.attack('p1', 'deck').resolve();
  expect(scene.offered()).toContain('end');
  scene.attack('p1', 'fly').resolve();
  scene.refuses('p1', 'attack', 'ATK-01').done();
});
