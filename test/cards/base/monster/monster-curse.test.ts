import { expect, test } from 'vitest';
import { aScene } from '../../../support/scene.js';

test('curse-of-amnesia: two loot cards of their choice at the end of their turn, not of another', () => {
  const scene = aScene().player('p2', { curses: ['curse-of-amnesia'], hand: ['bomb', 'a-penny', '3-cents'] });
  scene.endTurn('p1').toActionPhase();
  expect(scene.hand('p2')).toHaveLength(4);
  scene.declare('p2', 'end').allPass();
  expect(scene.stack()).toEqual(['curse-of-amnesia']);
  scene.allPass().answer('p2', 'discard.loot', 'bomb', '3-cents').toNextTurn();
  expect(scene.hand('p2')).toEqual(['a-penny', 'blank-loot']);
  scene.toActionPhase().done();
});

test('curse-of-greed: 4¢ at the end of their turn, or what there is', () => {
  const scene = aScene()
    .player('p1', { curses: ['curse-of-greed'], coins: 6 })
    .player('p2', { coins: 6 });
  scene.endTurn('p1');
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([2, 6]);
  scene.toActionPhase().endTurn('p2').toActionPhase().endTurn('p1');
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([0, 6]);
  scene.toActionPhase().done();
});

test('curse-of-loss DEATH-13: at their death a soul of their choice is destroyed, and the curse goes', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'], souls: ['monstro'] })
    .player('p2', { curses: ['curse-of-loss'], souls: ['gurdy', 'chub'] });
  scene
    .play('p1', 'gold-bomb', { targets: ['p2'] })
    .passUntil('p2 death')
    .allPass();
  scene.answer('p2', 'trigger.order', 'curse-of-loss/each', 'curse-of-loss/curse.leave');
  expect(scene.offered()).toEqual(['gurdy', 'chub']);
  scene.answer('p2', 'trigger.target', 'chub').resolve();
  expect(scene.soulCards('p2')).toEqual(['gurdy']);
  expect(scene.soulCards('p1')).toEqual(['monstro']);
  expect(scene.curses('p2')).toEqual([]);
  expect(scene.discarded('monster')).toEqual(['chub', 'curse-of-loss']);
  scene.done();
});

test('curse-of-loss TGT-06: whoever has no soul loses none', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'], souls: ['monstro'] })
    .player('p2', { curses: ['curse-of-loss'] });
  scene
    .play('p1', 'gold-bomb', { targets: ['p2'] })
    .passUntil('p2 death')
    .allPass();
  scene.answer('p2', 'trigger.order', 'curse-of-loss/each', 'curse-of-loss/curse.leave').resolve();
  expect(scene.said('noTarget')).toHaveLength(1);
  expect(scene.soulCards('p1')).toEqual(['monstro']);
  scene.done();
});

test('curse-of-pain: lies with the chosen player and hurts at the start of their turns', () => {
  const scene = aScene().monsters('gurdy').deck('monster', ['curse-of-pain']);
  scene.attack('p1', 'deck').answer('p1', 'trigger.target', 'p2').resolve();
  expect(scene.curses('p2')).toEqual(['curse-of-pain']);
  scene.endTurn('p1');
  expect(scene.stack()).toEqual(['curse-of-pain']);
  scene.allPass();
  expect(scene.stack()).toEqual(['1 damage to p2']);
  scene.toActionPhase();
  expect(scene.hp('p2')).toBe(1);
  scene.endTurn('p2').toActionPhase();
  expect(scene.hp('p1')).toBe(2);
  expect(scene.hp('p2')).toBe(2);
  scene.done();
});

test('curse-of-the-blind: monsters have one more evasion in the turns of its player', () => {
  const scene = aScene()
    .player('p2', { curses: ['curse-of-the-blind'] })
    .monsters('fly', 'gurdy');
  expect([scene.dc('fly'), scene.dc('gurdy')]).toEqual([2, 4]);
  scene.endTurn('p1').toActionPhase();
  expect([scene.dc('fly'), scene.dc('gurdy')]).toEqual([3, 5]);
  scene.endTurn('p2').toActionPhase();
  expect([scene.dc('fly'), scene.dc('gurdy')]).toEqual([2, 4]);
  scene.done();
});

test('curse-of-the-blind EVENT-02: as an event it only finds its player', () => {
  const scene = aScene().monsters('fly', 'gurdy').deck('monster', ['curse-of-the-blind']);
  scene.attack('p1', 'deck').answer('p1', 'attack.slot', 'fly').answer('p1', 'trigger.target', 'p1');
  expect(scene.dc('gurdy')).toBe(4);
  scene.resolve();
  expect([scene.dc('fly'), scene.dc('gurdy')]).toEqual([3, 5]);
  scene.done();
});
