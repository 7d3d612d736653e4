import { expect, test } from 'vitest';
import type { CardId } from '../../../src/engine/index.js';
import { aGame, aScene } from '../../support/scene.js';

/** 2 HP, 1 ATK, and ↷ for one more loot play. */
const plays = (id: CardId): void => {
  const scene = aScene().player('p1', { character: id, hand: ['a-penny', 'a-penny', 'a-penny'] });
  expect([scene.maxHp('p1'), scene.atk('p1'), scene.souls('p1')]).toEqual([2, 1, 0]);
  scene.play('p1', 'a-penny').allPass().refuses('p1', 'play a-penny');
  scene.use('p1', id).allPass().play('p1', 'a-penny').allPass();
  expect([scene.coins('p1'), scene.charged(id)]).toEqual([2, false]);
  scene.refuses('p1', 'play a-penny').refuses('p1', `use ${id}`).done();
};

test('bum-bo: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('bum-bo'));
test('dark-judas: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('dark-judas'));
test('guppy: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('guppy'));
test('whore-of-babylon: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('whore-of-babylon'));

const STARTING_ITEMS = ['bag-o-trash', 'dark-arts', 'infestation', 'gimpy'];
test.each([
  ['bum-bo', 'bag-o-trash'],
  ['dark-judas', 'dark-arts'],
  ['guppy', 'infestation'],
  ['whore-of-babylon', 'gimpy'],
])('%s CHAR-02: begins with %s, charged', (id, item) => {
  const cards = (card: string): readonly string[] => Array.from({ length: 10 }, () => card);
  const scene = aGame({
    seats: 2,
    decks: { loot: cards('blank-loot'), treasure: cards('blank-treasure'), monster: cards('fly') },
    characters: ['plain', id],
    outside: STARTING_ITEMS,
  }).firstPlayerDice(1, 2);
  const owner = scene.view().players.find(({ characters }) => characters[0]?.card === id);
  expect(owner?.items.map(({ card, charged }) => [card, charged])).toEqual([[item, true]]);
  scene.done({ midway: 'the first turn begins' });
});

test('guppy KEY-10: the character is no Guppy item', () => {
  const scene = aScene()
    .player('p1', { character: 'guppy', items: ['guppys-head'], hand: ['gain-3'] })
    .outside('soul-of-guppy');
  scene.play('p1', 'gain-3').allPass();
  expect(scene.soulCards('p1')).toEqual([]);
  scene.done();
});
