import { expect, test } from 'vitest';
import type { CardId } from '../../../src/engine/index.js';
import { aGame, aScene, damaged } from '../../support/scene.js';

/** 2 HP, 1 ATK, and ↷ for one more loot play. */
const plays = (id: CardId): void => {
  const scene = aScene().player('p1', { character: id, hand: ['a-penny', 'a-penny', 'a-penny'] });
  expect([scene.maxHp('p1'), scene.atk('p1'), scene.souls('p1')]).toEqual([2, 1, 0]);
  scene.play('p1', 'a-penny').allPass().refuses('p1', 'play a-penny');
  scene.use('p1', id).allPass().play('p1', 'a-penny').allPass();
  expect([scene.coins('p1'), scene.charged(id)]).toEqual([2, false]);
  scene.refuses('p1', 'play a-penny').refuses('p1', `use ${id}`).done();
};

const STARTING_ITEMS = ['void', 'lord-of-the-pit', 'wooden-nickel', 'holy-mantle'];
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
  scene.done({ midway: 'the first turn begins' });
};

test('apollyon: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('apollyon'));
test('azazel: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('azazel'));
test('the-keeper: 2 HP, 1 ATK, ↷ for one more loot play', () => plays('the-keeper'));

test.each([
  ['apollyon', 'void'],
  ['azazel', 'lord-of-the-pit'],
  ['the-keeper', 'wooden-nickel'],
  ['the-lost', 'holy-mantle'],
])('%s CHAR-02: begins with %s, charged', (id, item) => beginsWith(id, item));

test('the-lost SOUL-07: 1 HP and one soul that is no card to be stolen', () => {
  const scene = aScene({ soulsToWin: 3 })
    .player('p1', { character: 'the-lost', souls: ['gurdy'] })
    .player('p2', { hand: ['steal-soul'], lootPlays: 1 });
  expect([scene.maxHp('p1'), scene.atk('p1'), scene.souls('p1'), scene.soulCards('p1')]).toEqual([1, 1, 2, ['gurdy']]);
  scene.pass('p1').answer('p2', 'priority', 'play steal-soul');
  expect(scene.offered()).toEqual(['gurdy', 'back']);
  scene.answer('p2', 'announce.target', 'back').pass('p2').done();
});

test('the-lost WIN-01: its own soul counts for winning', () => {
  const scene = aScene({ soulsToWin: 2 })
    .player('p1', { character: 'the-lost', hand: ['bomb'] })
    .monsters(damaged('gurdy', 4));
  scene
    .play('p1', 'bomb', { targets: ['gurdy'] })
    .passUntil('gurdy death')
    .allPass();
  expect([scene.asked(), scene.souls('p1')]).toEqual(['over', 2]);
  scene.done();
});

test('the-lost: at the end of its turn up to one character is recharged, of any player', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { character: 'the-lost', hand: ['a-penny', 'a-penny'] })
    .player('p2', { lootPlays: 1 });
  scene.play('p1', 'a-penny').allPass().use('p1', 'the-lost').allPass().play('p1', 'a-penny').allPass();
  scene.declare('p1', 'end').allPass();
  expect(scene.asked()).toBe('p1 trigger.target');
  expect(scene.decision()).toMatchObject({ min: 0, max: 1 });
  expect(scene.offered()).toEqual(['the-lost', 'plain', 'plain']);
  scene.answerSome('p1', 'trigger.target', 'the-lost').allPass();
  expect([scene.charged('the-lost'), scene.charged('plain@p2')]).toEqual([true, false]);
  scene.toNextTurn().toActionPhase().endTurn('p2');
  expect(scene.state().turn.active).toBe('p3');
  scene.toActionPhase().done();
});
