import { describe, expect, test } from 'vitest';
import { aScene, damaged } from '../../support/scene.js';

const coins = (scene: ReturnType<typeof aScene>) => scene.view().players.map((player) => player.coins);

describe('DEC-58: whoever gains rewards is who gained them', () => {
  test('DEC-58: Lollypop of the active player has half of what Giant Poop gives to its killer', () => {
    const scene = aScene()
      .player('p1', { items: ['lollypop'] })
      .player('p2', { hand: ['bomb'], lootPlays: 1 })
      .monsters(damaged('giant-poop', 4));
    scene
      .passTo('p2')
      .play('p2', 'bomb', { targets: ['giant-poop'] })
      .resolve();
    expect([scene.hand('p1').length, scene.hand('p2').length]).toEqual([2, 5]);
    scene.done();
  });

  test('DEC-58: Lollypop of whoever kills Ultra Greed shares its rewards with another player', () => {
    const scene = aScene({ players: 3, supply: 200 })
      .player('p2', { items: ['lollypop'], hand: ['bomb'], lootPlays: 1 })
      .monsters(damaged('ultra-greed', 7));
    scene
      .passTo('p2')
      .play('p2', 'bomb', { targets: ['ultra-greed'] })
      .resolve();
    scene.answer('p2', 'trigger.target', 'p3').resolve();
    expect(coins(scene)).toEqual([0, 40, 40]);
    scene.done();
  });

  test('DEC-58: who is paid besides the active player has gained rewards too', () => {
    const scene = aScene({ players: 3 })
      .player('p2', { items: ['lollypop'], hand: ['fell-a-monster'], lootPlays: 1 })
      .rooms('multiplayer-update')
      .monsters('fly')
      .fallbacks('trigger.order', 'trigger.target');
    scene
      .passTo('p2')
      .play('p2', 'fell-a-monster', { targets: ['fly'] })
      .passUntil('lollypop');
    expect(coins(scene)).toEqual([1, 1, 0]);
    expect(scene.stack()).toEqual(['lollypop', 'lollypop']); // for one's own, and for half of P1's
    scene.resolve();
    expect(coins(scene)).toEqual([1, 1, 1]);
    scene.done();
  });

  test('DEC-58 VAR-08: where all are paid each has gained rewards, and the monster itself says so once', () => {
    const scene = aScene({ players: 3, variants: ['rewards-for-everyone'] })
      .player('p1', { hand: ['fell-a-monster'] })
      .player('p3', { items: ['lollypop'] })
      .monsters('charmed-greedling')
      .fallbacks('trigger.order', 'trigger.target');
    scene.play('p1', 'fell-a-monster', { targets: ['charmed-greedling'] }).passUntil('lollypop');
    expect(scene.stack().toSorted()).toEqual(['charmed-greedling', 'lollypop', 'lollypop', 'lollypop']);
    scene.resolve();
    scene.done();
  });

  test('DEC-58: an item that is killed pays no rewards of a monster', () => {
    const scene = aScene({ players: 3 })
      .player('p1', { items: ['lollypop'], hand: ['bomb'] })
      .player('p2', { items: [damaged('punching-bag', 1)] });
    scene.dice(5).attack('p1', 'punching-bag').resolve();
    expect(coins(scene)).toEqual([5, 0, 0]);
    scene.done();
  });
});

test('DEC-58 VAR-08: what an item or a room pays is not shared', () => {
  const scene = aScene({ players: 3, variants: ['rewards-for-everyone'] })
    .player('p2', { items: [damaged('punching-bag', 1)] })
    .dice(5);
  scene.attack('p1', 'punching-bag').resolve();
  expect(coins(scene)).toEqual([5, 0, 0]);
  scene.done();
});
