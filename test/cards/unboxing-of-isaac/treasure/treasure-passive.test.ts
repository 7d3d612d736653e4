import { expect, test } from 'vitest';
import { lostToARoll } from '../../../support/attack-rolls.js';
import { aScene } from '../../../support/scene.js';

test.each([
  ['cube-of-meat', 1],
  ['cube-of-meat-2', 2],
  ['cube-of-meat-3', 3],
  ['cube-of-meat-3', 4],
] as const)('%s: an attack roll of %i', (cube, face) => {
  expect(lostToARoll(face, {})).toBe(1);
  expect(lostToARoll(face, { items: [cube] })).toBe(face === 4 ? 1 : 0);
  expect(lostToARoll(face, { items: [cube, 'cube-of-meat'] })).toBe(0);
});

test.each([
  [['cube-of-meat'], [], [1, 2]],
  [['cube-of-meat', 'cube-of-meat-3'], [], [2, 2]],
  [['cube-of-meat'], ['ultra-flesh-kid'], [2, 2]],
  [['cube-of-meat', 'meat'], ['pin'], [1, 2]],
  [['cube-of-meat-2'], [], [1, 2]],
  [['cube-of-meat-2', 'cube-of-meat-3'], [], [1, 3]],
  [['cube-of-meat-2'], ['cube-of-meat-3'], [1, 3]],
  [['cube-of-meat', 'cube-of-meat-2'], [], [2, 3]],
] as const)('cube-of-meat NAME-01: with items %j and souls %j ATK and HP are %j', (items, souls, stats) => {
  const scene = aScene().player('p1', { items: [...items], souls: [...souls] });
  expect([scene.atk('p1'), scene.maxHp('p1')]).toEqual(stats);
  scene.done();
});

test('cube-of-meat: what others control does not count', () => {
  const scene = aScene()
    .player('p1', { items: ['cube-of-meat', 'cube-of-meat-3'] })
    .player('p2', { items: ['cube-of-meat-2'] })
    .player('p1', { items: ['cube-of-meat'] });
  expect([scene.atk('p1'), scene.maxHp('p2')]).toEqual([1, 2]);
  scene.done();
});

test('lil-delirium COPY-01: one of the top three treasures is revealed and copied for the turn; all go below', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { items: ['lil-delirium'] })
    .wholeDeck('treasure', ['the-relic', 'brimstone', 'dinner', 'synthoil']);
  scene.endTurn('p1').allPass();
  scene.answer('p2', 'effect.choose', 'brimstone').toActionPhase();
  expect([scene.said('revealed').map(({ source }) => source), scene.atk('p2')]).toEqual([['brimstone'], 2]);
  expect([scene.cardsOf('treasure')[0], scene.cardsOf('treasure').slice(1).toSorted()]).toEqual([
    'synthoil',
    ['brimstone', 'dinner', 'the-relic'],
  ]);
  scene.endTurn('p2').toActionPhase();
  expect([scene.atk('p2'), scene.items('p2')]).toEqual([1, ['lil-delirium']]);
  scene.done();
});

test('moms-heels PREV-01: one attack more, and the first combat damage of each turn is prevented', () => {
  const scene = aScene()
    .player('p1', { items: ['moms-heels'], hand: ['bomb'] })
    .monsters('gurdy', 'fly')
    .dice(6, 1, 1);
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect(scene.hp('p1')).toBe(1);
  scene.attack('p1', 'fly').resolve();
  scene.attack('p1', 'gurdy').passUntil('roll 1').allPass(2);
  expect(scene.hp('p1')).toBe(1);
  scene.toNextTurn();
  expect(scene.said('prevented')).toHaveLength(1);
  scene.done({ midway: 'the active player has died' });
});

test('moms-lipstick DICE-10: one attack more, and 1 more on the first attack roll', () => {
  const scene = aScene()
    .player('p1', { items: ['moms-lipstick'] })
    .monsters('fly', 'fly')
    .dice(1, 1, 6);
  scene.attack('p1', 'fly').resolve();
  expect([scene.said('hit').length, scene.hp('p1')]).toEqual([1, 2]);
  scene.attack('p1', 'fly').passUntil('roll 1').allPass(2);
  expect(scene.hp('p1')).toBe(1);
  scene.resolve().refuses('p1', 'attack', 'ATK-01').done();
});

test('moms-underwear: one attack more, and 2 ATK more for the second one only', () => {
  const scene = aScene()
    .player('p1', { items: ['moms-underwear'], hand: ['again'] })
    .monsters('fly', 'dip', 'gurdy')
    .dice(6, 6, 6);
  expect(scene.atk('p1')).toBe(1);
  scene.attack('p1', 'fly').passUntil('roll 6');
  expect(scene.atk('p1')).toBe(1);
  scene.resolve().attack('p1', 'dip').passUntil('roll 6');
  expect(scene.atk('p1')).toBe(3);
  scene.resolve();
  expect(scene.atk('p1')).toBe(1);
  scene.play('p1', 'again').resolve().attack('p1', 'gurdy').passUntil('roll 6');
  expect(scene.atk('p1')).toBe(1);
  scene.done({ midway: 'the attack goes on' });
});

