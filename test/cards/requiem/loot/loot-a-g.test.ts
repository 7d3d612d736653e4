import { expect, test } from 'vitest';
import { aScene, sideways, withCounters } from '../../../support/scene.js';

test('a-lucky-penny CARD-06: 1¢, and rewards are doubled till end of turn, whoever gets them', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-lucky-penny', 'bomb', 'bomb'], lootPlays: 3 })
    .monsters('fly', 'says-when-dying');
  scene.play('p1', 'a-lucky-penny').allPass();
  expect(scene.coins('p1')).toBe(1);
  scene.play('p1', 'bomb', { targets: ['says-when-dying'] }).resolve();
  expect(scene.coins('p1')).toBe(5);
  scene.endTurn('p1').toActionPhase();
  expect(scene.state().standing).toEqual([]);
  scene.done();
});

test('a-lucky-penny RULING-24: two of them quadruple, and a reward that is rolled for is rolled once', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-lucky-penny', 'bomb'], lootPlays: 2 })
    .monsters('rolls-for-reward')
    .dice(3);
  scene
    .play('p1', 'a-lucky-penny')
    .allPass()
    .play('p1', 'bomb', { targets: ['rolls-for-reward'] })
    .resolve();
  expect(scene.coins('p1')).toBe(7);
  scene.done();
});

test('ace-of-diamonds SLOT-01: a ¢ for each monster slot, empty or not, and for each card left in hand', () => {
  const scene = aScene()
    .player('p1', { hand: ['ace-of-diamonds', 'bomb', 'a-dime'] })
    .monsters('fly', ['pin', 'gurdy'], 'monstro');
  scene.play('p1', 'ace-of-diamonds').allPass();
  expect(scene.coins('p1')).toBe(5);
  scene.done();
});

test('golden-trinket CTR-02: a gold counter on an item of its player that is not eternal, and its abilities', () => {
  const scene = aScene()
    .player('p1', { hand: ['golden-trinket'], items: ['the-d6', 'plus-atk', sideways('mystery-loot')] })
    .player('p2', { items: ['meat'] });
  scene.play('p1', 'golden-trinket').allPass();
  expect(scene.offered()).toEqual(['plus-atk', 'mystery-loot']);
  scene.answer('p1', 'trigger.target', 'mystery-loot').allPass();
  expect(scene.object('mystery-loot').counters).toEqual({ gold: 1 });
  scene.use('p1', 'golden-trinket').resolve();
  expect([scene.hand('p1').length, scene.charged('golden-trinket'), scene.atk('p1')]).toEqual([2, false, 2]);
  scene.done();
});

test('golden-trinket CTR-02: a gold counter counts as a counter, and without it the abilities are gone', () => {
  const scene = aScene().player('p1', {
    items: ['golden-trinket', withCounters('plus-atk', 1, 'gold')],
    hand: ['take-a-counter'],
  });
  expect(scene.atk('p1')).toBe(3);
  scene.play('p1', 'take-a-counter', { targets: ['plus-atk'] }).allPass();
  expect([scene.object('plus-atk').counters, scene.atk('p1')]).toEqual([{}, 2]);
  scene.done();
});

test('algiz KEY-01: every item of one player is eternal till end of turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['algiz', 'destroy-anything', 'destroy-anything'], items: ['breakfast'], lootPlays: 3 })
    .player('p2', { items: ['meat'] });
  scene.play('p1', 'algiz', { targets: ['p2'] }).allPass();
  scene.play('p1', 'destroy-anything', { targets: ['meat'] }).allPass();
  scene.play('p1', 'destroy-anything', { targets: ['breakfast'] }).allPass();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([[], ['meat']]);
  scene.endTurn('p1').toActionPhase();
  expect(scene.state().continuous).toEqual([]);
  scene.done();
});

