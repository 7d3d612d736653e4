import { expect, test } from 'vitest';
import { aScene, type Scene } from '../../support/scene.js';

// Cards that prevent the next death of a player.

/** P1 has protected this player with one of them. */
const protect = (scene: Scene, id: string, player: string): Scene => {
  const how = { targets: [player] };
  return (id === 'holy-card' ? scene.play('p1', id, how) : scene.use('p1', id, how)).allPass();
};

test.each(['holy-card', 'holy-mantle'])(
  '%s REPL-02 PREV-02: the next death of a player this turn is prevented, and no other',
  (id) => {
    const scene = aScene().player('p1', {
      items: ['holy-mantle'],
      hand: ['holy-card', 'gold-bomb', 'gold-bomb', 'a-penny'],
      lootPlays: 4,
    });
    protect(scene, id, 'p2')
      .play('p1', 'a-penny')
      .play('p1', 'gold-bomb', { targets: ['p2'] })
      .allPass(3);
    expect([scene.dead('p2'), scene.hp('p2'), scene.stack()]).toEqual([false, 1, ['a-penny']]);
    expect(scene.state().turn.phase).toBe('action');
    expect(scene.said('event').filter(({ event }) => event === 'preventDeath')).toHaveLength(1);
    scene.resolve();
    scene.play('p1', 'gold-bomb', { targets: ['p2'] }).resolve();
    expect([scene.dead('p2'), scene.coins('p1')]).toEqual([true, 1]);
    scene.done();
  },
);

test.each(['holy-card', 'holy-mantle'])(
  '%s: the death of another is not prevented, and it ends with the turn',
  (id) => {
    const scene = aScene({ players: 3 })
      .player('p1', { items: ['holy-mantle'], hand: ['holy-card', 'gold-bomb'], lootPlays: 2 })
      .player('p2', { hand: ['gold-bomb'] });
    protect(scene, id, 'p1')
      .play('p1', 'gold-bomb', { targets: ['p3'] })
      .allPass(3);
    expect(scene.dead('p3')).toBe(true);
    scene.resolve().endTurn('p1').toActionPhase();
    scene
      .play('p2', 'gold-bomb', { targets: ['p1'] })
      .fallbacks()
      .resolve();
    expect(scene.dead('p1')).toBe(true);
    scene.done();
  },
);
