import { expect, test } from 'vitest';
import { aScene, withCounters } from '../../support/scene.js';

test('A20 DMG-09: the empty heart goes first', () => {
  const scene = aScene().player('p1', { damage: 1, hand: ['fewer-hearts'] });
  scene.play('p1', 'fewer-hearts').allPass();
  expect(scene.maxHp('p1')).toBe(1);
  expect(scene.hp('p1')).toBe(1);
  expect(scene.state().players['p1']?.damage).toBe(0);
  expect(scene.stack()).toEqual([]);
  expect(scene.said('event').some(({ event }) => event === 'heal')).toBe(false);
  scene.done();
});

test('F28 CTR-06 DMG-09 DMG-10: an HP counter comes full and goes empty', () => {
  const scene = aScene().player('p1', { damage: 1, hand: ['hp-counter', 'no-hp-counter'], lootPlays: 2 });
  scene.play('p1', 'hp-counter', { targets: ['plain@p1'] }).allPass();
  expect([scene.maxHp('p1'), scene.hp('p1')]).toEqual([3, 2]);
  scene.play('p1', 'no-hp-counter', { targets: ['plain@p1'] }).allPass();
  expect([scene.maxHp('p1'), scene.hp('p1')]).toEqual([2, 2]);
  scene.done();
});

test('N06 CTR-01 CTR-06 CTR-07 CTR-08 CTR-09: special counters', () => {
  const scene = aScene()
    .player('p1', {
      hand: ['atk-counter', 'destroy-anything', 'no-eternal-counter', 'destroy-anything'],
      items: [withCounters('meat', 1, 'eternal')],
      lootPlays: 4,
    })
    .monsters(withCounters('gurdy', 2, 'atk'), withCounters('fly', 1))
    .shop(withCounters('breakfast', 1, 'atk'));
  scene.play('p1', 'atk-counter', { targets: ['plain@p1'] }).allPass();
  expect(scene.atk('p1')).toBe(2);
  expect(scene.atk('gurdy')).toBe(3);
  expect([scene.hp('fly'), scene.dc('fly'), scene.atk('fly')]).toEqual([1, 2, 1]);
  scene.play('p1', 'destroy-anything', { targets: ['meat'] }).allPass();
  expect(scene.items('p1')).toEqual(['meat']);
  scene.play('p1', 'no-eternal-counter', { targets: ['meat'] }).allPass();
  scene.play('p1', 'destroy-anything', { targets: ['meat'] }).allPass();
  expect(scene.items('p1')).toEqual([]);
  scene.done();
});

test('A37 DMG-05 DMG-06: what “takes” damage is hurt by the game', () => {
  const scene = aScene()
    .player('p2', { items: ['book-of-sin', 'fanny-pack'] })
    .monsters('takes-on-ones')
    .dice(1);
  scene.pass('p1').use('p2', 'book-of-sin').allPass(2);
  expect(scene.stack()).toEqual(['takes-on-ones', 'book-of-sin']);
  scene.allPass(2);
  expect(scene.stack()).toEqual(['1 damage to takes-on-ones']);
  expect(scene.view().stack[0]).toMatchObject({ source: null, controller: 'game' });
  scene.allPass();
  expect(scene.hp('takes-on-ones')).toBe(2);
  expect(scene.hp('p2')).toBe(2);
  scene.done();
});

test('N14 DMG-02 DMG-07 DMG-04 MON-02: an event’s “you” is the active player', () => {
  const scene = aScene()
    .player('p1', { damage: 1, items: ['fanny-pack'] })
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters('gurdy')
    .deck('monster', ['event-hurts']);
  scene.attack('p1', 'deck').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene
    .pass('p1')
    .play('p2', 'bomb', { targets: ['p1'] })
    .allPass(2);
  expect(scene.hp('p1')).toBe(0);
  expect(scene.stack()).toEqual(['1 damage to p1', 'fanny-pack', 'p1 death']);
  scene.allPass().answer('p1', 'deathPenalty.item', 'fanny-pack');
  expect(scene.state().players['p1']?.damage).toBe(2);
  scene.toNextTurn().done();
});

test('EACH-04: each player takes damage in turn order', () => {
  const scene = aScene({ players: 3 }).player('p2', { hand: ['each-player-takes-1'], lootPlays: 1 });
  scene.pass('p1').play('p2', 'each-player-takes-1').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1', '1 damage to p3', '1 damage to p2']);
  scene.resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual([1, 1, 1]);
  scene.done();
});

test('EACH-06 DEATH-03 DEST-01: monsters die before players, players in turn order', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['all-players-and-monsters-die'] })
    .monsters('fly')
    .deck('monster', ['gurdy']);
  scene.play('p1', 'all-players-and-monsters-die').allPass();
  expect(scene.stack()).toEqual(['p3 death', 'p2 death', 'p1 death', 'fly death']);
  scene.toNextTurn().done();
});

test('A38 RULING-20: Justice only raises', () => {
  const scene = aScene()
    .player('p1', { coins: 3, hand: ['viii-justice', 'bomb', 'bomb'] })
    .player('p2', { coins: 1, hand: ['a-penny', 'a-penny', 'a-penny', 'a-penny', 'a-penny'] });
  scene.play('p1', 'viii-justice', { targets: ['p2'] }).allPass();
  expect(scene.hand('p1')).toHaveLength(5);
  expect(scene.coins('p1')).toBe(3);
  scene.done();
});

test('EACH-04 DEATH-03: players killed together die in turn order from the killer', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { hand: ['all-players-and-monsters-die'], lootPlays: 1 })
    .monsters('fly', 'clotty');
  scene.pass('p1').play('p2', 'all-players-and-monsters-die').allPass().answer('p2', 'each.order', 'clotty', 'fly');
  expect(scene.stack()).toEqual(['p1 death', 'p3 death', 'p2 death', 'fly death', 'clotty death']);
  scene.done({ midway: 'five deaths wait' });
});

test('DMG-14 KEY-07: damage that waits on the stack becomes more, once; what has left the stack does not', () => {
  const struck = (...dice: readonly number[]) => {
    const scene = aScene()
      .player('p1', { hand: ['bomb', 'bomb'], items: ['hits-harder-on-6'], lootPlays: 2 })
      .player('p2', { character: 'sturdy' })
      .dice(...dice);
    return scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  };
  const harder = struck(6);
  expect(harder.said('event').filter(({ event }) => event === 'addToDamage')).toMatchObject([{ amount: 2 }]);
  expect(harder.hp('p2')).toBe(0);
  harder.done({ midway: 'the death is no matter of this' });
  const same = struck(5);
  expect(same.hp('p2')).toBe(2);
  same.done();
});
