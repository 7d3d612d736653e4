import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test('A05 BUY-02 BUY-08: what is on top of the deck is read at the choice', () => {
  const scene = aScene()
    .player('p1', { coins: 10 })
    .player('p2', { items: ['treasure-peeker'] })
    .shop('meat', 'breakfast')
    .deck('treasure', ['mr-boom', 'plus-atk']);
  scene.declare('p1', 'purchase').pass('p1').use('p2', 'treasure-peeker').allPass();
  expect(scene.asked()).toBe('p2 deck.order');
  scene.answer('p2', 'deck.order', 'plus-atk', 'mr-boom').allPass();
  expect(scene.asked()).toBe('p1 purchase.choice');
  expect(scene.offered()).toEqual(['meat', 'breakfast', 'deck']);
  scene.answer('p1', 'purchase.choice', 'deck');
  expect(scene.items('p1')).toEqual(['plus-atk']);
  expect(scene.coins('p1')).toBe(0);
  scene.done();
});

test('I01 BUY-03 BUY-05 BUY-07 BUY-09 DEC-02: a plain purchase', () => {
  const scene = aScene().player('p1', { coins: 12 }).shop('meat').deck('treasure', ['breakfast']);
  const { supply } = scene.state();
  scene.buy('p1', 'meat');
  expect(scene.coins('p1')).toBe(2);
  expect(scene.state().supply).toBe(supply + 10);
  expect(scene.items('p1')).toEqual(['meat']);
  expect(scene.charged('meat')).toBe(true);
  expect(scene.tops('shop')).toEqual(['breakfast']);
  scene.refuses('p1', 'purchase').done();
});

test('I02 BUY-04 BUY-06 DEC-02: robbed between the declaration and the choice', () => {
  const scene = aScene()
    .player('p1', { coins: 10, hand: ['gain-3'] })
    .player('p2', { items: ['coin-thief'] })
    .shop('meat');
  scene
    .declare('p1', 'purchase')
    .pass('p1')
    .use('p2', 'coin-thief', { targets: ['p1'] })
    .allPass(2);
  expect(scene.coins('p1')).toBe(7);
  expect(scene.items('p1')).toEqual([]);
  expect(scene.state().turn.purchases).toBe(0);
  scene.refuses('p1', 'purchase');
  scene.play('p1', 'gain-3').allPass().buy('p1', 'meat');
  expect(scene.items('p1')).toEqual(['meat']);
  scene.done();
});

test('N37 GAIN-11 BUY-05 GAIN-07: a purchase is a gain, a theft is not', () => {
  const scene = aScene()
    .player('p1', { coins: 20, items: ['counts-items-gained', 'more-purchases'], hand: ['steal-item'] })
    .player('p2', { items: ['meat'] })
    .shop('breakfast');
  scene.buy('p1', 'breakfast').resolve();
  expect(scene.hand('p1')).toHaveLength(2);
  scene.buy('p1', 'deck').resolve();
  expect(scene.hand('p1')).toHaveLength(3);
  scene.play('p1', 'steal-item', { targets: ['meat'] }).resolve();
  expect(scene.items('p1')).toContain('meat');
  expect(scene.hand('p1')).toHaveLength(2);
  scene.done();
});

test('O17 BUY-07 BUY-09 PRIO-06: a second purchase can take what came into the slot', () => {
  const scene = aScene()
    .player('p1', { coins: 20, items: ['more-purchases'] })
    .shop('meat')
    .deck('treasure', ['breakfast']);
  scene.buy('p1', 'meat').buy('p1', 'breakfast');
  expect(scene.items('p1')).toEqual(['more-purchases', 'meat', 'breakfast']);
  scene.refuses('p1', 'purchase').done();
});

