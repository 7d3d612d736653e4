import { expect, test } from 'vitest';
import { aScene, damaged, sideways, type Scene } from '../../../support/scene.js';

/** P1's turn is about to start recharging; the room enters the empty slot of the room with it. */
const entering = (room: string, more: (scene: Scene) => Scene = (scene) => scene): Scene =>
  more(
    aScene()
      .player('p1', { hand: ['discard-room'] })
      .rooms('empty-room')
      .wholeDeck('room', [room, 'coin-room', 'wrestling-ring']),
  ).fallbacks('each.order');

/** P1 puts the room that lies there into discard, and this one comes. */
const comes = (scene: Scene): Scene => scene.play('p1', 'discard-room', { targets: ['empty-room'] }).resolve();

/** At the end of the turn it is gone, and another lies there. */
const goes = (scene: Scene, room: string): void => {
  scene.endTurn('p1').toActionPhase();
  expect([scene.tops('rooms'), scene.discarded('room')[0]]).toEqual([['coin-room'], room]);
  scene.done();
};

test('devil-beggar PAY-02: 1 HP for a roll: two loot cards, one, or 1 damage', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).rooms('devil-beggar').dice(2, 5);
  scene.use('p1', 'devil-beggar').resolve();
  expect([scene.hp('p1'), scene.hand('p1').length]).toEqual([2, 2]);
  scene.use('p1', 'devil-beggar').resolve();
  expect([scene.hp('p1'), scene.hand('p1').length]).toEqual([1, 3]);
  scene.done();
});

test('devil-beggar: a 6 hurts', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).rooms('devil-beggar').dice(6);
  scene.use('p1', 'devil-beggar').resolve();
  expect([scene.hp('p1'), scene.hand('p1')]).toEqual([1, []]);
  scene.done();
});

test('dice-room REROLL-02: the items of the active player are rerolled as it comes; it leaves with the turn', () => {
  const scene = entering('dice-room', (it) =>
    it
      .player('p1', { hand: ['discard-room'], items: ['meat', 'the-d6'] })
      .player('p2', { items: ['breakfast'] })
      .deck('treasure', ['dinner']),
  );
  comes(scene);
  expect([scene.items('p1').toSorted(), scene.items('p2')]).toEqual([['dinner', 'the-d6'], ['breakfast']]);
  goes(scene, 'dice-room');
});

test('dice-room-2: everybody discards their hand and loots 3', () => {
  const scene = entering('dice-room-2', (it) =>
    it
      .player('p1', { hand: ['discard-room', 'bomb'] })
      .player('p2', { hand: ['a-penny', '2-cents'] })
      .deck('loot', ['loot-1', 'loot-1', 'loot-1', 'loot-2', 'loot-2', 'loot-2']),
  );
  comes(scene);
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([
    ['loot-1', 'loot-1', 'loot-1'],
    ['loot-2', 'loot-2', 'loot-2'],
  ]);
  expect(scene.discarded('loot').toSorted()).toEqual(['2-cents', 'a-penny', 'bomb', 'discard-room']);
  goes(scene, 'dice-room-2');
});

test('dice-room-3 REFILL-01: every shop item goes to discard, and others come', () => {
  const scene = entering('dice-room-3', (it) =>
    it.shop('meat', 'breakfast').deck('treasure', ['dinner', 'coin-maker']),
  );
  comes(scene);
  expect([scene.tops('shop'), scene.discarded('treasure').toSorted()]).toEqual([
    ['dinner', 'coin-maker'],
    ['breakfast', 'meat'],
  ]);
  goes(scene, 'dice-room-3');
});

test('dice-room-4 EACH-03: the items of everybody are rerolled, those of the shop are not', () => {
  const scene = entering('dice-room-4', (it) =>
    it
      .player('p1', { hand: ['discard-room'], items: ['meat'] })
      .player('p2', { items: ['breakfast'] })
      .shop('mystery-loot')
      .deck('treasure', ['dinner', 'coin-maker']),
  );
  comes(scene);
  expect([scene.items('p1'), scene.items('p2'), scene.tops('shop')]).toEqual([
    ['dinner'],
    ['coin-maker'],
    ['mystery-loot'],
  ]);
  goes(scene, 'dice-room-4');
});

test('dice-room-5 DEST-04: every monster goes to discard without a reward', () => {
  const scene = entering('dice-room-5', (it) => it.monsters('fly', 'gurdy').deck('monster', ['pin', 'war']));
  comes(scene);
  expect([scene.tops('monsters'), scene.coins('p1'), scene.discarded('monster').toSorted()]).toEqual([
    ['pin', 'war'],
    0,
    ['fly', 'gurdy'],
  ]);
  goes(scene, 'dice-room-5');
});

