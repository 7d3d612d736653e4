import { expect, test } from 'vitest';
import { aScene, withCounters } from '../../support/scene.js';

test('breakfast: one more HP for its owner', () => {
  const scene = aScene().player('p1', { items: ['breakfast'], damage: 1, hand: ['destroy-anything'] });
  expect([scene.maxHp('p1'), scene.hp('p1'), scene.maxHp('p2')]).toEqual([3, 2, 2]);
  scene.play('p1', 'destroy-anything', { targets: ['breakfast'] }).allPass();
  expect([scene.maxHp('p1'), scene.hp('p1')]).toEqual([2, 2]);
  scene.done();
});

test.each([1, 2, 3])('guppys-collar: a %i saves its owner on another’s turn', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb', 'a-penny'], lootPlays: 2 })
    .player('p2', { items: ['guppys-collar'] })
    .dice(face);
  scene
    .play('p1', 'a-penny')
    .play('p1', 'gold-bomb', { targets: ['p2'] })
    .allPass(3);
  expect(scene.stack()).toEqual(['a-penny', 'p2 death', 'guppys-collar']);
  scene.passUntil(1);
  expect(scene.stack()).toEqual(['a-penny']);
  expect(scene.hp('p2')).toBe(1);
  expect(scene.dead('p2')).toBe(false);
  expect(scene.state().turn.phase).toBe('action');
  scene.resolve().done();
});

test('guppys-collar: on one’s own turn it cancels everything and ends the turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb', 'a-penny'], items: ['guppys-collar'], lootPlays: 2 })
    .dice(2);
  scene
    .play('p1', 'a-penny')
    .play('p1', 'gold-bomb', { targets: ['p1'] })
    .allPass(3);
  scene.passUntil('guppys-collar').allPass(2);
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([2]);
  scene.toNextTurn();
  expect(scene.coins('p1')).toBe(0);
  expect(scene.discarded('loot')).toContain('a-penny');
  expect(scene.items('p1')).toEqual(['guppys-collar']);
  expect(scene.state().turn.active).toBe('p2');
  scene.done();
});

test.each([4, 5, 6])('guppys-collar: a %i saves nobody', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .player('p2', { items: ['guppys-collar', 'meat'] })
    .dice(face);
  scene
    .play('p1', 'gold-bomb', { targets: ['p2'] })
    .fallbacks('deathPenalty.item')
    .resolve();
  expect(scene.dead('p2')).toBe(true);
  scene.done();
});

test('meat: +1 to the attack rolls of its owner, no other rolls', () => {
  const scene = aScene()
    .player('p1', { items: ['meat', 'book-of-sin'] })
    .monsters('gurdy')
    .dice(2, 3);
  scene.use('p1', 'book-of-sin').resolve().attack('p1', 'gurdy').allPass();
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([2, 4]);
  expect(scene.stack()).toEqual(['1 damage to gurdy']);
  scene.done({ midway: 'the attack goes on' });
});

test('the-relic: loot for a 1 that anybody rolls', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .player('p2', { items: ['the-relic'] })
    .monsters('gurdy')
    .dice(1, 1);
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.hand('p2')).toHaveLength(1);
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hand('p2')).toHaveLength(2);
  scene.done({ midway: 'the attack goes on' });
});

test('finger: another player’s 2 lets its owner swap items, if wanted', () => {
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins', 'roll-for-coins'], items: ['meat', 'the-d6'], lootPlays: 2 })
    .player('p2', { items: ['finger', 'yum-heart'] })
    .dice(2, 2);
  scene.play('p1', 'roll-for-coins').allPass(2);
  expect(scene.asked()).toBe('p2 trigger.target');
  expect(scene.offered()).toEqual(['finger']);
  scene.answer('p2', 'trigger.target', 'finger');
  expect(scene.offered()).toEqual(['meat']);
  scene.answer('p2', 'trigger.target', 'meat').allPass().answer('p2', 'effect.may', 'yes').resolve();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([
    ['the-d6', 'finger'],
    ['yum-heart', 'meat'],
  ]);
  scene.play('p1', 'roll-for-coins').resolve();
  expect(scene.coins('p1')).toBe(4);
  scene.done();
});

test('monstros-tooth TGT-01 DEC-15: chance picks the player on the way to the stack, who picks the item', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['monstros-tooth', 'meat', 'the-d6'] })
    .from('startTriggers')
    .start();
  expect(scene.said('atRandom').map(({ object }) => object)).toEqual([{ player: 'p1' }]);
  expect(scene.view('p2').stack.map(({ targetRefs }) => targetRefs)).toEqual([['p1']]);
  scene.allPass();
  expect(scene.offered()).toEqual(['monstros-tooth', 'meat']);
  scene.answer('p1', 'effect.choose', 'meat');
  expect(scene.items('p1')).toEqual(['monstros-tooth', 'the-d6']);
  scene.done({ midway: 'the turn begins' });
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
