import { expect, test } from 'vitest';
import { aScene, withCounters } from '../../support/scene.js';

test('diplopia COPY-01 COPY-02: it is a copy of a passive item till end of turn, and keeps its own charge and counters', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('diplopia', 2)] })
    .player('p2', { items: ['breakfast'] });
  scene.use('p1', 'diplopia', { targets: ['breakfast'] }).resolve();
  expect([scene.maxHp('p1'), scene.charged('diplopia')]).toEqual([3, false]);
  const [seen] = scene.view('p2').players[0]!.items;
  expect([seen!.card, seen!.copyOf, seen!.counters]).toEqual(['diplopia', 'breakfast', { counter: 2 }]);
  scene.declare('p1', 'end').toNextTurn();
  expect(scene.maxHp('p1')).toBe(2);
  scene.done();
});

test('diplopia: only non-eternal items without a ↷ or $ ability can be its target', () => {
  const scene = aScene()
    .player('p1', { items: ['diplopia', 'meat', 'mr-boom', 'battery-bum', 'yum-heart', 'lazarus-rags'] })
    .shop('the-relic');
  scene.use('p1', 'diplopia', {});
  expect(scene.offered().toSorted()).toEqual(['back', 'meat', 'the-relic']);
  scene.answer('p1', 'announce.target', 'the-relic').resolve().done();
});

test('modeling-clay COPY-01 COPY-07: for good, with the ability of the copied item, which it may use when charged', () => {
  const scene = aScene()
    .player('p1', { items: ['modeling-clay'], hand: ['lil-battery'] })
    .player('p2', { items: ['mr-boom'] })
    .monsters('gurdy');
  scene.use('p1', 'modeling-clay', { targets: ['mr-boom'] }).resolve();
  scene.play('p1', 'lil-battery', { targets: ['modeling-clay'] }).resolve();
  scene.use('p1', 'modeling-clay', { targets: ['gurdy'] }).resolve();
  expect(scene.hp('gurdy')).toBe(4);
  scene.declare('p1', 'end').toNextTurn();
  const [seen] = scene.view('p2').players[0]!.items;
  expect(seen!.copyOf).toBe('mr-boom');
  scene.done();
});

test('COPY-06: something that becomes a copy of an item with starting counters starts with them', () => {
  const scene = aScene().player('p1', { items: ['modeling-clay', 'six-counters'] });
  scene.use('p1', 'modeling-clay', { targets: ['six-counters'] }).resolve();
  expect(scene.view('p1').players[0]!.items[0]!.counters).toEqual({ counter: 2 });
  scene.done();
});

test('COPY-01 ZONE-01: a copy that leaves play is itself again', () => {
  const scene = aScene().player('p1', { items: ['modeling-clay', 'meat'], hand: ['destroy-anything'] });
  scene.use('p1', 'modeling-clay', { targets: ['meat'] }).resolve();
  scene.play('p1', 'destroy-anything', { targets: ['modeling-clay'] }).resolve();
  expect(scene.view(null).discards.treasure.map(({ card, copyOf }) => [card, copyOf])).toEqual([
    ['modeling-clay', null],
  ]);
  scene.done();
});

test('placebo COPY-11: the ↷ ability of an item goes on the stack as its own, with a target of its own and no cost', () => {
  const scene = aScene()
    .player('p1', { items: ['placebo'] })
    .player('p2', { items: ['mr-boom', 'meat', 'battery-bum'] })
    .monsters('gurdy', 'clotty');
  scene.use('p1', 'placebo', { targets: ['mr-boom'] }).allPass();
  scene.answer('p1', 'trigger.target', 'clotty');
  expect(scene.stack()).toEqual(['placebo']);
  expect(scene.charged('mr-boom')).toBe(true);
  scene.resolve();
  expect([scene.hp('clotty'), scene.hp('gurdy')]).toEqual([1, 5]);
  scene.done();
});

test('placebo COPY-11 TGT-03: the number of a copied ability is chosen anew', () => {
  const scene = aScene()
    .player('p1', { items: ['placebo', 'mr-boom'] })
    .player('p2', { items: ['crystal-ball', 'book-of-sin'] })
    .dice(4);
  scene
    .use('p1', 'placebo', { targets: ['crystal-ball'] })
    .allPass()
    .answer('p1', 'trigger.mode', 'm3')
    .resolve();
  scene.pass('p1').use('p2', 'book-of-sin').resolve();
  expect(scene.hand('p1')).toHaveLength(3);
  scene.done();
});

