import { expect, test } from 'vitest';
import { givesOneLootPlay } from '../../support/character-scenes.js';
import { comesToRestWithout } from '../../support/quiet.js';
import { aScene, sideways, withCounters, type Scene } from '../../support/scene.js';

/** Egg counters of a player or an object. */
const eggs = (scene: Scene, of: string): number =>
  (of === 'p1' || of === 'p2' || of === 'p3'
    ? scene.state().players[of]!.counters.egg
    : scene.object(of).counters.egg) ?? 0;

test('tapeworm CHAR-06: his ↷ is one more loot play, and no second', () => givesOneLootPlay('tapeworm'));

test('pink-proglottid CTR-04: an egg onto a player, and off again', () => {
  const scene = aScene().player('p1', { items: ['pink-proglottid'] });
  scene.use('p1', 'pink-proglottid', { mode: 0, targets: ['p2'] }).resolve();
  expect(eggs(scene, 'p2')).toBe(1);
  scene.endTurn('p1').toActionPhase().endTurn('p2').toActionPhase();
  scene.use('p1', 'pink-proglottid', { mode: 1, targets: ['p2'] }).resolve();
  expect(eggs(scene, 'p2')).toBe(0);
  scene.done();
});

test('pink-proglottid: one egg off, and only off what has any', () => {
  const scene = aScene()
    .player('p1', { items: ['pink-proglottid'] })
    .player('p2', { counters: { egg: 2 } })
    .monsters(withCounters('fly', 1, 'egg'), 'gurdy');
  scene.use('p1', 'pink-proglottid', { mode: 1 });
  expect(scene.offered().toSorted()).toEqual(['back', 'fly', 'p2']);
  scene.answer('p1', 'announce.target', 'p2').resolve();
  expect(eggs(scene, 'p2')).toBe(1);
  scene.done();
});

test('pink-proglottid DEC-11: the eggs of what has died are loot for all without an egg', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['pink-proglottid'], hand: ['fell-a-monster', 'kill-player-for-coins'] })
    .monsters(withCounters('fly', 2, 'egg'))
    .deck('loot', ['a-penny', 'a-dime', 'bomb', 'gain-3', 'a-penny', 'a-dime']);
  scene.use('p1', 'pink-proglottid', { mode: 0, targets: ['p2'] }).resolve();
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect([scene.hand('p1').length, scene.hand('p2').length, scene.hand('p3').length]).toEqual([3, 0, 2]);
  scene.use('p1', 'plain').resolve();
  scene.play('p1', 'kill-player-for-coins', { targets: ['p2'] }).resolve();
  expect([scene.hand('p1').length, scene.hand('p2').length, scene.hand('p3').length]).toEqual([3, 0, 3]);
  scene.done();
});

test('pink-proglottid: a death without eggs is nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['pink-proglottid'], hand: ['fell-a-monster'] })
    .monsters('fly')
    .deck('loot', ['a-penny']);
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect(scene.hand('p1')).toEqual([]);
  scene.done();
});

test('white-proglottid ATKPL-01 DMG-05: an egg makes another player a target on a 4; their killer loots, and the eggs go', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['white-proglottid'] })
    .player('p2', { damage: 1 })
    .deck('loot', ['a-penny'])
    .dice(3, 4);
  scene.refuses('p1', 'attack p2');
  scene.use('p1', 'white-proglottid', { targets: ['p2'] }).resolve();
  expect(eggs(scene, 'p2')).toBe(1);
  scene.attack('p1', 'p2').passUntil('roll 3').allPass(2);
  scene.resolve();
  expect([scene.dead('p2'), eggs(scene, 'p2'), scene.hand('p1'), scene.hp('p1')]).toEqual([true, 0, ['a-penny'], 1]);
  scene.done();
});

test('white-proglottid ATKPL-01: others get its egg, and only who has one can be attacked', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['white-proglottid'] })
    .monsters('gurdy');
  scene.use('p1', 'white-proglottid');
  expect(scene.offered().toSorted()).toEqual(['back', 'p2', 'p3']);
  scene.answer('p1', 'announce.target', 'p3').resolve();
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered().toSorted()).toEqual(['deck', 'gurdy', 'p3']);
  scene.done({ midway: 'the attack begins' });
});

