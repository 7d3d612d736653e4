import { expect, test } from 'vitest';
import {
  ignoresOtherRolls,
  ignoresRollsAgainstOthers,
  ignoresRollsAlong,
  minds,
  mindsOwnCombatDamage,
  staysAsItIs,
} from '../../../support/monster-limits.js';
import { hasTriggered } from '../../../support/quiet.js';
import { aScene, damaged } from '../../../support/scene.js';

/** Monsters that mind their own business: what happens to others, or by others, or by the wrong number, is none of it. */

const FACES = [1, 2, 3, 4, 5, 6];

test.each([
  'big-spider',
  'black-bony',
  'boom-fly',
  'dank-globin',
  'dinga',
  'greed',
  'greedling',
  'hanger',
  'keeper-head',
  'lust',
  'mega-fatty',
  'moms-dead-hand',
  'mulliboom',
  'mulligan',
  'portal',
  'psy-horf',
  'scolex',
  'the-bloat',
  'wizoob',
  'conquest',
  'dark-one',
  'death',
  'envy',
  'famine',
  'pestilence',
  'sloth',
  'the-duke-of-flies',
  'the-haunt',
  'war',
  'wrath',
  'mom',
  'the-lamb',
  'delirium',
  'moms-eye',
  'peep',
  'rag-man',
])('%s: nothing happens when something else takes damage, dies and pays', (id) => staysAsItIs(id));

test.each(['greed', 'keeper-head', 'scolex', 'mega-fatty', 'the-bloat'])(
  '%s: nothing happens when another monster deals combat damage',
  (id) => mindsOwnCombatDamage(id),
);

const ATTACK_ROLLS = [
  ['chub', 1],
  ['daddy-long-legs-monster', 1],
  ['moms-hand', 6],
  ['ring-of-flies', 3],
  ['swarm-of-flies', 5],
  ['satan', 6],
] as const;

test.each(ATTACK_ROLLS)('%s: an attack roll of %i against it, and no other number', (id, number) =>
  minds(id, [number]),
);

test.each(ATTACK_ROLLS)('%s: an attack roll of %i against another monster does nothing', ignoresRollsAgainstOthers);

test.each(ATTACK_ROLLS)('%s: a roll of %i that is no attack roll does nothing', ignoresOtherRolls);

test.each(ATTACK_ROLLS)('%s: an attack roll of %i by a player who attacks along does nothing', ignoresRollsAlong);

test.each([
  ['hopper', [6]],
  ['pin', [6]],
  ['carrion-queen', [4, 5]],
] as const)('%s: takes no combat damage for these hits, and all from the others: %j', (id, none) => {
  for (const face of FACES) {
    const scene = aScene().player('p1', { character: 'sturdy' }).monsters(id).dice(face);
    const full = scene.hp(id) ?? 0;
    const hits = face >= (scene.dc(id) ?? 0) && !none.some((number) => number === face);
    scene.attack('p1', id).allPass(2);
    expect(scene.hp(id), `${face}`).toBe(hits ? full - 1 : full);
    scene.done({ midway: 'the attack goes on' });
  }
});

test.each([
  ['hopper', 6],
  ['pin', 6],
  ['carrion-queen', 5],
] as const)('%s: a %i does not help another monster, and not against damage of other kinds', (id, number) => {
  const scene = aScene()
    .player('p1', { hand: ['ii-the-high-priestess'] })
    .monsters(id, 'fly')
    .dice(number, number);
  scene.attack('p1', 'fly').resolve();
  expect([scene.coins('p1'), scene.tops('monsters').includes('fly')]).toEqual([1, false]);
  scene
    .play('p1', 'ii-the-high-priestess', { targets: [id] })
    .passUntil(`${number} damage to ${id}`)
    .allPass();
  expect(scene.stack()).toEqual([`${id} death`]);
  scene.done({ midway: 'the monster dies' });
});

test.each([
  ['horf', 2, 2, 1],
  ['leaper', 1, 2, 1],
  ['mom', 1, 4, 2],
] as const)('%s: a %i makes its combat damage %i in place of %i, another number or another monster none', (...row) => {
  const [id, number, more, usual] = row;
  for (const face of FACES) {
    const scene = aScene()
      .player('p1', { character: 'sturdy', items: ['breakfast', 'breakfast'] })
      .monsters(id)
      .dice(face);
    scene.attack('p1', id).allPass();
    const misses = face < (scene.dc(id) ?? 0);
    if (misses) expect(scene.stack().length).toBe(1);
    scene.allPass();
    expect(5 - (scene.hp('p1') ?? 0), `${face}`).toBe(!misses ? 0 : face === number ? more : usual);
    scene.done({ midway: 'the attack goes on' });
  }
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters(id, 'gurdy').dice(number);
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hp('p1')).toBe(2);
  scene.done({ midway: 'the attack goes on' });
});

test('lust: damage that is not combat damage, and combat damage to another monster, hurt nobody', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('lust', 'gurdy')
    .dice(4);
  scene.play('p1', 'bomb', { targets: ['lust'] }).resolve();
  scene.attack('p1', 'gurdy').allPass(2);
  expect([scene.hp('lust'), scene.hp('gurdy'), scene.hp('p1')]).toEqual([1, 4, 2]);
  expect(hasTriggered(scene, 'lust')).toBe(false);
  scene.done({ midway: 'the attack goes on' });
});

test('gluttony: a 6 against another monster does not count', () => {
  const scene = aScene().monsters('gluttony', 'gurdy').dice(6);
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hp('gurdy')).toBe(4);
  expect(hasTriggered(scene, 'gluttony')).toBe(false);
  scene.done({ midway: 'the attack goes on' });
});

test('gluttony: 6 damage from a roll of 6 is no combat damage', () => {
  const scene = aScene()
    .player('p1', { hand: ['ii-the-high-priestess'] })
    .monsters('gluttony')
    .dice(6);
  scene
    .play('p1', 'ii-the-high-priestess', { targets: ['gluttony'] })
    .passUntil('6 damage to gluttony')
    .allPass();
  expect(scene.stack()).toEqual(['gluttony death']);
  scene.done({ midway: 'the monster dies' });
});

test('pride: nobody discards when another monster is attacked', () => {
  const scene = aScene().monsters('pride', 'gurdy').dice(4);
  scene.attack('p1', 'gurdy');
  expect(scene.stack()).toEqual(['roll 4']);
  scene.done({ midway: 'the attack goes on' });
});

test('gurdy-jr: the ability of a character is not that of an item', () => {
  const scene = aScene().monsters('gurdy-jr').dice(5);
  scene.attack('p1', 'gurdy-jr').use('p1', 'plain');
  expect(scene.stack()).toEqual(['roll 5', 'plain']);
  scene.done({ midway: 'the attack goes on' });
});

test('dinga RULING-24: a 6 that does not kill it, or a death by other means, pays once', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', hand: ['bomb'] })
    .monsters(damaged('dinga', 1))
    .dice(6, 3);
  scene.attack('p1', 'dinga').allPass(2);
  expect(scene.hp('dinga')).toBe(1);
  scene.play('p1', 'bomb', { targets: ['dinga'] }).resolve();
  expect(scene.coins('p1')).toBe(3);
  scene.done();
});
