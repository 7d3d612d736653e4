import { expect, test } from 'vitest';
import { aGame, aScene, sideways, withCounters } from '../../../support/scene.js';

test('ball-of-tumors LVL-02: starts at level 6, and a level goes in place of the death penalty', () => {
  const game = aGame({
    seats: 2,
    characters: ['ash', 'plain'],
    outside: ['ball-of-tumors'],
    decks: { loot: ['blank-loot', 'blank-loot', 'blank-loot', 'blank-loot', 'blank-loot', 'blank-loot', 'blank-loot'] },
  }).firstPlayerDice(6, 1);
  game.start();
  expect(game.object('ball-of-tumors').counters).toEqual({ level: 6 });
  game.done({ midway: 'the first turn' });
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .player('p2', { items: [withCounters('ball-of-tumors', 1, 'level'), 'meat'], coins: 5, hand: ['bomb'] });
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).resolve();
  expect([scene.dead('p2'), scene.coins('p2'), scene.hand('p2'), scene.items('p2').length]).toEqual([
    true,
    5,
    ['bomb'],
    2,
  ]);
  expect(scene.object('ball-of-tumors').counters.level ?? 0).toBe(0);
  scene.done();
});

test('ball-of-tumors DEATH-14: at level 0 the death penalty is paid', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .player('p2', { items: ['ball-of-tumors', 'meat'], coins: 5, hand: ['bomb'] });
  scene
    .play('p1', 'gold-bomb', { targets: ['p2'] })
    .fallbacks()
    .resolve();
  expect([scene.coins('p2'), scene.hand('p2'), scene.items('p2')]).toEqual([4, [], ['ball-of-tumors']]);
  scene.done();
});

test.each([
  [1, 0, []],
  [2, 1, []],
  [3, 1, []],
  [4, 1, ['ball-of-tumors']],
])('ball-of-tumors: level %i gives %i loot plays more, and an end of the turn from 4 on', (level, plays, stack) => {
  const scene = aScene().player('p1', {
    items: [withCounters('ball-of-tumors', level, 'level')],
    hand: ['gain-3', 'gain-3', 'gain-3'],
    lootPlays: 0,
  });
  if (plays === 1) scene.play('p1', 'gain-3').resolve();
  scene.refuses('p1', 'play gain-3').declare('p1', 'end').allPass();
  expect([scene.coins('p1'), scene.stack()]).toEqual([3 * plays, stack]);
  if (level < 4) return scene.done({ midway: 'the turn ends' });
  scene.allPass().answer('p1', 'discard.loot', 'gain-3');
  expect([scene.hand('p1').length, scene.discarded('loot').length]).toEqual([3, 2]);
  scene.done({ midway: 'the turn ends' });
});

test('bow-and-arrow CTR-02: a bounty makes a monster easier to hit, and its death worth 3¢, whoever kills it', () => {
  const scene = aScene()
    .player('p1', { items: ['bow-and-arrow'] })
    .player('p2', { hand: ['fell-a-monster', 'fell-a-monster'], lootPlays: 2 })
    .monsters('blank-monster', 'gurdy');
  scene.use('p1', 'bow-and-arrow', { targets: ['blank-monster'] }).resolve();
  expect([scene.object('blank-monster').counters, scene.dc('blank-monster'), scene.dc('gurdy')]).toEqual([
    { bounty: 1 },
    5,
    scene.dc('gurdy'),
  ]);
  scene
    .passTo('p2')
    .play('p2', 'fell-a-monster', { targets: ['blank-monster'] })
    .resolve();
  expect(scene.coins('p1')).toBe(3);
  const without = aScene()
    .player('p1', { items: ['bow-and-arrow'], hand: ['fell-a-monster'] })
    .monsters('blank-monster');
  without.play('p1', 'fell-a-monster', { targets: ['blank-monster'] }).resolve();
  expect(without.coins('p1')).toBe(0);
  without.done();
  scene.done();
});

test('emergency-meeting VOTE-01: what has the most votes takes 1 damage, all of it at a tie, and it recharges', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['emergency-meeting'] })
    .monsters('gurdy');
  scene.use('p1', 'emergency-meeting').allPass();
  expect(scene.offered().toSorted()).toEqual(['gurdy', 'p1', 'p2', 'p3']);
  scene.answer('p1', 'vote', 'p2').answer('p2', 'vote', 'gurdy').answer('p3', 'vote', 'p2').resolve();
  expect([scene.hp('p2'), scene.hp('gurdy'), scene.charged('emergency-meeting')]).toEqual([1, 5, false]);
  scene.declare('p1', 'end').allPass(2);
  expect(scene.charged('emergency-meeting')).toBe(true);
  scene.done({ midway: 'the turn ends' });
  const tie = aScene()
    .player('p1', { items: ['emergency-meeting'] })
    .monsters('gurdy');
  tie.use('p1', 'emergency-meeting').allPass().answer('p1', 'vote', 'p2').answer('p2', 'vote', 'gurdy').resolve();
  expect([tie.hp('p1'), tie.hp('p2'), tie.hp('gurdy')]).toEqual([2, 1, 4]);
  tie.done();
});

test('focus LVL-02: a soul is a level, gained or given', () => {
  const scene = aScene()
    .player('p1', { items: ['focus'], hand: ['fell-a-monster', 'steal-soul'], lootPlays: 2 })
    .player('p2', { souls: ['pin'] })
    .monsters('monstro')
    .deck('treasure', ['meat']);
  scene.play('p1', 'fell-a-monster', { targets: ['monstro'] }).resolve();
  expect(scene.object('focus').counters).toEqual({ level: 1 });
  scene.play('p1', 'steal-soul', { targets: ['pin'] }).resolve();
  expect(scene.object('focus').counters).toEqual({ level: 2 });
  scene.done();
});

