import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test('curse-of-pain: lies with the chosen player and hurts at the start of their turns', () => {
  const scene = aScene().monsters('gurdy').deck('monster', ['curse-of-pain']);
  scene.attack('p1', 'deck').answer('p1', 'trigger.target', 'p2').resolve();
  expect(scene.curses('p2')).toEqual(['curse-of-pain']);
  scene.endTurn('p1');
  expect(scene.stack()).toEqual(['curse-of-pain']);
  scene.allPass();
  expect(scene.stack()).toEqual(['1 damage to p2']);
  scene.toActionPhase();
  expect(scene.hp('p2')).toBe(1);
  scene.endTurn('p2').toActionPhase();
  expect(scene.hp('p1')).toBe(2);
  expect(scene.hp('p2')).toBe(2);
  scene.done();
});
