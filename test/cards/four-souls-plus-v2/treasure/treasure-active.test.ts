import { expect, test } from 'vitest';
import { aScene, sideways } from '../../../support/scene.js';

test.each([0, 1, 2])('20-20 DEC-37: adds %i to an attack roll', (number) => {
  const scene = aScene()
    .player('p2', { items: ['20-20'] })
    .monsters('gurdy')
    .dice(3);
  scene
    .attack('p1', 'gurdy')
    .pass('p1')
    .use('p2', '20-20', { mode: number, targets: ['roll 3'] })
    .allPass();
  expect(scene.stack()).toEqual([`roll ${3 + number}`]);
  scene.done({ midway: 'the attack goes on' });
});

test('20-20: no more than 2, and no other roll', () => {
  const scene = aScene()
    .player('p1', { items: ['20-20', 'book-of-sin'] })
    .monsters('gurdy')
    .dice(3, 4);
  scene.use('p1', 'book-of-sin').allPass().refuses('p1', 'use 20-20').resolve();
  scene.attack('p1', 'gurdy').answer('p1', 'priority', 'use 20-20');
  expect(scene.offered()).toEqual(['m0', 'm1', 'm2', 'back']);
  scene.answer('p1', 'announce.mode', 'back').done({ midway: 'the attack goes on' });
});

test('black-candle: each curse of six cards for a player of one’s choice, the others to the bottom', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['black-candle'] })
    .wholeDeck('monster', [
      'pin',
      'curse-of-pain',
      'war',
      'curse-of-greed',
      'fly',
      'troll-bombs',
      'curse-of-loss',
      'gurdy',
    ]);
  scene.use('p1', 'black-candle').allPass();
  expect(scene.said('revealed')).toHaveLength(6);
  expect(scene.offered()).toEqual(['p1', 'p2', 'p3']);
  scene.answer('p1', 'effect.choose', 'p2').answer('p1', 'effect.choose', 'p3');
  scene.answer('p1', 'deck.order', 'war', 'fly', 'pin', 'troll-bombs').resolve();
  expect([scene.curses('p1'), scene.curses('p2'), scene.curses('p3')]).toEqual([
    [],
    ['curse-of-pain'],
    ['curse-of-greed'],
  ]);
  expect(scene.cardsOf('monster')).toEqual(['curse-of-loss', 'gurdy', 'war', 'fly', 'pin', 'troll-bombs']);
  scene.endTurn('p1').passUntil('1 damage to p2').resolve();
  scene.done({ midway: 'the next turn begins' });
});

test('black-candle: without a curse all six go to the bottom', () => {
  const scene = aScene()
    .player('p1', { items: ['black-candle'] })
    .wholeDeck('monster', ['pin', 'war', 'fly', 'clotty', 'gurdy', 'squirt', 'dip']);
  scene.use('p1', 'black-candle').allPass();
  scene.answer('p1', 'deck.order', 'pin', 'war', 'fly', 'clotty', 'gurdy', 'squirt').resolve();
  expect(scene.cardsOf('monster')).toEqual(['dip', 'pin', 'war', 'fly', 'clotty', 'gurdy', 'squirt']);
  scene.done();
});

test('distant-admiration LOOT-07 GAIN-04: another player’s card of their choice is shown, and played at once', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['distant-admiration'], hand: ['bomb'] })
    .player('p2', { hand: ['a-penny', 'a-dime', 'soul-heart'] });
  scene.answer('p1', 'priority', 'use distant-admiration');
  expect(scene.offered()).toEqual(['p2', 'p3', 'back']);
  scene.answer('p1', 'announce.target', 'p2').allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p2 effect.choose', ['a-penny', 'a-dime', 'soul-heart']]);
  scene.answer('p2', 'effect.choose', 'a-dime');
  expect(scene.said('revealed').map(({ source }) => source)).toEqual(['a-dime']);
  expect([scene.stack(), scene.hand('p2')]).toEqual([['a-dime'], ['a-penny', 'soul-heart']]);
  scene.resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.hand('p1')]).toEqual([10, 0, ['bomb']]);
  scene
    .play('p1', 'bomb', { targets: ['p3'] })
    .resolve()
    .done();
});

