import { expect, test } from 'vitest';
import { hitsHarderWhenHurt } from '../../../support/monster-limits.js';
import { aScene, damaged, withCounters, type Scene } from '../../../support/scene.js';

test('brownie-alt-art NAME-01 TURN-12: dead, a Dingle of the deck covers a slot, and must be attacked', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('brownie-alt-art')
    .wholeDeck('monster', ['gurdy', 'fly', 'dingle-alt-art', 'dip']);
  scene.play('p1', 'fell-a-monster', { targets: ['brownie-alt-art'] }).resolve();
  expect(scene.offered()).toEqual(['dingle-alt-art', 'none']);
  scene.answer('p1', 'deck.search', 'dingle-alt-art').resolve();
  scene.refuses('p1', 'end', 'TURN-12').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['dingle-alt-art', 'deck']);
  scene.done({ midway: 'the attack goes on' });
});

test('daddy-long-legs-monster-alt-art ABIL-08: each 1 that anybody rolls makes all monsters stronger this turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['chunk-of-amber'] })
    .monsters('daddy-long-legs-monster-alt-art', 'fly')
    .dice(1);
  scene.play('p1', 'chunk-of-amber').resolve();
  expect([scene.atk('daddy-long-legs-monster-alt-art'), scene.atk('fly')]).toEqual([1, 2]);
  scene.endTurn('p1').toActionPhase();
  expect([scene.atk('daddy-long-legs-monster-alt-art'), scene.atk('fly')]).toEqual([0, 1]);
  scene.done();
});

test('dark-one-alt-art: each damage is 2 ATK more, till the turn ends', () =>
  hitsHarderWhenHurt('dark-one-alt-art', 2));

test('dingle-alt-art EFF-03: a poo counter takes all abilities from an item, as long as it is there', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'no-poo-counter'], items: ['brimstone', 'the-d6'] })
    .monsters('dingle-alt-art');
  expect(scene.atk('p1')).toBe(2);
  scene.play('p1', 'bomb', { targets: ['dingle-alt-art'] }).resolve();
  expect(scene.offered()).toEqual(['brimstone']);
  scene.answer('p1', 'trigger.target', 'brimstone').resolve();
  expect([scene.object('brimstone').counters, scene.atk('p1')]).toEqual([{ poo: 1 }, 1]);
  scene.endTurn('p1').toActionPhase();
  expect(scene.atk('p1')).toBe(1);
  scene
    .passTo('p1')
    .use('p1', 'plain')
    .passUntil(0)
    .passTo('p1')
    .play('p1', 'no-poo-counter', { targets: ['brimstone'] });
  scene.resolve();
  expect([scene.object('brimstone').counters, scene.atk('p1')]).toEqual([{}, 2]);
  scene.done();
});

test('famine-alt-art: its death costs the active player their hand', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster', 'bomb', 'a-penny'] })
    .player('p2', { hand: ['bomb'] })
    .monsters('famine-alt-art');
  scene.play('p1', 'fell-a-monster', { targets: ['famine-alt-art'] }).resolve();
  expect([scene.hand('p1'), scene.hand('p2'), scene.coins('p1')]).toEqual([[], ['bomb'], 4]);
  scene.done();
});

test('fistula-alt-art: each damage is a counter that makes all others harder to hit', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(withCounters('fistula-alt-art', 1), 'fly');
  expect(scene.dc('fly')).toBe(3);
  scene.play('p1', 'bomb', { targets: ['fistula-alt-art'] }).resolve();
  expect([scene.dc('fly'), scene.dc('fistula-alt-art'), scene.object('fistula-alt-art').counters]).toEqual([
    4,
    4,
    { counter: 2 },
  ]);
  scene.done();
});

test('gurdy-alt-art ABIL-01: covered, it gives all monsters 1 HP', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters(['gurdy-alt-art', 'fly'], 'dip');
  expect([scene.maxHp('fly'), scene.maxHp('dip')]).toEqual([2, 2]);
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect([scene.tops('monsters'), scene.maxHp('dip'), scene.maxHp('gurdy-alt-art')]).toEqual([
    ['gurdy-alt-art', 'dip'],
    1,
    4,
  ]);
  scene.done();
});

