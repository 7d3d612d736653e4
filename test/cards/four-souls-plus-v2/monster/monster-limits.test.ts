import { expect, test } from 'vitest';
import {
  attacksOnce,
  becomesACurse,
  entersOnce,
  goesWithItsPlayer,
  ignoresOtherRolls,
  ignoresRollsAgainstOthers,
  ignoresRollsAlong,
  isGivenFromTheDeck,
  minds,
  mindsOwnCombatDamage,
  mindsRollsOfAnybody,
  staysAsItIs,
} from '../../../support/monster-limits.js';
import { hasTriggered } from '../../../support/quiet.js';
import { aScene, damaged } from '../../../support/scene.js';

/** How far monsters, events and curses go, and what is none of their business. */

test.each([
  'angel-room',
  'boss-rush',
  'curse-of-blood-lust',
  'curse-of-impulse',
  'head-trauma',
  'holy-chest',
  'spiked-chest',
])('%s: an item that enters play meanwhile does not make it happen again', (id) => entersOnce(id));

test.each(['curse-of-blood-lust', 'curse-of-impulse'])(
  '%s KEY-05: a player is chosen on the way to the stack, and it becomes their curse',
  (id) => becomesACurse(id),
);

test.each(['curse-of-blood-lust', 'curse-of-impulse'])(
  '%s KEY-05: it goes when its player dies, not when another does',
  (id) => goesWithItsPlayer(id, 'gold-bomb'),
);

test.each([
  'blastocyst',
  'globin',
  'headless-horseman',
  'holy-mulligan',
  'monstro-ii',
  'sucker',
  'swarmer',
  'the-fallen',
  'tumor',
  'roundy',
  'dingle',
])('%s: nothing happens when something else takes damage, dies and pays', (id) => staysAsItIs(id));

test.each(['globin', 'monstro-ii', 'roundy', 'tumor', 'dingle'])(
  '%s: combat damage that another monster deals or takes is nothing to it',
  (id) => mindsOwnCombatDamage(id),
);

const ATTACK_ROLLS = [
  ['bony', 1],
  ['brain', 6],
] as const;

test.each(ATTACK_ROLLS)('%s: a %i rolled against another monster does nothing', ignoresRollsAgainstOthers);

test.each(ATTACK_ROLLS)('%s: a roll of %i that is no attack roll does nothing', ignoresOtherRolls);

test.each(ATTACK_ROLLS)('%s: an attack roll of %i by a player who attacks along does nothing', ignoresRollsAlong);

test.each(ATTACK_ROLLS)('%s: of all numbers rolled against it a %i does something', (id, number) =>
  minds(id, [number]),
);

test.each(['blastocyst', 'holy-mulligan'])('%s: it is one attack more, and it need not be made', (id) => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb', 'gold-bomb'], lootPlays: 2, character: 'sturdy' })
    .monsters(id === 'blastocyst' ? damaged(id, 2) : id)
    .deck('monster', ['pin', 'war', 'gurdy', 'troll-bombs', 'chest'])
    .fallbacks('refill.order')
    .used({ attacks: 1 });
  scene.play('p1', 'gold-bomb', { targets: [id] }).resolve();
  scene.fallbacks('attack.slot');
  attacksOnce(scene, false);
});

test('holy-chest: it is one attack more, and it need not be made', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy' })
    .monsters('pin')
    .deck('monster', ['holy-chest', 'troll-bombs', 'chest'])
    .dice(1);
  attacksOnce(scene.attack('p1', 'deck').resolve(), false);
});

test('boss-rush TURN-12: it is one attack more', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .monsters('fly', 'dip', 'squirt')
    .deck('monster', ['boss-rush', 'pin', 'pin'])
    .fallbacks('attack.slot', 'effect.choose', 'each.order')
    .dice(4, 4);
  scene.attack('p1', 'deck').resolve().refuses('p1', 'end');
  scene.declare('p1', 'attack').allPass();
  scene.answer('p1', 'attack.target', scene.offered()[0] ?? '').resolve();
  expect(scene.soulCards('p1')).toEqual(['pin']);
  scene.refuses('p1', 'attack').done();
});

