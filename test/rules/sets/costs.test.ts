import { expect, test } from 'vitest';
import { aScene, sideways, withCounters } from '../../support/scene.js';

test('COST-02 COST-05: as many counters as the payer likes are taken off, and the effect knows how many', () => {
  const scene = aScene().player('p1', { items: [withCounters('cookie-jar', 4)] });
  scene.use('p1', 'cookie-jar').answer('p1', 'announce.cost', 'n1').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.use('p1', 'cookie-jar').answer('p1', 'announce.cost', 'n3').resolve();
  expect([scene.coins('p1'), scene.object('cookie-jar').counters['counter'] ?? 0]).toEqual([11, 0]);
  scene.refuses('p1', 'use cookie-jar', 'COST-05').done();
});

test('COST-02 NAME-01: an effect asks what it was paid with by the name of the card', () => {
  const scene = aScene().player('p1', { items: ['bomb-lover'], hand: ['gold-bomb', 'a-penny'] });
  scene.use('p1', 'bomb-lover', { pay: ['gold-bomb'], ability: 'paid' }).resolve();
  expect(scene.coins('p1')).toBe(5);
  scene.use('p1', 'bomb-lover', { ability: 'paid', pay: ['a-penny'] }).resolve();
  expect(scene.coins('p1')).toBe(6);
  scene.done();
});

test('COST-03 NAME-01: what was destroyed as a cost is known by its whole name', () => {
  const scene = aScene().player('p1', { items: ['bomb-lover', 'meat'] });
  scene.use('p1', 'bomb-lover', { ability: 'meat', pay: ['meat'] }).resolve();
  expect(scene.coins('p1')).toBe(7);
  scene.done();
});

test('COST-02: a $ ability that costs less is paid with less, down to nothing', () => {
  const scene = aScene().player('p1', { items: ['haggler', 'three-for-nine'], coins: 2 });
  scene.use('p1', 'three-for-nine', { ability: 'paid' }).resolve();
  expect(scene.coins('p1')).toBe(9);
  scene.use('p1', 'three-for-nine', { ability: 'one' }).resolve();
  expect([scene.coins('p1'), scene.hand('p1').length]).toEqual([9, 1]);
  scene.done();
});

test('BUY-03: the first shop item is free, the top of the deck and the next one are not', () => {
  const scene = aScene()
    .player('p1', { hand: ['first-is-free'], items: ['more-purchases'], coins: 9 })
    .shop('meat', 'breakfast');
  scene.play('p1', 'first-is-free').resolve();
  scene.buy('p1', 'meat');
  expect([scene.coins('p1'), scene.items('p1')]).toEqual([9, ['more-purchases', 'meat']]);
  scene.declare('p1', 'purchase').allPass();
  expect(scene.items('p1')).toEqual(['more-purchases', 'meat']);
  scene.done({ midway: 'whether a second one may be declared does not matter' });
});

test('BUY-03: a price that is set is made less by what came after it', () => {
  const scene = aScene()
    .player('p1', { items: ['half-price', 'two-off'], coins: 3 })
    .shop('meat');
  scene.buy('p1', 'meat');
  expect(scene.coins('p1')).toBe(0);
  scene.done();
});

test('TURN-02: of several items only so many are recharged, and the player says which; the character is no item', () => {
  const scene = aScene()
    .player('p1', {
      items: ['tired', sideways('book-of-sin'), sideways('mystery-loot')],
      character: sideways('plain'),
    })
    .from('recharge')
    .start();
  scene.answer('p1', 'effect.choose', 'mystery-loot');
  expect([scene.charged('mystery-loot'), scene.charged('book-of-sin'), scene.charged('plain')]).toEqual([
    true,
    false,
    true,
  ]);
  scene.done({ midway: 'the turn begins' });
});

test('TURN-02 DEC-08: an effect can forbid that something is recharged in the recharge step', () => {
  const scene = aScene()
    .player('p1', { items: ['sleepyhead'], character: sideways('plain') })
    .from('recharge')
    .start();
  expect(scene.charged('plain')).toBe(false);
  scene.done({ midway: 'the turn begins' });
});

test('DEC-08 DISC-01 COST-02: nobody is made to discard, but the hand limit and costs still are', () => {
  const scene = aScene()
    .player('p2', { hand: ['others-discard'], lootPlays: 1 })
    .player('p1', { items: ['keeps-its-cards', 'bomb-lover'], hand: ['a-penny', 'bomb'] });
  scene.passTo('p2').play('p2', 'others-discard').resolve();
  expect(scene.hand('p1')).toEqual(['a-penny', 'bomb']);
  scene.use('p1', 'bomb-lover', { pay: ['bomb'], ability: 'paid' }).resolve();
  expect([scene.hand('p1'), scene.coins('p1')]).toEqual([['a-penny'], 5]);
  scene.done();
});

test('KEY-01: a keyword that is lost is not there, whoever gives it', () => {
  const scene = aScene().player('p1', {
    hand: ['mortal-now', 'destroy-anything'],
    lootPlays: 2,
    items: ['the-d6', 'blessing'],
  });
  scene.play('p1', 'mortal-now', { targets: ['the-d6'] }).resolve();
  scene.play('p1', 'destroy-anything', { targets: ['the-d6'] }).resolve();
  expect(scene.items('p1')).toEqual(['blessing']);
  scene.done();
});

test('LOOT-02: an open hand is seen by everybody, and no other', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['open-hands'], hand: ['bomb'] })
    .player('p2', { hand: ['a-penny', 'a-dime'] });
  const hands = scene.view('p3').players.map(({ openHand }) => openHand);
  expect(hands).toEqual([[], ['a-penny', 'a-dime'], []]);
  expect(scene.view().players.map(({ openHand }) => openHand)).toEqual(hands);
  scene.done();
});

test('CTR-02: one more counter is of a type that is there already, chosen among several; else a plain one', () => {
  const scene = aScene().player('p1', {
    hand: ['one-more-alike', 'one-more-alike'],
    lootPlays: 2,
    items: ['meat', withCounters('gilded', 1, 'gold')],
  });
  scene.play('p1', 'one-more-alike', { targets: ['gilded'] }).resolve();
  scene.play('p1', 'one-more-alike', { targets: ['meat'] }).resolve();
  expect([scene.object('gilded').counters, scene.object('meat').counters]).toEqual([{ gold: 2 }, { counter: 1 }]);
  scene.done();
});

test('CTR-02: named counters are put on, read by their name, and counted with the others', () => {
  const scene = aScene()
    .player('p1', { items: ['gilded'], coins: 9 })
    .shop('meat');
  scene.use('p1', 'gilded', { targets: ['gilded'] }).resolve();
  scene.buy('p1', 'meat');
  expect(scene.coins('p1')).toBe(0);
  scene.done();
});

test('BUY-06: shop items bought this turn are counted, the top of the deck is none', () => {
  const bought = (what: string) => {
    const scene = aScene()
      .player('p1', { items: ['shopping-list'], coins: 10 })
      .shop('meat')
      .deck('treasure', ['breakfast']);
    scene.buy('p1', what).endTurn('p1').resolve();
    const coins = scene.coins('p1');
    scene.done({ midway: 'the turn ends' });
    return coins;
  };
  expect([bought('meat'), bought('deck')]).toEqual([4, 1]);
});
