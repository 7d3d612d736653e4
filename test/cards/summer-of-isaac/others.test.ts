import { expect, test } from 'vitest';
import { hasHpAndLootPlay } from '../../support/character-scenes.js';
import { aScene, withCounters } from '../../support/scene.js';

test.each([
  ['clubby-the-seal', 2],
  ['gish', 2],
  ['stacy', 2],
])('%s: %i HP, 1 ATK, ↷ for one more loot play', hasHpAndLootPlay);

test('ball-of-tar COPY-08: for a loot card it copies what another plays, once each turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['gain-3'] })
    .player('p2', { items: ['ball-of-tar'], hand: ['bomb', 'bomb'] });
  scene.play('p1', 'gain-3').passTo('p2');
  scene.use('p2', 'ball-of-tar', { mode: 0, pay: ['bomb'], targets: ['gain-3'] }).passUntil('gain-3');
  scene.passTo('p2').answer('p2', 'priority', 'use ball-of-tar');
  expect(scene.offered()).toEqual(['m2', 'back']);
  scene.answer('p2', 'announce.mode', 'back').resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.hand('p2')]).toEqual([3, 3, ['bomb']]);
  scene.done();
});

test.each([
  ['sore-trinket', 'p2'],
  ['greed-butt', 'p2'],
  ['gain-3', 'p1'],
] as const)('ball-of-tar: no trinket, no ambush and no loot of its own player: %s', (card, owner) => {
  const scene = aScene()
    .player('p1', { items: owner === 'p1' ? ['ball-of-tar'] : [], hand: [card, 'bomb'] })
    .player('p2', { items: owner === 'p2' ? ['ball-of-tar'] : [], hand: ['bomb'] })
    .monsters('fly');
  scene.play('p1', card).passTo(owner).answer(owner, 'priority', 'use ball-of-tar');
  expect(scene.offered()).toEqual(['m1', 'm2', 'back']);
  scene.done({ midway: 'an ability is being announced' });
});

test('ball-of-tar: puts a monster into discard that is not being attacked, or prevents 1 damage', () => {
  const scene = aScene()
    .player('p1', { items: ['ball-of-tar'], hand: ['bomb', 'bomb', 'gold-bomb'] })
    .monsters('fly', 'gurdy')
    .dice(1);
  scene.use('p1', 'ball-of-tar', { mode: 1, pay: ['bomb'], targets: ['fly'] }).resolve();
  expect([scene.discarded('monster'), scene.coins('p1')]).toEqual([['fly'], 0]);
  scene.use('p1', 'ball-of-tar', { mode: 2, pay: ['bomb'] }).resolve();
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hp('p1')).toBe(2);
  expect(scene.said('prevented')).toHaveLength(1);
  scene.done({ midway: 'the attack goes on' });
});

test('club RULING-24: non-boss rewards are doubled on your turn only', () => {
  const scene = aScene()
    .player('p1', { items: ['club'], hand: ['fell-a-monster', 'fell-a-monster'], lootPlays: 2 })
    .monsters('fly', 'pin');
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect(scene.coins('p1')).toBe(2);
  const loot = scene.hand('p1').length;
  scene.play('p1', 'fell-a-monster', { targets: ['pin'] }).resolve();
  expect([scene.souls('p1'), scene.hand('p1').length, loot]).toEqual([1, scene.hand('p1').length, 1]);
  scene.done();
});

test('club: a boss pays once, and on the turn of another everything does', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .player('p2', { items: ['club'] })
    .monsters('fly');
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
  const boss = aScene()
    .player('p1', { items: ['club'], hand: ['fell-a-monster'] })
    .monsters('conquest-summer-of-isaac');
  boss
    .play('p1', 'fell-a-monster', { targets: ['conquest-summer-of-isaac'] })
    .fallbacks()
    .resolve();
  expect(boss.coins('p1')).toBe(7);
  boss.done({ midway: 'an attack is owed' });
});

test('club: on your turn a monster goes to the bottom of its deck; on that of another it stays', () => {
  const scene = aScene()
    .player('p1', { items: ['club'] })
    .monsters('fly')
    .wholeDeck('monster', ['pin', 'dip']);
  scene.use('p1', 'club', { ability: 'tap.monster', targets: ['fly'] }).resolve();
  expect([scene.tops('monsters'), scene.cardsOf('monster')]).toEqual([['pin'], ['dip', 'fly']]);
  scene.done();
  const other = aScene()
    .player('p2', { items: ['club'] })
    .monsters('fly');
  other
    .passTo('p2')
    .use('p2', 'club', { ability: 'tap.monster', targets: ['fly'] })
    .resolve();
  expect(other.tops('monsters')).toEqual(['fly']);
  other.done();
});