test('distant-admiration: what cannot be played is kept, and an empty hand gives nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['distant-admiration', 'recharge-item'] })
    .player('p2', { hand: ['dice-shard'] })
    .fallbacks('effect.choose');
  scene.use('p1', 'distant-admiration', { targets: ['p2'] }).resolve();
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([['dice-shard'], []]);
  scene.use('p1', 'recharge-item', { targets: ['distant-admiration'] }).allPass();
  scene.use('p1', 'distant-admiration', { targets: ['p2'] }).resolve();
  expect(scene.hand('p1')).toEqual(['dice-shard']);
  scene.done();
});

test.each([
  [1, 1, 1, 5, 2],
  [2, 1, 1, 5, 2],
  [3, 1, 1, 5, 2],
  [4, 2, 2, 4, 1],
  [5, 2, 2, 4, 1],
  [6, 2, 2, 4, 1],
])('head-of-krampus: a %i leaves the players %i and %i HP, the monsters %i and %i', (face, ...hp) => {
  const scene = aScene()
    .player('p1', { items: ['head-of-krampus'] })
    .monsters('gurdy', 'clotty')
    .fallbacks('each.order')
    .dice(face);
  scene.use('p1', 'head-of-krampus').resolve();
  expect(['p1', 'p2', 'gurdy', 'clotty'].map((one) => scene.hp(one))).toEqual(hp);
  scene.done();
});

test.each([1, 6])('libra: turns a %i into a 3, an attack roll too', (face) => {
  const scene = aScene()
    .player('p2', { items: ['libra'] })
    .monsters('gurdy')
    .dice(face);
  scene
    .refuses('p1', 'use libra')
    .attack('p1', 'gurdy')
    .pass('p1')
    .use('p2', 'libra', { targets: ['roll'] })
    .allPass();
  expect(scene.stack()).toEqual(['roll 3']);
  scene.done({ midway: 'the attack goes on' });
});

test('mutant-spider DICE-02: the next roll of anybody is thrown with four dice, and its user chooses one', () => {
  const scene = aScene()
    .player('p1', { items: ['mutant-spider'] })
    .player('p2', { hand: ['roll-for-coins', 'roll-for-coins'], items: ['sees-ones'], lootPlays: 2 })
    .dice(1, 6, 4, 1, 2);
  scene.use('p1', 'mutant-spider').resolve();
  scene.pass('p1').play('p2', 'roll-for-coins').allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 dice.choose', ['d0', 'd1', 'd2', 'd3']]);
  scene.answer('p1', 'dice.choose', 'd1').resolve();
  expect(scene.coins('p2')).toBe(6);
  scene.pass('p1').play('p2', 'roll-for-coins').resolve();
  expect(scene.coins('p2')).toBe(8);
  scene.done();
});

test('mutant-spider: it waits for the next roll, also in another turn', () => {
  const scene = aScene()
    .player('p1', { items: ['mutant-spider'] })
    .player('p2', { hand: ['roll-for-coins'] })
    .dice(2, 2, 2, 2);
  scene.use('p1', 'mutant-spider').resolve();
  scene.endTurn('p1').toActionPhase().play('p2', 'roll-for-coins').resolve();
  expect([scene.coins('p2'), scene.said('thrown').map(({ dice }) => dice)]).toEqual([2, [[2, 2, 2, 2]]]);
  scene.done();
});

