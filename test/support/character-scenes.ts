import { expect } from 'vitest';
import { allCards } from '../../cards/index.js';
import type { CardId } from '../../src/engine/index.js';
import { aGame, aScene, type PlayerScene } from './scene.js';

// Scenes that the characters of all sets share.

const STARTING_ITEMS = [...new Set(allCards.flatMap(({ startingItem }) => startingItem ?? []))];

/** Its ↷ is one loot play more, and no second one (CHAR-06, LOOT-03). */
export const givesOneLootPlay = (id: CardId, own: PlayerScene = { character: id }): void => {
  const scene = aScene().player('p1', { ...own, hand: ['a-penny', 'a-penny', 'a-penny'] });
  scene.play('p1', 'a-penny').resolve().refuses('p1', 'play a-penny', 'LOOT-03');
  scene.answer('p1', 'priority', `use ${id}`);
  if (scene.asked() === 'p1 announce.mode') scene.answer('p1', 'announce.mode', 'm0');
  scene.resolve().play('p1', 'a-penny').resolve();
  expect([scene.coins('p1'), scene.charged(id)]).toEqual([2, false]);
  scene.refuses('p1', 'play a-penny', 'LOOT-03').refuses('p1', `use ${id}`).done();
};

/** So many HP, 1 ATK, and ↷ for one more loot play. */
export const hasHpAndLootPlay = (id: CardId, hp: number): void => {
  const scene = aScene().player('p1', { character: id });
  expect([scene.maxHp('p1'), scene.atk('p1'), scene.souls('p1')]).toEqual([hp, 1, 0]);
  scene.done();
  givesOneLootPlay(id);
};

/** Of all starting items the player of the character begins with this one, charged (CHAR-01, CHAR-02). */
export const beginsWith = (id: CardId, item: CardId): void => {
  const cards = (card: string): readonly string[] => Array.from({ length: 12 }, () => card);
  const scene = aGame({
    seats: 3,
    decks: { loot: cards('blank-loot'), treasure: cards('blank-treasure'), monster: cards('fly') },
    characters: ['plain', 'plain', id],
    outside: STARTING_ITEMS,
  }).firstPlayerDice(1, 2, 3);
  const owner = scene.view().players.find(({ characters }) => characters[0]?.card === id);
  expect(owner?.items.map(({ card, charged }) => [card, charged])).toEqual([[item, true]]);
  expect(scene.view().outside).toHaveLength(STARTING_ITEMS.length - 1);
  scene.done({ midway: 'the first turn begins' });
};
