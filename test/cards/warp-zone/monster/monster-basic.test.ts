import { expect, test } from 'vitest';
import { aScene, damaged } from '../../../support/scene.js';

test.each([
  [1, 0, true],
  [3, 3, false],
])('a-dead-horse DEC-27: its damage is prevented, and a %i is %i¢ or the end of the attack', (face, coins, over) => {
  const scene = aScene().monsters('a-dead-horse').dice(2, face);
  scene.attack('p1', 'a-dead-horse').passUntil(`roll ${face}`).allPass(2);
  expect([scene.hp('a-dead-horse'), scene.coins('p1'), scene.view().attack === null]).toEqual([1, coins, over]);
  scene.done({ midway: 'the attack may go on' });
});

test('hubert-cumberdale: its death is that of another player of your choice', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('hubert-cumberdale');
  scene.play('p1', 'fell-a-monster', { targets: ['hubert-cumberdale'] }).resolve();
  scene.answer('p1', 'trigger.target', 'p3').fallbacks().resolve();
  expect([scene.dead('p1'), scene.dead('p2'), scene.dead('p3')]).toEqual([false, false, true]);
  scene.endTurn('p1').toActionPhase();
  expect(scene.discarded('monster')).toContain('hubert-cumberdale');
  scene.done();
});

test('hubert-cumberdale: after combat damage to a player it is back at the end of the turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('hubert-cumberdale', 'fly')
    .deck('monster', ['dip'])
    .dice(1);
  scene.attack('p1', 'hubert-cumberdale').passUntil('1 damage to p1').allPass().fallbacks();
  expect(scene.hp('p1')).toBe(1);
  scene.play('p1', 'fell-a-monster', { targets: ['hubert-cumberdale'] }).resolve();
  scene.endTurn('p1').toActionPhase();
  expect(scene.tops('monsters')).toContain('hubert-cumberdale');
  scene.done();
});

test('javon: as each turn starts the active player rerolls a shop item, and chance says whom 1 damage goes to', () => {
  const scene = aScene()
    .monsters('javon')
    .shop('meat', 'breakfast')
    .deck('treasure', ['the-relic'])
    .from('startTriggers');
  scene.start();
  scene.answer('p1', 'trigger.target', 'meat').toActionPhase();
  expect([scene.tops('shop'), scene.discarded('treasure')]).toEqual([['the-relic', 'breakfast'], ['meat']]);
  expect((scene.hp('p1') ?? 0) + (scene.hp('p2') ?? 0)).toBe(3);
  scene.done();
});

test.each(['javon', 'shopkeeper'])('%s CARD-06: its reward is a shop item that is stolen', (id) => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters(id)
    .shop('meat', 'breakfast')
    .deck('treasure', ['the-relic'])
    .fallbacks('refill.order');
  scene.play('p1', 'fell-a-monster', { targets: [id] }).resolve();
  scene.answer('p1', 'effect.choose', 'breakfast').resolve();
  expect([scene.items('p1'), scene.tops('shop')]).toEqual([['breakfast'], ['meat', 'the-relic']]);
  scene.done();
});

test('keke-is-you REPL-01: instead of its death the player chosen at the start of the turn dies', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters(damaged('keke-is-you', 1))
    .from('startTriggers');
  scene.start();
  scene.answer('p1', 'trigger.target', 'p3').toActionPhase();
  scene
    .play('p1', 'fell-a-monster', { targets: ['keke-is-you'] })
    .fallbacks()
    .resolve();
  expect([scene.dead('p2'), scene.dead('p3'), scene.hp('keke-is-you'), scene.hand('p1').length]).toEqual([
    false,
    true,
    3,
    4,
  ]);
  scene.done();
});

test('leatherneck: each damage to it is 1 damage to a player whom chance picks', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('leatherneck');
  scene.play('p1', 'bomb', { targets: ['leatherneck'] }).resolve();
  expect([(scene.hp('p1') ?? 0) + (scene.hp('p2') ?? 0), scene.hp('leatherneck')]).toEqual([3, 5]);
  scene.done();
});

