import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test('soul-of-lust DEC-33 BSOUL-02: with the sixth monster that players kill the active player has it', () => {
  const scene = aScene()
    .player('p1', { hand: ['everything-takes-1'] })
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters('fly', 'fly', 'fly', 'fly', 'fly')
    .deck('monster', ['fly', 'gurdy', 'gurdy', 'gurdy', 'gurdy'])
    .outside('soul-of-lust');
  scene.play('p1', 'everything-takes-1').resolve();
  expect(scene.object('soul-of-lust').counters).toEqual({ counter: 5 });
  expect([scene.souls('p1'), scene.coins('p1')]).toEqual([0, 5]);
  scene
    .passTo('p2')
    .play('p2', 'bomb', { targets: ['fly'] })
    .resolve();
  expect([scene.soulCards('p1'), scene.soulCards('p2'), scene.view().bonusSouls]).toEqual([['soul-of-lust'], [], []]);
  scene.done();
});

test('soul-of-lust: a monster that nobody kills does not count', () => {
  const scene = aScene()
    .player('p1', { hand: ['each-player-takes-1'] })
    .monsters('fly')
    .outside('soul-of-lust');
  scene.play('p1', 'each-player-takes-1').resolve();
  expect(scene.object('soul-of-lust').counters).toEqual({});
  scene.done();
});

test('soul-of-wrath DEC-33 BSOUL-02: with the sixth death of a player the active player has it, without the stack', () => {
  const all = 'all-players-and-monsters-die';
  const scene = aScene({ players: 3 })
    .player('p1', { hand: [all] })
    .player('p2', { hand: [all, all] })
    .outside('soul-of-wrath')
    .fallbacks('deathPenalty.loot');
  scene.play('p1', all).passUntil('p1 death').allPass();
  expect([scene.object('soul-of-wrath').counters, scene.stack()]).toEqual([{ counter: 1 }, ['p3 death', 'p2 death']]);
  scene.toNextTurn().toActionPhase();
  expect(scene.object('soul-of-wrath').counters).toEqual({ counter: 3 });
  scene.play('p2', all).toNextTurn();
  expect([scene.soulCards('p1'), scene.soulCards('p2'), scene.soulCards('p3')]).toEqual([[], ['soul-of-wrath'], []]);
  scene.toActionPhase().done();
});

test('soul-of-envy BSOUL-02: with the third soul of anybody the active player gives it to one with the fewest', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster'], souls: ['mom'] })
    .monsters('gurdy')
    .outside('soul-of-envy');
  scene.play('p1', 'fell-a-monster', { targets: ['gurdy'] }).resolve();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 effect.choose', ['p2', 'p3']]);
  scene.answer('p1', 'effect.choose', 'p3').resolve();
  expect([scene.souls('p1'), scene.soulCards('p2'), scene.soulCards('p3')]).toEqual([3, [], ['soul-of-envy']]);
  scene.done();
});

test('soul-of-pride: five treasures are not enough, the sixth is, bought ones too; a trinket is none', () => {
  const scene = aScene()
    .player('p1', { hand: ['plus-treasure', 'plus-treasure', 'guppys-hairball'], lootPlays: 3, coins: 10 })
    .shop('meat')
    .deck('treasure', ['breakfast', 'dinner', 'book-of-sin'])
    .outside('soul-of-pride');
  scene.play('p1', 'plus-treasure').resolve().play('p1', 'guppys-hairball').resolve();
  expect(scene.object('soul-of-pride').counters).toEqual({ counter: 1 });
  scene.buy('p1', 'meat').resolve().play('p1', 'plus-treasure').resolve();
  expect([scene.object('soul-of-pride').counters, scene.souls('p1')]).toEqual([{ counter: 3 }, 0]);
  scene.done();
});

test('soul-of-sloth BSOUL-02: with the fourth item of anybody one with the fewest has it', () => {
  const scene = aScene()
    .player('p1', { hand: ['plus-treasure'], items: ['meat', 'breakfast', 'dinner'] })
    .deck('treasure', ['coin-maker'])
    .outside('soul-of-sloth');
  scene.play('p1', 'plus-treasure').resolve();
  expect(scene.asked()).toBe('p1 effect.choose');
  scene.answer('p1', 'effect.choose', 'p2').resolve();
  expect([scene.soulCards('p1'), scene.soulCards('p2')]).toEqual([[], ['soul-of-sloth']]);
  scene.done();
});
