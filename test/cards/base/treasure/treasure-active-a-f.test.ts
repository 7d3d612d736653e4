import { expect, test } from 'vitest';
import { aScene, withCounters } from '../../../support/scene.js';

test.each([1, 2, 3, 4, 5, 6])('book-of-sin: a roll of %i', (face) => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'], damage: 1 })
    .dice(face);
  scene.use('p1', 'book-of-sin').allPass();
  expect(scene.charged('book-of-sin')).toBe(false);
  scene.resolve();
  expect(scene.coins('p1')).toBe(face <= 2 ? 1 : 0);
  expect(scene.hand('p1')).toHaveLength(face === 3 || face === 4 ? 1 : 0);
  expect([scene.maxHp('p1'), scene.hp('p1')]).toEqual(face >= 5 ? [3, 2] : [2, 1]);
  scene.endTurn('p1');
  expect(scene.maxHp('p1')).toBe(2);
  scene.done();
});

test('boomerang DEC-15 LOOT-02: a card that chance picks goes over, and only thief and victim see which', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['boomerang'] })
    .player('p2', { hand: ['bomb', 'a-penny'] });
  scene.use('p1', 'boomerang', { targets: ['p2'] }).allPass();
  expect(scene.hand('p1')).toEqual(['bomb']);
  expect(scene.hand('p2')).toEqual(['a-penny']);
  const told = scene.entries().filter(({ line }) => JSON.stringify(line).includes('"bomb"'));
  expect(told.map(({ to, line }) => [to, line.say])).toEqual([[['p2', 'p1'], 'handed']]);
  scene.done();
});

test('boomerang TGT-05: an empty hand makes no thief', () => {
  const scene = aScene().player('p1', { items: ['boomerang'], hand: ['bomb'] });
  scene.use('p1', 'boomerang', { targets: ['p2'] }).allPass();
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([['bomb'], []]);
  scene.done();
});

test('bum-friend: one loot card more, and one of the hand on top of the deck, unseen', () => {
  const scene = aScene()
    .player('p1', { items: ['bum-friend'], hand: ['soul-heart'] })
    .deck('loot', ['bomb', 'a-penny']);
  scene.use('p1', 'bum-friend').allPass();
  expect(scene.offered()).toEqual(['soul-heart', 'bomb']);
  scene.answer('p1', 'effect.choose', 'soul-heart');
  expect(scene.hand('p1')).toEqual(['bomb']);
  expect(scene.cardsOf('loot').slice(0, 2)).toEqual(['soul-heart', 'a-penny']);
  expect(scene.said('putIntoDeck')).toEqual([
    { say: 'putIntoDeck', player: 'p1', object: { deck: 'loot' }, detail: 'deckTop', amount: 1 },
  ]);
  scene.done();
});

test('chaos GAIN-06: every hand goes to the left at the same time', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['chaos'], hand: ['bomb', 'a-penny'] })
    .player('p2', { hand: ['soul-heart'] })
    .player('p3', {});
  scene.use('p1', 'chaos').allPass();
  expect([scene.hand('p1'), scene.hand('p2'), scene.hand('p3')]).toEqual([[], ['bomb', 'a-penny'], ['soul-heart']]);
  scene.done();
});

test('chaos BSOUL-02 GAIN-06: nobody holds two hands in between', () => {
  const hand = (cards: number): readonly string[] => Array.from({ length: cards }, () => 'a-penny');
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['chaos'], hand: hand(6) })
    .player('p2', { hand: hand(6) })
    .player('p3', { hand: hand(1) })
    .outside('soul-of-gluttony');
  scene.use('p1', 'chaos').allPass();
  expect(scene.view().players.map(({ handCount }) => handCount)).toEqual([1, 6, 6]);
  expect(scene.view().players.flatMap(({ soulCards }) => soulCards)).toEqual([]);
  scene.done();
});

