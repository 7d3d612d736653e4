import { expect, test } from 'vitest';
import { aScene, sideways, withCounters } from '../../../support/scene.js';

test('bag-of-crafting: a counter for a loot card, any number of times', () => {
  const scene = aScene().player('p1', { items: ['bag-of-crafting'], hand: ['bomb', 'a-dime', 'a-penny'] });
  scene.use('p1', 'bag-of-crafting', { ability: 'paid.counter', pay: ['bomb'] }).allPass();
  scene.use('p1', 'bag-of-crafting', { ability: 'paid.counter', pay: ['a-penny'] }).allPass();
  expect([scene.hand('p1'), scene.object('bag-of-crafting').counters]).toEqual([['a-dime'], { counter: 2 }]);
  scene.done();
});

test('bag-of-crafting COST-05: four counters for a treasure, not three', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('bag-of-crafting', 3)], hand: ['bomb'] })
    .deck('treasure', ['meat']);
  scene.refuses('p1', 'use bag-of-crafting paid.treasure', 'COST-05');
  scene.use('p1', 'bag-of-crafting', { ability: 'paid.counter', pay: ['bomb'] }).allPass();
  scene.use('p1', 'bag-of-crafting', { ability: 'paid.treasure' }).allPass();
  expect([scene.items('p1'), scene.object('bag-of-crafting').counters]).toEqual([['bag-of-crafting', 'meat'], {}]);
  scene.done();
});

test('berserk: one attack more, and 1 HP more till end of turn for each monster killed', () => {
  const scene = aScene()
    .player('p1', { items: ['berserk'], damage: 1 })
    .player('p2', { items: ['berserk'] })
    .monsters('fly', 'armoured')
    .dice(6, 6);
  scene.attack('p1', 'fly').resolve();
  expect([scene.maxHp('p1'), scene.hp('p1'), scene.maxHp('p2')]).toEqual([3, 2, 2]);
  scene.attack('p1', 'armoured').resolve();
  expect([scene.maxHp('p1'), scene.hp('p1')]).toEqual([4, 3]);
  scene.refuses('p1', 'attack', 'ATK-01').endTurn('p1');
  expect(scene.maxHp('p1')).toBe(2);
  scene.done();
});

test('book-of-virtues: a 5 after combat damage is a damage to whom one likes', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-virtues'] })
    .monsters('gurdy', 'pin')
    .dice(4, 5);
  scene.attack('p1', 'gurdy').passUntil('roll 5').allPass(2);
  expect(scene.offered()).toEqual(['p1', 'p2', 'gurdy', 'pin']);
  scene.answer('p1', 'effect.choose', 'pin').allPass();
  expect([scene.hp('gurdy'), scene.hp('pin')]).toEqual([4, 1]);
  scene.done({ midway: 'the attack goes on' });
});

test('book-of-virtues: a 4 does nothing, and neither does damage that its player takes', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-virtues'] })
    .monsters('gurdy')
    .dice(4, 4, 1);
  scene.attack('p1', 'gurdy').passUntil('roll 4').allPass(2).passUntil('roll 4').allPass();
  scene.passUntil('roll 1').allPass(2);
  expect([scene.hp('gurdy'), scene.hp('p1'), scene.stack()]).toEqual([4, 1, []]);
  scene.done({ midway: 'the attack goes on' });
});

test('book-of-virtues: a killed monster is a loot card for its player and one other', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['book-of-virtues'], hand: ['bomb'] })
    .monsters('armoured');
  scene.play('p1', 'bomb', { targets: ['armoured'] }).allPass(3);
  expect(scene.offered()).toEqual(['p2', 'p3']);
  scene.answer('p1', 'trigger.target', 'p3').resolve();
  expect([scene.hand('p1').length, scene.hand('p2').length, scene.hand('p3').length]).toEqual([1, 0, 1]);
  scene.done();
});

test('ceremonial-blade: ↷ for one more loot play, and a loot card for a monster that its player kills', () => {
  const scene = aScene()
    .player('p1', { items: ['ceremonial-blade'], hand: ['a-penny', 'bomb'] })
    .player('p2', { items: ['ceremonial-blade'] })
    .monsters('fly')
    .deck('loot', ['a-dime']);
  scene.play('p1', 'a-penny').allPass().refuses('p1', 'play bomb');
  scene
    .use('p1', 'ceremonial-blade')
    .allPass()
    .play('p1', 'bomb', { targets: ['fly'] })
    .resolve();
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([['a-dime'], []]);
  scene.done();
});

test('ceremonial-blade AND-01: loot 1 and discard a card at the end of the turn', () => {
  const scene = aScene()
    .player('p1', { items: ['ceremonial-blade'], hand: ['bomb'] })
    .deck('loot', ['a-dime', 'a-penny']);
  scene.declare('p1', 'end').allPass(2);
  scene.answer('p1', 'discard.loot', 'bomb');
  expect([scene.hand('p1'), scene.discarded('loot')]).toEqual([['a-dime'], ['bomb']]);
  scene.toNextTurn().done();
});

