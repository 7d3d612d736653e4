import { expect, test } from 'vitest';
import { aScene, sideways } from '../../../support/scene.js';

test.each([
  [1, 10],
  [2, 10],
  [3, 10],
  [4, 0],
  [5, 0],
  [6, 0],
])('crooked-penny: a %i turns the 5¢ of the player chosen into %i', (face, coins) => {
  const scene = aScene()
    .player('p1', { items: ['crooked-penny'], coins: 2 })
    .player('p2', { coins: 5 })
    .dice(face);
  scene.use('p1', 'crooked-penny', { targets: ['p2'] }).resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([2, coins]);
  scene.done();
});

test('crooked-penny DBL-01: doubling is a gain, of what there is when the roll takes effect', () => {
  const scene = aScene()
    .player('p1', { items: ['crooked-penny', 'golden-penny'], coins: 5, hand: ['gain-3'] })
    .dice(2);
  scene.use('p1', 'crooked-penny', { targets: ['p1'] }).allPass();
  scene.play('p1', 'gain-3').resolve();
  expect(scene.coins('p1')).toBe(5 + 4 + 9 + 1);
  scene.done();
});

test.each([
  [1, 0, 1],
  [2, 1, 0],
  [3, 1, 0],
])('fruitcake: a %i is %i¢ and %i loot', (face, coins, loot) => {
  const scene = aScene()
    .player('p1', { items: ['fruitcake'] })
    .dice(face);
  scene.use('p1', 'fruitcake').resolve();
  expect([scene.coins('p1'), scene.hand('p1').length, scene.charged('fruitcake')]).toEqual([coins, loot, false]);
  scene.done();
});

test.each([4, 5, 6])('fruitcake: a %i is a look at the top card of a deck, for oneself only', (face) => {
  const scene = aScene()
    .player('p1', { items: ['fruitcake'] })
    .deck('treasure', ['meat', 'dinner'])
    .dice(face);
  scene.use('p1', 'fruitcake').resolve();
  scene.answer('p1', 'effect.choose', 'deck:treasure');
  const looks = scene.entries().filter(({ line }) => line.say === 'lookedAt' && line.cards !== undefined);
  expect(looks.map(({ to, line }) => [to, line.cards])).toEqual([[['p1'], ['meat']]]);
  expect(scene.cardsOf('treasure').slice(0, 2)).toEqual(['meat', 'dinner']);
  expect([scene.coins('p1'), scene.hand('p1')]).toEqual([0, []]);
  scene.resolve().done();
});

test.each([
  [2, true],
  [6, false],
])('fruitcake: the same number twice in a row recharges it (2, then %i)', (second, charged) => {
  const scene = aScene()
    .player('p1', { items: [sideways('fruitcake')] })
    .player('p2', { hand: ['roll-for-coins', 'roll-for-coins'], lootPlays: 2 })
    .dice(2, second);
  scene.pass('p1').play('p2', 'roll-for-coins').resolve();
  scene.pass('p1').play('p2', 'roll-for-coins').resolve();
  expect(scene.charged('fruitcake')).toBe(charged);
  scene.done();
});

test('fruitcake: two players with the same number, or two turns, are not twice in a row', () => {
  const scene = aScene()
    .player('p1', { items: [sideways('fruitcake')], hand: ['roll-for-coins', 'roll-for-coins'] })
    .player('p2', { hand: ['roll-for-coins', 'roll-for-coins'], lootPlays: 1 })
    .dice(2, 2, 2);
  scene.play('p1', 'roll-for-coins').resolve();
  scene.pass('p1').play('p2', 'roll-for-coins').resolve();
  expect(scene.charged('fruitcake')).toBe(false);
  scene.endTurn('p1').toActionPhase().play('p2', 'roll-for-coins').resolve();
  expect(scene.charged('fruitcake')).toBe(false);
  scene.done();
});

test('lemon-mishap: attack rolls of 1 or 2 damage each monster, by anybody, till the end of the turn', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', items: ['dinner'] })
    .player('p2', { items: ['lemon-mishap'] })
    .monsters('gurdy', 'pale-fatty')
    .fallbacks('each.order')
    .dice(3, 1, 2);
  scene.pass('p1').use('p2', 'lemon-mishap').allPass();
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.passUntil('roll 1').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1', 'lemon-mishap']);
  scene.allPass().passUntil('1 damage to p1').allPass();
  expect([scene.hp('gurdy'), scene.hp('pale-fatty')]).toEqual([4, 3]);
  scene.passUntil('lemon-mishap').allPass().passUntil('1 damage to p1');
  expect([scene.hp('gurdy'), scene.hp('pale-fatty'), scene.hp('p2')]).toEqual([3, 2, 2]);
  scene.done({ midway: 'the attack goes on' });
});