test('dice-room-6 RULING: items in turn order, those of the shop last; then hands; then monsters', () => {
  const scene = entering('dice-room-6', (it) =>
    it
      .player('p1', { hand: ['discard-room', 'bomb'], items: ['meat'] })
      .player('p2', { hand: ['a-penny'], items: ['breakfast'] })
      .shop('mystery-loot')
      .monsters('fly')
      .deck('treasure', ['dinner', 'coin-maker', 'book-of-sin'])
      .deck('monster', ['pin']),
  );
  comes(scene);
  expect([scene.items('p1'), scene.items('p2'), scene.tops('shop')]).toEqual([
    ['dinner'],
    ['coin-maker'],
    ['book-of-sin'],
  ]);
  expect([scene.hand('p1').length, scene.hand('p2').length, scene.tops('monsters')]).toEqual([3, 3, ['pin']]);
  goes(scene, 'dice-room-6');
});

test('edens-blessing-room: the active player may reroll an item as each turn starts', () => {
  const scene = aScene()
    .player('p1', { items: ['breakfast'] })
    .player('p2', { items: ['meat', 'mystery-loot'] })
    .rooms('edens-blessing-room')
    .deck('treasure', ['dinner']);
  scene.endTurn('p1');
  expect([scene.asked(), scene.offered()]).toEqual(['p2 trigger.target', ['meat', 'mystery-loot']]);
  scene.answer('p2', 'trigger.target', 'meat').passUntil('edens-blessing-room').allPass();
  scene.answer('p2', 'effect.may', 'yes').toActionPhase();
  expect([scene.items('p1'), scene.items('p2').toSorted()]).toEqual([['breakfast'], ['dinner', 'mystery-loot']]);
  scene.done();
});

test('equality REPL-06: whatever one gains everybody gains, once', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['gain-3'] })
    .rooms('equality');
  scene.play('p1', 'gain-3').resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([3, 3, 3]);
  scene.done();
});

test('eternal-chest COST-02: a loot card for a roll', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'a-penny', '2-cents'] })
    .rooms('eternal-chest')
    .deck('treasure', ['meat'])
    .dice(3, 5, 6);
  scene.use('p1', 'eternal-chest', { pay: ['bomb'] }).resolve();
  expect(scene.coins('p1')).toBe(4);
  scene.use('p1', 'eternal-chest', { pay: ['a-penny'] }).resolve();
  expect(scene.coins('p1')).toBe(11);
  scene.use('p1', 'eternal-chest', { pay: ['2-cents'] }).resolve();
  expect([scene.items('p1'), scene.hand('p1'), scene.tops('rooms')]).toEqual([
    ['meat'],
    ['blank-loot'],
    ['eternal-chest'],
  ]);
  scene.done();
});

test('eternal-chest COST-02: not without a loot card', () => {
  const scene = aScene().rooms('eternal-chest');
  scene.refuses('p1', 'use eternal-chest', 'COST-02').done();
});

test('floor-spikes: whoever rolls a 1 takes 1 damage', () => {
  const scene = aScene()
    .player('p2', { items: ['book-of-sin'] })
    .rooms('floor-spikes')
    .dice(1)
    .passTo('p2');
  scene.use('p2', 'book-of-sin').resolve();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([2, 1]);
  scene.done();
});

test('fortune-teller: 3¢ for a roll: from 3 on one, two, three loot cards; six, with which it is gone', () => {
  const scene = aScene()
    .player('p1', { coins: 9 })
    .rooms('fortune-teller')
    .deck('loot', ['loot-1', 'loot-1', 'loot-1', 'loot-1'])
    .deck('room', ['empty-room'])
    .dice(2, 4, 6);
  scene.use('p1', 'fortune-teller').resolve();
  expect(scene.hand('p1')).toHaveLength(0);
  scene.use('p1', 'fortune-teller').resolve();
  expect(scene.hand('p1')).toHaveLength(2);
  scene.use('p1', 'fortune-teller').resolve();
  expect([scene.hand('p1').length, scene.coins('p1'), scene.tops('rooms')]).toEqual([8, 0, ['empty-room']]);
  scene.done();
});

test('haunted REPL-04: whoever gains a soul skips their next turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .rooms('haunted')
    .monsters('gurdy');
  scene.play('p1', 'fell-a-monster', { targets: ['gurdy'] }).resolve();
  expect(scene.view().players.map(({ turnsToSkip }) => turnsToSkip)).toEqual([1, 0]);
  scene.done();
});

test('i-am-error-room: up to 2 a monster of choice is replaced from the deck', () => {
  const scene = aScene().rooms('i-am-error-room').monsters('fly', 'gurdy').deck('monster', ['pin']).dice(1);
  scene.endTurn('p1').passUntil('i-am-error-room').allPass(3);
  scene.answer('p2', 'effect.choose', 'gurdy').toActionPhase();
  expect([scene.tops('monsters'), scene.discarded('monster')]).toEqual([['fly', 'pin'], ['gurdy']]);
  scene.done();
});

