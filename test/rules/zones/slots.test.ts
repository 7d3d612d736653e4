import { expect, test } from 'vitest';
import { aScene, damaged } from '../../support/scene.js';

test('I07 REFILL-01 REFILL-03 EVENT-03: events in a row', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('fly')
    .deck('monster', ['event-pays', 'event-each-loots', 'monstro']);
  scene.play('p1', 'bomb', { targets: ['fly'] }).allPass(3);
  expect(scene.stack()).toEqual(['event-pays']);
  expect(scene.tops('monsters')).toEqual(['event-pays']);
  expect(scene.priority()).toBe('p1');
  scene.allPass();
  expect(scene.coins('p1')).toBe(3);
  expect(scene.discarded('monster')).toEqual(['event-pays', 'fly']);
  expect(scene.stack()).toEqual(['event-each-loots']);
  scene.allPass();
  expect(scene.tops('monsters')).toEqual(['monstro']);
  expect(scene.discarded('monster')).toEqual(['event-each-loots', 'event-pays', 'fly']);
  scene.done();
});

test('I09 SLOT-01 SLOT-02 REFILL-05: one slot more is filled like the others', () => {
  const scene = aScene()
    .player('p1', { hand: ['wider-monsters'] })
    .monsters('fly', 'gurdy')
    .deck('monster', ['event-pays', 'monstro']);
  scene.play('p1', 'wider-monsters').allPass();
  expect(scene.stack()).toEqual(['event-pays']);
  scene.allPass();
  expect(scene.tops('monsters')).toEqual(['fly', 'gurdy', 'monstro']);
  scene.done();
});

test('N39 PRIO-06 REFILL-01: everything that comes of a death comes before older loot', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-penny', 'bomb'], lootPlays: 2 })
    .monsters('fly')
    .deck('monster', ['event-each-loots', 'gurdy']);
  scene.play('p1', 'a-penny').play('p1', 'bomb', { targets: ['fly'] });
  const seen: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    scene.allPass();
    expect(scene.priority()).toBe('p1');
    seen.push(scene.stack().slice(1).join(', '));
  }
  expect(seen).toEqual(['1 damage to fly', 'fly death', 'event-each-loots', '']);
  expect(scene.tops('monsters')).toEqual(['gurdy']);
  expect(scene.stack()).toEqual(['a-penny']);
  expect(scene.coins('p1')).toBe(1);
  scene.resolve().done();
});

test('F31 DEST-04 REFILL-01 SOUL-03: a monster put into discard pays nothing', () => {
  const scene = aScene()
    .player('p1', { hand: ['discard-anything'] })
    .monsters('two-times-dying')
    .deck('monster', ['gurdy']);
  scene.play('p1', 'discard-anything', { targets: ['two-times-dying'] }).allPass();
  expect(scene.stack()).toEqual([]);
  expect(scene.coins('p1')).toBe(0);
  expect(scene.souls('p1')).toBe(0);
  expect(scene.state().turn.monsterDied).toBe(false);
  expect(scene.tops('monsters')).toEqual(['gurdy']);
  scene.done();
});

test('B17 EVENT-02 EVENT-03: an event stays until its last ability is gone', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { hand: ['cancel-anything'], lootPlays: 1 })
    .monsters('fly')
    .deck('monster', ['event-of-two', 'gurdy']);
  scene.play('p1', 'bomb', { targets: ['fly'] }).allPass(3);
  scene.answer('p1', 'trigger.order', 'event-of-two/second', 'event-of-two/first');
  expect(scene.stack()).toEqual(['event-of-two', 'event-of-two']);
  scene.allPass();
  expect(scene.coins('p1')).toBe(2);
  expect(scene.tops('monsters')).toEqual(['event-of-two']);
  scene
    .pass('p1')
    .play('p2', 'cancel-anything', { targets: ['event-of-two'] })
    .allPass();
  expect(scene.hand('p1')).toEqual([]);
  expect(scene.tops('monsters')).toEqual(['gurdy']);
  expect(scene.discarded('monster')).toEqual(['event-of-two', 'fly']);
  scene.done();
});

