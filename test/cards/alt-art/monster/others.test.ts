import { expect, test } from 'vitest';
import { aScene, type Scene } from '../../../support/scene.js';

/** Everybody passes till the stack is empty, and this card has nothing to say to any of it. */
const staysQuiet = (scene: Scene, card: string): void => {
  while (scene.stack().length > 0 || scene.view().attack !== null) {
    expect(scene.stack()).not.toContain(card);
    scene.allPass();
  }
};

test.each([
  'gaper-alt-art',
  'moms-hand-alt-art',
  'mulliboom-alt-art',
  'mulligan-alt-art',
  'twitchy',
  'brownie-alt-art',
  'dark-one-alt-art',
  'dingle-alt-art',
  'famine-alt-art',
  'fistula-alt-art',
  'gurdy-alt-art',
  'hornfel-alt-art',
  'min-min',
  'monstro-alt-art',
  'monstro-ii-alt-art',
  'pestilence-alt-art',
  'polycephalus-alt-art',
  'rag-man-alt-art',
  'rag-mega-alt-art',
  'the-duke-of-flies-alt-art',
  'mom-alt-art',
  'the-beast',
  'the-lamb-alt-art',
  'ultra-greed-alt-art',
])('%s MON-07: what happens to another monster, and by it, does not concern it', (card) => {
  const scene = aScene({ players: 3 })
    .player('p1', { character: 'sturdy' })
    .player('p2', { items: ['meat'], souls: ['gurdy'] })
    .player('p3', { items: ['breakfast'], souls: ['chub'] })
    .monsters(card, 'fly')
    .dice(1, 4, ...(card === 'mom-alt-art' ? [4] : []));
  scene.attack('p1', 'fly');
  staysQuiet(scene, card);
  expect([scene.hp('p1'), scene.coins('p1'), scene.tops('monsters')[0]]).toEqual([2, 1, card]);
  scene.done();
});

test.each(['daddy-long-legs-monster-alt-art', 'mega-fatty-alt-art', 'satan-alt-art'])(
  '%s ABIL-08: other numbers do not concern it',
  (card) => {
    const scene = aScene()
      .player('p1', { hand: ['chunk-of-amber', 'chunk-of-amber', 'chunk-of-amber'], lootPlays: 3 })
      .monsters(card)
      .dice(4, 3, 2);
    for (let n = 0; n < 3; n += 1) {
      scene.play('p1', 'chunk-of-amber');
      staysQuiet(scene, card);
    }
    expect(scene.coins('p1')).toBe(18);
    scene.done();
  },
);