test('white-proglottid: who is killed by nobody brings no loot, but loses the eggs', () => {
  const scene = aScene()
    .player('p1', { items: ['white-proglottid'], hand: ['each-player-takes-1'] })
    .player('p2', { damage: 1 })
    .deck('loot', ['a-penny']);
  scene.use('p1', 'white-proglottid', { targets: ['p2'] }).resolve();
  scene.play('p1', 'each-player-takes-1').resolve();
  expect([scene.dead('p2'), eggs(scene, 'p2'), scene.hand('p1')]).toEqual([true, 0, []]);
  scene.done();
});

test('red-proglottid: 5¢ is an egg, and each egg is 1 ATK, till its owner dies', () => {
  const scene = aScene()
    .player('p1', { items: ['red-proglottid'], coins: 10, hand: ['kill-player-for-coins'] })
    .monsters('fly');
  scene.use('p1', 'red-proglottid', { targets: ['p2'] }).resolve();
  scene.use('p1', 'red-proglottid', { targets: ['fly'] }).resolve();
  expect([scene.coins('p1'), scene.atk('p2'), scene.atk('fly'), scene.atk('p1')]).toEqual([0, 2, 2, 1]);
  scene.play('p1', 'kill-player-for-coins', { targets: ['p2'] }).resolve();
  expect([eggs(scene, 'p2'), scene.atk('p2')]).toEqual([0, 1]);
  scene.done();
});

test('black-proglottid: an egg at the start and at the end of your turn, on who has none', () => {
  const scene = aScene()
    .player('p1', { items: ['black-proglottid'] })
    .monsters('fly');
  scene.declare('p1', 'end').allPass();
  expect(scene.asked()).toBe('p1 trigger.target');
  expect(scene.offered().toSorted()).toEqual(['fly', 'p1', 'p2']);
  scene.answer('p1', 'trigger.target', 'fly').allPass();
  scene.answer('p1', 'effect.may', 'yes').toNextTurn().toActionPhase();
  scene.endTurn('p2');
  expect(scene.offered().toSorted()).toEqual(['p1', 'p2']);
  scene.answer('p1', 'trigger.target', 'p2').allPass();
  scene.answer('p1', 'effect.may', 'yes').toActionPhase();
  expect([eggs(scene, 'fly'), eggs(scene, 'p2')]).toEqual([1, 1]);
  scene.done();
});

test('black-proglottid: neither a player nor a monster with an egg, and at the end of your own turn only', () => {
  const scene = aScene()
    .player('p1', { items: ['black-proglottid'] })
    .player('p2', { counters: { egg: 1 } })
    .monsters('fly', withCounters('gurdy', 1, 'egg'))
    .from('recharge')
    .start();
  expect(scene.offered().toSorted()).toEqual(['fly', 'p1']);
  scene.answer('p1', 'trigger.target', 'fly').allPass();
  scene.answer('p1', 'effect.may', 'no').toActionPhase().declare('p1', 'end').allPass();
  expect(scene.offered().toSorted()).toEqual(['fly', 'p1']);
  scene.answer('p1', 'trigger.target', 'p1').allPass();
  scene.answer('p1', 'effect.may', 'no').toNextTurn().toActionPhase();
  scene.endTurn('p2').resolve();
  expect([scene.view().turn.active, scene.asked()]).toEqual(['p1', 'p1 trigger.target']);
  scene.done({ midway: 'the turn of P1 starts' });
});

test('black-proglottid: the eggs of what dies are 2¢ each for all without one', () => {
  const scene = aScene({ players: 3 })
    .player('p1', {
      items: ['black-proglottid', 'white-proglottid'],
      hand: ['fell-a-monster', 'kill-player-for-coins'],
      lootPlays: 1,
    })
    .monsters(withCounters('dip', 3, 'egg'))
    .fallbacks('trigger.order');
  scene.use('p1', 'white-proglottid', { targets: ['p2'] }).resolve();
  scene.play('p1', 'fell-a-monster', { targets: ['dip'] }).resolve();
  const reward = scene.coins('p1') - 6;
  expect([scene.coins('p2'), scene.coins('p3'), reward]).toEqual([0, 6, 1]);
  scene.done();
});

/** What notices the death of anything with eggs, and what notices only that of a player with eggs. */
const OF_ALL = ['pink-proglottid', 'black-proglottid', 'red-proglottid'] as const;
const OF_PLAYERS = ['white-proglottid', 'tapeworm-monster'] as const;

