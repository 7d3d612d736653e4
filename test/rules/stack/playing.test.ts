import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test('N09 LOOT-05: loot from another place takes priority and a loot play like any other', () => {
  const scene = aScene()
    .player('p1', { items: ['rummage'], hand: ['3-cents'], lootPlays: 1, character: 'sturdy' })
    .discard('loot', ['a-penny', 'bomb']);
  scene.use('p1', 'rummage').allPass();
  expect(scene.offered()).toContain('play a-penny');
  expect(scene.offered()).not.toContain('play bomb');
  scene.play('p1', 'a-penny').resolve();
  expect([scene.coins('p1'), scene.discarded('loot')]).toEqual([1, ['a-penny', 'bomb']]);
  expect(scene.offered()).not.toContain('play a-penny');
  scene.done();
});

test('LOOT-05: the permission is for one player and ends with the turn', () => {
  const scene = aScene()
    .player('p1', { items: ['rummage'] })
    .player('p2', { lootPlays: 1 })
    .discard('loot', ['a-penny']);
  scene.use('p1', 'rummage').resolve();
  scene.pass('p1');
  expect(scene.offered()).not.toContain('play a-penny');
  scene.pass('p2').done();
});

test('LOOT-05 TURN-16: a permission for this turn is over with it', () => {
  const scene = aScene()
    .player('p1', { items: ['rummage'] })
    .discard('loot', ['a-penny']);
  scene.use('p1', 'rummage').resolve();
  scene.endTurn('p1').toActionPhase().endTurn('p2').toActionPhase();
  expect(scene.offered()).not.toContain('play a-penny');
  scene.done();
});

test('N09 LOOT-06: loot played in a resolution needs no priority but a loot play', () => {
  const scene = aScene()
    .player('p1', { items: ['loud-hailer'], hand: ['bomb', '3-cents'], lootPlays: 1 })
    .monsters('gurdy');
  scene
    .use('p1', 'loud-hailer')
    .allPass()
    .answer('p1', 'effect.choose', 'bomb')
    .answer('p1', 'announce.target', 'gurdy');
  expect(scene.stack()).toEqual(['bomb']);
  expect(scene.offered()).not.toContain('play 3-cents');
  scene.resolve();
  expect([scene.hp('gurdy'), scene.hand('p1')]).toEqual([4, ['3-cents']]);
  scene.done();
});

test('N09 LOOT-06 LOOT-07: without a loot play nothing is played in a resolution', () => {
  const scene = aScene().player('p1', { items: ['loud-hailer'], hand: ['3-cents'], lootPlays: 0 });
  scene.use('p1', 'loud-hailer').allPass().answer('p1', 'effect.choose', '3-cents').resolve();
  expect([scene.coins('p1'), scene.hand('p1')]).toEqual([0, ['3-cents']]);
  scene.done();
});

test('N09 LOOT-07: without using a loot play it needs neither', () => {
  const scene = aScene().player('p1', { items: ['free-hand'], hand: ['3-cents', 'a-penny'], lootPlays: 0 });
  scene.use('p1', 'free-hand').allPass().answer('p1', 'effect.choose', '3-cents');
  expect(scene.stack()).toEqual(['3-cents']);
  scene.resolve();
  expect([scene.coins('p1'), scene.hand('p1'), scene.discarded('loot')]).toEqual([3, ['a-penny'], ['3-cents']]);
  expect(scene.offered()).not.toContain('play a-penny');
  scene.done();
});

test('LOOT-07: a permission that names no loot play leaves the loot play for another card', () => {
  const scene = aScene()
    .player('p1', { items: ['bargain-bin'], hand: ['3-cents'], lootPlays: 1 })
    .discard('loot', ['a-penny']);
  scene.use('p1', 'bargain-bin').resolve().play('p1', 'a-penny').resolve();
  scene.play('p1', '3-cents').resolve();
  expect([scene.coins('p1'), scene.discarded('loot')]).toEqual([4, ['3-cents', 'a-penny']]);
  scene.done();
});

