import { expect, test } from 'vitest';
import { lostToARoll } from '../../support/attack-rolls.js';
import { aScene, withCounters } from '../../support/scene.js';

test('boxing-glove: a monster that is not attacked goes to the bottom of its deck; a death recharges it', () => {
  const scene = aScene()
    .player('p1', { items: ['boxing-glove'], hand: ['fell-a-monster'] })
    .monsters('gurdy', 'fly')
    .wholeDeck('monster', ['pin', 'dip']);
  scene.use('p1', 'boxing-glove', { targets: ['gurdy'] }).resolve();
  expect([scene.tops('monsters'), scene.cardsOf('monster')]).toEqual([
    ['pin', 'fly'],
    ['dip', 'gurdy'],
  ]);
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect(scene.charged('boxing-glove')).toBe(true);
  scene.done();
});

test('boxing-glove: not the monster that is being attacked', () => {
  const scene = aScene()
    .player('p1', { items: ['boxing-glove'] })
    .monsters('gurdy')
    .dice(1);
  scene.attack('p1', 'gurdy').refuses('p1', 'use boxing-glove');
  scene.done({ midway: 'the attack goes on' });
});

const KINDS = [
  [0, 'monster', ['fly', 'gurdy']],
  [1, 'treasure', ['breakfast', 'meat']],
  [2, 'room', ['red-champions']],
] as const;
test.each(KINDS)('doorway TGT-03: mode %i puts all of one kind into discard', (mode, deck, gone) => {
  const scene = aScene()
    .player('p1', { items: ['doorway'] })
    .monsters('gurdy', 'fly')
    .shop('meat', 'breakfast')
    .rooms('red-champions')
    .deck('room', ['white-champions', 'samsons-blessing'])
    .fallbacks();
  scene.use('p1', 'doorway', { mode }).resolve();
  expect(scene.discarded(deck).toSorted()).toEqual(gone);
  scene.done();
});

test('water-bottle KEY-07: 1 to 3 roll again, a 4 hurts and rolls again, a 5 hurts', () => {
  const scene = aScene()
    .player('p1', { items: ['water-bottle'] })
    .monsters('gurdy')
    .dice(1, 3, 4, 5);
  scene.use('p1', 'water-bottle').resolve();
  scene.answer('p1', 'effect.choose', 'gurdy').resolve();
  scene.answer('p1', 'effect.choose', 'p2').resolve();
  expect([scene.hp('gurdy'), scene.hp('p2')]).toEqual([4, 1]);
  scene.done();
});

test('water-bottle: a 6 ends your turn and cancels everything; on the turn of another it only cancels', () => {
  const scene = aScene()
    .player('p1', { items: ['water-bottle'], hand: ['gain-3'] })
    .dice(6);
  scene.play('p1', 'gain-3').use('p1', 'water-bottle').toNextTurn();
  expect([scene.coins('p1'), scene.state().turn.active]).toEqual([0, 'p2']);
  scene.toActionPhase().done();
  const other = aScene()
    .player('p1', { hand: ['gain-3'] })
    .player('p2', { items: ['water-bottle'] })
    .dice(6);
  other.play('p1', 'gain-3').passTo('p2').use('p2', 'water-bottle').resolve();
  expect([other.coins('p1'), other.state().turn.active]).toEqual([0, 'p1']);
  other.done();
});

test('gun-that-can-kill-the-past COST-04 TURN-20: destroyed, it cancels everything and is an extra turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['gain-3'] })
    .player('p2', { items: ['gun-that-can-kill-the-past'] });
  scene.play('p1', 'gain-3').passTo('p2').use('p2', 'gun-that-can-kill-the-past').resolve();
  expect([scene.coins('p1'), scene.discarded('treasure')]).toEqual([0, ['gun-that-can-kill-the-past']]);
  scene.endTurn('p1').toActionPhase();
  expect(scene.state().turn.active).toBe('p2');
  scene.endTurn('p2').toActionPhase();
  expect(scene.state().turn.active).toBe('p2');
  scene.done();
});

test('ser-junkan LVL-02: a discarded card is a level; from 4 on 1 HP more, from 8 on easier monsters on your turn', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('ser-junkan', 3, 'level')], hand: ['bomb'] })
    .monsters('blank-monster');
  expect(scene.maxHp('p1')).toBe(2);
  scene.use('p1', 'ser-junkan', { pay: ['bomb'] }).resolve();
  expect([scene.maxHp('p1'), scene.object('ser-junkan').counters, scene.hand('p1')]).toEqual([3, { level: 4 }, []]);
  scene.done();
  for (const [level, dc] of [
    [7, 6],
    [8, 5],
  ] as const) {
    const easier = aScene()
      .player('p1', { items: [withCounters('ser-junkan', level, 'level')] })
      .monsters('blank-monster');
    expect(easier.dc('blank-monster')).toBe(dc);
    easier.endTurn('p1').toActionPhase();
    expect(easier.dc('blank-monster')).toBe(6);
    easier.done();
  }
});

test.each([
  [9, 2, 1],
  [10, 1, 2],
  [10, 2, 2],
  [10, 3, 1],
])('ser-junkan: at level %i an attack roll of %i leaves %i HP', (level, face, hp) => {
  const scene = aScene()
    .player('p1', { items: [withCounters('ser-junkan', level, 'level')], damage: 1 })
    .monsters('blank-monster')
    .dice(face);
  scene.attack('p1', 'blank-monster').passUntil(`roll ${face}`).allPass(2);
  expect(scene.hp('p1')).toBe(hp);
  scene.done({ midway: 'the attack goes on' });
});