/** The card where it waits for deaths, a killer with an egg, victims with one each, and victims without. */
const deathbed = (id: string): Scene =>
  aScene({ players: 3 })
    .player('p1', {
      counters: { egg: 1 },
      items: id === 'tapeworm-monster' ? [] : [id],
      hand: ['fell-a-monster', 'fell-a-monster', 'death-to', 'death-to', 'kills-an-item'],
      lootPlays: 5,
    })
    .player('p2', { items: [withCounters('figure-that-stays', 1, 'egg')], counters: { egg: 1 } })
    .monsters('fly', withCounters('dip', 1, 'egg'))
    .discard('monster', id === 'tapeworm-monster' ? [id] : [])
    .fallbacks('deathPenalty.item');

test.each([...OF_ALL, ...OF_PLAYERS])('%s: a death without eggs, and that of an item, are nothing to it', (id) => {
  const scene = deathbed(id);
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] });
  comesToRestWithout(scene, id);
  scene.play('p1', 'death-to', { targets: ['p3'] });
  comesToRestWithout(scene, id);
  scene.play('p1', 'kills-an-item', { targets: ['figure-that-stays'] });
  comesToRestWithout(scene, id);
  scene.done();
});

test.each(OF_ALL)('%s: the death of a monster or a player with one egg', (id) => {
  const scene = deathbed(id);
  scene
    .play('p1', 'fell-a-monster', { targets: ['dip'] })
    .passUntil(id)
    .resolve();
  scene
    .play('p1', 'death-to', { targets: ['p2'] })
    .passUntil(id)
    .resolve();
  scene.done();
});

test.each(OF_PLAYERS)('%s: the death of a player with one egg, not that of a monster', (id) => {
  const scene = deathbed(id);
  scene.play('p1', 'fell-a-monster', { targets: ['dip'] });
  comesToRestWithout(scene, id);
  scene.play('p1', 'death-to', { targets: ['p2'] }).passUntil(id);
  scene.done({ midway: 'it waits on the stack' });
});

test.each([1, 3, 4, 6])('rainbow-tapeworm COPY-01: a %i at the start of your turn', (face) => {
  const scene = aScene()
    .player('p2', { items: ['rainbow-tapeworm'] })
    .player('p1', { items: ['brimstone', 'the-d6'] })
    .dice(face);
  scene.endTurn('p1').allPass(3);
  const copies = face >= 4;
  expect(scene.said('outcome')).toMatchObject([{ row: copies ? { from: 4 } : { from: 1 } }]);
  if (copies) {
    expect(scene.offered().toSorted()).toEqual(['brimstone', 'rainbow-tapeworm']);
    scene.answer('p2', 'effect.choose', 'brimstone');
  }
  scene.toActionPhase();
  expect(scene.atk('p2')).toBe(copies ? 2 : 1);
  scene.endTurn('p2').toActionPhase();
  expect(scene.atk('p2')).toBe(1);
  scene.done();
});

test('tapeworm-monster: its death is an egg for the active player', () => {
  const scene = aScene()
    .player('p2', { hand: ['fell-a-monster'], lootPlays: 1 })
    .monsters('tapeworm-monster')
    .deck('loot', ['a-penny', 'a-penny', 'a-penny', 'a-penny']);
  scene
    .passTo('p2')
    .play('p2', 'fell-a-monster', { targets: ['tapeworm-monster'] })
    .resolve();
  expect([eggs(scene, 'p1'), scene.discarded('monster'), scene.hand('p1').length]).toEqual([
    1,
    ['tapeworm-monster'],
    4,
  ]);
  scene.done();
});

test('tapeworm-monster: the death of another monster is no egg', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('tapeworm-monster', 'fly');
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] });
  comesToRestWithout(scene, 'tapeworm-monster');
  scene.done();
});

test('tapeworm-monster ABIL-01: in discard it comes back when a player with an egg dies', () => {
  const scene = aScene({ players: 3 })
    .player('p1', {
      items: ['pink-proglottid', sideways('the-d6')],
      hand: ['kill-player-for-coins', 'kill-player-for-coins'],
    })
    .monsters('fly')
    .discard('monster', ['tapeworm-monster'])
    .fallbacks('trigger.order', 'deathPenalty.loot', 'deathPenalty.item');
  scene.play('p1', 'kill-player-for-coins', { targets: ['p3'] }).resolve();
  expect(scene.tops('monsters')).toEqual(['fly']);
  scene
    .use('p1', 'pink-proglottid', { mode: 0, targets: ['p2'] })
    .resolve()
    .use('p1', 'plain')
    .resolve();
  scene.play('p1', 'kill-player-for-coins', { targets: ['p2'] }).resolve();
  expect([scene.tops('monsters'), eggs(scene, 'p2'), scene.discarded('monster')]).toEqual([
    ['tapeworm-monster'],
    0,
    [],
  ]);
  scene.done();
});
