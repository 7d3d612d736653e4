import { expect, test } from 'vitest';
import { aScene, type Scene } from '../support/scene.js';
import { answerOf } from './asking.js';

const MIDWAY = { midway: 'only the answer counts' };

/** What P1 attacks when it has declared an attack. */
const attacked = (scene: Scene): readonly string[] => {
  scene.declare('p1', 'attack').allPass();
  const answer = answerOf(scene.start());
  scene.done(MIDWAY);
  return answer;
};

test('issue 20: reckons with DC that rises with every hit, and fights such a monster once it can beat it', () => {
  expect(attacked(aScene().player('p1', { damage: 1 }).monsters('mother', 'gurdy-jr'))).not.toEqual(['mother']);
  const strong = aScene().player('p1', { items: ['brimstone', 'ipecac', 'brimstone', 'brimstone'] });
  expect(attacked(strong.monsters('mother', 'fly'))).toEqual(['mother']);
});

/** P2's turn begins: it loots, Laser Eye sees it, and Daddy Haunt makes of its 1 damage 2. */
const struckForLooting = (): Scene =>
  aScene()
    .player('p2', { items: ['daddy-haunt'] })
    .rooms('laser-eye')
    .deck('loot', ['soul-heart'])
    .monsters('gurdy')
    .endTurn('p1');

test('issue 20: uses its character for a card that saves it from damage that one of its items makes more of', () => {
  const scene = struckForLooting();
  const said: string[] = [];
  while (!said.includes('play soul-heart') || scene.view('p2').stack.length > 0) {
    const player = scene.decision().player === 'p1' ? 'p1' : 'p2';
    const answer = answerOf(scene);
    if (player === 'p2') said.push(...answer);
    scene.answerSome(player, scene.decision().key, ...answer);
    if (said.length > 20) throw new Error(`it does not save itself: ${said.join(', ')}`);
  }
  expect(said.filter((one) => one !== 'pass')).toEqual(['use plain', 'play soul-heart', 'p2']);
  expect(scene.view('p2').players[1]).toMatchObject({ hp: 2, dead: false });
  scene.done(MIDWAY);
});
