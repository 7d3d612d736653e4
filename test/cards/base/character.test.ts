import { expect, test } from 'vitest';
import { beginsWith, hasHpAndLootPlay } from '../../support/character-scenes.js';
import { aGame } from '../../support/scene.js';

test.each([
  'eden',
  'blue-baby',
  'cain',
  'eve',
  'lilith',
  'lazarus',
  'samson',
  'isaac',
  'judas',
  'maggy',
  'the-forgotten',
])('%s: 2 HP, 1 ATK, ↷ for one more loot play', (id) => hasHpAndLootPlay(id, 2));

test.each([
  ['isaac', 'the-d6'],
  ['judas', 'book-of-belial'],
  ['maggy', 'yum-heart'],
  ['blue-baby', 'forever-alone'],
  ['eve', 'the-curse'],
  ['lilith', 'incubus'],
  ['lazarus', 'lazarus-rags'],
  ['samson', 'blood-lust'],
  ['the-forgotten', 'the-bone'],
])('%s CHAR-02: begins with %s, charged', beginsWith);

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