test('club DEC-34: having cancelled it has no ability till your turn ends, and stays eternal', () => {
  const scene = aScene()
    .player('p1', { hand: ['gain-3', 'destroy-anything', 'fell-a-monster'], lootPlays: 3 })
    .player('p2', { items: ['club'], hand: ['fell-a-monster'] })
    .monsters('fly', 'fly');
  scene.play('p1', 'gain-3').passTo('p2');
  scene.use('p2', 'club', { ability: 'tap.cancel', targets: ['gain-3'] }).resolve();
  expect([scene.coins('p1'), scene.discarded('loot')]).toEqual([0, ['gain-3']]);
  scene.play('p1', 'destroy-anything', { targets: ['club'] }).resolve();
  expect(scene.items('p2')).toEqual(['club']);
  scene.endTurn('p1').toActionPhase();
  expect(scene.charged('club')).toBe(true);
  scene
    .refuses('p2', 'use club')
    .play('p2', 'fell-a-monster', { targets: ['fly'] })
    .resolve();
  expect(scene.coins('p2')).toBe(1);
  scene.endTurn('p2').toActionPhase().endTurn('p1').toActionPhase();
  expect(scene.offered()).toContain('use club');
  scene.done();
});

test.each([
  [1, 'counter', {}],
  [2, 'hp', {}],
  [3, 'hp', { hp: 1 }],
  [4, 'hp', { hp: 1 }],
  [5, 'atk', { atk: 1 }],
  [6, 'atk', { atk: 1 }],
])('unstable-dna CTR-06: a %i at the start of the turn', (face, _kind, counters) => {
  const scene = aScene()
    .player('p1', { items: face < 3 ? [withCounters('unstable-dna', 2, 'hp')] : ['unstable-dna'] })
    .from('recharge')
    .dice(face);
  scene.start().toActionPhase();
  const left = Object.entries(scene.object('unstable-dna').counters).filter(([, many]) => many > 0);
  expect(Object.fromEntries(left)).toEqual(counters);
  expect([scene.maxHp('p1'), scene.atk('p1')]).toEqual(['hp' in counters ? 3 : 2, 'atk' in counters ? 2 : 1]);
  scene.done();
});

test('everything-must-go SLOT-01 REFILL-01: two shop slots more, and then each turn cheaper, with a duty to buy', () => {
  const scene = aScene()
    .player('p1', { coins: 8 })
    .player('p2', { coins: 6 })
    .shop('meat', 'breakfast')
    .rooms('everything-must-go')
    .from('recharge');
  scene.start().toActionPhase();
  expect(scene.object('everything-must-go').counters).toEqual({ counter: 1 });
  scene.refuses('p1', 'end', 'TURN-12').buy('p1', 'meat').resolve();
  expect([scene.coins('p1'), scene.tops('shop')]).toEqual([0, [null, 'breakfast']]);
  scene.endTurn('p1').toActionPhase();
  scene.buy('p2', 'breakfast').resolve();
  expect([scene.coins('p2'), scene.tops('shop')]).toEqual([0, [null, null]]);
  scene.done();
});

test('everything-must-go: it enters with two slots more, and cannot leave before the shop is empty', () => {
  const scene = aScene()
    .player('p1', { hand: ['discard-room', 'discard-room', 'discard-room', 'throw-out'], lootPlays: 4 })
    .shop('meat')
    .rooms('empty-room')
    .wholeDeck('room', ['everything-must-go', 'coin-room'])
    .wholeDeck('treasure', []);
  scene.play('p1', 'discard-room', { targets: ['empty-room'] }).resolve();
  expect([scene.tops('rooms'), scene.tops('shop')]).toEqual([['everything-must-go'], ['meat', null, null]]);
  scene.play('p1', 'discard-room', { targets: ['everything-must-go'] }).resolve();
  expect(scene.tops('rooms')).toEqual(['everything-must-go']);
  scene.done({ midway: 'slots are empty' });
});

test('everything-must-go: with an empty shop it can go', () => {
  const scene = aScene()
    .player('p1', { hand: ['discard-room'] })
    .rooms(withCounters('everything-must-go', 1))
    .wholeDeck('room', ['coin-room']);
  scene.play('p1', 'discard-room', { targets: ['everything-must-go'] }).resolve();
  expect(scene.tops('rooms')).toEqual(['coin-room']);
  scene.done();
});

test('unstable-dna: hurt or not, its counters are your HP', () => {
  const scene = aScene().player('p1', { items: [withCounters('unstable-dna', 1, 'hp')], damage: 1 });
  expect([scene.hp('p1'), scene.maxHp('p1')]).toEqual([2, 3]);
  scene.done();
});
