import { expect, test } from 'vitest';
import { isAimedAtOthers } from '../../../support/item-limits.js';
import { aScene, withCounters } from '../../../support/scene.js';

/** How far the effects of loot and treasures go: who and what can be chosen, and how much of it. */

test('ii-the-high-priestess: a 6 is 6 damage', () => {
  const scene = aScene()
    .player('p1', { hand: ['ii-the-high-priestess'] })
    .monsters('gurdy')
    .dice(6);
  scene
    .play('p1', 'ii-the-high-priestess', { targets: ['gurdy'] })
    .passUntil('6 damage to gurdy')
    .allPass();
  expect(scene.stack()).toEqual(['gurdy death']);
  scene.done({ midway: 'the monster dies' });
});

test('x-wheel-of-fortune: a 2 is 2 damage, no more', () => {
  const scene = aScene()
    .player('p1', { hand: ['x-wheel-of-fortune'], character: 'sturdy' })
    .dice(2);
  scene.play('p1', 'x-wheel-of-fortune').resolve();
  expect(scene.hp('p1')).toBe(1);
  scene.done();
});

test('xx-judgement: the player destroys a soul of their own', () => {
  const scene = aScene()
    .player('p1', { hand: ['xx-judgement'], souls: ['gurdy'] })
    .player('p2', { souls: ['monstro', 'pin'] });
  scene.play('p1', 'xx-judgement', { targets: ['p2'] }).allPass();
  expect(scene.offered()).toEqual(['monstro', 'pin']);
  scene.answer('p2', 'effect.choose', 'pin').done();
});

test('crystal-ball: a 6 can be the number', () => {
  const scene = aScene()
    .player('p1', { items: ['crystal-ball'] })
    .player('p2', { items: ['book-of-sin'] })
    .dice(6);
  scene.use('p1', 'crystal-ball', { mode: 5 }).resolve().pass('p1').use('p2', 'book-of-sin').resolve();
  expect(scene.hand('p1')).toHaveLength(3);
  scene.done();
});

test('modeling-clay: an eternal item is not copied', () => {
  const scene = aScene()
    .player('p1', { items: ['modeling-clay', 'the-d6'] })
    .player('p2', { items: ['meat'] });
  scene.use('p1', 'modeling-clay');
  expect(scene.offered()).not.toContain('the-d6');
  expect(scene.offered()).toContain('meat');
  scene.done({ midway: 'a target is to be chosen' });
});

test('placebo DEC-55: not an eternal item, not one without a ↷, but itself', () => {
  const scene = aScene()
    .player('p1', { items: ['placebo', 'the-d6', 'meat', 'smelter'] })
    .player('p2', { items: ['mr-boom'] })
    .shop('book-of-sin');
  scene.use('p1', 'placebo');
  expect(scene.offered().toSorted()).toEqual(['back', 'book-of-sin', 'mr-boom', 'placebo']);
  scene.done({ midway: 'a target is to be chosen' });
});

test('boomerang: another player is robbed', () =>
  isAimedAtOthers('boomerang', { items: ['boomerang'], hand: ['bomb'] }));

test('forever-alone: another player is robbed', () =>
  isAimedAtOthers('forever-alone', { items: ['forever-alone'], coins: 3 }, { mode: 0 }));

test.each(['lucky-foot', 'mini-mush'])('%s: two at the most', (id) => {
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins'], items: [id] })
    .dice(3);
  scene.play('p1', 'roll-for-coins').allPass().use('p1', id);
  expect(scene.decision().options.map((option) => option.id)).toEqual(['m0', 'm1', 'm2', 'back']);
  scene.done({ midway: 'a number is to be chosen' });
});

test('glass-cannon RULING-09: when it is gone, nothing else is destroyed', () => {
  const scene = aScene()
    .player('p1', { items: ['glass-cannon'] })
    .player('p2', { items: ['meat'], hand: ['destroy-anything'], lootPlays: 1 });
  scene.use('p1', 'glass-cannon', { targets: ['meat'] }).pass('p1');
  scene.play('p2', 'destroy-anything', { targets: ['glass-cannon'] }).resolve();
  expect([scene.items('p2'), scene.discarded('treasure')]).toEqual([['meat'], ['glass-cannon']]);
  scene.done();
});

