import { expect, test } from 'vitest';
import { aScene, sideways, withCounters } from '../../../support/scene.js';

test('is-you EFF-03: has the abilities of another’s eternal item till your next turn begins', () => {
  const scene = aScene()
    .player('p1', { items: ['is-you'] })
    .player('p2', { items: ['wooden-nickel', 'meat'] })
    .from('startTriggers')
    .dice(4);
  scene.start();
  scene.answer('p1', 'effect.choose', 'wooden-nickel').toActionPhase();
  scene.use('p1', 'is-you', { targets: ['p1'] }).resolve();
  expect(scene.coins('p1')).toBe(4);
  scene.done();
});

test('johnnys-knives: 1 damage to anybody, and recharges as another player dies', () => {
  const scene = aScene()
    .player('p1', { items: ['johnnys-knives'] })
    .player('p2', { damage: 1 })
    .monsters('gurdy');
  scene
    .use('p1', 'johnnys-knives', { targets: ['p2'] })
    .fallbacks()
    .resolve();
  expect([scene.dead('p2'), scene.charged('johnnys-knives')]).toEqual([true, true]);
  scene.use('p1', 'johnnys-knives', { targets: ['gurdy'] }).resolve();
  expect([scene.hp('gurdy'), scene.charged('johnnys-knives')]).toEqual([4, false]);
  scene.done();
});

test('lil-steven: a counter for each death of a monster or player', () => {
  const scene = aScene()
    .player('p1', { items: ['lil-steven'], hand: ['all-players-and-monsters-die'] })
    .monsters('gurdy', 'fly');
  scene.play('p1', 'all-players-and-monsters-die').fallbacks();
  scene.toNextTurn();
  expect(scene.object('lil-steven').counters).toEqual({ counter: 4 });
  scene.done({ midway: 'the next turn begins' });
});

test('lil-steven COST-02 TURN-20: 10 counters are an extra turn for the active player, whoever pays', () => {
  const scene = aScene()
    .player('p2', { items: [withCounters('lil-steven', 9)], hand: ['fell-a-monster'], lootPlays: 1 })
    .monsters('fly');
  scene.pass('p1').refuses('p2', 'use lil-steven');
  scene.play('p2', 'fell-a-monster', { targets: ['fly'] }).resolve();
  scene.passTo('p2').use('p2', 'lil-steven').resolve();
  expect(scene.object('lil-steven').counters.counter ?? 0).toBe(0);
  scene.endTurn('p1').toActionPhase();
  expect(scene.state().turn.active).toBe('p1');
  scene.done();
});

test('lollypop CARD-06: another player has your rewards too', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['lollypop'], hand: ['fell-a-monster'] })
    .monsters('fly');
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  scene.answer('p1', 'trigger.target', 'p3').resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([1, 0, 1]);
  scene.done();
});

test.each([
  ['fly', 0],
  ['a-dead-horse', 12],
])('lollypop: of what others gain for %s you have half, rounded down', (monster, half) => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .player('p2', { items: ['lollypop'] })
    .monsters(monster);
  scene.play('p1', 'fell-a-monster', { targets: [monster] }).resolve();
  expect([scene.coins('p1') > half, scene.coins('p2')]).toEqual([true, half]);
  scene.done();
});

test('polar-star DICE-10: each counter taken off it is 1 ATK for your next attack roll', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('polar-star', 3)] })
    .monsters('blank-monster')
    .dice(6, 6);
  scene.use('p1', 'polar-star', { mode: 1 }).allPass();
  expect(scene.offered()).toEqual(['m0', 'm1', 'm2', 'm3']);
  scene.answer('p1', 'effect.option', 'm2').resolve();
  expect([scene.atk('p1'), scene.object('polar-star').counters]).toEqual([3, { counter: 1 }]);
  scene.attack('p1', 'blank-monster').passUntil('3 damage to blank-monster').allPass();
  scene.passUntil('1 damage to blank-monster');
  scene.done({ midway: 'the attack goes on' });
});

