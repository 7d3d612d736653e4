import { expect, test } from 'vitest';
import { becomesACurse, entersOnce, goesWithItsPlayer, isGivenFromTheDeck } from '../../../support/monster-limits.js';
import { aScene } from '../../../support/scene.js';

/** How far curses and events of Requiem go, and what is none of their business. */

const CURSES = ['curse-of-empathy', 'curse-of-the-hollow', 'curse-of-the-hunted', 'curse-of-the-soulless'];
const EVENTS = [
  'betrayal',
  'golden-troll-bomb',
  'lust-for-blood',
  'mothers-shadow',
  'overflow',
  'pitfall',
  'tnt-barrel',
];

test.each([...CURSES, ...EVENTS])('%s: an item that enters play meanwhile does not make it happen again', (id) =>
  entersOnce(id),
);

test.each(CURSES)('%s KEY-05: a player is chosen on the way to the stack, and it becomes their curse', (id) =>
  becomesACurse(id),
);

test.each(CURSES.slice(0, 3))('%s KEY-05: it goes when its player dies, not when another does', (id) =>
  goesWithItsPlayer(id, 'xiii-death'),
);

test.each(CURSES)('%s KEY-05: given from the deck it is a curse at once, and asks for nothing', (id) =>
  isGivenFromTheDeck(id),
);

test('curse-of-empathy: a player who dies is no monster', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { curses: ['curse-of-empathy'], hand: ['bomb'], coins: 3 });
  scene.play('p1', 'xiii-death', { targets: ['p3'] }).resolve();
  expect([scene.hand('p2'), scene.coins('p2')]).toEqual([['bomb'], 3]);
  scene.done();
});

test('curse-of-the-hollow: the end of another’s turn takes nothing', () => {
  const scene = aScene().player('p2', {
    curses: ['curse-of-the-hollow'],
    souls: ['gurdy'],
    hand: ['bomb'],
    coins: 3,
  });
  scene.endTurn('p1');
  expect([scene.hand('p2'), scene.coins('p2')]).toEqual([['bomb'], 3]);
  scene.toActionPhase().done();
});

test('curse-of-the-soulless: others gain souls as ever', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .player('p2', { curses: ['curse-of-the-soulless'] })
    .monsters('gurdy');
  scene.play('p1', 'fell-a-monster', { targets: ['gurdy'] }).resolve();
  expect(scene.soulCards('p1')).toEqual(['gurdy']);
  scene.done();
});

/** P1 meets this event by attacking the deck at a table of three. */
const met = (id: string, face: number) =>
  aScene({ players: 3 })
    .player('p1', { character: 'sturdy' })
    .player('p2', {
      coins: 9,
      hand: ['bomb'],
      items: ['meat', 'the-d6'],
      souls: ['gurdy', 'chub'],
      character: 'sturdy',
    })
    .player('p3', { character: 'sturdy', items: ['breakfast'], souls: ['pin'] })
    .monsters('fly')
    .deck('monster', [id])
    .dice(face);

test.each([
  [1, '¢'],
  [2, '¢'],
  [3, 'loot'],
  [4, 'loot'],
  [5, 'item'],
  [6, 'soul'],
])('betrayal: with a %i it is about %s', (face, what) => {
  const scene = met('betrayal', face).attack('p1', 'deck').answer('p1', 'trigger.target', 'p2').resolve();
  if (face > 4) {
    const { min, max } = scene.decision();
    expect([min, max, scene.offered()]).toEqual([1, 1, face === 5 ? ['meat'] : ['gurdy', 'chub']]);
    scene.answer('p1', 'effect.choose', face === 5 ? 'meat' : 'gurdy').resolve();
  }
  expect([scene.coins('p1'), scene.hand('p1').length, scene.items('p1').length, scene.souls('p1')]).toEqual(
    ['¢', 'loot', 'item', 'soul'].map((one) => (one === what ? (one === '¢' ? 5 : 1) : 0)),
  );
  scene.done();
});

test.each([1, 2, 3, 4, 5, 6])('tnt-barrel: with a %i it hurts both up to 4, the target alone from 5 on', (face) => {
  const scene = met('tnt-barrel', face).attack('p1', 'deck').answer('p1', 'trigger.target', 'p2').allPass(3);
  expect(scene.stack().toSorted()).toEqual(face < 5 ? ['2 damage to p1', '2 damage to p2'] : ['4 damage to p2']);
  scene.done({ midway: 'the damage waits' });
});

test.each([1, 2, 3, 4, 5, 6])('overflow: with a %i the turn is skipped up to 2', (face) => {
  const scene = aScene().monsters('fly').deck('monster', ['overflow']).dice(face, 6);
  scene.attack('p1', 'deck').resolve();
  expect(scene.view().players.map(({ turnsToSkip }) => turnsToSkip)).toEqual([face < 3 ? 1 : 0, 0]);
  scene.done();
});

test('pitfall: what lies under it on the stack is cancelled', () => {
  const scene = aScene()
    .player('p1', { hand: ['key', 'a-dime'], lootPlays: 2 })
    .monsters('fly')
    .deck('monster', ['pitfall'])
    .fallbacks('attack.slot');
  scene.play('p1', 'a-dime').play('p1', 'key', { mode: 1 }).allPass(2);
  expect([scene.stack(), scene.coins('p1')]).toEqual([[], 0]);
  scene.toNextTurn().toActionPhase();
  expect(scene.coins('p1')).toBe(0);
  scene.done();
});

test('lust-for-blood: it is one attack more, and of another who dies nobody is given anything', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death'], character: 'sturdy' })
    .player('p2', { damage: 1 })
    .player('p3', { items: ['meat'] })
    .monsters('fly')
    .deck('monster', ['lust-for-blood'])
    .dice(4)
    .fallbacks('deathPenalty.item');
  scene.attack('p1', 'deck').answer('p1', 'trigger.target', 'p2').resolve();
  scene.play('p1', 'xiii-death', { targets: ['p3'] }).resolve();
  expect([scene.items('p1'), scene.discarded('treasure')]).toEqual([[], ['meat']]);
  scene.attack('p1', 'p2').resolve();
  scene.refuses('p1', 'attack').done();
});
