import { expect, test } from 'vitest';
import { aScene, sideways } from '../../support/scene.js';

test('era-walk: the next four rolls of the turn show what it rolled', () => {
  const scene = aScene()
    .player('p1', {
      hand: ['era-walk', 'roll-for-coins', 'roll-for-coins', 'roll-for-coins', 'roll-for-coins', 'roll-for-coins'],
      lootPlays: 6,
    })
    .dice(6, 1, 2, 3, 4, 1);
  scene.play('p1', 'era-walk').resolve();
  for (const coins of [6, 12, 18, 24, 25]) {
    scene.play('p1', 'roll-for-coins').resolve();
    expect(scene.coins('p1')).toBe(coins);
  }
  scene.done();
});

test('found-soul: 1 ATK, and a soul sends it on', () => {
  const scene = aScene()
    .player('p1', { items: ['found-soul'], hand: ['fell-a-monster'] })
    .monsters('pin');
  expect([scene.atk('p1'), scene.atk('p2')]).toEqual([2, 1]);
  scene.play('p1', 'fell-a-monster', { targets: ['pin'] }).resolve();
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  expect([scene.items('p1'), scene.items('p2'), scene.atk('p2')]).toEqual([[], ['found-soul'], 2]);
  scene.done();
});

test('found-soul KEY-02: it is a trinket', () => {
  const scene = aScene().player('p1', { hand: ['found-soul'] });
  scene.play('p1', 'found-soul').resolve();
  expect([scene.items('p1'), scene.atk('p1')]).toEqual([['found-soul'], 2]);
  scene.done();
});

test.each(['gold-bomb', 'steal-item'])(
  'mega-bean: %s that is aimed at you is cancelled, and hurts its player',
  (loot) => {
    const scene = aScene()
      .player('p1', { character: 'sturdy', hand: [loot] })
      .player('p2', { items: ['meat'], hand: ['mega-bean'], lootPlays: 1 });
    scene
      .play('p1', loot, { targets: [loot === 'gold-bomb' ? 'p2' : 'meat'] })
      .passTo('p2')
      .play('p2', 'mega-bean', { targets: [loot] })
      .resolve();
    expect([scene.hp('p1'), scene.hp('p2'), scene.items('p2')]).toEqual([1, 2, ['meat']]);
    expect(scene.discarded('loot').toSorted()).toEqual([loot, 'mega-bean'].toSorted());
    scene.done();
  },
);

test('mega-bean: what is aimed at somebody else is no target', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['gold-bomb'] })
    .player('p2', { hand: ['mega-bean'], lootPlays: 1 });
  scene
    .play('p1', 'gold-bomb', { targets: ['p3'] })
    .passTo('p2')
    .refuses('p2', 'play mega-bean');
  scene.done({ midway: 'the bomb is there' });
});

test('mega-bean: an ability of an item too, activated or triggered', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', items: ['coin-thief'] })
    .player('p2', { coins: 3, hand: ['mega-bean'], lootPlays: 1 });
  scene.use('p1', 'coin-thief', { targets: ['p2'] }).passTo('p2');
  scene.play('p2', 'mega-bean', { targets: ['coin-thief'] }).resolve();
  expect([scene.coins('p2'), scene.hp('p1')]).toEqual([3, 1]);
  scene.done();
});

test('mugger-bean CANCEL-01: the loot does nothing, and its card is yours', () => {
  const scene = aScene()
    .player('p1', { hand: ['gain-3'] })
    .player('p2', { hand: ['mugger-bean'], lootPlays: 1 });
  scene
    .play('p1', 'gain-3')
    .passTo('p2')
    .play('p2', 'mugger-bean', { targets: ['gain-3'] })
    .resolve();
  expect([scene.coins('p1'), scene.hand('p2'), scene.discarded('loot')]).toEqual([0, ['gain-3'], ['mugger-bean']]);
  scene.done();
});

test('mugger-bean COPY-09: of a copy there is no card to take', () => {
  const scene = aScene()
    .player('p1', { items: ['pop-pop'], hand: ['gain-3'] })
    .player('p2', { hand: ['mugger-bean'], lootPlays: 1 });
  scene
    .play('p1', 'gain-3')
    .use('p1', 'pop-pop', { targets: ['gain-3'] })
    .passUntil('gain-3')
    .passTo('p2');
  const copy = scene.state().stack.at(-1)?.id ?? '';
  scene.play('p2', 'mugger-bean', { targets: [copy] }).resolve();
  expect([scene.coins('p1'), scene.hand('p2')]).toEqual([3, []]);
  scene.done();
});

test('recycling-sticker BUY-02 BUY-03: shop items for 1¢ less, and the top of the treasure discard among them', () => {
  const scene = aScene()
    .player('p1', { items: ['recycling-sticker'], coins: 9 })
    .shop('meat')
    .discard('treasure', ['breakfast', 'dinner'])
    .wholeDeck('treasure', ['lunch']);
  scene.declare('p1', 'purchase').allPass();
  expect(scene.offered().toSorted()).toEqual(['breakfast', 'meat']);
  scene.answer('p1', 'purchase.choice', 'breakfast').resolve();
  expect([scene.items('p1'), scene.coins('p1'), scene.discarded('treasure')]).toEqual([
    ['recycling-sticker', 'breakfast'],
    0,
    ['dinner'],
  ]);
  scene.done();
});

test('recycling-sticker: nobody else may, and not on the turn of another', () => {
  const scene = aScene()
    .player('p1', { coins: 10 })
    .player('p2', { items: [sideways('recycling-sticker')] })
    .shop('meat')
    .discard('treasure', ['breakfast']);
  scene.declare('p1', 'purchase').allPass();
  expect(scene.offered()).not.toContain('breakfast');
  scene.answer('p1', 'purchase.choice', 'meat').resolve();
  scene.done();
});

test('found-soul GAIN-07: also for a soul that is stolen', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['found-soul'], hand: ['steal-soul'] })
    .player('p2', { souls: ['pin'] });
  scene.play('p1', 'steal-soul', { targets: ['pin'] }).resolve();
  scene.answer('p1', 'trigger.target', 'p3').resolve();
  expect([scene.items('p1'), scene.items('p3')]).toEqual([[], ['found-soul']]);
  scene.done();
});
