import { expect, test } from 'vitest';
import { aScene, damaged } from '../../support/scene.js';

test('ATKOBJ-01 KEY-09: an item with familiar is fought as a monster is', () => {
  const scene = aScene()
    .player('p2', { items: ['sparring-partner', 'glass-figure', 'target-without-stats'] })
    .monsters('fly')
    .dice(2, 3, 6);
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['fly', 'sparring-partner', 'deck']);
  scene.answer('p1', 'attack.target', 'sparring-partner').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.allPass();
  expect([scene.hp('p1'), scene.hp('sparring-partner')]).toEqual([1, 2]);
  scene.allPass(3);
  expect([scene.hp('p1'), scene.hp('sparring-partner')]).toEqual([1, 1]);
  scene.resolve();
  expect(scene.items('p2')).toEqual(['glass-figure', 'target-without-stats']);
  expect(scene.discarded('treasure')).toEqual(['sparring-partner']);
  scene.refuses('p1', 'attack').done();
});

test('ATKOBJ-02 DEATH-04: the reward of a killed item is the active player’s, its own trigger is its player’s', () => {
  const scene = aScene()
    .player('p1', { hand: ['hit-an-item'] })
    .player('p2', { items: ['sparring-partner'] });
  scene.play('p1', 'hit-an-item', { targets: ['sparring-partner'] }).allPass(2);
  expect(scene.stack()).toEqual(['sparring-partner death']);
  scene.resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([5, 0]);
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([[], ['blank-loot']]);
  expect(scene.discarded('treasure')).toEqual(['sparring-partner']);
  scene.done();
});

test('ATKOBJ-02 DEST-01: destroyed outside of an attack an item with HP dies, and rewards', () => {
  const scene = aScene()
    .player('p1', { hand: ['destroy-anything'] })
    .player('p2', { items: ['glass-figure'] });
  scene.play('p1', 'destroy-anything', { targets: ['glass-figure'] }).allPass();
  expect(scene.stack()).toEqual(['glass-figure death']);
  scene.resolve();
  expect([scene.coins('p1'), scene.items('p2')]).toEqual([5, []]);
  scene.done();
});

test('ATKOBJ-02: put into discard it is not killed, and rewards nobody', () => {
  const scene = aScene()
    .player('p1', { hand: ['throw-out'] })
    .player('p2', { items: ['glass-figure'] });
  scene.play('p1', 'throw-out', { targets: ['glass-figure'] }).resolve();
  expect([scene.coins('p1'), scene.discarded('treasure')]).toEqual([0, ['glass-figure']]);
  scene.done();
});

test('B19 ATKOBJ-03 ROOM-04: the death of an attackable room is none of a monster, and lets no room be discarded', () => {
  const scene = aScene()
    .player('p1', { items: ['coin-for-monsters'] })
    .rooms('wrestling-ring')
    .deck('room', ['coin-room', 'empty-room'])
    .monsters('fly')
    .dice(3, 3);
  scene.attack('p1', 'wrestling-ring').resolve();
  expect(scene.hand('p1')).toEqual(['blank-loot']);
  expect(scene.coins('p1')).toBe(0);
  expect(scene.discarded('room')).toEqual(['wrestling-ring']);
  expect(scene.tops('rooms')).toEqual(['coin-room']);
  scene.endTurn('p1');
  expect(scene.state().turn.active).toBe('p2');
  expect(scene.tops('rooms')).toEqual(['coin-room']);
  scene.done();
});

test('B19 ROOM-04: a monster that dies outside of an attack lets the active player discard the room', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .rooms('coin-room')
    .deck('room', ['empty-room'])
    .monsters('fly', 'gurdy');
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  scene.endTurn('p1').answerSome('p1', 'room.discard', 'coin-room').toActionPhase();
  expect(scene.tops('rooms')).toEqual(['empty-room']);
  scene.done();
});

