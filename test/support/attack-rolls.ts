import { aScene, type PlayerScene } from './scene.js';

/** HP that an attack roll of this costs P1, who misses with all but a 6; what P1 and P2 have is given. */
export const lostToARoll = (face: number, mine: PlayerScene, theirs: PlayerScene = {}): number => {
  const scene = aScene()
    .player('p1', { ...mine, character: 'sturdy' })
    .player('p2', theirs)
    .monsters('blank-monster')
    .dice(face);
  const before = scene.hp('p1') ?? 0;
  scene.attack('p1', 'blank-monster').passUntil(`roll ${face}`).allPass(2);
  const lost = before - (scene.hp('p1') ?? 0);
  scene.done({ midway: 'the attack goes on' });
  return lost;
};