test('no: the ability of a character, a trigger or loot is nothing for it', () => {
  const scene = aScene()
    .player('p1', { items: ['fanny-pack'], hand: ['bomb'] })
    .player('p2', { items: ['no'] });
  scene
    .use('p1', 'plain')
    .play('p1', 'bomb', { targets: ['p1'] })
    .pass('p1')
    .refuses('p2', 'use no')
    .pass('p2');
  scene.allPass();
  expect(scene.stack()).toEqual(['plain', 'fanny-pack']);
  scene.pass('p1').refuses('p2', 'use no').pass('p2').resolve().done();
});

test('the-poop: a counter is a shield of one point', () => {
  const scene = aScene().player('p1', {
    items: [withCounters('the-poop', 1), 'breakfast', 'dinner'],
    hand: ['gold-bomb'],
  });
  scene
    .use('p1', 'the-poop')
    .resolve()
    .play('p1', 'gold-bomb', { targets: ['p1'] })
    .resolve();
  expect(scene.hp('p1')).toBe(2);
  scene.done();
});

test('bum-bo-treasure LVL-02: with 24 levels there is one attack', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('bum-bo-treasure', 24, 'level')] })
    .monsters('mist')
    .dice(6);
  scene.attack('p1', 'mist').resolve();
  scene.refuses('p1', 'attack').done();
});

test('bum-bo-treasure LVL-02: with exactly 25 levels, and none gained, there are more', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('bum-bo-treasure', 25, 'level')] })
    .monsters('mist')
    .dice(6);
  scene.attack('p1', 'mist').resolve();
  expect(scene.offered()).toContain('attack');
  scene.done();
});

test.each([1, 2])('bobs-brain: a %i damages one monster of several', (face) => {
  const scene = aScene()
    .player('p1', { items: ['bobs-brain'] })
    .monsters('gurdy', 'monstro')
    .dice(face);
  scene.declare('p1', 'attack').allPass(3).answer('p1', 'effect.choose', 'monstro').allPass();
  expect([scene.hp('gurdy'), scene.hp('monstro')]).toEqual([5, 3]);
  scene.done({ midway: 'the attack is declared' });
});

test('cambion-conception: exactly six counters are one treasure', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('cambion-conception', 5)], hand: ['bomb'] })
    .deck('treasure', ['meat', 'breakfast']);
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect([scene.items('p1'), scene.object('cambion-conception').counters]).toEqual([
    ['cambion-conception', 'meat'],
    {},
  ]);
  scene.done();
});

test('empty-vessel: without ¢ a 2 is a 3', () => {
  const scene = aScene()
    .player('p1', { items: ['empty-vessel'], hand: ['bomb'] })
    .monsters('gurdy')
    .dice(2);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([3]);
  scene.done({ midway: 'the attack goes on' });
});

test('the-dead-cat: damage to others is not prevented, and costs no counter', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('the-dead-cat', 9)], hand: ['bomb'] })
    .monsters('gurdy');
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  expect([scene.hp('gurdy'), scene.object('the-dead-cat').counters]).toEqual([4, { counter: 9 }]);
  scene.done();
});

test('the-dead-cat: its last counter prevents one damage, and without one it does nothing', () => {
  const scene = aScene().player('p1', {
    items: [withCounters('the-dead-cat', 1)],
    hand: ['bomb', 'bomb'],
    lootPlays: 2,
  });
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect([scene.hp('p1'), scene.object('the-dead-cat').counters]).toEqual([2, {}]);
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect(scene.hp('p1')).toBe(1);
  scene.done();
});

test('lost-soul: another item that enters play does nothing to it', () => {
  const scene = aScene().player('p1', { hand: ['lost-soul', 'swallowed-penny'], lootPlays: 2 });
  scene.play('p1', 'lost-soul').allPass().play('p1', 'swallowed-penny').allPass();
  expect(scene.stack()).toEqual(['lost-soul']);
  scene.resolve();
  expect(scene.soulCards('p1')).toEqual(['lost-soul']);
  scene.done();
});

test.each(['lurker', 'swallowed-penny'])('blank-card: %s stays in play, so it is not copied', (id) => {
  const scene = aScene()
    .player('p1', { items: ['blank-card'], hand: [id] })
    .monsters('gurdy');
  scene.use('p1', 'blank-card').resolve().play('p1', id);
  expect(scene.stack()).toEqual([id]);
  scene.done({ midway: 'the card waits on the stack' });
});
