import { expect, test } from 'vitest';
import { aScene, sideways } from '../../support/scene.js';

test('bag-o-trash: 3¢ for one more loot play', () => {
  const scene = aScene().player('p1', { items: ['bag-o-trash'], coins: 3, hand: ['blank-loot', 'blank-loot', 'bomb'] });
  scene.play('p1', 'blank-loot').allPass().refuses('p1', 'play blank-loot');
  scene.use('p1', 'bag-o-trash', { ability: 'paid.play' }).allPass();
  expect(scene.coins('p1')).toBe(0);
  scene.play('p1', 'blank-loot').allPass().refuses('p1', 'play bomb').done();
});

test('bag-o-trash: 4¢ for a loot card', () => {
  const scene = aScene().player('p1', { items: ['bag-o-trash'], coins: 5 });
  scene.use('p1', 'bag-o-trash', { ability: 'paid.loot' }).allPass();
  expect([scene.coins('p1'), scene.hand('p1').length]).toEqual([1, 1]);
  scene.refuses('p1', 'use bag-o-trash paid.play').done();
});

test('bag-o-trash: 6¢ for one damage to a monster or a player', () => {
  const scene = aScene()
    .player('p1', { items: ['bag-o-trash'], coins: 12 })
    .monsters('gurdy');
  scene.use('p1', 'bag-o-trash', { ability: 'paid.damage', targets: ['gurdy'] }).resolve();
  scene.use('p1', 'bag-o-trash', { ability: 'paid.damage', targets: ['p2'] }).resolve();
  expect([scene.coins('p1'), scene.hp('gurdy'), scene.hp('p2')]).toEqual([0, 4, 1]);
  scene.refuses('p1', 'use bag-o-trash paid.damage').done();
});

test.each([
  [5, 0],
  [6, 2],
])('dark-arts: a %i that anybody rolls is %i¢', (face, coins) => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .player('p2', { items: ['dark-arts'] })
    .dice(face);
  scene.use('p1', 'book-of-sin').resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([0, coins]);
  scene.done();
});

test('dark-arts: one loot for the death of another player, not for one’s own', () => {
  const scene = aScene()
    .player('p1', { items: ['dark-arts'], hand: ['xiii-death', 'xiii-death'], lootPlays: 2 })
    .monsters('fly');
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.dead('p2'), scene.hand('p1')]).toEqual([true, ['xiii-death', 'blank-loot']]);
  scene.play('p1', 'xiii-death', { targets: ['p1'] }).allPass(2);
  expect(scene.stack()).toEqual([]);
  scene.toNextTurn();
  expect(scene.hand('p1')).toEqual([]);
  scene.done({ midway: 'the next turn begins' });
});

test.each([
  [0, 2, 1, 1],
  [1, 0, 1, 1],
  [2, 0, 1, 3],
])('gimpy TGT-03: damage taken brings one of three things (%i)', (mode, coins, cards, atk) => {
  const scene = aScene()
    .player('p1', { items: ['gimpy'], hand: ['bomb', 'a-penny'] })
    .deck('loot', ['3-cents']);
  scene.play('p1', 'bomb', { targets: ['p1'] }).allPass(2);
  scene.answer('p1', 'trigger.mode', `m${mode}`).allPass();
  if (mode === 1) scene.answer('p1', 'discard.loot', 'a-penny');
  expect([scene.coins('p1'), scene.hand('p1').length, scene.atk('p1')]).toEqual([coins, cards, atk]);
  if (mode === 1) expect(scene.hand('p1')).toEqual(['3-cents']);
  scene.endTurn('p1');
  expect(scene.atk('p1')).toBe(1);
  scene.toActionPhase().done();
});

test('gimpy: once for each instance, and only for one’s own', () => {
  const scene = aScene().player('p1', { items: ['gimpy'], character: 'sturdy', hand: ['bomb', 'bomb'], lootPlays: 2 });
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  expect(scene.coins('p1')).toBe(0);
  scene
    .play('p1', 'bomb', { targets: ['p1'] })
    .allPass(2)
    .answer('p1', 'trigger.mode', 'm0')
    .resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.done();
});

test('infestation: two loot, then one card is discarded', () => {
  const scene = aScene()
    .player('p1', { items: ['infestation'], hand: ['bomb'] })
    .deck('loot', ['3-cents', 'a-nickel']);
  scene.use('p1', 'infestation').allPass();
  expect(scene.offered().toSorted()).toEqual(['3-cents', 'a-nickel', 'bomb']);
  scene.answer('p1', 'discard.loot', 'bomb');
  expect([scene.hand('p1'), scene.discarded('loot')]).toEqual([['3-cents', 'a-nickel'], ['bomb']]);
  scene.refuses('p1', 'use infestation').done();
});

test.each(['bag-o-trash', 'dark-arts', 'gimpy', 'infestation'])('%s KEY-01: eternal, and not recharged', (id) => {
  const scene = aScene().player('p1', { items: [sideways(id), 'meat'], hand: ['destroy-anything'] });
  scene.play('p1', 'destroy-anything', { targets: [id] }).allPass();
  expect(scene.items('p1')).toEqual([id, 'meat']);
  scene.declare('p1', 'end').allPass();
  expect(scene.stack()).toEqual([]);
  scene.done({ midway: 'the end phase' });
});
