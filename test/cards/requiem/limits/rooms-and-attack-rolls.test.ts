import { expect, test } from 'vitest';
import { minds } from '../../../support/monster-limits.js';
import { hasTriggered } from '../../../support/quiet.js';
import { aScene, damaged, withCounters } from '../../../support/scene.js';

/** What each number does in a room, and in attacks. */

const FACES = [1, 2, 3, 4, 5, 6];
const eachFace = (id: string): readonly (readonly [string, number])[] => FACES.map((face) => [id, face] as const);

test.each(eachFace('i-am-error-room'))(
  '%s: a %i swaps a monster, rerolls an item, is a new hand, or all of it',
  (id, face) => {
    const scene = aScene()
      .player('p1', { items: ['meat', 'synthoil'], hand: ['a-penny', 'bomb'] })
      .player('p2', { items: ['breakfast'] })
      .rooms(id)
      .monsters('gurdy', 'pin')
      .deck('monster', ['chub'])
      .deck('treasure', ['the-relic', 'fanny-pack'])
      .deck('loot', ['2-cents', '3-cents', '4-cents', 'a-dime'])
      .dice(face)
      .from('recharge');
    scene.passUntil(`roll ${face}`).allPass(2);
    const all = face === 6;
    if (face < 3 || all) {
      expect([scene.asked(), scene.decision().min, scene.decision().max, scene.offered()]).toEqual([
        'p1 effect.choose',
        1,
        1,
        ['gurdy', 'pin'],
      ]);
      scene.answer('p1', 'effect.choose', 'gurdy');
    }
    if (face === 3 || face === 4 || all) {
      expect([scene.asked(), scene.decision().min, scene.decision().max, scene.offered()]).toEqual([
        'p1 effect.choose',
        1,
        1,
        ['meat', 'synthoil'],
      ]);
      scene.answer('p1', 'effect.choose', 'meat');
    }
    expect(scene.tops('monsters')).toEqual(face < 3 || all ? ['chub', 'pin'] : ['gurdy', 'pin']);
    expect(scene.items('p1').includes('the-relic')).toBe([3, 4, 6].includes(face));
    expect(scene.hand('p1')).toEqual(face > 4 ? ['2-cents', '3-cents', '4-cents'] : ['a-penny', 'bomb']);
    scene.done({ midway: 'the turn begins' });
  },
);

test('i-am-error-room: at the end of the turn it does nothing', () => {
  const scene = aScene().rooms('i-am-error-room').monsters('gurdy');
  scene.declare('p1', 'end').allPass();
  expect(scene.stack()).not.toContain('i-am-error-room');
  scene.done({ midway: 'the end phase' });
});

test.each(eachFace('book-of-virtues'))('%s: after combat damage a %i is one more from 5 on', (id, face) => {
  const scene = aScene()
    .player('p1', { items: [id] })
    .monsters('gurdy')
    .dice(4, face, ...(face > 4 ? [] : [1]));
  scene.attack('p1', 'gurdy').passUntil('roll 4').allPass(2).passUntil(`roll ${face}`).allPass(2);
  expect(scene.asked()).toBe(face > 4 ? 'p1 effect.choose' : 'p1 priority');
  scene.done({ midway: 'the attack goes on' });
});

test('turdlings: of all numbers only a 2 hurts them, and the second roll of the turn ends the attack', () => {
  for (const face of FACES) {
    const scene = aScene().player('p1', { character: 'sturdy' }).monsters('turdlings').dice(face);
    scene.attack('p1', 'turdlings').allPass(2);
    expect(scene.hp('turdlings'), `${face}`).toBe(face === 2 ? 1 : 2);
    scene.done({ midway: 'the attack goes on' });
    const second = aScene()
      .player('p1', { character: withCounters('sturdy', 3, 'hp') })
      .monsters('turdlings')
      .dice(3, face);
    second.attack('p1', 'turdlings').resolve();
    expect([second.view().attack, second.hp('turdlings'), second.hp('p1')], `${face}`).toEqual([
      null,
      face === 2 ? 1 : 2,
      face === 1 ? 4 : 6,
    ]);
    second.done();
  }
});

test('charmed-bony: of all numbers rolled against it only a 6 hurts somebody', () => minds('charmed-bony', [6]));

test('charmed-bony: a 6 that is no attack roll, or rolled against something else, hurts nobody', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['roll-for-coins'] })
    .monsters('charmed-bony', damaged('gurdy', 1))
    .dice(6, 6);
  scene.play('p1', 'roll-for-coins').resolve();
  expect(hasTriggered(scene, 'charmed-bony')).toBe(false);
  scene.attack('p1', 'gurdy').allPass();
  expect(hasTriggered(scene, 'charmed-bony')).toBe(false);
  scene.done({ midway: 'the attack goes on' });
});

test.each(eachFace('abel'))('%s: after combat damage a %i deals 1 more from 4 on', (id, face) => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: [id] })
    .monsters('gurdy')
    .dice(5, face, ...(face > 3 ? [] : [1]));
  scene.attack('p1', 'gurdy').passUntil('roll 5').allPass(2).passUntil(`roll ${face}`).allPass(2);
  expect(scene.asked()).toBe(face > 3 ? 'p1 effect.choose' : 'p1 priority');
  scene.done({ midway: 'the attack goes on' });
});

test('abel: no roll for damage that is no combat damage, nor for what its player takes', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['abel'], hand: ['bomb'], character: 'sturdy' })
    .monsters('gurdy')
    .dice(1);
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  scene.attack('p1', 'gurdy').allPass(2);
  expect([scene.hp('p1'), scene.stack()]).toEqual([2, []]);
  scene.done({ midway: 'the attack goes on' });
});