test('bag-lunch REPL-01: the first time a counter in place of being destroyed, the second time destroyed', () => {
  const scene = aScene().player('p1', {
    items: ['bag-lunch'],
    hand: ['destroy-anything', 'destroy-anything'],
    lootPlays: 2,
  });
  expect(scene.maxHp('p1')).toBe(2);
  scene.play('p1', 'destroy-anything', { targets: ['bag-lunch'] }).allPass();
  expect([scene.items('p1'), scene.object('bag-lunch').counters]).toEqual([['bag-lunch'], { counter: 1 }]);
  expect(scene.maxHp('p1')).toBe(3);
  scene.play('p1', 'destroy-anything', { targets: ['bag-lunch'] }).allPass();
  expect([scene.items('p1'), scene.discarded('loot')[1], scene.maxHp('p1')]).toEqual([[], 'bag-lunch', 2]);
  scene.done();
});

test('bag-lunch DEST-04: put into discard it gets no counter', () => {
  const scene = aScene().player('p1', { items: ['bag-lunch'], hand: ['discard-anything'] });
  scene.play('p1', 'discard-anything', { targets: ['bag-lunch'] }).allPass();
  expect(scene.items('p1')).toEqual([]);
  scene.done();
});

test('berkano: who loses an item to it steals one of the shop', () => {
  const scene = aScene()
    .player('p1', { hand: ['berkano'], items: ['the-relic'] })
    .player('p2', { items: ['breakfast'] })
    .shop('meat', 'dinner')
    .deck('treasure', ['synthoil']);
  scene.play('p1', 'berkano', { targets: ['breakfast'] }).allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p2 effect.choose', ['meat', 'dinner']]);
  scene.answer('p2', 'effect.choose', 'dinner');
  expect([scene.items('p2'), scene.tops('shop')]).toEqual([['dinner'], ['meat', 'synthoil']]);
  expect(scene.discarded('treasure')).toEqual(['breakfast']);
  scene.done();
});

test('berkano KEY-01: an eternal item stays, and its player steals all the same', () => {
  const scene = aScene()
    .player('p1', { hand: ['berkano'], items: ['the-d6'] })
    .shop('meat');
  scene
    .play('p1', 'berkano', { targets: ['the-d6'] })
    .allPass()
    .answer('p1', 'effect.choose', 'meat');
  expect(scene.items('p1')).toEqual(['the-d6', 'meat']);
  scene.done();
});

test('berkano: an item of the shop is destroyed, and nobody steals', () => {
  const scene = aScene()
    .player('p1', { hand: ['berkano'] })
    .shop('meat', 'dinner')
    .deck('treasure', ['synthoil']);
  scene.play('p1', 'berkano', { targets: ['meat'] }).allPass();
  expect([scene.tops('shop'), scene.items('p1'), scene.discarded('treasure')]).toEqual([
    ['synthoil', 'dinner'],
    [],
    ['meat'],
  ]);
  scene.done();
});

test('black-heart PREV-03: one damage less, and nothing more while the player lives', () => {
  const scene = aScene().player('p1', { hand: ['black-heart', 'gold-bomb'], lootPlays: 2, items: ['breakfast'] });
  scene.play('p1', 'black-heart', { targets: ['p1'] }).allPass();
  scene.play('p1', 'gold-bomb', { targets: ['p1'] }).resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.dead('p1')]).toEqual([1, 2, false]);
  scene.done();
});

test('black-heart EFF-02: the death of its player is 2 damage to all others but who played it', () => {
  const scene = aScene({ players: 4 })
    .player('p1', { hand: ['black-heart', 'xiii-death'], lootPlays: 2 })
    .player('p3', { items: ['breakfast'] })
    .player('p4', { items: ['breakfast'] });
  scene.play('p1', 'black-heart', { targets: ['p2'] }).allPass();
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.dead('p2'), scene.hp('p1'), scene.hp('p3'), scene.hp('p4')]).toEqual([true, 2, 1, 1]);
  scene.done();
});

test('black-heart: only till end of turn, and only that player', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['black-heart', 'xiii-death', 'xiii-death'], lootPlays: 2 })
    .player('p2', { hand: ['xiii-death'], lootPlays: 0 });
  scene.play('p1', 'black-heart', { targets: ['p2'] }).allPass();
  scene.play('p1', 'xiii-death', { targets: ['p3'] }).resolve();
  expect([scene.dead('p3'), scene.hp('p2'), scene.hp('p1')]).toEqual([true, 2, 2]);
  scene.endTurn('p1').toActionPhase();
  scene
    .play('p2', 'xiii-death', { targets: ['p2'] })
    .passUntil('p2 death')
    .allPass();
  expect([scene.dead('p2'), scene.hp('p1'), scene.hp('p3')]).toEqual([true, 2, 2]);
  scene.done({ midway: 'the turn ends' });
});

