import { expect, test } from 'vitest';
import { aScene } from '../../../support/scene.js';

test('a-dollar GAIN-05: destroyed, it steals all that lies in the shop', () => {
  const scene = aScene()
    .player('p1', { items: ['a-dollar'] })
    .shop('meat', 'breakfast')
    .deck('treasure', ['dinner', 'the-relic']);
  scene.use('p1', 'a-dollar').resolve();
  expect([scene.items('p1').toSorted(), new Set(scene.tops('shop')), scene.discarded('treasure')]).toEqual([
    ['breakfast', 'meat'],
    new Set(['dinner', 'the-relic']),
    ['a-dollar'],
  ]);
  scene.done();
});

test('a-quarter: destroyed, it is 25¢', () => {
  const scene = aScene().player('p1', { items: ['a-quarter'] });
  scene.use('p1', 'a-quarter').resolve();
  expect([scene.coins('p1'), scene.discarded('treasure')]).toEqual([25, ['a-quarter']]);
  scene.done();
});

test('edens-soul REPL-05: it enters play sideways', () => {
  const scene = aScene()
    .player('p1', { hand: ['plus-treasure'] })
    .deck('treasure', ['edens-soul']);
  scene.play('p1', 'plus-treasure').resolve();
  expect(scene.charged('edens-soul')).toBe(false);
  scene.done();
});

test('edens-soul ZONE-07: two of the top seven treasures are yours, the others go to the bottom', () => {
  const scene = aScene()
    .player('p1', { items: ['edens-soul'] })
    .wholeDeck('treasure', [
      'meat',
      'breakfast',
      'dinner',
      'the-relic',
      'dry-baby',
      'shadow',
      'synthoil',
      'the-map',
      'cheese-grater',
    ]);
  scene.use('p1', 'edens-soul').resolve();
  scene.answer('p1', 'effect.choose', 'dinner', 'shadow').resolve();
  expect([
    scene.items('p1'),
    scene.cardsOf('treasure').slice(0, 2),
    scene.cardsOf('treasure').slice(2).toSorted(),
  ]).toEqual([
    ['dinner', 'shadow'],
    ['the-map', 'cheese-grater'],
    ['breakfast', 'dry-baby', 'meat', 'synthoil', 'the-relic'],
  ]);
  expect(scene.discarded('treasure')).toEqual(['edens-soul']);
  scene.done();
});

test('satanic-bible PAY-02 PREV-03: 1 HP prevents the next damage to a monster this turn, and no more', () => {
  const scene = aScene()
    .player('p1', { items: ['satanic-bible'], hand: ['bomb', 'bomb'] })
    .monsters('gurdy');
  scene.use('p1', 'satanic-bible', { targets: ['gurdy'] }).resolve();
  expect(scene.hp('p1')).toBe(1);
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  expect(scene.hp('gurdy')).toBe(5);
  scene.use('p1', 'plain').resolve();
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  expect(scene.hp('gurdy')).toBe(4);
  scene.done();
});
