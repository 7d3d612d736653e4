import { expect, test } from 'vitest';
import { aScene, sideways, withCounters } from '../../support/scene.js';

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
  scene.use('p1', 'ceremonial-blade').allPass().play('p1', 'bomb', { targets: ['fly'] }).resolve();
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
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).passUntil('p2 death').allPass();
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

test('glitch EFF-02: the abilities of a shop item for one’s own turn, of another one till the next', () => {
  const scene = aScene()
    .player('p1', { items: ['glitch'] })
    .monsters('gurdy')
    .shop('plus-atk', 'mr-boom')
    .from('recharge');
  scene.answer('p1', 'trigger.target', 'plus-atk').toActionPhase();
  expect(scene.atk('p1')).toBe(2);
  scene.refuses('p1', 'use glitch').declare('p1', 'end').allPass();
  scene.answer('p1', 'trigger.target', 'mr-boom').toNextTurn().toActionPhase();
  expect(scene.atk('p1')).toBe(1);
  scene.pass('p2').use('p1', 'glitch', { targets: ['gurdy'] }).resolve();
  expect(scene.hp('gurdy')).toBe(4);
  scene.endTurn('p2');
  expect(scene.asked()).toBe('p1 trigger.target');
  scene.answer('p1', 'trigger.target', 'plus-atk').toActionPhase().refuses('p1', 'use glitch').done();
});

test('glitch: recharged as the turn ends', () => {
  const scene = aScene()
    .player('p1', { items: [sideways('glitch')] })
    .shop('mr-boom');
  scene.declare('p1', 'end').allPass().answer('p1', 'trigger.target', 'mr-boom').allPass();
  expect(scene.charged('glitch')).toBe(true);
  scene.toNextTurn().done();
});

test('hypercoagulation: a counter at the start of the turn, and 1 HP for each', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('hypercoagulation', 1)] })
    .from('recharge');
  expect(scene.maxHp('p1')).toBe(3);
  scene.toActionPhase();
  expect([scene.maxHp('p1'), scene.maxHp('p2')]).toEqual([4, 2]);
  scene.endTurn('p1');
  expect(scene.object('hypercoagulation').counters).toEqual({ counter: 2 });
  scene.done();
});

test('hypercoagulation: three counters at the end of the turn are three loot cards', () => {
  const scene = aScene().player('p1', { items: [withCounters('hypercoagulation', 4)] });
  scene.endTurn('p1');
  expect([scene.hand('p1').length, scene.object('hypercoagulation').counters, scene.maxHp('p1')]).toEqual([3, {}, 2]);
  scene.done();
});

test('ibs ATK-14: a loot card to call off one’s own attack', () => {
  const scene = aScene()
    .player('p1', { items: ['ibs'], hand: ['bomb'] })
    .monsters('gurdy')
    .dice(1);
  scene.attack('p1', 'gurdy').use('p1', 'ibs', { ability: 'paid.choice', mode: 0, targets: ['gurdy'], pay: ['bomb'] });
  scene.resolve();
  expect([scene.hp('p1'), scene.hp('gurdy'), scene.hand('p1')]).toEqual([2, 5, []]);
  scene.refuses('p1', 'attack', 'ATK-01').done();
});

test('ibs: not the attack of another, for that 3¢', () => {
  const scene = aScene()
    .player('p2', { items: ['ibs'], hand: ['bomb'] })
    .monsters('gurdy')
    .dice(1);
  scene.attack('p1', 'gurdy').passTo('p2').answer('p2', 'priority', 'use ibs paid.choice');
  expect(scene.offered()).toEqual(['m1', 'back']);
  scene.answer('p2', 'announce.mode', 'm1').answer('p2', 'announce.cost', 'bomb').allPass();
  expect(scene.coins('p2')).toBe(3);
  scene.done({ midway: 'the attack goes on' });
});

test('ibs CANCEL-01: two loot cards cancel loot or the activated ability of an item', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-dime'], items: ['mystery-loot'] })
    .player('p2', { items: ['ibs'], hand: ['bomb', 'bomb', 'a-penny'] });
  scene.play('p1', 'a-dime').use('p1', 'mystery-loot').passTo('p2');
  scene.answer('p2', 'priority', 'use ibs paid.cancel');
  expect(scene.offered()).toEqual(['a-dime', 'mystery-loot', 'back']);
  scene.answer('p2', 'announce.target', 'a-dime').answer('p2', 'announce.cost', 'bomb', 'bomb').resolve();
  expect([scene.coins('p1'), scene.hand('p1').length, scene.hand('p2')]).toEqual([0, 2, ['a-penny']]);
  scene.refuses('p1', 'play a-dime').done();
});