test('polar-star: a counter is put on it instead, and what is left is over with the turn', () => {
  const scene = aScene().player('p1', { items: [withCounters('polar-star', 1)] });
  scene.use('p1', 'polar-star', { mode: 0 }).resolve();
  expect(scene.object('polar-star').counters).toEqual({ counter: 2 });
  scene.done();
  const turn = aScene().player('p1', { items: [withCounters('polar-star', 1)] });
  turn.use('p1', 'polar-star', { mode: 1 }).allPass().answer('p1', 'effect.option', 'm1').resolve();
  turn.endTurn('p1').toActionPhase();
  expect(turn.atk('p1')).toBe(1);
  turn.done();
});

test('polar-star FLIP-01: its other face adds the counters to a roll', () => {
  const scene = aScene()
    .player('p1', {
      character: 'quote',
      items: [withCounters('polar-star', 2)],
      hand: ['roll-for-coins'],
    })
    .dice(1)
    .fallbacks('effect.choose');
  scene.use('p1', 'quote', { targets: ['polar-star'] }).resolve();
  scene.play('p1', 'roll-for-coins').passUntil('roll 1');
  const use = scene.offered().find((name) => name.startsWith('use '));
  scene
    .answer('p1', 'priority', use ?? '')
    .answer('p1', 'announce.mode', 'm1')
    .allPass();
  scene.answer('p1', 'effect.option', 'm1').resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.done();
});

test('pop-pop COPY-08: copies loot being played, but no trinket and no ambush card', () => {
  const scene = aScene()
    .player('p1', { hand: ['gain-3'] })
    .player('p2', { items: ['pop-pop'] });
  scene
    .play('p1', 'gain-3')
    .passTo('p2')
    .use('p2', 'pop-pop', { targets: ['gain-3'] })
    .resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([3, 3]);
  scene.done();
  for (const id of ['sore-trinket', 'greed-butt']) {
    const none = aScene()
      .player('p1', { hand: [id] })
      .player('p2', { items: ['pop-pop'] });
    none.play('p1', id).passTo('p2').refuses('p2', 'use pop-pop');
    none.done({ midway: 'the loot is on the stack' });
  }
});

test('possession: the items of another player are recharged and yours to activate this turn, and they loot 2 at its end', () => {
  const scene = aScene()
    .player('p1', { items: ['possession'] })
    .player('p2', { items: [sideways('tap-and-pay')] })
    .from('startTriggers');
  scene.start();
  scene.answer('p1', 'trigger.target', 'p2').allPass().answer('p1', 'effect.may', 'yes').toActionPhase();
  expect(scene.charged('tap-and-pay')).toBe(true);
  scene.use('p1', 'tap-and-pay', { ability: 'tap' }).resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([1, 0]);
  const before = scene.hand('p2').length;
  scene.declare('p1', 'end').allPass(2);
  expect(scene.hand('p2').length).toBe(before + 2);
  scene.done({ midway: 'the turn ends' });
});

test('possession: nothing happens to who does not want it', () => {
  const scene = aScene()
    .player('p1', { items: ['possession'] })
    .player('p2', { items: [sideways('tap-and-pay')] })
    .from('startTriggers');
  scene.start();
  scene.answer('p1', 'trigger.target', 'p2').allPass().answer('p1', 'effect.may', 'no').toActionPhase();
  expect(scene.charged('tap-and-pay')).toBe(false);
  scene.refuses('p1', 'use tap-and-pay').declare('p1', 'end').allPass();
  expect(scene.stack()).toEqual([]);
  scene.done({ midway: 'the turn ends' });
});

test('ring-of-the-snake ATK-02: your declaration recharges your character and loots 1', () => {
  const scene = aScene()
    .player('p1', { character: sideways('plain'), items: ['ring-of-the-snake'] })
    .monsters('fly')
    .dice(2);
  scene.declare('p1', 'attack').passUntil('ring-of-the-snake').allPass();
  expect([scene.charged('plain'), scene.hand('p1').length]).toEqual([true, 1]);
  scene.resolve().answer('p1', 'attack.target', 'fly').resolve();
  scene.done();
});

