import { expect, test } from 'vitest';
import { attackAlong } from '../../support/attack-along.js';
import { becomesTooLate, entersOnce } from '../../support/monster-limits.js';
import { comesToRestWithout, hasTriggered } from '../../support/quiet.js';
import { aScene, damaged } from '../../support/scene.js';

test.each(['ambush-alt-art', 'devil-deal-alt-art'])(
  '%s: an item that enters play meanwhile does not make it happen again',
  (id) => entersOnce(id),
);

test.each(['moms-hand-alt-art', 'monstro-ii-alt-art', 'hornfel-alt-art'])(
  '%s COPY-01: damage that waited before it was there is no combat damage of it',
  (id) => becomesTooLate(id),
);

test.each(['secret-room-alt-art', 'shop-upgrade-alt-art'])('%s: 3 damage, and a 6 rerolls an item of yours', (id) => {
  for (const face of [1, 6]) {
    const scene = aScene()
      .player('p1', { hand: ['wider-monsters'], items: ['meat', 'dinner'] })
      .player('p2', { items: ['breakfast'] })
      .monsters('gurdy')
      .wholeDeck('monster', [id, 'dip'])
      .dice(face);
    scene.play('p1', 'wider-monsters');
    if (face === 1) scene.passUntil('3 damage to p1');
    else expect(scene.resolve().offered()).toEqual(['meat', 'dinner']);
    scene.done({ midway: 'the event goes on' });
  }
});

test('brimstone-alt-art ATKPL-01: combat damage to a player is none to a monster', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['brimstone-alt-art'] })
    .player('p2', { souls: ['lost-soul-alt-art'] })
    .dice(4);
  scene.attack('p1', 'p2').passUntil('3 damage to p2').allPass();
  expect([hasTriggered(scene, 'brimstone-alt-art'), scene.stack()]).toEqual([false, ['p2 death']]);
  scene.done({ midway: 'a player dies' });
});

test('brownie-alt-art NAME-01 TURN-12: a Dangle as well, and one attack on it', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('brownie-alt-art')
    .wholeDeck('monster', ['gurdy', 'dangle', 'dingle-alt-art']);
  scene.play('p1', 'fell-a-monster', { targets: ['brownie-alt-art'] }).resolve();
  expect(scene.offered().toSorted()).toEqual(['dangle', 'dingle-alt-art', 'none']);
  scene.answer('p1', 'deck.search', 'dangle').resolve();
  expect(scene.state().turn.grants).toHaveLength(1);
  scene.done();
});

test('gaper-alt-art TURN-12: hit by a 3, it is not dead on a 4', () => {
  const scene = aScene()
    .player('p1', { items: ['number-one'] })
    .monsters(damaged('gaper-alt-art', 1), 'fly')
    .dice(3);
  scene.attack('p1', 'gaper-alt-art').resolve();
  expect([scene.discarded('monster'), scene.offered().includes('attack')]).toEqual([['gaper-alt-art'], false]);
  scene.done();
});

test('guppys-paw-alt-art: items of your own only', () => {
  const scene = aScene()
    .player('p1', { items: ['guppys-paw-alt-art', 'meat'] })
    .player('p2', { items: ['breakfast'] });
  scene.answer('p1', 'priority', 'use guppys-paw-alt-art');
  expect(scene.offered()).toEqual(['guppys-paw-alt-art', 'meat', 'back']);
  scene.done({ midway: 'an ability is being announced' });
});

test.each(['mega-satan-alt-art', 'mega-satan-alt-art-2'])('%s ATKPL-01: a player is hit on a 4, not on a 3', (id) => {
  for (const [face, damage] of [
    [3, '1 damage to p1'],
    [4, '1 damage to p2'],
  ] as const) {
    const scene = aScene().monsters(id).dice(face);
    scene.attack('p1', 'p2').allPass();
    expect(scene.stack()).toEqual([damage]);
    scene.done({ midway: 'the attack goes on' });
  }
});