test.each([
  [0, 1],
  [1, 2],
])('focus DICE-10: with %i levels the first attack roll hits for %i', (level, damage) => {
  const scene = aScene()
    .player('p1', { items: [withCounters('focus', level, 'level')] })
    .monsters('blank-monster')
    .dice(6, 6);
  scene.attack('p1', 'blank-monster').passUntil(`${damage} damage to blank-monster`).allPass();
  scene.passUntil('1 damage to blank-monster');
  scene.done({ midway: 'the attack goes on' });
});

test.each([
  [1, false],
  [2, true],
])('focus ROUND-01: with %i levels the character recharges the first time each round: %s', (level, again) => {
  const scene = aScene().player('p1', { items: [withCounters('focus', level, 'level')] });
  scene.use('p1', 'plain').resolve();
  expect(scene.charged('plain')).toBe(again);
  if (again) scene.use('p1', 'plain').resolve();
  expect(scene.charged('plain')).toBe(false);
  scene.done();
});

test.each([
  [2, 0],
  [3, 1],
])('focus PREV-01: with %i levels the first damage of the turn is prevented (%i left of two)', (level, left) => {
  const scene = aScene().player('p1', {
    items: [withCounters('focus', level, 'level')],
    hand: ['each-player-takes-1', 'each-player-takes-1'],
    lootPlays: 2,
  });
  scene.play('p1', 'each-player-takes-1').resolve();
  expect(scene.hp('p1')).toBe(1 + left);
  if (level === 3) scene.play('p1', 'each-player-takes-1').fallbacks().resolve();
  expect(scene.hp('p1')).toBe(1);
  scene.done();
});

test('football: goes to another player; on 1 to 4 each player loots 1, and its end of the turn feeds the others', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['football'] })
    .dice(4);
  scene.use('p1', 'football', { targets: ['p3'] }).resolve();
  expect([scene.items('p3'), [scene.hand('p1').length, scene.hand('p2').length, scene.hand('p3').length]]).toEqual([
    ['football'],
    [1, 1, 1],
  ]);
  scene.done();
  const end = aScene({ players: 3 }).player('p1', { items: ['football'] });
  end.declare('p1', 'end').allPass(2);
  expect([end.hand('p1').length, end.hand('p2').length, end.hand('p3').length]).toEqual([0, 2, 2]);
  end.done({ midway: 'the turn ends' });
});

test('football NAME-01: on 5 or 6 you discard 2, and whose character is named Johnny loots 2, but not Blind Johnny', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['football'], hand: ['bomb', 'gain-3', 'a-penny'] })
    .player('p2', { character: 'johnny' })
    .player('p3', { character: 'blind-johnny' })
    .dice(5);
  scene.use('p1', 'football', { targets: ['p2'] }).resolve();
  scene.answer('p1', 'discard.loot', 'bomb', 'gain-3').resolve();
  expect([scene.hand('p1'), scene.hand('p2').length, scene.hand('p3').length]).toEqual([['a-penny'], 2, 0]);
  scene.done();
});

test('girlfriend DICE-06: the same number twice on your turn is a counter, two of them 1 HP; death takes half', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('girlfriend', 1)], hand: ['roll-for-coins', 'roll-for-coins'], lootPlays: 2 })
    .dice(3, 3);
  scene.play('p1', 'roll-for-coins').resolve();
  scene.play('p1', 'roll-for-coins').resolve();
  expect([scene.object('girlfriend').counters, scene.maxHp('p1')]).toEqual([{ counter: 2 }, 3]);
  scene.done();
  const death = aScene()
    .player('p1', { hand: ['kill-player-for-coins'] })
    .player('p2', { items: [withCounters('girlfriend', 5)] });
  death
    .play('p1', 'kill-player-for-coins', { targets: ['p2'] })
    .fallbacks()
    .resolve();
  expect(death.object('girlfriend').counters).toEqual({ counter: 3 });
  death.done();
});

test('girlfriend: takes 1 from a roll, and does not count on the turn of another', () => {
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins'] })
    .player('p2', { items: ['girlfriend'] })
    .dice(2);
  scene
    .play('p1', 'roll-for-coins')
    .passUntil('roll 2')
    .pass('p1')
    .use('p2', 'girlfriend', { targets: ['roll'] });
  scene.resolve();
  expect([scene.coins('p1'), scene.object('girlfriend').counters]).toEqual([1, {}]);
  scene.done();
});

test.each([
  [1, 6, 6],
  [6, 1, 1],
])('gravity FLIP-02: a %i is turned into a %i', (face, _other, coins) => {
  const scene = aScene()
    .player('p1', { items: ['gravity'], hand: ['roll-for-coins'] })
    .dice(face);
  scene
    .play('p1', 'roll-for-coins')
    .passUntil(`roll ${face}`)
    .use('p1', 'gravity', { targets: ['roll'] })
    .resolve();
  expect([scene.coins('p1'), scene.charged('gravity')]).toEqual([coins, false]);
  scene.declare('p1', 'end').allPass(2);
  expect(scene.charged('gravity')).toBe(true);
  scene.done({ midway: 'the turn ends' });
});

test('hunky-boys: 1 HP more while it is not your turn', () => {
  const scene = aScene()
    .player('p1', { items: ['hunky-boys'] })
    .player('p2', { items: [sideways('hunky-boys')] });
  expect([scene.maxHp('p1'), scene.maxHp('p2')]).toEqual([2, 3]);
  scene.endTurn('p1').toActionPhase();
  expect([scene.maxHp('p1'), scene.maxHp('p2')]).toEqual([3, 2]);
  scene.done();
});
