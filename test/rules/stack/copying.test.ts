import { expect, test } from 'vitest';
import { aScene, damaged, sideways, withCounters } from '../../support/scene.js';

test('RULING-08 COPY-01 COPY-02: a copy has everything printed, and keeps its own charge and counters', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('wax', 2)] })
    .player('p2', { items: [sideways('breakfast')] });
  scene.use('p1', 'wax', { targets: ['breakfast'] }).resolve();
  const [seen] = scene.view('p2').players[0]!.items;
  expect([seen!.card, seen!.copyOf, seen!.charged, seen!.counters]).toEqual([
    'wax',
    'breakfast',
    false,
    { counter: 2 },
  ]);
  expect(scene.maxHp('p1')).toBe(3);
  scene.done();
});

test('COPY-02: a monster that becomes a copy keeps its damage', () => {
  const scene = aScene()
    .monsters('gurdy', damaged('clotty', 1))
    .player('p1', { hand: ['shape-shift'] });
  scene.play('p1', 'shape-shift', { targets: ['clotty', 'gurdy'] }).resolve();
  const [, seen] = scene.view(null).monsters;
  expect([seen!.top!.copyOf, seen!.top!.maxHp, seen!.top!.hp]).toEqual(['gurdy', 5, 4]);
  scene.done();
});

test('RULING-08 COPY-03 COPY-06: counters that a copy started with or gained stay, for any card to use', () => {
  const scene = aScene().player('p1', { items: ['wax', 'six-counters', 'pays-counters'], hand: ['lil-battery'] });
  scene.use('p1', 'wax', { targets: ['six-counters'] }).resolve();
  expect(scene.object('wax').counters).toEqual({ counter: 2 });
  scene.endTurn('p1').toActionPhase().endTurn('p2').toActionPhase();
  const [seen] = scene.view('p1').players[0]!.items;
  expect([seen!.copyOf, seen!.counters]).toEqual([null, { counter: 2 }]);
  scene.use('p1', 'wax', { targets: ['pays-counters'] }).resolve();
  scene.use('p1', 'wax', { ability: 'paid' }).resolve();
  expect([scene.coins('p1'), scene.object('wax').counters]).toEqual([4, { counter: 1 }]);
  scene.done();
});

test('RULING-08 COPY-06: with each time it is copied the counters are as many as it starts with', () => {
  const scene = aScene().player('p1', { items: ['wax', withCounters('six-counters', 1)], hand: ['lil-battery'] });
  scene.use('p1', 'wax', { targets: ['six-counters'] }).resolve();
  scene.use('p1', 'wax', { ability: 'paid' }).resolve();
  expect(scene.object('wax').counters).toEqual({ counter: 1 });
  scene.endTurn('p1').toActionPhase().endTurn('p2').toActionPhase();
  scene.use('p1', 'wax', { targets: ['six-counters'] }).resolve();
  expect(scene.object('wax').counters).toEqual({ counter: 2 });
  scene.done();
});

test('COPY-05: a copy of a starting item is no starting item: its card goes where treasure goes', () => {
  const scene = aScene().player('p1', { items: ['plaster', 'frail-start'], hand: ['destroy-anything'] });
  scene.use('p1', 'plaster', { targets: ['frail-start'] }).resolve();
  scene.play('p1', 'destroy-anything', { targets: ['plaster'] }).resolve();
  expect([scene.items('p1'), scene.discarded('treasure')]).toEqual([['frail-start'], ['plaster']]);
  scene.done();
});

test('DEC-14 COPY-05: the keyword Eternal that is printed on a starting item is copied with it', () => {
  const scene = aScene().player('p1', { items: ['plaster', 'coin-maker'], hand: ['destroy-anything'] });
  scene.use('p1', 'plaster', { targets: ['coin-maker'] }).resolve();
  scene.play('p1', 'destroy-anything', { targets: ['plaster'] }).resolve();
  expect(scene.items('p1')).toEqual(['plaster', 'coin-maker']);
  scene.done();
});

test('COPY-07 COPY-01: a monster becomes a copy of a monster, with its stats, reward and soul', () => {
  const scene = aScene()
    .player('p1', { hand: ['destroy-anything'] })
    .monsters('gurdy', 'fly')
    .deck('monster', ['shapeless'])
    .player('p2', { hand: ['destroy-anything'], lootPlays: 1 });
  scene
    .play('p1', 'destroy-anything', { targets: ['fly'] })
    .resolve()
    .answer('p1', 'trigger.target', 'gurdy')
    .resolve();
  expect([scene.atk('shapeless'), scene.maxHp('shapeless'), scene.dc('shapeless')]).toEqual([1, 5, 4]);
  const before = scene.coins('p1');
  scene
    .pass('p1')
    .play('p2', 'destroy-anything', { targets: ['shapeless'] })
    .resolve();
  expect(scene.coins('p1') - before).toBe(7);
  expect(scene.soulCards('p1')).toEqual(['shapeless']);
  scene.done();
});