test('number-one ATK-12: monsters are easier on your turn, but a 1 and a 6 miss', () => {
  for (const [face, said] of [
    [1, 'miss'],
    [5, 'hit'],
    [6, 'miss'],
  ] as const) {
    const scene = aScene()
      .player('p1', { items: ['number-one'] })
      .monsters('blank-monster')
      .dice(face);
    expect(scene.dc('blank-monster')).toBe(5);
    scene.attack('p1', 'blank-monster').passUntil(`roll ${face}`).allPass();
    expect(scene.said(said)).toHaveLength(1);
    scene.done({ midway: 'the attack goes on' });
  }
  const other = aScene()
    .player('p2', { items: ['number-one'] })
    .monsters('blank-monster')
    .dice(6);
  expect(other.dc('blank-monster')).toBe(6);
  other.attack('p1', 'blank-monster').passUntil('roll 6').allPass();
  expect(other.said('hit')).toHaveLength(1);
  other.done({ midway: 'the attack goes on' });
});

test('number-two ABIL-08: a 2 of anybody may be 1 damage to a monster or player', () => {
  const scene = aScene()
    .player('p1', { items: ['number-two'] })
    .player('p2', { hand: ['roll-for-coins'], lootPlays: 1 })
    .monsters('gurdy')
    .dice(2);
  scene.passTo('p2').play('p2', 'roll-for-coins').allPass(2);
  scene.answer('p1', 'trigger.target', 'gurdy').resolve();
  scene.answer('p1', 'effect.may', 'yes').resolve();
  expect(scene.hp('gurdy')).toBe(4);
  scene.done();
});

test('seraphim DICE-10: 1 more on the 1st, 3rd and 5th attack roll of a turn, and on no other', () => {
  const scene = aScene()
    .player('p1', { items: ['seraphim', ...Array.from({ length: 6 }, () => 'breakfast')] })
    .monsters('blank-monster')
    .dice(5, 5, 5, 5, 5, 5, 5);
  scene.attack('p1', 'blank-monster');
  const left = Array.from({ length: 7 }, () => scene.passUntil('roll 5').allPass(2).hp('blank-monster'));
  expect(left).toEqual([5, 5, 4, 4, 3, 3, 3]);
  scene.done({ midway: 'the attack goes on' });
});

test('seraphim: other rolls neither count nor get it', () => {
  const scene = aScene()
    .player('p1', { items: ['seraphim'], hand: ['roll-for-coins'] })
    .monsters('fly')
    .dice(2, 1);
  scene.play('p1', 'roll-for-coins').resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.attack('p1', 'fly').resolve();
  expect([scene.said('hit').length, scene.hp('p1')]).toEqual([1, 2]);
  scene.done();
});

test('the-mark ATKPL-01: 1 ATK more; you can be attacked on a 5, and on your turn the others too', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['the-mark'] })
    .dice(4, 5);
  expect(scene.atk('p1')).toBe(2);
  scene.attack('p1', 'p2').passUntil('roll 4').allPass(2);
  scene.resolve();
  expect([scene.hp('p1'), scene.dead('p2')]).toEqual([1, true]);
  scene.endTurn('p1').toActionPhase();
  scene.refuses('p2', 'attack p3').declare('p2', 'attack').allPass();
  expect(scene.offered()).toContain('p1');
  scene.done({ midway: 'an attack is declared' });
});

test('the-stairway BUY-02: before you choose what to buy you may order the top seven treasures', () => {
  const scene = aScene()
    .player('p1', { items: ['the-stairway'], coins: 10 })
    .player('p2', { coins: 10 })
    .shop('meat')
    .deck('treasure', [
      'dinner',
      'synthoil',
      'the-relic',
      'dry-baby',
      'shadow',
      'the-map',
      'breakfast',
      'cheese-grater',
    ]);
  scene.declare('p1', 'purchase').allPass();
  scene.answer('p1', 'effect.may', 'yes');
  expect(scene.asked()).toBe('p1 deck.order');
  expect(scene.decision().options).toHaveLength(7);
  scene.done({ midway: 'a purchase is declared' });
});

test('three-dollar-bill DEC-27 DMG-14: damage that you would deal is a roll: 4 and 5 heal, a 6 makes it 1 more', () => {
  for (const [face, hp, gurdy] of [
    [3, 1, 4],
    [4, 2, 4],
    [5, 2, 4],
    [6, 1, 3],
  ] as const) {
    const scene = aScene()
      .player('p1', { items: ['three-dollar-bill'], hand: ['bomb'], damage: 1 })
      .monsters('gurdy')
      .dice(face);
    scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
    expect([scene.hp('p1'), scene.hp('gurdy')]).toEqual([hp, gurdy]);
    scene.done();
  }
});

test('three-dollar-bill: damage that others deal, or that you take, is no roll', () => {
  const scene = aScene()
    .player('p1', { items: ['three-dollar-bill'], hand: ['each-player-takes-1'] })
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters('gurdy');
  scene
    .passTo('p2')
    .play('p2', 'bomb', { targets: ['gurdy'] })
    .resolve();
  scene.play('p1', 'each-player-takes-1').resolve();
  expect([scene.hp('gurdy'), scene.hp('p1')]).toEqual([4, 1]);
  scene.done();
});
