import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

const kinds = (stack: readonly string[]) => stack.map((item) => item.split(' ')[0]);

/** QWOP has come for two players; the first of them can roll for ¢ besides. */
const qwop = (...dice: readonly number[]) =>
  aScene()
    .player('p1', { hand: ['wider-monsters', 'roll-for-coins'], lootPlays: 3 })
    .monsters('gurdy')
    .deck('monster', ['qwop', 'fly'])
    .deck('treasure', ['meat'])
    .dice(...dice)
    .fallbacks('dice.order');

test('DEC-54: a die that is rolled in between is none of the dice that an effect adds up', () => {
  // 5 + 5 + 5 of P1 against 4 + 4 + 4 of P2; the 1 in between would make P1 the lowest.
  const scene = qwop(5, 5, 5, 4, 4, 4, 1);
  scene.play('p1', 'wider-monsters').passUntil('roll 5').allPass();
  scene.play('p1', 'roll-for-coins').fallbacks().resolve();
  expect([scene.items('p1'), scene.dead('p1'), scene.dead('p2')]).toEqual([['meat'], false, true]);
  scene.done();
});

test('DEC-54 DICE-03: dice without an outcome of their own put nothing on the stack after them', () => {
  const scene = qwop(5, 5, 5, 4, 4, 4);
  scene.play('p1', 'wider-monsters').passUntil('roll 4');
  expect(kinds(scene.stack())).toEqual(['roll', 'roll', 'roll', 'roll', 'roll', 'roll']);
  scene.allPass();
  expect(kinds(scene.stack())).toEqual(['roll', 'roll', 'roll', 'roll', 'roll']);
  scene.fallbacks().resolve();
  expect(scene.said('noOutcome')).toEqual([]);
  scene.done();
});

test('DEC-54: The Bloat compares its two dice, and not the one rolled after them', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', hand: ['roll-for-coins'], lootPlays: 1 })
    .monsters('the-bloat-alt-art', 'fly')
    .dice(1, 3, 4, 4);
  scene.attack('p1', 'fly').fallbacks('dice.order').passUntil('roll 3').allPass();
  scene.play('p1', 'roll-for-coins').passUntil('roll 4').allPass();
  expect(scene.stack().some((item) => item.includes('death'))).toBe(false);
  scene.done({ midway: 'the attack goes on' });
});

test('DEC-54 REROLL-01: what a rerolled die shows in the end counts', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', items: ['the-d6'] })
    .monsters('the-bloat-alt-art', 'fly')
    .dice(1, 3, 4, 4);
  scene.attack('p1', 'fly').fallbacks('dice.order').passUntil('roll 3');
  scene.use('p1', 'the-d6', { targets: ['roll 3'] }).passUntil('p1 death');
  scene.done({ midway: 'the death is on the stack' });
});

test('DEC-54: who rolls no die is neither highest nor lowest', () => {
  const scene = aScene({ players: 3 })
    .player('p3', { items: ['no-dice'] })
    .monsters({ card: 'the-harbingers', damage: 3, counters: { counter: 3 } })
    .dice(4, 5, 2);
  scene.attack('p1', 'the-harbingers').resolve();
  expect([scene.dead('p1'), scene.dead('p2'), scene.dead('p3')]).toEqual([false, true, false]);
  scene.done();
});

test('DEC-54 CANCEL-01: of dice that are canceled none are alike, and none are the lowest', () => {
  const bloat = aScene()
    .player('p1', { character: 'sturdy' })
    .player('p2', { hand: ['o-the-fool'], lootPlays: 1 })
    .monsters('the-bloat-alt-art', 'fly')
    .dice(1, 3, 4);
  bloat.attack('p1', 'fly').fallbacks('dice.order').passUntil('roll 3').passTo('p2').play('p2', 'o-the-fool').allPass();
  expect([bloat.dead('p1'), bloat.stack()]).toEqual([false, []]);
  bloat.done({ midway: 'the turn ends' });
  const beast = aScene()
    .player('p2', { hand: ['o-the-fool'], lootPlays: 1 })
    .monsters({ card: 'the-harbingers', damage: 3, counters: { counter: 3 } })
    .dice(4, 5, 2);
  beast.attack('p1', 'the-harbingers').passUntil('roll 2').passTo('p2').play('p2', 'o-the-fool').resolve();
  expect([beast.dead('p1'), beast.dead('p2')]).toEqual([false, false]);
  beast.done({ midway: 'the turn ends' });
});
