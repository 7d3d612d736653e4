import { expect, test } from 'vitest';
import { aScene, damaged, withCounters } from '../../../support/scene.js';

test.each([
  [1, 'gurdy'],
  [3, 'gurdy'],
  [4, null],
  [6, null],
])('cereus-peashy: on a %i another monster goes, or it must be attacked', (face, gone) => {
  const scene = aScene().monsters('cereus-peashy', 'gurdy').from('recharge').dice(face);
  scene.start().toActionPhase();
  expect(scene.discarded('monster')).toEqual(gone === null ? [] : [gone]);
  if (gone === null) scene.refuses('p1', 'end', 'TURN-12');
  else expect(scene.offered()).toContain('end');
  scene.done();
});

test('cereus-peashy: damage to it is 1 damage to the active player', () => {
  const scene = aScene()
    .player('p2', { items: ['shooter'] })
    .monsters('cereus-peashy');
  scene
    .passTo('p2')
    .use('p2', 'shooter', { targets: ['cereus-peashy'] })
    .resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('cereus-peashy')]).toEqual([1, 2, 2]);
  scene.done();
});

test('charmed-vis ITEM-07 KEY-09: dead, it is an item that can be attacked, and answers damage to its player', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster', 'bomb'], lootPlays: 2 })
    .monsters('charmed-vis', 'gurdy');
  scene.play('p1', 'fell-a-monster', { targets: ['charmed-vis'] }).resolve();
  expect([scene.items('p1'), scene.object('charmed-vis').role]).toEqual([['charmed-vis'], 'item']);
  scene
    .play('p1', 'bomb', { targets: ['p1'] })
    .fallbacks('each.order')
    .resolve();
  expect([scene.hp('gurdy'), scene.hp('charmed-vis')]).toEqual([4, 2]);
  scene.endTurn('p1').toActionPhase();
  scene.declare('p2', 'attack').allPass();
  expect(scene.offered()).toContain('charmed-vis');
  scene.done({ midway: 'an attack is declared' });
});

test('charmed-vis DEATH-08: another player who would kill it as an item steals it', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .player('p2', { hand: ['hit-an-item'] })
    .monsters('charmed-vis');
  scene.play('p1', 'fell-a-monster', { targets: ['charmed-vis'] }).resolve();
  scene.endTurn('p1').toActionPhase();
  scene.play('p2', 'hit-an-item', { targets: ['charmed-vis'] }).resolve();
  expect([scene.items('p1'), scene.items('p2'), scene.hp('charmed-vis')]).toEqual([[], ['charmed-vis'], 1]);
  scene.done();
});

test('charmed-vis: its own player can kill it, and it pays nothing then', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster', 'hit-an-item'], lootPlays: 2 })
    .monsters('charmed-vis');
  scene.play('p1', 'fell-a-monster', { targets: ['charmed-vis'] }).resolve();
  scene.play('p1', 'hit-an-item', { targets: ['charmed-vis'] }).resolve();
  expect([scene.items('p1'), scene.discarded('monster')]).toEqual([[], ['charmed-vis']]);
  scene.done();
});

test('charmed-vis: a player who attacks it and is hurt hurts the other monsters', () => {
  const scene = aScene().monsters('charmed-vis', 'gurdy').dice(1);
  scene.attack('p1', 'charmed-vis').passUntil('1 damage to p1').allPass();
  scene.passUntil('1 damage to gurdy').allPass();
  expect([scene.hp('p1'), scene.hp('gurdy'), scene.hp('charmed-vis')]).toEqual([1, 4, 2]);
  scene.done({ midway: 'the attack goes on' });
});

test('charmed-vis: damage in an attack on something else is nothing', () => {
  const scene = aScene().monsters('charmed-vis', 'gurdy', 'fly').dice(1);
  scene.attack('p1', 'gurdy').passUntil('1 damage to p1').allPass();
  expect([scene.hp('p1'), scene.hp('fly')]).toEqual([1, 1]);
  scene.done({ midway: 'the attack goes on' });
});

test('conquest-summer-of-isaac ATKPL-01: dead, another player must be attacked, with an evasion of 4', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('conquest-summer-of-isaac')
    .dice(3, 4, 4);
  scene.play('p1', 'fell-a-monster', { targets: ['conquest-summer-of-isaac'] }).resolve();
  scene.answer('p1', 'trigger.target', 'p3').resolve();
  expect([scene.coins('p1'), scene.souls('p1')]).toEqual([7, 1]);
  scene.refuses('p1', 'end', 'TURN-12').attack('p1', 'p3').passUntil('1 damage to p1').allPass();
  scene.fallbacks().resolve();
  expect([scene.dead('p3'), scene.offered().includes('end')]).toEqual([true, true]);
  scene.done();
});

