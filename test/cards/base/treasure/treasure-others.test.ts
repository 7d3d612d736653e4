import { expect, test } from 'vitest';
import { leavesOthersUpright } from '../../../support/item-limits.js';
import { mindsRollsOfAnybody } from '../../../support/monster-limits.js';
import { comesToRestWithout, hasTriggered } from '../../../support/quiet.js';
import { aScene } from '../../../support/scene.js';

/** Items and curses that mind their own business: what others do, and other numbers, do not concern them. */

const FACES = [1, 2, 3, 4, 5, 6];

test.each([
  'baby-haunt',
  'belly-button',
  'broken-ankh',
  'cambion-conception',
  'curse-of-the-tower',
  'daddy-haunt',
  'dark-bum',
  'edens-blessing',
  'fanny-pack',
  'forever-alone',
  'goat-head',
  'golden-horseshoe',
  'greeds-gullet',
  'guppys-collar',
  'guppys-hairball',
  'lazarus-rags',
  'monstros-tooth',
  'purple-heart',
  'restock',
  'shiny-rock',
  'starter-deck',
  'suicide-king',
  'swallowed-penny',
  'the-blue-map',
  'the-compass',
  'the-curse',
  'the-habit',
  'the-map',
  'the-polaroid',
  'the-poop',
])('%s: damage, deaths, activations and turns of others are none of its business', (id) => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['bomb', 'gold-bomb'], lootPlays: 2, items: ['mr-boom'] })
    .player('p3', { items: [id], hand: Array.from({ length: id === 'the-polaroid' ? 0 : 8 }, () => 'a-penny') })
    .monsters('fly', 'gurdy')
    .shop('meat');
  scene.use('p1', 'mr-boom', { targets: ['gurdy'] });
  comesToRestWithout(scene, id);
  scene.play('p1', 'bomb', { targets: ['fly'] });
  comesToRestWithout(scene, id);
  expect([scene.hp('gurdy'), scene.coins('p1')]).toEqual([4, 1]);
  scene.play('p1', 'gold-bomb', { targets: ['p2'] });
  comesToRestWithout(scene, id);
  expect(scene.dead('p2')).toBe(true);
  scene.declare('p1', 'end');
  for (let round = 0; scene.view().turn.active === 'p1' && round < 20; round += 1) {
    scene.allPass();
    expect(scene.stack()).not.toContain(id);
    expect(scene.asked()).toMatch(/ priority$/);
  }
  expect(scene.view().turn.active).toBe('p2');
  comesToRestWithout(scene, id);
  scene.done({ midway: 'the turn of P2 begins' });
});

test.each([
  ['the-relic', 1],
  ['charged-baby', 2],
  ['finger', 2],
  ['dead-bird', 3],
  ['the-d10', 3],
  ['moms-box', 4],
  ['tarot-cloth', 4],
  ['eye-of-greed', 5],
  ['spider-mod', 5],
  ['cheese-grater', 6],
  ['moms-razor', 6],
  ['sack-of-pennies', 1],
])('%s: a %i of another player counts, and no other number', (id, number) => {
  for (const face of FACES) {
    const scene = aScene()
      .player('p1', { items: [id, 'meat'], hand: ['bomb'] })
      .player('p2', { items: ['book-of-sin'], hand: ['a-penny'] })
      .monsters('fly', 'gurdy')
      .dice(face);
    scene.pass('p1').use('p2', 'book-of-sin').passUntil(`roll ${face}`).allPass();
    expect(hasTriggered(scene, id), `${face}`).toBe(face === number);
    scene.done({ midway: 'what the roll is for has not happened yet' });
  }
});

test.each([
  ['cursed-keeper-head', 1],
  ['holy-dip', 1],
  ['cursed-horf', 2],
  ['holy-moms-eye', 2],
  ['cursed-gaper', 4],
  ['holy-keeper-head', 4],
  ['cursed-fatty', 5],
  ['holy-squirt', 5],
  ['holy-dinga', 6],
])('%s: a %i of any player counts, and no other number', (id, number) => mindsRollsOfAnybody(id, [number]));

test('ipecac: an attack roll of 6, and no other number', () => {
  for (const face of FACES) {
    const scene = aScene()
      .player('p1', { items: ['ipecac'] })
      .monsters('gurdy')
      .dice(face);
    scene.attack('p1', 'gurdy').allPass();
    expect(scene.stack().includes('ipecac'), `${face}`).toBe(face === 6);
    scene.done({ midway: 'the attack goes on' });
  }
});

