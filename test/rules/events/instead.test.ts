import { expect, test } from 'vitest';
import { aScene, withCounters } from '../../support/scene.js';

test('REPL-01 PREV-02: something stands in for a death, without the stack', () => {
  const scene = aScene().player('p1', { items: ['coin-for-death'], hand: ['death-to'] });
  scene.play('p1', 'death-to', { targets: ['p1'] }).resolve();
  expect([scene.dead('p1'), scene.hp('p1'), scene.coins('p1')]).toEqual([false, 1, 1]);
  scene.done();
});

test('REPL-01 PREV-02: nothing happens instead of dying', () => {
  const scene = aScene().player('p1', { items: ['no-death-at-all'], hand: ['death-to'] });
  scene.play('p1', 'death-to', { targets: ['p1'] }).resolve();
  expect([scene.dead('p1'), scene.hp('p1')]).toEqual([false, 1]);
  scene.done();
});

test('DEC-08: who cannot die has no death on the stack', () => {
  const scene = aScene().player('p1', { items: ['cannot-die'], hand: ['death-to'] });
  scene.play('p1', 'death-to', { targets: ['p1'] }).resolve();
  expect([scene.dead('p1'), scene.hp('p1'), scene.stack()]).toEqual([false, 0, []]);
  scene.done();
});

test('REPL-01 DMG-01: damage that would be taken is another amount', () => {
  const scene = aScene()
    .player('p1', { items: ['only-1-damage'] })
    .player('p2', { hand: ['gold-bomb'], lootPlays: 1 })
    .passTo('p2');
  scene.play('p2', 'gold-bomb', { targets: ['p1'] }).resolve();
  expect(scene.hp('p1')).toBe(1);
  scene.done();
});

test('DEC-08 DMG-01: damage that cannot be taken is not', () => {
  const scene = aScene().player('p1', { items: ['takes-no-damage'], hand: ['bomb'] });
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect([scene.hp('p1'), scene.said('event').some(({ event }) => event === 'damage')]).toEqual([2, false]);
  scene.done();
});

test.each([
  ['only-1-damage', 'soul-heart', 2],
  ['soul-heart', 'only-1-damage', 1],
] as const)('REPL-07 REPL-01: a shield against what would be taken: %s before %s leaves %i HP', (one, other, hp) => {
  const scene = aScene().player('p1', {
    items: ['only-1-damage'],
    hand: ['soul-heart', 'gold-bomb'],
    lootPlays: 2,
  });
  scene.play('p1', 'soul-heart', { targets: ['p1'] }).resolve();
  scene.play('p1', 'gold-bomb', { targets: ['p1'] }).allPass(2);
  scene.answer('p1', 'replacement.order', one, other);
  expect(scene.hp('p1')).toBe(hp);
  scene.resolve().done();
});

test('DEC-28 REPL-01: a number that another stands in for is answered as that other', () => {
  const scene = aScene()
    .player('p1', { items: ['ones-are-sixes', 'coin-for-sixes', 'book-of-sin'] })
    .dice(1);
  scene.use('p1', 'book-of-sin').allPass(2);
  expect(scene.stack()).toEqual(['roll 6', 'coin-for-sixes']);
  scene.allPass();
  expect(scene.coins('p1')).toBe(1);
  scene.resolve().done();
});

test('REPL-06 DEC-28: a number is changed once, though the new one is answered and the roll is tried again', () => {
  const scene = aScene()
    .player('p1', { items: ['rolls-1-higher', 'coin-for-threes'] })
    .monsters('fly')
    .dice(2);
  scene.attack('p1', 'fly').resolve();
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([3]);
  scene.done();
});

test('REPL-06 DEC-28: a number that comes up anew is changed anew', () => {
  const scene = aScene()
    .player('p1', { items: ['rolls-1-higher', 'coin-for-threes', 'the-d6'] })
    .monsters('fly')
    .dice(2, 4);
  scene
    .attack('p1', 'fly')
    .passUntil('coin-for-threes')
    .use('p1', 'the-d6', { targets: ['roll'] })
    .resolve();
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([5]);
  scene.done();
});

test('REPL-01 DICE-05: another number stands in for the one that would be rolled', () => {
  const scene = aScene()
    .player('p1', { items: ['ones-are-sixes'] })
    .monsters('fly')
    .dice(1);
  scene.attack('p1', 'fly').resolve();
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([6]);
  scene.done();
});

test('DEC-08 DICE-05: a number that cannot be rolled is none, and the attack goes on', () => {
  const scene = aScene()
    .player('p1', { items: ['no-ones'] })
    .monsters('fly')
    .dice(1, 6);
  scene.attack('p1', 'fly').resolve();
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([6]);
  scene.done();
});