test.each([
  [1, [3, 1, 3]],
  [3, [2, 2, 2]],
  [5, [2, 1, 1]],
] as const)('spewer: a discarded card and a %i', (face, [most, atk, hp]) => {
  const scene = aScene()
    .player('p1', { items: ['spewer'], hand: ['bomb'] })
    .dice(face);
  scene.use('p1', 'spewer', { pay: ['bomb'] }).resolve();
  expect([scene.maxHp('p1'), scene.atk('p1'), scene.hp('p1')]).toEqual([most, atk, hp]);
  scene.done();
});

test('spewer DEC-24 NAME-01: a card named Pills! makes it three dice', () => {
  const scene = aScene()
    .player('p1', { items: ['spewer'], hand: ['pills'] })
    .dice(1, 2, 4)
    .fallbacks();
  scene.use('p1', 'spewer', { pay: ['pills'] }).resolve();
  expect([scene.maxHp('p1'), scene.atk('p1')]).toEqual([4, 2]);
  scene.done();
});

test.each([
  [2, 2, 5],
  [3, 1, 5],
  [5, 2, 4],
])('the-crowdfunder: 2¢ and a %i', (face, player, monster) => {
  const scene = aScene()
    .player('p1', { items: ['the-crowdfunder'], coins: 2 })
    .monsters('gurdy')
    .dice(face)
    .fallbacks('effect.choose');
  scene.use('p1', 'the-crowdfunder').resolve();
  expect([scene.coins('p1'), scene.hp('p2'), scene.hp('gurdy')]).toEqual([0, player, monster]);
  scene.refuses('p1', 'use the-crowdfunder').done();
});

test('aubrey BUY-11: a purchased shop item is 3 loot, the top card of the deck is none', () => {
  const scene = aScene()
    .player('p1', { items: ['aubrey'], coins: 10 })
    .shop('meat');
  scene.buy('p1', 'meat').resolve();
  expect([scene.hand('p1').length, scene.items('p1')]).toEqual([3, ['aubrey', 'meat']]);
  scene.done();
  const deck = aScene()
    .player('p1', { items: ['aubrey'], coins: 10 })
    .deck('treasure', ['meat']);
  deck.buy('p1', 'deck').resolve();
  expect(deck.hand('p1')).toEqual([]);
  deck.done();
});

test('birthday-cake: any number of players loot 1 as your turn starts', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['birthday-cake'] })
    .from('startTriggers');
  scene.start();
  scene.answerSome('p1', 'trigger.target', 'p2', 'p3').toActionPhase();
  expect([scene.hand('p1').length, scene.hand('p2').length, scene.hand('p3').length]).toEqual([1, 1, 1]);
  scene.done();
});

test.each([
  [2, 0],
  [3, 0],
  [4, 1],
])('diogenes-pot: an attack roll of %i costs %i HP', (face, hp) => {
  expect(lostToARoll(face, { items: ['diogenes-pot'] })).toBe(hp);
});

test('diogenes-pot: an attack roll of 1 is your death', () => {
  const scene = aScene()
    .player('p1', { items: ['diogenes-pot'] })
    .monsters('blank-monster')
    .dice(1);
  scene.attack('p1', 'blank-monster').passUntil('p1 death');
  scene.done({ midway: 'the death is on the stack' });
});

test('george ATK-02: as you declare an attack you may put the five top monster cards in another order', () => {
  const scene = aScene()
    .player('p1', { items: ['george'] })
    .monsters('fly')
    .wholeDeck('monster', ['pin', 'dip', 'gurdy', 'monstro', 'squirt', 'pooter'])
    .dice(2);
  scene.declare('p1', 'attack').passUntil('george').allPass().answer('p1', 'effect.may', 'yes');
  scene.answer('p1', 'deck.order', 'squirt', 'monstro', 'gurdy', 'dip', 'pin');
  expect(scene.cardsOf('monster')).toEqual(['squirt', 'monstro', 'gurdy', 'dip', 'pin', 'pooter']);
  scene.resolve().answer('p1', 'attack.target', 'fly').resolve();
  scene.done();
});

test.each([
  [3, 1],
  [4, 0],
  [5, 0],
])('hitops: an attack roll of %i costs %i HP', (face, hp) => {
  expect(lostToARoll(face, { items: ['hitops'] })).toBe(hp);
});

test.each([
  ['yes', 2],
  ['no', 1],
])('hitops: a high five that is accepted (%s) leaves the other %i HP', (answer, hp) => {
  const scene = aScene()
    .player('p2', { items: ['hitops'] })
    .monsters('armoured')
    .from('startTriggers')
    .dice(4);
  scene.allPass().answer('p2', 'effect.may', 'yes').answer('p1', 'effect.may', answer).toActionPhase();
  scene.attack('p1', 'armoured').passUntil('roll 4').allPass(2);
  expect(scene.hp('p1')).toBe(hp);
  scene.done({ midway: 'the attack goes on' });
});

test('newgrounds-tank: 1 HP and 1 ATK more, and monsters are harder to hit on your turn', () => {
  const scene = aScene()
    .player('p1', { items: ['newgrounds-tank'] })
    .monsters('fly');
  expect([scene.maxHp('p1'), scene.atk('p1'), scene.dc('fly')]).toEqual([3, 2, 3]);
  scene.endTurn('p1').toActionPhase();
  expect([scene.maxHp('p1'), scene.dc('fly')]).toEqual([3, 2]);
  scene.done();
});

test('tony: 1 ATK more, and another while it is your only item but eternal ones', () => {
  const alone = aScene()
    .player('p1', { items: ['tony', 'the-d6'] })
    .player('p2', { items: ['breakfast'] });
  expect(alone.atk('p1')).toBe(3);
  alone.done();
  const scene = aScene().player('p1', { items: ['tony', 'breakfast'] });
  expect(scene.atk('p1')).toBe(2);
  scene.done();
});