test('broken-remote: each activated item may take a room or a monster away that is not attacked', () => {
  const scene = aScene()
    .player('p1', { items: ['broken-remote', 'mystery-loot', 'coin-maker'] })
    .rooms('coin-room')
    .monsters('fly', 'armoured')
    .deck('room', ['empty-room', 'toll-gate'])
    .dice(6);
  scene.use('p1', 'mystery-loot');
  expect(scene.offered()).toEqual(['coin-room', 'fly', 'armoured']);
  scene.answer('p1', 'trigger.target', 'coin-room').allPass().answer('p1', 'effect.may', 'yes');
  expect(scene.discarded('room')).toEqual(['coin-room']);
  scene.resolve().attack('p1', 'armoured').use('p1', 'coin-maker');
  expect(scene.offered()).toEqual(['empty-room', 'fly']);
  scene.answer('p1', 'trigger.target', 'fly').allPass().answer('p1', 'effect.may', 'no');
  expect(scene.tops('monsters')).toEqual(['fly', 'armoured']);
  scene.resolve().done();
});

test('broken-remote: neither a character nor what others activate', () => {
  const scene = aScene()
    .player('p1', { items: ['broken-remote'] })
    .player('p2', { items: ['mystery-loot'] })
    .monsters('fly');
  scene.use('p1', 'plain').resolve().pass('p1').use('p2', 'mystery-loot').resolve();
  expect(scene.tops('monsters')).toEqual(['fly']);
  scene.done();
});

test('callus PREV-01: all damage is prevented that is no combat damage', () => {
  const scene = aScene()
    .player('p1', { items: ['callus'], hand: ['gold-bomb'] })
    .player('p2', { items: ['sees-prevention'] })
    .monsters('gurdy')
    .dice(1);
  scene.play('p1', 'gold-bomb', { targets: ['p1'] }).resolve();
  expect([scene.hp('p1'), scene.coins('p2')]).toEqual([2, 3]);
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hp('p1')).toBe(1);
  scene.done({ midway: 'the attack goes on' });
});

test('dads-note MON-01 ZONE-14: up to three monsters of the discard, one after the other, into slots', () => {
  const scene = aScene()
    .player('p1', { hand: ['dads-note'] })
    .monsters('fly', 'stubborn')
    .discard('monster', ['pin', 'event-pays', 'gurdy', 'monstro']);
  scene.answer('p1', 'priority', 'play dads-note');
  expect(scene.offered().filter((name) => name !== 'back')).toEqual(['monstro', 'gurdy', 'pin']);
  scene.answerSome('p1', 'announce.target', 'pin', 'gurdy').allPass();
  expect(scene.tops('monsters')[1]).toBe('stubborn');
  expect(scene.view().monsters.flatMap(({ top, covered }) => [top?.card, ...covered])).toHaveLength(4);
  expect(scene.discarded('monster')).toEqual(['event-pays', 'monstro']);
  scene.done();
});

test('emergency-contact ATK-14 TURN-12: the attack is over, and the monster under its deck', () => {
  const scene = aScene()
    .player('p2', { hand: ['emergency-contact'], lootPlays: 1 })
    .monsters('gurdy', 'fly')
    .wholeDeck('monster', ['pin', 'monstro'])
    .dice(1);
  scene.pass('p1').refuses('p2', 'play emergency-contact').pass('p2');
  scene
    .attack('p1', 'gurdy')
    .passTo('p2')
    .play('p2', 'emergency-contact', { targets: ['gurdy'] })
    .resolve();
  expect([scene.tops('monsters'), scene.cardsOf('monster')]).toEqual([
    ['pin', 'fly'],
    ['monstro', 'gurdy'],
  ]);
  expect(scene.hp('p1')).toBe(2);
  scene.refuses('p1', 'attack', 'ATK-01').done();
});
