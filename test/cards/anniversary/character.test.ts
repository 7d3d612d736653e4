import { expect, test } from 'vitest';
import { hasHpAndLootPlay } from '../../support/character-scenes.js';
import { aGame } from '../../support/scene.js';

test.each([
  ['bum-bo-the-stout', 2],
  ['florian', 2],
  ['level-one-isaac', 3],
])('%s CHAR-06: %i HP, 1 ATK, ↷ for one more loot play', hasHpAndLootPlay);

test('level-one-isaac SETUP-09 SETUP-10: two loot cards more than anybody else as the game starts, and no item', () => {
  const cards = (card: string): readonly string[] => Array.from({ length: 14 }, () => card);
  const scene = aGame({
    seats: 2,
    decks: { loot: cards('blank-loot'), treasure: cards('blank-treasure'), monster: cards('fly') },
    characters: ['level-one-isaac', 'plain'],
  }).firstPlayerDice(1, 2);
  const hands = scene
    .view()
    .players.map(({ id, characters, items }) => [
      characters[0]?.card,
      scene.hand(id).length,
      items.map(({ card }) => card),
    ]);
  expect(hands).toHaveLength(2);
  expect(hands).toEqual(
    expect.arrayContaining([
      ['level-one-isaac', 5, []],
      ['plain', 3, []],
    ]),
  );
  scene.start().done({ midway: 'the first turn begins' });
});