test('blank-card COPY-08 TGT-03: the number of copied loot is chosen anew', () => {
  const scene = aScene()
    .player('p1', { items: ['blank-card'], hand: ['i-the-magician'] })
    .player('p2', { items: ['book-of-sin'] })
    .dice(1);
  scene.use('p1', 'blank-card').resolve();
  scene.pass('p1').use('p2', 'book-of-sin').allPass();
  scene
    .pass('p2')
    .play('p1', 'i-the-magician', { mode: 5, targets: ['roll'] })
    .allPass();
  scene.answer('p1', 'trigger.mode', 'm2').answer('p1', 'trigger.target', 'roll').allPass();
  expect(scene.stack()).toEqual(['roll 3', 'i-the-magician']);
  scene.allPass();
  expect(scene.stack()).toEqual(['roll 6']);
  scene.resolve().done();
});

test('placebo COPY-11 TGT-06: a copied ability without a legal target goes nowhere', () => {
  const scene = aScene().player('p1', { items: ['placebo', 'mr-boom'] });
  scene.use('p1', 'placebo', { targets: ['mr-boom'] }).resolve();
  expect(scene.said('noTarget')).toHaveLength(1);
  scene.done();
});

test('blank-card COPY-08: the next loot this turn is copied above it, with choices of its own; only the next', () => {
  const scene = aScene()
    .player('p1', { items: ['blank-card'], hand: ['bomb', 'bomb', 'a-penny'], lootPlays: 3 })
    .monsters('gurdy', 'clotty');
  scene.use('p1', 'blank-card').resolve();
  scene.play('p1', 'bomb', { targets: ['gurdy'] });
  expect(scene.stack()).toEqual(['bomb', 'blank-card']);
  scene.allPass().answer('p1', 'trigger.target', 'clotty');
  expect(scene.stack()).toEqual(['bomb', 'bomb']);
  expect(scene.view(null).stack.map(({ copy }) => copy)).toEqual([false, true]);
  scene.resolve();
  expect([scene.hp('gurdy'), scene.hp('clotty')]).toEqual([4, 1]);
  scene.play('p1', 'a-penny').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('blank-card COPY-09: a copy is no card and leaves none', () => {
  const scene = aScene().player('p1', { items: ['blank-card'], hand: ['3-cents'] });
  scene.use('p1', 'blank-card').resolve().play('p1', '3-cents').resolve();
  expect([scene.coins('p1'), scene.discarded('loot')]).toEqual([6, ['3-cents']]);
  scene.done();
});

test('COPY-09 CANCEL-01: a cancelled copy leaves nothing in discard', () => {
  const scene = aScene()
    .player('p1', { items: ['blank-card'], hand: ['3-cents'] })
    .player('p2', { hand: ['butter-bean'], lootPlays: 1 });
  scene.use('p1', 'blank-card').resolve().play('p1', '3-cents').allPass();
  const copied = scene.view(null).stack.at(-1)!.id;
  scene
    .pass('p1')
    .play('p2', 'butter-bean', { targets: [copied] })
    .resolve();
  expect([scene.coins('p1'), scene.discarded('loot').toSorted()]).toEqual([3, ['3-cents', 'butter-bean']]);
  scene.done();
});

test('blank-card: a trinket is not copied, and waits for no later turn', () => {
  const scene = aScene().player('p1', { items: ['blank-card'], hand: ['swallowed-penny', 'a-penny'], lootPlays: 2 });
  scene.use('p1', 'blank-card').resolve().play('p1', 'swallowed-penny').resolve();
  expect(scene.items('p1')).toEqual(['blank-card', 'swallowed-penny']);
  scene.play('p1', 'a-penny').resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.done();
});

test('blank-card TURN-16: unused, it is forgotten at the end of the turn', () => {
  const scene = aScene().player('p1', { items: ['blank-card'], hand: ['a-penny'] });
  scene.use('p1', 'blank-card').resolve().declare('p1', 'end').toNextTurn();
  expect(scene.state().standing).toEqual([]);
  scene.done();
});

test('two-of-clubs RULING-16: twice as much loot till end of turn, however often it is used', () => {
  const scene = aScene()
    .player('p1', { items: ['two-of-clubs'], hand: ['lil-battery', 'loot-2'], lootPlays: 2 })
    .deck('loot', ['a-penny', 'a-penny', 'bomb', 'bomb', '3-cents']);
  scene.use('p1', 'two-of-clubs', { targets: ['p1'] }).resolve();
  scene.play('p1', 'lil-battery', { targets: ['two-of-clubs'] }).resolve();
  scene.use('p1', 'two-of-clubs', { targets: ['p1'] }).resolve();
  scene.play('p1', 'loot-2').resolve();
  expect(scene.hand('p1')).toHaveLength(4);
  scene.done();
});

test('trinity-shield META-02 DEC-08: on its owner’s turn the others play no loot and activate no item', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['trinity-shield', 'mr-boom'], hand: ['a-penny', 'a-penny'] })
    .player('p2', { items: ['mr-boom'], hand: ['a-penny'], lootPlays: 1 })
    .monsters('gurdy');
  scene.play('p1', 'a-penny').pass('p1');
  expect(scene.offered()).toEqual(['pass']);
  scene.resolve();
  scene
    .use('p1', 'mr-boom', { targets: ['gurdy'] })
    .resolve()
    .done();
});