test('lemon-mishap: other rolls do nothing, and the next turn is free of it', () => {
  const scene = aScene()
    .player('p1', { items: ['lemon-mishap', 'book-of-sin'] })
    .monsters('gurdy')
    .dice(1, 1);
  scene.use('p1', 'lemon-mishap').resolve();
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.hp('gurdy')).toBe(5);
  scene.endTurn('p1').toActionPhase().attack('p2', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to p2']);
  scene.done({ midway: 'the attack goes on' });
});

test('lemon-mishap EFF-02: each use does it once, also when the card has gone', () => {
  const scene = aScene()
    .player('p1', { items: ['lemon-mishap', 'recharge-item'], hand: ['destroy-anything'] })
    .monsters('gurdy')
    .dice(1);
  scene
    .use('p1', 'lemon-mishap')
    .allPass()
    .use('p1', 'recharge-item', { targets: ['lemon-mishap'] })
    .allPass();
  scene
    .use('p1', 'lemon-mishap')
    .allPass()
    .play('p1', 'destroy-anything', { targets: ['lemon-mishap'] })
    .allPass();
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1', 'lemon-mishap', 'lemon-mishap']);
  scene.passUntil('1 damage to p1');
  expect(scene.hp('gurdy')).toBe(3);
  scene.done({ midway: 'the attack goes on' });
});

test('library-card: one more loot play', () => {
  const scene = aScene().player('p1', { items: ['library-card'], hand: ['a-penny', 'a-penny', 'a-penny'] });
  scene.play('p1', 'a-penny').allPass().refuses('p1', 'play a-penny');
  scene.use('p1', 'library-card').allPass().play('p1', 'a-penny').allPass();
  expect(scene.coins('p1')).toBe(2);
  scene.refuses('p1', 'play a-penny').done();
});

test('the-bible: destroys a curse', () => {
  const scene = aScene()
    .player('p1', { items: ['the-bible', 'meat'] })
    .player('p2', { curses: ['curse-of-pain'] });
  scene.use('p1', 'the-bible', { mode: 0, targets: ['curse-of-pain'] }).resolve();
  expect([scene.curses('p2'), scene.discarded('monster')]).toEqual([[], ['curse-of-pain']]);
  scene.done();
});

test('the-bible ATK-14: cancels one’s own attack, which is spent; not that of another player', () => {
  const scene = aScene()
    .player('p1', { items: ['the-bible'] })
    .player('p2', { items: ['the-bible'] })
    .monsters('gurdy')
    .dice(2);
  scene.attack('p1', 'gurdy').pass('p1').use('p2', 'the-bible', { mode: 1 }).allPass();
  expect(scene.stack()).toEqual(['roll 2']);
  scene.use('p1', 'the-bible', { mode: 1 }).allPass();
  expect([scene.stack(), scene.view().attack, scene.hp('p1')]).toEqual([[], null, 2]);
  scene.refuses('p1', 'attack').done();
});

test('the-bible: kills Mom, her heart or It Lives!, whatever HP they have, and no other monster', () => {
  const scene = aScene()
    .player('p1', { items: ['the-bible'] })
    .monsters('mom', 'gurdy', 'moms-heart', 'it-lives-alt-art');
  scene.answer('p1', 'priority', 'use the-bible').answer('p1', 'announce.mode', 'm2');
  expect(scene.offered()).toEqual(['mom', 'moms-heart', 'it-lives-alt-art', 'back']);
  scene.answer('p1', 'announce.target', 'mom').resolve();
  expect([scene.souls('p1'), scene.soulCards('p1')]).toEqual([2, ['mom']]);
  scene.done();
});

test.each([1, 2, 3, 4, 5, 6])('the-butter-bean: after a %i it is charged only if that is a 6', (face) => {
  const scene = aScene()
    .player('p1', { items: ['the-butter-bean'] })
    .dice(face);
  scene.use('p1', 'the-butter-bean').resolve();
  expect(scene.charged('the-butter-bean')).toBe(face === 6);
  scene.done();
});

test('i-cant-believe-its-not-butter-bean CANCEL-02: cancels loot and abilities of items that aim at one’s items', () => {
  const scene = aScene()
    .player('p1', { hand: ['lil-battery', 'lil-battery', 'bomb'], items: ['the-battery', 'the-d20'], lootPlays: 3 })
    .player('p2', { items: ['i-cant-believe-its-not-butter-bean', 'meat'] })
    .monsters('gurdy');
  scene
    .play('p1', 'lil-battery', { targets: ['the-d20'] })
    .play('p1', 'bomb', { targets: ['p2'] })
    .use('p1', 'the-battery', { targets: ['the-d20'] })
    .use('p1', 'the-d20', { targets: ['meat'] })
    .pass('p1');
  scene.answer('p2', 'priority', 'use i-cant-believe-its-not-butter-bean');
  expect(scene.offered()).toEqual(['the-d20', 'back']);
  scene.answer('p2', 'announce.target', 'the-d20').resolve();
  expect([scene.items('p2'), scene.hp('p2')]).toEqual([['i-cant-believe-its-not-butter-bean', 'meat'], 1]);
  scene.done();
});

