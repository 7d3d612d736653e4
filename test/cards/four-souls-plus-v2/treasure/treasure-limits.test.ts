import { expect, test } from 'vitest';
import { attackAlong } from '../../../support/attack-along.js';
import { ignoresOtherDeaths } from '../../../support/item-limits.js';
import { hasTriggered } from '../../../support/quiet.js';
import { aScene, sideways } from '../../../support/scene.js';

/** How far items and loot go, and what is none of their business. */

test('1-up: the attack more need not be made', () => {
  const scene = aScene()
    .player('p1', { items: ['1-up'], damage: 1 })
    .monsters('gurdy')
    .dice(1);
  scene.attack('p1', 'gurdy').allPass(4);
  expect(scene.offered()).toEqual(expect.arrayContaining(['attack', 'end']));
  scene.done();
});

test('aaa-battery: the end of the turn of another is nothing to it, and a 3 does nothing', () => {
  const other = aScene().player('p2', { items: ['aaa-battery'] });
  other.declare('p1', 'end').allPass();
  expect(hasTriggered(other, 'aaa-battery')).toBe(false);
  other.done({ midway: 'the end phase' });
  const scene = aScene()
    .player('p1', { items: ['aaa-battery', sideways('mr-boom')] })
    .dice(3);
  scene.declare('p1', 'end').allPass().passUntil('roll 3').allPass();
  expect(scene.stack()).toEqual([]);
  scene.toNextTurn().done({ midway: 'the next turn begins' });
});

test('cursed-eye: a 2 does not end the turn, a 1 cancels what lies under its ability too', () => {
  const two = aScene()
    .player('p1', { items: ['cursed-eye'] })
    .monsters('gurdy')
    .dice(2);
  two.attack('p1', 'gurdy').allPass();
  expect(hasTriggered(two, 'cursed-eye')).toBe(false);
  two.done({ midway: 'the attack goes on' });
  const scene = aScene()
    .player('p1', { items: ['cursed-eye', 'sees-ones'] })
    .monsters('gurdy')
    .dice(1);
  scene.attack('p1', 'gurdy').allPass().answer('p1', 'trigger.order', 'sees-ones', 'cursed-eye').allPass();
  expect([scene.stack(), scene.coins('p1')]).toEqual([[], 0]);
  scene.toNextTurn().toActionPhase();
  expect(scene.coins('p1')).toBe(0);
  scene.done();
});

test('cursed-eye ATK-18: whoever attacks along ends nobody’s turn', () => {
  const scene = aScene()
    .player('p1', { items: ['calls-for-help'], character: 'sturdy' })
    .player('p2', { items: ['cursed-eye'] })
    .monsters('gurdy')
    .dice(4, 1, 4);
  attackAlong(scene, 'p2', 'gurdy').passUntil('roll 1').allPass();
  expect(scene.stack()).toEqual(['1 damage to p2', 'cursed-eye']);
  scene.allPass();
  expect([scene.hp('p2'), scene.view().turn.active, scene.state().turn.phase]).toEqual([2, 'p1', 'action']);
  scene.passUntil('roll 4').done({ midway: 'the attack goes on' });
});

test('divorce-papers: the items of that player only', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['divorce-papers', 'mr-boom'] })
    .player('p2', { items: ['meat', 'dinner'] })
    .player('p3', { items: ['jawbone'] })
    .shop('breakfast');
  scene.use('p1', 'divorce-papers').allPass().answer('p1', 'effect.choose', 'p2');
  expect([scene.asked(), scene.offered()]).toEqual(['p2 effect.choose', ['meat', 'dinner']]);
  scene.answer('p2', 'effect.choose', 'meat').resolve().done();
});

test('get-out-of-jail-card: characters are no items', () => {
  const scene = aScene()
    .player('p1', { hand: ['get-out-of-jail-card'] })
    .player('p2', { hand: ['a-penny'] });
  scene.play('p1', 'get-out-of-jail-card').allPass().pass('p1').use('p2', 'plain').resolve();
  expect(scene.charged('plain@p2')).toBe(false);
  scene.pass('p1').refuses('p2', 'play a-penny').pass('p2').done();
});

test('head-of-the-keeper: an item that is destroyed was neither monster nor player', () => {
  const scene = aScene()
    .player('p1', { items: ['head-of-the-keeper'], hand: ['destroy-anything', 'bomb'], lootPlays: 2 })
    .player('p2', { items: ['meat'] });
  scene.play('p1', 'destroy-anything', { targets: ['meat'] }).resolve();
  expect([scene.items('p2'), scene.coins('p1')]).toEqual([[], 0]);
  scene.done();
});

test('magnet: one’s own gain is nothing to it', () => {
  const scene = aScene().player('p1', { items: ['magnet'], hand: ['gain-3'] });
  scene.play('p1', 'gain-3').allPass();
  expect([scene.coins('p1'), hasTriggered(scene, 'magnet')]).toEqual([3, false]);
  scene.done();
});

test('mama-haunt: it stays when another player dies', () => ignoresOtherDeaths('mama-haunt'));

test('p-h-d: an attack roll asks for nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['p-h-d'] })
    .monsters('gurdy')
    .dice(4);
  scene.attack('p1', 'gurdy');
  expect([scene.asked(), scene.stack()]).toEqual(['p1 priority', ['roll 4']]);
  scene.done({ midway: 'the attack goes on' });
});

test('poker-chip: what another gains in one’s turn is nothing to it', () => {
  const scene = aScene()
    .player('p1', { items: ['poker-chip'] })
    .player('p2', { hand: ['gain-3'], lootPlays: 1 });
  scene.pass('p1').play('p2', 'gain-3').allPass();
  expect([scene.coins('p2'), scene.stack()]).toEqual([3, []]);
  scene.done();
});

test('tape-worm: another’s miss asks for nothing', () => {
  const scene = aScene()
    .player('p2', { items: ['tape-worm'] })
    .monsters('gurdy')
    .dice(3);
  scene.attack('p1', 'gurdy').allPass();
  expect(hasTriggered(scene, 'tape-worm')).toBe(false);
  scene.done({ midway: 'the attack goes on' });
});

test.each([1, 2, 3, 4, 5])('telepathy-for-dummies: a %i can be kept too', (face) => {
  const scene = aScene()
    .player('p1', { items: ['telepathy-for-dummies'], hand: ['roll-for-coins'] })
    .from('recharge')
    .dice(face, 6);
  scene.toActionPhase().play('p1', 'roll-for-coins').allPass(2).answer('p1', 'effect.may', 'yes');
  expect(scene.stack()).toEqual([`roll ${face}`]);
  scene.resolve().done();
});

test('the-left-hand: one’s own death asks for nothing', () => {
  const scene = aScene().player('p1', { items: [sideways('mr-boom'), 'the-left-hand'], hand: ['xiii-death'] });
  scene
    .play('p1', 'xiii-death', { targets: ['p1'] })
    .passUntil('p1 death')
    .allPass();
  expect(scene.asked()).toBe('p1 deathPenalty.item');
  scene.done({ midway: 'the penalty is to be paid' });
});

test('the-wiz ATKPL-01: a player who is hit is not the other one', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['the-wiz'], hand: ['duel-at-3'] })
    .monsters('gurdy')
    .dice(4);
  scene.play('p1', 'duel-at-3').allPass().attack('p1', 'p2').allPass(2);
  expect([scene.asked(), scene.offered()]).toEqual(['p1 trigger.target', ['p1', 'p3', 'gurdy']]);
  scene.done({ midway: 'the attack goes on' });
});
