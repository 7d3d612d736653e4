import { expect, test } from 'vitest';
import { aScene, damaged, sideways } from '../../../support/scene.js';

test('head-trauma: the active player discards two cards', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'a-penny', 'soul-heart'] })
    .player('p2', { hand: ['bomb', 'a-penny'] })
    .monsters('gurdy')
    .deck('monster', ['head-trauma']);
  scene.attack('p1', 'deck').allPass().answer('p1', 'discard.loot', 'bomb', 'a-penny').resolve();
  expect([scene.hand('p1'), scene.hand('p2').length, scene.discarded('monster')]).toEqual([
    ['soul-heart'],
    2,
    ['head-trauma'],
  ]);
  scene.done();
});

test('curse-of-blood-lust TURN-12: whoever has it must attack in their turn, anything', () => {
  const scene = aScene()
    .player('p2', { curses: ['curse-of-blood-lust'] })
    .monsters('fly', 'dip')
    .dice(2);
  expect(scene.offered()).toContain('end');
  scene.endTurn('p1').toActionPhase().refuses('p2', 'end', 'TURN-12').declare('p2', 'attack').allPass();
  expect(scene.offered()).toEqual(['fly', 'dip', 'deck']);
  scene.answer('p2', 'attack.target', 'fly').resolve();
  expect(scene.offered()).toContain('end');
  scene.done();
});

test('curse-of-blood-lust KEY-05: it leaves with its player’s death', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { curses: ['curse-of-blood-lust'] });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.curses('p2'), scene.discarded('monster')]).toEqual([[], ['curse-of-blood-lust']]);
  scene.done();
});

test('curse-of-impulse: at the end of their turn all items and the character of its player are deactivated', () => {
  const scene = aScene()
    .player('p1', { items: ['mr-boom'] })
    .player('p2', { curses: ['curse-of-impulse'], items: ['jawbone', 'meat', 'the-battery'] });
  scene.endTurn('p1').toActionPhase();
  expect([scene.charged('jawbone'), scene.charged('mr-boom')]).toEqual([true, true]);
  scene.declare('p2', 'end').allPass();
  expect(scene.stack()).toEqual(['curse-of-impulse']);
  scene.toNextTurn();
  expect(['jawbone', 'the-battery', 'plain@p2', 'mr-boom', 'plain@p1'].map((id) => scene.charged(id))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  scene.toActionPhase().done();
});

test('curse-of-impulse KEY-05: met on the deck it goes to a player of the active player’s choice', () => {
  const scene = aScene().monsters('gurdy').deck('monster', ['curse-of-impulse']);
  scene.attack('p1', 'deck').answer('p1', 'trigger.target', 'p2').resolve();
  expect(scene.curses('p2')).toEqual(['curse-of-impulse']);
  scene.done();
});

test.each([
  [2, 1, 2],
  [3, 3, 4],
])('cursed-globin MON-07: after a %i of anybody the monsters have %i and %i HP', (face, globin, gurdy) => {
  const scene = aScene()
    .player('p2', { hand: ['roll-for-coins'], lootPlays: 1 })
    .monsters(damaged('cursed-globin', 2), damaged('gurdy', 3))
    .dice(face);
  expect([scene.maxHp('cursed-globin'), scene.dc('cursed-globin'), scene.atk('cursed-globin')]).toEqual([3, 4, 1]);
  scene.pass('p1').play('p2', 'roll-for-coins').resolve();
  expect([scene.hp('cursed-globin'), scene.hp('gurdy')]).toEqual([globin, gurdy]);
  scene.done();
});

test('cursed-globin: as many loot as a roll says', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .monsters('cursed-globin')
    .dice(4);
  scene.play('p1', 'gold-bomb', { targets: ['cursed-globin'] }).resolve();
  expect(scene.hand('p1')).toHaveLength(4);
  scene.done();
});

test.each([
  [4, 1],
  [5, 2],
])('cursed-tumor MON-07: after a %i of anybody each player has %i HP', (face, hp) => {
  const scene = aScene({ players: 3 })
    .player('p2', { hand: ['roll-for-coins'], lootPlays: 1 })
    .monsters('cursed-tumor')
    .dice(face);
  expect([scene.maxHp('cursed-tumor'), scene.dc('cursed-tumor'), scene.atk('cursed-tumor')]).toEqual([3, 4, 1]);
  scene.pass('p1').play('p2', 'roll-for-coins').resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3'), scene.hp('cursed-tumor')]).toEqual([hp, hp, hp, 3]);
  scene.done();
});

test('cursed-tumor: as many ¢ as a roll says', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .monsters('cursed-tumor')
    .dice(5);
  scene.play('p1', 'gold-bomb', { targets: ['cursed-tumor'] }).resolve();
  expect(scene.coins('p1')).toBe(5);
  scene.done();
});

