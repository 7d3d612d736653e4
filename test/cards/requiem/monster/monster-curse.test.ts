import { expect, test } from 'vitest';
import { aScene } from '../../../support/scene.js';

test('curse-of-empathy: a loot card and 1¢ of its player for each monster that dies', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'], coins: 3 })
    .player('p2', { curses: ['curse-of-empathy'], hand: ['bomb', 'a-penny'], coins: 3 })
    .monsters('gurdy');
  scene.play('p1', 'fell-a-monster', { targets: ['gurdy'] }).resolve();
  scene.answer('p2', 'discard.loot', 'bomb').resolve();
  expect([scene.hand('p2'), scene.coins('p2'), scene.coins('p1')]).toEqual([['a-penny'], 2, 10]);
  scene.done();
});

test('curse-of-empathy AND-01: whoever has no loot card to discard loses no ¢', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'], curses: ['curse-of-empathy'], coins: 3 })
    .monsters('gurdy');
  scene.play('p1', 'fell-a-monster', { targets: ['gurdy'] }).resolve();
  expect(scene.coins('p1')).toBe(10);
  scene.done();
});

test('curse-of-the-hollow SOUL-05: as many loot cards and ¢ as souls, by their value', () => {
  const scene = aScene().player('p1', {
    curses: ['curse-of-the-hollow'],
    souls: ['mom', 'gurdy'],
    hand: ['bomb', 'a-penny', '2-cents', '3-cents'],
    coins: 5,
  });
  scene.declare('p1', 'end').passUntil('curse-of-the-hollow').allPass();
  scene.answer('p1', 'discard.loot', 'bomb', 'a-penny', '2-cents');
  expect([scene.hand('p1'), scene.coins('p1')]).toEqual([['3-cents'], 2]);
  scene.toNextTurn().toActionPhase().done();
});

test('curse-of-the-hollow: nothing without a soul, nor in the turns of others', () => {
  const scene = aScene()
    .player('p1', { curses: ['curse-of-the-hollow'], hand: ['bomb'], coins: 5 })
    .player('p2', { souls: ['gurdy'] });
  scene.endTurn('p1').toActionPhase().endTurn('p2');
  expect([scene.hand('p1').includes('bomb'), scene.coins('p1')]).toEqual([true, 5]);
  scene.toActionPhase().done();
});

test('curse-of-the-hunted: monsters hit harder in the turns of its player', () => {
  const scene = aScene()
    .player('p2', { curses: ['curse-of-the-hunted'] })
    .monsters('fly', 'gurdy');
  expect([scene.atk('fly'), scene.atk('gurdy')]).toEqual([1, 1]);
  scene.endTurn('p1').toActionPhase();
  expect([scene.atk('fly'), scene.atk('gurdy')]).toEqual([2, 2]);
  scene.done();
});

test('curse-of-the-soulless DEC-33: its player gains no souls; the card goes to discard', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'], curses: ['curse-of-the-soulless'] })
    .monsters('gurdy');
  scene.play('p1', 'fell-a-monster', { targets: ['gurdy'] }).resolve();
  expect([scene.soulCards('p1'), scene.discarded('monster'), scene.coins('p1')]).toEqual([[], ['gurdy'], 7]);
  scene.done();
});

test('curse-of-the-soulless KEY-05: with the death of its player it goes on to somebody else, never to discard', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { curses: ['curse-of-the-soulless'] })
    .player('p1', { hand: ['death-to'] });
  scene
    .play('p1', 'death-to', { targets: ['p2'] })
    .passUntil('curse-of-the-soulless')
    .allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p2 effect.choose', ['p3', 'p1']]);
  scene.answer('p2', 'effect.choose', 'p3').resolve();
  expect([scene.curses('p2'), scene.curses('p3'), scene.discarded('monster')]).toEqual([
    [],
    ['curse-of-the-soulless'],
    [],
  ]);
  scene.done();
});
