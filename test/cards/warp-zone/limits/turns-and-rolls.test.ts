import { expect, test } from 'vitest';
import { givesOneLootPlay } from '../../../support/character-scenes.js';
import { sleepsInTurnsOfOthers } from '../../../support/item-limits.js';
import { hasTriggered } from '../../../support/quiet.js';
import { ignoresOtherRolls, ignoresRollsAgainstOthers, minds } from '../../../support/monster-limits.js';
import { aScene, withCounters, type Placed } from '../../../support/scene.js';
import { hasActed } from '../../../support/acted.js';

/** How far cards of Warp Zone go, and what is none of their business. */

test.each([
  'abe',
  'ash',
  'blue-archer',
  'boyfriend',
  'bum-bo-the-weird',
  'crewmate',
  'edmund',
  'guy-spelunky',
  'johnny',
  'pink-knight',
  'psycho-goreman',
  'salad-fingers',
  'the-knight',
  'the-silent',
  'yung-venuz',
])('%s LOOT-03: one more loot card this turn, and no more', (id) => givesOneLootPlay(id));

test.each<readonly [string, Placed]>([
  ['ball-of-tumors', withCounters('ball-of-tumors', 6, 'level')],
  ['birthday-cake', 'birthday-cake'],
  ['emergency-meeting', 'emergency-meeting'],
  ['football', 'football'],
  ['gravity', 'gravity'],
  ['is-you', 'is-you'],
  ['loot-card', 'loot-card'],
  ['possession', 'possession'],
  ['rusty-spoons', 'rusty-spoons'],
  ['strange-marble', 'strange-marble'],
])('%s: the turn of another begins and ends without it', sleepsInTurnsOfOthers);

test('hitops: one’s own turn begins without an offer', () => {
  const scene = aScene()
    .player('p1', { items: ['hitops'] })
    .from('startTriggers');
  scene.start().toActionPhase();
  expect(hasActed(scene, 'hitops')).toBe(false);
  scene.done();
});

test.each(['boxing-glove', 'lil-steven', 'strange-marble', 'johnnys-knives'])(
  '%s: what is only hurt is not dead',
  (id) => {
    const scene = aScene()
      .player('p1', { items: [id], hand: ['bomb'] })
      .monsters('gurdy');
    scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
    expect(hasActed(scene, id)).toBe(false);
    scene.done();
  },
);

test.each(['george', 'ring-of-the-snake'])('%s: the attack of another is nothing to it', (id) => {
  const scene = aScene()
    .player('p2', { items: [id] })
    .monsters('fly')
    .dice(6);
  scene.attack('p1', 'fly').resolve();
  expect(hasActed(scene, id)).toBe(false);
  scene.done();
});

test('the-butcher: of all numbers rolled against it 1 does something, and none against others or of no attack', () => {
  minds('the-butcher', [1]);
  ignoresRollsAgainstOthers('the-butcher', 1);
  ignoresOtherRolls('the-butcher', 1);
});

test.each([
  [1, false],
  [2, true],
  [3, true],
  [4, false],
])('diogenes-pot: a miss of %i is harmless: %s', (face, isHarmless) => {
  const scene = aScene()
    .player('p1', { items: ['diogenes-pot'], character: 'sturdy' })
    .monsters('gurdy')
    .dice(face);
  const before = scene.hp('p1');
  scene.attack('p1', 'gurdy').allPass();
  const isDying = hasTriggered(scene, 'diogenes-pot');
  expect(isDying).toBe(face === 1);
  if (isHarmless) expect(scene.hp('p1')).toBe(before);
  scene.done({ midway: 'the attack goes on' });
});

test.each([1, 2, 3, 4, 5, 6])('brea-in-distress: a %i decides between a turn that is skipped and 1 HP', (face) => {
  const scene = aScene().deck('monster', ['brea-in-distress']).monsters('gurdy').dice(face);
  scene.attack('p1', 'deck').resolve();
  expect([scene.hp('p1'), scene.items('p1')]).toEqual(face > 4 ? [3, ['brea-in-distress']] : [2, []]);
  scene.endTurn('p1').toActionPhase().endTurn('p2').toActionPhase();
  expect(scene.view().turn.active).toBe(face > 4 ? 'p1' : 'p2');
  scene.done();
});

test.each([1, 2, 3, 4, 5, 6])('nightmare-tick: a %i decides between death and an item', (face) => {
  const scene = aScene().deck('monster', ['nightmare-tick']).monsters('gurdy').dice(face);
  scene.attack('p1', 'deck').resolve();
  expect([scene.dead('p1'), scene.items('p1')]).toEqual(face > 4 ? [false, ['nightmare-tick']] : [true, []]);
  scene.done({ midway: 'the turn may be over' });
});

test.each([1, 2, 3, 4, 5, 6])('zombie-jesus: a %i says which neighbour dies, if any', (face) => {
  const scene = aScene({ players: 3 }).monsters('zombie-jesus').from('startTriggers').dice(face).fallbacks();
  scene.start().toActionPhase();
  expect([scene.dead('p2'), scene.dead('p3')]).toEqual([face > 4, face === 3 || face === 4]);
  scene.done();
});

test.each([1, 2, 3, 4, 5, 6])('the-crowdfunder: a %i says whom the damage goes to, if anybody', (face) => {
  const scene = aScene()
    .player('p1', { items: ['the-crowdfunder'], coins: 2 })
    .monsters('gurdy')
    .dice(face)
    .fallbacks();
  const before = [scene.hp('p2') ?? 0, scene.hp('gurdy') ?? 0] as const;
  scene.use('p1', 'the-crowdfunder').resolve();
  const lost = [before[0] - (scene.hp('p2') ?? 0), before[1] - (scene.hp('gurdy') ?? 0)];
  expect(lost).toEqual([face === 3 || face === 4 ? 1 : 0, face > 4 ? 1 : 0]);
  scene.done();
});

test.each([1, 2, 3, 4, 5, 6])(
  'shopkeeper BUY-03: after a %i the next shop item is free or it must be attacked',
  (face) => {
    const scene = aScene().player('p1', { coins: 0 }).monsters('shopkeeper').shop('meat', 'breakfast').dice(face);
    scene.use('p1', 'shopkeeper').resolve();
    expect(scene.offered().includes('end')).toBe(face > 4);
    scene.declare('p1', 'purchase').allPass();
    expect(scene.asked()).toBe(face > 4 ? 'p1 purchase.choice' : 'p1 priority');
    scene.done({ midway: 'the purchase is not the point' });
  },
);

test.each([1, 2, 3, 4, 5, 6])(
  'a-dead-horse: a %i ends the attack or brings 3¢, and the damage is prevented',
  (face) => {
    const scene = aScene()
      .player('p1', { hand: ['bomb'] })
      .monsters('a-dead-horse')
      .dice(face);
    scene.play('p1', 'bomb', { targets: ['a-dead-horse'] }).resolve();
    expect([scene.hp('a-dead-horse'), scene.coins('p1')]).toEqual([1, face > 2 ? 3 : 0]);
    scene.done();
  },
);
