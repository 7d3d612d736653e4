import { expect, test } from 'vitest';
import { beginsWith, hasHpAndLootPlay } from '../../support/character-scenes.js';
import { aScene, damaged } from '../../support/scene.js';

test.each(['apollyon', 'azazel', 'the-keeper'])('%s: 2 HP, 1 ATK, ↷ for one more loot play', (id) =>
  hasHpAndLootPlay(id, 2),
);

test.each([
  ['apollyon', 'void'],
  ['azazel', 'lord-of-the-pit'],
  ['the-keeper', 'wooden-nickel'],
  ['the-lost', 'holy-mantle'],
])('%s CHAR-02: begins with %s, charged', beginsWith);

test('the-lost SOUL-07: 1 HP and one soul that is no card to be stolen', () => {
  const scene = aScene({ soulsToWin: 3 })
    .player('p1', { character: 'the-lost', souls: ['gurdy'] })
    .player('p2', { hand: ['steal-soul'], lootPlays: 1 });
  expect([scene.maxHp('p1'), scene.atk('p1'), scene.souls('p1'), scene.soulCards('p1')]).toEqual([1, 1, 2, ['gurdy']]);
  scene.pass('p1').answer('p2', 'priority', 'play steal-soul');
  expect(scene.offered()).toEqual(['gurdy', 'back']);
  scene.answer('p2', 'announce.target', 'back').pass('p2').done();
});

test('the-lost WIN-01: its own soul counts for winning', () => {
  const scene = aScene({ soulsToWin: 2 })
    .player('p1', { character: 'the-lost', hand: ['bomb'] })
    .monsters(damaged('gurdy', 4));
  scene
    .play('p1', 'bomb', { targets: ['gurdy'] })
    .passUntil('gurdy death')
    .allPass();
  expect([scene.asked(), scene.souls('p1')]).toEqual(['over', 2]);
  scene.done();
});

test('the-lost: at the end of its turn up to one character is recharged, of any player', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { character: 'the-lost', hand: ['a-penny', 'a-penny'] })
    .player('p2', { lootPlays: 1 });
  scene.play('p1', 'a-penny').allPass().use('p1', 'the-lost').allPass().play('p1', 'a-penny').allPass();
  scene.declare('p1', 'end').allPass();
  expect(scene.asked()).toBe('p1 trigger.target');
  expect(scene.decision()).toMatchObject({ min: 0, max: 1 });
  expect(scene.offered()).toEqual(['the-lost', 'plain', 'plain']);
  scene.answerSome('p1', 'trigger.target', 'the-lost').allPass();
  expect([scene.charged('the-lost'), scene.charged('plain@p2')]).toEqual([true, false]);
  scene.toNextTurn().toActionPhase().endTurn('p2');
  expect(scene.state().turn.active).toBe('p3');
  scene.toActionPhase().done();
});