test('ATKOBJ-03: what is no monster is no target of what speaks of monsters', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .player('p2', { items: ['sparring-partner'] })
    .rooms('wrestling-ring')
    .monsters('fly');
  scene.answer('p1', 'priority', 'play fell-a-monster');
  expect(scene.offered()).toEqual(['fly', 'back']);
  scene.done({ midway: 'the target is not chosen' });
});

test('TURN-16 ATKOBJ-01: a damaged item heals at the end of the turn', () => {
  const scene = aScene().player('p2', { items: [damaged('sparring-partner', 1)] });
  expect(scene.start().hp('sparring-partner')).toBe(1);
  scene.endTurn('p1');
  expect(scene.hp('sparring-partner')).toBe(2);
  scene.done();
});

test('ATK-21 ATKOBJ-01: the attack on an item ends when the item is stolen', () => {
  const scene = aScene()
    .player('p1', { hand: ['rob-an-item'] })
    .player('p2', { items: ['sparring-partner'] })
    .dice(6);
  scene
    .attack('p1', 'sparring-partner')
    .play('p1', 'rob-an-item', { targets: ['sparring-partner'] })
    .allPass();
  expect(scene.stack()).toEqual([]);
  expect(scene.view().attack).toBeNull();
  expect(scene.items('p1')).toEqual(['sparring-partner']);
  scene.refuses('p1', 'attack').done();
});

test('ATKOBJ-01 DMG-11: a soul that may be attacked has its stats', () => {
  const scene = aScene()
    .player('p2', { souls: ['gurdy'] })
    .monsters('brings-up-souls');
  scene.start();
  expect([scene.hp('gurdy'), scene.dc('gurdy'), scene.view().players[1]!.soulCards[0]!.attackable]).toEqual([
    5,
    5,
    true,
  ]);
  scene.done();
});

test('DMG-11: damage goes with the HP, and is not there any more when they come back', () => {
  const scene = aScene()
    .player('p1', { hand: ['shape-item', 'shape-item'], items: ['target-without-stats'], lootPlays: 2 })
    .player('p2', { items: [damaged('glass-figure', 1), 'sparring-partner'] });
  const figure = scene.start().view().players[1]!.items[0]!.id;
  expect(scene.hp('glass-figure')).toBe(1);
  scene.play('p1', 'shape-item', { targets: [figure, 'target-without-stats'] }).resolve();
  expect(scene.view().players[1]!.items[0]).toMatchObject({ copyOf: 'target-without-stats', hp: null });
  scene.play('p1', 'shape-item', { targets: [figure, 'sparring-partner'] }).resolve();
  expect(scene.view().players[1]!.items.map(({ id, hp }) => [id === figure, hp])).toEqual([
    [true, 2],
    [false, 2],
  ]);
  scene.done();
});

test('DMG-11: a soul has no HP', () => {
  const scene = aScene()
    .player('p2', { souls: ['gurdy'] })
    .monsters('fly');
  expect(scene.start().hp('gurdy')).toBeNull();
  scene.done();
});

test('H10 ATKPL-01 ATKPL-02 ATKPL-03 ATK-14: a player is attacked with the newest evasion, and no reward', () => {
  const scene = aScene()
    .player('p1', { hand: ['duel-at-3', 'duel-at-5'], lootPlays: 2 })
    .player('p2', { coins: 3, items: ['plus-atk'] })
    .monsters('gurdy')
    .dice(5, 4);
  scene.play('p1', 'duel-at-3').allPass();
  expect(scene.view().players.map(({ dc, attackable }) => [dc, attackable])).toEqual([
    [null, false],
    [3, true],
  ]);
  scene.play('p1', 'duel-at-5').allPass();
  expect(scene.view().players.map(({ dc, attackable }) => [dc, attackable])).toEqual([
    [5, false],
    [5, true],
  ]);
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['gurdy', 'p2', 'deck']);
  scene.answer('p1', 'attack.target', 'p2');
  expect(scene.view().attack).toEqual({ player: 'p1', target: 'p2', rolls: 1 });
  scene.allPass();
  expect(scene.stack()).toEqual(['1 damage to p2']);
  scene.allPass(2);
  expect(scene.stack()).toEqual(['roll 4']);
  scene.allPass();
  expect(scene.stack()).toEqual(['2 damage to p1']);
  scene.resolve();
  expect([scene.dead('p1'), scene.dead('p2')]).toEqual([true, false]);
  scene.done({ midway: 'the turn ends' });
});

