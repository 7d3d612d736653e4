import { expect, test } from 'vitest';
import { aScene, type Scene } from '../support/scene.js';
import { chooseAnswer } from '../../src/computer-players/index.js';
import { sceneCards } from '../support/cards/index.js';
import { answerOf } from './asking.js';

const MIDWAY = { midway: 'only the answer counts' };
const first = (scene: Scene): readonly string[] => {
  const answer = answerOf(scene.start());
  scene.done(MIDWAY);
  return answer;
};

/** P1 has killed a fly in its turn and is asked whether a room goes. */
const askedAboutRooms = (...rooms: readonly string[]): Scene => {
  const scene = aScene()
    .player('p2', { coins: 9, hand: ['a-penny'], souls: ['monstro'] })
    .rooms(...rooms)
    .deck('room', ['empty-room'])
    .monsters('fly')
    .dice(3);
  scene.attack('p1', 'fly').resolve().endTurn('p1');
  expect(scene.asked()).toBe('p1 room.discard');
  return scene;
};

test('throws away a room that does good to whoever is next, and keeps one that harms them', () => {
  expect(first(askedAboutRooms('blessing-of-greed'))).toEqual(['blessing-of-greed']);
  expect(first(askedAboutRooms('bum-bo-is-loose'))).toEqual([]);
  expect(first(askedAboutRooms('bum-bo-is-loose', 'blessing-of-greed'))).toEqual(['blessing-of-greed']);
});

test('throws any room away in a game that has lasted long, for it may hang on that', () => {
  const scene = askedAboutRooms('bum-bo-is-loose').start();
  const view = scene.view('p1');
  const [kept, gone] = [60, 61].map((number) =>
    chooseAnswer('simple', { ...view, turn: { ...view.turn, number } }, () => 0.5, sceneCards),
  );
  expect(kept).toEqual([]);
  expect(gone).toEqual(scene.decision().options.map(({ id }) => id));
  scene.done(MIDWAY);
});

test('keeps a room that helps those who have least when it has least, and not when another has', () => {
  expect(first(askedAboutRooms('pity-for-the-poor'))).toEqual([]);
  const richer = aScene()
    .player('p1', { souls: ['monstro'] })
    .rooms('pity-for-the-poor')
    .deck('room', ['empty-room'])
    .monsters('fly')
    .dice(3);
  richer.attack('p1', 'fly').resolve().endTurn('p1');
  expect(first(richer)).toEqual(['pity-for-the-poor']);
});

test('saves its ¢ when a bonus soul for them is near, and buys when it is far, or gone', () => {
  const rich = (coins: number, outside: readonly string[], items: readonly string[] = []) =>
    aScene()
      .player('p1', { coins, items })
      .outside(...outside)
      .shop('meat')
      .monsters('mom')
      .used({ attacks: 1 });
  expect(first(rich(19, ['soul-of-greed']))).toEqual(['end']);
  expect(first(rich(15, ['soul-of-greed']))).toEqual(['purchase']);
  expect(first(rich(15, ['soul-of-greed'], ['dinner', 'breakfast']))).toEqual(['end']);
  expect(first(rich(19, []))).toEqual(['purchase']);
});

test('fights what does not die but pays, and wants less of what everybody gains', () => {
  const scene = aScene()
    .player('p1', { items: ['meat', 'breakfast', 'breakfast'] })
    .monsters('the-harbingers', 'fly');
  scene.declare('p1', 'attack').allPass();
  expect(first(scene)).toEqual(['the-harbingers']);
});

test('purchases what it must and can pay, however little a card of the usual price would cost it', () => {
  const scene = aScene()
    .player('p1', { coins: 8 })
    .shop('meat')
    .rooms('everything-must-go')
    .monsters('monstro')
    .from('recharge');
  scene.start().toActionPhase();
  expect(answerOf(scene)).toEqual(['purchase']);
  scene.done(MIDWAY);
});