test('DEC-10 ZONE-08: an empty deck takes in its discard, and with neither the slot stays empty', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'bomb'], lootPlays: 2 })
    .monsters('fly', 'fly')
    .wholeDeck('monster', []);
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  expect(scene.said('reshuffled')).toHaveLength(1);
  expect(scene.tops('monsters')).toEqual(['fly', 'fly']);
  scene.done();
});

test('B19 ROOM-04 TURN-15: a room may be changed after a monster died, not otherwise', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('fly')
    .rooms('coin-room')
    .deck('room', ['empty-room']);
  scene
    .play('p1', 'bomb', { targets: ['fly'] })
    .resolve()
    .endTurn('p1');
  expect(scene.asked()).toBe('p1 room.discard');
  scene.answerSome('p1', 'room.discard', 'coin-room').toActionPhase();
  expect(scene.tops('rooms')).toEqual(['empty-room']);
  scene.endTurn('p2');
  expect(scene.state().turn.active).toBe('p1');
  scene.done({ midway: 'the next turn has begun' });
});

test('B17 EVENT-04: abilities of an event leave the stack with it', () => {
  const scene = aScene()
    .player('p1', { hand: ['discard-anything'] })
    .monsters('gurdy')
    .deck('monster', ['event-of-two']);
  scene.attack('p1', 'deck').answer('p1', 'trigger.order', 'event-of-two/first', 'event-of-two/second').allPass();
  expect(scene.hand('p1')).toEqual(['discard-anything', 'blank-loot']);
  expect(scene.stack()).toEqual(['event-of-two']);
  scene.play('p1', 'discard-anything', { targets: ['event-of-two'] }).allPass();
  expect(scene.stack()).toEqual([]);
  expect(scene.coins('p1')).toBe(0);
  expect(scene.discarded('monster')).toEqual(['event-of-two']);
  expect(scene.tops('monsters')).toEqual(['gurdy']);
  scene.done();
});

test('MON-05 MON-06: rewards and soul are the active player’s, whoever killed', () => {
  const scene = aScene()
    .player('p2', { hand: ['gold-bomb'], lootPlays: 1 })
    .monsters({ card: 'gurdy', damage: 3 });
  scene
    .pass('p1')
    .play('p2', 'gold-bomb', { targets: ['gurdy'] })
    .resolve();
  expect(scene.coins('p1')).toBe(7);
  expect(scene.soulCards('p1')).toEqual(['gurdy']);
  expect(scene.coins('p2')).toBe(0);
  scene.done();
});

test('KEY-06: what is indomitable makes a slot of its own on refilling, and the empty one refills', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('fly')
    .deck('monster', ['stubborn', 'gurdy']);
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  expect(scene.tops('monsters')).toEqual(['gurdy', 'stubborn']);
  scene.done();
});

test('KEY-06 ATK-08: on an attack on the deck too, and it is never covered', () => {
  const scene = aScene()
    .player('p1', { items: ['more-attacks'] })
    .monsters('gurdy', 'fly')
    .deck('monster', ['stubborn', 'monstro'])
    .dice(3, 3);
  scene.attack('p1', 'deck');
  expect(scene.tops('monsters')).toEqual(['gurdy', 'fly', 'stubborn']);
  expect(scene.stack()).toEqual(['roll 3']);
  scene.allPass(3);
  scene.allPass(3);
  expect(scene.tops('monsters')).toEqual(['gurdy', 'fly', 'monstro']);
  scene.done();
});

test('KEY-06 ATK-08: the slot of the indomitable is not offered', () => {
  const scene = aScene().monsters('gurdy', 'stubborn', 'fly').deck('monster', ['stoney']);
  scene.attack('p1', 'deck');
  expect(scene.offered()).toEqual(['gurdy', 'fly']);
  scene.answer('p1', 'attack.slot', 'fly').done();
});

