import { expect, test } from 'vitest';
import {
  becomesACurse,
  cancelsWhatLiesUnder,
  entersOnce,
  goesWithItsPlayer,
  ignoresBombsInAttacks,
  ignoresOtherKills,
  ignoresOwnDeath,
} from '../../../support/monster-limits.js';
import { aScene, damaged, sideways } from '../../../support/scene.js';

/** How far monsters, events and curses go. */

test.each([
  ['ambush', 1],
  ['chest', 1],
  ['chest-2', 1],
  ['curse-of-amnesia', 1],
  ['curse-of-greed', 1],
  ['curse-of-loss', 1],
  ['curse-of-pain', 1],
  ['curse-of-the-blind', 1],
  ['dark-chest', 1],
  ['dark-chest-2', 1],
  ['devil-deal', 1],
  ['greed-event', 1],
  ['i-can-see-forever', 1],
  ['mega-troll-bomb', 1],
  ['troll-bombs', 1],
  ['shop-upgrade', 2],
  ['we-need-to-go-deeper', 2],
  ['xl-floor', 2],
])('%s: an item that enters play meanwhile does not make it happen again', entersOnce);

test.each(['curse-of-amnesia', 'curse-of-greed', 'curse-of-loss', 'curse-of-pain', 'curse-of-the-blind'])(
  '%s KEY-05: a player is chosen on the way to the stack, and it becomes their curse',
  (id) => becomesACurse(id),
);

test.each(['curse-of-amnesia', 'curse-of-greed', 'curse-of-pain', 'curse-of-the-blind'])(
  '%s KEY-05: it goes when its player dies, not when another does',
  (id) => goesWithItsPlayer(id, 'gold-bomb'),
);

test('curse-of-loss KEY-05: it stays when another player dies', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['gold-bomb'] })
    .player('p2', { curses: ['curse-of-loss'], souls: ['gurdy'] });
  scene.play('p1', 'gold-bomb', { targets: ['p3'] }).resolve();
  expect([scene.dead('p3'), scene.curses('p2'), scene.soulCards('p2')]).toEqual([true, ['curse-of-loss'], ['gurdy']]);
  scene.done();
});

test('curse-of-greed: the end of the turn of another costs nothing', () => {
  const scene = aScene()
    .player('p1', { coins: 6 })
    .player('p2', { curses: ['curse-of-greed'], coins: 6 });
  scene.endTurn('p1').toActionPhase();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([6, 6]);
  scene.done();
});

test.each(['shop-upgrade', 'xl-floor', 'we-need-to-go-deeper'])('%s: the attack more need not be made', (id) => {
  const scene = aScene()
    .monsters('fly', 'gurdy')
    .deck('monster', [id])
    .fallbacks('trigger.order', 'trigger.target', 'attack.slot');
  scene.declare('p1', 'attack').allPass().answer('p1', 'attack.target', 'deck').resolve();
  expect(scene.discarded('monster')).toEqual([id]);
  expect(scene.offered()).toEqual(expect.arrayContaining(['attack', 'end']));
  scene.done();
});

test('we-need-to-go-deeper: no monster need be put back, and there is one attack more', () => {
  const scene = aScene().monsters('fly').deck('monster', ['we-need-to-go-deeper']).discard('monster', ['war']).dice(2);
  scene.attack('p1', 'deck').answer('p1', 'trigger.order', 'we-need-to-go-deeper/attack', 'we-need-to-go-deeper/top');
  scene.answer('p1', 'trigger.target').resolve();
  expect(scene.discarded('monster')).toEqual(['we-need-to-go-deeper', 'war']);
  scene.attack('p1', 'fly').resolve();
  scene.refuses('p1', 'attack').done();
});

test('holy-dinga: one HP, however much is missing', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', damage: 2, items: ['coin-on-a-roll'] })
    .monsters('holy-dinga')
    .dice(6);
  scene.use('p1', 'coin-on-a-roll').resolve();
  expect(scene.hp('p1')).toBe(2);
  scene.done();
});

test('holy-moms-eye: one item at the most', () => {
  const scene = aScene()
    .player('p1', { items: ['coin-on-a-roll', sideways('mr-boom'), sideways('book-of-sin')] })
    .monsters('holy-moms-eye')
    .dice(2);
  scene.use('p1', 'coin-on-a-roll').passUntil('holy-moms-eye').allPass();
  expect([scene.asked(), scene.decision().min, scene.decision().max]).toEqual(['p1 effect.choose', 0, 1]);
  scene.done({ midway: 'an item is to be chosen' });
});

test('stoney: its own death is not that of another monster', () => ignoresOwnDeath('stoney'));

test.each(['lust', 'gluttony'])('%s: damage of a bomb, in the middle of an attack on it, is no combat damage', (id) =>
  ignoresBombsInAttacks(id),
);

test('ring-of-flies: the attacker steals from somebody else', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['bomb'] })
    .player('p2', { hand: ['a-penny'] })
    .player('p3', { hand: ['a-dime'] })
    .monsters('ring-of-flies')
    .dice(3);
  scene.attack('p1', 'ring-of-flies').allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 trigger.target', ['p2', 'p3']]);
  scene.done({ midway: 'the attack goes on' });
});

test('moms-hand: what lies under its ability is cancelled too', () => cancelsWhatLiesUnder('moms-hand'));

test('cursed-moms-hand: loot under its ability is cancelled too', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'], hand: ['bomb'] })
    .monsters('cursed-moms-hand')
    .dice(6)
    .fallbacks('trigger.order');
  scene
    .play('p1', 'bomb', { targets: ['p2'] })
    .use('p1', 'book-of-sin')
    .passUntil('cursed-moms-hand')
    .allPass();
  expect([scene.stack(), scene.hp('p2')]).toEqual([[], 2]);
  scene.toNextTurn().toActionPhase();
  expect(scene.hp('p2')).toBe(2);
  scene.done();
});

test('dinga: a 6 that kills another monster is none of its business', () => ignoresOtherKills('dinga'));

test('dinga RULING-24: a bomb that kills it while a 6 is to hit it pays once', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(damaged('dinga', 2))
    .dice(6, 3);
  scene
    .attack('p1', 'dinga')
    .play('p1', 'bomb', { targets: ['dinga'] })
    .resolve();
  expect(scene.coins('p1')).toBe(3);
  scene.done();
});