test('DEATH-06 RULING-24: what a dying monster says of its own rewards counts', () => {
  const scene = aScene().monsters('pays-twice').dice(6);
  scene.attack('p1', 'pays-twice').resolve();
  expect(scene.coins('p1')).toBe(4);
  scene.done();
});

test('DEATH-06 DEC-33: what a dying monster says of its own soul counts', () => {
  const scene = aScene().monsters('no-soul').dice(6);
  scene.attack('p1', 'no-soul').resolve();
  expect([scene.souls('p1'), scene.coins('p1')]).toEqual([0, 5]);
  expect(scene.discarded('monster')).toEqual(['no-soul']); // DEC-33
  scene.done();
});

test('DEATH-14 RULING-15: who gets the item of a death penalty gets the one that was chosen', () => {
  const scene = aScene()
    .player('p1', { items: ['gets-penalty-items'], hand: ['death-to'] })
    .player('p2', { items: ['meat', 'breakfast'] });
  scene
    .play('p1', 'death-to', { targets: ['p2'] })
    .resolve()
    .answer('p2', 'deathPenalty.item', 'breakfast');
  expect([scene.items('p1'), scene.items('p2')]).toEqual([['gets-penalty-items', 'breakfast'], ['meat']]);
  scene.done();
});

test('DEC-08 DEC-19 GAIN-06 GAIN-07: of a swap with what cannot be given nothing happens', () => {
  const scene = aScene()
    .player('p1', { hand: ['swap-with-the-shop', 'swap-with-the-shop'], items: ['glued', 'breakfast'], lootPlays: 2 })
    .shop('meat');
  scene.play('p1', 'swap-with-the-shop', { targets: ['glued', 'meat'] }).resolve();
  expect([scene.items('p1'), scene.tops('shop')]).toEqual([['glued', 'breakfast'], ['meat']]);
  scene.play('p1', 'swap-with-the-shop', { targets: ['breakfast', 'meat'] }).resolve();
  expect([scene.items('p1'), scene.tops('shop')]).toEqual([['glued', 'meat'], ['breakfast']]);
  scene.done();
});

test('DEC-11 CTR-03: the counters of what has left play are known', () => {
  const scene = aScene().player('p1', { items: [withCounters('leaves-its-counters', 3)], hand: ['destroy-anything'] });
  scene.play('p1', 'destroy-anything', { targets: ['leaves-its-counters'] }).resolve();
  expect(scene.coins('p1')).toBe(3);
  scene.done();
});

test('DEC-33 BSOUL-02: counters of a bonus soul need no stack', () => {
  const scene = aScene()
    .player('p1', { hand: ['gain-3', 'gain-3'], lootPlays: 2 })
    .outside('soul-of-loot');
  scene.play('p1', 'gain-3');
  expect(scene.stack()).toEqual(['gain-3']);
  scene.play('p1', 'gain-3');
  expect(scene.souls('p1')).toBe(1);
  scene.resolve().done();
});

test('DEC-33 BSOUL-02: what a bonus soul counts of a death needs no stack, and the soul is gained before the penalty', () => {
  const scene = aScene()
    .player('p1', { hand: ['death-to'] })
    .player('p2', { items: ['meat', 'breakfast'] })
    .outside('soul-of-the-dead');
  scene.play('p1', 'death-to', { targets: ['p2'] }).allPass(2);
  expect([scene.stack(), scene.souls('p1')]).toEqual([[], 1]);
  scene.answer('p2', 'deathPenalty.item', 'meat').done();
});

test('REPL-01 DEST-03: an item that does not die is not destroyed', () => {
  const scene = aScene().player('p1', {
    items: ['stays-alive', 'meat'],
    hand: ['destroy-anything', 'destroy-anything'],
    lootPlays: 2,
  });
  scene.play('p1', 'destroy-anything', { targets: ['stays-alive'] }).resolve();
  expect(scene.items('p1')).toEqual(['stays-alive', 'meat']);
  scene.play('p1', 'destroy-anything', { targets: ['meat'] }).resolve();
  expect(scene.items('p1')).toEqual(['stays-alive']);
  scene.done();
});

test('DEST-03: who destroys an item of somebody else is told with its death, and whose it was', () => {
  const scene = aScene()
    .player('p1', { hand: ['destroy-anything'] })
    .player('p2', { items: ['meat'] });
  scene.play('p1', 'destroy-anything', { targets: ['meat'] }).resolve();
  const death = scene.said('event').find(({ event }) => event === 'dies');
  expect(death).toMatchObject({ player: 'p2', other: 'p1', detail: 'destroyed' });
  scene.done();
});
