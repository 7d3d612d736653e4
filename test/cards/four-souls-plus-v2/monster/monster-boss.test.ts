import { expect, test } from 'vitest';
import { aScene, damaged } from '../../../support/scene.js';

test('blastocyst: its death adds two monster slots, and the deck may be attacked once more; a loot and a soul', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(damaged('blastocyst', 4))
    .deck('monster', ['pin', 'war', 'gurdy', 'fly'])
    .fallbacks('refill.order')
    .used({ attacks: 1 });
  expect([scene.maxHp('blastocyst'), scene.dc('blastocyst'), scene.atk('blastocyst')]).toEqual([5, 4, 1]);
  scene.play('p1', 'bomb', { targets: ['blastocyst'] }).resolve();
  expect([scene.tops('monsters').length, scene.hand('p1').length, scene.soulCards('p1')]).toEqual([
    3,
    1,
    ['blastocyst'],
  ]);
  expect(scene.offered()).toContain('end');
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['deck']);
  scene.done({ midway: 'the attack is declared' });
});

/** The roll with which the attack goes on. */
const NEXT = 1;

test.each([
  [1, 2, 3, 2],
  [2, 2, 3, 2],
  [3, 2, 2, 2],
  [4, 2, 2, 2],
  [5, 3, 3, 1],
  [6, 3, 3, 1],
])('dingle: a %i leaves the attacker %i HP, the other %i and itself %i', (face, attacker, other, dingle) => {
  const scene = aScene()
    .player('p1', { character: 'sturdy' })
    .player('p2', { character: 'sturdy' })
    .monsters('dingle')
    .dice(3, face, NEXT);
  expect([scene.maxHp('dingle'), scene.dc('dingle'), scene.atk('dingle')]).toEqual([3, 3, 1]);
  scene.attack('p1', 'dingle').allPass(2);
  expect(scene.stack()).toEqual(['dingle']);
  scene.allPass().passUntil(`roll ${face}`).allPass().passUntil(0).passUntil(`roll ${NEXT}`);
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('dingle')]).toEqual([attacker, other, dingle]);
  scene.done({ midway: 'the attack goes on' });
});

test('dingle DMG-05: what others deal to it, or the active player to something else, rolls nothing; 6¢ and a soul', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { hand: ['gold-bomb'], lootPlays: 1 })
    .monsters('dingle', 'gurdy');
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  scene
    .pass('p1')
    .play('p2', 'gold-bomb', { targets: ['dingle'] })
    .resolve();
  expect([scene.coins('p1'), scene.soulCards('p1')]).toEqual([6, ['dingle']]);
  scene.done();
});

test('dingle: a bomb of the active player counts too', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('dingle')
    .dice(5);
  scene.play('p1', 'bomb', { targets: ['dingle'] }).resolve();
  expect(scene.hp('dingle')).toBe(1);
  scene.done();
});

test('headless-horseman PREV-02: its first death of a turn is prevented; it heals 2 HP, +1 evasion and −1 ATK', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'bomb', 'gold-bomb'], lootPlays: 3 })
    .monsters(damaged('headless-horseman', 2), 'gurdy');
  const stats = () => [
    scene.hp('headless-horseman'),
    scene.maxHp('headless-horseman'),
    scene.dc('headless-horseman'),
    scene.atk('headless-horseman'),
  ];
  expect(stats()).toEqual([1, 3, 3, 2]);
  scene.play('p1', 'bomb', { targets: ['headless-horseman'] }).allPass(3);
  expect(scene.stack()).toEqual(['headless-horseman death', 'headless-horseman']);
  scene.allPass();
  expect([...stats(), scene.stack()]).toEqual([3, 3, 4, 1, []]);
  scene.play('p1', 'gold-bomb', { targets: ['headless-horseman'] }).resolve();
  expect([scene.soulCards('p1'), scene.items('p1')]).toEqual([['headless-horseman'], ['blank-treasure']]);
  scene.done();
});

test('headless-horseman: once in each turn, and its numbers are as before in the next', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .player('p2', { hand: ['gold-bomb'] })
    .monsters('headless-horseman');
  scene
    .play('p1', 'gold-bomb', { targets: ['headless-horseman'] })
    .resolve()
    .endTurn('p1')
    .toActionPhase();
  expect([scene.dc('headless-horseman'), scene.atk('headless-horseman'), scene.hp('headless-horseman')]).toEqual([
    3, 2, 3,
  ]);
  scene.play('p2', 'gold-bomb', { targets: ['headless-horseman'] }).resolve();
  expect([scene.dc('headless-horseman'), scene.soulCards('p2')]).toEqual([4, []]);
  scene.done();
});

