import { expect, test } from 'vitest';
import { aScene, sideways } from '../../../support/scene.js';

test.each([1, 5])('glass-cannon RULING-09: a %i destroys it too, for two loot', (face) => {
  const scene = aScene()
    .player('p1', { items: ['glass-cannon'] })
    .player('p2', { items: ['meat'] })
    .dice(face);
  scene.answer('p1', 'priority', 'use glass-cannon');
  expect(scene.offered()).toEqual(['meat', 'back']);
  scene.answer('p1', 'announce.target', 'meat').allPass();
  expect([scene.items('p2'), scene.items('p1')]).toEqual([[], ['glass-cannon']]);
  scene.resolve();
  expect(scene.items('p1')).toEqual([]);
  expect(scene.hand('p1')).toHaveLength(2);
  scene.done();
});

test('glass-cannon: a 6 recharges it', () => {
  const scene = aScene()
    .player('p1', { items: ['glass-cannon'] })
    .player('p2', { items: ['meat'] })
    .dice(6);
  scene.use('p1', 'glass-cannon', { targets: ['meat'] }).resolve();
  expect(scene.charged('glass-cannon')).toBe(true);
  expect(scene.hand('p1')).toEqual([]);
  scene.done();
});

test('glass-cannon AND-01: eternal, it is not destroyed, and there is no loot', () => {
  const scene = aScene()
    .player('p1', { items: ['glass-cannon', 'makes-eternal'] })
    .player('p2', { items: ['meat'] })
    .dice(2);
  scene.use('p1', 'makes-eternal').allPass();
  scene.use('p1', 'glass-cannon', { targets: ['meat'] }).resolve();
  expect(scene.items('p1')).toEqual(['glass-cannon', 'makes-eternal']);
  expect(scene.hand('p1')).toEqual([]);
  scene.done();
});

test.each([
  [0, 1],
  [1, 6],
])('godhead TGT-03: choice %i makes a roll %i', (mode, face) => {
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins'], items: ['godhead'] })
    .dice(3);
  scene
    .play('p1', 'roll-for-coins')
    .allPass()
    .use('p1', 'godhead', { mode, targets: ['roll 3'] });
  scene.allPass();
  expect(scene.stack()).toEqual([`roll ${face}`]);
  scene.resolve().done();
});

test('guppys-head: a player gives a loot card of their choice, seen by nobody else', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['guppys-head'] })
    .player('p2', { hand: ['bomb', 'a-penny'] });
  scene.use('p1', 'guppys-head', { targets: ['p2'] }).allPass();
  expect(scene.asked()).toBe('p2 effect.choose');
  expect(scene.decision().secret).toBe(true);
  scene.answer('p2', 'effect.choose', 'a-penny');
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([['a-penny'], ['bomb']]);
  const public_ = scene.entries().filter(({ to }) => to === 'all');
  expect(JSON.stringify(public_.map(({ line }) => line))).not.toContain('a-penny');
  scene.done();
});

test('guppys-paw: 1 HP for a shield against up to two damage', () => {
  const scene = aScene()
    .player('p1', { items: ['guppys-paw'], hand: ['gold-bomb'] })
    .player('p2', { items: ['breakfast'] });
  scene.use('p1', 'guppys-paw');
  expect(scene.hp('p1')).toBe(2);
  scene.allPass();
  expect(scene.hp('p1')).toBe(1);
  scene.answer('p1', 'effect.choose', 'p2');
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).allPass(2);
  expect(scene.hp('p2')).toBe(2);
  scene.done();
});

test('host-hat PREV-03 EFF-02: one damage is prevented and another player takes one', () => {
  const scene = aScene({ players: 3 }).player('p1', {
    items: ['host-hat', 'breakfast'],
    hand: ['gold-bomb', 'bomb'],
    lootPlays: 2,
  });
  scene.use('p1', 'host-hat').allPass();
  scene.play('p1', 'gold-bomb', { targets: ['p1'] }).allPass(2);
  expect(scene.hp('p1')).toBe(1);
  expect(scene.offered()).toEqual(['p2', 'p3']);
  scene.answer('p1', 'trigger.target', 'p3').resolve();
  expect([scene.hp('p2'), scene.hp('p3')]).toEqual([2, 1]);
  scene.done();
});

