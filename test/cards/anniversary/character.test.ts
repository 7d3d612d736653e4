import { expect, test } from 'vitest';
import { aGame, aScene } from '../../support/scene.js';

test.each([
  ['bum-bo-the-stout', 2],
  ['florian', 2],
  ['level-one-isaac', 3],
] as const)('%s CHAR-06: %i HP, and a ↷ for one more loot play', (character, hp) => {
  const scene = aScene().player('p1', { character, hand: ['a-penny', 'gain-3'] });
  expect([scene.maxHp('p1'), scene.atk('p1')]).toEqual([hp, 1]);
  scene.play('p1', 'a-penny').resolve().refuses('p1', 'play gain-3', 'LOOT-03');
  scene.use('p1', character).resolve().play('p1', 'gain-3').resolve();
  expect(scene.coins('p1')).toBe(4);
  scene.done();
});

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