test('REFILL-04 DEATH-18 DEC-04: a dead active player still chooses for what comes up', () => {
  const scene = aScene()
    .player('p1', { damage: 1 })
    .monsters('bites-back')
    .deck('monster', ['curse-of-nothing', 'gurdy'])
    .dice(2);
  scene.attack('p1', 'bites-back').passUntil('p1 death').allPass(2);
  expect(scene.dead('p1')).toBe(true);
  expect(scene.asked()).toBe('p1 trigger.target');
  scene.answer('p1', 'trigger.target', 'p2').allPass();
  expect(scene.curses('p2')).toEqual(['curse-of-nothing']);
  expect(scene.tops('monsters')).toEqual(['gurdy']);
  scene.toNextTurn().done();
});

test('SLOT-01 SLOT-02: two shop slots more', () => {
  const scene = aScene()
    .player('p1', { items: ['shop-widener'] })
    .shop('meat')
    .deck('treasure', ['breakfast', 'mr-boom']);
  scene.use('p1', 'shop-widener').allPass();
  expect(scene.tops('shop')).toEqual(['meat', 'breakfast', 'mr-boom']);
  scene.done();
});

test('DEATH-06 KEY-07: a reward that is rolled for', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('rolls-for-reward')
    .deck('monster', ['gurdy'])
    .dice(3);
  scene.play('p1', 'bomb', { targets: ['rolls-for-reward'] }).allPass(3);
  expect(scene.stack()).toEqual(['roll 3']);
  expect(scene.tops('monsters')).toEqual([null]);
  scene.resolve();
  expect(scene.coins('p1')).toBe(3);
  expect(scene.tops('monsters')).toEqual(['gurdy']);
  scene.done();
});

test('SLOT-02 REFILL-02 REFILL-05: a slot that a death adds is filled while the own slot waits', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(damaged('mom', 4))
    .deck('treasure', ['meat'])
    .deck('monster', ['fly', 'clotty']);
  scene.play('p1', 'bomb', { targets: ['mom'] }).allPass(3);
  expect(scene.stack()).toEqual(['mom']);
  scene.allPass();
  expect(scene.tops('monsters')).toEqual([null, 'fly']);
  scene.resolve();
  expect(scene.items('p1')).toEqual(['meat']);
  expect(scene.souls('p1')).toBe(2);
  expect(scene.tops('monsters')).toEqual(['clotty', 'fly']);
  scene.done();
});

test('REFILL-03 DEC-10: with only events left for it, a monster slot stays empty until a monster is there', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .monsters('pin', 'fly')
    .wholeDeck('monster', ['event-pays']);
  scene.play('p1', 'gold-bomb', { targets: ['pin'] }).resolve();
  expect(scene.tops('monsters')).toEqual([null, 'fly']);
  expect(scene.coins('p1')).toBe(5);
  scene.attack('p1', 'deck').answer('p1', 'attack.slot', 'n0').resolve();
  expect(scene.coins('p1')).toBe(7);
  expect(scene.tops('monsters')).toEqual([null, 'fly']);
  scene.done();
});

test('EVENT-04 DICE-07: nothing reads a roll any more whose event has left', () => {
  const scene = aScene()
    .player('p1', { hand: ['discard-anything'] })
    .player('p2', { items: ['the-relic-of-twos'] })
    .monsters('gurdy')
    .deck('monster', ['chest'])
    .dice(2);
  scene.attack('p1', 'deck').allPass();
  expect(scene.stack()).toEqual(['roll 2']);
  scene.play('p1', 'discard-anything', { targets: ['chest'] }).resolve();
  expect(scene.coins('p1')).toBe(0);
  expect(scene.hand('p2')).toEqual(['blank-loot']);
  expect(scene.discarded('monster')).toEqual(['chest']);
  scene.done();
});

