import { describe, expect, test } from 'vitest';
import { aScene, withCounters } from '../../support/scene.js';

/** Worth two souls; what it says as a soul is nothing to these scenes. */
const TWO = 'it-lives-alt-art';

describe('DEC-52 SOUL-06: a soul of value 2 counts twice', () => {
  test('DEC-52: Focus levels up twice for one that is gained, and twice for one that is given', () => {
    const gained = aScene()
      .player('p1', { items: ['focus'], hand: ['fell-a-monster'] })
      .monsters(TWO);
    gained.play('p1', 'fell-a-monster', { targets: [TWO] }).resolve();
    expect(gained.object('focus').counters).toEqual({ level: 2 });
    gained.done();
    const given = aScene()
      .player('p1', { items: ['focus'], hand: ['steal-soul'] })
      .player('p2', { souls: [TWO] });
    given.play('p1', 'steal-soul', { targets: [TWO] }).resolve();
    expect(given.object('focus').counters).toEqual({ level: 2 });
    given.done();
  });

  test('DEC-52: Haunted makes whoever gains it skip two turns', () => {
    const scene = aScene()
      .player('p1', { hand: ['fell-a-monster'] })
      .monsters(TWO)
      .rooms('haunted');
    scene.play('p1', 'fell-a-monster', { targets: [TWO] }).resolve();
    expect(scene.view().players.map(({ turnsToSkip }) => turnsToSkip)).toEqual([2, 0]);
    scene.done();
  });

  test('DEC-52: A Friend has two counters more, looked at one after the other', () => {
    const scene = aScene({ players: 3 })
      .player('p1', { hand: ['steal-soul'] })
      .player('p2', { items: [withCounters('a-friend', 1)] })
      .player('p3', { souls: [TWO] });
    scene.play('p1', 'steal-soul', { targets: [TWO] }).resolve();
    expect([scene.items('p2'), scene.soulCards('p2')]).toEqual([[], ['a-friend']]);
    scene.done();
  });

  test('DEC-52: Karma asks for two players twice', () => {
    const scene = aScene({ players: 3 })
      .player('p1', { hand: ['steal-soul'] })
      .player('p2', { items: ['karma'] })
      .player('p3', { souls: [TWO] })
      .fallbacks('effect.choose');
    scene.play('p1', 'steal-soul', { targets: [TWO] }).resolve();
    for (const pair of [
      ['p1', 'p2'],
      ['p2', 'p3'],
    ])
      scene.answer('p2', 'trigger.target', ...pair);
    scene.resolve();
    expect(['p1', 'p2', 'p3'].map((player) => scene.hand(player as 'p1').length)).toEqual([1, 2, 1]);
    scene.done();
  });

  test('DEC-52: an ability that counts what happens counts each of them', () => {
    const scene = aScene()
      .player('p1', { items: ['second-soul'], hand: ['fell-a-monster'] })
      .monsters(TWO);
    scene.play('p1', 'fell-a-monster', { targets: [TWO] }).resolve();
    expect(scene.coins('p1')).toBe(2); // 1 ¢ for the second soul since it is there, and 1 ¢ for each two in a turn
    scene.done();
  });

  test('DEC-52: what waits for the next soul waits for one', () => {
    const scene = aScene()
      .player('p1', { hand: ['coin-for-next-soul', 'fell-a-monster'], lootPlays: 2 })
      .monsters(TWO);
    scene
      .play('p1', 'coin-for-next-soul')
      .resolve()
      .play('p1', 'fell-a-monster', { targets: [TWO] })
      .resolve();
    expect(scene.coins('p1')).toBe(1);
    scene.done();
  });
});

test('SOUL-04 DEC-52: what is said of this very soul, and of any object that is given, happens once', () => {
  const scene = aScene({ soulsToWin: 9 })
    .player('p1', { items: ['counts-gifts'], hand: ['fell-a-monster', 'steal-soul'], lootPlays: 2 })
    .player('p2', { souls: [TWO] })
    .monsters('worth-two');
  scene.play('p1', 'steal-soul', { targets: [TWO] }).resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.play('p1', 'fell-a-monster', { targets: ['worth-two'] }).resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.done();
});
