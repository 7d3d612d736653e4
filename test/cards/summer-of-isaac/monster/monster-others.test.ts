import { expect, test } from 'vitest';
import { aScene, type Scene } from '../../../support/scene.js';

test('curse-of-envy KEY-05: the death of its player is a treasure for everybody else', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['death-to'] })
    .player('p2', { curses: ['curse-of-envy'] })
    .deck('treasure', ['meat', 'breakfast', 'dinner']);
  scene
    .play('p1', 'death-to', { targets: ['p2'] })
    .fallbacks()
    .resolve();
  expect([scene.items('p1').length, scene.items('p2').length, scene.items('p3').length, scene.curses('p2')]).toEqual([
    1,
    0,
    1,
    [],
  ]);
  scene.done();
});

test('curse-of-envy: from the deck it goes to a player whom the active one chooses', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('fly')
    .wholeDeck('monster', ['curse-of-envy', 'gurdy']);
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  expect([scene.curses('p2'), scene.tops('monsters')]).toEqual([['curse-of-envy'], ['gurdy']]);
  scene.done();
});

test.each([
  [1, ['dogma-summer-of-isaac', 'blank-monster']],
  [2, ['dogma-summer-of-isaac', 'gurdy']],
])('dogma-summer-of-isaac: a %i puts the other monsters into discard', (face, tops) => {
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins'] })
    .monsters('dogma-summer-of-isaac', 'gurdy')
    .dice(face);
  scene.play('p1', 'roll-for-coins').resolve();
  expect(scene.tops('monsters')).toEqual(tops);
  scene.done();
});

test('dogma-summer-of-isaac CTR-08: dead, it makes an item eternal, and is no soul', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'], items: ['meat'] })
    .monsters('dogma-summer-of-isaac')
    .deck('treasure', ['breakfast']);
  scene.play('p1', 'fell-a-monster', { targets: ['dogma-summer-of-isaac'] }).resolve();
  scene.answer('p1', 'trigger.target', 'meat').resolve();
  expect([scene.object('meat').counters, scene.souls('p1'), scene.items('p1')]).toEqual([
    { eternal: 1 },
    0,
    ['meat', 'breakfast'],
  ]);
  scene.done();
});

test('hush-summer-of-isaac: each damage is 1 less', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'gold-bomb'], lootPlays: 2 })
    .monsters('hush-summer-of-isaac');
  scene.play('p1', 'bomb', { targets: ['hush-summer-of-isaac'] }).resolve();
  expect([scene.hp('hush-summer-of-isaac'), scene.said('event').some((line) => line.event === 'damage')]).toEqual([
    6,
    false,
  ]);
  scene.play('p1', 'gold-bomb', { targets: ['hush-summer-of-isaac'] }).resolve();
  expect(scene.hp('hush-summer-of-isaac')).toBe(4);
  scene.done();
});

test('hush-summer-of-isaac ATK-12: a roll that is not above the one before it misses', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters('hush-summer-of-isaac').dice(3, 3, 4, 2);
  scene.attack('p1', 'hush-summer-of-isaac').passUntil('roll 2').passUntil('1 damage to p1');
  expect([scene.said('hit').length, scene.said('miss').length]).toEqual([2, 2]);
  scene.done({ midway: 'the attack goes on' });
});

test('mother-summer-of-isaac: those beside the attacking player each name a number that misses, for that roll', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { character: 'sturdy' })
    .monsters('mother-summer-of-isaac')
    .dice(5, 5);
  scene.attack('p1', 'mother-summer-of-isaac');
  expect(scene.asked()).toBe('p2 effect.option');
  scene.answer('p2', 'effect.option', 'n5').answer('p3', 'effect.option', 'n5');
  expect(scene.stack()).toEqual(['roll 5']);
  scene.allPass();
  expect(scene.said('miss')).toHaveLength(1);
  scene.resolve();
  scene.answer('p2', 'effect.option', 'n1').answer('p3', 'effect.option', 'n2').allPass();
  expect([scene.said('hit').length, scene.hp('p1')]).toEqual([1, 1]);
  scene.done({ midway: 'the attack goes on' });
});

test('mother-summer-of-isaac: another attack is not asked about', () => {
  const scene = aScene({ players: 3 }).monsters('mother-summer-of-isaac', 'gurdy').dice(1);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack().at(-1)).toBe('1 damage to p1');
  scene.done({ midway: 'the attack goes on' });
});

test.each([
  [1, 2, 0],
  [4, 2, 0],
  [5, 0, 0],
  [6, 2, 1],
])('hot-potato ITEM-07 GAIN-04: it is an item as it enters, with 2¢ and a roll: %i', (face, coins, souls) => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', hand: ['fell-a-monster'] })
    .player('p2', { character: 'sturdy' })
    .monsters('blank-monster')
    .wholeDeck('monster', ['hot-potato', 'gurdy', 'fly'])
    .dice(face, ...(face < 5 ? [6] : []));
  scene.play('p1', 'fell-a-monster', { targets: ['blank-monster'] });
  const reward = 1;
  scene.passUntil('hot-potato');
  expect(scene.items('p1')).toEqual(['hot-potato']);
  scene.fallbacks().resolve();
  if (face < 5) expect([scene.coins('p2'), scene.soulCards('p2')]).toEqual([2, ['hot-potato']]);
  else expect(scene.souls('p1')).toBe(souls);
  if (face === 5) expect([scene.dead('p1'), scene.discarded('monster').includes('hot-potato')]).toEqual([true, true]);
  else expect(scene.coins('p1')).toBeGreaterThanOrEqual(coins + reward - 1);
  scene.done(face === 5 ? { midway: 'the active player has died' } : {});
});

/** P2 and P3 have agreed that P3 is guilty. */
const lineup = (): Scene => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('blank-monster')
    .wholeDeck('monster', ['police-lineup', 'gurdy'])
    .deck('treasure', ['meat']);
  scene.play('p1', 'fell-a-monster', { targets: ['blank-monster'] }).resolve();
  return scene.answer('p2', 'group.propose', 'p3').answer('p3', 'group.agree', 'yes');
};

test('police-lineup DEC-04: the others agree in secret, and a right guess kills', () => {
  const scene = lineup();
  expect(scene.offered()).toEqual(['p2', 'p3']);
  scene.answer('p1', 'effect.choose', 'p3').fallbacks().resolve();
  expect([scene.dead('p3'), scene.items('p1')]).toEqual([true, ['meat']]);
  scene.done();
});

test('police-lineup: a wrong guess is a treasure for the guilty player, and a turn left out', () => {
  const scene = lineup();
  scene.answer('p1', 'effect.choose', 'p2').resolve();
  expect([scene.dead('p2'), scene.items('p3'), scene.state().players.p1?.turnsToSkip]).toEqual([false, ['meat'], 1]);
  scene.done();
});