test('gurdy-alt-art: as each turn starts the player to the left says where the top monster goes', () => {
  const scene = aScene({ players: 3 }).monsters('gurdy-alt-art', 'dip').wholeDeck('monster', ['fly', 'pin', 'squirt']);
  scene.endTurn('p1').resolve();
  expect([scene.asked(), scene.offered()]).toEqual(['p3 attack.slot', ['gurdy-alt-art', 'dip']]);
  scene.answer('p3', 'attack.slot', 'dip').toActionPhase();
  expect(scene.tops('monsters')).toEqual(['gurdy-alt-art', 'fly']);
  scene.done();
});

test('hornfel-alt-art DEC-15: its combat damage also hurts a monster that chance picks', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters('hornfel-alt-art').dice(1, 1);
  scene.attack('p1', 'hornfel-alt-art').passUntil('1 damage to hornfel-alt-art');
  expect(scene.hp('p1')).toBe(2);
  scene.allPass();
  expect(scene.hp('hornfel-alt-art')).toBe(1);
  scene.passUntil('1 damage to hornfel-alt-art').resolve();
  expect([scene.hp('p1'), scene.soulCards('p1')]).toEqual([1, ['hornfel-alt-art']]);
  scene.done();
});

test('larry-jr-alt-art: with 2 HP or less it hits harder', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(damaged('larry-jr-alt-art', 1));
  expect(scene.atk('larry-jr-alt-art')).toBe(1);
  scene.play('p1', 'bomb', { targets: ['larry-jr-alt-art'] }).resolve();
  expect([scene.atk('larry-jr-alt-art'), scene.hp('larry-jr-alt-art')]).toEqual([2, 2]);
  scene.done();
});

test('little-horn-alt-art DMG-05: a turn without an attack on it is a counter, which is damage to divide', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { character: 'sturdy' })
    .monsters(withCounters('little-horn-alt-art', 2));
  scene.endTurn('p1').resolve();
  expect([scene.asked(), scene.object('little-horn-alt-art').counters]).toEqual(['p2 effect.choose', { counter: 3 }]);
  scene.answer('p2', 'effect.choose', 'p3').answer('p2', 'effect.choose', 'p3');
  scene.answer('p2', 'effect.choose', 'p1').toActionPhase();
  expect([scene.hp('p1'), scene.hp('p2'), scene.dead('p3')]).toEqual([1, 3, true]);
  scene.done();
});

test('little-horn-alt-art: attacked in a turn it gets no counter, and without counters it asks nobody', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { character: 'sturdy' })
    .monsters('little-horn-alt-art')
    .dice(1, 1, 1);
  scene.attack('p1', 'little-horn-alt-art').toNextTurn().toActionPhase();
  expect([scene.object('little-horn-alt-art').counters, scene.view().turn.active]).toEqual([{}, 'p2']);
  scene.done();
});

test('mega-fatty-alt-art ABIL-08: each 1 that anybody rolls is 2 HP more this turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['chunk-of-amber'] })
    .monsters('mega-fatty-alt-art')
    .dice(1);
  scene.play('p1', 'chunk-of-amber').resolve();
  expect(scene.maxHp('mega-fatty-alt-art')).toBe(6);
  scene.endTurn('p1').toActionPhase();
  expect(scene.maxHp('mega-fatty-alt-art')).toBe(4);
  scene.done();
});

/** The numbers noted on Min Min. */
const notesOf = (scene: Scene): readonly number[] | undefined =>
  scene.object('min-min').notes?.map(({ number }) => number);

