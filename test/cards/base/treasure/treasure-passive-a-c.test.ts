import { expect, test } from 'vitest';
import { type Scene, aScene, sideways, withCounters } from '../../../support/scene.js';

const rollOf = (face: number, items: readonly string[]): Scene =>
  aScene()
    .player('p1', { items: ['book-of-sin', ...items] })
    .dice(face);

test('baby-haunt: monsters are harder to hit on one’s own turn only', () => {
  const scene = aScene()
    .player('p1', { items: ['baby-haunt'] })
    .monsters('gurdy');
  expect(scene.dc('gurdy')).toBe(5);
  scene.endTurn('p1');
  expect(scene.dc('gurdy')).toBe(4);
  scene.done();
});

test.each(['baby-haunt', 'daddy-haunt'])('%s DEATH-12: goes to another player before the penalty', (id) => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: [id] });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).allPass(2);
  expect(scene.asked()).toBe('p2 trigger.target');
  expect(scene.offered()).toEqual(['p3', 'p1']);
  scene.answer('p2', 'trigger.target', 'p3').resolve();
  expect([scene.items('p2'), scene.items('p3')]).toEqual([[], [id]]);
  expect(scene.dead('p2')).toBe(true);
  scene.done();
});

test('belly-button LOOT-08: one more loot card on one’s own turn, not on another’s', () => {
  const cards = ['a-penny', 'a-penny', 'a-penny'];
  const scene = aScene()
    .player('p1', { items: ['belly-button'], hand: cards })
    .player('p2', { items: ['belly-button'], hand: cards });
  scene.pass('p1').refuses('p2', 'play a-penny').pass('p2');
  scene.play('p1', 'a-penny').allPass().play('p1', 'a-penny').allPass();
  scene.refuses('p1', 'play a-penny').done();
});

test('belly-button LOOT-08: gained in the middle of one’s own turn it counts at once, and lost it counts no more', () => {
  const scene = aScene()
    .player('p1', { hand: ['plus-treasure', 'a-penny', 'destroy-anything'], items: ['plus-atk'] })
    .deck('treasure', ['belly-button']);
  scene.play('p1', 'plus-treasure').allPass();
  expect(scene.view().players[0]!.lootPlays).toBe(1);
  scene.play('p1', 'a-penny').allPass().refuses('p1', 'play destroy-anything').done();
  const lost = aScene().player('p1', { hand: ['destroy-anything', 'a-penny', 'a-penny'], items: ['belly-button'] });
  lost.play('p1', 'destroy-anything', { targets: ['belly-button'] }).allPass();
  expect(lost.view().players[0]!.lootPlays).toBe(1);
  lost.play('p1', 'a-penny').allPass().refuses('p1', 'play a-penny').done();
});

test('belly-button DEC-38 TURN-06: its loot play, and no other, is there before the action phase', () => {
  const scene = aScene()
    .player('p1', { items: ['belly-button', 'turn-start-coin'], hand: ['a-penny', 'a-penny'] })
    .from('recharge');
  expect(scene.stack()).toEqual(['turn-start-coin']);
  scene.play('p1', 'a-penny').refuses('p1', 'play a-penny').resolve();
  scene.done({ midway: 'the turn begins' });
});

test('belly-button: damage may recharge the character', () => {
  const scene = aScene().player('p1', { items: ['belly-button'], hand: ['bomb'], character: sideways('plain') });
  scene
    .play('p1', 'bomb', { targets: ['p1'] })
    .allPass(3)
    .answer('p1', 'effect.may', 'yes');
  expect(scene.charged('plain@p1')).toBe(true);
  scene.done();
});