test('krampus TURN-12: the active player must attack it once each turn, if they can', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy' })
    .player('p2', { character: 'sturdy' })
    .monsters(damaged('krampus', 3), 'fly')
    .dice(4);
  expect([scene.maxHp('krampus'), scene.dc('krampus'), scene.atk('krampus')]).toEqual([4, 4, 2]);
  scene.refuses('p1', 'end').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['krampus']);
  scene.answer('p1', 'attack.target', 'krampus').resolve();
  expect([scene.soulCards('p1'), scene.items('p1')]).toEqual([['krampus'], ['blank-treasure']]);
  expect(scene.offered()).toContain('end');
  scene.done();
});

test('krampus: without an attack left it forces nobody; the next player must', () => {
  const scene = aScene().monsters('krampus').used({ attacks: 1 });
  scene.endTurn('p1').toActionPhase().refuses('p2', 'end').done();
});

test.each([
  [1, 'p3'],
  [3, 'p3'],
  [4, 'p2'],
  [6, 'p2'],
])('monstro-ii: combat damage that it deals is, by a %i, one damage to %s too', (face, neighbour) => {
  const scene = aScene({ players: 3 }).player('p1', { character: 'sturdy' }).monsters('monstro-ii').dice(3, face, NEXT);
  expect([scene.maxHp('monstro-ii'), scene.dc('monstro-ii'), scene.atk('monstro-ii')]).toEqual([5, 4, 1]);
  scene.attack('p1', 'monstro-ii').allPass(2);
  expect(scene.stack()).toEqual(['monstro-ii']);
  scene.allPass().passUntil(`roll ${face}`).allPass().passUntil(0).passUntil(`roll ${NEXT}`);
  const hurt = ['p1', 'p2', 'p3'].map((id) => scene.hp(id));
  expect(hurt).toEqual([2, neighbour === 'p2' ? 1 : 2, neighbour === 'p3' ? 1 : 2]);
  scene.done({ midway: 'the attack goes on' });
});

test('monstro-ii: what another monster deals is nothing to it; a treasure and a soul', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['bomb'], character: 'sturdy' })
    .monsters(damaged('monstro-ii', 4), 'gurdy')
    .dice(1);
  scene.play('p1', 'bomb', { targets: ['monstro-ii'] }).resolve();
  expect([scene.items('p1'), scene.soulCards('p1')]).toEqual([['blank-treasure'], ['monstro-ii']]);
  scene.attack('p1', 'gurdy').allPass(2);
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual([2, 2, 2]);
  scene.done({ midway: 'the attack goes on' });
});

test('the-fallen ZONE-07: its death is the order of five monsters; 4 HP, hit from 5 on, 2 ATK, a treasure and a soul', () => {
  const scene = aScene()
    .monsters(damaged('the-fallen', 3), 'gurdy')
    .deck('monster', ['pin', 'war', 'fly', 'clotty', 'dip', 'squirt'])
    .dice(5);
  expect([scene.maxHp('the-fallen'), scene.dc('the-fallen'), scene.atk('the-fallen')]).toEqual([4, 5, 2]);
  scene.attack('p1', 'the-fallen').resolve();
  expect(scene.asked()).toBe('p1 deck.order');
  const five = scene.offered();
  expect(five).toHaveLength(5);
  scene.answer('p1', 'deck.order', ...five.toReversed()).resolve();
  const { items, soulCards } = { items: scene.items('p1'), soulCards: scene.soulCards('p1') };
  expect([items, soulCards]).toEqual([['blank-treasure'], ['the-fallen']]);
  const seen = [...scene.tops('monsters').slice(0, 1), ...scene.cardsOf('monster')];
  expect(seen.slice(0, 6)).toEqual([...five.toReversed(), 'squirt']);
  scene.done();
});

test('widow: 3 HP, hit from 4 on, 1 ATK, 2 loot and a soul', () => {
  const scene = aScene().monsters(damaged('widow', 2)).dice(3, 4);
  expect([scene.maxHp('widow'), scene.dc('widow'), scene.atk('widow')]).toEqual([3, 4, 1]);
  scene.attack('p1', 'widow').resolve();
  expect([scene.hp('p1'), scene.hand('p1').length, scene.soulCards('p1')]).toEqual([1, 2, ['widow']]);
  scene.done();
});
