import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test('dead-eye DMG-05: each damage that you deal to a monster is 1 ATK till the end of the turn', () => {
  const scene = aScene()
    .player('p1', { items: ['dead-eye'], hand: ['bomb'] })
    .monsters('gurdy')
    .dice(6, 6);
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  expect([scene.hp('gurdy'), scene.atk('p1')]).toEqual([4, 2]);
  scene.attack('p1', 'gurdy').passUntil('roll 6').allPass(2);
  scene.passUntil('roll 6');
  expect([scene.hp('gurdy'), scene.atk('p1')]).toEqual([2, 3]);
  scene.resolve();
  expect(scene.soulCards('p1')).toEqual(['gurdy']);
  scene.endTurn('p1').toActionPhase();
  expect(scene.atk('p1')).toBe(1);
  scene.done();
});

test('dead-eye: damage to a player, and what another player deals, add nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['dead-eye'], hand: ['bomb'] })
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters('gurdy');
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  scene
    .passTo('p2')
    .play('p2', 'bomb', { targets: ['gurdy'] })
    .resolve();
  expect([scene.hp('p2'), scene.hp('gurdy'), scene.atk('p1'), scene.atk('p2')]).toEqual([1, 4, 1, 1]);
  scene.done();
});

test('epic-fetus DMG-05: 1 damage to a monster, 1 to a player and 1 to yourself', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['epic-fetus'] })
    .monsters('gurdy', 'fly');
  scene.use('p1', 'epic-fetus', { targets: ['p2', 'gurdy'] }).resolve();
  expect(['gurdy', 'fly', 'p1', 'p2', 'p3'].map((of) => scene.hp(of))).toEqual([4, 1, 1, 1, 2]);
  expect(scene.charged('epic-fetus')).toBe(false);
  scene.done();
});

test('epic-fetus DEC-50: the monster first, then you, then the player', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { items: ['epic-fetus'] })
    .monsters('gurdy');
  scene
    .passTo('p2')
    .use('p2', 'epic-fetus', { targets: ['p1', 'gurdy'] })
    .allPass();
  expect(scene.stack()).toEqual(['1 damage to p1', '1 damage to p2', '1 damage to gurdy']);
  scene.resolve().done();
});

test('epic-fetus: the player may be yourself, who takes both; any monster and any player can be chosen', () => {
  const scene = aScene()
    .player('p2', { items: ['epic-fetus'] })
    .monsters('gurdy', 'pin');
  scene.passTo('p2').use('p2', 'epic-fetus', { targets: ['p2', 'pin'] });
  scene.allPass();
  expect(scene.stack()).toEqual(['1 damage to p2', '1 damage to p2', '1 damage to pin']);
  scene.fallbacks('deathPenalty.item').resolve();
  expect([scene.hp('gurdy'), scene.hp('pin'), scene.hp('p1'), scene.dead('p2')]).toEqual([5, 1, 2, true]);
  scene.done();
});

test('epic-fetus TGT-06: without a monster it cannot be used', () => {
  const scene = aScene().player('p1', { items: ['epic-fetus'] });
  scene.refuses('p1', 'use epic-fetus');
  scene.done();
});

test.each(['yes', 'no'])('marked DICE-02: your first attack roll may become a 5: %s', (answer) => {
  const scene = aScene()
    .player('p1', { items: ['marked'] })
    .monsters('monstro')
    .dice(1, 1);
  scene.attack('p1', 'monstro').allPass();
  expect(scene.asked()).toBe('p1 effect.may');
  scene.answer('p1', 'effect.may', answer);
  expect(scene.stack()).toEqual([answer === 'yes' ? 'roll 5' : 'roll 1']);
  scene.allPass(2);
  expect([scene.hp('monstro'), scene.hp('p1')]).toEqual(answer === 'yes' ? [3, 2] : [4, 1]);
  scene.allPass();
  expect(scene.stack()).toEqual(['roll 1']);
  scene.done({ midway: 'the second roll asks for nothing' });
});

test('marked: once each turn, not for other rolls, and not for somebody else', () => {
  const scene = aScene()
    .player('p1', { items: ['marked', 'more-attacks'], hand: ['pills'] })
    .player('p2', { items: ['marked'] })
    .monsters('dip', 'fly')
    .dice(6, 4, 3);
  scene.play('p1', 'pills').resolve();
  scene.attack('p1', 'dip').allPass().answer('p1', 'effect.may', 'yes').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.attack('p1', 'fly').resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.done();
});

test('marked KEY-08: a roll along the attack of another player is not one of your turn', () => {
  const scene = aScene()
    .player('p2', { items: ['marked'] })
    .monsters('ultra-greed')
    .dice(6, 6);
  scene.attack('p1', 'ultra-greed').passUntil('roll 6').allPass(2);
  scene.passUntil('roll 6').allPass(2);
  expect([scene.maxHp('ultra-greed'), scene.hp('ultra-greed')]).toEqual([8, 6]);
  scene.done({ midway: 'the attack goes on' });
});
