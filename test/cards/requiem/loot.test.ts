import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test('a-lucky-penny CARD-06: 1¢, and rewards are doubled till end of turn, whoever gets them', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-lucky-penny', 'bomb', 'bomb'], lootPlays: 3 })
    .monsters('fly', 'says-when-dying');
  scene.play('p1', 'a-lucky-penny').allPass();
  expect(scene.coins('p1')).toBe(1);
  scene.play('p1', 'bomb', { targets: ['says-when-dying'] }).resolve();
  expect(scene.coins('p1')).toBe(5);
  scene.endTurn('p1').toActionPhase();
  expect(scene.state().standing).toEqual([]);
  scene.done();
});

test('a-lucky-penny RULING-24: two of them quadruple, and a reward that is rolled for is rolled once', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-lucky-penny', 'bomb'], lootPlays: 2 })
    .monsters('rolls-for-reward')
    .dice(3);
  scene.play('p1', 'a-lucky-penny').allPass().play('p1', 'bomb', { targets: ['rolls-for-reward'] }).resolve();
  expect(scene.coins('p1')).toBe(7);
  scene.done();
});

test('algiz KEY-01: every item of one player is eternal till end of turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['algiz', 'destroy-anything', 'destroy-anything'], items: ['breakfast'], lootPlays: 3 })
    .player('p2', { items: ['meat'] });
  scene.play('p1', 'algiz', { targets: ['p2'] }).allPass();
  scene.play('p1', 'destroy-anything', { targets: ['meat'] }).allPass();
  scene.play('p1', 'destroy-anything', { targets: ['breakfast'] }).allPass();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([[], ['meat']]);
  scene.endTurn('p1').toActionPhase();
  expect(scene.state().continuous).toEqual([]);
  scene.done();
});

test('bag-lunch REPL-01: the first time a counter in place of being destroyed, the second time destroyed', () => {
  const scene = aScene().player('p1', {
    items: ['bag-lunch'],
    hand: ['destroy-anything', 'destroy-anything'],
    lootPlays: 2,
  });
  expect(scene.maxHp('p1')).toBe(2);
  scene.play('p1', 'destroy-anything', { targets: ['bag-lunch'] }).allPass();
  expect([scene.items('p1'), scene.object('bag-lunch').counters]).toEqual([['bag-lunch'], { counter: 1 }]);
  expect(scene.maxHp('p1')).toBe(3);
  scene.play('p1', 'destroy-anything', { targets: ['bag-lunch'] }).allPass();
  expect([scene.items('p1'), scene.discarded('loot')[1], scene.maxHp('p1')]).toEqual([[], 'bag-lunch', 2]);
  scene.done();
});

test('bag-lunch DEST-04: put into discard it gets no counter', () => {
  const scene = aScene().player('p1', { items: ['bag-lunch'], hand: ['discard-anything'] });
  scene.play('p1', 'discard-anything', { targets: ['bag-lunch'] }).allPass();
  expect(scene.items('p1')).toEqual([]);
  scene.done();
});

test('berkano: who loses an item to it steals one of the shop', () => {
  const scene = aScene()
    .player('p1', { hand: ['berkano'] })
    .player('p2', { items: ['breakfast'] })
    .shop('meat', 'dinner')
    .deck('treasure', ['synthoil']);
  scene.play('p1', 'berkano', { targets: ['breakfast'] }).allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p2 effect.choose', ['meat', 'dinner']]);
  scene.answer('p2', 'effect.choose', 'dinner');
  expect([scene.items('p2'), scene.tops('shop')]).toEqual([['dinner'], ['meat', 'synthoil']]);
  expect(scene.discarded('treasure')).toEqual(['breakfast']);
  scene.done();
});

test('berkano KEY-01: an eternal item stays, and its player steals all the same', () => {
  const scene = aScene()
    .player('p1', { hand: ['berkano'], items: ['the-d6'] })
    .shop('meat');
  scene.play('p1', 'berkano', { targets: ['the-d6'] }).allPass().answer('p1', 'effect.choose', 'meat');
  expect(scene.items('p1')).toEqual(['the-d6', 'meat']);
  scene.done();
});

test('berkano: an item of the shop is destroyed, and nobody steals', () => {
  const scene = aScene()
    .player('p1', { hand: ['berkano'] })
    .shop('meat', 'dinner')
    .deck('treasure', ['synthoil']);
  scene.play('p1', 'berkano', { targets: ['meat'] }).allPass();
  expect([scene.tops('shop'), scene.items('p1'), scene.discarded('treasure')]).toEqual([
    ['synthoil', 'dinner'],
    [],
    ['meat'],
  ]);
  scene.done();
});

test('black-heart PREV-03: one damage less, and nothing more while the player lives', () => {
  const scene = aScene().player('p1', { hand: ['black-heart', 'gold-bomb'], lootPlays: 2, items: ['breakfast'] });
  scene.play('p1', 'black-heart', { targets: ['p1'] }).allPass();
  scene.play('p1', 'gold-bomb', { targets: ['p1'] }).resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.dead('p1')]).toEqual([1, 2, false]);
  scene.done();
});

test('black-heart EFF-02: the death of its player is 2 damage to all others but who played it', () => {
  const scene = aScene({ players: 4 })
    .player('p1', { hand: ['black-heart', 'xiii-death'], lootPlays: 2 })
    .player('p3', { items: ['breakfast'] })
    .player('p4', { items: ['breakfast'] });
  scene.play('p1', 'black-heart', { targets: ['p2'] }).allPass();
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.dead('p2'), scene.hp('p1'), scene.hp('p3'), scene.hp('p4')]).toEqual([true, 2, 1, 1]);
  scene.done();
});

