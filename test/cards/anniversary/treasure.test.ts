import { expect, test } from 'vitest';
import { aScene, sideways, withCounters, type Scene } from '../../support/scene.js';

/** P1 opens the pack; six cards lie on the deck. */
const opened = (more: (scene: Scene) => Scene = (scene) => scene): Scene => {
  const scene = more(
    aScene()
      .player('p1', { items: ['booster-pack'], hand: ['a-dime'] })
      .monsters('gurdy')
      .deck('loot', ['a-penny', 'gain-3', 'bomb', 'loot-1', '2-cents', '3-cents']),
  );
  return scene.use('p1', 'booster-pack').allPass();
};

test('booster-pack LOOT-06 LOOT-07: any of the top five loot cards are played, without a loot play; the rest is discarded', () => {
  const scene = opened();
  expect([scene.asked(), scene.offered()]).toEqual([
    'p1 effect.choose',
    ['a-penny', 'gain-3', 'bomb', 'loot-1', '2-cents'],
  ]);
  scene.answerSome('p1', 'effect.choose', 'gain-3', 'bomb').answer('p1', 'announce.target', 'gurdy');
  expect([scene.discarded('loot').toSorted(), scene.stack()]).toEqual([
    ['2-cents', 'a-penny', 'loot-1'],
    ['gain-3', 'bomb'],
  ]);
  scene.resolve();
  expect([scene.coins('p1'), scene.hp('gurdy'), scene.discarded('treasure')]).toEqual([3, 4, ['booster-pack']]);
  expect(scene.cardsOf('loot')[0]).toBe('3-cents');
  scene.play('p1', 'a-dime').resolve();
  expect(scene.coins('p1')).toBe(13);
  scene.done();
});

test('booster-pack: none need be played', () => {
  const scene = opened().answerSome('p1', 'effect.choose').resolve();
  expect([scene.coins('p1'), scene.discarded('loot').length]).toEqual([0, 5]);
  scene.done();
});

test('booster-pack COST-04: nothing is revealed while it cannot be destroyed', () => {
  const scene = opened((it) => it.player('p1', { items: ['booster-pack', 'eternal-others'] }));
  expect([scene.asked(), scene.items('p1').length, scene.discarded('loot')]).toEqual(['p1 priority', 2, []]);
  scene.done();
});

test('co-op-baby KEY-08: in each attack of yours another player of your choice rolls along', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['co-op-baby', 'more-attacks'] })
    .monsters('fly', 'dip')
    .dice(1, 6, 6);
  for (const [target, other] of [
    ['fly', 'p3'],
    ['dip', 'p2'],
  ] as const) {
    scene.declare('p1', 'attack');
    expect(scene.offered()).toEqual(['p2', 'p3']);
    scene.answer('p1', 'trigger.target', other).allPass(2).answer('p1', 'attack.target', target).resolve();
  }
  expect(scene.said('rollIs').map(({ player }) => player)).toEqual(['p1', 'p3', 'p1']);
  scene.done();
});

test('co-op-baby: in an attack of somebody else nobody does', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { items: ['co-op-baby'] })
    .monsters('fly')
    .dice(6);
  scene.attack('p1', 'fly').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('co-op-baby KEY-09: it can be attacked itself, and its death is a loot card', () => {
  const scene = aScene()
    .player('p2', { items: ['co-op-baby'] })
    .deck('loot', ['bomb'])
    .dice(2, 3, 3);
  scene.player('p1', { character: 'sturdy' }).attack('p1', 'co-op-baby').resolve();
  expect([scene.hp('p1'), scene.items('p2'), scene.hand('p1')]).toEqual([2, [], ['bomb']]);
  scene.done();
});

/** P1 has rolled this for the dataminer. */
const mined = (face: number, more: (scene: Scene) => Scene = (scene) => scene): Scene => {
  const scene = more(
    aScene()
      .player('p1', { items: ['dataminer', 'meat'], hand: ['a-penny', 'bomb'] })
      .player('p2', { items: ['mystery-loot'] })
      .monsters('gurdy', 'armoured-giant')
      .rooms('guppys-pieces')
      .dice(face),
  );
  return scene.use('p1', 'dataminer').resolve();
};

test.each([
  [1, 1],
  [5, 9],
] as const)('dataminer EFF-02: on a %i the ATK of each monster there is %i for good', (face, atk) => {
  const scene = mined(face, (it) => it.player('p2', { hand: ['fell-a-monster'] }).deck('monster', ['double-biter']));
  expect([scene.atk('gurdy'), scene.atk('armoured-giant'), scene.atk('p1')]).toEqual([atk, atk, 1]);
  scene
    .endTurn('p1')
    .toActionPhase()
    .play('p2', 'fell-a-monster', { targets: ['armoured-giant'] })
    .resolve();
  expect([scene.atk('gurdy'), scene.atk('double-biter'), scene.items('p1')]).toEqual([atk, 1, ['dataminer', 'meat']]);
  scene.done();
});

test('dataminer CTR-07: on a 2 it is destroyed for an ATK counter on your character', () => {
  const scene = mined(2);
  expect([scene.items('p1'), scene.atk('p1'), scene.atk('p2'), scene.object('plain@p1').counters]).toEqual([
    ['meat'],
    2,
    1,
    { atk: 1 },
  ]);
  scene.done();
});

test('dataminer: on a 3 everything in play is deactivated', () => {
  const scene = mined(3, (it) => it.shop('lemegeton'));
  expect(
    ['meat', 'mystery-loot', 'plain@p1', 'plain@p2', 'guppys-pieces', 'gurdy', 'lemegeton'].map((one) =>
      scene.charged(one),
    ),
  ).toEqual(Array.from({ length: 7 }, () => false));
  scene.done();
});

