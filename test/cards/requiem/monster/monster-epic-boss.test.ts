import { expect, test } from 'vitest';
import { aScene, damaged } from '../../../support/scene.js';

test('mega-satan KEY-06 ATKPL-01: it takes a slot of its own, and players can be attacked', () => {
  const scene = aScene({ players: 3 }).monsters('gurdy').deck('monster', ['mega-satan']).dice(4);
  scene.attack('p1', 'deck').passUntil('roll 4');
  expect(scene.tops('monsters')).toEqual(['gurdy', 'mega-satan']);
  scene.done({ midway: 'the attack goes on' });
});

test('mega-satan WIN-04: the only living player wins as their turn ends', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['death-to', 'death-to'], lootPlays: 2 })
    .monsters('mega-satan');
  scene.play('p1', 'death-to', { targets: ['p2'] }).resolve();
  scene.play('p1', 'death-to', { targets: ['p3'] }).resolve();
  scene.declare('p1', 'end').passUntil('mega-satan').allPass();
  expect(scene.asked()).toBe('over');
  expect(scene.state().outcome).toMatchObject({ winners: ['p1'] });
  scene.done();
});

test('mega-satan: nobody wins while two live, nor when the one who lives is not the active player', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['death-to'] })
    .monsters('mega-satan');
  scene.play('p1', 'death-to', { targets: ['p2'] }).resolve();
  scene.endTurn('p1').toActionPhase();
  expect(scene.state().outcome).toBeNull();
  scene.done();
});

test('mother SLOT-01: harder to hit for each damage this turn; two more slots at her death', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'fell-a-monster'], lootPlays: 2 })
    .monsters('mother')
    .deck('monster', ['gurdy', 'fly', 'pin'])
    .deck('treasure', ['meat']);
  expect([scene.maxHp('mother'), scene.dc('mother'), scene.atk('mother')]).toEqual([8, 1, 8]);
  scene.play('p1', 'bomb', { targets: ['mother'] }).resolve();
  expect(scene.dc('mother')).toBe(2);
  scene.play('p1', 'fell-a-monster', { targets: ['mother'] }).resolve();
  expect(scene.tops('monsters')).toEqual(['pin', 'gurdy', 'fly']);
  expect([scene.souls('p1'), scene.items('p1')]).toEqual([2, ['meat']]);
  scene.done();
});

test('mother: her evasion is 1 again in the next turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(damaged('mother', 2));
  scene.play('p1', 'bomb', { targets: ['mother'] }).resolve();
  scene.endTurn('p1').toActionPhase();
  expect([scene.dc('mother'), scene.hp('mother')]).toEqual([1, 8]);
  scene.done();
});
