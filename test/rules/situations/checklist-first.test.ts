import { expect, test } from 'vitest';
import { aScene, damaged } from '../../support/scene.js';

// CHECK-01 to CHECK-25 number the list of what is easily got wrong, the last section of the rules catalogue.
// From CHECK-14 on they stand in checklist-second.test.ts.

test('CHECK-01 ATK-02 BUY-02 BUY-03: target, item and price are those of the moment after the answers', () => {
  const scene = aScene()
    .player('p1', { coins: 10, items: ['steamy-sale'] })
    .player('p2', { hand: ['bomb', 'destroy-anything'], lootPlays: 2 })
    .monsters('fly')
    .deck('monster', ['cod-worm'])
    .shop('meat')
    .dice(5, 5);
  scene
    .declare('p1', 'attack')
    .pass('p1')
    .play('p2', 'bomb', { targets: ['fly'] })
    .allPass(4);
  expect(scene.offered()).toEqual(['cod-worm', 'deck']);
  scene.answer('p1', 'attack.target', 'cod-worm').resolve();
  expect(scene.coins('p1')).toBe(14);
  scene
    .declare('p1', 'purchase')
    .pass('p1')
    .play('p2', 'destroy-anything', { targets: ['steamy-sale'] })
    .allPass(2)
    .answer('p1', 'purchase.choice', 'meat');
  expect(scene.coins('p1')).toBe(4);
  scene.done();
});

test('CHECK-02 DMG-01 DMG-03 DEATH-01: a bomb, its damage and the death are three things on the stack', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { damage: 1, coins: 2 });
  scene.play('p1', 'bomb', { targets: ['p2'] });
  const seen = [0, 1, 2, 3].map((round) => [...scene.allPass(Math.min(round, 1)).stack(), scene.hp('p2')]);
  expect(seen).toEqual([['bomb', 1], ['1 damage to p2', 1], ['p2 death', 0], [0]]);
  expect(scene.coins('p2')).toBe(1);
  scene.done();
});

test('CHECK-03 LOOT-04 DMG-01: what cancels loot comes too late for its damage', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .player('p2', { hand: ['butter-bean'], lootPlays: 1 })
    .monsters(damaged('gurdy', 2));
  scene.play('p1', 'gold-bomb', { targets: ['gurdy'] }).allPass();
  expect(scene.discarded('loot')).toEqual(['gold-bomb']);
  scene.pass('p1').refuses('p2', 'play butter-bean').pass('p2');
  expect(scene.stack()).toEqual(['gurdy death']);
  scene.resolve();
  expect(scene.souls('p1')).toBe(1);
  scene.done();
});

test('CHECK-04 KEY-07 DICE-07 DICE-08: only the outcome of a roll can be canceled, not what asked for it', () => {
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins'] })
    .player('p2', { hand: ['cancel-anything'], lootPlays: 1 })
    .dice(6);
  scene.play('p1', 'roll-for-coins').allPass();
  expect(scene.stack()).toEqual(['roll 6']);
  scene.pass('p1').refuses('p2', 'play cancel-anything').pass('p2');
  expect(scene.stack()).toEqual(['roll-for-coins']);
  scene
    .pass('p1')
    .play('p2', 'cancel-anything', { targets: ['roll-for-coins'] })
    .allPass();
  expect(scene.coins('p1')).toBe(0);
  scene.done();
});

test('CHECK-05 DICE-05 DICE-06: a 4 with +1 would not be a 5, and is one', () => {
  const scene = aScene()
    .player('p1', { items: ['meat', 'the-missing-page'] })
    .monsters('gurdy', 'cursed-monster')
    .dice(4);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([5]);
  expect(scene.stack()).toEqual(['1 damage to gurdy', 'cursed-monster']);
  scene.done({ midway: 'the attack goes on' });
});

test('CHECK-06 DICE-05: a roll that changed while it was about to resolve may be changed by hand once more', () => {
  const scene = aScene()
    .player('p1', { items: ['dads-lost-coin', 'book-of-sin'] })
    .player('p2', { hand: ['roll-minus-1', 'roll-minus-1'], lootPlays: 2 })
    .dice(1, 2, 6);
  scene.use('p1', 'book-of-sin').allPass(3).answer('p1', 'effect.may', 'yes');
  expect(scene.stack()).toEqual(['roll 2']);
  scene
    .pass('p1')
    .play('p2', 'roll-minus-1', { targets: ['roll'] })
    .allPass();
  expect(scene.stack()).toEqual(['roll 1']);
  scene.allPass(2).answer('p1', 'effect.may', 'yes');
  expect(scene.stack()).toEqual(['roll 6']);
  scene
    .pass('p1')
    .play('p2', 'roll-minus-1', { targets: ['roll'] })
    .allPass()
    .resolve();
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([5]);
  scene.done();
});

test('CHECK-07 REROLL-01: a new face is no new roll', () => {
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins'] })
    .player('p2', { items: ['the-d6', 'sees-dice'] })
    .dice(3, 2);
  scene.play('p1', 'roll-for-coins').allPass(2);
  const [roll] = scene.state().stack.map(({ id }) => id);
  scene
    .pass('p1')
    .use('p2', 'the-d6', { targets: ['roll'] })
    .allPass();
  expect(scene.state().stack.map(({ id }) => id)).toEqual([roll]);
  scene.resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([2, 1]);
  scene.done();
});