test('holy-bony MON-07: whoever rolls a 6 may put three cards of any deck in order', () => {
  const scene = aScene()
    .player('p2', { hand: ['roll-for-coins', 'roll-for-coins'], lootPlays: 2 })
    .monsters('holy-bony')
    .deck('treasure', ['meat', 'dinner', 'mr-boom', 'the-relic'])
    .dice(6, 2);
  expect([scene.maxHp('holy-bony'), scene.dc('holy-bony'), scene.atk('holy-bony')]).toEqual([1, 3, 1]);
  scene.pass('p1').play('p2', 'roll-for-coins').passUntil('holy-bony').allPass();
  expect([scene.asked(), scene.decision().min]).toEqual(['p2 effect.choose', 0]);
  scene
    .answerSome('p2', 'effect.choose', 'deck:treasure')
    .answer('p2', 'deck.order', 'mr-boom', 'meat', 'dinner')
    .resolve();
  expect(scene.cardsOf('treasure').slice(0, 4)).toEqual(['mr-boom', 'meat', 'dinner', 'the-relic']);
  const looks = scene.entries().filter(({ line }) => line.say === 'lookedAt' && line.cards !== undefined);
  expect(looks.map(({ to, line }) => [to, line.cards])).toEqual([[['p2'], ['meat', 'dinner', 'mr-boom']]]);
  scene.pass('p1').play('p2', 'roll-for-coins').resolve();
  expect(scene.coins('p2')).toBe(8);
  scene.done();
});

test('holy-bony: only if wanted; two loot', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb', 'roll-for-coins'], lootPlays: 2 })
    .monsters('holy-bony')
    .dice(6);
  scene.play('p1', 'roll-for-coins').passUntil('roll 6').allPass();
  if (scene.asked() === 'p1 trigger.order') scene.answer('p1', 'trigger.order', 'roll-for-coins', 'holy-bony');
  scene.passUntil('holy-bony').allPass().answerSome('p1', 'effect.choose').resolve();
  scene.play('p1', 'gold-bomb', { targets: ['holy-bony'] }).resolve();
  expect([scene.coins('p1'), scene.hand('p1').length]).toEqual([6, 2]);
  scene.done();
});

test('holy-mulligan: its death adds two monster slots and brings one more attack; 1 HP, hit from 3 on, 3¢', () => {
  const scene = aScene()
    .monsters('holy-mulligan')
    .deck('monster', ['pin', 'war', 'gurdy', 'clotty'])
    .fallbacks('refill.order')
    .dice(2, 3);
  expect([scene.maxHp('holy-mulligan'), scene.dc('holy-mulligan'), scene.atk('holy-mulligan')]).toEqual([1, 3, 1]);
  scene.attack('p1', 'holy-mulligan').resolve();
  expect([scene.hp('p1'), scene.coins('p1'), scene.tops('monsters').map(String).toSorted()]).toEqual([
    1,
    3,
    ['gurdy', 'pin', 'war'],
  ]);
  expect(scene.offered()).toContain('end');
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toHaveLength(4);
  scene.done({ midway: 'the attack is declared' });
});

test('curse-of-impulse: what lies sideways already stays so', () => {
  const scene = aScene().player('p1', { curses: ['curse-of-impulse'], items: [sideways('mr-boom'), 'jawbone'] });
  scene.endTurn('p1');
  expect([scene.charged('mr-boom'), scene.charged('jawbone')]).toEqual([false, false]);
  scene.toActionPhase().done();
});

test('boss-rush ZONE-14 TURN-12: two bosses into slots, what came before into discard, and one of them is attacked', () => {
  const scene = aScene()
    .monsters('fly', 'dip', 'squirt')
    .deck('monster', ['boss-rush', 'clotty', 'pin', 'troll-bombs', 'moms-heart', 'war']);
  scene.attack('p1', 'deck').answer('p1', 'attack.slot', 'fly').allPass();
  scene.answer('p1', 'attack.slot', 'squirt').answer('p1', 'attack.slot', 'dip');
  expect(scene.asked()).toBe('p1 effect.choose');
  scene.answer('p1', 'effect.choose', 'pin').resolve();
  expect(scene.tops('monsters').map(String).toSorted()).toEqual(['fly', 'moms-heart', 'pin']);
  expect(scene.discarded('monster').toSorted()).toEqual(['boss-rush', 'clotty', 'troll-bombs']);
  expect(scene.cardsOf('monster')[0]).toBe('war');
  scene.refuses('p1', 'end').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['pin']);
  scene.done({ midway: 'the attack is declared' });
});
