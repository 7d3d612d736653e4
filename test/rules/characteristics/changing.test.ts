import { expect, test } from 'vitest';
import { aScene, sideways, withCounters } from '../../support/scene.js';

test('ABIL-03 ABIL-04: where every ↷ is a $ of 3¢, cards turn no more and work lying sideways', () => {
  const scene = aScene()
    .player('p1', { coins: 6, items: [sideways('mystery-loot')] })
    .rooms('coins-for-taps');
  scene.use('p1', 'mystery-loot').resolve();
  expect([scene.coins('p1'), scene.hand('p1').length]).toEqual([3, 2]);
  scene.use('p1', 'mystery-loot').resolve();
  expect([scene.coins('p1'), scene.hand('p1').length]).toEqual([0, 4]);
  scene.refuses('p1', 'use mystery-loot').refuses('p1', 'use plain').done();
});

test('ABIL-04 DEATH-14: what has no ↷ is no ↷ for the death penalty either', () => {
  const scene = aScene()
    .player('p1', { hand: ['destroy-anything'] })
    .rooms('coins-for-taps');
  scene.play('p1', 'destroy-anything', { targets: ['p1'] }).passUntil(0);
  scene.toNextTurn();
  expect(scene.charged('plain@p1')).toBe(true);
  scene.toActionPhase().done();
});

test('COST-02: a cost besides is paid with the others as one, or not at all', () => {
  const scene = aScene().player('p1', { coins: 7, items: ['dear-items', 'tap-and-pay'] });
  scene.use('p1', 'tap-and-pay', { ability: 'paid' }).resolve();
  expect([scene.coins('p1'), scene.hand('p1').length]).toEqual([2, 1]);
  scene.refuses('p1', 'use tap-and-pay paid');
  scene.use('p1', 'tap-and-pay', { ability: 'tap' }).resolve();
  expect(scene.coins('p1')).toBe(1);
  expect(scene.charged('tap-and-pay')).toBe(false);
  scene.done();
});

test('COST-02: 4¢ do not pay for 3¢ and 2¢', () => {
  const scene = aScene().player('p1', { coins: 4, items: ['dear-items', sideways('tap-and-pay')] });
  scene.refuses('p1', 'use tap-and-pay paid').done();
});

test('DEC-08 META-02: one ability and one loot card each turn, counted for each player', () => {
  const scene = aScene()
    .player('p1', { items: ['mystery-loot', 'coin-maker'], hand: ['gain-3', 'gain-3'], lootPlays: 2 })
    .player('p2', { items: ['mystery-loot', 'coin-maker'] })
    .rooms('one-each-turn');
  scene.use('p1', 'coin-maker').resolve();
  scene.refuses('p1', 'use mystery-loot').refuses('p1', 'use plain');
  scene.play('p1', 'gain-3').allPass().refuses('p1', 'play gain-3');
  scene.pass('p1').use('p2', 'coin-maker').resolve();
  scene.endTurn('p1').toActionPhase();
  scene.use('p2', 'mystery-loot').resolve();
  scene.refuses('p2', 'use coin-maker').done();
});

test('RULING-15 DEATH-14 REPL-07: another chooses the item and gains the card and the ¢', () => {
  const scene = aScene()
    .player('p1', { items: ['meat', 'the-relic'], hand: ['destroy-anything', 'bomb', 'a-penny'], coins: 2 })
    .player('p2', { items: ['shadow'] });
  scene.play('p1', 'destroy-anything', { targets: ['p1'] }).passUntil(0);
  expect(scene.asked()).toBe('p2 deathPenalty.item');
  expect(scene.offered()).toEqual(['meat', 'the-relic']);
  scene.answer('p2', 'deathPenalty.item', 'the-relic');
  expect(scene.asked()).toBe('p1 deathPenalty.loot');
  scene.answer('p1', 'deathPenalty.loot', 'bomb');
  expect([scene.items('p1'), scene.hand('p1'), scene.coins('p1')]).toEqual([['meat'], ['a-penny'], 1]);
  expect([scene.hand('p2'), scene.coins('p2')]).toEqual([['bomb'], 1]);
  expect(scene.discarded('loot')).toEqual(['destroy-anything']);
  scene.toNextTurn().toActionPhase().done();
});

test('RULING-15 REPL-07: the player who dies orders several that would choose', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['meat'], hand: ['destroy-anything'] })
    .player('p2', { items: ['second-shadow'] })
    .player('p3', { items: ['third-shadow'] });
  scene.play('p1', 'destroy-anything', { targets: ['p1'] }).passUntil(0);
  expect(scene.asked()).toBe('p1 replacement.order');
  scene.answer('p1', 'replacement.order', 'third-shadow', 'second-shadow');
  expect(scene.asked()).toBe('p2 deathPenalty.item');
  scene.answer('p2', 'deathPenalty.item', 'meat');
  expect(scene.items('p1')).toEqual([]);
  scene.toNextTurn().toActionPhase().done();
});