test('min-min NOTE-01: who rolls a number again that was rolled against it takes 1 damage', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', hand: ['chunk-of-amber'] })
    .monsters('min-min')
    .dice(3, 1, 3);
  scene.attack('p1', 'min-min').passUntil('roll 1');
  expect([scene.hp('p1'), scene.hp('min-min'), notesOf(scene)]).toEqual([3, 3, [3]]);
  scene.play('p1', 'chunk-of-amber').passUntil('roll 3').allPass();
  expect(scene.stack().at(-2)).toBe('min-min');
  scene.passUntil('roll 1');
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([2, 6]);
  scene.done({ midway: 'the attack goes on' });
});

test('min-min: rolls of others do no harm, and the numbers are forgotten as the turn ends', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', hand: ['fell-a-monster'] })
    .player('p2', { hand: ['chunk-of-amber'], lootPlays: 1 })
    .monsters('min-min', 'gurdy')
    .dice(3, 3, 3, 2, 1);
  scene.attack('p1', 'min-min').passUntil('roll 3').allPass().passUntil('roll 3').passTo('p2');
  scene.play('p2', 'chunk-of-amber').allPass();
  scene.fallbacks('trigger.order').passUntil('roll 2');
  expect([scene.hp('p1'), scene.hp('p2'), notesOf(scene)]).toEqual([2, 2, [3, 3]]);
  scene.passUntil('roll 1');
  scene.done({ midway: 'the attack goes on' });
});

test.each([
  [1, []],
  [3, []],
  [4, ['meat']],
])('monstro-alt-art KEY-01: its death and a %i destroy an item at random, but no Eternal one', (face, left) => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'], items: ['the-d6', 'meat'] })
    .player('p2', { items: ['breakfast'] })
    .monsters('monstro-alt-art')
    .dice(face);
  scene.play('p1', 'fell-a-monster', { targets: ['monstro-alt-art'] }).resolve();
  expect([scene.items('p1'), scene.items('p2'), scene.coins('p1')]).toEqual([['the-d6', ...left], ['breakfast'], 5]);
  scene.done();
});

test.each([
  ['m0', 'm0', 'm1', [1, 2, 1]],
  ['m0', 'm1', 'm1', [1, 1, 2]],
])('monstro-ii-alt-art VOTE-01: its combat damage lets everybody vote for a side (%s, %s, %s)', (a, b, c, left) => {
  const scene = aScene({ players: 3 }).monsters('monstro-ii-alt-art').dice(1, 1);
  scene.attack('p1', 'monstro-ii-alt-art').resolve();
  scene.answer('p1', 'vote', a).answer('p2', 'vote', b).answer('p3', 'vote', c).passUntil('roll 1');
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual(left);
  scene.done({ midway: 'the attack goes on' });
});

test('pestilence-alt-art TGT-04 DEC-50: a player takes 1 damage and deals 1 to whom they choose then', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('pestilence-alt-art');
  scene.play('p1', 'fell-a-monster', { targets: ['pestilence-alt-art'] }).resolve();
  scene.answer('p1', 'trigger.target', 'p2').allPass();
  expect(scene.stack()).toEqual(['1 damage to p2']);
  scene.allPass();
  expect([scene.hp('p2'), scene.asked()]).toEqual([1, 'p2 effect.choose']);
  scene.answer('p2', 'effect.choose', 'p3').resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3'), scene.hand('p1').length]).toEqual([2, 1, 1, 2]);
  scene.done();
});

test.each([
  [4, 1],
  [5, 2],
  [6, 2],
])('pin-alt-art ATK-19: an attack roll of %i leaves it %i HP', (face, hp) => {
  const scene = aScene().monsters('pin-alt-art').dice(face, 1);
  scene.attack('p1', 'pin-alt-art').passUntil(`roll ${face}`).allPass().passUntil('roll 1');
  expect(scene.hp('pin-alt-art')).toBe(hp);
  scene.done({ midway: 'the attack goes on' });
});

