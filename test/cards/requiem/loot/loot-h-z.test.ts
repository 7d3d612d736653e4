import { expect, test } from 'vitest';
import { aScene } from '../../../support/scene.js';

test('rib-of-greed DEC-08 DEATH-14: no effect and no death makes its player discard loot or lose ¢', () => {
  const scene = aScene()
    .player('p1', { hand: ['each-discards-2', 'lose-3', 'xiii-death', 'bomb'], lootPlays: 3, coins: 5 })
    .player('p2', { items: ['rib-of-greed', 'the-d6'], hand: ['a-dime', 'a-penny'], coins: 4 })
    .fallbacks('discard.loot', 'deathPenalty.item');
  scene.play('p1', 'each-discards-2').allPass();
  expect([scene.hand('p1').length, scene.hand('p2')]).toEqual([1, ['a-dime', 'a-penny']]);
  scene.done();
  const dying = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['rib-of-greed', 'meat'], hand: ['a-dime'], coins: 4 });
  dying.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  dying.answer('p2', 'deathPenalty.item', 'meat').resolve();
  expect([dying.hand('p2'), dying.coins('p2'), dying.items('p2')]).toEqual([['a-dime'], 4, ['rib-of-greed']]);
  dying.done();
});

test('rib-of-greed TURN-14 COST-02: the hand limit and costs of one’s own are paid all the same', () => {
  const hand = ['bomb', ...Array.from({ length: 11 }, () => 'a-penny')];
  const scene = aScene().player('p1', { items: ['rib-of-greed', 'pay-with-loot'], hand, coins: 2 });
  scene.use('p1', 'pay-with-loot', { pay: ['bomb'] }).allPass();
  expect(scene.discarded('loot')).toEqual(['bomb']);
  scene.declare('p1', 'end').toNextTurn();
  expect(scene.asked()).toBe('p1 handLimit.loot');
  scene.answer('p1', 'handLimit.loot', 'a-penny', 'a-penny', 'a-penny').toNextTurn();
  expect(scene.hand('p1')).toHaveLength(10);
  scene.done();
});

test('rib-of-greed: but ¢ can be stolen', () => {
  const scene = aScene()
    .player('p1', { items: ['coin-thief'] })
    .player('p2', { items: ['rib-of-greed'], coins: 4 });
  scene.use('p1', 'coin-thief', { targets: ['p2'] }).allPass();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([3, 1]);
  scene.done();
});

test('hagalaz ZONE-07: five cards of the monster deck in order, and a monster to discard', () => {
  const scene = aScene()
    .player('p1', { hand: ['hagalaz'] })
    .monsters('fly')
    .rooms('coin-room')
    .wholeDeck('monster', ['pin', 'gurdy', 'monstro', 'chub', 'war', 'mom']);
  scene.answer('p1', 'priority', 'play hagalaz').answer('p1', 'announce.target', 'deck:monster');
  expect(scene.offered()).toEqual(['coin-room', 'fly', 'back']);
  scene.answer('p1', 'announce.target', 'fly').allPass();
  scene.answer('p1', 'deck.order', 'war', 'chub', 'monstro', 'gurdy', 'pin');
  expect([scene.discarded('monster'), scene.tops('monsters')]).toEqual([['fly'], ['war']]);
  expect(scene.cardsOf('monster')).toEqual(['chub', 'monstro', 'gurdy', 'pin', 'mom']);
  scene.done();
});

test('hagalaz: or rooms, and a room to discard, but nothing that is being attacked', () => {
  const scene = aScene()
    .player('p1', { hand: ['hagalaz'] })
    .monsters('armoured')
    .rooms('coin-room')
    .wholeDeck('room', ['empty-room', 'toll-gate'])
    .dice(6);
  scene.attack('p1', 'armoured').answer('p1', 'priority', 'play hagalaz');
  scene.answer('p1', 'announce.target', 'deck:room');
  expect(scene.offered()).toEqual(['coin-room', 'back']);
  scene.answer('p1', 'announce.target', 'coin-room').allPass();
  scene.answer('p1', 'deck.order', 'toll-gate', 'empty-room');
  expect([scene.discarded('room'), scene.tops('rooms')]).toEqual([['coin-room'], ['toll-gate']]);
  scene.resolve().done();
});