test('DEATH-14 DEATH-15 REPL-04: each step of the penalty can be left out by itself', () => {
  const scene = aScene().player('p1', {
    items: ['keeps-cards-and-coins'],
    hand: ['destroy-anything', 'bomb'],
    coins: 2,
  });
  scene.play('p1', 'destroy-anything', { targets: ['p1'] }).passUntil(0);
  scene.answer('p1', 'deathPenalty.item', 'keeps-cards-and-coins');
  expect([scene.items('p1'), scene.hand('p1'), scene.coins('p1')]).toEqual([[], [], 1]);
  scene.toNextTurn().toActionPhase().done();
});

test('DEATH-14 REPL-04: cards and ¢ are kept while the item that keeps them is eternal', () => {
  const scene = aScene().player('p1', {
    items: [withCounters('keeps-cards-and-coins', 1, 'eternal')],
    hand: ['destroy-anything', 'bomb'],
    coins: 2,
  });
  scene.play('p1', 'destroy-anything', { targets: ['p1'] }).passUntil(0);
  expect([scene.hand('p1'), scene.coins('p1'), scene.charged('plain@p1')]).toEqual([['bomb'], 2, true]);
  scene.toNextTurn().toActionPhase().done();
});

test('DEATH-14: the item of a death penalty can be given instead, and the event of the step is seen by others', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['meat'], hand: ['destroy-anything'] })
    .player('p2', { items: ['takes-penalty-items'] })
    .player('p3', { items: ['sees-penalty-items'] });
  scene.play('p1', 'destroy-anything', { targets: ['p1'] }).passUntil(0);
  scene.answer('p1', 'deathPenalty.item', 'meat');
  expect([scene.items('p1'), scene.items('p2')]).toEqual([[], ['takes-penalty-items', 'meat']]);
  scene.toNextTurn().toActionPhase();
  expect(scene.coins('p3')).toBe(0);
  scene.done();
});

test('DEATH-14: a penalty that is paid is seen step by step', () => {
  const scene = aScene()
    .player('p1', { items: ['meat'], hand: ['destroy-anything'] })
    .player('p2', { items: ['sees-penalty-items'] });
  scene.play('p1', 'destroy-anything', { targets: ['p1'] }).passUntil(0);
  scene.answer('p1', 'deathPenalty.item', 'meat').toNextTurn().toActionPhase();
  expect(scene.coins('p2')).toBe(1);
  scene.done();
});

test('DEATH-14 DEATH-15: a step of the penalty that finds nothing is not seen', () => {
  const seen = (hand: readonly string[], coins: number): number => {
    const scene = aScene()
      .player('p1', { items: ['sees-penalty-cards'], hand: ['death-to'] })
      .player('p2', { hand, coins });
    scene.play('p1', 'death-to', { targets: ['p2'] }).resolve();
    scene.done();
    return scene.coins('p1');
  };
  expect([seen([], 0), seen(['bomb'], 0), seen([], 2)]).toEqual([0, 1, 3]);
});

test('DEATH-15 REPL-01: who has no ¢ would lose none in a penalty', () => {
  const after = (coins: number): number => {
    const kept = withCounters('gains-instead-of-losing', 1, 'eternal');
    const scene = aScene().player('p1', { items: [kept], hand: ['death-to'], coins });
    scene.play('p1', 'death-to', { targets: ['p1'] }).passUntil(0);
    scene.done({ midway: 'p1 is dead' });
    return scene.coins('p1');
  };
  expect([after(0), after(1)]).toEqual([0, 2]);
});

test('DEATH-15 RULING-15: the item of a penalty is chosen once, whatever is added to that', () => {
  const scene = aScene()
    .player('p1', { items: ['coin-beside-penalty-items'], hand: ['death-to'] })
    .player('p2', { items: ['meat', 'breakfast'] });
  scene
    .play('p1', 'death-to', { targets: ['p2'] })
    .resolve()
    .answer('p2', 'deathPenalty.item', 'meat');
  expect([scene.coins('p1'), scene.items('p2')]).toEqual([1, ['breakfast']]);
  scene.done();
});

test('LVL-01 REPL-01: a level goes in place of the whole penalty, while there is one', () => {
  const scene = aScene().player('p1', {
    items: [withCounters('levels-for-death', 1, 'level')],
    hand: ['destroy-anything'],
    coins: 3,
  });
  scene.play('p1', 'destroy-anything', { targets: ['p1'] }).passUntil(0);
  scene.toNextTurn().toActionPhase();
  expect([scene.items('p1'), scene.coins('p1')]).toEqual([['levels-for-death'], 3]);
  expect(scene.object('levels-for-death').counters).toEqual({});
  scene.endTurn('p2').toActionPhase();
  scene.done();
});