test('lemegeton: a treasure, and an item when its player’s turn ends next, once', () => {
  const scene = aScene()
    .player('p1', { items: ['lemegeton', 'breakfast'] })
    .deck('treasure', ['meat']);
  scene.use('p1', 'lemegeton').allPass();
  expect(scene.items('p1')).toEqual(['lemegeton', 'breakfast', 'meat']);
  scene.declare('p1', 'end').allPass();
  expect(scene.offered()).toEqual(['lemegeton', 'breakfast', 'meat']);
  scene.answer('p1', 'trigger.target', 'breakfast').toNextTurn().toActionPhase();
  expect(scene.items('p1')).toEqual(['lemegeton', 'meat']);
  scene.endTurn('p2').toActionPhase().endTurn('p1').done();
});

test('lemegeton: used in the turn of another it takes an item at the end of its player’s own', () => {
  const scene = aScene()
    .player('p2', { items: ['lemegeton'] })
    .deck('treasure', ['meat']);
  scene.pass('p1').use('p2', 'lemegeton').resolve().endTurn('p1').toActionPhase();
  expect(scene.items('p2')).toEqual(['lemegeton', 'meat']);
  scene.declare('p2', 'end').allPass().answer('p2', 'trigger.target', 'meat').toNextTurn();
  expect(scene.items('p2')).toEqual(['lemegeton']);
  scene.done();
});

test('soulbond DEATH-12: another player dies with its player', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['soulbond', 'the-d6'], hand: ['a-dime'], coins: 3 })
    .player('p3', { coins: 2 });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).allPass(2);
  expect(scene.offered()).toEqual(['p3', 'p1']);
  scene.answer('p2', 'trigger.target', 'p3').resolve();
  expect([scene.dead('p2'), scene.dead('p3'), scene.dead('p1')]).toEqual([true, true, false]);
  expect([scene.coins('p2'), scene.hand('p2'), scene.coins('p3')]).toEqual([3, ['a-dime'], 1]);
  scene.done();
});

test('soulbond DEATH-14: the penalty still takes an item and turns the rest sideways', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['soulbond', 'meat', 'the-d6'], hand: ['a-dime'], coins: 3 })
    .fallbacks('trigger.target');
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  scene.answer('p2', 'deathPenalty.item', 'meat').resolve();
  expect([scene.items('p2'), scene.charged('the-d6'), scene.coins('p2')]).toEqual([['soulbond', 'the-d6'], false, 3]);
  scene.done({ midway: 'somebody else dies' });
});

test.each(['yes', 'no'])('spindown-dice: who loses an item may steal one of the shop (%s)', (answer) => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['spindown-dice'] })
    .player('p3', { items: ['breakfast'] })
    .shop('meat', 'dinner');
  scene.use('p1', 'spindown-dice', { targets: ['breakfast'] }).allPass();
  expect(scene.asked()).toBe('p3 effect.may');
  scene.answer('p3', 'effect.may', answer);
  if (answer === 'yes') scene.answer('p3', 'effect.choose', 'meat');
  expect([scene.items('p3'), scene.discarded('treasure')]).toEqual([answer === 'yes' ? ['meat'] : [], ['breakfast']]);
  scene.done();
});

test('spindown-dice: an item of the shop is destroyed without a question', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['spindown-dice'] })
    .shop('meat', 'dinner');
  scene.use('p1', 'spindown-dice', { targets: ['meat'] }).allPass();
  expect([scene.discarded('treasure'), scene.asked()]).toEqual([['meat'], 'p1 priority']);
  scene.done();
});

test.each([
  [3, false],
  [4, true],
])('spindown-dice: a %i at the end of the turn recharges it: %s', (face, charged) => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: [sideways('spindown-dice')] })
    .dice(face);
  scene.declare('p1', 'end').allPass(4);
  expect(scene.charged('spindown-dice')).toBe(charged);
  scene.done({ midway: 'the turn ends' });
});

test('sumptorium: a counter for each damage that its player takes, and one is too few', () => {
  const scene = aScene()
    .player('p1', { items: ['sumptorium', 'breakfast'], hand: ['bomb'] })
    .monsters('gurdy');
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect(scene.object('sumptorium').counters).toEqual({ counter: 1 });
  scene.refuses('p1', 'use sumptorium', 'COST-05');
  scene.done();
});

test('sumptorium: two make a monster easier to hit till end of turn', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('sumptorium', 3)] })
    .monsters('gurdy', 'pin');
  scene.use('p1', 'sumptorium', { targets: ['gurdy'] }).allPass();
  expect([scene.dc('gurdy'), scene.dc('pin'), scene.object('sumptorium').counters]).toEqual([3, 4, { counter: 1 }]);
  scene.endTurn('p1');
  expect(scene.dc('gurdy')).toBe(4);
  scene.done();
});
