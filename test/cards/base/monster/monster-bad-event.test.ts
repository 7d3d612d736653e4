import { expect, test } from 'vitest';
import { type Scene, aScene } from '../../../support/scene.js';

const revealed = (event: string): Scene => aScene().monsters('gurdy').deck('monster', [event, 'pin']);

test('ambush RULING-26 TURN-12: drawn by an attack on the deck, one more attack on it is owed', () => {
  const scene = aScene().monsters('gurdy').deck('monster', ['ambush', 'fly', 'monstro']).dice(2);
  scene.attack('p1', 'deck');
  expect(scene.stack()).toEqual(['ambush']);
  scene.resolve();
  expect(scene.discarded('monster')).toEqual(['ambush']);
  scene.refuses('p1', 'end');
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['deck']);
  scene.answer('p1', 'attack.target', 'deck').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.refuses('p1', 'attack');
  expect(scene.offered()).toContain('end');
  scene.done();
});

test('ambush RULING-26: without an attack on the deck before it, two are owed, and the ordinary attack is left', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('fly', 'gurdy')
    .deck('monster', ['ambush', 'clotty', 'chest', 'chest-2'])
    .dice(1, 1);
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  expect(scene.tops('monsters')).toEqual(['clotty', 'gurdy']);
  for (const event of ['chest', 'chest-2']) {
    scene.refuses('p1', 'end').attack('p1', 'deck').answer('p1', 'attack.slot', 'gurdy').resolve();
    expect(scene.discarded('monster')[0]).toBe(event);
  }
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['clotty', 'gurdy', 'deck']);
  scene.done({ midway: 'the ordinary attack is not made' });
});

test.each([
  [1, 1],
  [3, 1],
  [4, 2],
  [5, 2],
])('cursed-chest: on a %i it hurts for %i', (face, damage) => {
  const scene = revealed('cursed-chest').player('p1', { character: 'sturdy' }).dice(face);
  scene.attack('p1', 'deck').resolve();
  expect(scene.hp('p1')).toBe(3 - damage);
  scene.done();
});

test('cursed-chest: on a 6 there is a Guppy item to be found', () => {
  const scene = revealed('cursed-chest').wholeDeck('treasure', ['meat', 'guppys-collar', 'guppy-thing']).dice(6);
  scene.attack('p1', 'deck').resolve();
  expect(scene.offered()).toEqual(['guppys-collar', 'guppy-thing', 'none']);
  scene.answer('p1', 'deck.search', 'guppys-collar');
  expect(scene.items('p1')).toEqual(['guppys-collar']);
  scene.done();
});

test('greed-event: a player with the most ¢ loses all of it', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { coins: 2 })
    .player('p2', { coins: 7 })
    .player('p3', { coins: 7 })
    .monsters('gurdy')
    .deck('monster', ['greed-event']);
  scene.attack('p1', 'deck');
  expect(scene.asked()).toBe('p1 trigger.target');
  expect(scene.offered()).toEqual(['p2', 'p3']);
  scene.answer('p1', 'trigger.target', 'p3').allPass();
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([2, 7, 0]);
  expect(scene.discarded('monster')).toEqual(['greed-event']);
  scene.done();
});

test('mega-troll-bomb: each player takes 2 damage', () => {
  const scene = aScene({ players: 3 }).player('p1', { character: 'sturdy' }).monsters('gurdy');
  scene.deck('monster', ['mega-troll-bomb']).attack('p1', 'deck').allPass();
  expect(scene.stack()).toEqual(['2 damage to p3', '2 damage to p2', '2 damage to p1']);
  scene.resolve();
  expect([scene.hp('p1'), scene.dead('p2'), scene.dead('p3')]).toEqual([1, true, true]);
  expect(scene.discarded('monster')).toEqual(['mega-troll-bomb']);
  scene.done();
});

test('troll-bombs: the active player takes 2 damage', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters('gurdy').deck('monster', ['troll-bombs']);
  scene.attack('p1', 'deck').resolve();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([1, 2]);
  expect(scene.discarded('monster')).toEqual(['troll-bombs']);
  scene.done();
});
