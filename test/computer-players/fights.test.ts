import { expect, test } from 'vitest';
import { aScene, type Scene } from '../support/scene.js';
import { chooseAnswer } from '../../src/computer-players/index.js';
import { sceneCards } from '../support/cards/index.js';
import { answerOf } from './asking.js';

const MIDWAY = { midway: 'only the answer counts' };

/** What P1 attacks when it has declared an attack. */
const attacked = (scene: Scene): readonly string[] => {
  scene.declare('p1', 'attack').allPass();
  const answer = answerOf(scene.start());
  scene.done(MIDWAY);
  return answer;
};

test('reckons with DC that rises with every hit, and fights such a monster once it can beat it', () => {
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

test('uses its character for a card that saves it from damage that one of its items makes more of', () => {
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

/** P1 has rolled a 1 against what only a final 2 hurts, has +1, and is asked by the first of what watches the roll. */
const rolledAOne = (...watching: readonly string[]): Scene => {
  const scene = aScene()
    .player('p1', { items: [...watching, 'synthoil'], damage: 1 })
    .monsters('turdlings')
    .dice(1)
    .fallbacks('trigger.order');
  scene.attack('p1', 'turdlings').allPass();
  while (scene.start().asked() === 'p1 priority') scene.allPass();
  expect(scene.asked()).toBe('p1 effect.may');
  return scene;
};

test('leaves a 1 as it is where +1 makes the number of it that it needs, whatever else watches the roll', () => {
  for (const watching of [['dads-lost-coin'], ['sacred-heart'], ['sacred-heart', 'dads-lost-coin']]) {
    const scene = rolledAOne(...watching);
    expect(answerOf(scene)).toEqual(['no']);
    scene.done(MIDWAY);
  }
});

/** P1 has rolled a 1 against a fly, which a reroll may hit, in an attack of so many rolls. */
const askedAfter = (rolls: number, chance: number): readonly string[] => {
  const scene = aScene()
    .player('p1', { items: ['dads-lost-coin'] })
    .monsters('fly')
    .dice(1);
  scene.attack('p1', 'fly').allPass(2);
  const view = scene.start().view('p1');
  expect(scene.asked()).toBe('p1 effect.may');
  const later = view.attack === null ? view : { ...view, attack: { ...view.attack, rolls } };
  scene.done(MIDWAY);
  return chooseAnswer('simple', later, () => chance, sceneCards);
};

test('what it may do it does not do over and over: seldom it lets it be, and often in an attack without end', () => {
  expect(askedAfter(1, 0.4)).toEqual(['yes']);
  expect(askedAfter(1, 0.001)).toEqual(['no']);
  expect(askedAfter(15, 0.4)).toEqual(['yes']);
  expect(askedAfter(100, 0.4)).toEqual(['no']);
  expect(askedAfter(100, 0.9)).toEqual(['yes']);
});
