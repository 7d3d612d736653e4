import { expect } from 'vitest';
import type { CardId } from '../../src/engine/index.js';
import type { Scene } from './scene.js';

/** Everybody passes till the stack is empty, and this never does anything. */
export const comesToRestWithout = (scene: Scene, id: CardId): void => {
  for (let round = 0; round < 20; round += 1) {
    expect(scene.stack()).not.toContain(id);
    expect(scene.asked()).toMatch(/ priority$/);
    if (scene.stack().length === 0) return;
    scene.allPass();
  }
  throw new Error('the stack does not come to an end');
};

/** Whether this lies on the stack, or is about to and asks for its targets. */
export const hasTriggered = (scene: Scene, id: CardId): boolean =>
  scene.stack().includes(id) || !scene.asked().endsWith(' priority');
