import { expect, test } from 'vitest';
import { aScene, type Scene } from '../../support/scene.js';

/** What everybody sees noted on an item of P1 or in discard. */
const notes = (scene: Scene, card: string): readonly number[] => {
  const view = scene.view('p2');
  const seen = [...view.players.flatMap(({ items }) => items), ...view.discards.treasure];
  return seen.find((object) => object.card === card)!.notes;
};

test('A28 NOTE-01: what one object has noted another does not see', () => {
  const scene = aScene().player('p1', { items: ['scribe', 'copyist'], coins: 3 });
  scene.use('p1', 'scribe', { ability: 'tap' }).resolve();
  expect(notes(scene, 'scribe')).toEqual([6]);
  scene.use('p1', 'copyist', { ability: 'paid' }).resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.use('p1', 'scribe', { ability: 'paid' }).resolve();
  expect(scene.coins('p1')).toBe(6);
  expect(scene.said('event').some(({ event, amount }) => event === 'note' && amount === 6)).toBe(true);
  scene.done();
});

test('A28 NOTE-01 ZONE-01: a note is gone with the object that was destroyed', () => {
  const scene = aScene().player('p1', { items: ['scribe'], hand: ['destroy-anything'] });
  scene.use('p1', 'scribe', { ability: 'tap' }).resolve();
  scene.play('p1', 'destroy-anything', { targets: ['scribe'] }).resolve();
  expect(notes(scene, 'scribe')).toEqual([]);
  scene.done();
});

test('NOTE-01 TURN-16: a note till end of turn is forgotten then, another is not', () => {
  const scene = aScene().player('p1', { items: ['scribe', 'copyist'] });
  scene.use('p1', 'scribe', { ability: 'tap' }).resolve().use('p1', 'copyist', { ability: 'tap' }).resolve();
  expect([notes(scene, 'scribe'), notes(scene, 'copyist')]).toEqual([[6], [6]]);
  scene.endTurn('p1');
  expect([notes(scene, 'scribe'), notes(scene, 'copyist')]).toEqual([[6], []]);
  scene.done();
});

test('NOTE-01: several numbers are noted, and the last one is known', () => {
  const scene = aScene()
    .player('p1', { items: ['roll-book', 'book-of-sin'], hand: ['lil-battery'] })
    .fallbacks('trigger.order')
    .dice(5, 2);
  scene.use('p1', 'book-of-sin').resolve();
  scene.play('p1', 'lil-battery', { targets: ['book-of-sin'] }).resolve();
  scene.use('p1', 'book-of-sin').resolve();
  expect(notes(scene, 'roll-book')).toEqual([5, 2]);
  const before = scene.coins('p1');
  scene.use('p1', 'roll-book').resolve();
  expect(scene.coins('p1') - before).toBe(2);
  scene.done();
});

test('NOTE-01: a trigger asks whether the number of its event is noted', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters('grudge').fallbacks('trigger.order').dice(2, 2);
  scene.attack('p1', 'grudge').resolve();
  expect(scene.dead('p1')).toBe(true);
  expect(scene.hp('grudge')).toBe(3);
  scene.done();
});
