import { expect, test } from 'vitest';
import type { CardId } from '../../../src/engine/index.js';
import { aGame, aScene, sideways } from '../../support/scene.js';

/** So many HP and ATK, and ↷ for one more loot play. */
const plays = (id: CardId, hp = 2): void => {
  const scene = aScene().player('p1', { character: id, hand: ['a-penny', 'a-penny', 'a-penny'] });
  expect([scene.maxHp('p1'), scene.atk('p1')]).toEqual([hp, 1]);
  scene.play('p1', 'a-penny').allPass().refuses('p1', 'play a-penny');
  scene.answer('p1', 'priority', `use ${id}`);
  if (scene.asked() === 'p1 announce.mode') scene.answer('p1', 'announce.mode', 'm0');
  scene.allPass().play('p1', 'a-penny').allPass();
  expect([scene.coins('p1'), scene.charged(id)]).toEqual([2, false]);
  scene.refuses('p1', 'play a-penny').refuses('p1', `use ${id}`).done();
};

const STARTING_ITEMS: Readonly<Record<CardId, CardId>> = {
  bethany: 'book-of-virtues',
  'flash-isaac': 'classic-roller',
  'the-baleful': 'soulbond',
  'the-broken': 'spindown-dice',
  'the-capricious': 'glitch',
  'the-curdled': 'sumptorium',
  'the-dauntless': 'hypercoagulation',
  'the-deceiver': 'ceremonial-blade',
  'the-enigma': 'flip',
  'the-hoarder': 'bag-of-crafting',
  'the-savage': 'berserk',
  'the-soiled': 'ibs',
  'the-zealot': 'lemegeton',
  'jacob-and-esau': 'sibling-rivalry',
  'the-benighted': 'hemoptysis',
  'the-deserter': 'anima-sola',
  'the-empty': 'abyss',
  'the-fettered': 'dead-weight',
  'the-harlot': 'gello',
  'the-miser': 'keepers-bargain',
};
const beginsWith = (id: CardId): void => {
  const cards = (card: string): readonly string[] => Array.from({ length: 12 }, () => card);
  const scene = aGame({
    seats: 3,
    decks: { loot: cards('blank-loot'), treasure: cards('blank-treasure'), monster: cards('fly') },
    characters: ['plain', 'plain', id],
    outside: Object.values(STARTING_ITEMS),
  }).firstPlayerDice(1, 2, 3);
  const owner = scene.view().players.find(({ characters }) => characters[0]?.card === id);
  expect(owner?.items.map(({ card, charged }) => [card, charged])).toEqual([[STARTING_ITEMS[id], true]]);
  expect(scene.view().outside).toHaveLength(Object.keys(STARTING_ITEMS).length - 1);
  scene.done({ midway: 'the first turn begins' });
};

test('bethany: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('bethany'));
test('flash-isaac: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('flash-isaac'));
test('the-baleful: 1 HP, 1 ATK, ↷ for one more loot play', () => plays('the-baleful', 1));
test('the-broken: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('the-broken'));
test('the-capricious: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('the-capricious'));
test('the-curdled: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('the-curdled'));
test('the-dauntless: 1 HP, 1 ATK, ↷ for one more loot play', () => plays('the-dauntless', 1));
test('the-deceiver: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('the-deceiver'));
test('the-enigma: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('the-enigma'));
test('the-hoarder: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('the-hoarder'));
test('the-savage: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('the-savage'));
test('the-soiled: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('the-soiled'));
test('jacob-and-esau: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('jacob-and-esau'));
test('the-benighted: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('the-benighted'));
test('the-deserter: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('the-deserter'));
test('the-empty: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('the-empty'));
test('the-fettered: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('the-fettered'));
test('the-harlot: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('the-harlot'));
test('the-miser: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('the-miser'));
test('the-zealot: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('the-zealot'));

test.each(Object.keys(STARTING_ITEMS))('%s CHAR-01: begins with its starting item', beginsWith);

test.each([
  [0, 1],
  [1, 2],
  [2, 2],
  [3, 3],
  [4, 3],
])('the-baleful: with %i souls it has %i ATK', (souls, atk) => {
  const scene = aScene({ soulsToWin: 9 }).player('p1', {
    character: 'the-baleful',
    souls: ['gurdy', 'monstro', 'pin', 'war'].slice(0, souls),
  });
  expect([scene.souls('p1'), scene.atk('p1')]).toEqual([souls, atk]);
  scene.done();
});

test('the-capricious TGT-03: or a shop item to discard', () => {
  const scene = aScene()
    .player('p1', { character: 'the-capricious' })
    .player('p2', { items: ['breakfast'] })
    .shop('meat', 'dinner')
    .deck('treasure', ['synthoil']);
  scene.answer('p1', 'priority', 'use the-capricious').answer('p1', 'announce.mode', 'm1');
  expect(scene.offered()).toEqual(['meat', 'dinner', 'back']);
  scene.answer('p1', 'announce.target', 'dinner').allPass();
  expect([scene.discarded('treasure'), scene.tops('shop')]).toEqual([['dinner'], ['meat', 'synthoil']]);
  scene.done();
});

test('the-enigma FLIP-01: its other face has 1 HP and 2 ATK, and the same ↷', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { character: sideways('the-enigma'), items: ['flip'], hand: ['a-penny', 'a-penny'] })
    .fallbacks('deathPenalty.loot');
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  scene.endTurn('p1').toActionPhase();
  expect([scene.maxHp('p2'), scene.hp('p2'), scene.atk('p2')]).toEqual([1, 1, 2]);
  const before = scene.hand('p2').length;
  scene.use('p2', 'amgine-eht').allPass();
  expect([scene.hand('p2').length, scene.view().players[1]!.lootPlays]).toEqual([before, 2]);
  scene.done();
});