test('H10 ATKPL-01 ATK-14: the death of the attacked player ends the attack and rewards nobody', () => {
  const scene = aScene()
    .player('p1', { hand: ['duel-at-3'] })
    .player('p2', { coins: 3, damage: 1, items: ['coin-for-dead-players'] })
    .dice(3);
  scene.play('p1', 'duel-at-3').allPass().attack('p1', 'p2').allPass(2);
  expect(scene.stack()).toEqual(['p2 death']);
  scene.allPass();
  expect(scene.view().attack).toBeNull();
  scene.resolve().answer('p2', 'deathPenalty.item', 'coin-for-dead-players').resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([0, 3]);
  expect(scene.dead('p2')).toBe(true);
  scene.refuses('p1', 'attack').done();
});

test('ATKPL-01 DEATH-20: the dead cannot be attacked, nor can a player attack themself', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['duel-at-5', 'kill-player-for-coins'], lootPlays: 2 })
    .monsters('fly');
  scene.play('p1', 'duel-at-5').allPass();
  scene.play('p1', 'kill-player-for-coins', { targets: ['p3'] }).resolve();
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['fly', 'p2', 'deck']);
  scene.done({ midway: 'the target is not chosen' });
});

test('MON-04 ATKPL-01: what says that players cannot be attacked is stronger', () => {
  const scene = aScene()
    .player('p1', { hand: ['duel-at-5'] })
    .player('p2', { items: ['hides-players'] })
    .monsters('fly');
  scene.play('p1', 'duel-at-5').allPass().declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['fly', 'deck']);
  scene.done({ midway: 'the target is not chosen' });
});

test('DEC-08 ATK-03: what must not happen to something is not offered for it', () => {
  const scene = aScene()
    .player('p1', { hand: ['duel-at-5'] })
    .player('p2', { items: ['peace-among-us'] })
    .monsters('fly');
  scene.play('p1', 'duel-at-5').allPass().declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['fly', 'deck']);
  scene.done({ midway: 'the target is not chosen' });
});

test('DEC-08 TURN-12: a forced attack that cannot be declared does not keep the turn from ending', () => {
  const scene = aScene()
    .player('p1', { items: ['deck-must', 'no-declarations'] })
    .monsters('fly');
  scene.use('p1', 'deck-must').allPass();
  scene.refuses('p1', 'attack').endTurn('p1');
  expect(scene.state().turn.active).toBe('p2');
  scene.done();
});

test('DEC-08 TURN-12 RULING-12: nor does a duty to attack somebody', () => {
  const scene = aScene()
    .player('p1', { hand: ['duel-at-5', 'must-fight-them'], lootPlays: 2 })
    .player('p2', { items: ['no-declarations'] })
    .monsters('fly');
  scene.play('p1', 'duel-at-5').allPass().play('p1', 'must-fight-them').allPass();
  scene.refuses('p1', 'attack').endTurn('p1');
  expect(scene.state().turn.active).toBe('p2');
  scene.done();
});

test('ATKPL-02 TURN-12: a player who must be attacked is attacked before the turn ends', () => {
  const scene = aScene()
    .player('p1', { hand: ['duel-at-5', 'must-fight-them'], lootPlays: 2 })
    .player('p2', { damage: 1 })
    .monsters('fly')
    .dice(5);
  scene.play('p1', 'duel-at-5').allPass().play('p1', 'must-fight-them').allPass();
  scene.refuses('p1', 'end').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['p2']);
  scene.answer('p1', 'attack.target', 'p2').resolve();
  expect(scene.dead('p2')).toBe(true);
  scene.endTurn('p1').done();
});

