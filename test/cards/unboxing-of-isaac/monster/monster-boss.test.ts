import { expect, test } from 'vitest';
import { aScene, damaged, withCounters } from '../../../support/scene.js';

test('big-horn DMG-05: at the start of each turn the active player deals 1 damage to somebody at random', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { items: ['three-dollar-bill'] })
    .monsters('big-horn')
    .dice(1)
    .picks(1);
  scene.endTurn('p1').toActionPhase();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual([2, 2, 1]);
  scene.done();
});

test('big-horn: so does its combat damage, and nothing else does', () => {
  const scene = aScene({ players: 3 }).monsters('big-horn').dice(3, 1).picks(2);
  scene.attack('p1', 'big-horn').passUntil('roll 3').allPass(2);
  expect(scene.said('atRandom')).toHaveLength(0);
  scene.passUntil('roll 1').allPass(2).passUntil('1 damage to p3').allPass();
  expect([scene.hp('p1'), scene.hp('p3')]).toEqual([1, 1]);
  scene.done({ midway: 'the attack goes on' });
});

test('christian-broadcasts TGT-01: its death kills another monster and a player, and adds two slots', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('christian-broadcasts', 'gurdy', 'pin')
    .deck('monster', ['fly', 'dip', 'squirt', 'pooter']);
  scene
    .fallbacks('trigger.order')
    .play('p1', 'fell-a-monster', { targets: ['christian-broadcasts'] })
    .resolve();
  scene.answer('p1', 'trigger.target', 'gurdy').answer('p1', 'trigger.target', 'p2').resolve();
  expect([scene.dead('p2'), scene.dead('p1'), scene.tops('monsters').length]).toEqual([true, false, 5]);
  expect(scene.tops('monsters')).toContain('pin');
  expect(scene.tops('monsters')).not.toContain('gurdy');
  scene.done();
});

test.each([
  [1, 5],
  [2, 4],
] as const)('delirium-unboxing-of-isaac MON-03: damage of its owner is a roll, and a %i leaves %i HP', (face, hp) => {
  const scene = aScene()
    .player('p1', { souls: ['delirium-unboxing-of-isaac'], hand: ['bomb'] })
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters('gurdy')
    .dice(face);
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  expect(scene.hp('gurdy')).toBe(hp);
  scene
    .passTo('p2')
    .play('p2', 'bomb', { targets: ['gurdy'] })
    .resolve();
  expect(scene.hp('gurdy')).toBe(hp - 1);
  scene.done();
});

test('delirium-unboxing-of-isaac: as a monster it does nothing', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('delirium-unboxing-of-isaac');
  scene.play('p1', 'bomb', { targets: ['delirium-unboxing-of-isaac'] }).resolve();
  expect(scene.hp('delirium-unboxing-of-isaac')).toBe(1);
  scene.done();
});

test('delirium-unboxing-of-isaac-2 DEATH-14: chance picks the item that its owner loses, never an eternal one', () => {
  const scene = aScene()
    .player('p1', {
      souls: ['delirium-unboxing-of-isaac-2'],
      items: ['the-d6', 'meat', 'synthoil'],
      hand: ['bomb'],
      damage: 1,
    })
    .player('p2', { items: ['the-relic', 'breakfast'] })
    .picks(1);
  scene
    .play('p1', 'bomb', { targets: ['p1'] })

    .toNextTurn();
  expect(scene.said('atRandom')).toHaveLength(1);
  expect(scene.items('p1')).toEqual(['the-d6', 'meat']);
  scene.done({ midway: 'the active player has died' });
});

test('delirium-unboxing-of-isaac-2: the others choose theirs as ever', () => {
  const scene = aScene()
    .player('p1', { souls: ['delirium-unboxing-of-isaac-2'], hand: ['bomb'] })
    .player('p2', { items: ['synthoil', 'meat'], damage: 1 });
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  expect(scene.asked()).toBe('p2 deathPenalty.item');
  scene.answer('p2', 'deathPenalty.item', 'meat').resolve().done();
});

