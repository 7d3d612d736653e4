import type { PlayerId } from '../../src/engine/index.js';
import type { Scene } from './scene.js';

/** P1, who has Calls for Help, attacks this, and this other player attacks along. */
export const attackAlong = (scene: Scene, along: PlayerId, target: string): Scene =>
  scene
    .declare('p1', 'attack')
    .allPass()
    .answer('p1', 'effect.choose', along)
    .answer(along, 'effect.may', 'yes')
    .allPass()
    .answer('p1', 'attack.target', target);
