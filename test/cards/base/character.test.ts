import { expect, test } from 'vitest';
import { aGame, aScene } from '../../support/scene.js';

test.each(['isaac', 'judas', 'maggy', 'the-forgotten'])('%s: 2 HP, 1 ATK, ↷ for one more loot play', (id) => {
  const scene = aScene().player('p1', { character: id, hand: ['a-penny', 'a-penny'] });
  expect([scene.maxHp('p1'), scene.atk('p1')]).toEqual([2, 1]);
  scene.play('p1', 'a-penny').allPass().refuses('p1', 'play a-penny');
  scene.use('p1', id).allPass().play('p1', 'a-penny').allPass();
  expect(scene.coins('p1')).toBe(2);
  expect(scene.charged(id)).toBe(false);
  scene.refuses('p1', `use ${id}`).done();
});

test.each([
  ['isaac', 'the-d6'],
  ['judas', 'book-of-belial'],
  ['maggy', 'yum-heart'],
  ['the-forgotten', 'the-bone'],
])('%s: begins with %s', (id, item) => {
  const cards = (card: string): readonly string[] => Array.from({ length: 10 }, () => card);
  const scene = aGame({
    seats: 2,
    decks: { loot: cards('blank-loot'), treasure: cards('blank-treasure'), monster: cards('fly') },
    characters: ['plain', id],
    outside: ['the-d6', 'book-of-belial', 'yum-heart', 'the-bone'],
  }).firstPlayerDice(1, 2);
  const owner = scene.view().players.find(({ characters }) => characters[0]?.card === id);
  expect(owner?.items.map(({ card, charged }) => [card, charged])).toEqual([[item, true]]);
  expect(scene.view().outside).toHaveLength(3);
  scene.done();
});
