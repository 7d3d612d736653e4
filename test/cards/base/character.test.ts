import { expect, test } from 'vitest';
import type { CardId } from '../../../src/engine/index.js';
import { aGame, aScene } from '../../support/scene.js';

/** 2 HP, 1 ATK, and ↷ for one more loot play. */
const plays = (id: CardId): void => {
  const scene = aScene().player('p1', { character: id, hand: ['a-penny', 'a-penny', 'a-penny'] });
  expect([scene.maxHp('p1'), scene.atk('p1')]).toEqual([2, 1]);
  scene.play('p1', 'a-penny').allPass().refuses('p1', 'play a-penny');
  scene.use('p1', id).allPass().play('p1', 'a-penny').allPass();
  expect(scene.coins('p1')).toBe(2);
  expect(scene.charged(id)).toBe(false);
  scene.refuses('p1', 'play a-penny').refuses('p1', `use ${id}`).done();
};

const STARTING_ITEMS = [
  'the-d6',
  'book-of-belial',
  'yum-heart',
  'the-bone',
  'lazarus-rags',
  'blood-lust',
  'forever-alone',
  'the-curse',
  'incubus',
];
const beginsWith = (id: CardId, item: CardId): void => {
  const cards = (card: string): readonly string[] => Array.from({ length: 10 }, () => card);
  const scene = aGame({
    seats: 2,
    decks: { loot: cards('blank-loot'), treasure: cards('blank-treasure'), monster: cards('fly') },
    characters: ['plain', id],
    outside: STARTING_ITEMS,
  }).firstPlayerDice(1, 2);
  const owner = scene.view().players.find(({ characters }) => characters[0]?.card === id);
  expect(owner?.items.map(({ card, charged }) => [card, charged])).toEqual([[item, true]]);
  expect(scene.view().outside).toHaveLength(STARTING_ITEMS.length - 1);
  scene.done({ midway: 'the first turn begins' });
};

test('eden: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('eden'));
test('blue-baby: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('blue-baby'));
test('eve: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('eve'));
test('lilith: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('lilith'));
test('lazarus: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('lazarus'));
test('samson: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('samson'));
test('isaac: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('isaac'));
test('judas: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('judas'));
test('maggy: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('maggy'));
test('the-forgotten: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('the-forgotten'));
test('isaac: begins with the-d6', () => beginsWith('isaac', 'the-d6'));
test('judas: begins with book-of-belial', () => beginsWith('judas', 'book-of-belial'));
test('maggy: begins with yum-heart', () => beginsWith('maggy', 'yum-heart'));
test('blue-baby: begins with forever-alone', () => beginsWith('blue-baby', 'forever-alone'));
test('eve: begins with the-curse', () => beginsWith('eve', 'the-curse'));
test('lilith: begins with incubus', () => beginsWith('lilith', 'incubus'));
test('lazarus: begins with lazarus-rags', () => beginsWith('lazarus', 'lazarus-rags'));
test('samson: begins with blood-lust', () => beginsWith('samson', 'blood-lust'));
test('the-forgotten: begins with the-bone', () => beginsWith('the-forgotten', 'the-bone'));

test('eden SETUP-09 RULING-01 COST-03: one of three treasures at the start, for good and eternal', () => {
  const scene = aGame({
    seats: 2,
    decks: {
      loot: Array.from({ length: 10 }, () => 'a-penny'),
      treasure: ['meat', 'mr-boom', 'pays-itself', 'breakfast', 'the-relic', 'book-of-sin'],
      monster: ['fly', 'gurdy', 'pin'],
    },
    characters: ['eden', 'isaac'],
    outside: ['the-d6'],
  }).firstPlayerDice(1, 2);
  const eden = scene
    .state()
    .turnOrder.find((id) => scene.view(id).players.find((p) => p.id === id)?.characters[0]?.card === 'eden');
  expect(scene.asked()).toBe(`${eden} effect.choose`);
  expect(scene.offered()).toEqual(['pays-itself', 'breakfast', 'the-relic']);
  scene.answer(eden!, 'effect.choose', 'pays-itself').answer(eden!, 'deck.order', 'the-relic', 'breakfast');
  expect(scene.items(eden!)).toEqual(['pays-itself']);
  expect(scene.cardsOf('treasure')).toEqual(['book-of-sin', 'the-relic', 'breakfast']);
  const [item] = scene.view().players.find(({ id }) => id === eden)!.items;
  expect(item?.keywords).toContain('eternal');
  expect(scene.stack()).toEqual([]);
  scene.start().done({ midway: 'the first turn begins' });
});

test('eden SETUP-09 DEC-57: the choice itself is without priority; what the item triggers waits for the first one', () => {
  const scene = aGame({
    seats: 2,
    decks: {
      loot: Array.from({ length: 10 }, () => 'a-penny'),
      treasure: ['meat', 'mr-boom', 'keepers-penny', 'breakfast', 'the-relic', 'book-of-sin'],
      monster: ['fly', 'gurdy', 'pin'],
    },
    characters: ['eden', 'isaac'],
    outside: ['the-d6'],
  }).firstPlayerDice(1, 2);
  const eden = scene.state().turnOrder.find((id) => scene.asked().startsWith(id))!;
  scene.answer(eden, 'effect.choose', 'keepers-penny');
  expect([scene.asked(), scene.coins(eden)]).toEqual([`${eden} deck.order`, 3]);
  scene.answer(eden, 'deck.order', 'the-relic', 'breakfast').start();
  expect([scene.asked(), scene.stack(), scene.coins(eden)]).toEqual(['p1 priority', ['keepers-penny'], 3]);
  scene.resolve();
  expect(scene.coins(eden)).toBe(12);
  scene.done({ midway: 'the first turn begins' });
});

test('cain: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('cain'));

test('cain SETUP-11 META-02: whoever has the card goes first, and nobody rolls', () => {
  const cards = (card: string): readonly string[] => Array.from({ length: 12 }, () => card);
  const scene = aGame({
    seats: 3,
    decks: { loot: cards('blank-loot'), treasure: cards('blank-treasure'), monster: cards('fly') },
    characters: ['plain', 'cain', 'plain'],
    outside: ['sleight-of-hand'],
  });
  const owner = scene.view().players.find(({ characters }) => characters[0]?.card === 'cain');
  expect(owner?.items.map(({ card }) => card)).toEqual(['sleight-of-hand']);
  expect(scene.view().turn.active).toBe(owner?.id);
  expect(scene.view().turn.active).not.toBe('p1');
  scene.done();
});