test('i-am-error-room: a 6 does it all', () => {
  const scene = aScene()
    .player('p2', { items: ['meat'], hand: ['bomb'] })
    .rooms('i-am-error-room')
    .monsters('fly')
    .deck('monster', ['pin'])
    .deck('treasure', ['dinner'])
    .dice(6)
    .fallbacks('effect.choose');
  scene.endTurn('p1').toActionPhase();
  expect([scene.tops('monsters'), scene.items('p2'), scene.hand('p2').length]).toEqual([['pin'], ['dinner'], 4]);
  scene.done();
});

test('isaacs-blessing DICE-05: a 1 or 6 that is about to count may be rerolled by whoever rolled it', () => {
  const scene = aScene()
    .player('p2', { items: ['book-of-sin'] })
    .rooms('isaacs-blessing')
    .dice(1, 6, 4)
    .passTo('p2');
  scene.use('p2', 'book-of-sin').passUntil('isaacs-blessing').allPass();
  scene.answer('p2', 'effect.may', 'yes').passUntil('isaacs-blessing').allPass();
  scene.answer('p2', 'effect.may', 'yes').resolve();
  expect([scene.hand('p2').length, scene.coins('p2')]).toEqual([1, 0]);
  scene.done();
});

test('greed-looms ABIL-10: whoever has bought nothing from the shop discards their hand', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'a-penny'], coins: 20 })
    .rooms('greed-looms')
    .shop('meat')
    .deck('treasure', ['breakfast', 'dinner']);
  scene.endTurn('p1');
  expect(scene.hand('p1')).toEqual([]);
  scene.toActionPhase().done();
});

test('greed-looms BUY-08: a treasure from the deck is no shop item, one from the shop is', () => {
  const buying = (what: string): Scene =>
    aScene()
      .player('p1', { hand: ['bomb'], coins: 10 })
      .rooms('greed-looms')
      .shop('meat')
      .deck('treasure', ['breakfast', 'dinner'])
      .buy('p1', what)
      .resolve()
      .endTurn('p1')
      .toActionPhase();
  const [deck, shop] = [buying('deck'), buying('meat')];
  expect([deck.hand('p1'), shop.hand('p1')]).toEqual([[], ['bomb']]);
  for (const scene of [deck, shop]) scene.done();
});

test('gus ATKOBJ-01 ATKOBJ-03 RULING: a room that is attacked like a monster and is none', () => {
  const scene = aScene({ players: 3 })
    .player('p3', { items: ['coin-for-monsters'] })
    .rooms(damaged('gus', 8))
    .deck('room', ['empty-room', 'coin-room'])
    .deck('treasure', ['meat', 'breakfast', 'dinner'])
    .dice(1, 2, 3);
  scene.attack('p1', 'gus').resolve();
  expect([scene.items('p1'), scene.items('p2'), scene.items('p3')]).toEqual([
    ['meat'],
    ['breakfast'],
    ['coin-for-monsters', 'dinner'],
  ]);
  expect([scene.soulCards('p1'), scene.coins('p3'), scene.tops('rooms')]).toEqual([['gus'], 0, ['empty-room']]);
  scene.endTurn('p1').toActionPhase();
  expect(scene.tops('rooms')).toEqual(['empty-room']);
  scene.done();
});

test('gus KEY-08: who rolls a 4 as it is attacked makes an attack roll after each of the attacker’s', () => {
  const scene = aScene({ players: 3 }).rooms(damaged('gus', 7)).dice(4, 3, 3, 5).fallbacks('trigger.order');
  scene.attack('p1', 'gus').resolve();
  expect(scene.said('hit').map(({ player }) => player)).toEqual(['p1', 'p2']);
  expect(scene.soulCards('p1')).toEqual(['gus']);
  scene.done();
});

test('heavy-is-the-head TURN-02: who has the most items recharges one of them only', () => {
  const scene = aScene()
    .player('p2', { items: [sideways('coin-maker'), sideways('mystery-loot')] })
    .rooms('heavy-is-the-head');
  scene.endTurn('p1');
  expect(scene.asked().startsWith('p2')).toBe(true);
  scene.done({ midway: 'an item is to be chosen' });
});

test('heavy-is-the-head: others recharge all of theirs', () => {
  const scene = aScene()
    .player('p1', { items: ['meat', 'breakfast', 'dinner'] })
    .player('p2', { items: [sideways('coin-maker'), sideways('mystery-loot')] })
    .rooms('heavy-is-the-head');
  scene.endTurn('p1').toActionPhase();
  expect([scene.charged('coin-maker'), scene.charged('mystery-loot')]).toEqual([true, true]);
  scene.done();
});

test('key-master: a loot card for a roll; a treasure from 5 on', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-penny', 'bomb'] })
    .rooms('key-master')
    .deck('treasure', ['meat'])
    .dice(4, 5);
  scene.use('p1', 'key-master', { pay: ['a-penny'] }).resolve();
  expect(scene.items('p1')).toEqual([]);
  scene.use('p1', 'key-master', { pay: ['bomb'] }).resolve();
  expect(scene.items('p1')).toEqual(['meat']);
  scene.done();
});
