import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

// Cards on their way to discard meet copies, cancelling, and more than one thing that stands in for it.

test('DEC-26 STACK-04 EVENT-03: with the damage of Devil Deal cancelled there is nothing to wait for, and the item comes', () => {
  const scene = aScene()
    .player('p1', { hand: ['o-the-fool'] })
    .monsters('gurdy')
    .wholeDeck('treasure', ['meat', 'guppys-paw'])
    .deck('monster', ['devil-deal']);
  scene.attack('p1', 'deck').answer('p1', 'trigger.mode', 'm2').allPass();
  expect([scene.stack(), scene.discarded('monster')]).toEqual([['2 damage to p1'], ['devil-deal']]);
  scene.play('p1', 'o-the-fool').allPass().answer('p1', 'deck.search', 'guppys-paw');
  expect([scene.items('p1'), scene.hp('p1'), scene.stack()]).toEqual([['guppys-paw'], 2, []]);
  scene.toNextTurn().done();
});

test('COPY-09 COPY-08: a copy of loot that would come back to the hand does not, the card does', () => {
  const scene = aScene().player('p1', { hand: ['boomerang-loot', 'brings-copy'], lootPlays: 2 });
  scene.play('p1', 'boomerang-loot').play('p1', 'brings-copy').resolve();
  expect([scene.coins('p1'), scene.hand('p1'), scene.discarded('loot')]).toEqual([
    2,
    ['boomerang-loot'],
    ['brings-copy'],
  ]);
  scene.done();
});

test('COPY-07 REPL-01: a monster that dies as a copy of another does instead what that one would do', () => {
  const scene = aScene()
    .player('p1', { hand: ['shape-shift'] })
    .monsters('fly', 'haunts-the-next')
    .dice(2);
  const fly = scene.start().object('fly').id;
  scene.play('p1', 'shape-shift', { targets: ['fly', 'haunts-the-next'] }).allPass();
  scene.attack('p1', fly).resolve();
  expect([scene.coins('p1'), scene.curses('p2'), scene.discarded('monster')]).toEqual([1, ['fly'], []]);
  scene.done();
});

test('REPL-07 DEATH-06: of two things instead of going to discard the active player says which comes first', () => {
  const killed = (...order: readonly string[]): readonly unknown[] => {
    const scene = aScene()
      .player('p2', { items: ['coins-for-discards'] })
      .monsters('haunts-the-next')
      .dice(2);
    scene.attack('p1', 'haunts-the-next').passUntil('haunts-the-next death').allPass();
    scene.answer('p1', 'replacement.order', ...order).resolve();
    scene.done();
    return [scene.curses('p2'), scene.coins('p2'), scene.tops('monsters')];
  };
  expect(killed('haunts-the-next', 'coins-for-discards')).toEqual([['haunts-the-next'], 0, ['blank-monster']]);
  expect(killed('coins-for-discards', 'haunts-the-next')).toEqual([[], 2, ['haunts-the-next']]);
});

test('DEATH-08 TURN-16: who has come back to its slot can be attacked and die again, and pays again', () => {
  const scene = aScene().monsters('pays-for-staying').dice(2, 2);
  scene.attack('p1', 'pays-for-staying').resolve();
  scene.endTurn('p1').toActionPhase();
  scene.attack('p2', 'pays-for-staying').resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.tops('monsters')]).toEqual([4, 4, ['pays-for-staying']]);
  scene.done();
});

test('EVENT-03 REPL-01 ZONE-14: an event that stays can be covered, and has gone for good then', () => {
  const scene = aScene().monsters('fly').deck('monster', ['lingering-event', 'gurdy']).dice(2);
  scene.attack('p1', 'deck').resolve();
  scene.endTurn('p1').toActionPhase();
  scene.attack('p2', 'deck');
  scene.done({ midway: 'a fight goes on' });
  expect(scene.view().monsters[0]?.covered).toContain('lingering-event');
});