test.each([
  [1, 'gurdy'],
  [2, 'gurdy'],
  [3, 'p2'],
  [4, 'p2'],
])('bobs-brain: declaring an attack, a %i damages %s', (face, name) => {
  const scene = aScene()
    .player('p1', { items: ['bobs-brain'] })
    .monsters('gurdy')
    .dice(face);
  scene.declare('p1', 'attack').allPass(3);
  expect(scene.asked()).toBe('p1 effect.choose');
  scene.answer('p1', 'effect.choose', name).allPass();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('gurdy')]).toEqual(face <= 2 ? [2, 2, 4] : [2, 1, 5]);
  scene.done({ midway: 'the attack is declared' });
});

test.each([5, 6])('bobs-brain: a %i damages its owner', (face) => {
  const scene = aScene()
    .player('p1', { items: ['bobs-brain'] })
    .player('p2', { items: ['bobs-brain'] })
    .monsters('gurdy')
    .dice(face);
  scene.declare('p1', 'attack').allPass(4);
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([1, 2]);
  scene.done({ midway: 'the attack is declared' });
});

test('breakfast: one more HP for its owner', () => {
  const scene = aScene().player('p1', { items: ['breakfast'], damage: 1, hand: ['destroy-anything'] });
  expect([scene.maxHp('p1'), scene.hp('p1'), scene.maxHp('p2')]).toEqual([3, 2, 2]);
  scene.play('p1', 'destroy-anything', { targets: ['breakfast'] }).allPass();
  expect([scene.maxHp('p1'), scene.hp('p1')]).toEqual([2, 2]);
  scene.done();
});

test('brimstone: +1 ATK, and combat damage to a monster is one damage to another player', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['brimstone', 'shooter'] })
    .player('p3', { items: ['brimstone'] })
    .monsters('gurdy')
    .dice(4);
  expect([scene.atk('p1'), scene.atk('p2')]).toEqual([2, 1]);
  scene.use('p1', 'shooter', { targets: ['gurdy'] }).resolve();
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hp('gurdy')).toBe(2);
  expect(scene.offered()).toEqual(['p2', 'p3']);
  scene.answer('p1', 'trigger.target', 'p2').allPass(2);
  expect([scene.hp('p2'), scene.hp('p3')]).toEqual([1, 2]);
  scene.done({ midway: 'the attack goes on' });
});

test('bum-bo-treasure LVL-01 RULING-05: ¢ that would be gained are levels instead, stolen ¢ are not', () => {
  const scene = aScene()
    .player('p1', { items: ['bum-bo-treasure'], hand: ['a-nickel'] })
    .player('p2', { coins: 5, hand: ['a-penny'], lootPlays: 1 });
  scene.play('p1', 'a-nickel').allPass();
  expect([scene.coins('p1'), scene.object('bum-bo-treasure').counters]).toEqual([0, { level: 5 }]);
  scene.pass('p1').play('p2', 'a-penny').allPass();
  expect(scene.coins('p2')).toBe(6);
  scene.done();
});

test.each([
  [0, 2, 1],
  [1, 4, 1],
  [9, 4, 1],
  [10, 4, 2],
])('bum-bo-treasure LVL-02 DICE-10: with %i levels an attack roll of 2 is a %i, and ATK is %i', (level, roll, atk) => {
  const scene = aScene()
    .player('p1', { items: [withCounters('bum-bo-treasure', level, 'level')] })
    .monsters('gurdy')
    .dice(2);
  expect(scene.atk('p1')).toBe(atk);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([roll]);
  scene.allPass();
  expect(scene.hp('gurdy')).toBe(roll === 4 ? 5 - atk : 5);
  scene.done({ midway: 'the attack goes on' });
});

test('bum-bo-treasure LVL-02: from level 25 on there is always one more attack', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('bum-bo-treasure', 25, 'level')] })
    .monsters('fly', 'fly')
    .deck('monster', ['fly', 'fly', 'fly'])
    .dice(2, 2, 2);
  for (let attack = 0; attack < 3; attack += 1) scene.attack('p1', 'fly').resolve();
  expect(scene.discarded('monster')).toEqual(['fly', 'fly', 'fly']);
  expect(scene.offered()).toEqual(expect.arrayContaining(['attack', 'end']));
  scene.done();
});