test('COPY-08 COPY-09: a copy of loot has a target of its own, costs nothing and leaves no card', () => {
  const scene = aScene()
    .player('p1', { items: ['parrot'], hand: ['bomb'] })
    .monsters('gurdy', 'clotty');
  scene
    .play('p1', 'bomb', { targets: ['gurdy'] })
    .use('p1', 'parrot', { targets: ['bomb'] })
    .allPass();
  scene.answer('p1', 'trigger.target', 'clotty').resolve();
  expect([scene.hp('gurdy'), scene.hp('clotty'), scene.discarded('loot')]).toEqual([4, 1, ['bomb']]);
  scene.done();
});

test('RULING-04 COPY-08: Blank Card puts a copy on the stack, it doubles nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['blank-card'], hand: ['bomb'] })
    .monsters('gurdy');
  scene.use('p1', 'blank-card').resolve();
  scene
    .play('p1', 'bomb', { targets: ['gurdy'] })
    .allPass()
    .answer('p1', 'trigger.target', 'p2');
  expect(scene.stack()).toEqual(['bomb', 'bomb']);
  scene.resolve();
  expect([scene.hp('gurdy'), scene.hp('p2')]).toEqual([4, 1]);
  scene.done();
});

test('COPY-11: a copied ability costs nothing and is the copier’s', () => {
  const scene = aScene()
    .player('p1', { hand: ['blank-form'] })
    .player('p2', { items: ['coin-maker'] });
  scene.play('p1', 'blank-form', { targets: ['coin-maker'] }).resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.charged('coin-maker')]).toEqual([1, 0, true]);
  expect(scene.discarded('loot')).toEqual(['blank-form']);
  scene.done();
});

test('COPY-12: loot that copies an ability which destroys its own item destroys nothing', () => {
  const scene = aScene()
    .player('p1', { hand: ['blank-form'] })
    .player('p2', { items: ['one-use-coins'] });
  scene.play('p1', 'blank-form', { targets: ['one-use-coins'] }).resolve();
  expect([scene.coins('p1'), scene.items('p2')]).toEqual([0, ['one-use-coins']]);
  expect(scene.discarded('loot')).toEqual(['blank-form']);
  scene.done();
});

test('COPY-12: loot becomes no copy of an item and goes to discard as usual', () => {
  const scene = aScene().player('p1', { hand: ['putty', 'blank-form'], items: ['plaster', 'meat'], lootPlays: 2 });
  scene.play('p1', 'putty', { targets: ['meat'] }).resolve();
  scene.play('p1', 'blank-form', { targets: ['plaster'] }).allPass();
  scene.answer('p1', 'trigger.target', 'meat').resolve();
  expect(scene.said('event').some(({ event }) => event === 'becomeCopy')).toBe(false);
  expect(scene.view(null).discards.loot.map(({ card, copyOf }) => [card, copyOf])).toEqual([
    ['putty', null],
    ['blank-form', null],
  ]);
  expect(scene.items('p1')).toEqual(['plaster', 'meat']);
  scene.done();
});

test('COPY-11 TGT-04: an ability on the stack is copied for whoever says so, with targets of its own', () => {
  const scene = aScene()
    .player('p1', { items: ['yum-heart'] })
    .player('p2', { hand: ['echo', 'gold-bomb'], lootPlays: 2 });
  scene.use('p1', 'yum-heart', { targets: ['p1'] }).pass('p1');
  scene.play('p2', 'echo', { targets: ['yum-heart'] }).allPass();
  scene.answer('p2', 'trigger.target', 'p2');
  expect([scene.stack(), scene.coins('p2')]).toEqual([['yum-heart', 'yum-heart'], 1]);
  expect(scene.state().stack.map(({ controller }) => controller)).toEqual(['p1', 'p2']);
  scene.resolve();
  expect(scene.state().continuous.map(({ scope }) => scope.targets)).toEqual([[['p2']], [['p1']]]);
  scene.done();
});

test('COPY-11 ABIL-06: a trigger on the stack is copied', () => {
  const scene = aScene()
    .player('p1', { items: ['turn-start-coin'], hand: ['echo'], lootPlays: 1 })
    .from('startTriggers')
    .start();
  scene.play('p1', 'echo', { targets: ['turn-start-coin'] }).resolve();
  expect(scene.coins('p1')).toBe(3);
  scene.done();
});