test('classic-roller REROLL-01 DICE-02: two dice for the same roll, and a player whom the roller chooses picks one', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['book-of-sin'] })
    .player('p2', { items: ['classic-roller'] })
    .dice(6, 1, 4);
  scene.use('p1', 'book-of-sin').allPass().passTo('p2');
  scene.use('p2', 'classic-roller', { targets: ['roll'] }).allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 effect.choose', ['p2', 'p3']]);
  scene.answer('p1', 'effect.choose', 'p3');
  expect(scene.asked()).toBe('p3 dice.choose');
  scene.answer('p3', 'dice.choose', 'd1');
  expect([scene.stack(), scene.state().standing]).toEqual([['roll 4'], []]);
  scene.resolve().done();
});

test('classic-roller: upright again at the end of its player’s turn', () => {
  const scene = aScene({ players: 3 }).player('p1', { items: [sideways('classic-roller')] });
  scene.declare('p1', 'end').allPass(2);
  expect(scene.charged('classic-roller')).toBe(true);
  scene.toNextTurn().done();
});

test('flip DEATH-12 FLIP-01: after the penalty the character is turned and recharged, and there are three new cards', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { character: 'the-enigma', items: ['flip', 'meat'], hand: ['bomb', 'a-dime'], coins: 1 });
  scene
    .play('p1', 'xiii-death', { targets: ['p2'] })
    .passUntil('p2 death')
    .allPass();
  scene.answer('p2', 'deathPenalty.item', 'meat').answer('p2', 'deathPenalty.loot', 'bomb');
  expect([scene.stack(), scene.coins('p2'), scene.charged('the-enigma')]).toEqual([['flip'], 0, false]);
  scene.allPass();
  expect([scene.hand('p2').length, scene.charged('amgine-eht')]).toEqual([3, true]);
  expect(scene.discarded('loot').toSorted()).toEqual(['a-dime', 'bomb', 'xiii-death']);
  expect(scene.atk('p2')).toBe(2);
  scene.resolve().done();
});

test('flip: a character without another face is recharged all the same, and an empty hand is filled', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['flip'] });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.hand('p2').length, scene.charged('plain@p2'), scene.atk('p2')]).toEqual([3, true, 1]);
  scene.done();
});

test('flip: its counters stay on the character, and turned twice it is as before', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death', 'xiii-death'], lootPlays: 2 })
    .player('p2', { character: withCounters('the-enigma', 2), items: ['flip'] })
    .fallbacks('deathPenalty.loot');
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.object('amgine-eht').counters, scene.atk('p2')]).toEqual([{ counter: 2 }, 2]);
  scene.endTurn('p1').toActionPhase().endTurn('p2').toActionPhase();
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.object('the-enigma').counters, scene.atk('p2')]).toEqual([{ counter: 2 }, 1]);
  scene.done();
});

test('abyss KEY-01: an item of its player for a counter, and none for an eternal one', () => {
  const scene = aScene().player('p1', { items: ['abyss', 'meat', 'the-battery'] });
  scene.use('p1', 'abyss', { targets: ['meat'] }).allPass();
  expect([scene.items('p1'), scene.object('abyss').counters]).toEqual([['abyss', 'the-battery'], { counter: 1 }]);
  scene.use('p1', 'the-battery', { targets: ['abyss'] }).allPass();
  scene.use('p1', 'abyss', { targets: ['abyss'] }).allPass();
  expect([scene.items('p1'), scene.object('abyss').counters]).toEqual([['abyss', 'the-battery'], { counter: 1 }]);
  scene.done();
});

test.each([
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 3],
])('abyss: with %i counters its player has %i ATK', (counters, atk) => {
  const scene = aScene().player('p1', { items: [withCounters('abyss', counters)] });
  expect([scene.atk('p1'), scene.atk('p2')]).toEqual([atk, 1]);
  scene.done();
});

test('anima-sola FLIP-01: turned over it can be attacked, and turned back there is a loot card', () => {
  const scene = aScene()
    .player('p1', { items: ['anima-sola', 'meat'], hand: ['turn-over'] })
    .player('p2', { items: ['anima-sola'] })
    .monsters('fly');
  scene.use('p1', 'anima-sola').allPass();
  expect([scene.items('p1'), scene.hp('the-revenant'), scene.dc('the-revenant'), scene.atk('the-revenant')]).toEqual([
    ['the-revenant', 'meat'],
    2,
    3,
    2,
  ]);
  expect(scene.hand('p1')).toEqual(['turn-over']);
  scene.play('p1', 'turn-over', { targets: ['the-revenant'] }).resolve();
  expect([scene.items('p1'), scene.hand('p1').length]).toEqual([['anima-sola', 'meat'], 1]);
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['fly', 'deck']);
  scene.done({ midway: 'the attack is declared' });
});