test('bum-bo-treasure LVL-02: below level 25 there is one attack', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('bum-bo-treasure', 23, 'level')] })
    .monsters('fly')
    .dice(2);
  scene.attack('p1', 'fly').resolve();
  scene.refuses('p1', 'attack').done();
});

test('cambion-conception: counters for damage, six of them for a treasure', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('cambion-conception', 4), 'breakfast', 'dinner'], hand: ['gold-bomb'] })
    .deck('treasure', ['meat']);
  scene.play('p1', 'gold-bomb', { targets: ['p1'] }).allPass(2);
  expect(scene.hp('p1')).toBe(1);
  scene.allPass();
  expect(scene.object('cambion-conception').counters).toEqual({ counter: 1 });
  expect(scene.items('p1')).toContain('meat');
  scene.done();
});

test('cambion-conception: five counters are not enough', () => {
  const scene = aScene().player('p1', { items: [withCounters('cambion-conception', 4)], hand: ['bomb'] });
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect(scene.object('cambion-conception').counters).toEqual({ counter: 5 });
  expect(scene.items('p1')).toEqual(['cambion-conception']);
  scene.done();
});

test('champion-belt DICE-10: +1 ATK for the first attack roll, and two attacks', () => {
  const scene = aScene()
    .player('p1', { items: ['champion-belt'] })
    .monsters('clotty', 'fly', 'fly')
    .dice(6, 6);
  scene.attack('p1', 'clotty').allPass();
  expect(scene.stack()).toEqual(['2 damage to clotty']);
  scene.resolve().attack('p1', 'fly').allPass();
  expect(scene.stack()).toEqual(['1 damage to fly']);
  scene.resolve().refuses('p1', 'attack').done();
});

test('charged-baby: a 2 of anybody may recharge an item', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .player('p2', { items: ['charged-baby', sideways('mr-boom')] })
    .dice(2);
  scene.use('p1', 'book-of-sin').allPass(2).answer('p2', 'trigger.target', 'mr-boom').passUntil('charged-baby');
  scene.allPass().answer('p2', 'effect.may', 'yes');
  expect(scene.charged('mr-boom')).toBe(true);
  scene.resolve().done();
});

test.each([
  ['yes', ['meat'], 'breakfast'],
  ['no', [], 'meat'],
] as const)(
  'cheese-grater: on a 6 everybody sees a top card, which stays or is discarded (%s)',
  (answer, gone, top) => {
    const scene = rollOf(6, ['cheese-grater']).deck('treasure', ['meat', 'breakfast']);
    scene.use('p1', 'book-of-sin').passUntil('roll 6').allPass();
    scene.answer('p1', 'trigger.order', 'book-of-sin', 'cheese-grater').answer('p1', 'trigger.target', 'deck:treasure');
    scene.allPass();
    for (const viewer of ['p1', 'p2', null] as const)
      expect(scene.view(viewer).shown).toEqual([{ deck: 'treasure', cards: ['meat'] }]);
    scene.answer('p1', 'effect.may', answer);
    expect(scene.discarded('treasure')).toEqual(gone);
    expect(scene.cardsOf('treasure')[0]).toBe(top);
    scene.resolve().done();
  },
);

test.each([1, 3])('curse-of-the-tower: damage, and a %i damages each other player', (face) => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['curse-of-the-tower'], hand: ['bomb'] })
    .monsters('gurdy')
    .dice(face);
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3'), scene.hp('gurdy')]).toEqual([1, 1, 1, 5]);
  scene.done();
});

test.each([4, 6])('curse-of-the-tower: a %i damages a monster', (face) => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['curse-of-the-tower'], hand: ['bomb'] })
    .monsters('gurdy', 'larry-jr')
    .dice(face);
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  scene.answer('p1', 'effect.choose', 'larry-jr').resolve();
  expect([scene.hp('p2'), scene.hp('gurdy'), scene.hp('larry-jr')]).toEqual([2, 5, 3]);
  scene.done();
});