test('REPL-01 DMG-14: damage that is redirected is dealt to somebody else, and nothing of it to the first', () => {
  const scene = aScene({ players: 3 }).player('p1', { items: ['passes-damage-on'], hand: ['each-player-takes-1'] });
  scene.play('p1', 'each-player-takes-1').resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual([2, 0, 1]);
  expect(scene.dead('p2')).toBe(true);
  scene.done();
});

test('REPL-01 MON-05: rewards can be redirected to another player', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { items: ['takes-the-rewards'] })
    .monsters('says-when-dying');
  scene.play('p1', 'bomb', { targets: ['says-when-dying'] }).resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([0, 2]);
  scene.done();
});

test('TURN-05 REPL-05: what changes the loot step changes no other loot', () => {
  const scene = aScene()
    .player('p1', { items: ['richer-loot-step'], hand: ['loot-2'] })
    .from('loot');
  scene.toActionPhase();
  expect(scene.hand('p1')).toHaveLength(3);
  scene.play('p1', 'loot-2').allPass();
  expect(scene.hand('p1')).toHaveLength(4);
  scene.done();
});

test('REFILL-01 META-02: slots that are not refilled stay empty until they are again', () => {
  const scene = aScene()
    .player('p1', { hand: ['discard-anything', 'discard-room'], lootPlays: 2 })
    .shop('meat', 'the-relic')
    .rooms(withCounters('closed-shop', 1))
    .deck('treasure', ['breakfast']);
  scene.play('p1', 'discard-anything', { targets: ['meat'] }).allPass();
  expect(scene.state().slots.shop.map((pile) => pile.length)).toEqual([0, 1]);
  scene.play('p1', 'discard-room', { targets: ['closed-shop'] }).allPass();
  scene.answer('p1', 'refill.order', 'shop', 'room');
  expect(scene.tops('shop')).toEqual(['breakfast', 'the-relic']);
  scene.done();
});

test('DEC-39 ABIL-06 ABIL-12: an ability that sets itself off ends by itself, and works again after the next action', () => {
  const scene = aScene().player('p1', { items: ['marks-without-end', 'mark-item', 'recharge-item'] });
  scene.use('p1', 'mark-item', { targets: ['marks-without-end'] }).resolve();
  expect(scene.object('marks-without-end').counters).toEqual({ counter: 51 });
  expect(scene.said('loopEnds')).toMatchObject([{ source: 'marks-without-end' }]);
  scene.use('p1', 'recharge-item', { targets: ['mark-item'] }).resolve();
  scene.use('p1', 'mark-item', { targets: ['marks-without-end'] }).resolve();
  expect(scene.object('marks-without-end').counters).toEqual({ counter: 102 });
  scene.done();
});

test('DEC-39 ABIL-06: two triggers that set each other off come to an end as well', () => {
  const scene = aScene().player('p1', { coins: 1, items: ['loses-what-comes', 'regains-what-goes'], hand: ['gain-3'] });
  scene.play('p1', 'gain-3').resolve();
  expect(scene.said('loopEnds')).toHaveLength(1);
  expect(scene.coins('p1')).toBe(4);
  scene.done();
});

test('REPL-06: two replacements that turn into each other do so once', () => {
  const scene = aScene().player('p1', { items: ['coins-are-loot', 'loot-is-coins'], hand: ['gain-3'] });
  scene.play('p1', 'gain-3').allPass();
  expect([scene.coins('p1'), scene.hand('p1')]).toEqual([1, []]);
  scene.done();
});

test('REPL-01: a replacement is no ability: it waits for nobody and never lies on the stack', () => {
  const scene = aScene()
    .player('p1', { items: ['counterfeit-penny'], hand: ['gain-3'] })
    .player('p2', { hand: ['cancel-anything'], lootPlays: 1 });
  scene.play('p1', 'gain-3').pass('p1').refuses('p2', 'play cancel-anything').pass('p2');
  expect([scene.coins('p1'), scene.stack()]).toEqual([4, []]);
  expect(scene.said('goesOnStack').map(({ source }) => source)).toEqual(['gain-3']);
  scene.done();
});

test('REPL-03 PREV-04: prevented damage is replaced by nothing: it was never taken', () => {
  const scene = aScene().player('p1', {
    items: ['sees-prevention'],
    hand: ['four-point-shield', 'each-player-takes-1'],
    lootPlays: 2,
  });
  scene.play('p1', 'four-point-shield').resolve();
  scene.play('p1', 'each-player-takes-1').resolve();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([2, 1]);
  expect(scene.said('event').filter(({ event }) => event === 'damage')).toHaveLength(1);
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});