test('key TURN-12: one attack more for the active player', () => {
  const scene = aScene()
    .player('p2', { hand: ['key'], lootPlays: 1 })
    .monsters('fly')
    .used({ attacks: 1 });
  scene.refuses('p1', 'attack').pass('p1').play('p2', 'key', { mode: 0 }).allPass();
  expect(scene.offered()).toContain('attack');
  scene.done();
});

test('key ZONE-14: or the top monster into a slot that is not attacked', () => {
  const scene = aScene()
    .player('p1', { hand: ['key'] })
    .monsters('armoured', 'fly')
    .deck('monster', ['gurdy'])
    .dice(6);
  scene.attack('p1', 'armoured').play('p1', 'key', { mode: 1 }).allPass();
  expect(scene.tops('monsters')).toEqual(['armoured', 'gurdy']);
  scene.resolve().done();
});

test('lucky-toe: one loot card more, but not in the loot step', () => {
  const scene = aScene()
    .player('p1', { items: ['lucky-toe', 'mystery-loot'] })
    .player('p2', { items: ['mystery-loot'] })
    .from('recharge');
  scene.toActionPhase();
  expect(scene.hand('p1')).toHaveLength(1);
  scene.use('p1', 'mystery-loot').resolve();
  expect(scene.hand('p1')).toHaveLength(4);
  scene.pass('p1').use('p2', 'mystery-loot').resolve();
  expect(scene.hand('p2')).toHaveLength(2);
  scene.done();
});

test('magic-marker: a number in the text of an item, one up or down till end of turn', () => {
  const scene = aScene()
    .player('p1', { items: ['ipecac'], hand: ['magic-marker'] })
    .monsters('fly');
  scene.play('p1', 'magic-marker', { targets: ['ipecac'] }).allPass();
  scene.answer('p1', 'effect.number', 'n1to2');
  expect(scene.atk('p1')).toBe(3);
  scene.endTurn('p1');
  expect(scene.atk('p1')).toBe(2);
  scene.done();
});

test('magic-marker: or of loot that is being played', () => {
  const scene = aScene()
    .player('p1', { hand: ['3-cents'] })
    .player('p2', { hand: ['magic-marker'], lootPlays: 1 });
  scene
    .play('p1', '3-cents')
    .passTo('p2')
    .play('p2', 'magic-marker', { targets: ['3-cents'] })
    .allPass();
  scene.answer('p2', 'effect.number', 'n1to2').resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.done();
});

test('mega-bomb: 2 damage to a monster or a player', () => {
  const scene = aScene()
    .player('p1', { hand: ['mega-bomb'] })
    .monsters('gurdy');
  scene.answer('p1', 'priority', 'play mega-bomb');
  expect(scene.offered()).toEqual(['p1', 'p2', 'gurdy', 'back']);
  scene.answer('p1', 'announce.target', 'gurdy').resolve();
  expect(scene.hp('gurdy')).toBe(3);
  scene.done();
});

test.each([1, 3, 5])('pills-requiem: a %i', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['pills-requiem', 'a-dime'] })
    .deck('loot', ['bomb', '2-cents', '3-cents', 'a-penny'])
    .dice(face);
  scene.play('p1', 'pills-requiem').allPass(2).resolve();
  const chosen = { 1: ['a-dime', '2-cents', '3-cents'], 3: ['a-dime'], 5: [] }[face] ?? [];
  if (chosen.length > 0) scene.answer('p1', 'effect.choose', ...chosen);
  if (face === 1) scene.answer('p1', 'deck.order', '3-cents', 'a-dime', '2-cents');
  const left = ['a-dime', 'bomb', '2-cents', '3-cents'].filter((card) => !chosen.includes(card));
  expect(scene.hand('p1')).toEqual(left);
  const top = { 1: ['3-cents', 'a-dime', '2-cents'], 3: ['a-dime'], 5: [] }[face] ?? [];
  expect(scene.cardsOf('loot').slice(0, top.length + 1)).toEqual([...top, 'a-penny']);
  scene.done();
});

test('pills-requiem-2 DEC-24: three rolls, each with its own outcome', () => {
  const scene = aScene()
    .player('p1', { hand: ['pills-requiem-2'] })
    .dice(1, 4, 6)
    .fallbacks('dice.order', 'trigger.order');
  scene.play('p1', 'pills-requiem-2').resolve();
  expect([scene.atk('p1'), scene.maxHp('p1'), scene.hp('p1')]).toEqual([2, 3, 2]);
  scene.endTurn('p1');
  expect([scene.atk('p1'), scene.maxHp('p1')]).toEqual([1, 2]);
  scene.done();
});