test('polycephalus-alt-art FLIP-02: damage to it flips the next attack roll of the turn, and no other roll', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'chunk-of-amber'], lootPlays: 2 })
    .monsters('polycephalus-alt-art')
    .dice(2, 2, 1);
  scene.play('p1', 'bomb', { targets: ['polycephalus-alt-art'] }).resolve();
  scene.play('p1', 'chunk-of-amber').resolve();
  expect(scene.coins('p1')).toBe(4);
  scene.attack('p1', 'polycephalus-alt-art').passUntil('roll 5').passUntil('roll 6').resolve();
  expect([scene.hp('p1'), scene.soulCards('p1')]).toEqual([2, ['polycephalus-alt-art']]);
  scene.done();
});

test.each([1, 6])('rag-man-alt-art ZONE-14: its rewards and a %i put it below the top card of a slot', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster', 'fell-a-monster'], lootPlays: 2 })
    .monsters('rag-man-alt-art', ['dip', 'gurdy'])
    .wholeDeck('monster', ['pin'])
    .dice(face);
  scene.play('p1', 'fell-a-monster', { targets: ['rag-man-alt-art'] }).resolve();
  scene.answer('p1', 'attack.slot', 'gurdy').resolve();
  expect([scene.tops('monsters'), scene.soulCards('p1'), scene.hand('p1').length]).toEqual([['pin', 'gurdy'], [], 4]);
  scene.play('p1', 'fell-a-monster', { targets: ['gurdy'] }).resolve();
  expect([scene.tops('monsters'), scene.hp('rag-man-alt-art')]).toEqual([['pin', 'rag-man-alt-art'], 2]);
  scene.done();
});

test.each([2, 5])('rag-man-alt-art: in a slot that is empty it is the top, and on a %i it is a soul', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster', 'fell-a-monster'], lootPlays: 2 })
    .monsters('rag-man-alt-art')
    .wholeDeck('monster', ['pin'])
    .dice(6, face);
  scene.play('p1', 'fell-a-monster', { targets: ['rag-man-alt-art'] }).resolve();
  expect(scene.tops('monsters')).toEqual(['rag-man-alt-art']);
  scene.play('p1', 'fell-a-monster', { targets: ['rag-man-alt-art'] }).resolve();
  expect(scene.soulCards('p1')).toEqual(['rag-man-alt-art']);
  scene.done();
});

test('rag-mega-alt-art DEC-08: while the turn of the attack lasts the others play nothing and activate nothing', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', hand: ['a-penny'] })
    .player('p2', { hand: ['bomb'], items: ['wooden-nickel'], lootPlays: 1 })
    .monsters(damaged('rag-mega-alt-art', 5))
    .dice(4);
  scene.attack('p1', 'rag-mega-alt-art').passUntil('roll 4').passTo('p2');
  scene.refuses('p2', 'play bomb', 'DEC-08').refuses('p2', 'use wooden-nickel', 'DEC-08');
  scene.resolve().play('p1', 'a-penny').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene
    .endTurn('p1')
    .toActionPhase()
    .play('p2', 'bomb', { targets: ['p1'] })
    .resolve();
  expect(scene.hp('p1')).toBe(2);
  scene.done();
});

test('the-bloat-alt-art ATK-12: who misses anything rolls two dice, and dies of two that are alike', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters('the-bloat-alt-art', 'fly').dice(1, 3, 3);
  scene.attack('p1', 'fly').fallbacks().passUntil('p1 death');
  scene.toNextTurn();
  expect(scene.view().turn.active).toBe('p2');
  scene.done({ midway: 'the next turn begins' });
});

test('the-bloat-alt-art: two dice that are not alike do no harm', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters('the-bloat-alt-art', 'fly').dice(1, 3, 4, 2);
  scene.attack('p1', 'fly').fallbacks().resolve();
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([2, 1]);
  scene.done();
});

test('the-duke-of-flies-alt-art SLOT-01: dead, it leaves two slots more', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('the-duke-of-flies-alt-art');
  scene.play('p1', 'fell-a-monster', { targets: ['the-duke-of-flies-alt-art'] }).resolve();
  expect([scene.tops('monsters').length, scene.hand('p1').length]).toEqual([3, 3]);
  scene.done();
});
