import { expect, test } from 'vitest';
import { aScene, damaged } from '../../../support/scene.js';

test('all-hallows-eve DEC-33: nobody gains a soul; what would become one goes to discard', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .rooms('all-hallows-eve')
    .monsters('gurdy');
  scene.play('p1', 'fell-a-monster', { targets: ['gurdy'] }).resolve();
  expect([scene.souls('p1'), scene.coins('p1'), scene.discarded('monster')]).toEqual([0, 7, ['gurdy']]);
  scene.done();
});

test('angelic-intervention ATK-05 ATK-14: an attack on a monster from the deck may be cancelled before it hurts', () => {
  const scene = aScene().rooms('angelic-intervention').monsters('gurdy').deck('monster', ['pin']);
  scene.attack('p1', 'deck').passUntil('angelic-intervention').allPass();
  expect(scene.asked()).toBe('p1 effect.may');
  scene.answer('p1', 'effect.may', 'yes').resolve();
  expect([scene.tops('monsters'), scene.hp('pin'), scene.offered().includes('attack')]).toEqual([['pin'], 2, false]);
  scene.done();
});

test('angelic-intervention: an attack on a monster in a slot is not asked about', () => {
  const scene = aScene().rooms('angelic-intervention').monsters('fly').dice(2).fallbacks('room.discard');
  scene.attack('p1', 'fly').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('beggar ROOM-02: 3¢ for a roll: nothing, 2¢, two loot cards, or a treasure, with which it is gone', () => {
  const scene = aScene()
    .player('p1', { coins: 10 })
    .rooms('beggar')
    .deck('room', ['empty-room', 'coin-room'])
    .deck('treasure', ['meat'])
    .dice(4, 5, 6);
  scene.use('p1', 'beggar').resolve();
  expect(scene.coins('p1')).toBe(9);
  scene.use('p1', 'beggar').resolve();
  expect([scene.coins('p1'), scene.hand('p1').length]).toEqual([6, 2]);
  scene.use('p1', 'beggar').resolve();
  expect([scene.coins('p1'), scene.items('p1'), scene.tops('rooms'), scene.discarded('room')]).toEqual([
    3,
    ['meat'],
    ['empty-room'],
    ['beggar'],
  ]);
  scene.done();
});

test('beggar ROOM-02: not for 2¢, and not in the turn of somebody else', () => {
  const scene = aScene().player('p1', { coins: 2 }).player('p2', { coins: 9 }).rooms('beggar');
  scene.refuses('p1', 'use beggar', 'PAY-01').pass('p1').refuses('p2', 'use beggar', 'ROOM-02');
  scene.done();
});

test('black-champions: monsters hit for one more', () => {
  const scene = aScene().rooms('black-champions').monsters('fly', 'gurdy');
  expect([scene.atk('fly'), scene.atk('gurdy'), scene.atk('p1')]).toEqual([2, 2, 1]);
  scene.done();
});

test('blessing-of-gluttony TURN-05: one more loot card in each loot step, and in no other looting', () => {
  const scene = aScene()
    .player('p1', { hand: ['loot-2'] })
    .rooms('blessing-of-gluttony');
  scene.play('p1', 'loot-2').resolve();
  expect(scene.hand('p1')).toHaveLength(2);
  scene.endTurn('p1').toActionPhase();
  expect(scene.hand('p2')).toHaveLength(2);
  scene.done();
});

test('blessing-of-greed: 3¢ for the active player as each turn starts', () => {
  const scene = aScene().rooms('blessing-of-greed');
  scene.endTurn('p1').toActionPhase();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([0, 3]);
  scene.done();
});

test('blessing-of-steam BUY-03: shop items cost the active player 5¢, the top treasure 10¢', () => {
  const scene = aScene().player('p1', { coins: 8 }).rooms('blessing-of-steam').shop('meat');
  scene.declare('p1', 'purchase').allPass();
  expect(scene.offered()).toEqual(['meat']);
  scene.answer('p1', 'purchase.choice', 'meat').resolve();
  expect([scene.coins('p1'), scene.items('p1')]).toEqual([3, ['meat']]);
  scene.done();
});

test('blessing-of-the-inner-eye ATK-02: three monsters seen and ordered before the target is chosen', () => {
  const scene = aScene()
    .rooms('blessing-of-the-inner-eye')
    .wholeDeck('monster', ['gurdy', 'pin', 'fly', 'war'])
    .monsters('chub')
    .dice(2);
  scene.declare('p1', 'attack').passUntil('blessing-of-the-inner-eye').allPass();
  scene.answer('p1', 'effect.may', 'yes').answer('p1', 'deck.order', 'fly', 'gurdy', 'pin').allPass();
  expect(scene.cardsOf('monster')).toEqual(['fly', 'gurdy', 'pin', 'war']);
  scene.answer('p1', 'attack.target', 'deck').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('blessing-of-the-sack RULING-24: rewards are paid twice', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .rooms('blessing-of-the-sack')
    .monsters('gurdy');
  scene.play('p1', 'fell-a-monster', { targets: ['gurdy'] }).resolve();
  expect([scene.coins('p1'), scene.souls('p1')]).toEqual([14, 1]);
  scene.done();
});

test('blind-rage TURN-12: the monster deck must be attacked once each turn', () => {
  const scene = aScene().rooms('blind-rage').monsters('gurdy').deck('monster', ['fly']).dice(2);
  scene.refuses('p1', 'end', 'TURN-12').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['deck']);
  scene.answer('p1', 'attack.target', 'deck').resolve();
  expect(scene.offered()).toContain('end');
  scene.done();
});

test('blood-donation PAY-02: 3¢ for 1 HP, as often as there is HP', () => {
  const scene = aScene().rooms('blood-donation');
  scene.use('p1', 'blood-donation').resolve();
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([1, 3]);
  scene.done();
});

test('blood-lust-room TURN-12: two attacks must be made, the second for the first', () => {
  const scene = aScene().rooms('blood-lust-room').monsters('fly', 'fly').dice(2, 2).fallbacks('room.discard');
  scene.refuses('p1', 'end', 'TURN-12').declare('p1', 'attack').resolve();
  scene.answer('p1', 'attack.target', 'fly').resolve();
  scene.refuses('p1', 'end', 'TURN-12').attack('p1', 'fly').resolve();
  expect(scene.offered()).toContain('end');
  scene.refuses('p1', 'attack').done();
});

test('blood-money: 4¢ for everybody but the one who dies', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['death-to'] })
    .player('p2', { coins: 3 })
    .rooms('blood-money');
  scene.play('p1', 'death-to', { targets: ['p2'] }).resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([4, 2, 4]);
  scene.done();
});

