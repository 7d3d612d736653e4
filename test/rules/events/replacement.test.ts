import { expect, test } from 'vitest';
import { aScene, withCounters } from '../../support/scene.js';

test('A23 REPL-05: a card that enters play sideways', () => {
  const scene = aScene()
    .player('p1', { hand: ['plus-treasure'] })
    .deck('treasure', ['enters-sideways']);
  scene.play('p1', 'plus-treasure').allPass();
  expect(scene.items('p1')).toEqual(['enters-sideways']);
  expect(scene.charged('enters-sideways')).toBe(false);
  expect(scene.stack()).toEqual([]);
  scene.done();
});

test('A24 REPL-05 DICE-02: a roll as the turn starts cannot be cancelled', () => {
  const scene = aScene()
    .player('p1', { items: ['turn-start-roll'] })
    .player('p2', { hand: ['butter-bean', 'cancel-anything'], lootPlays: 1 })
    .from('recharge')
    .dice(2);
  expect(scene.stack()).toEqual(['roll 2']);
  scene.pass('p1').refuses('p2', 'play butter-bean').refuses('p2', 'play cancel-anything');
  scene.toActionPhase();
  expect(scene.coins('p1')).toBe(1);
  expect(scene.state().turn.active).toBe('p1');
  scene.done();
});

test('A25 REPL-06 GAIN-10: one more instead', () => {
  const scene = aScene().player('p1', { items: ['counterfeit-penny'], hand: ['gain-3'] });
  scene.play('p1', 'gain-3').allPass();
  expect(scene.coins('p1')).toBe(4);
  expect(scene.said('event').filter(({ event }) => event === 'gainCoins')).toHaveLength(1);
  scene.done();
});

test('E01 REPL-06 REPL-07 GAIN-10 DEC-32: two of them, each once, and nobody is asked for an order that makes no difference', () => {
  const scene = aScene().player('p1', { items: ['counterfeit-penny', 'golden-penny'], hand: ['gain-3'] });
  scene.play('p1', 'gain-3').allPass();
  expect(scene.coins('p1')).toBe(5);
  scene.done();
});

test('REPL-07 REPL-08: the order of replacements is asked once and remembered', () => {
  const scene = aScene().player('p1', {
    items: ['counterfeit-penny', 'twice-the-coins'],
    hand: ['gain-3', 'gain-3'],
    lootPlays: 2,
  });
  scene.play('p1', 'gain-3').allPass();
  expect(scene.asked()).toBe('p1 replacement.order');
  scene.answer('p1', 'replacement.order', 'twice-the-coins', 'counterfeit-penny');
  expect(scene.coins('p1')).toBe(7);
  scene.play('p1', 'gain-3').allPass();
  expect(scene.asked()).toBe('p1 priority');
  expect(scene.coins('p1')).toBe(14);
  scene.done();
});

test('F14 DBL-01 GAIN-10: doubling is gaining', () => {
  const scene = aScene().player('p1', { coins: 5, items: ['counterfeit-penny'], hand: ['double-coins'] });
  scene.play('p1', 'double-coins').allPass();
  expect(scene.coins('p1')).toBe(11);
  scene.done();
});

test('F15 GAIN-07 GAIN-10 DEC-19: stealing is giving', () => {
  const scene = aScene()
    .player('p1', { items: ['counterfeit-penny', 'coin-thief'] })
    .player('p2', { coins: 2, items: ['notices-gifts'] });
  scene.use('p1', 'coin-thief', { targets: ['p2'] }).allPass();
  expect(scene.coins('p1')).toBe(2);
  expect(scene.coins('p2')).toBe(0);
  expect(scene.stack()).toEqual(['notices-gifts']);
  scene.resolve().done();
});

test('N01 GAIN-04 GAIN-07 CTR-03: the giver picks, and the item keeps its counters', () => {
  const scene = aScene()
    .player('p1', { items: ['counts-items-gained'], hand: ['be-given-an-item'] })
    .player('p2', { items: [withCounters('meat', 2), 'fanny-pack'] });
  const meat = scene.object('meat').id;
  scene.play('p1', 'be-given-an-item', { targets: ['p2'] }).allPass();
  expect(scene.asked()).toBe('p2 effect.choose');
  expect(scene.offered()).toEqual(['meat', 'fanny-pack']);
  scene.answer('p2', 'effect.choose', 'meat');
  expect(scene.items('p1')).toEqual(['counts-items-gained', 'meat']);
  expect(scene.object('meat')).toMatchObject({ id: meat, counters: { counter: 2 } });
  expect(scene.stack()).toEqual([]);
  scene.done();
});

test('PAY-03 GAIN-01: ¢ come from the supply only', () => {
  const scene = aScene({ supply: 100 })
    .player('p1', { hand: ['gain-3'] })
    .player('p2', { coins: 99 });
  scene.play('p1', 'gain-3').allPass();
  expect(scene.coins('p1')).toBe(1);
  expect(scene.state().supply).toBe(0);
  scene.done();
});

test('REPL-07: each player orders what changes their own gain', () => {
  const scene = aScene().player('p1', {
    items: ['tax-of-all', 'double-for-all'],
    hand: ['each-gains-5', 'each-gains-5'],
    lootPlays: 2,
  });
  scene.play('p1', 'each-gains-5').allPass();
  expect(scene.asked()).toBe('p1 replacement.order');
  scene.answer('p1', 'replacement.order', 'double-for-all', 'tax-of-all');
  expect(scene.asked()).toBe('p2 replacement.order');
  scene.answer('p2', 'replacement.order', 'tax-of-all', 'double-for-all');
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([9, 8]);
  scene.play('p1', 'each-gains-5').allPass();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([18, 16]);
  scene.done();
});

test('REPL-07 REPL-06: three of them are ordered in one answer', () => {
  const scene = aScene().player('p1', {
    items: ['tax-of-all', 'double-for-all', 'counterfeit-penny'],
    hand: ['gain-3'],
  });
  scene.play('p1', 'gain-3').allPass();
  scene.answer('p1', 'replacement.order', 'counterfeit-penny', 'double-for-all', 'tax-of-all');
  expect(scene.asked()).toBe('p1 priority');
  expect(scene.coins('p1')).toBe(7);
  scene.done();
});

test('REPL-04 CARD-06: rewards that are replaced by nothing are not paid', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'], items: ['no-rewards'] })
    .monsters('fly');
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  expect(scene.coins('p1')).toBe(0);
  scene.done();
});

test('REPL-06: what stands in for an event is not replaced by the same effect again', () => {
  const scene = aScene().player('p1', { hand: ['loot-2'], items: ['loots-for-a-coin'] });
  scene.play('p1', 'loot-2').allPass();
  expect(scene.coins('p1')).toBe(1);
  expect(scene.hand('p1')).toHaveLength(2);
  scene.done();
});

test('REPL-07: the controller of what would be destroyed orders what replaces it', () => {
  const scene = aScene()
    .player('p1', { hand: ['destroy-anything'] })
    .player('p2', { items: ['lasts-by-coin', 'lasts-by-loot', 'meat'] });
  scene.play('p1', 'destroy-anything', { targets: ['meat'] }).allPass();
  expect(scene.asked()).toBe('p2 replacement.order');
  scene.answer('p2', 'replacement.order', 'lasts-by-coin', 'lasts-by-loot');
  expect(scene.coins('p2')).toBe(1);
  expect(scene.hand('p2')).toEqual([]);
  expect(scene.items('p2')).toContain('meat');
  scene.done();
});