test('anima-sola ATKOBJ-02 KEY-01: at 0 HP who attacks it has its reward, it is turned over, and there is an attack more', () => {
  const scene = aScene()
    .player('p2', { items: ['anima-sola'] })
    .monsters('fly')
    .dice(3, 3, 6);
  scene.pass('p1').use('p2', 'anima-sola').resolve();
  scene.attack('p1', 'the-revenant').resolve();
  expect([scene.items('p2'), scene.hand('p1').length, scene.hand('p2').length]).toEqual([['anima-sola'], 2, 1]);
  scene.attack('p1', 'fly').resolve();
  expect([scene.coins('p1'), scene.discarded('monster')]).toEqual([1, ['fly']]);
  scene.refuses('p1', 'attack', 'ATK-01').done();
});

test('anima-sola: hit but not down, it stays as it is', () => {
  const scene = aScene()
    .player('p2', { items: ['anima-sola'] })
    .monsters('fly')
    .dice(3);
  scene.pass('p1').use('p2', 'anima-sola').resolve();
  scene.attack('p1', 'the-revenant').allPass(2);
  expect([scene.items('p2'), scene.hp('the-revenant'), scene.hand('p1')]).toEqual([['the-revenant'], 1, []]);
  scene.done({ midway: 'the attack goes on' });
});

test('dead-weight: no combat damage from an attack roll of 1', () => {
  const scene = aScene()
    .player('p1', { items: ['dead-weight'] })
    .monsters('gurdy')
    .dice(1, 2);
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hp('p1')).toBe(2);
  scene.passUntil('1 damage to p1').allPass();
  expect(scene.hp('p1')).toBe(1);
  scene.done({ midway: 'the attack goes on' });
});

test('dead-weight CANCEL-01: cancels what a monster or an item that is not eternal has triggered, nothing else', () => {
  const scene = aScene()
    .player('p1', { items: ['dead-weight', 'mystery-loot', 'book-of-sin'] })
    .player('p2', { items: ['sees-ones'] })
    .monsters('coin-on-ones')
    .dice(1)
    .fallbacks('trigger.order');
  scene.use('p1', 'book-of-sin').passUntil('sees-ones').use('p1', 'mystery-loot');
  scene.answer('p1', 'priority', 'use dead-weight');
  expect(scene.offered().toSorted()).toEqual(['back', 'book-of-sin', 'coin-on-ones', 'sees-ones']);
  scene.answer('p1', 'announce.target', 'sees-ones').resolve();
  expect([scene.coins('p2'), scene.hand('p1').length]).toEqual([0, 2]);
  scene.done();
});

test('dead-weight KEY-01: not what an eternal item has triggered', () => {
  const scene = aScene()
    .player('p1', { items: ['dead-weight'], hand: ['bomb'] })
    .player('p2', { items: ['sumptorium'] });
  scene
    .play('p1', 'bomb', { targets: ['p2'] })
    .passUntil('sumptorium')
    .refuses('p1', 'use dead-weight');
  scene.resolve();
  expect(scene.object('sumptorium').counters).toEqual({ counter: 1 });
  scene.done();
});

test('dead-weight: upright again at the end of its player’s turn', () => {
  const scene = aScene().player('p1', { items: [sideways('dead-weight')] });
  scene.declare('p1', 'end').allPass(2);
  expect(scene.charged('dead-weight')).toBe(true);
  scene.toNextTurn().done();
});

test('dead-weight DEC-11: also what a monster triggers as it dies', () => {
  const scene = aScene()
    .player('p1', { items: ['dead-weight'], hand: ['fell-a-monster'] })
    .monsters('swarmer')
    .deck('treasure', ['meat']);
  scene.play('p1', 'fell-a-monster', { targets: ['swarmer'] }).passUntil('swarmer');
  expect(scene.stack()).toEqual(['swarmer']);
  scene.use('p1', 'dead-weight', { targets: ['swarmer'] }).resolve();
  expect(scene.tops('monsters')).toHaveLength(1);
  scene.done();
});

test('dead-weight DEC-11: but not what an event does that is gone by then', () => {
  const scene = aScene()
    .player('p1', { items: ['dead-weight', 'dads-key'], hand: ['a-penny'] })
    .monsters('fly')
    .deck('monster', ['troll-bombs']);
  scene.use('p1', 'dads-key', { pay: ['a-penny'] }).passUntil('troll-bombs');
  scene.refuses('p1', 'use dead-weight').done({ midway: 'two damage come' });
});

test('dead-weight DEC-11: also what an item triggers as it is destroyed', () => {
  const scene = aScene()
    .player('p1', { items: ['dead-weight'], hand: ['destroy-anything'] })
    .player('p2', { items: ['wishbone'] });
  scene.play('p1', 'destroy-anything', { targets: ['wishbone'] }).passUntil('wishbone');
  scene.use('p1', 'dead-weight', { targets: ['wishbone'] }).resolve();
  expect(scene.items('p2')).toEqual([]);
  scene.done();
});