test('REFILL-07 DEC-18 ABIL-12 REFILL-01: the active player says which kind of slots comes first; within it, left to right', () => {
  const table = [
    { order: ['shop', 'monster'], came: ['breakfast', 'the-relic', 'clotty', 'fly'] },
    { order: ['monster', 'shop'], came: ['clotty', 'fly', 'breakfast', 'the-relic'] },
  ] as const;
  for (const { order, came } of table) {
    const scene = aScene()
      .player('p1', { hand: ['wider-everything'] })
      .shop('meat')
      .monsters('gurdy')
      .deck('treasure', ['breakfast', 'the-relic'])
      .deck('monster', ['clotty', 'fly']);
    scene.play('p1', 'wider-everything').allPass();
    expect(scene.asked()).toBe('p1 refill.order');
    expect(scene.decision().options.map(({ id }) => id)).toEqual(['shop', 'monster']);
    scene.answer('p1', 'refill.order', ...order);
    expect(scene.said('refilled').map(({ source }) => source)).toEqual(came);
    expect([scene.tops('shop'), scene.tops('monsters')]).toEqual([
      ['meat', 'breakfast', 'the-relic'],
      ['gurdy', 'clotty', 'fly'],
    ]);
    scene.done();
  }
});

test('REFILL-07: slots of one kind are filled from left to right without a question', () => {
  const scene = aScene()
    .player('p1', { hand: ['wider-monsters'] })
    .monsters('gurdy')
    .deck('monster', ['clotty']);
  scene.play('p1', 'wider-monsters').allPass();
  expect(scene.asked()).toBe('p1 priority');
  expect(scene.tops('monsters')).toEqual(['gurdy', 'clotty']);
  scene.done();
});

test('DEC-10 REFILL-07: slots for which nothing is left have no place in the order', () => {
  const scene = aScene()
    .player('p1', { hand: ['wider-everything'] })
    .shop('meat')
    .monsters('gurdy')
    .wholeDeck('treasure', []);
  scene.play('p1', 'wider-everything').allPass();
  expect(scene.asked()).toBe('p1 priority');
  expect(scene.tops('shop')).toEqual(['meat', null, null]);
  expect(scene.tops('monsters')).toEqual(['gurdy', 'blank-monster', 'blank-monster']);
  scene.done();
});

test('KEY-06 COPY-01: a copy of an indomitable monster cannot be covered, an indomitable one that is a copy can', () => {
  const scene = aScene()
    .player('p1', { hand: ['shape-shift', 'shape-shift'], lootPlays: 2 })
    .monsters('fly', 'stubborn', 'dip')
    .deck('monster', ['stoney']);
  scene.play('p1', 'shape-shift', { targets: ['fly', 'stubborn'] }).resolve();
  scene.play('p1', 'shape-shift', { targets: ['stubborn', 'dip'] }).resolve();
  scene.declare('p1', 'attack').allPass().answer('p1', 'attack.target', 'deck');
  expect(scene.offered()).toEqual(['stubborn', 'dip']);
  scene.answer('p1', 'attack.slot', 'stubborn').resolve();
  expect(scene.tops('monsters')).toEqual(['fly', 'stoney', 'dip']);
  scene.done();
});

test('B17 EVENT-04 ZONE-14: an event that is covered takes its abilities off the stack, and comes back with them', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { items: ['the-d10', 'coin-on-a-roll'] })
    .monsters('fly')
    .deck('monster', ['event-of-two', 'dip'])
    .dice(3)
    .fallbacks('trigger.order');
  scene.attack('p1', 'deck');
  expect(scene.stack()).toEqual(['event-of-two', 'event-of-two']);
  scene
    .passTo('p2')
    .use('p2', 'coin-on-a-roll')
    .passUntil('the-d10')
    .allPass()
    .answer('p2', 'effect.may', 'yes')
    .resolve();
  expect([scene.coins('p1'), scene.hand('p1'), scene.tops('monsters')]).toEqual([0, ['bomb'], ['dip']]);
  scene.play('p1', 'bomb', { targets: ['dip'] }).resolve();
  expect([scene.coins('p1'), scene.hand('p1').length, scene.tops('monsters')]).toEqual([2, 1, ['fly']]);
  scene.done();
});
