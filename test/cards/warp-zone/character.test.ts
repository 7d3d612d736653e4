import { expect, test } from 'vitest';
import { cardById } from '../../../cards/index.js';
import { aScene, sideways } from '../../support/scene.js';

test.each([
  ['abe', 'possession'],
  ['ash', 'ball-of-tumors'],
  ['blue-archer', 'bow-and-arrow'],
  ['boyfriend', 'girlfriend'],
  ['bum-bo-the-weird', 'strange-marble'],
  ['crewmate', 'emergency-meeting'],
  ['edmund', 'the-real-left-hand'],
  ['guy-spelunky', 'spelunking-pack'],
  ['johnny', 'football'],
  ['pink-knight', 'lollypop'],
  ['psycho-goreman', 'hunky-boys'],
  ['salad-fingers', 'rusty-spoons'],
  ['the-knight', 'focus'],
  ['the-silent', 'ring-of-the-snake'],
  ['yung-venuz', 'pop-pop'],
])('%s CHAR-01: starts with %s, and its ↷ is one loot play more', (id, item) => {
  expect(cardById(id).startingItem).toBe(item);
  const scene = aScene().player('p1', { character: id, hand: ['a-penny'], lootPlays: 0 });
  scene.refuses('p1', 'play a-penny').use('p1', id).resolve();
  scene.play('p1', 'a-penny').resolve();
  expect([scene.coins('p1'), scene.hp('p1'), scene.atk('p1')]).toEqual([1, 2, id === 'psycho-goreman' ? 2 : 1]);
  scene.done();
});

test('baba COPY-10 LOOT-02: a copy of a loot card that another hand shows, but of no trinket and no ambush card', () => {
  const scene = aScene()
    .player('p1', { character: 'baba', lootPlays: 0 })
    .player('p2', { hand: ['gain-3', 'sore-trinket', 'greed-butt', 'bomb'] });
  scene.use('p1', 'baba', { targets: ['p2'] }).allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 effect.choose', ['gain-3', 'bomb']]);
  scene.answer('p1', 'effect.choose', 'gain-3').play('p1', 'gain-3').resolve();
  expect([scene.coins('p1'), scene.hand('p2').length]).toEqual([3, 4]);
  expect(scene.said('revealed').map(({ source }) => source)).toEqual(['gain-3', 'sore-trinket', 'greed-butt', 'bomb']);
  scene.refuses('p1', 'play gain-3').done();
});

test('blind-johnny: a player gives a loot card of their own choice', () => {
  const scene = aScene()
    .player('p1', { character: 'blind-johnny' })
    .player('p2', { hand: ['bomb', 'a-penny'] });
  scene.use('p1', 'blind-johnny', { targets: ['p2'] }).allPass();
  expect(scene.asked()).toBe('p2 effect.choose');
  scene.answer('p2', 'effect.choose', 'a-penny').resolve();
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([['a-penny'], ['bomb']]);
  scene.done();
});

test('captain-viridian: recharges an eternal item, of anybody', () => {
  const scene = aScene()
    .player('p1', { character: 'captain-viridian', items: [sideways('the-relic')] })
    .player('p2', { items: [sideways('the-d6')] });
  scene.use('p1', 'captain-viridian', { targets: ['the-d6'] }).resolve();
  expect([scene.charged('the-d6'), scene.charged('the-relic')]).toEqual([true, false]);
  scene.done();
});

test('quote FLIP-01: an eternal item of yours is turned to its other face and recharged; one without is only recharged', () => {
  const scene = aScene().player('p1', { character: 'quote', items: [sideways('polar-star'), 'football'] });
  scene.use('p1', 'quote', { targets: ['polar-star'] }).resolve();
  expect([scene.charged('booster-v2-0'), scene.view().players[0]?.items[0]?.card]).toEqual([true, 'booster-v2-0']);
  scene.done();
  const other = aScene().player('p1', { character: 'quote', items: [sideways('wooden-nickel'), 'football', 'meat'] });
  other.answer('p1', 'priority', 'use quote');
  expect(other.offered().toSorted()).toEqual(['back', 'football', 'wooden-nickel']);
  other.answer('p1', 'announce.target', 'wooden-nickel').resolve();
  expect(other.charged('wooden-nickel')).toBe(true);
  other.done();
});

test('crewmate VOTE-01: votes once more than others', () => {
  const scene = aScene()
    .player('p1', { character: 'crewmate', items: ['remote-detonator', 'meat'] })
    .player('p2', { items: ['breakfast'] });
  scene.use('p1', 'remote-detonator').allPass();
  scene.answer('p1', 'vote', 'breakfast').answer('p1', 'vote', 'breakfast').answer('p2', 'vote', 'meat').resolve();
  expect([scene.items('p2'), scene.items('p1')]).toEqual([[], ['remote-detonator', 'meat']]);
  scene.done();
});

test.each([0, 1, 2])('steven-character SOUL-05: with %i souls so many more loot cards', (souls) => {
  const scene = aScene().player('p1', {
    character: 'steven-character',
    hand: ['gain-3', 'gain-3', 'gain-3'],
    lootPlays: 0,
    souls: Array.from({ length: souls }, () => 'monstro'),
  });
  scene.use('p1', 'steven-character').resolve();
  for (let left = souls; left > 0; left -= 1) scene.play('p1', 'gain-3').resolve();
  scene.refuses('p1', 'play gain-3');
  expect(scene.coins('p1')).toBe(3 * souls);
  scene.done();
});