test('LOOT-06 TGT-06: what has no target is not played and stays where it was', () => {
  const scene = aScene().player('p1', { items: ['free-hand'], hand: ['shape-shift'] });
  scene.use('p1', 'free-hand').allPass().answer('p1', 'effect.choose', 'shape-shift').resolve();
  expect(scene.hand('p1')).toEqual(['shape-shift']);
  scene.done();
});

test('COPY-10: a copy of a loot card waits, is played for free, and is no card', () => {
  const scene = aScene()
    .player('p1', { items: ['photograph'], lootPlays: 0 })
    .player('p2', { hand: ['bomb'] })
    .monsters('gurdy');
  scene
    .use('p1', 'photograph', { targets: ['p2'] })
    .allPass()
    .answer('p1', 'effect.choose', 'bomb')
    .resolve();
  expect(scene.stack()).toEqual([]);
  expect(scene.view('p2').lasting.map(({ effect }) => effect)).toEqual([
    { is: 'mayPlay', cards: ['bomb'], cost: 'nothing' },
  ]);
  scene.play('p1', 'bomb', { targets: ['gurdy'] });
  expect(scene.view(null).stack.map(({ copy }) => copy)).toEqual([true]);
  scene.resolve();
  expect([scene.hp('gurdy'), scene.hand('p2'), scene.discarded('loot')]).toEqual([4, ['bomb'], []]);
  expect(scene.offered()).not.toContain('play bomb');
  scene.done();
});

test('COPY-10: without a word about it a copy takes a loot play', () => {
  const scene = aScene()
    .player('p1', { items: ['sketch'], hand: ['a-penny'], lootPlays: 1 })
    .player('p2', { hand: ['3-cents'] });
  scene
    .use('p1', 'sketch', { targets: ['p2'] })
    .allPass()
    .answer('p1', 'effect.choose', '3-cents')
    .resolve();
  scene.play('p1', '3-cents').resolve();
  expect([scene.coins('p1'), scene.hand('p1')]).toEqual([3, ['a-penny']]);
  expect(scene.offered()).not.toContain('play a-penny');
  scene.done();
});

test('COPY-10 TURN-16: a copy that nobody has played is gone when its time is over', () => {
  const scene = aScene()
    .player('p1', { items: ['photograph'] })
    .player('p2', { hand: ['a-penny'] });
  scene
    .use('p1', 'photograph', { targets: ['p2'] })
    .allPass()
    .answer('p1', 'effect.choose', 'a-penny')
    .resolve();
  expect(scene.offered()).toContain('play a-penny');
  scene.endTurn('p1');
  expect(scene.state().holding).toEqual([]);
  scene.toActionPhase().endTurn('p2').toActionPhase();
  expect(scene.offered()).not.toContain('play a-penny');
  scene.done();
});

test('COPY-10: each player may play a copy of their own, on whosever turn', () => {
  const scene = aScene()
    .player('p1', { items: ['copies-for-all'] })
    .deck('loot', ['a-penny']);
  scene.use('p1', 'copies-for-all').resolve();
  scene.play('p1', 'a-penny').pass('p1').play('p2', 'a-penny').resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.cardsOf('loot').slice(0, 1)]).toEqual([1, 1, ['a-penny']]);
  scene.done();
});

test('COPY-10 CANCEL-01: a cancelled copy is gone', () => {
  const scene = aScene()
    .player('p1', { items: ['photograph'] })
    .player('p2', { hand: ['3-cents', 'butter-bean'], lootPlays: 1 });
  scene
    .use('p1', 'photograph', { targets: ['p2'] })
    .allPass()
    .answer('p1', 'effect.choose', '3-cents')
    .resolve();
  scene
    .play('p1', '3-cents')
    .pass('p1')
    .play('p2', 'butter-bean', { targets: ['3-cents'] })
    .resolve();
  expect([scene.coins('p1'), scene.discarded('loot')]).toEqual([0, ['butter-bean']]);
  scene.done();
});
