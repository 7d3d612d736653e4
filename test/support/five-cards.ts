import { expect } from 'vitest';
import type { Scene } from './scene.js';

/** Of five cards that this loot shows the third goes on top, the rest to the bottom in another order. */
export const pickOne = (scene: Scene, loot: string, cards: readonly string[]): Scene => {
  scene.play('p1', loot).allPass();
  expect(scene.offered()).toEqual(cards);
  scene.answer('p1', 'effect.choose', cards[2] ?? '');
  return scene.answer('p1', 'deck.order', cards[4] ?? '', cards[3] ?? '', cards[0] ?? '', cards[1] ?? '');
};