test('G03 TURN-03 BUY-10: a shop item keeps lying sideways, also when it is bought', () => {
  const scene = aScene()
    .player('p1', { coins: 10 })
    .shop({ card: 'one-use-coins', sideways: true, counters: { counter: 2 } })
    .rooms({ card: 'coin-room', sideways: true })
    .from('recharge');
  scene.start();
  expect(scene.charged('coin-room')).toBe(true);
  expect(scene.charged('one-use-coins')).toBe(false);
  scene.toActionPhase().buy('p1', 'one-use-coins');
  expect(scene.items('p1')).toEqual(['one-use-coins']);
  expect(scene.charged('one-use-coins')).toBe(false);
  expect(scene.object('one-use-coins').counters).toEqual({ counter: 2 });
  scene.done();
});

test('BUY-11 BUY-03 BUY-04 BUY-06: what watches the declaration on an item comes before paying', () => {
  const scene = aScene()
    .player('p1', { coins: 11 })
    .player('p2', { items: ['toll-taker'] })
    .shop('meat');
  scene.buy('p1', 'meat');
  expect(scene.stack()).toHaveLength(1);
  expect(scene.coins('p1')).toBe(11);
  scene.allPass(2);
  expect([scene.coins('p1'), scene.coins('p2'), scene.items('p1')]).toEqual([0, 1, ['meat']]);
  scene.done();
});

test('BUY-04 BUY-06 BUY-11: robbed after the choice, the purchase fails and is not used up', () => {
  const scene = aScene()
    .player('p1', { coins: 10 })
    .player('p2', { items: ['toll-taker'] })
    .shop('meat');
  scene.buy('p1', 'meat').allPass(2);
  expect([scene.coins('p1'), scene.items('p1')]).toEqual([9, []]);
  expect(scene.state().turn.purchases).toBe(0);
  scene.refuses('p1', 'purchase').done();
});

test('BUY-08: the treasure on top at the choice is bought, whatever is done to the deck before it is paid', () => {
  const scene = aScene()
    .player('p1', { coins: 11 })
    .player('p2', { items: ['toll-taker', 'treasure-peeker'] })
    .shop('meat')
    .deck('treasure', ['mr-boom', 'baby-haunt', 'breakfast']);
  const left = scene.view().decks.treasure;
  scene.buy('p1', 'deck');
  expect(scene.stack()).toEqual(['toll-taker']);
  expect(scene.view('p2').decks.treasure).toBe(left);
  scene.pass('p1').use('p2', 'treasure-peeker').allPass();
  scene.answer('p2', 'deck.order', 'breakfast', 'baby-haunt').allPass(2);
  expect(scene.items('p1')).toEqual(['mr-boom']);
  expect(scene.cardsOf('treasure').slice(0, 2)).toEqual(['breakfast', 'baby-haunt']);
  scene.done();
});

test('BUY-08 BUY-04: the treasure goes back on top when it is not paid for', () => {
  const scene = aScene()
    .player('p1', { coins: 10 })
    .player('p2', { items: ['toll-taker'] })
    .deck('treasure', ['mr-boom', 'baby-haunt']);
  scene.buy('p1', 'deck').allPass(2);
  expect([scene.coins('p1'), scene.items('p1')]).toEqual([9, []]);
  expect(scene.cardsOf('treasure').slice(0, 2)).toEqual(['mr-boom', 'baby-haunt']);
  scene.done();
});

test('BUY-08 DEATH-11: the treasure goes back on top when its buyer dies', () => {
  const scene = aScene()
    .player('p1', { coins: 12 })
    .player('p2', { items: ['toll-taker'], hand: ['xiii-death'], lootPlays: 1 })
    .deck('treasure', ['mr-boom', 'baby-haunt']);
  scene
    .buy('p1', 'deck')
    .pass('p1')
    .play('p2', 'xiii-death', { targets: ['p1'] });
  scene.resolve().toNextTurn();
  expect(scene.items('p1')).toEqual([]);
  expect(scene.cardsOf('treasure').slice(0, 2)).toEqual(['mr-boom', 'baby-haunt']);
  expect(scene.state().holding).toEqual([]);
  scene.done({ midway: 'the next turn has begun' });
});