test('shopkeeper BUY-03: a 5 or 6 makes the next shop item of this turn cost nothing, and only that one', () => {
  const scene = aScene()
    .player('p1', { coins: 10 })
    .monsters('shopkeeper')
    .shop('meat', 'breakfast')
    .deck('treasure', ['the-relic'])
    .used({ purchases: -1 })
    .dice(5);
  scene.use('p1', 'shopkeeper').resolve();
  scene.buy('p1', 'meat').resolve();
  expect([scene.coins('p1'), scene.items('p1')]).toEqual([10, ['meat']]);
  scene.buy('p1', 'breakfast').resolve();
  expect([scene.coins('p1'), scene.items('p1')]).toEqual([0, ['meat', 'breakfast']]);
  scene.done();
});

test('shopkeeper BUY-03: what has been made free and not bought costs as much as ever in the next turn', () => {
  const scene = aScene().player('p2', { coins: 10 }).monsters('shopkeeper').shop('meat', 'breakfast').dice(6);
  scene.use('p1', 'shopkeeper').resolve();
  scene.endTurn('p1').toActionPhase();
  scene.buy('p2', 'meat').resolve();
  expect(scene.coins('p2')).toBe(0);
  scene.done();
});

test('shopkeeper TURN-12: on a 1 to 4 the active player must attack it once more, besides other attacks', () => {
  const scene = aScene().monsters('shopkeeper', 'fly').shop('meat', 'breakfast').dice(4, 6);
  scene.use('p1', 'shopkeeper').resolve();
  scene.refuses('p1', 'end', 'TURN-12').attack('p1', 'fly').resolve();
  scene.refuses('p1', 'end', 'TURN-12').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['shopkeeper']);
  scene.done({ midway: 'the fight is not the point' });
});

test('shopkeeper BUY-01: it is the active player’s, when they could purchase and at no other time', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { coins: 10, hand: ['bomb'] })
    .monsters('shopkeeper')
    .shop('meat', 'breakfast');
  expect(scene.offered()).toContain('use shopkeeper');
  scene.play('p1', 'bomb', { targets: ['shopkeeper'] });
  expect(scene.offered()).not.toContain('use shopkeeper');
  scene.passTo('p2');
  expect(scene.offered()).not.toContain('use shopkeeper');
  scene.resolve();
  expect(scene.offered()).toContain('use shopkeeper');
  scene.done();
});

test('shopkeeper BUY-07: nobody who has made the purchase of the turn may ask it', () => {
  const scene = aScene()
    .player('p1', { coins: 10 })
    .monsters('shopkeeper')
    .shop('meat', 'breakfast')
    .deck('treasure', ['the-relic']);
  scene.buy('p1', 'meat').resolve();
  scene.refuses('p1', 'use shopkeeper', 'BUY-07');
  scene.done();
});

test('the-impostor VOTE-01: the first death of a turn is followed by a vote for one who lives', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['kill-player-for-coins'] })
    .monsters('the-impostor');
  scene
    .play('p1', 'kill-player-for-coins', { targets: ['p2'] })
    .fallbacks('deathPenalty.item', 'deathPenalty.loot')
    .resolve();
  expect(scene.offered().toSorted()).toEqual(['p1', 'p3']);
  scene.answer('p1', 'vote', 'p3').answer('p3', 'vote', 'p3').resolve();
  expect([scene.dead('p1'), scene.dead('p3')]).toEqual([false, true]);
  scene.done();
});

test.each([
  [true, 1],
  [false, 2],
])('the-purple-shirted-eye-stabber: who has played loot (%s) has %i HP left at the end of the turn', (played, hp) => {
  const scene = aScene()
    .player('p1', { hand: ['gain-3'] })
    .monsters('the-purple-shirted-eye-stabber');
  if (played) scene.play('p1', 'gain-3').resolve();
  scene.declare('p1', 'end').allPass(3);
  expect(scene.state().players.p1?.damage).toBe(2 - hp);
  scene.done({ midway: 'the turn ends' });
});

test.each([
  [2, false, false],
  [3, false, true],
  [5, true, false],
])('zombie-jesus: a %i as a turn starts', (face, left, right) => {
  const scene = aScene({ players: 3 }).monsters('zombie-jesus').from('startTriggers').dice(face).fallbacks();
  scene.start().toActionPhase();
  expect([scene.dead('p1'), scene.dead('p2'), scene.dead('p3')]).toEqual([false, left, right]);
  scene.done();
});

test('zombie-jesus CARD-06: its reward is the death of whoever gains it', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('zombie-jesus');
  scene.play('p1', 'fell-a-monster', { targets: ['zombie-jesus'] }).passUntil('p1 death');
  scene.done({ midway: 'the death is on the stack' });
});