test('bum-bo-is-loose: 2¢ at the end of each turn, or what there is', () => {
  const scene = aScene().player('p1', { coins: 5 }).player('p2', { coins: 1 }).rooms('bum-bo-is-loose');
  scene.endTurn('p1');
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([3, 1]);
  scene.toActionPhase().endTurn('p2');
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([3, 0]);
  scene.toActionPhase().done();
});

test('butter-fingers: the active player discards a loot card of choice at the end of the turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'a-penny'] })
    .player('p2', { hand: ['2-cents'] })
    .rooms('butter-fingers');
  scene.declare('p1', 'end').passUntil('butter-fingers').allPass();
  scene.answer('p1', 'discard.loot', 'a-penny').toNextTurn();
  expect([scene.hand('p1'), scene.hand('p2')[0]]).toEqual([['bomb'], '2-cents']);
  scene.toActionPhase().done();
});

test('challenge-room TURN-12: from a 4 on, a dead monster makes the active player attack again', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .rooms('challenge-room')
    .monsters('fly', damaged('gurdy', 4))
    .dice(4, 4, 3);
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  scene.refuses('p1', 'end', 'TURN-12').attack('p1', 'gurdy').resolve();
  expect([scene.coins('p1'), scene.offered().includes('attack'), scene.offered().includes('end')]).toEqual([
    8,
    true,
    true,
  ]);
  scene.done();
});

