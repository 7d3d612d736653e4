import { expect, test } from 'vitest';
import { aScene } from '../../../support/scene.js';

test('plan-c DEST-01: destroys itself and kills a monster, and as the turn ends every player dies', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['plan-c'] })
    .player('p2', { coins: 4 })
    .monsters('gurdy', 'pin')
    .fallbacks('deathPenalty.item', 'deathPenalty.loot');
  scene.use('p1', 'plan-c').allPass();
  expect([scene.offered(), scene.items('p1')]).toEqual([['gurdy', 'pin'], []]);
  scene.answer('p1', 'effect.choose', 'gurdy').resolve();
  expect([scene.soulCards('p1'), scene.coins('p1'), scene.hp('p2')]).toEqual([['gurdy'], 7, 2]);
  scene.declare('p1', 'end').allPass();
  expect(scene.stack()).toEqual(['plan-c']);
  scene.allPass();
  expect(scene.stack()).toEqual(['p3 death', 'p2 death', 'p1 death']);
  scene.toNextTurn();
  expect([scene.coins('p1'), scene.coins('p2'), scene.state().turn.active]).toEqual([6, 3, 'p2']);
  scene.toActionPhase().endTurn('p2').toActionPhase();
  expect(scene.coins('p1')).toBe(6);
  scene.done();
});

test('plan-c AND-03: what cannot be destroyed kills no monster; the end comes all the same', () => {
  const scene = aScene()
    .player('p1', { items: ['plan-c', 'makes-eternal'] })
    .monsters('gurdy')
    .fallbacks('deathPenalty.item');
  scene.use('p1', 'makes-eternal').allPass().use('p1', 'plan-c').allPass();
  expect([scene.items('p1').includes('plan-c'), scene.hp('gurdy')]).toEqual([true, 5]);
  scene.declare('p1', 'end').allPass(2);
  expect(scene.stack()).toEqual(['p2 death', 'p1 death']);
  scene.toNextTurn().done({ midway: 'the next turn begins' });
});

test('dads-key ZONE-14: for a loot card the top monster covers one that is not attacked', () => {
  const scene = aScene()
    .player('p1', { items: ['dads-key'], hand: ['a-penny', 'bomb'] })
    .monsters('gurdy', 'fly')
    .deck('monster', ['pin', 'war'])
    .dice(4);
  scene
    .attack('p1', 'gurdy')
    .use('p1', 'dads-key', { pay: ['a-penny'] })
    .allPass();
  expect(scene.tops('monsters')).toEqual(['gurdy', 'pin']);
  expect([scene.hand('p1'), scene.discarded('loot')]).toEqual([['bomb'], ['a-penny']]);
  scene.done({ midway: 'the attack goes on' });
});

test('dads-key: the slot is chosen; it can be used again, and not without a card', () => {
  const scene = aScene()
    .player('p1', { items: ['dads-key'], hand: ['a-penny', 'bomb'] })
    .monsters('gurdy', 'fly')
    .deck('monster', ['pin', 'war']);
  scene
    .use('p1', 'dads-key', { pay: ['a-penny'] })
    .allPass()
    .answer('p1', 'attack.slot', 'gurdy')
    .resolve();
  scene
    .use('p1', 'dads-key', { pay: ['bomb'] })
    .allPass()
    .answer('p1', 'attack.slot', 'fly')
    .resolve();
  expect(scene.tops('monsters')).toEqual(['pin', 'war']);
  scene.refuses('p1', 'use dads-key').done();
});

test('dads-key EVENT-02: an event does what it does', () => {
  const scene = aScene()
    .player('p1', { items: ['dads-key'], hand: ['a-penny'] })
    .monsters('gurdy')
    .deck('monster', ['troll-bombs'])
    .fallbacks('deathPenalty.item');
  scene.use('p1', 'dads-key', { pay: ['a-penny'] }).allPass();
  expect(scene.stack()).toEqual(['troll-bombs']);
  scene.resolve();
  expect([scene.tops('monsters'), scene.discarded('monster')]).toEqual([['gurdy'], ['troll-bombs']]);
  scene.done({ midway: 'two damage were enough' });
});

test('succubus: 3¢ for two more loot plays', () => {
  const scene = aScene().player('p1', {
    items: ['succubus'],
    coins: 4,
    hand: ['blank-loot', 'blank-loot', 'blank-loot', 'blank-loot'],
  });
  scene.play('p1', 'blank-loot').allPass().refuses('p1', 'play blank-loot');
  scene.use('p1', 'succubus').allPass();
  expect(scene.coins('p1')).toBe(1);
  scene.play('p1', 'blank-loot').allPass().play('p1', 'blank-loot').allPass();
  scene.refuses('p1', 'play blank-loot').refuses('p1', 'use succubus').done();
});
