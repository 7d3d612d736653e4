import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test('ZONE-07 LOOT-02: what was looked at lies as it lay, and only who looked reads the names', () => {
  const scene = aScene()
    .player('p1', { hand: ['peek-2'] })
    .wholeDeck('loot', ['bomb', 'a-penny', 'gain-3']);
  scene.play('p1', 'peek-2').allPass();
  expect(scene.cardsOf('loot')).toEqual(['bomb', 'a-penny', 'gain-3']);
  const looks = scene.entries().filter(({ line }) => line.say === 'lookedAt');
  expect(looks.map(({ to, line }) => ({ to, amount: line.amount, cards: line.cards }))).toEqual([
    { to: 'all', amount: 2, cards: undefined },
    { to: ['p1'], amount: undefined, cards: ['bomb', 'a-penny'] },
  ]);
  scene.done();
});

test('DEC-10 ZONE-07: with fewer cards in the deck one looks at those', () => {
  const scene = aScene()
    .player('p1', { hand: ['peek-2'] })
    .wholeDeck('loot', ['bomb']);
  scene.play('p1', 'peek-2').allPass();
  expect(scene.said('lookedAt').map(({ amount, cards }) => amount ?? cards)).toEqual([1, ['bomb']]);
  expect(scene.cardsOf('loot')).toEqual(['bomb']);
  scene.done();
});

test('ZONE-01 ZONE-10: a card goes from the top of the discard to the top of the deck', () => {
  const scene = aScene()
    .player('p1', { hand: ['discarded-loot-to-top'] })
    .wholeDeck('loot', ['gain-3'])
    .discard('loot', ['bomb', 'a-penny']);
  scene.play('p1', 'discarded-loot-to-top').allPass();
  expect(scene.cardsOf('loot')).toEqual(['bomb', 'gain-3']);
  expect(scene.discarded('loot')).toEqual(['discarded-loot-to-top', 'a-penny']);
  scene.done();
});

test('KEY-06: what is indomitable and put into a slot covers nothing', () => {
  const of = (card: string) =>
    aScene()
      .player('p1', { hand: ['discarded-monster-to-slot'] })
      .monsters('fly', 'gurdy')
      .discard('monster', [card])
      .play('p1', 'discarded-monster-to-slot')
      .allPass();
  const stubborn = of('stubborn');
  expect(stubborn.tops('monsters')).toEqual(['fly', 'gurdy', 'stubborn']);
  stubborn.done();
  const plain = of('clotty');
  expect(plain.offered()).toEqual(['fly', 'gurdy']);
  plain.answer('p1', 'attack.slot', 'gurdy');
  expect(plain.tops('monsters')).toEqual(['fly', 'clotty']);
  plain.done();
});

test('ZONE-01 GAIN-02 COPY-06: a card that is gained from the discard enters play', () => {
  const scene = aScene()
    .player('p1', { hand: ['gain-discarded-treasure'], items: ['counts-items-gained'] })
    .discard('treasure', ['six-counters']);
  scene.play('p1', 'gain-discarded-treasure').allPass();
  expect(scene.items('p1')).toEqual(['counts-items-gained', 'six-counters']);
  expect(scene.object('six-counters').counters).toEqual({ counter: 2 });
  expect(scene.discarded('treasure')).toEqual([]);
  expect(scene.stack()).toEqual(['counts-items-gained']);
  scene.resolve().done();
});

test('REFILL-01 DEC-10: a shop item is replaced at once, by itself when there is no other card', () => {
  const scene = aScene()
    .player('p1', { hand: ['replace-in-shop', 'replace-in-shop'], lootPlays: 2 })
    .shop('meat')
    .wholeDeck('treasure', ['breakfast']);
  scene.play('p1', 'replace-in-shop', { targets: ['meat'] }).allPass();
  expect(scene.tops('shop')).toEqual(['breakfast']);
  scene.play('p1', 'replace-in-shop', { targets: ['breakfast'] }).allPass();
  expect(scene.tops('shop')).toHaveLength(1);
  expect(new Set([...scene.tops('shop'), ...scene.cardsOf('treasure')])).toEqual(new Set(['breakfast', 'meat']));
  scene.done();
});

test('AND-03 GAIN-06: what was swapped counts as done', () => {
  const scene = aScene()
    .player('p1', { hand: ['swap-for-a-coin'], items: ['meat'] })
    .shop('breakfast');
  scene.play('p1', 'swap-for-a-coin', { targets: ['meat', 'breakfast'] }).allPass();
  expect([scene.items('p1'), scene.tops('shop'), scene.coins('p1')]).toEqual([['breakfast'], ['meat'], 1]);
  scene.done();
});

test('EFF-02 REPL-06: what was set up works when its source is gone', () => {
  const scene = aScene().player('p1', { hand: ['loot-twice-as-much', 'loot-2'], lootPlays: 2 });
  scene.play('p1', 'loot-twice-as-much').allPass().play('p1', 'loot-2').allPass();
  expect(scene.hand('p1')).toHaveLength(4);
  scene.done();
});

test('RULING-16 REPL-06: the same card doubles once, however often it was played, and another once more', () => {
  const scene = aScene().player('p1', {
    hand: ['loot-twice-as-much', 'loot-twice-as-much', 'loot-2', 'each-loots-1'],
    items: ['two-of-clubs'],
    lootPlays: 4,
  });
  scene.play('p1', 'loot-twice-as-much').allPass().play('p1', 'loot-twice-as-much').allPass();
  scene.play('p1', 'loot-2').allPass();
  expect(scene.hand('p1')).toHaveLength(1 + 4);
  scene.use('p1', 'two-of-clubs', { targets: ['p1'] }).allPass();
  scene.play('p1', 'each-loots-1').allPass();
  expect(scene.hand('p1')).toHaveLength(4 + 4);
  expect(scene.hand('p2')).toHaveLength(1);
  scene.done();
});

test('META-02 DEC-08: what an effect forbids does not happen, whatever says that it does', () => {
  const scene = aScene().player('p1', { hand: ['gain-3', 'no-coins-today', 'gain-3'], lootPlays: 3 });
  scene.play('p1', 'gain-3').allPass();
  expect(scene.coins('p1')).toBe(3);
  scene.play('p1', 'no-coins-today').allPass().play('p1', 'gain-3').allPass();
  expect(scene.coins('p1')).toBe(3);
  expect(scene.discarded('loot')).toEqual(['gain-3', 'no-coins-today', 'gain-3']);
  scene.done();
});