test.each([
  ['battle-royale', 3],
  ['battle-royale-2', 4],
  ['battle-royale-3', 5],
])('%s ATKPL-01: others can be attacked from %i on', (room, dc) => {
  const scene = aScene({ players: 3 })
    .player('p2', { damage: 1, items: ['book-of-sin', 'mystery-loot'] })
    .rooms(room)
    .monsters('fly')
    .dice(dc - 1, dc);
  scene.attack('p1', 'p2').resolve();
  expect([scene.asked(), scene.offered()]).toEqual(['p2 deathPenalty.item', ['book-of-sin', 'mystery-loot']]);
  scene.answer('p2', 'deathPenalty.item', 'mystery-loot').resolve();
  expect([scene.hp('p1'), scene.items('p1'), scene.items('p2')]).toEqual([1, ['mystery-loot'], ['book-of-sin']]);
  scene.done();
});

test.each([['battle-royale'], ['battle-royale-2'], ['battle-royale-3']])(
  '%s: who dies without having been attacked destroys the item',
  (room) => {
    const scene = aScene({ players: 3 })
      .player('p1', { hand: ['death-to'] })
      .player('p2', { items: ['meat'] })
      .rooms(room)
      .fallbacks('deathPenalty.item');
    scene.play('p1', 'death-to', { targets: ['p2'] }).resolve();
    expect([scene.items('p1'), scene.items('p2'), scene.discarded('treasure')]).toEqual([[], [], ['meat']]);
    scene.done();
  },
);

test('bomb-bum COST-02: a loot card for a roll: 1 damage to somebody, or to oneself', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-penny', '2-cents'] })
    .rooms('bomb-bum')
    .monsters('gurdy')
    .dice(4, 5);
  scene.use('p1', 'bomb-bum', { pay: ['a-penny'] }).resolve();
  scene.answer('p1', 'effect.choose', 'gurdy').resolve();
  expect(scene.hp('gurdy')).toBe(4);
  scene.use('p1', 'bomb-bum', { pay: ['2-cents'] }).resolve();
  expect([scene.hp('p1'), scene.hp('gurdy')]).toEqual([1, 4]);
  scene.done();
});

test('bomb-bum NAME-01 DEC-24: a bomb is worth three rolls', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .rooms('bomb-bum')
    .monsters('gurdy')
    .dice(1, 2, 6)
    .fallbacks('trigger.order', 'dice.order');
  scene.use('p1', 'bomb-bum', { pay: ['gold-bomb'] }).resolve();
  scene.answer('p1', 'effect.choose', 'gurdy').resolve();
  scene.answer('p1', 'effect.choose', 'gurdy').resolve();
  expect([scene.hp('gurdy'), scene.hp('p1')]).toEqual([3, 1]);
  scene.done();
});

test('conjoined-twin TGT-01: whoever kills a monster kills another player of their own choice', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .rooms('conjoined-twin')
    .monsters('fly')
    .passTo('p2');
  scene.play('p2', 'bomb', { targets: ['fly'] }).resolve();
  expect([scene.asked(), scene.offered()]).toEqual(['p2 trigger.target', ['p1', 'p3']]);
  scene.answer('p2', 'trigger.target', 'p3').resolve();
  expect([scene.dead('p1'), scene.dead('p2'), scene.dead('p3')]).toEqual([false, false, true]);
  scene.done();
});

test('conjoined-twin DMG-05: it is that player who kills', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { items: ['head-of-the-keeper'], hand: ['fell-a-monster'], lootPlays: 1 })
    .rooms('conjoined-twin')
    .monsters('fly')
    .passTo('p2');
  scene.play('p2', 'fell-a-monster', { targets: ['fly'] }).resolve();
  scene.answer('p2', 'trigger.target', 'p3').resolve();
  expect([scene.dead('p3'), scene.coins('p2')]).toEqual([true, 2 + 2]);
  scene.done();
});
