import { expect, test } from 'vitest';
import { attackAlong } from '../../../support/attack-along.js';
import {
  attacksOnce,
  becomesACurse,
  cancelsWhatLiesUnder,
  entersOnce,
  goesWithItsPlayer,
  ignoresBombsInAttacks,
  ignoresOtherKills,
  ignoresOtherRolls,
  ignoresOwnDeath,
  ignoresRollsAgainstOthers,
  ignoresRollsAlong,
  isGivenFromTheDeck,
  minds,
  mindsOwnCombatDamage,
  staysAsItIs,
} from '../../../support/monster-limits.js';
import { hasTriggered } from '../../../support/quiet.js';
import { aScene, damaged } from '../../../support/scene.js';

/** How far monsters, events and curses go, and what is none of their business. */

test.each(['curse-of-fatigue', 'curse-of-tiny-hands', 'i-am-error', 'trap-door'])(
  '%s: an item that enters play meanwhile does not make it happen again',
  (id) => entersOnce(id),
);

test.each(['curse-of-fatigue', 'curse-of-tiny-hands'])(
  '%s KEY-05: a player is chosen on the way to the stack, and it becomes their curse',
  (id) => becomesACurse(id),
);

test.each(['curse-of-fatigue', 'curse-of-tiny-hands'])(
  '%s KEY-05: it goes when its player dies, not when another does',
  (id) => goesWithItsPlayer(id, 'gold-bomb'),
);

test.each(['boil', 'fistula', 'gaper', 'parabite', 'polycephalus', 'ragling', 'round-worm'])(
  '%s: nothing happens when something else takes damage, dies and pays',
  (id) => staysAsItIs(id),
);

test.each(['boil', 'parabite', 'polycephalus'])(
  '%s: combat damage that another monster deals or takes is nothing to it',
  (id) => mindsOwnCombatDamage(id),
);

const ATTACK_ROLLS = [
  ['imp', 3],
  ['steven', 2],
  ['steven', 6],
] as const;

test.each(ATTACK_ROLLS)('%s: a %i rolled against another monster does nothing', ignoresRollsAgainstOthers);

test.each(ATTACK_ROLLS)('%s: a roll of %i that is no attack roll does nothing', ignoresOtherRolls);

test.each(ATTACK_ROLLS)('%s: an attack roll of %i by a player who attacks along does nothing', ignoresRollsAlong);

test.each(ATTACK_ROLLS)('%s: of all numbers rolled against it a %i does something', (id, number) =>
  minds(id, [number, ...(id === 'steven' ? [2, 6] : [])]),
);

test('gaper TURN-12: it is one attack more, and it must be made', () => {
  const scene = aScene().monsters(damaged('gaper', 1), 'pin').deck('monster', ['clotty', 'trap-door']).dice(6, 4);
  scene.fallbacks('attack.slot');
  attacksOnce(scene.attack('p1', 'gaper').resolve(), true);
});

test('gaper: a 6 that kills another monster is none of its business', () => ignoresOtherKills('gaper'));

test('gaper: a 6 that does not kill it, and a bomb after it, force nobody', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('gaper')
    .dice(6, 3);
  scene
    .attack('p1', 'gaper')
    .passUntil('roll 3')
    .play('p1', 'bomb', { targets: ['gaper'] })
    .resolve();
  expect([scene.coins('p1'), scene.offered().includes('end')]).toEqual([3, true]);
  scene.done();
});

test('i-am-error TURN-12: it is one attack more, and it must be made', () => {
  const scene = aScene().monsters('pin').deck('monster', ['i-am-error', 'troll-bombs']).dice(1);
  scene.player('p1', { character: 'sturdy' });
  attacksOnce(scene.attack('p1', 'deck').resolve(), true);
});

test('trap-door: it is one attack more, and it need not be made', () => {
  const scene = aScene().monsters('pin').deck('monster', ['trap-door', 'troll-bombs', 'chest', 'fly']).dice(1);
  scene.player('p1', { character: 'sturdy' }).fallbacks('deck.order');
  attacksOnce(scene.attack('p1', 'deck').resolve(), false);
});

test('boil: one HP, however much is missing', () => {
  const scene = aScene()
    .player('p1', { hand: ['hp-counter'] })
    .monsters(damaged('boil', 1))
    .dice(4, 3);
  scene.play('p1', 'hp-counter', { targets: ['boil'] }).resolve();
  scene.attack('p1', 'boil').passUntil('boil').allPass();
  expect([scene.hp('boil'), scene.maxHp('boil')]).toEqual([2, 3]);
  scene.done({ midway: 'the attack goes on' });
});

test('deaths-head: its own death is not that of another monster', () => ignoresOwnDeath('deaths-head'));

test('imp: one evasion and no more', () => {
  const scene = aScene()
    .player('p1', { hand: ['easier-prey'], character: 'sturdy' })
    .monsters('imp')
    .dice(3);
  scene.play('p1', 'easier-prey').allPass().attack('p1', 'imp').allPass(2);
  expect(scene.dc('imp')).toBe(5);
  scene.done({ midway: 'the attack goes on' });
});

test('knight: a 2 misses it, and so does the 1 of a player who attacks along', () => {
  const scene = aScene().monsters('knight').dice(2);
  scene.attack('p1', 'knight').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.done({ midway: 'the attack goes on' });
  const along = aScene()
    .player('p1', { items: ['calls-for-help'], character: 'sturdy' })
    .monsters('knight')
    .dice(4, 1);
  attackAlong(along, 'p2', 'knight').passUntil('roll 1').allPass();
  expect(along.stack()).toEqual(['1 damage to p2']);
  along.done({ midway: 'the attack goes on' });
});

test('parabite: one less and no more', () => {
  const scene = aScene().monsters('parabite').dice(3, 4);
  scene.attack('p1', 'parabite').passUntil('roll 4').allPass();
  expect(scene.stack()).toEqual(['1 damage to parabite']);
  scene.done({ midway: 'the attack goes on' });
});

test('parabite: a bomb in the middle of an attack is no combat damage', () => ignoresBombsInAttacks('parabite'));

test('polycephalus: two less and no more', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('polycephalus')
    .dice(5);
  scene.play('p1', 'bomb', { targets: ['polycephalus'] }).resolve();
  scene.attack('p1', 'polycephalus').allPass();
  expect(scene.stack()).toEqual(['1 damage to polycephalus']);
  scene.done({ midway: 'the attack goes on' });
});

test('steven: what lies under its ability is cancelled too', () => cancelsWhatLiesUnder('steven'));

test('round-worm: combat damage that another monster deals is nothing to it', () => {
  const scene = aScene().monsters('round-worm', 'gurdy').dice(1);
  scene.attack('p1', 'gurdy').allPass(2);
  expect([scene.hp('p1'), hasTriggered(scene, 'round-worm')]).toEqual([1, false]);
  scene.done({ midway: 'the attack goes on' });
});

test.each(['curse-of-fatigue', 'curse-of-tiny-hands'])(
  '%s KEY-05: given from the deck it is a curse at once, and asks for nothing',
  (id) => isGivenFromTheDeck(id),
);
