import { expect, test } from 'vitest';
import { aScene } from '../../../support/scene.js';

test('divorce-papers GAIN-04: half of another player’s ¢ and cards, rounded down, and an item, of their choice', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['divorce-papers'], coins: 1 })
    .player('p2', {
      coins: 7,
      hand: ['bomb', 'a-penny', 'a-dime', 'soul-heart', '3-cents'],
      items: ['meat', 'dinner', 'the-d6'],
    });
  scene.use('p1', 'divorce-papers').allPass();
  expect([scene.asked(), scene.offered(), scene.items('p1')]).toEqual(['p1 effect.choose', ['p2', 'p3'], []]);
  scene.answer('p1', 'effect.choose', 'p2');
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([4, 4]);
  expect(scene.decision()).toMatchObject({ player: 'p2', key: 'effect.choose', min: 2, max: 2, secret: true });
  scene.answer('p2', 'effect.choose', 'a-penny', 'bomb');
  expect([scene.asked(), scene.offered()]).toEqual(['p2 effect.choose', ['meat', 'dinner', 'the-d6']]);
  scene.answer('p2', 'effect.choose', 'dinner').resolve();
  expect([scene.items('p1'), scene.items('p2'), scene.hand('p1').toSorted(), scene.hand('p2')]).toEqual([
    ['dinner'],
    ['meat', 'the-d6'],
    ['a-penny', 'bomb'],
    ['a-dime', 'soul-heart', '3-cents'],
  ]);
  expect(scene.discarded('treasure')).toEqual(['divorce-papers']);
  scene.done();
});

test('divorce-papers AND-03 COST-04 KEY-01: who has little gives little, an eternal item too', () => {
  const scene = aScene()
    .player('p1', { items: ['divorce-papers'] })
    .player('p2', { coins: 1, hand: ['bomb'], items: ['the-d6'] })
    .fallbacks('effect.choose');
  scene.use('p1', 'divorce-papers').resolve();
  expect([scene.coins('p1'), scene.hand('p1'), scene.items('p1'), scene.items('p2')]).toEqual([0, [], ['the-d6'], []]);
  scene.done();
  const kept = aScene()
    .player('p1', { items: ['divorce-papers', 'makes-eternal'] })
    .player('p2', { coins: 4 });
  kept.use('p1', 'makes-eternal').allPass().use('p1', 'divorce-papers').allPass();
  expect([kept.asked(), kept.coins('p1')]).toEqual(['p1 priority', 0]);
  kept.done();
});

test('forget-me-now EACH-01: each player destroys one soul of their choice', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['forget-me-now'], souls: ['pin', 'war'] })
    .player('p2', { souls: ['gurdy', 'hush'] });
  scene.use('p1', 'forget-me-now').allPass();
  expect([scene.asked(), scene.offered(), scene.items('p1')]).toEqual(['p1 effect.choose', ['pin', 'war'], []]);
  scene.answer('p1', 'effect.choose', 'war');
  expect([scene.asked(), scene.offered()]).toEqual(['p2 effect.choose', ['gurdy', 'hush']]);
  scene.answer('p2', 'effect.choose', 'hush').resolve();
  expect([scene.soulCards('p1'), scene.soulCards('p2'), scene.souls('p2')]).toEqual([['pin'], ['gurdy'], 1]);
  expect([scene.discarded('monster').toSorted(), scene.discarded('treasure')]).toEqual([
    ['hush', 'war'],
    ['forget-me-now'],
  ]);
  scene.done();
});

test('forget-me-now AND-03: while it is eternal no soul goes', () => {
  const scene = aScene().player('p1', { items: ['forget-me-now', 'makes-eternal'], souls: ['pin'] });
  scene.use('p1', 'makes-eternal').allPass().use('p1', 'forget-me-now').allPass();
  expect(scene.soulCards('p1')).toEqual(['pin']);
  scene.done();
});