test.each([
  [0, 0, 1, 2],
  [1, 2, 0, 2],
  [2, 0, 0, 1],
])('rainbow-baby: of three things for each player this one (%i)', (mode, coins, loot, hp) => {
  const scene = aScene({ players: 3 }).player('p1', { items: ['rainbow-baby'] });
  scene.use('p1', 'rainbow-baby', { mode }).resolve();
  for (const id of ['p1', 'p2', 'p3'] as const)
    expect([scene.coins(id), scene.hand(id).length, scene.hp(id)]).toEqual([coins, loot, hp]);
  scene.done();
});

test('red-candle: each roll of the number chosen damages a monster or player of one’s choice', () => {
  const scene = aScene()
    .player('p1', { items: ['red-candle'] })
    .player('p2', { hand: ['roll-for-coins', 'roll-for-coins', 'roll-for-coins'], lootPlays: 3 })
    .monsters('gurdy')
    .dice(2, 6, 2);
  scene.use('p1', 'red-candle', { mode: 1 }).resolve();
  scene.pass('p1').play('p2', 'roll-for-coins').passUntil('roll 2').allPass();
  expect(scene.asked()).toBe('p1 trigger.target');
  expect(scene.offered()).toEqual(['p1', 'p2', 'gurdy']);
  scene.answer('p1', 'trigger.target', 'gurdy').resolve();
  scene.pass('p1').play('p2', 'roll-for-coins').resolve();
  expect([scene.hp('gurdy'), scene.coins('p2')]).toEqual([4, 8]);
  scene.pass('p1').play('p2', 'roll-for-coins').passUntil('roll 2').allPass();
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  expect(scene.hp('p2')).toBe(1);
  scene.done();
});

test('red-candle RULING-07: not while a die waits; over with the turn', () => {
  const late = aScene()
    .player('p1', { items: ['red-candle'], hand: ['roll-for-coins'] })
    .dice(6);
  late.play('p1', 'roll-for-coins').allPass().use('p1', 'red-candle', { mode: 5 }).resolve();
  expect(late.coins('p1')).toBe(6);
  late.done();
  const scene = aScene()
    .player('p1', { items: ['red-candle'] })
    .player('p2', { hand: ['roll-for-coins'] })
    .dice(6);
  scene.use('p1', 'red-candle', { mode: 5 }).resolve().endTurn('p1').toActionPhase();
  scene.play('p2', 'roll-for-coins').resolve();
  expect(scene.coins('p2')).toBe(6);
  scene.done();
});

test.each([
  ['yes', ['meat'], 'dinner'],
  ['no', [], 'meat'],
])('smart-fly ZONE-07: a look at the top card of a deck, which may be discarded (%s)', (answer, gone, top) => {
  const scene = aScene()
    .player('p1', { items: ['smart-fly'] })
    .deck('treasure', ['meat', 'dinner']);
  scene.use('p1', 'smart-fly', { targets: ['deck:treasure'] }).allPass();
  const looks = scene.entries().filter(({ line }) => line.say === 'lookedAt' && line.cards !== undefined);
  expect(looks.map(({ to, line }) => [to, line.cards])).toEqual([[['p1'], ['meat']]]);
  scene.answer('p1', 'effect.may', answer);
  expect([scene.discarded('treasure'), scene.cardsOf('treasure')[0]]).toEqual([gone, top]);
  scene.resolve().done();
});

test('smart-fly: may be recharged each time its owner takes damage', () => {
  const scene = aScene().player('p1', {
    items: [sideways('smart-fly')],
    character: 'sturdy',
    hand: ['bomb', 'bomb', 'bomb'],
    lootPlays: 3,
  });
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  expect(scene.charged('smart-fly')).toBe(false);
  scene
    .play('p1', 'bomb', { targets: ['p1'] })
    .allPass(3)
    .answer('p1', 'effect.may', 'no');
  expect(scene.charged('smart-fly')).toBe(false);
  scene
    .play('p1', 'bomb', { targets: ['p1'] })
    .allPass(3)
    .answer('p1', 'effect.may', 'yes');
  expect(scene.charged('smart-fly')).toBe(true);
  scene.done();
});