test('bloody-penny: the death of a monster is not that of a player', () => {
  const scene = aScene()
    .player('p1', { items: ['bloody-penny'], hand: ['bomb'] })
    .monsters('fly');
  scene.play('p1', 'bomb', { targets: ['fly'] });
  comesToRestWithout(scene, 'bloody-penny');
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('shiny-rock: the ability of its own character is not that of an item', () => {
  const scene = aScene().player('p1', { items: ['shiny-rock'] });
  scene.use('p1', 'plain').resolve();
  expect(scene.coins('p1')).toBe(0);
  scene.done();
});

test('daddy-haunt: only its player takes more', () => {
  const scene = aScene()
    .player('p1', { items: ['daddy-haunt'], hand: ['bomb'] })
    .monsters('gurdy');
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  expect(scene.hp('gurdy')).toBe(4);
  scene.done();
});

test('the-chest: other things that are destroyed become no souls', () => {
  const scene = aScene().player('p1', { items: ['the-chest', 'meat'], hand: ['destroy-anything'] });
  scene.play('p1', 'destroy-anything', { targets: ['meat'] }).resolve();
  expect([scene.items('p1'), scene.soulCards('p1'), scene.discarded('treasure')]).toEqual([
    ['the-chest'],
    [],
    ['meat'],
  ]);
  scene.done();
});

test('moms-shovel REPL-05: other items enter play charged', () => leavesOthersUpright('moms-shovel'));

test('moms-bra: the damage of others stays what it is', () => {
  const scene = aScene()
    .player('p1', { items: ['moms-bra'], hand: ['gold-bomb'] })
    .monsters('gurdy');
  scene.use('p1', 'moms-bra', { targets: ['p2'] }).resolve();
  scene.play('p1', 'gold-bomb', { targets: ['gurdy'] }).resolve();
  expect(scene.hp('gurdy')).toBe(2);
  scene.done();
});

test('two-of-clubs: nobody but the chosen player loots twice as much', () => {
  const scene = aScene().player('p1', { items: ['two-of-clubs'], hand: ['loot-2'] });
  scene
    .use('p1', 'two-of-clubs', { targets: ['p2'] })
    .resolve()
    .play('p1', 'loot-2')
    .resolve();
  expect(scene.hand('p1')).toHaveLength(2);
  scene.done();
});

test('blank-card: the loot of another player is not copied', () => {
  const scene = aScene()
    .player('p1', { items: ['blank-card'], hand: ['a-penny'] })
    .player('p2', { hand: ['3-cents'], lootPlays: 1 });
  scene.use('p1', 'blank-card').resolve().pass('p1').play('p2', '3-cents');
  comesToRestWithout(scene, 'blank-card');
  scene.play('p1', 'a-penny').resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([2, 3]);
  scene.done();
});

test('belly-button: its own character recharges, not that of another', () => {
  const scene = aScene()
    .player('p1', { items: ['belly-button'], hand: ['bomb'] })
    .player('p2', { character: 'isaac' });
  scene.pass('p1').use('p2', 'isaac').resolve();
  scene
    .play('p1', 'bomb', { targets: ['p1'] })
    .allPass(3)
    .answer('p1', 'effect.may', 'yes')
    .resolve();
  expect(scene.charged('isaac')).toBe(false);
  scene.done();
});

test('brimstone: a missed attack, and a bomb in the middle of one, hurt nobody else', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['brimstone'], hand: ['bomb'] })
    .monsters('gurdy')
    .dice(1);
  scene
    .attack('p1', 'gurdy')
    .play('p1', 'bomb', { targets: ['gurdy'] })
    .allPass(2);
  expect([scene.hp('gurdy'), scene.stack()]).toEqual([4, ['roll 1']]);
  scene.allPass(2);
  expect(scene.hp('p1')).toBe(1);
  expect(hasTriggered(scene, 'brimstone')).toBe(false);
  scene.done({ midway: 'the attack goes on' });
});

test('brimstone ATKOBJ-01: combat damage to an item hurts nobody else', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['brimstone'] })
    .player('p2', { items: ['sparring-partner'] })
    .dice(6);
  scene.attack('p1', 'sparring-partner').resolve();
  expect([hasTriggered(scene, 'brimstone'), scene.hp('p2'), scene.hp('p3')]).toEqual([false, 2, 2]);
  scene.done();
});

test('spider-mod: a monster that is being attacked is not replaced', () => {
  const scene = aScene()
    .player('p1', { items: ['spider-mod'] })
    .monsters('gurdy', 'fly', 'monstro')
    .dice(5);
  scene.attack('p1', 'gurdy').allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 trigger.target', ['fly', 'monstro']]);
  scene.done({ midway: 'the attack goes on' });
});

test('restock: only what is in the shop can go', () => {
  const scene = aScene()
    .player('p2', { items: ['restock', 'breakfast'] })
    .shop('meat');
  scene.endTurn('p1');
  expect([scene.asked(), scene.offered()]).toEqual(['p2 trigger.target', ['meat']]);
  scene.done({ midway: 'the turn of P2 begins' });
});

test('trinity-shield: the others may use their characters', () => {
  const scene = aScene({ players: 3 }).player('p1', { items: ['trinity-shield'] });
  scene.pass('p1').use('p2', 'plain').resolve();
  expect(scene.charged('plain@p2')).toBe(false);
  scene.done();
});

// Draws in a scene take the first there is, here the player whose turn it is.
test('monstros-tooth: the chosen player destroys an item of their own', () => {
  const scene = aScene()
    .player('p1', { items: ['meat', 'breakfast'] })
    .player('p2', { items: ['monstros-tooth', 'dinner'] });
  scene.endTurn('p1').allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p2 effect.choose', ['monstros-tooth', 'dinner']]);
  scene.done({ midway: 'the turn of P2 begins' });
});
