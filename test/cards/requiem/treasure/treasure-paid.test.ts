import { expect, test } from 'vitest';
import { aScene, sideways, withCounters } from '../../../support/scene.js';

test('battery-pack: a counter at the end of each of its owner’s turns', () => {
  const scene = aScene().player('p1', { items: ['battery-pack'] });
  scene.endTurn('p1').toActionPhase().endTurn('p2');
  expect(scene.object('battery-pack').counters).toEqual({ counter: 1 });
  scene.done({ midway: 'the turn begins' });
});

test('battery-pack: two counters recharge every item of one player', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('battery-pack', 3), sideways('the-battery')] })
    .player('p2', { items: [sideways('mr-boom'), sideways('the-d6')] });
  scene.use('p1', 'battery-pack', { targets: ['p2'] }).allPass();
  expect(['mr-boom', 'the-d6', 'the-battery'].map((id) => scene.charged(id))).toEqual([true, true, false]);
  expect(scene.object('battery-pack').counters).toEqual({ counter: 1 });
  scene.refuses('p1', 'use battery-pack', 'COST-05').done();
});

test('car-battery: recharges up to three other items, of anybody', () => {
  const scene = aScene()
    .player('p1', { items: ['car-battery', sideways('mr-boom')] })
    .player('p2', { items: [sideways('the-d6'), sideways('no'), sideways('jawbone')] });
  scene.answer('p1', 'priority', 'use car-battery');
  expect(scene.offered()).not.toContain('car-battery');
  scene.answerSome('p1', 'announce.target', 'mr-boom', 'the-d6', 'no').allPass();
  expect(['mr-boom', 'the-d6', 'no', 'jawbone'].map((id) => scene.charged(id))).toEqual([true, true, true, false]);
  expect(scene.charged('car-battery')).toBe(false);
  scene.done();
});

test('car-battery DEC-08 TURN-03: neither its owner’s turn nor another item recharges it', () => {
  const scene = aScene().player('p1', { items: [sideways('car-battery'), 'recharge-item'] });
  scene.use('p1', 'recharge-item', { targets: ['car-battery'] }).allPass();
  expect(scene.charged('car-battery')).toBe(false);
  scene.endTurn('p1').toActionPhase().endTurn('p2').toActionPhase();
  expect([scene.charged('car-battery'), scene.charged('recharge-item')]).toEqual([false, true]);
  scene.done();
});

test('car-battery: but 7¢ do', () => {
  const scene = aScene().player('p1', { items: [sideways('car-battery')], coins: 13 });
  scene.use('p1', 'car-battery', { ability: 'paid' }).allPass();
  expect([scene.charged('car-battery'), scene.coins('p1')]).toEqual([true, 6]);
  scene.refuses('p1', 'use car-battery paid', 'PAY-01').done();
});

test('hallowed-ground ZONE-10: a counter for each 2, three for the top card of the loot discard', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('hallowed-ground', 2)] })
    .player('p2', { items: ['book-of-sin'] })
    .discard('loot', ['a-dime', 'a-penny'])
    .dice(2);
  scene.refuses('p1', 'use hallowed-ground').pass('p1').use('p2', 'book-of-sin').resolve();
  expect(scene.object('hallowed-ground').counters).toEqual({ counter: 3 });
  scene.use('p1', 'hallowed-ground').allPass();
  expect([scene.hand('p1'), scene.discarded('loot')]).toEqual([['a-dime'], ['a-penny']]);
  expect(scene.object('hallowed-ground').counters).toEqual({});
  scene.done();
});

test('hallowed-ground: with an empty discard there is nothing to have', () => {
  const scene = aScene().player('p1', { items: [withCounters('hallowed-ground', 3)] });
  scene.use('p1', 'hallowed-ground').allPass();
  expect([scene.hand('p1'), scene.object('hallowed-ground').counters]).toEqual([[], {}]);
  scene.done();
});

test('keepers-sack GAIN-04 KEY-01: 14¢ when gained, given on for 4¢ although it is eternal', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['plus-treasure', 'destroy-anything'], lootPlays: 2 })
    .deck('treasure', ['keepers-sack']);
  scene.play('p1', 'plus-treasure').resolve();
  expect(scene.coins('p1')).toBe(14);
  scene.play('p1', 'destroy-anything', { targets: ['keepers-sack'] }).allPass();
  scene.use('p1', 'keepers-sack', { targets: ['p3'] }).allPass();
  expect([scene.items('p1'), scene.items('p3')]).toEqual([[], ['keepers-sack']]);
  expect([scene.coins('p1'), scene.coins('p3')]).toEqual([10, 0]);
  scene.done();
});

test('keepers-sack: a loot card at the end of the turn', () => {
  const scene = aScene().player('p1', { items: ['keepers-sack'], hand: ['a-dime', 'bomb'] });
  scene.declare('p1', 'end').allPass(2).answer('p1', 'discard.loot', 'bomb');
  expect([scene.hand('p1'), scene.hp('p1')]).toEqual([['a-dime'], 2]);
  scene.toNextTurn().done();
});

test('keepers-sack DMG-06: with an empty hand 2 damage', () => {
  const scene = aScene().player('p1', { items: ['keepers-sack', 'breakfast'] });
  scene.declare('p1', 'end').allPass(2);
  expect(scene.stack()).toEqual(['2 damage to p1']);
  scene.allPass();
  expect(scene.hp('p1')).toBe(1);
  scene.toNextTurn().done();
});

test('sacrificial-dagger: a counter for each 1, three for a damage', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('sacrificial-dagger', 2), 'book-of-sin'] })
    .monsters('gurdy')
    .dice(1)
    .fallbacks('trigger.order');
  scene.use('p1', 'book-of-sin').resolve();
  scene.answer('p1', 'priority', 'use sacrificial-dagger');
  expect(scene.offered()).toEqual(['p1', 'p2', 'gurdy', 'back']);
  scene.answer('p1', 'announce.target', 'gurdy').resolve();
  expect([scene.hp('gurdy'), scene.object('sacrificial-dagger').counters]).toEqual([4, {}]);
  scene.refuses('p1', 'use sacrificial-dagger', 'COST-05').done();
});

test('the-jar PREV-03: 4¢ for one damage less, of a monster too', () => {
  const scene = aScene()
    .player('p1', { items: ['the-jar'], coins: 7, hand: ['gold-bomb', 'bomb'], lootPlays: 2 })
    .monsters('gurdy');
  scene
    .use('p1', 'the-jar', { targets: ['gurdy'] })
    .allPass()
    .refuses('p1', 'use the-jar', 'PAY-01');
  scene.play('p1', 'gold-bomb', { targets: ['gurdy'] }).resolve();
  expect([scene.hp('gurdy'), scene.coins('p1')]).toEqual([3, 3]);
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  expect(scene.hp('gurdy')).toBe(2);
  scene.done();
});

test('keepers-sack: who cannot be made to discard takes the damage', () => {
  const scene = aScene().player('p1', { items: ['keepers-sack', 'rib-of-greed'], hand: ['bomb'] });
  scene.declare('p1', 'end').allPass(2);
  expect([scene.stack(), scene.hand('p1')]).toEqual([['2 damage to p1'], ['bomb']]);
  scene.allPass().fallbacks('deathPenalty.item').resolve();
  scene.done({ midway: 'the turn is over' });
});
