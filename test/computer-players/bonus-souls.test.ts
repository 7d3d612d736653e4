import { expect, test } from 'vitest';
import { chooseAnswer } from '../../src/computer-players/index.js';
import { sceneCards } from '../support/cards/index.js';
import { aScene, type Scene } from '../support/scene.js';
import { answerOf } from './asking.js';

const MIDWAY = { midway: 'only the answer counts' };
const first = (scene: Scene): readonly string[] => {
  const answer = answerOf(scene.start());
  scene.done(MIDWAY);
  return answer;
};

test('buys no item that gives a bonus soul to a rival, but one that brings it one or that changes nothing', () => {
  const rich = (items: readonly string[], others: readonly string[], outside: readonly string[]) =>
    aScene()
      .player('p1', { coins: 10, items })
      .player('p2', { items: others })
      .outside(...outside)
      .shop('meat')
      .monsters('mom')
      .used({ attacks: 1 });
  const three = ['breakfast', 'dinner', 'meat'];
  expect(first(rich(three, [], ['soul-of-sloth']))).toEqual(['end']);
  expect(first(rich(three, [], []))).toEqual(['purchase']);
  expect(first(rich(['breakfast'], [], ['soul-of-sloth']))).toEqual(['purchase']);
});

test('DEC-33: everybody sees how many counters lie on a bonus soul', () => {
  const scene = aScene().outside('soul-of-lust', 'soul-of-sloth').monsters('fly').dice(3);
  expect(scene.view('p2').bonusCounters).toEqual({});
  scene.attack('p1', 'fly').resolve();
  expect(scene.view('p2').bonusCounters).toEqual({ 'soul-of-lust': 1 });
  expect(scene.view(null).bonusCounters).toEqual({ 'soul-of-lust': 1 });
  scene.done(MIDWAY);
});

test('fights for the kill that brings a bonus soul', () => {
  const scene = aScene().outside('soul-of-lust').monsters('fly', 'gurdy');
  scene.declare('p1', 'attack').allPass();
  const view = scene.view('p1');
  const attacked = (counters: number): unknown => {
    const bonusCounters = { 'soul-of-lust': counters };
    const [chosen] = chooseAnswer('simple', { ...view, bonusCounters }, () => 0.5, sceneCards);
    return view.decision?.options.find(({ id }) => id === chosen)?.meaning.card ?? 'deck';
  };
  expect(attacked(0)).toBe('deck');
  expect(attacked(4)).toBe('deck');
  expect(attacked(5)).toBe('fly');
  scene.done(MIDWAY);
});

test('saves its ¢ for a bonus soul only while no rival is nearer to it', () => {
  const rich = (others: number) =>
    aScene()
      .player('p1', { coins: 19 })
      .player('p2', { coins: others })
      .outside('soul-of-greed')
      .shop('meat')
      .monsters('mom')
      .used({ attacks: 1 });
  expect(first(rich(3))).toEqual(['end']);
  expect(first(rich(23))).toEqual(['purchase']);
});

test('buys before a rival what would give them a bonus soul, if they have nearly the ¢ for it', () => {
  const bought = (others: number, outside: readonly string[]): readonly string[] => {
    const scene = aScene()
      .player('p1', { coins: 10 })
      .player('p2', { coins: others, items: ['guppys-collar'] })
      .outside(...outside)
      .shop('meat', 'guppys-paw')
      .monsters('mom')
      .used({ attacks: 1 });
    scene.declare('p1', 'purchase').allPass();
    const answer = answerOf(scene);
    scene.done(MIDWAY);
    return answer;
  };
  expect(bought(8, ['soul-of-guppy'])).toEqual(['guppys-paw']);
  expect(bought(3, ['soul-of-guppy'])).toEqual(['meat']);
  expect(bought(8, [])).toEqual(['meat']);
});