test('black-heart: only till end of turn, and only that player', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['black-heart', 'xiii-death', 'xiii-death'], lootPlays: 2 })
    .player('p2', { hand: ['xiii-death'], lootPlays: 0 });
  scene.play('p1', 'black-heart', { targets: ['p2'] }).allPass();
  scene.play('p1', 'xiii-death', { targets: ['p3'] }).resolve();
  expect([scene.dead('p3'), scene.hp('p2'), scene.hp('p1')]).toEqual([true, 2, 2]);
  scene.endTurn('p1').toActionPhase();
  scene.play('p2', 'xiii-death', { targets: ['p2'] }).passUntil('p2 death').allPass();
  expect([scene.dead('p2'), scene.hp('p1'), scene.hp('p3')]).toEqual([true, 2, 2]);
  scene.done({ midway: 'the turn ends' });
});

test('broken-remote: each activated item may take a room or a monster away that is not attacked', () => {
  const scene = aScene()
    .player('p1', { items: ['broken-remote', 'mystery-loot', 'coin-maker'] })
    .rooms('coin-room')
    .monsters('fly', 'armoured')
    .deck('room', ['empty-room', 'toll-gate'])
    .dice(6);
  scene.use('p1', 'mystery-loot');
  expect(scene.offered()).toEqual(['coin-room', 'fly', 'armoured']);
  scene.answer('p1', 'trigger.target', 'coin-room').allPass().answer('p1', 'effect.may', 'yes');
  expect(scene.discarded('room')).toEqual(['coin-room']);
  scene.resolve().attack('p1', 'armoured').use('p1', 'coin-maker');
  expect(scene.offered()).toEqual(['empty-room', 'fly']);
  scene.answer('p1', 'trigger.target', 'fly').allPass().answer('p1', 'effect.may', 'no');
  expect(scene.tops('monsters')).toEqual(['fly', 'armoured']);
  scene.resolve().done();
});

test('broken-remote: neither a character nor what others activate', () => {
  const scene = aScene()
    .player('p1', { items: ['broken-remote'] })
    .player('p2', { items: ['mystery-loot'] })
    .monsters('fly');
  scene.use('p1', 'plain').resolve().pass('p1').use('p2', 'mystery-loot').resolve();
  expect(scene.tops('monsters')).toEqual(['fly']);
  scene.done();
});

test('callus PREV-01: all damage is prevented that is no combat damage', () => {
  const scene = aScene()
    .player('p1', { items: ['callus'], hand: ['gold-bomb'] })
    .player('p2', { items: ['sees-prevention'] })
    .monsters('gurdy')
    .dice(1);
  scene.play('p1', 'gold-bomb', { targets: ['p1'] }).resolve();
  expect([scene.hp('p1'), scene.coins('p2')]).toEqual([2, 3]);
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hp('p1')).toBe(1);
  scene.done({ midway: 'the attack goes on' });
});

test('dads-note MON-01 ZONE-14: up to three monsters of the discard, one after the other, into slots', () => {
  const scene = aScene()
    .player('p1', { hand: ['dads-note'] })
    .monsters('fly', 'stubborn')
    .discard('monster', ['pin', 'event-pays', 'gurdy', 'monstro']);
  scene.answer('p1', 'priority', 'play dads-note');
  expect(scene.offered().filter((name) => name !== 'back')).toEqual(['monstro', 'gurdy', 'pin']);
  scene.answerSome('p1', 'announce.target', 'pin', 'gurdy').allPass();
  expect(scene.tops('monsters')[1]).toBe('stubborn');
  expect(scene.view().monsters.flatMap(({ top, covered }) => [top?.card, ...covered.map(({ card }) => card)])).toHaveLength(4);
  expect(scene.discarded('monster')).toEqual(['event-pays', 'monstro']);
  scene.done();
});

test('emergency-contact ATK-14 TURN-12: the attack is over, and the monster under its deck', () => {
  const scene = aScene()
    .player('p2', { hand: ['emergency-contact'], lootPlays: 1 })
    .monsters('gurdy', 'fly')
    .wholeDeck('monster', ['pin', 'monstro'])
    .dice(1);
  scene.pass('p1').refuses('p2', 'play emergency-contact').pass('p2');
  scene.attack('p1', 'gurdy').passTo('p2').play('p2', 'emergency-contact', { targets: ['gurdy'] }).resolve();
  expect([scene.tops('monsters'), scene.cardsOf('monster')]).toEqual([
    ['pin', 'fly'],
    ['monstro', 'gurdy'],
  ]);
  expect(scene.hp('p1')).toBe(2);
  scene.refuses('p1', 'attack', 'ATK-01').done();
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
  scene.play('p1', '3-cents').passTo('p2').play('p2', 'magic-marker', { targets: ['3-cents'] }).allPass();
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
  scene.pass('p1').play('p2', 'bomb', { targets: ['armoured'] }).resolve();
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

test.each(['bag-lunch', 'broken-remote', 'callus', 'lucky-toe', 'tick', 'wishbone'])(
  '%s KEY-02: played it stays as an item of its player',
  (id) => {
    const scene = aScene().player('p1', { hand: [id] });
    scene.play('p1', id).allPass();
    expect([scene.items('p1'), scene.discarded('loot')]).toEqual([[id], []]);
    scene.done();
  },
);
