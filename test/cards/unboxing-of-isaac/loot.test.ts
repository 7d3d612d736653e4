import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test('butt-penny KEY-07: 1¢ and a roll that only others care for', () => {
  const scene = aScene()
    .player('p1', { hand: ['butt-penny'] })
    .player('p2', { items: ['number-two'] })
    .monsters('gurdy')
    .dice(2);
  scene.play('p1', 'butt-penny').allPass(2);
  scene.answer('p2', 'trigger.target', 'p1').allPass();
  scene.answer('p2', 'effect.may', 'no').resolve();
  expect([scene.coins('p1'), scene.hp('p1')]).toEqual([1, 2]);
  scene.done();
});

test('pills-unboxing-of-isaac GAIN-05: a player at random gives you an item of their choice that is not eternal', () => {
  const scene = aScene()
    .player('p1', { hand: ['pills-unboxing-of-isaac'], items: ['the-relic'] })
    .player('p2', { items: ['the-d6', 'meat', 'synthoil'] })
    .picks(1);
  scene.play('p1', 'pills-unboxing-of-isaac').resolve();
  expect(scene.offered().toSorted()).toEqual(['meat', 'synthoil']);
  scene.answer('p2', 'effect.choose', 'synthoil').resolve();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([
    ['the-relic', 'synthoil'],
    ['the-d6', 'meat'],
  ]);
  scene.done();
});

test('pills-unboxing-of-isaac: it may be yourself, and then nothing changes hands', () => {
  const scene = aScene()
    .player('p1', { hand: ['pills-unboxing-of-isaac'], items: ['meat', 'synthoil'] })
    .player('p2', { items: ['the-relic'] });
  scene.play('p1', 'pills-unboxing-of-isaac').resolve();
  scene.answer('p1', 'effect.choose', 'meat').resolve();
  expect([scene.items('p1').toSorted(), scene.items('p2')]).toEqual([['meat', 'synthoil'], ['the-relic']]);
  scene.done();
});

test.each([
  [4, 1, []],
  [5, 2, ['pills-unboxing-of-isaac-2']],
  [6, 2, ['pills-unboxing-of-isaac-2']],
] as const)('pills-unboxing-of-isaac-2 ITEM-07: on a %i your ATK is %i', (face, atk, items) => {
  const scene = aScene()
    .player('p1', { hand: ['pills-unboxing-of-isaac-2'] })
    .dice(face);
  scene.play('p1', 'pills-unboxing-of-isaac-2').resolve();
  expect([scene.atk('p1'), scene.items('p1'), scene.discarded('loot').length]).toEqual([atk, items, 1 - items.length]);
  scene.endTurn('p1').toActionPhase();
  expect(scene.atk('p1')).toBe(atk);
  scene.done();
});

test.each([
  [4, 1],
  [5, 2],
  [6, 2],
] as const)('pills-unboxing-of-isaac-3 PREV-01: on a %i the first of two damage of a turn leaves %i HP', (face, hp) => {
  const scene = aScene()
    .player('p1', { hand: ['pills-unboxing-of-isaac-3', 'bomb'] })
    .dice(face);
  scene.play('p1', 'pills-unboxing-of-isaac-3').resolve();
  scene.use('p1', 'plain').allPass();
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect(scene.hp('p1')).toBe(hp);
  scene.done();
});

test('pills-unboxing-of-isaac-3: only 1 of it, and only the first damage', () => {
  const scene = aScene()
    .player('p1', { hand: ['pills-unboxing-of-isaac-3', 'bomb'], items: ['breakfast', 'breakfast'] })
    .monsters('armoured-giant')
    .dice(5, 1);
  scene.play('p1', 'pills-unboxing-of-isaac-3').resolve();
  scene.attack('p1', 'armoured-giant').passUntil('roll 1').allPass(2);
  expect(scene.hp('p1')).toBe(2);
  scene.use('p1', 'plain').allPass();
  scene.play('p1', 'bomb', { targets: ['p1'] }).allPass(2);
  expect(scene.hp('p1')).toBe(1);
  scene.done({ midway: 'the attack goes on' });
});
