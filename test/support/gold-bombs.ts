import { aScene, type Scene } from './scene.js';

/** P1 has two gold bombs for this monster. */
export const slain = (monster: string): Scene =>
  aScene()
    .player('p1', { hand: ['gold-bomb', 'gold-bomb'], lootPlays: 2 })
    .monsters(monster);

/** One of them has hit it. */
export const bombed = (scene: Scene, monster: string): Scene =>
  scene.play('p1', 'gold-bomb', { targets: [monster] }).allPass(2);