test('CHECK-08 ABIL-07: the next player before the active one, the active one before the game', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['book-of-sin'] })
    .player('p2', { items: ['sees-ones'] })
    .player('p3', { items: ['the-relic'] })
    .monsters('loot-on-ones')
    .dice(1)
    .deck('loot', ['a-penny', 'a-nickel']);
  scene.use('p1', 'book-of-sin').allPass(2);
  expect(scene.stack()).toEqual(['loot-on-ones', 'book-of-sin', 'sees-ones', 'the-relic']);
  scene.resolve();
  expect([scene.hand('p3'), scene.hand('p1')]).toEqual([['a-penny'], ['a-nickel']]);
  scene.done();
});

test('CHECK-09 DEATH-03 ATK-17: of a fight in which both fall the monster is buried first, and pays', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { hand: ['all-players-and-monsters-die'], lootPlays: 1 })
    .monsters('gurdy')
    .dice(1);
  scene.attack('p1', 'gurdy').pass('p1').play('p2', 'all-players-and-monsters-die').allPass();
  expect(scene.stack()).toEqual(['roll 1', 'p1 death', 'p3 death', 'p2 death', 'gurdy death']);
  scene.allPass();
  expect([scene.coins('p1'), scene.soulCards('p1'), scene.dead('p1')]).toEqual([7, ['gurdy'], false]);
  scene.resolve();
  expect(scene.dead('p1')).toBe(true);
  scene.toNextTurn().done({ midway: 'the next turn has begun' });
});

test('CHECK-10 DEATH-06 REFILL-02: reward, soul and refill come by themselves, in this order', () => {
  const scene = aScene()
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters('two-times-dying')
    .deck('monster', ['event-pays', 'fly']);
  scene.pass('p1').play('p2', 'bomb', { targets: ['two-times-dying'] });
  const seen = Array.from({ length: 9 }, () => {
    const look = [...scene.stack(), scene.coins('p1'), scene.souls('p1'), scene.tops('monsters')[0]];
    scene.allPass();
    return look;
  });
  expect(seen).toEqual([
    ['bomb', 0, 0, 'two-times-dying'],
    ['1 damage to two-times-dying', 0, 0, 'two-times-dying'],
    ['two-times-dying death', 0, 0, 'two-times-dying'],
    ['two-times-dying', 0, 0, null],
    [0, 0, null],
    ['two-times-dying', 2, 0, null],
    [3, 0, null],
    ['event-pays', 3, 1, 'event-pays'],
    [5, 1, 'fly'],
  ]);
  scene.done();
});

test('CHECK-11 DEATH-14 DEATH-15 DEATH-16: item, loot, ¢, ↷ — what is missing is left out, and nobody answers', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', {
      hand: ['soul-heart', 'soul-heart'],
      items: ['coin-maker', 'meat', 'portable-slot-machine', 'mr-boom'],
      lootPlays: 1,
    });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).allPass(2);
  expect(scene.asked()).toBe('p2 deathPenalty.item');
  expect(scene.offered()).not.toContain('coin-maker');
  scene.answer('p2', 'deathPenalty.item', 'meat');
  expect([scene.asked(), scene.stack()]).toEqual(['p2 deathPenalty.loot', []]);
  scene.answer('p2', 'deathPenalty.loot', 'soul-heart');
  expect(['coin-maker', 'mr-boom', 'portable-slot-machine', 'plain@p2'].map((card) => scene.charged(card))).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(scene.asked()).toBe('p1 priority');
  scene.done();
});

test('CHECK-12 DEATH-18 DEATH-19 REFILL-04: a dead active player still sees everything through', () => {
  const eleven = Array.from({ length: 11 }, () => 'blank-loot');
  const scene = aScene()
    .player('p1', { hand: ['bomb', ...eleven], items: ['turn-end-coin', 'meat'] })
    .player('p2', { hand: ['xiii-death'], lootPlays: 1 })
    .monsters('fly')
    .deck('monster', ['event-pays', 'fat-bat']);
  scene
    .play('p1', 'bomb', { targets: ['fly'] })
    .pass('p1')
    .play('p2', 'xiii-death', { targets: ['p1'] })
    .allPass(2)
    .answer('p1', 'deathPenalty.item', 'meat')
    .answer('p1', 'deathPenalty.loot', 'blank-loot');
  expect([scene.stack(), scene.state().turn.phase]).toEqual([['bomb'], 'action']);
  scene.allPass(3);
  expect([scene.coins('p1'), scene.stack()]).toEqual([1, ['event-pays']]);
  scene.allPass();
  expect([scene.coins('p1'), scene.tops('monsters')]).toEqual([3, ['fat-bat']]);
  scene.passUntil('turn-end-coin').allPass();
  expect(scene.coins('p1')).toBe(4);
  scene.toNextTurn();
  expect([scene.state().turn.active, scene.hp('p1'), scene.hand('p1').length]).toEqual(['p2', 2, 10]);
  scene.toActionPhase().done();
});

test('CHECK-13 TURN-14 TURN-15 TURN-16: hand, then room, then healing', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', ...Array.from({ length: 11 }, () => 'a-penny')], damage: 1 })
    .monsters('fly')
    .rooms('coin-room')
    .deck('room', ['empty-room']);
  scene
    .play('p1', 'bomb', { targets: ['fly'] })
    .resolve()
    .endTurn('p1');
  expect([scene.asked(), scene.hp('p1')]).toEqual(['p1 handLimit.loot', 1]);
  scene.answer('p1', 'handLimit.loot', 'a-penny');
  expect([scene.asked(), scene.hp('p1')]).toEqual(['p1 room.discard', 1]);
  scene.answerSome('p1', 'room.discard', 'coin-room');
  expect([scene.hp('p1'), scene.state().turn.active]).toEqual([2, 'p2']);
  scene.toActionPhase().done();
});
