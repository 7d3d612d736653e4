import { expect, test } from 'vitest';
import { aScene, damaged } from '../../../support/scene.js';

test.each([
  [['gurdy'], 2],
  [['mom'], 3],
  [['mom', 'gurdy'], 4],
])('delirium-alt-art SOUL-05: with the souls %j the active player meets monsters of evasion %i', (souls, dc) => {
  const scene = aScene()
    .player('p1', { souls })
    .player('p2', { souls: ['mom', 'monstro'] })
    .monsters('delirium-alt-art', 'fly');
  expect([scene.dc('fly'), scene.dc('delirium-alt-art')]).toEqual([dc, dc + 1]);
  scene.done();
});

test('delirium-alt-art KEY-06: it comes into a slot of its own', () => {
  const scene = aScene()
    .player('p1', { hand: ['wider-monsters'] })
    .monsters('fly')
    .wholeDeck('monster', ['delirium-alt-art', 'dip']);
  scene.play('p1', 'wider-monsters').resolve();
  expect(scene.tops('monsters')).toContain('delirium-alt-art');
  expect(scene.tops('monsters').length).toBe(3);
  scene.done();
});

test('it-lives-alt-art WIN-01: while somebody has its soul, five are needed', () => {
  const scene = aScene()
    .player('p1', { souls: ['it-lives-alt-art', 'gurdy'], hand: ['fell-a-monster', 'fell-a-monster'], lootPlays: 2 })
    .monsters('monstro', 'pin');
  scene.play('p1', 'fell-a-monster', { targets: ['monstro'] }).resolve();
  expect([scene.souls('p1'), scene.view().outcome]).toEqual([4, null]);
  scene.play('p1', 'fell-a-monster', { targets: ['pin'] }).resolve();
  expect([scene.souls('p1'), scene.view().outcome === null]).toEqual([5, false]);
  scene.done({ midway: 'the game is over' });
});

test('mega-satan-alt-art ATKPL-01: players can be attacked, and the last one alive at the end of a turn kills it', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['kill-player-for-coins', 'kill-player-for-coins'], lootPlays: 2 })
    .monsters('mega-satan-alt-art')
    .deck('treasure', ['meat', 'breakfast']);
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['mega-satan-alt-art', 'p2', 'p3', 'deck']);
  scene.done({ midway: 'the attack goes on' });
  const alone = aScene({ players: 3 })
    .player('p1', { hand: ['kill-player-for-coins', 'kill-player-for-coins'], lootPlays: 2 })
    .monsters('mega-satan-alt-art')
    .deck('treasure', ['meat', 'breakfast']);
  alone
    .play('p1', 'kill-player-for-coins', { targets: ['p2'] })
    .fallbacks()
    .resolve();
  alone.play('p1', 'kill-player-for-coins', { targets: ['p3'] }).resolve();
  alone.endTurn('p1').toActionPhase();
  expect([alone.soulCards('p1'), alone.items('p1')]).toEqual([['mega-satan-alt-art'], ['meat', 'breakfast']]);
  alone.done();
});

test('mega-satan-alt-art: with another player alive the turn ends without its death', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['kill-player-for-coins'] })
    .monsters('mega-satan-alt-art');
  scene
    .play('p1', 'kill-player-for-coins', { targets: ['p2'] })
    .fallbacks()
    .resolve();
  scene.endTurn('p1').toActionPhase();
  expect(scene.tops('monsters')).toEqual(['mega-satan-alt-art']);
  scene.done();
});

test('mega-satan-alt-art-2 TURN-08: attacks without number, on players on 4+ too, and each death of a player is 2 damage to it', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['kill-player-for-coins'] })
    .player('p2', { damage: 1 })
    .monsters('mega-satan-alt-art-2', 'fly', 'dip')
    .dice(2, 4, 4);
  scene.attack('p1', 'fly').resolve();
  scene.attack('p1', 'dip').resolve();
  scene.attack('p1', 'p2').fallbacks().resolve();
  expect([scene.dead('p2'), scene.hp('mega-satan-alt-art-2')]).toEqual([true, 4]);
  scene.play('p1', 'kill-player-for-coins', { targets: ['p3'] }).resolve();
  expect(scene.hp('mega-satan-alt-art-2')).toBe(2);
  expect(scene.offered()).toContain('attack');
  scene.done();
});

test('mom-alt-art: all other monsters have 1 HP more, and each attack on it adds a slot', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters('mom-alt-art', 'fly').dice(1);
  expect([scene.maxHp('fly'), scene.maxHp('mom-alt-art')]).toEqual([2, 6]);
  scene.attack('p1', 'mom-alt-art').passUntil('roll 1');
  expect(scene.tops('monsters').length).toBe(3);
  scene.done({ midway: 'the attack goes on' });
});

