import { expect, test } from 'vitest';
import { aScene } from '../../../support/scene.js';

/** Whom loot of Warp Zone reaches, and whom it does not. */

test('blanks: the damage of somebody else comes through', () => {
  const scene = aScene()
    .player('p1', { hand: ['blanks', 'bomb'], lootPlays: 2 })
    .monsters('gurdy');
  scene.play('p1', 'blanks', { targets: ['p1'] }).resolve();
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  expect([scene.asked(), scene.hp('p2')]).toEqual(['p1 priority', 1]);
  scene.done();
});

test.each([
  ['p2', 0],
  ['p3', 2],
] as const)('cheep-cheep-cheep NAME-01: Johnny, with %s as Chicken, loots %i with the football', (chicken, loot) => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['cheep-cheep-cheep'], items: ['football'] })
    .player('p2', { character: 'johnny' })
    .dice(5);
  scene.play('p1', 'cheep-cheep-cheep', { targets: [chicken] }).resolve();
  scene.use('p1', 'football', { targets: ['p3'] }).resolve();
  expect(scene.hand('p2')).toHaveLength(loot);
  scene.done();
});

test('cheep-cheep-cheep ATKPL-01: a 2 misses the Chicken, which need not attack itself', () => {
  const scene = aScene()
    .player('p1', { hand: ['cheep-cheep-cheep'] })
    .dice(2);
  scene.play('p1', 'cheep-cheep-cheep', { targets: ['p2'] }).resolve();
  scene.attack('p1', 'p2').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.done({ midway: 'the attack goes on' });
  const own = aScene().player('p1', { hand: ['cheep-cheep-cheep'] });
  own.play('p1', 'cheep-cheep-cheep', { targets: ['p1'] }).resolve();
  expect(own.offered()).toContain('end');
  own.endTurn('p1').toActionPhase().refuses('p2', 'end', 'TURN-12').done();
});

test('cow-on-a-trash-farm NAME-01: its items are Trash, and what others have keeps names and abilities', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['cow-on-a-trash-farm'], items: ['magic-mushroom', 'football'] })
    .player('p2', { items: ['magic-mushroom'] })
    .player('p3', { character: 'johnny' })
    .dice(5);
  scene.play('p1', 'cow-on-a-trash-farm', { targets: ['p2'] }).resolve();
  scene.use('p1', 'plain', { ability: 'tap.mushroom' });
  expect(scene.offered()).toEqual(['magic-mushroom', 'back']);
  scene.answer('p1', 'announce.target', 'magic-mushroom').resolve();
  expect(scene.object('magic-mushroom@p1').counters).toEqual({ counter: 1 });
  scene.use('p1', 'football', { targets: ['p2'] }).resolve();
  expect(scene.hand('p3')).toHaveLength(2);
  scene.done();
});

test('fiend-fire: nobody need be chosen', () => {
  const scene = aScene()
    .player('p1', { hand: ['fiend-fire', 'bomb'] })
    .monsters('gurdy');
  scene.play('p1', 'fiend-fire').answerSome('p1', 'announce.target').resolve();
  expect([scene.hp('gurdy'), scene.discarded('loot').toSorted()]).toEqual([5, ['bomb', 'fiend-fire']]);
  scene.done();
});

test('greed-butt SLOT-01: nobody is asked whether there is one slot more', () => {
  const scene = aScene()
    .player('p1', { hand: ['greed-butt'] })
    .monsters('fly')
    .deck('monster', ['pin']);
  scene.play('p1', 'greed-butt').allPass(2);
  expect([scene.asked(), scene.tops('monsters')]).toEqual(['p1 priority', ['greed-butt', 'pin']]);
  scene.done();
});

test('loot-card: another item that enters play is nothing to it', () => {
  const scene = aScene().player('p1', { items: ['loot-card'], hand: ['swallowed-penny'] });
  scene.play('p1', 'swallowed-penny').resolve();
  expect([scene.items('p1'), scene.hand('p1')]).toEqual([['loot-card', 'swallowed-penny'], []]);
  scene.done();
});

test.each([
  ['p1', []],
  ['p2', ['murder']],
] as const)('murder: after the death of %s alone %s comes back', (dead, back) => {
  const scene = aScene({ players: 3 }).player('p1', { hand: ['murder', 'gold-bomb'], lootPlays: 2 });
  scene.play('p1', 'murder').resolve();
  scene.play('p1', 'gold-bomb', { targets: [dead] }).resolve();
  if (dead === 'p2') scene.declare('p1', 'end');
  scene.toNextTurn();
  expect(scene.hand('p1')).toEqual(back);
  scene.toActionPhase().done();
});

test('witch: one pip less, and no triggered ability is cancelled', () => {
  const pip = aScene()
    .player('p1', { hand: ['roll-for-coins', 'witch'], lootPlays: 2 })
    .dice(3);
  pip
    .play('p1', 'roll-for-coins')
    .passUntil('roll 3')
    .play('p1', 'witch', { mode: 2, targets: ['roll'] })
    .allPass();
  expect(pip.stack()).toEqual(['roll 2']);
  pip.resolve().done();
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins', 'witch'], items: ['sees-ones', 'coin-maker'], lootPlays: 2 })
    .dice(1);
  scene.play('p1', 'roll-for-coins').passUntil('roll 1').allPass();
  scene.answer('p1', 'trigger.order', 'roll-for-coins', 'sees-ones').use('p1', 'coin-maker');
  scene.answer('p1', 'priority', 'play witch').answer('p1', 'announce.mode', 'm3');
  expect(scene.offered()).toEqual(['coin-maker', 'back']);
  scene.done({ midway: 'the target is the point' });
});

test('murder COPY-09: a copy of it brings nothing back', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['murder', 'gold-bomb'], lootPlays: 2 })
    .player('p2', { items: ['pop-pop'] });
  scene
    .play('p1', 'murder')
    .pass('p1')
    .use('p2', 'pop-pop', { targets: ['murder'] })
    .resolve();
  scene.play('p1', 'gold-bomb', { targets: ['p3'] }).resolve();
  scene.endTurn('p1');
  expect([scene.hand('p1'), scene.hand('p2').includes('murder')]).toEqual([['murder'], false]);
  scene.toActionPhase().done();
});

test('murder COPY-10: Baba’s copy brings no other Murder! back', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { character: 'baba', hand: ['gold-bomb'] })
    .player('p2', { hand: ['murder'] })
    .discard('loot', ['murder']);
  scene
    .use('p1', 'baba', { targets: ['p2'] })
    .allPass()
    .answer('p1', 'effect.choose', 'murder');
  scene
    .play('p1', 'murder')
    .resolve()
    .play('p1', 'gold-bomb', { targets: ['p3'] })
    .resolve();
  scene.endTurn('p1');
  expect([scene.hand('p1'), scene.hand('p2').includes('murder'), scene.discarded('loot')]).toEqual([
    [],
    true,
    ['gold-bomb', 'murder'],
  ]);
  scene.toActionPhase().done();
});
