import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test('DICE-02 DEC-24: of four dice thrown at once the one that is chosen goes on the stack', () => {
  const scene = aScene()
    .player('p1', { items: ['four-dice'] })
    .player('p2', { items: ['book-of-sin', 'sees-dice'] })
    .dice(2, 6, 4, 4);
  scene.use('p1', 'four-dice').resolve();
  scene.pass('p1').use('p2', 'book-of-sin').allPass();
  expect(scene.asked()).toBe('p1 dice.choose');
  expect(scene.stack()).toEqual([]);
  expect(scene.offered()).toEqual(['d0', 'd1', 'd2', 'd3']);
  scene.answer('p1', 'dice.choose', 'd1');
  expect(scene.stack()).toEqual(['roll 6', 'sees-dice']);
  expect(scene.said('thrown')).toMatchObject([{ player: 'p2', dice: [2, 6, 4, 4], amount: 6 }]);
  scene.resolve();
  expect(scene.coins('p2')).toBe(1);
  scene.done();
});

test('DICE-02: dice that all show the same need no choice, and the next roll is an ordinary one', () => {
  const scene = aScene()
    .player('p1', { items: ['four-dice', 'book-of-sin', 'recharge-item'] })
    .dice(3, 3, 3, 3, 5);
  scene.use('p1', 'four-dice').resolve();
  scene.use('p1', 'book-of-sin').allPass();
  expect(scene.stack()).toEqual(['roll 3']);
  scene.resolve();
  scene.use('p1', 'recharge-item', { targets: ['book-of-sin'] }).resolve();
  scene.use('p1', 'book-of-sin').allPass();
  expect(scene.stack()).toEqual(['roll 5']);
  scene.resolve().done();
});

test('DICE-02: the lowest of as many dice as there are souls and one', () => {
  const scene = aScene()
    .player('p1', { souls: ['gurdy'] })
    .monsters('lowest-of-souls')
    .dice(5, 2);
  scene.attack('p1', 'lowest-of-souls').allPass();
  expect(scene.said('thrown')).toMatchObject([{ player: 'p1', dice: [5, 2], amount: 2 }]);
  expect(scene.said('miss')).toHaveLength(1);
  scene.done({ midway: 'the attack goes on' });
});

test('DICE-01: 7 and 8 on a die with eight sides count as 6, and the log tells what was thrown', () => {
  const scene = aScene()
    .player('p1', { items: ['eight-sider', 'book-of-sin', 'sees-sixes'] })
    .dice(8)
    .fallbacks('trigger.order');
  scene.use('p1', 'eight-sider', { targets: ['p1'] }).resolve();
  scene.use('p1', 'book-of-sin').allPass();
  expect(scene.stack()).toEqual(['roll 6']);
  expect(scene.said('thrown')).toMatchObject([{ dice: [8], amount: 6 }]);
  scene.resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('REROLL-01 DICE-02: a reroll with two dice is the same roll with the face that another chooses', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['book-of-sin', 'sees-dice'] })
    .player('p2', { items: ['reroll-with-two'] })
    .dice(6, 1, 5)
    .fallbacks('trigger.order');
  scene.use('p1', 'book-of-sin').passUntil('sees-dice');
  scene
    .pass('p1')
    .use('p2', 'reroll-with-two', { targets: ['roll'] })
    .allPass();
  expect(scene.asked()).toBe('p1 effect.choose');
  expect(scene.offered()).toEqual(['p2', 'p3']);
  scene.answer('p1', 'effect.choose', 'p3');
  expect(scene.asked()).toBe('p3 dice.choose');
  scene.answer('p3', 'dice.choose', 'd0');
  expect(scene.stack()).toEqual(['roll 1', 'sees-dice']);
  expect(scene.state().standing).toEqual([]);
  scene.resolve();
  expect(scene.said('event').filter(({ event }) => event === 'rollMade')).toHaveLength(1);
  scene.done();
});

test('DICE-02 REPL-04: without a throw there is no roll, and an attack is over', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin', 'no-dice'] })
    .monsters('gurdy');
  scene.use('p1', 'book-of-sin').allPass();
  expect(scene.stack()).toEqual([]);
  scene.attack('p1', 'gurdy');
  expect(scene.asked()).toBe('p1 priority');
  expect(scene.state().procedures.map(({ kind }) => kind)).toEqual(['turn']);
  scene.done();
});

test('DEC-24 DICE-07: dice rolled together are two rolls in the order of the roller, each with its outcome', () => {
  const scene = aScene()
    .player('p1', { hand: ['two-dice-at-once'] })
    .player('p2', { hand: ['roll-plus-1'], lootPlays: 1 })
    .dice(3, 6);
  scene.play('p1', 'two-dice-at-once').allPass();
  expect(scene.asked()).toBe('p1 dice.order');
  expect(scene.offered()).toEqual(['d0', 'd1']);
  scene.answer('p1', 'dice.order', 'd1', 'd0');
  expect(scene.stack()).toEqual(['roll 3', 'roll 6']);
  scene
    .pass('p1')
    .play('p2', 'roll-plus-1', { targets: ['roll 3'] })
    .allPass();
  expect(scene.stack()).toEqual(['roll 4', 'roll 6']);
  scene.resolve();
  expect(scene.hand('p1')).toHaveLength(2);
  expect(scene.coins('p1')).toBe(0);
  scene.done();
});