test('cursed-haunt DMG-11: a soul that can be attacked, harder to hit', () => {
  const scene = aScene()
    .player('p2', { souls: ['cursed-haunt'] })
    .monsters('fly')
    .deck('treasure', ['meat'])
    .dice(3, 4, 4, 4);
  expect(scene.dc('cursed-haunt')).toBe(4);
  scene.attack('p1', 'cursed-haunt').resolve();
  expect([scene.souls('p1'), scene.souls('p2'), scene.items('p1'), scene.hp('p1')]).toEqual([1, 0, ['meat'], 1]);
  expect([scene.view().attack, scene.hp('cursed-haunt')]).toEqual([null, 1]);
  scene.done();
});

test('cursed-haunt: as a monster it dies as others do, and is a soul', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('cursed-haunt')
    .deck('treasure', ['meat']);
  expect(scene.dc('cursed-haunt')).toBe(3);
  scene.play('p1', 'fell-a-monster', { targets: ['cursed-haunt'] }).resolve();
  expect([scene.souls('p1'), scene.items('p1'), scene.object('cursed-haunt').damage]).toEqual([1, ['meat'], 0]);
  scene.done();
});

test.each([
  [1, { hp: 1, atk: 1 }],
  [0, {}],
])('gemini-summer-of-isaac CTR-06: with %i damage before, a counter of HP and one of ATK', (damage, counters) => {
  const scene = aScene()
    .player('p1', { items: ['shooter'] })
    .monsters(damaged('gemini-summer-of-isaac', damage));
  scene.use('p1', 'shooter', { targets: ['gemini-summer-of-isaac'] }).resolve();
  expect(scene.object('gemini-summer-of-isaac').counters).toEqual(counters);
  scene.done();
});

test('headless-horseman-summer-of-isaac REPL-01: only on a 6 does it die; otherwise it pays, heals and grows', () => {
  const scene = aScene()
    .player('p1', { hand: ['great-bomb'], damage: 0 })
    .monsters('headless-horseman-summer-of-isaac')
    .deck('treasure', ['meat', 'breakfast'])
    .dice(6, 6);
  scene.play('p1', 'great-bomb', { targets: ['headless-horseman-summer-of-isaac'] }).resolve();
  const name = 'headless-horseman-summer-of-isaac';
  expect([scene.items('p1'), scene.hp(name), scene.dc(name), scene.atk(name)]).toEqual([['meat'], 2, 4, 2]);
  scene.attack('p1', name).resolve();
  expect([scene.souls('p1'), scene.items('p1')]).toEqual([1, ['meat', 'breakfast']]);
  scene.done();
});

test('holy-greed BUY-11: shop items for 3¢ less, and what is paid for them is its reward', () => {
  const scene = aScene()
    .player('p1', { coins: 7, hand: ['fell-a-monster'] })
    .monsters('holy-greed')
    .shop('meat');
  scene.buy('p1', 'meat').resolve();
  expect([scene.coins('p1'), scene.object('holy-greed').counters]).toEqual([0, { counter: 7 }]);
  scene.play('p1', 'fell-a-monster', { targets: ['holy-greed'] }).resolve();
  expect([scene.coins('p1'), scene.souls('p1')]).toEqual([7, 1]);
  scene.done();
});

test('holy-greed: the top of the deck is neither cheaper nor counted, and it brings its own slot', () => {
  const scene = aScene()
    .player('p1', { coins: 10, hand: ['fell-a-monster'] })
    .monsters('fly')
    .wholeDeck('monster', ['holy-greed', 'pin'])
    .shop('meat')
    .deck('treasure', ['breakfast']);
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect(scene.tops('monsters')).toEqual(['pin', 'holy-greed']);
  scene.buy('p1', 'deck').resolve();
  expect([scene.coins('p1'), scene.object('holy-greed').counters]).toEqual([1, {}]);
  scene.done();
});

test.each([
  [['m0', 'm0'], true],
  [['m0', 'm1'], false],
  [['m1', 'm1'], false],
])('krampus-summer-of-isaac VOTE-01: the votes %s', ([first = '', second = ''], naughty) => {
  const scene = aScene().monsters('krampus-summer-of-isaac').from('recharge');
  scene.start().allPass();
  scene.answer('p1', 'vote', first).answer('p2', 'vote', second).toActionPhase();
  if (naughty) scene.refuses('p1', 'end', 'TURN-12');
  else expect(scene.offered()).toContain('end');
  scene.done();
});