test('trinity-shield: on another turn it does nothing', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['a-penny'] })
    .player('p2', { items: ['mr-boom'] })
    .player('p3', { items: ['trinity-shield'] })
    .monsters('gurdy');
  scene
    .play('p1', 'a-penny')
    .pass('p1')
    .use('p2', 'mr-boom', { targets: ['gurdy'] })
    .resolve();
  expect(scene.hp('gurdy')).toBe(4);
  scene.done();
});

test('crystal-ball RULING-07: loot 3 when the next roll is the number, whoever rolls it', () => {
  const scene = aScene()
    .player('p1', { items: ['crystal-ball', 'book-of-sin'] })
    .player('p2', { items: ['book-of-sin'] })
    .fallbacks('trigger.order')
    .dice(4, 4);
  scene.use('p1', 'crystal-ball', { mode: 3 }).resolve();
  scene.pass('p1').use('p2', 'book-of-sin').resolve();
  expect(scene.hand('p1')).toHaveLength(3);
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.hand('p1')).toHaveLength(4);
  scene.done();
});

test('crystal-ball: another number uses it up', () => {
  const scene = aScene()
    .player('p1', { items: ['crystal-ball', 'book-of-sin'] })
    .player('p2', { items: ['book-of-sin'] })
    .fallbacks('trigger.order')
    .dice(2, 4);
  scene.use('p1', 'crystal-ball', { mode: 3 }).resolve();
  scene.use('p1', 'book-of-sin').resolve();
  scene.pass('p1').use('p2', 'book-of-sin').resolve();
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([[], ['blank-loot']]);
  scene.done();
});

test('crystal-ball RULING-07: with a roll on the stack it does nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['crystal-ball', 'book-of-sin'] })
    .dice(5);
  scene.use('p1', 'book-of-sin').allPass().use('p1', 'crystal-ball', { mode: 4 }).resolve();
  expect(scene.hand('p1')).toEqual([]);
  expect(scene.state().standing).toEqual([]);
  scene.done();
});

test('placebo DEC-55: a Placebo may be aimed at a Placebo, and its copy at what that could copy', () => {
  const scene = aScene()
    .player('p1', { items: ['placebo'] })
    .player('p2', { items: ['placebo', 'mr-boom'] })
    .monsters('gurdy');
  scene.use('p1', 'placebo', { targets: ['placebo@p2'] }).allPass();
  scene.answer('p1', 'trigger.target', 'mr-boom').allPass();
  scene.answer('p1', 'trigger.target', 'gurdy').resolve();
  expect([scene.hp('gurdy'), scene.charged('placebo@p2'), scene.charged('mr-boom')]).toEqual([4, true, true]);
  scene.done();
});

test('placebo DEC-55: a copy that comes back into its own chain of copies does nothing, and the log says so', () => {
  const scene = aScene()
    .player('p1', { items: ['placebo'] })
    .player('p2', { items: ['placebo'] });
  scene.use('p1', 'placebo', { targets: ['placebo@p2'] }).allPass();
  scene.answer('p1', 'trigger.target', 'placebo@p1').resolve();
  expect(scene.said('loopEnds')).toEqual([expect.objectContaining({ source: 'placebo' })]);
  scene.done();
  const itself = aScene().player('p1', { items: ['placebo', 'mr-boom'] });
  itself.use('p1', 'placebo', { targets: ['placebo'] }).resolve();
  expect([itself.said('loopEnds').length, itself.stack()]).toEqual([1, []]);
  itself.done();
});
