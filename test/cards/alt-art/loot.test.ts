import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test('xiii-death-alt-art DEST-01: everybody dies, who plays it too', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death-alt-art'] })
    .player('p2', { coins: 2 });
  scene.play('p1', 'xiii-death-alt-art').allPass();
  expect(scene.stack()).toEqual(['p2 death', 'p1 death']);
  scene.toNextTurn();
  expect([scene.coins('p2'), scene.view().turn.active]).toEqual([1, 'p2']);
  scene.done();
});

test('xvii-the-stars-alt-art: a treasure for everybody in turn order, and one more for who plays it', () => {
  const scene = aScene()
    .player('p1', { hand: ['xvii-the-stars-alt-art'] })
    .deck('treasure', ['meat', 'breakfast', 'dinner']);
  scene.play('p1', 'xvii-the-stars-alt-art').resolve();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([['meat', 'dinner'], ['breakfast']]);
  scene.done();
});

test('lost-soul-alt-art KEY-02: it becomes a soul and goes to another player at once', () => {
  const scene = aScene({ players: 3 }).player('p1', { hand: ['lost-soul-alt-art'] });
  scene.play('p1', 'lost-soul-alt-art').resolve();
  expect(scene.offered()).toEqual(['p2', 'p3']);
  scene.answer('p1', 'effect.choose', 'p3').resolve();
  expect([scene.souls('p1'), scene.souls('p2'), scene.souls('p3'), scene.items('p3')]).toEqual([0, 0, 1, []]);
  scene.done();
});

test('lost-soul-alt-art ATKPL-01: its owner can be attacked on 4+, and who kills them gets it', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { character: 'sturdy' })
    .player('p2', { souls: ['lost-soul-alt-art'], damage: 1 })
    .dice(3, 4);
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['p2', 'deck']);
  scene.answer('p1', 'attack.target', 'p2').resolve();
  expect([scene.hp('p1'), scene.soulCards('p1'), scene.soulCards('p2')]).toEqual([2, ['lost-soul-alt-art'], []]);
  scene.done();
});

test('lost-soul-alt-art DMG-05: a death by nobody leaves it where it is', () => {
  const scene = aScene()
    .player('p1', { hand: ['each-player-takes-1'] })
    .player('p2', { souls: ['lost-soul-alt-art'], damage: 1 });
  scene.play('p1', 'each-player-takes-1').resolve();
  expect([scene.dead('p2'), scene.soulCards('p2')]).toEqual([true, ['lost-soul-alt-art']]);
  scene.done();
});

test('lost-soul-alt-art: the death of somebody else, or of a monster, leaves it where it is', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['kill-player-for-coins', 'bomb'], lootPlays: 2 })
    .player('p2', { souls: ['lost-soul-alt-art'] })
    .monsters('fly');
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  scene
    .play('p1', 'kill-player-for-coins', { targets: ['p3'] })
    .fallbacks()
    .resolve();
  expect([scene.dead('p3'), scene.soulCards('p1'), scene.soulCards('p2')]).toEqual([true, [], ['lost-soul-alt-art']]);
  scene.done();
});
