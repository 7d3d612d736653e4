import { expect, test } from 'vitest';
import { aScene } from '../support/scene.js';
import { answerOf, playedBy } from './asking.js';

test('ATKPL-01: simple attacks a player whom it can kill rather than a monster that it cannot', () => {
  const scene = aScene()
    .player('p1', { hand: ['duel-at-3'], items: ['plus-atk'] })
    .player('p2', { damage: 1, coins: 5, items: ['blank-treasure'] })
    .wholeDeck('monster', [])
    .monsters('armoured-giant');
  scene.play('p1', 'duel-at-3').allPass();
  expect(playedBy(scene, 'p1')).toEqual(['attack', 'pass']);
  scene.resolve();
  expect(answerOf(scene)).toEqual(['p2']);
  scene.done({ midway: 'the target is not chosen' });
});

test('ATKOBJ-01: simple attacks an item of another for its reward', () => {
  const scene = aScene()
    .player('p2', { items: ['sparring-partner'] })
    .monsters('armoured-giant');
  expect(playedBy(scene, 'p1')).toEqual(['attack', 'pass']);
  scene.resolve();
  expect(answerOf(scene)).toEqual(['sparring-partner']);
  scene.done({ midway: 'the target is not chosen' });
});