test.each([
  [1, 3],
  [2, 2],
  [3, 2],
] as const)('larry-jr-unboxing-of-isaac: with %i damage its evasion is %i', (damage, dc) => {
  const scene = aScene().monsters(damaged('larry-jr-unboxing-of-isaac', damage));
  expect(scene.dc('larry-jr-unboxing-of-isaac')).toBe(dc);
  scene.done();
});

test('loki SLOT-01: each attack roll of 1 against it is one more monster slot', () => {
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins'] })
    .monsters('loki')
    .deck('monster', ['fly', 'dip'])
    .dice(1, 2, 1);
  scene.play('p1', 'roll-for-coins').resolve();
  expect(scene.tops('monsters')).toEqual(['loki']);
  scene.attack('p1', 'loki').passUntil('roll 2').allPass(2);
  expect(scene.tops('monsters')).toEqual(['loki']);
  scene.passUntil('roll 1').allPass();
  scene.passUntil('loki').allPass();
  expect(scene.tops('monsters')).toEqual(['loki', 'fly']);
  scene.done({ midway: 'the attack goes on' });
});

test('teratoma CTR-02 DMG-05: each damage is a spider, and its death as much damage that the active player deals out', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['bomb'], items: ['the-nail'] })
    .player('p2', { hand: ['fell-a-monster'], lootPlays: 1, damage: 1 })
    .monsters(withCounters('teratoma', 1, 'spider'))
    .deck('loot', ['a-penny'])
    .deck('treasure', ['synthoil']);
  scene.play('p1', 'bomb', { targets: ['teratoma'] }).resolve();
  expect(scene.object('teratoma').counters).toEqual({ spider: 2 });
  scene
    .passTo('p2')
    .play('p2', 'fell-a-monster', { targets: ['teratoma'] })
    .resolve();
  scene.answer('p1', 'effect.choose', 'p2').answer('p1', 'effect.choose', 'p3').resolve();
  expect([scene.dead('p2'), scene.hp('p3'), scene.hand('p1'), scene.souls('p1')]).toEqual([true, 1, ['a-penny'], 1]);
  scene.done();
});

test.each([1, 2])('the-adversary ZONE-14: a %i puts all cards of another slot into discard', (face) => {
  const scene = aScene()
    .monsters('the-adversary', ['pin', 'dip', 'fly'], 'gurdy')
    .deck('monster', ['squirt'])
    .dice(face);
  scene.endTurn('p1').allPass(3);
  expect(scene.offered().toSorted()).toEqual(['fly', 'gurdy']);
  scene.answer('p2', 'effect.choose', 'fly').toActionPhase();
  expect([scene.tops('monsters'), scene.discarded('monster').toSorted()]).toEqual([
    ['the-adversary', 'squirt', 'gurdy'],
    ['dip', 'fly', 'pin'],
  ]);
  scene.done();
});

test.each([3, 4])('the-adversary: a %i puts the top of the monster deck over another slot', (face) => {
  const scene = aScene().monsters('the-adversary', 'fly', 'gurdy').deck('monster', ['squirt']).dice(face);
  scene.endTurn('p1').allPass(3);
  expect(scene.offered()).toHaveLength(2);
  scene.answer('p2', 'attack.slot', 'n2').toActionPhase();
  expect([scene.tops('monsters'), scene.cardsOf('monster')[0]]).toEqual([
    ['the-adversary', 'fly', 'squirt'],
    'blank-monster',
  ]);
  scene.done();
});

test.each([5, 6])('the-adversary: on a %i monsters are harder to hit this turn', (face) => {
  const scene = aScene().monsters('the-adversary', 'fly').dice(face);
  scene.endTurn('p1').toActionPhase();
  expect([scene.dc('the-adversary'), scene.dc('fly')]).toEqual([5, 3]);
  scene.done();
});