test('curse-of-impulse: the end of the turn of another, and what others have, are none of its business', () => {
  const scene = aScene()
    .player('p1', { items: ['mr-boom'] })
    .player('p2', { curses: ['curse-of-impulse'], items: ['jawbone'] });
  scene.declare('p1', 'end').allPass();
  expect(hasTriggered(scene, 'curse-of-impulse')).toBe(false);
  scene.toNextTurn().toActionPhase().declare('p2', 'end').allPass(2);
  expect(['jawbone', 'mr-boom', 'plain@p2', 'plain@p1'].map((id) => scene.charged(id))).toEqual([
    false,
    true,
    false,
    true,
  ]);
  scene.done({ midway: 'the end phase' });
});

test.each([
  ['cursed-globin', 3],
  ['cursed-tumor', 4],
  ['holy-bony', 6],
])('%s: of all numbers only a %i does something', (id, number) => mindsRollsOfAnybody(id, [number]));

test('holy-bony: one deck at the most', () => {
  const scene = aScene()
    .player('p2', { hand: ['roll-for-coins'], lootPlays: 1 })
    .monsters('holy-bony')
    .dice(6);
  scene.pass('p1').play('p2', 'roll-for-coins').passUntil('holy-bony').allPass();
  expect([scene.asked(), scene.decision().min, scene.decision().max]).toEqual(['p2 effect.choose', 0, 1]);
  scene.done({ midway: 'a deck is to be chosen' });
});

test('flaming-hopper: a 5 hurts it, and a 6 does not help another monster', () => {
  const scene = aScene().monsters('flaming-hopper').dice(5);
  scene.attack('p1', 'flaming-hopper').resolve();
  expect(scene.coins('p1')).toBe(4);
  scene.done();
  const other = aScene().monsters('flaming-hopper', 'gurdy').dice(6);
  other.attack('p1', 'gurdy').allPass(2);
  expect(other.hp('gurdy')).toBe(4);
  other.done({ midway: 'the attack goes on' });
});

test('headless-horseman PREV-02: two HP more than the one that is left', () => {
  const scene = aScene()
    .player('p1', { hand: ['hp-counter', 'hp-counter', 'gold-bomb', 'bomb', 'bomb'], lootPlays: 5 })
    .monsters('headless-horseman');
  scene.play('p1', 'hp-counter', { targets: ['headless-horseman'] }).allPass();
  scene.play('p1', 'hp-counter', { targets: ['headless-horseman'] }).allPass();
  scene.play('p1', 'bomb', { targets: ['headless-horseman'] }).resolve();
  scene.play('p1', 'bomb', { targets: ['headless-horseman'] }).resolve();
  scene.play('p1', 'gold-bomb', { targets: ['headless-horseman'] }).resolve();
  expect([scene.hp('headless-horseman'), scene.maxHp('headless-horseman')]).toEqual([3, 5]);
  scene.done();
});

test.each(['curse-of-blood-lust', 'curse-of-impulse'])(
  '%s KEY-05: given from the deck it is a curse at once, and asks for nothing',
  (id) => isGivenFromTheDeck(id),
);

test('boss-rush: an attack that is cancelled was the one', () => {
  const scene = aScene()
    .player('p1', { items: ['the-bible'] })
    .monsters('fly', 'dip', 'squirt')
    .deck('monster', ['boss-rush', 'pin', 'war'])
    .fallbacks('attack.slot', 'effect.choose', 'each.order')
    .dice(3);
  scene.attack('p1', 'deck').resolve().declare('p1', 'attack').allPass();
  scene
    .answer('p1', 'attack.target', scene.offered()[0] ?? '')
    .use('p1', 'the-bible', { mode: 1 })
    .resolve();
  expect(scene.view().attack).toBeNull();
  scene.refuses('p1', 'attack').done();
});