test('krampus-summer-of-isaac: the same attack roll twice hurts the other monsters', () => {
  const scene = aScene().monsters('krampus-summer-of-isaac', 'gurdy').dice(5, 5, 1);
  scene.attack('p1', 'krampus-summer-of-isaac').passUntil('roll 1');
  expect([scene.hp('gurdy'), scene.hp('krampus-summer-of-isaac')]).toEqual([4, 3]);
  scene.done({ midway: 'the attack goes on' });
});

test('the-adversary-summer-of-isaac: everybody has another number, and takes damage when it is rolled', () => {
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins', 'roll-for-coins'], lootPlays: 2 })
    .monsters('the-adversary-summer-of-isaac')
    .from('recharge')
    .dice(3, 2);
  scene.start().allPass();
  expect(scene.offered()).toHaveLength(6);
  scene.answer('p1', 'effect.option', 'n3');
  expect(scene.offered()).toEqual(['n1', 'n2', 'n4', 'n5', 'n6']);
  scene.answer('p2', 'effect.option', 'n2').toActionPhase();
  scene.fallbacks('trigger.order').play('p1', 'roll-for-coins').resolve();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([1, 2]);
  scene.play('p1', 'roll-for-coins').resolve();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([1, 1]);
  scene.done();
});

test('the-bloat-summer-of-isaac: a death of a monster, its own too, hurts everybody and every other monster', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster', 'fell-a-monster'], lootPlays: 2 })
    .monsters('the-bloat-summer-of-isaac', 'gurdy', 'blank-monster')
    .deck('treasure', ['meat']);
  scene
    .fallbacks('each.order')
    .play('p1', 'fell-a-monster', { targets: ['blank-monster'] })
    .resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('gurdy'), scene.hp('the-bloat-summer-of-isaac')]).toEqual([
    1, 1, 4, 4,
  ]);
  scene
    .play('p1', 'fell-a-monster', { targets: ['the-bloat-summer-of-isaac'] })
    .passUntil('the-bloat-summer-of-isaac')
    .allPass();
  expect(scene.stack()).toContain('1 damage to gurdy');
  scene.done({ midway: 'the damage is still to come' });
});

test('the-rainmaker-summer-of-isaac ZONE-07: an attack on it brings a curse, and each curse is 1 ATK', () => {
  const scene = aScene()
    .player('p1', { curses: ['curse-of-envy'] })
    .player('p2', { curses: ['curse-of-the-suspicious'] })
    .monsters('the-rainmaker-summer-of-isaac')
    .wholeDeck('monster', ['fly', 'curse-of-pain', 'gurdy']);
  expect(scene.atk('the-rainmaker-summer-of-isaac')).toBe(1);
  scene.attack('p1', 'the-rainmaker-summer-of-isaac').allPass();
  expect([scene.curses('p1'), scene.atk('the-rainmaker-summer-of-isaac'), scene.cardsOf('monster')]).toEqual([
    ['curse-of-envy', 'curse-of-pain'],
    2,
    ['gurdy', 'fly'],
  ]);
  scene.done({ midway: 'the attack goes on' });
});

test('war-summer-of-isaac CTR-07: at the start of each turn another monster has 1 ATK more', () => {
  const scene = aScene().monsters('war-summer-of-isaac', 'gurdy').from('recharge');
  const before = scene.atk('gurdy') ?? 0;
  scene.toActionPhase();
  expect([scene.atk('gurdy'), scene.object('gurdy').counters, scene.atk('war-summer-of-isaac')]).toEqual([
    before + 1,
    { atk: 1 },
    2,
  ]);
  scene.done();
});

test.each([
  [1, 1],
  [3, 1],
  [4, 2],
])('widow-summer-of-isaac: a spider on a character, and for each of your own a roll: on a %i', (face, hp) => {
  const scene = aScene().monsters('widow-summer-of-isaac').from('recharge').dice(face);
  scene.start().toActionPhase();
  expect([scene.hp('p1'), scene.object('plain@p1').counters]).toEqual([hp, { spider: 1 }]);
  scene.use('p1', 'plain', { ability: 'tap' }).resolve();
  scene.done();
});

test('widow-summer-of-isaac DEC-24: two spiders are two rolls, and ↷ takes one away', () => {
  const scene = aScene()
    .player('p1', { character: withCounters('plain', 1, 'spider') })
    .monsters('widow-summer-of-isaac')
    .from('recharge')
    .dice(3, 5);
  scene.start().fallbacks('dice.order').toActionPhase();
  expect([scene.hp('p1'), scene.object('plain@p1').counters]).toEqual([1, { spider: 2 }]);
  const uses = scene.offered().filter((name) => name === 'use plain');
  expect(uses).toHaveLength(2);
  scene.done();
});