test('DEATH-08: a monster that cannot go to discard returns to its slot, and has rewarded all the same', () => {
  const scene = aScene().monsters('comes-back').dice(2);
  const before = scene.start().object('comes-back').id;
  scene.attack('p1', 'comes-back').resolve();
  expect(scene.coins('p1')).toBe(2);
  expect(scene.tops('monsters')).toEqual(['comes-back']);
  expect(scene.discarded('monster')).toEqual([]);
  expect(scene.hp('comes-back')).toBe(1);
  expect(scene.object('comes-back').id).not.toBe(before);
  scene.done();
});

test('DEATH-08 ZONE-14: it covers what had come up in the meantime', () => {
  const scene = aScene().monsters(['gurdy', 'comes-back']).dice(2);
  scene.attack('p1', 'comes-back').resolve();
  expect(scene.view().monsters[0]).toMatchObject({ covered: ['gurdy'], top: { card: 'comes-back' } });
  scene.done();
});

test('DEC-22 REROLL-03: a shop item with HP that is rerolled dies, and its slot is filled after that', () => {
  const scene = aScene()
    .player('p1', { items: ['item-reroller'] })
    .shop('glass-figure')
    .deck('treasure', ['meat']);
  scene.use('p1', 'item-reroller', { targets: ['glass-figure'] }).allPass();
  expect(scene.stack()).toEqual(['glass-figure death']);
  scene.resolve();
  expect([scene.tops('shop'), scene.discarded('treasure'), scene.coins('p1')]).toEqual([['meat'], ['glass-figure'], 5]);
  scene.done();
});

test('DEATH-08: so it does when something else keeps it from discard', () => {
  const scene = aScene()
    .player('p2', { items: ['keeps-monsters'] })
    .monsters('fly')
    .dice(2);
  scene.attack('p1', 'fly').resolve();
  expect([scene.coins('p1'), scene.tops('monsters'), scene.discarded('monster')]).toEqual([1, ['fly'], []]);
  scene.done();
});

test('ATK-21 GAIN-03: the attack on an item ends when the item is gained', () => {
  const scene = aScene()
    .player('p1', { hand: ['gains-from-shop'] })
    .shop('glass-figure')
    .monsters('bares-all-items')
    .dice(6);
  scene
    .attack('p1', 'glass-figure')
    .play('p1', 'gains-from-shop', { targets: ['glass-figure'] })
    .allPass();
  expect([scene.stack(), scene.view().attack, scene.items('p1')]).toEqual([[], null, ['glass-figure']]);
  scene.refuses('p1', 'attack').done();
});

test('ATK-21 GAIN-06: the attack on an item ends when the item is swapped', () => {
  const scene = aScene()
    .player('p1', { items: ['sparring-partner'], hand: ['swap-with-the-shop'] })
    .shop('meat')
    .dice(6);
  scene.attack('p1', 'sparring-partner');
  scene.play('p1', 'swap-with-the-shop', { targets: ['sparring-partner', 'meat'] }).allPass();
  expect([scene.stack(), scene.view().attack, scene.tops('shop')]).toEqual([[], null, ['sparring-partner']]);
  scene.done();
});

test('ATK-21 GAIN-07: the attack on an item ends when the item changes sides in a swap', () => {
  const scene = aScene()
    .player('p1', { items: ['decoy'] })
    .player('p2', { items: ['sparring-partner'] })
    .dice(6);
  scene
    .attack('p1', 'sparring-partner')
    .use('p1', 'decoy', { targets: ['sparring-partner'] })
    .allPass();
  expect([scene.stack(), scene.view().attack, scene.items('p1')]).toEqual([[], null, ['sparring-partner']]);
  scene.done();
});

test('KEY-09 ITEM-05: in the shop an item with familiar cannot be attacked', () => {
  const scene = aScene().shop('sparring-partner').monsters('fly');
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['fly', 'deck']);
  scene.done({ midway: 'the target is not chosen' });
});