test('mega-satan-alt-art DEATH-22: when nobody is alive at the end of the turn it stays', () => {
  const scene = aScene()
    .player('p1', { hand: ['death-to', 'death-to'], lootPlays: 2 })
    .monsters('mega-satan-alt-art');
  scene.play('p1', 'death-to', { targets: ['p2'] }).resolve();
  scene.play('p1', 'death-to', { targets: ['p1'] }).toNextTurn();
  expect([scene.view().turn.active, scene.tops('monsters')]).toEqual(['p2', ['mega-satan-alt-art']]);
  scene.toActionPhase().done();
});

test('moms-hand-alt-art CANCEL-02: what waits below is cancelled', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy' })
    .monsters('moms-hand-alt-art', 'coin-on-damage')
    .dice(1, 3);
  scene.attack('p1', 'moms-hand-alt-art').allPass(2);
  scene.answer('p1', 'trigger.order', 'coin-on-damage', 'moms-hand-alt-art').toNextTurn();
  expect([scene.view().turn.active, scene.coins('p1')]).toEqual(['p2', 0]);
  scene.toActionPhase().done();
});

test('monstro-alt-art: one item, and one of the active player', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'], items: ['meat', 'dinner'] })
    .player('p2', { items: ['breakfast'] })
    .monsters('monstro-alt-art')
    .dice(1)
    .picks(2);
  scene.play('p1', 'fell-a-monster', { targets: ['monstro-alt-art'] }).resolve();
  expect([scene.items('p1').length, scene.items('p2')]).toEqual([1, ['breakfast']]);
  scene.done();
});

test('monstro-ii-alt-art VOTE-01: at a tie it is the player to the left', () => {
  const scene = aScene({ players: 4 }).player('p1', { character: 'sturdy' }).monsters('monstro-ii-alt-art').dice(1, 1);
  scene.attack('p1', 'monstro-ii-alt-art').resolve();
  scene.answer('p1', 'vote', 'm0').answer('p2', 'vote', 'm0').answer('p3', 'vote', 'm1').answer('p4', 'vote', 'm1');
  scene.passUntil('roll 1');
  expect(['p1', 'p2', 'p3', 'p4'].map((player) => scene.hp(player))).toEqual([2, 1, 2, 2]);
  scene.done({ midway: 'the attack goes on' });
});

test('pin-alt-art: a 5 against another monster hits it', () => {
  const scene = aScene().monsters('pin-alt-art', 'gurdy').dice(5);
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hp('gurdy')).toBe(4);
  scene.done({ midway: 'the attack goes on' });
});

test('rag-mega-alt-art DEC-08: the active player activates as ever', () => {
  const scene = aScene().monsters('rag-mega-alt-art').dice(4);
  scene.attack('p1', 'rag-mega-alt-art').passUntil('roll 4').use('p1', 'plain').allPass();
  expect(scene.charged('plain@p1')).toBe(false);
  scene.done({ midway: 'the attack goes on' });
});

test('the-bloat-alt-art ATK-12: a player who attacks along and misses rolls no dice', () => {
  const scene = aScene()
    .player('p1', { items: ['calls-for-help'], character: 'sturdy' })
    .player('p2', { character: 'sturdy' })
    .monsters('gurdy', 'the-bloat-alt-art')
    .dice(6, 1);
  attackAlong(scene, 'p2', 'gurdy').passUntil('1 damage to p2');
  expect([scene.said('miss').length, hasTriggered(scene, 'the-bloat-alt-art')]).toEqual([1, false]);
  scene.done({ midway: 'the attack goes on' });
});

test('the-bloat-alt-art DEC-54: neither of the two dice has an outcome of its own', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters('the-bloat-alt-art', 'fly').dice(1, 1, 6, 2);
  scene.attack('p1', 'fly').fallbacks().resolve();
  expect([scene.said('outcome').length, scene.said('noOutcome').length]).toEqual([0, 0]);
  scene.done();
});

test('the-bloat-alt-art: who hits rolls no dice', () => {
  const scene = aScene().monsters('the-bloat-alt-art', 'fly').dice(6);
  scene.attack('p1', 'fly').allPass();
  comesToRestWithout(scene, 'the-bloat-alt-art');
  scene.resolve().done();
});
