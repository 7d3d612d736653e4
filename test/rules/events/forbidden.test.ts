import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

// What may not happen is not offered as a cost, and nobody is asked for it (DEC-08, COST-02).

test('DEC-08 COST-02 RECH-01: what must not turn sideways has no ↷ to activate', () => {
  const scene = aScene().player('p1', { items: ['mystery-loot', 'forbids-deactivate', 'tap-and-pay'], coins: 3 });
  scene.refuses('p1', 'use mystery-loot', 'DEC-08').refuses('p1', 'use plain', 'DEC-08');
  scene.use('p1', 'tap-and-pay', { ability: 'paid' }).resolve();
  expect(scene.hand('p1').length).toBe(1);
  scene.done();
});

test('DEC-08 PAY-02: HP that must not be paid are no cost to offer', () => {
  const scene = aScene().player('p1', { items: ['pays-hp', 'forbids-payHp'] });
  scene.refuses('p1', 'use pays-hp', 'DEC-08').done();
});

test('DEC-08 COST-05: counters that must not be taken off are no cost to offer', () => {
  const forbidden = aScene().player('p1', { items: ['six-counters', 'forbids-removeCounters'] });
  forbidden.use('p1', 'six-counters', { ability: 'tap' }).resolve();
  forbidden.refuses('p1', 'use six-counters paid', 'DEC-08').done();
});

test('DEC-08 COST-02: what must not be destroyed, or must not die, is not destroyed as a cost', () => {
  for (const keeper of ['forbids-destroy', 'forbids-dies']) {
    const scene = aScene().player('p1', { items: ['pays-itself', 'pays-an-item', keeper] });
    scene.refuses('p1', 'use pays-itself', 'DEC-08').refuses('p1', 'use pays-an-item', 'DEC-08').done();
  }
  const scene = aScene().player('p1', { items: ['pays-an-item', 'meat', 'keeps-meat'] });
  scene.answer('p1', 'priority', 'use pays-an-item');
  expect([scene.asked(), scene.offered()]).toEqual(['p1 announce.cost', ['pays-an-item', 'keeps-meat']]);
  scene.answer('p1', 'announce.cost', 'keeps-meat').resolve().done();
});

test('DEC-08 GAIN-04: what must not be given is not given as a cost, nor ¢ to whom they must not be', () => {
  const given = aScene().player('p1', { items: ['pays-by-giving', 'forbids-giveObject'] });
  given.refuses('p1', 'use pays-by-giving', 'DEC-08').done();
  const one = aScene().player('p1', { items: ['pays-by-giving', 'glued', 'meat'] });
  one.answer('p1', 'priority', 'use pays-by-giving');
  expect([one.asked(), one.offered()]).toEqual(['p1 announce.cost', ['pays-by-giving', 'meat']]);
  one.answer('p1', 'announce.cost', 'meat').resolve();
  expect([one.items('p2'), one.coins('p1')]).toEqual([['meat'], 1]);
  one.done();
  const toll = aScene()
    .player('p1', { items: ['forbids-giveCoins'], coins: 9 })
    .rooms('toll-gate')
    .monsters('fly');
  toll.refuses('p1', 'attack', 'DEC-08').done();
});

test('DEC-08 DISC-01: cards that must not be discarded pay for nothing, and nobody is asked for them', () => {
  const scene = aScene().player('p1', {
    items: ['pay-with-loot', 'discard-2', 'forbids-discardLoot'],
    hand: ['bomb', 'a-penny', 'a-dime'],
  });
  scene.refuses('p1', 'use pay-with-loot', 'DEC-08').use('p1', 'discard-2').resolve();
  expect([scene.asked(), scene.hand('p1').length]).toEqual(['p1 priority', 3]);
  scene.done();
});

test('DEC-08 TURN-14: the hand limit asks for no card that must not be discarded', () => {
  const hand = Array.from({ length: 12 }, () => 'bomb');
  const scene = aScene().player('p1', { hand: [...hand, 'a-penny'], items: ['keeps-bombs'] });
  scene.endTurn('p1');
  expect([scene.view().turn.active, scene.hand('p1')]).toEqual(['p2', hand]);
  scene.done({ midway: 'the next turn has begun' });
});

test('DEC-08 DEATH-14 DEATH-15: the penalty takes what may be taken, and asks for nothing else', () => {
  const scene = aScene().player('p1', {
    items: ['keeps-meat', 'meat', 'keeps-bombs'],
    hand: ['death-to', 'bomb', 'a-penny', 'a-dime'],
  });
  scene
    .play('p1', 'death-to', { targets: ['p1'] })
    .passUntil('p1 death')
    .allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 deathPenalty.item', ['keeps-meat', 'keeps-bombs']]);
  scene.answer('p1', 'deathPenalty.item', 'keeps-meat');
  expect([scene.asked(), scene.offered()]).toEqual(['p1 deathPenalty.loot', ['a-penny', 'a-dime']]);
  scene.answer('p1', 'deathPenalty.loot', 'a-dime').toNextTurn();
  expect(scene.items('p1')).toEqual(['meat', 'keeps-bombs']);
  scene.done();
});

test('DEC-08 AND-03: of cards that are not discarded nothing follows', () => {
  const scene = aScene().player('p1', {
    items: ['keeps-bombs', 'coin-for-2-cards'],
    hand: ['bomb', 'bomb', 'a-penny'],
  });
  scene.use('p1', 'coin-for-2-cards').resolve();
  expect([scene.hand('p1'), scene.coins('p1')]).toEqual([['bomb', 'bomb'], 0]);
  scene.done();
});

test('DEC-08 BUY-02: a treasure that may not be gained from the deck is not for sale there', () => {
  const scene = aScene()
    .player('p1', { items: ['forbids-gainTreasure'], coins: 10 })
    .shop('meat');
  scene.declare('p1', 'purchase').allPass();
  expect(scene.offered()).toEqual(['meat']);
  scene.answer('p1', 'purchase.choice', 'meat').done();
});