test('DEC-24 AND-02: what follows “if you do” follows dice that were thrown together', () => {
  const scene = aScene()
    .player('p1', { hand: ['two-dice-and-a-coin'], coins: 0 })
    .dice(2, 5);
  scene.play('p1', 'two-dice-and-a-coin').allPass().answer('p1', 'dice.order', 'd0', 'd1').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('DEC-24 RULING-23: what reads both dice waits for both', () => {
  const scene = aScene()
    .player('p1', { hand: ['doubles-pay'] })
    .dice(2, 2);
  scene.play('p1', 'doubles-pay').allPass();
  expect(scene.stack()).toEqual(['roll 2', 'roll 2']);
  scene.passUntil(1);
  expect(scene.coins('p1')).toBe(0);
  scene.allPass();
  expect(scene.coins('p1')).toBe(5);
  scene.resolve().done();
});

test('DICE-06 ROUND-01: the same result twice in a row is read from the rolls of this turn', () => {
  const scene = aScene()
    .player('p1', { items: ['sees-the-same-twice', 'book-of-sin', 'recharge-item'] })
    .player('p2', { items: ['coin-on-a-roll'] })
    .dice(4, 4, 4, 4)
    .fallbacks('trigger.order');
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.coins('p1')).toBe(0);
  scene.pass('p1').use('p2', 'coin-on-a-roll').resolve();
  expect(scene.coins('p1')).toBe(0);
  scene.use('p1', 'recharge-item', { targets: ['book-of-sin'] }).resolve();
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.endTurn('p1').toActionPhase();
  expect(scene.state().memory.rolls).toEqual([]);
  scene.use('p2', 'coin-on-a-roll').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('ATK-19 DICE-06: only attack rolls count where attack rolls are meant', () => {
  const scene = aScene()
    .player('p1', { items: ['ends-it-on-doubles', 'coin-on-a-roll'] })
    .monsters('blank-monster')
    .dice(5, 5, 5)
    .fallbacks('trigger.order');
  scene.use('p1', 'coin-on-a-roll').resolve();
  scene.attack('p1', 'blank-monster').allPass();
  expect(scene.hp('blank-monster')).toBe(6);
  scene.allPass();
  expect(scene.hp('p1')).toBe(1);
  scene.passUntil('ends-it-on-doubles').passUntil('blank-monster death').done({ midway: 'the monster dies' });
});

test('DICE-06: the rolls against a monster are told apart from others', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .monsters('never-lower')
    .dice(6, 3, 2)
    .fallbacks('trigger.order');
  scene.use('p1', 'book-of-sin').resolve();
  const cards = scene.hand('p1').length;
  scene.attack('p1', 'never-lower').passUntil('1 damage to never-lower').allPass();
  expect(scene.hand('p1')).toHaveLength(cards);
  scene.passUntil('never-lower').done({ midway: 'the attack goes on' });
});

test('REPL-02 DICE-04: the next four rolls of the turn show the number of this one', () => {
  const scene = aScene()
    .player('p1', { hand: ['next-four-rolls'], items: ['book-of-sin', 'recharge-item', 'coin-on-a-roll'] })
    .player('p2', { items: ['coin-on-a-roll'] })
    .dice(6, 1, 2)
    .fallbacks('trigger.order');
  scene.play('p1', 'next-four-rolls').resolve();
  scene.use('p1', 'book-of-sin').allPass();
  expect(scene.stack()).toEqual(['roll 6']);
  scene.resolve();
  scene.pass('p1').use('p2', 'coin-on-a-roll').allPass();
  expect(scene.stack()).toEqual(['roll 6']);
  expect(scene.state().standing).toMatchObject([{ left: 2 }]);
  scene.resolve().done();
});

test('NOTE-01 DICE-12: a number noted from one roll is what a later roll is changed to', () => {
  const scene = aScene()
    .player('p1', { items: ['keeps-a-roll', 'book-of-sin'] })
    .player('p2', { items: ['coin-on-a-roll'] })
    .dice(5, 1)
    .fallbacks('trigger.order');
  scene.use('p1', 'book-of-sin').resolve();
  scene.pass('p1').use('p2', 'coin-on-a-roll').allPass();
  expect(scene.stack()).toEqual(['roll 1']);
  scene
    .pass('p2')
    .use('p1', 'keeps-a-roll', { targets: ['roll'] })
    .allPass();
  expect(scene.stack()).toEqual(['roll 5']);
  scene.resolve().done();
});
