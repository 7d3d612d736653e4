import { expect, test } from 'vitest';
import { givesOneLootPlay } from '../../../support/character-scenes.js';
import { sleepsInTurnsOfOthers } from '../../../support/item-limits.js';
import { hasTriggered } from '../../../support/quiet.js';
import { aScene } from '../../../support/scene.js';

/** How far items go, and what is none of their business. */

test('guppys-tail: the turn of another begins and ends without it', () =>
  sleepsInTurnsOfOthers('guppys-tail', 'guppys-tail'));

test.each([
  ['moms-knife', 6],
  ['soy-milk', 6],
])('%s: neither hits of another nor a hit of a player count (%i)', (id, face) => {
  const scene = aScene()
    .player('p2', { items: [id] })
    .monsters('gurdy', 'clotty')
    .dice(face);
  scene.attack('p1', 'gurdy').allPass(2);
  expect([scene.hp('gurdy'), hasTriggered(scene, id)]).toEqual([4, false]);
  scene.done({ midway: 'the attack goes on' });
  const duel = aScene()
    .player('p1', { items: [id], hand: ['duel-at-3'] })
    .player('p2', { character: 'sturdy' })
    .monsters('gurdy')
    .dice(face);
  duel.play('p1', 'duel-at-3').allPass().attack('p1', 'p2').allPass(2);
  expect([(duel.hp('p2') ?? 3) < 3, hasTriggered(duel, id)]).toEqual([true, false]);
  duel.done({ midway: 'the attack goes on' });
});

test('placenta: another attacker takes the damage of a 4, and its owner that of a 5', () => {
  const other = aScene()
    .player('p2', { items: ['placenta'] })
    .monsters('trite')
    .dice(4);
  other.attack('p1', 'trite').allPass(2);
  expect(other.hp('p1')).toBe(1);
  other.done({ midway: 'the attack goes on' });
  const scene = aScene()
    .player('p1', { items: ['placenta'] })
    .monsters('little-horn')
    .dice(5);
  scene.attack('p1', 'little-horn').allPass(2);
  expect(scene.hp('p1')).toBe(2);
  scene.done({ midway: 'the attack goes on' });
});

test('pink-eye: the wounds of another from a 1 are nothing to it', () => {
  const scene = aScene()
    .player('p2', { items: ['pink-eye'] })
    .monsters('gurdy')
    .dice(1);
  scene.attack('p1', 'gurdy').allPass(2);
  expect([scene.hp('p1'), hasTriggered(scene, 'pink-eye')]).toEqual([1, false]);
  scene.done({ midway: 'the attack goes on' });
});

test.each([4, 6])('the-missing-page: a %i is nothing to it', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins'] })
    .player('p2', { items: ['the-missing-page'] })
    .dice(face);
  scene.play('p1', 'roll-for-coins').passUntil(`roll ${face}`).allPass();
  expect(scene.stack()).not.toContain('the-missing-page');
  scene.resolve().done();
});

test('the-lost: ↷ is one loot play', () => givesOneLootPlay('the-lost'));

test('lord-of-the-pit: the attack more need not be made', () => {
  const scene = aScene()
    .player('p1', { items: ['lord-of-the-pit'] })
    .monsters('gurdy')
    .dice(4);
  scene.attack('p1', 'gurdy').use('p1', 'lord-of-the-pit').allPass();
  expect(scene.offered()).toEqual(expect.arrayContaining(['attack', 'end']));
  scene.done();
});

test('i-cant-believe-its-not-butter-bean: neither a trigger that aims at one’s item nor an ability that aims at another’s roll', () => {
  const scene = aScene()
    .player('p1', { items: ['the-d6', 'charged-baby'], hand: ['roll-for-coins'] })
    .player('p2', { items: ['i-cant-believe-its-not-butter-bean', 'meat'] })
    .dice(1, 2);
  scene
    .play('p1', 'roll-for-coins')
    .allPass()
    .use('p1', 'the-d6', { targets: ['roll'] });
  scene.pass('p1').refuses('p2', 'use i-cant-believe-its-not-butter-bean').pass('p2');
  scene
    .allPass()
    .answer('p1', 'trigger.order', 'roll-for-coins', 'charged-baby')
    .answer('p1', 'trigger.target', 'meat');
  scene.pass('p1').refuses('p2', 'use i-cant-believe-its-not-butter-bean').pass('p2');
  scene.answer('p1', 'effect.may', 'no').resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.done();
});

test('pills-gold-box: after a 3 of another what one attacks is as it was', () => {
  const scene = aScene()
    .player('p2', { hand: ['pills-gold-box'], lootPlays: 1 })
    .monsters('gurdy')
    .dice(3, 4);
  scene.pass('p1').play('p2', 'pills-gold-box').resolve();
  scene.attack('p1', 'gurdy');
  expect(scene.dc('gurdy')).toBe(4);
  scene.done({ midway: 'the attack goes on' });
});