test('satan-alt-art ABIL-08 DICE-05: each 5 becomes a 6, and the third 6 of a turn kills everybody', () => {
  const scene = aScene()
    .player('p1', { hand: ['chunk-of-amber', 'chunk-of-amber', 'chunk-of-amber'], lootPlays: 3 })
    .monsters('satan-alt-art')
    .dice(5, 6, 6);
  scene.play('p1', 'chunk-of-amber').resolve();
  scene.play('p1', 'chunk-of-amber').resolve();
  expect([scene.coins('p1'), scene.dead('p1')]).toEqual([24, false]);
  scene.play('p1', 'chunk-of-amber').passUntil('satan-alt-art');
  scene.allPass();
  expect(scene.stack().slice(-2)).toEqual(['p2 death', 'p1 death']);
  scene.done({ midway: 'the next turn begins' });
});

test('satan-alt-art: the count begins anew with each turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['chunk-of-amber', 'chunk-of-amber'], lootPlays: 2 })
    .player('p2', { hand: ['chunk-of-amber', 'chunk-of-amber'], lootPlays: 2 })
    .monsters('satan-alt-art')
    .dice(6, 6, 6);
  scene.play('p1', 'chunk-of-amber').resolve().play('p1', 'chunk-of-amber').resolve();
  scene.endTurn('p1').toActionPhase();
  scene.play('p2', 'chunk-of-amber').resolve();
  expect([scene.dead('p1'), scene.dead('p2')]).toEqual([false, false]);
  scene.done();
});

test('the-beast SOUL-04: its death destroys all souls, and everybody gains two treasures and loots 6', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'], souls: ['mom'] })
    .player('p2', { souls: ['gurdy'] })
    .monsters('the-beast')
    .deck('treasure', ['meat', 'breakfast', 'dinner', 'the-d10', 'the-map'])
    .deck(
      'loot',
      Array.from({ length: 12 }, () => 'bomb'),
    );
  scene.play('p1', 'fell-a-monster', { targets: ['the-beast'] }).resolve();
  expect([scene.soulCards('p1'), scene.soulCards('p2')]).toEqual([['the-beast'], []]);
  expect([scene.items('p1').length, scene.items('p2').length]).toEqual([3, 2]);
  expect([scene.hand('p1').length, scene.hand('p2').length]).toEqual([6, 6]);
  scene.done();
});

test('the-lamb-alt-art TGT-04: two others of your choice each destroy a soul of theirs, if you like', () => {
  const scene = aScene({ players: 4 })
    .player('p1', { hand: ['fell-a-monster'] })
    .player('p2', { souls: ['gurdy'] })
    .player('p3', { souls: ['monstro'] })
    .player('p4', { souls: ['pin', 'chub'] })
    .monsters('the-lamb-alt-art');
  scene.play('p1', 'fell-a-monster', { targets: ['the-lamb-alt-art'] }).resolve();
  expect(scene.offered()).toEqual(['p2', 'p3', 'p4']);
  scene.answer('p1', 'trigger.target', 'p2', 'p4').resolve();
  scene.answer('p1', 'effect.may', 'yes').answer('p2', 'effect.choose', 'gurdy');
  expect(scene.offered()).toEqual(['pin', 'chub']);
  scene.answer('p4', 'effect.choose', 'chub').resolve();
  expect([scene.soulCards('p2'), scene.soulCards('p3'), scene.soulCards('p4')]).toEqual([[], ['monstro'], ['pin']]);
  scene.done();
});

test('the-lamb-alt-art: there is no need to', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster'] })
    .player('p2', { souls: ['gurdy'] })
    .monsters('the-lamb-alt-art');
  scene.play('p1', 'fell-a-monster', { targets: ['the-lamb-alt-art'] }).resolve();
  scene.answer('p1', 'trigger.target', 'p2', 'p3').resolve();
  scene.answer('p1', 'effect.may', 'no').resolve();
  expect([scene.soulCards('p2'), scene.coins('p1')]).toEqual([['gurdy'], 3]);
  scene.done();
});

test('ultra-greed-alt-art CTR-02: an attack on it puts a gold counter on an item, which its death lets one steal', () => {
  const scene = aScene()
    .player('p2', { items: ['meat', 'the-d6', 'breakfast'] })
    .monsters(damaged('ultra-greed-alt-art', 3))
    .dice(5);
  scene.attack('p1', 'ultra-greed-alt-art').resolve();
  expect(scene.offered()).toEqual(['meat', 'breakfast']);
  scene.answer('p1', 'trigger.target', 'meat').resolve();
  expect([scene.object('meat').counters, scene.offered()]).toEqual([{ gold: 1 }, ['meat']]);
  scene.answer('p1', 'trigger.target', 'meat').resolve();
  scene.answer('p1', 'effect.may', 'yes').resolve();
  expect([scene.items('p1'), scene.items('p2'), scene.coins('p1')]).toEqual([['meat'], ['the-d6', 'breakfast'], 5]);
  scene.done();
});