test('pills-requiem-2: the same three times adds up', () => {
  const scene = aScene()
    .player('p1', { hand: ['pills-requiem-2'] })
    .dice(2, 2, 2)
    .fallbacks('dice.order', 'trigger.order');
  scene.play('p1', 'pills-requiem-2').resolve();
  expect([scene.atk('p1'), scene.maxHp('p1')]).toEqual([4, 2]);
  scene.done();
});

test.each([
  [3, ['sticky-nickel'], 0],
  [4, [], 5],
])('sticky-nickel LOOT-04: a %i gives it to the player to the left, or 5¢', (face, left, coins) => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['sticky-nickel'] })
    .dice(face);
  scene.play('p1', 'sticky-nickel').resolve();
  expect([scene.hand('p2'), scene.hand('p3'), scene.coins('p1')]).toEqual([left, [], coins]);
  expect(scene.discarded('loot')).toEqual(left.length === 0 ? ['sticky-nickel'] : []);
  scene.done();
});

test('sticky-nickel COPY-09: a copy of it is no card that could be given', () => {
  const scene = aScene()
    .player('p1', { hand: ['sticky-nickel'], items: ['blank-card'] })
    .dice(1, 6);
  scene.use('p1', 'blank-card').allPass().play('p1', 'sticky-nickel').resolve();
  expect([scene.hand('p2'), scene.coins('p1'), scene.discarded('loot')]).toEqual([[], 5, ['sticky-nickel']]);
  scene.done();
});

test('tick KEY-01 AND-01: the first monster killed on one’s own turn heals 1 HP and is an attack more', () => {
  const scene = aScene()
    .player('p1', { items: ['tick', 'breakfast'], hand: ['bomb', 'bomb'], damage: 2, lootPlays: 2 })
    .monsters('fly', 'armoured')
    .used({ attacks: 1 });
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  expect([scene.hp('p1'), scene.offered().includes('attack')]).toEqual([2, true]);
  scene.play('p1', 'bomb', { targets: ['armoured'] }).resolve();
  expect([scene.hp('p1'), scene.state().turn.grants.length]).toEqual([2, 1]);
  scene.done();
});

test('tick: not for a monster that its player kills on another turn, nor for one that another kills', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { items: ['tick'], hand: ['bomb'], lootPlays: 1, damage: 1 })
    .monsters('fly', 'armoured');
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  scene
    .pass('p1')
    .play('p2', 'bomb', { targets: ['armoured'] })
    .resolve();
  expect([scene.hp('p2'), scene.state().turn.grants]).toEqual([1, []]);
  scene.done();
});

test('two-of-spades: as many cards as another player has in hand', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['two-of-spades'] })
    .player('p2', { hand: ['bomb', 'bomb', 'bomb'] });
  scene.answer('p1', 'priority', 'play two-of-spades');
  expect(scene.offered()).toEqual(['p2', 'p3', 'back']);
  scene.answer('p1', 'announce.target', 'p2').allPass();
  expect([scene.hand('p1').length, scene.hand('p2').length]).toEqual([3, 3]);
  scene.done();
});

test('wishbone DEST-03: a treasure when it is destroyed, also by the death penalty', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['wishbone'] })
    .deck('treasure', ['meat'])
    .fallbacks('deathPenalty.item');
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.items('p2'), scene.discarded('loot')]).toEqual([['meat'], ['wishbone', 'xiii-death']]);
  scene.done();
});

test('wishbone DEST-04: put into discard it is not destroyed', () => {
  const scene = aScene().player('p1', { items: ['wishbone'], hand: ['discard-anything'] });
  scene.play('p1', 'discard-anything', { targets: ['wishbone'] }).resolve();
  expect(scene.items('p1')).toEqual([]);
  scene.done();
});

test.each(['bag-lunch', 'broken-remote', 'callus', 'golden-trinket', 'lucky-toe', 'rib-of-greed', 'tick', 'wishbone'])(
  '%s KEY-02: played it stays as an item of its player',
  (id) => {
    const scene = aScene().player('p1', { hand: [id] });
    scene.play('p1', id).allPass();
    expect([scene.items('p1'), scene.discarded('loot')]).toEqual([[id], []]);
    scene.done();
  },
);