test('rusty-spoons ZONE-21 DEC-15: a random card of a hand lies under it, and may be played this turn without a loot play', () => {
  const scene = aScene()
    .player('p1', { items: ['rusty-spoons'], lootPlays: 0 })
    .player('p2', { hand: ['gain-3'] });
  scene.use('p1', 'rusty-spoons', { targets: ['p2'] }).resolve();
  expect([scene.hand('p2'), scene.hand('p1')]).toEqual([[], []]);
  scene.play('p1', 'gain-3').resolve();
  expect([scene.coins('p1'), scene.discarded('loot')]).toEqual([3, ['gain-3']]);
  scene.declare('p1', 'end').allPass(2);
  expect(scene.charged('rusty-spoons')).toBe(true);
  scene.done({ midway: 'the turn ends' });
});

test('rusty-spoons: each player loots 1 as your turn starts', () => {
  const scene = aScene()
    .player('p1', { items: ['rusty-spoons'] })
    .from('startTriggers');
  scene.toActionPhase();
  expect([scene.hand('p1').length, scene.hand('p2').length]).toEqual([2, 1]);
  scene.done();
});

test('spelunking-pack COST-02: each monster you kill is 2 counters, and one of them buys 3¢, a pip or a shop item less', () => {
  const scene = aScene()
    .player('p1', { items: ['spelunking-pack'], hand: ['fell-a-monster', 'roll-for-coins'], lootPlays: 2 })
    .monsters('fly')
    .shop('meat')
    .dice(1);
  scene
    .refuses('p1', 'use spelunking-pack')
    .play('p1', 'fell-a-monster', { targets: ['fly'] })
    .resolve();
  expect(scene.object('spelunking-pack').counters).toEqual({ counter: 2 });
  scene.use('p1', 'spelunking-pack', { mode: 1 }).resolve();
  expect(scene.coins('p1')).toBe(4);
  scene.play('p1', 'roll-for-coins').passUntil('roll 1');
  scene.use('p1', 'spelunking-pack', { mode: 0, targets: ['roll'] }).resolve();
  expect([scene.coins('p1'), scene.object('spelunking-pack').counters.counter ?? 0]).toEqual([6, 0]);
  scene.done();
});

test('spelunking-pack: starts with 3 counters, and puts a shop item into discard', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('spelunking-pack', 3)] })
    .shop('meat', 'breakfast');
  scene.use('p1', 'spelunking-pack', { mode: 2, targets: ['meat'] }).resolve();
  expect([scene.discarded('treasure'), scene.object('spelunking-pack').counters]).toEqual([['meat'], { counter: 2 }]);
  scene.done();
});

test('strange-marble: a death may recharge an item, of a monster or of a player', () => {
  const scene = aScene()
    .player('p1', { items: ['strange-marble', sideways('the-relic')], hand: ['fell-a-monster'] })
    .monsters('fly');
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  scene.answer('p1', 'trigger.target', 'the-relic').allPass().answer('p1', 'effect.may', 'yes').resolve();
  expect(scene.charged('the-relic')).toBe(true);
  scene.done();
});

test.each([
  ['gain-3', true],
  ['sore-trinket', false],
])('strange-marble COPY-10: %s on top of the loot deck can be copied by each player: %s', (top, copied) => {
  const scene = aScene()
    .player('p1', { items: ['strange-marble'] })
    .deck('loot', [top, 'blank-loot'])
    .from('startTriggers');
  scene.allPass().answer('p1', 'effect.may', 'yes').toActionPhase();
  if (!copied) {
    scene.refuses('p1', 'play gain-3').done();
    return;
  }
  scene.passTo('p2').play('p2', 'gain-3').resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([0, 3]);
  scene.done();
});

test('the-real-left-hand: a number of loot being played is one more', () => {
  const scene = aScene().player('p1', { items: ['the-real-left-hand'], hand: ['gain-3'] });
  scene
    .play('p1', 'gain-3')
    .use('p1', 'the-real-left-hand', { targets: ['gain-3'] })
    .allPass();
  const [up] = scene.offered();
  scene.answer('p1', scene.decision().key, up ?? '').resolve();
  expect([2, 4]).toContain(scene.coins('p1'));
  scene.done();
});