test('i-cant-believe-its-not-butter-bean: and those that aim at one’s own rolls', () => {
  const scene = aScene()
    .player('p1', { hand: ['dice-shard'], items: ['i-cant-believe-its-not-butter-bean'] })
    .player('p2', { hand: ['roll-for-coins', 'dice-shard'], lootPlays: 2 })
    .monsters('gurdy')
    .dice(2, 5);
  scene.pass('p1').play('p2', 'roll-for-coins').allPass();
  scene
    .pass('p2')
    .play('p1', 'dice-shard', { targets: ['roll'] })
    .refuses('p1', 'use i-cant-believe-its-not-butter-bean');
  scene.resolve();
  expect(scene.coins('p2')).toBe(0);
  scene.done();
  const own = aScene()
    .player('p1', { items: ['i-cant-believe-its-not-butter-bean'] })
    .player('p2', { hand: ['dice-shard'], lootPlays: 1 })
    .monsters('gurdy')
    .dice(4);
  own
    .attack('p1', 'gurdy')
    .pass('p1')
    .play('p2', 'dice-shard', { targets: ['roll'] })
    .pass('p2');
  own.use('p1', 'i-cant-believe-its-not-butter-bean', { targets: ['dice-shard'] }).allPass();
  expect(own.stack()).toEqual(['roll 4']);
  own.done({ midway: 'the attack goes on' });
});

test('ouija-board: of four cards one event may come into a slot, and does what it does', () => {
  const scene = aScene()
    .player('p1', { items: ['ouija-board'] })
    .monsters('gurdy', 'fly')
    .wholeDeck('monster', ['pin', 'mega-troll-bomb', 'war', 'curse-of-pain', 'dip', 'squirt'])
    .dice(4);
  scene.attack('p1', 'gurdy').passUntil('roll 4').use('p1', 'ouija-board').allPass();
  expect(scene.said('revealed').map(({ source }) => source)).toEqual([
    'pin',
    'mega-troll-bomb',
    'war',
    'curse-of-pain',
  ]);
  expect([scene.offered(), scene.decision().max]).toEqual([['mega-troll-bomb', 'curse-of-pain'], 1]);
  scene.answerSome('p1', 'effect.choose', 'curse-of-pain');
  expect([scene.asked(), scene.tops('monsters'), scene.stack()]).toEqual([
    'p1 trigger.target',
    ['gurdy', 'curse-of-pain'],
    ['roll 4'],
  ]);
  const deck = scene.cardsOf('monster');
  expect(deck.slice(0, 2)).toEqual(['dip', 'squirt']);
  expect(deck.slice(2).toSorted()).toEqual(['mega-troll-bomb', 'pin', 'war']);
  scene.answer('p1', 'trigger.target', 'p2').allPass();
  expect([scene.curses('p2'), scene.tops('monsters')]).toEqual([['curse-of-pain'], ['gurdy', 'fly']]);
  scene.done({ midway: 'the attack goes on' });
});

test('ouija-board ZONE-07: nobody chooses or learns the order below the deck, and none need be taken', () => {
  const scene = aScene()
    .player('p1', { items: ['ouija-board'] })
    .monsters('fly')
    .wholeDeck('monster', ['pin', 'troll-bombs', 'war', 'dip', 'squirt']);
  scene.use('p1', 'ouija-board').allPass().answerSome('p1', 'effect.choose');
  expect([scene.asked(), scene.tops('monsters'), scene.cardsOf('monster')[0]]).toEqual([
    'p1 priority',
    ['fly'],
    'squirt',
  ]);
  expect(scene.cardsOf('monster').toSorted()).toEqual(['dip', 'pin', 'squirt', 'troll-bombs', 'war']);
  expect(scene.said('putIntoDeck').map(({ amount, cards }) => [amount, cards])).toEqual([[4, undefined]]);
  scene.done();
});

test('ouija-board: without an event among them all four go below', () => {
  const scene = aScene()
    .player('p1', { items: ['ouija-board'] })
    .monsters('fly')
    .wholeDeck('monster', ['pin', 'war', 'dip', 'squirt', 'troll-bombs']);
  scene.use('p1', 'ouija-board').allPass();
  expect([scene.asked(), scene.cardsOf('monster')[0]]).toEqual(['p1 priority', 'troll-bombs']);
  scene.done();
});
