import { expect, test } from 'vitest';
import { aScene } from '../../../support/scene.js';

test('glitter-bombs LOOT-05 ZONE-07: everybody sees the top of the loot deck, and you may play it for a loot play', () => {
  const scene = aScene()
    .player('p1', { items: ['glitter-bombs'] })
    .deck('loot', ['gain-3', 'bomb', 'a-penny']);
  scene.use('p1', 'glitter-bombs').resolve();
  for (const viewer of ['p1', 'p2', null] as const)
    expect(scene.view(viewer).shown).toEqual([{ deck: 'loot', cards: ['gain-3'] }]);
  scene.play('p1', 'gain-3').resolve();
  expect([scene.coins('p1'), scene.discarded('loot')]).toEqual([3, ['gain-3']]);
  expect(scene.view('p2').shown).toEqual([{ deck: 'loot', cards: ['bomb'] }]);
  scene.refuses('p1', 'play bomb', 'LOOT-03').done();
});

test('glitter-bombs: what is called off stays on top, a draw takes it, and the turn ends all of it', () => {
  const scene = aScene()
    .player('p1', { items: ['glitter-bombs'], hand: ['loot-2'] })
    .monsters('fly')
    .wholeDeck('loot', ['bomb', 'a-penny', 'a-dime']);
  scene.use('p1', 'glitter-bombs').resolve();
  scene.play('p1', 'bomb').answer('p1', 'announce.target', 'back');
  expect(scene.view('p2').shown).toEqual([{ deck: 'loot', cards: ['bomb'] }]);
  scene.play('p1', 'loot-2').resolve();
  expect([scene.hand('p1'), scene.view('p2').shown]).toEqual([
    ['bomb', 'a-penny'],
    [{ deck: 'loot', cards: ['a-dime'] }],
  ]);
  scene.endTurn('p1').toActionPhase();
  expect(scene.view('p1').shown).toEqual([]);
  scene.done();
});

test('glitter-bombs: only who has used it may play the card, though all of them see it', () => {
  const scene = aScene()
    .player('p1', { items: ['glitter-bombs'] })
    .player('p2', { lootPlays: 1 })
    .deck('loot', ['gain-3']);
  scene.use('p1', 'glitter-bombs').resolve();
  scene.passTo('p2');
  expect(scene.offered()).not.toContain('play gain-3');
  scene.passTo('p1');
  expect(scene.offered()).toContain('play gain-3');
  expect([scene.view(null).players[0]!.effectsAllowLoot, scene.view(null).players[1]!.effectsAllowLoot]).toEqual([
    true,
    false,
  ]);
  scene.done();
});

test('my-little-unicorn PREV-01: no damage this turn, till you roll a 1, 2 or 3', () => {
  const scene = aScene()
    .player('p1', { items: ['my-little-unicorn'], hand: ['bomb'] })
    .monsters('gurdy')
    .dice(3);
  scene.use('p1', 'my-little-unicorn').resolve();
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect(scene.hp('p1')).toBe(2);
  scene.attack('p1', 'gurdy').toNextTurn();
  expect([scene.state().turn.active, scene.hp('p1'), scene.hp('gurdy')]).toEqual(['p2', 2, 5]);
  scene.toActionPhase().done();
});

test('my-little-unicorn: a 4 ends nothing, nor does a roll of somebody else', () => {
  const scene = aScene()
    .player('p1', { items: ['my-little-unicorn'] })
    .player('p2', { hand: ['roll-for-coins'], lootPlays: 1 })
    .monsters('gurdy')
    .dice(2, 4);
  scene.use('p1', 'my-little-unicorn').resolve();
  scene.passTo('p2').play('p2', 'roll-for-coins').resolve();
  scene.attack('p1', 'gurdy').passUntil('roll 4').allPass(2);
  expect([scene.coins('p2'), scene.state().turn.active, scene.hp('gurdy')]).toEqual([2, 'p1', 4]);
  scene.done({ midway: 'the attack goes on' });
});

test('the-nail ATKPL-01 DMG-05: players can be attacked on a 4, and a player whom another kills is a loot card', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['the-nail'] })
    .player('p2', { damage: 1 })
    .deck('loot', ['a-penny', 'a-dime'])
    .dice(3, 4);
  scene.refuses('p1', 'attack p2');
  scene.use('p1', 'the-nail').resolve();
  scene.attack('p1', 'p2').passUntil('roll 3').allPass(2);
  expect(scene.hp('p1')).toBe(1);
  scene.resolve();
  expect([scene.dead('p2'), scene.hand('p1')]).toEqual([true, ['a-penny']]);
  scene.done();
});

test.each([
  ['p2', ['a-penny']],
  ['p3', []],
] as const)('the-nail: when p3 kills %s its owner loots %j', (killed, loot) => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['the-nail'] })
    .player('p2', { damage: 1 })
    .player('p3', { damage: 1, hand: ['bomb'], lootPlays: 1 })
    .deck('loot', ['a-penny']);
  scene
    .passTo('p3')
    .play('p3', 'bomb', { targets: [killed] })
    .resolve();
  expect([scene.dead(killed), scene.hand('p1')]).toEqual([true, loot]);
  scene.done();
});