test('host-hat: what something else prevents is not its doing', () => {
  const scene = aScene().player('p1', { items: ['host-hat'], hand: ['soul-heart', 'bomb'], lootPlays: 2 });
  scene.play('p1', 'soul-heart', { targets: ['p1'] }).allPass();
  scene.play('p1', 'bomb', { targets: ['p1'] }).allPass(2);
  expect([scene.hp('p1'), scene.stack()]).toEqual([2, []]);
  scene.done();
});

test('host-hat EFF-02 DEC-11: it strikes back for who put it on, also when it has been stolen or rerolled since', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['host-hat', 'the-d20', 'the-battery'], hand: ['bomb', 'bomb'], lootPlays: 2 })
    .player('p2', { items: ['steals-item'] });
  scene
    .use('p1', 'host-hat')
    .resolve()
    .passTo('p2')
    .use('p2', 'steals-item', { targets: ['host-hat'] })
    .resolve();
  scene
    .use('p1', 'the-battery', { targets: ['host-hat'] })
    .resolve()
    .passTo('p2')
    .use('p2', 'host-hat')
    .resolve();
  scene.use('p1', 'the-d20', { targets: ['host-hat'] }).resolve();
  scene
    .play('p1', 'bomb', { targets: ['p1'] })
    .allPass(2)
    .answer('p1', 'trigger.target', 'p3')
    .resolve();
  scene
    .play('p1', 'bomb', { targets: ['p2'] })
    .allPass(2)
    .answer('p2', 'trigger.target', 'p3')
    .resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3'), scene.dead('p3')]).toEqual([2, 2, 0, true]);
  scene.done();
});

test('host-hat placebo COPY-11: a copy of its ability strikes back as well, once', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['placebo', 'breakfast'], hand: ['bomb', 'bomb'], lootPlays: 2 })
    .player('p2', { items: ['host-hat'] });
  scene.use('p1', 'placebo', { targets: ['host-hat'] }).resolve();
  scene
    .play('p1', 'bomb', { targets: ['p1'] })
    .allPass(2)
    .answer('p1', 'trigger.target', 'p3')
    .resolve();
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual([2, 2, 1]);
  scene.done();
});

test('jawbone: three ¢ of another player, or what there is', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['jawbone'], coins: 1 })
    .player('p2', { items: [sideways('jawbone')], coins: 5 })
    .player('p3', { items: ['jawbone'], coins: 2 });
  scene.answer('p1', 'priority', 'use jawbone');
  expect(scene.offered()).toEqual(['p2', 'p3', 'back']);
  scene.answer('p1', 'announce.target', 'p2').allPass();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([4, 2]);
  scene
    .pass('p1')
    .pass('p2')
    .use('p3', 'jawbone', { targets: ['p2'] })
    .resolve();
  expect([scene.coins('p2'), scene.coins('p3')]).toEqual([0, 4]);
  scene.done();
});

test.each([0, 1, 2])('lucky-foot: adds %i to a roll', (number) => {
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins'], items: ['lucky-foot'] })
    .dice(3);
  scene
    .play('p1', 'roll-for-coins')
    .allPass()
    .use('p1', 'lucky-foot', { mode: number, targets: ['roll 3'] });
  scene.allPass();
  expect(scene.stack()).toEqual([`roll ${3 + number}`]);
  scene.resolve().done();
});

test('lucky-foot: not to an attack roll', () => {
  const scene = aScene()
    .player('p1', { items: ['lucky-foot', 'mini-mush'] })
    .monsters('gurdy')
    .dice(3);
  scene.attack('p1', 'gurdy');
  scene.refuses('p1', 'use lucky-foot');
  expect(scene.offered()).toContain('use mini-mush');
  scene.done({ midway: 'the attack goes on' });
});