test('dataminer TURN-14: on a 4 you keep no card at the end of your turn; your next turn is as usual', () => {
  const scene = mined(4, (it) => it.player('p2', { items: [], hand: ['bomb'] }).fallbacks('handLimit.loot'));
  scene.endTurn('p1').toActionPhase();
  expect([scene.hand('p1'), scene.hand('p2').length]).toEqual([[], 2]);
  scene.endTurn('p2').toActionPhase().endTurn('p1').toActionPhase();
  expect(scene.hand('p1').length).toBe(1);
  scene.done();
});

test('dataminer: on a 6 it is destroyed, and your ATK is 9 this turn', () => {
  const scene = mined(6);
  expect([scene.items('p1'), scene.atk('p1'), scene.atk('p2')]).toEqual([['meat'], 9, 1]);
  scene.endTurn('p1').toActionPhase();
  expect(scene.atk('p1')).toBe(1);
  scene.done();
});

test.each([2, 6])('dataminer COST-04: on a %i nothing follows when it cannot be destroyed', (face) => {
  const scene = mined(face, (it) => it.player('p1', { items: ['dataminer', 'eternal-others'] }));
  expect([scene.items('p1').length, scene.atk('p1')]).toEqual([2, 1]);
  scene.done();
});

/** P1 gains the prototype and puts it together: of each list the option with this place. */
const assembled = (
  [first, then, ability]: readonly [number, number, number],
  more: (scene: Scene) => Scene = (scene) => scene,
): Scene => {
  const scene = more(
    aScene()
      .player('p1', { coins: 13, hand: ['bomb'] })
      .shop('prototype'),
  );
  scene.buy('p1', 'prototype').allPass();
  expect(scene.offered()).toEqual(['m0', 'm1', 'm2', 'm3']);
  scene.answer('p1', 'effect.option', `m${first}`);
  expect(scene.offered()).toEqual(['m0', 'm1', 'm2']);
  scene.answer('p1', 'effect.option', `m${then}`);
  expect(scene.offered()).toEqual(['m0', 'm1', 'm2']);
  return scene.answer('p1', 'effect.option', `m${ability}`).resolve();
};

test('prototype ABIL-06: at the start of your turn, and of no other, loot 2 and give it away', () => {
  const scene = assembled([0, 0, 0], (it) =>
    it.deck('loot', ['a-penny', 'a-dime', 'gain-3', 'loot-1', 'loot-3', '2-cents']),
  );
  scene.endTurn('p1').toActionPhase();
  expect([scene.hand('p1').length, scene.hand('p2').length]).toEqual([1, 1]);
  scene.endTurn('p2').passUntil('prototype').allPass().answer('p1', 'effect.choose', 'p2').toActionPhase();
  expect([scene.hand('p1').length, scene.items('p1'), scene.items('p2')]).toEqual([4, [], ['prototype']]);
  scene.done();
});

test('prototype GAIN-04: it keeps its ability with its next owner, and is not put together anew by a gift', () => {
  const scene = assembled([2, 0, 0]);
  scene.endTurn('p1').toActionPhase().endTurn('p2').passUntil('prototype').allPass();
  scene.answer('p1', 'effect.choose', 'p2').toActionPhase();
  expect([scene.coins('p1'), scene.items('p2')]).toEqual([9, ['prototype']]);
  scene.endTurn('p1').passUntil('prototype').allPass().answer('p2', 'effect.choose', 'p1').toActionPhase();
  expect([scene.coins('p2'), scene.items('p1')]).toEqual([6, ['prototype']]);
  scene.done();
});

test('prototype ABIL-08: each 3 that anybody rolls, 1 HP till end of turn and 1 damage', () => {
  const scene = assembled([1, 1, 1], (it) =>
    it
      .player('p1', { coins: 13, hand: ['bomb'], character: 'sturdy' })
      .player('p2', { hand: ['roll-for-coins', 'roll-for-coins'], lootPlays: 2 })
      .dice(4, 3),
  );
  scene.passTo('p2').play('p2', 'roll-for-coins').resolve();
  expect([scene.maxHp('p1'), scene.hp('p1')]).toEqual([3, 3]);
  scene.passTo('p2').play('p2', 'roll-for-coins').resolve();
  expect([scene.maxHp('p1'), scene.hp('p1')]).toEqual([4, 3]);
  scene.endTurn('p1').toActionPhase();
  expect([scene.maxHp('p1'), scene.hp('p1')]).toEqual([3, 3]);
  scene.done();
});

test('prototype COST-02: for ↷ and 3¢ take 1 damage and discard a loot card', () => {
  const scene = assembled([3, 2, 2], (it) => it.player('p1', { coins: 13, hand: ['bomb', 'a-penny'] }));
  scene.use('p1', 'prototype').allPass().answer('p1', 'discard.loot', 'bomb').resolve();
  expect([scene.coins('p1'), scene.hp('p1'), scene.hand('p1'), scene.charged('prototype')]).toEqual([
    0,
    1,
    ['a-penny'],
    false,
  ]);
  scene.refuses('p1', 'use prototype', 'ABIL-03').done();
});

test('prototype: nothing is put together in the shop, and it does nothing there', () => {
  const scene = aScene()
    .shop(withCounters('prototype', 0), sideways('meat'))
    .dice(3)
    .player('p1', { hand: ['roll-for-coins'] });
  scene.play('p1', 'roll-for-coins').resolve();
  expect(scene.asked()).toBe('p1 priority');
  scene.done();
});