test('compost REPL-08: the next player who would loot gets the top of the discard, doubled or not, and only the next', () => {
  const scene = aScene()
    .player('p1', { items: ['compost', 'mystery-loot'] })
    .player('p2', { items: ['mystery-loot'] })
    .discard('loot', ['a-penny', 'bomb', '3-cents'])
    .deck('loot', ['soul-heart', 'lil-battery']);
  scene.use('p1', 'compost').allPass();
  scene.pass('p1').use('p2', 'mystery-loot').allPass();
  expect([scene.hand('p2'), scene.discarded('loot')]).toEqual([['a-penny', 'bomb'], ['3-cents']]);
  expect(scene.said('tookFromDiscard')).toHaveLength(1);
  scene.use('p1', 'mystery-loot').allPass();
  expect([scene.hand('p1'), scene.discarded('loot')]).toEqual([['soul-heart', 'lil-battery'], ['3-cents']]);
  scene.done();
});

test('compost: a discard with too few cards gives what there is', () => {
  const scene = aScene()
    .player('p1', { items: ['compost', 'mystery-loot'] })
    .discard('loot', ['a-penny'])
    .deck('loot', ['soul-heart', 'lil-battery']);
  scene.use('p1', 'compost').allPass();
  scene.use('p1', 'mystery-loot').allPass();
  expect(scene.hand('p1')).toEqual(['a-penny']);
  scene.done();
});

test('compost: an empty discard gives nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['compost', 'mystery-loot'] })
    .deck('loot', ['soul-heart', 'lil-battery']);
  scene.use('p1', 'compost').allPass();
  scene.use('p1', 'mystery-loot').allPass();
  expect(scene.hand('p1')).toEqual([]);
  scene.done();
});

test('decoy GAIN-06 CTR-03: both items change sides as they are', () => {
  const scene = aScene()
    .player('p1', { items: ['decoy'] })
    .player('p2', { items: [withCounters('the-relic', 2), 'the-d6'] })
    .shop('meat');
  scene.use('p1', 'decoy');
  expect(scene.offered()).toEqual(['the-relic', 'back']);
  scene.answer('p1', 'announce.target', 'the-relic').allPass();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([['the-relic'], ['the-d6', 'decoy']]);
  expect(scene.object('the-relic').counters).toEqual({ counter: 2 });
  expect(scene.charged('decoy')).toBe(false);
  scene.done();
});

test('decoy DEC-19: without both sides there is no swap', () => {
  const scene = aScene()
    .player('p1', { items: ['decoy'] })
    .player('p2', { items: ['the-relic'], hand: ['destroy-anything'], lootPlays: 1 });
  scene.use('p1', 'decoy', { targets: ['the-relic'] }).pass('p1');
  scene.play('p2', 'destroy-anything', { targets: ['decoy'] }).allPass(2);
  expect([scene.items('p1'), scene.items('p2')]).toEqual([[], ['the-relic']]);
  scene.done();
});

test('flush REFILL-01: the monsters that are not attacked go under their deck in the order wanted', () => {
  const scene = aScene()
    .player('p1', { items: ['flush'] })
    .monsters('gurdy', 'monstro', 'fly')
    .wholeDeck('monster', ['pin', 'war', 'chub'])
    .dice(1);
  scene.attack('p1', 'monstro').use('p1', 'flush', { mode: 0 }).allPass();
  expect(scene.offered()).toEqual(['gurdy', 'fly']);
  scene.answer('p1', 'deck.order', 'fly', 'gurdy');
  expect(scene.tops('monsters')).toEqual(['pin', 'monstro', 'war']);
  expect(scene.cardsOf('monster')).toEqual(['chub', 'fly', 'gurdy']);
  expect(scene.said('putIntoDeck')[0]?.cards).toEqual(['fly', 'gurdy']);
  scene.done({ midway: 'the attack goes on' });
});

test('flush ERRATA-04 REFILL-01: the shop items go under their deck', () => {
  const scene = aScene()
    .player('p1', { items: ['flush', 'breakfast'] })
    .shop('meat', 'mr-boom')
    .wholeDeck('treasure', ['the-relic', 'battery-bum', 'book-of-sin']);
  scene.use('p1', 'flush', { mode: 1 }).allPass().answer('p1', 'deck.order', 'meat', 'mr-boom');
  expect(scene.tops('shop')).toEqual(['the-relic', 'battery-bum']);
  expect(scene.cardsOf('treasure')).toEqual(['book-of-sin', 'meat', 'mr-boom']);
  expect(scene.items('p1')).toEqual(['flush', 'breakfast']);
  scene.done();
});
