import { expect, test } from 'vitest';
import { aScene, sideways, withCounters } from '../../support/scene.js';

test.each([
  ['blood-lust', ['gurdy']],
  ['yum-heart', ['gurdy']],
])('ERRATA-03 %s-first-edition: it does not recharge as your turn ends, and today’s does', (item, targets) => {
  for (const id of [`${item}-first-edition`, item]) {
    const scene = aScene()
      .player('p1', { items: [id] })
      .monsters('gurdy');
    scene.use('p1', id, { targets }).resolve().endTurn('p1').toActionPhase();
    expect(scene.charged(id)).toBe(id === item);
    scene.done();
  }
});

test('blood-lust-first-edition: 1 ATK for a player or a monster', () => {
  const scene = aScene()
    .player('p1', { items: ['blood-lust-first-edition'] })
    .monsters('gurdy');
  scene.use('p1', 'blood-lust-first-edition', { targets: ['p2'] }).resolve();
  expect([scene.atk('p1'), scene.atk('p2'), scene.atk('gurdy')]).toEqual([1, 2, 1]);
  scene.endTurn('p1').toActionPhase();
  expect([scene.atk('p2'), scene.items('p1')]).toEqual([1, ['blood-lust-first-edition']]);
  scene.done();
});

test.each([
  [0, 5],
  [1, 3],
])('book-of-belial-first-edition DICE-05: up or down by 1 (mode %i), and no recharge', (mode, result) => {
  const scene = aScene()
    .player('p1', { items: ['book-of-belial-first-edition'] })
    .monsters('monstro')
    .dice(4);
  scene
    .attack('p1', 'monstro')
    .use('p1', 'book-of-belial-first-edition', { mode, targets: ['roll'] })
    .allPass();
  expect(scene.stack()).toEqual([`roll ${result}`]);
  scene.done({ midway: 'the attack goes on' });
});

test('book-of-belial-first-edition the-d6-first-edition: sideways they stay as the turn ends', () => {
  const scene = aScene().player('p1', {
    items: [sideways('book-of-belial-first-edition'), sideways('the-d6-first-edition'), sideways('the-d6')],
  });
  scene.endTurn('p1').toActionPhase();
  const charged = ['book-of-belial-first-edition', 'the-d6-first-edition', 'the-d6'].map((id) => scene.charged(id));
  expect(charged).toEqual([false, false, true]);
  scene.done();
});

test('the-d6-first-edition DICE-04: a roll is made again', () => {
  const scene = aScene()
    .player('p1', { items: ['the-d6-first-edition'] })
    .monsters('monstro')
    .dice(1, 6);
  scene
    .attack('p1', 'monstro')
    .use('p1', 'the-d6-first-edition', { targets: ['roll'] })
    .allPass();
  expect(scene.stack()).toEqual(['roll 6']);
  scene.done({ midway: 'the attack goes on' });
});

test('sleight-of-hand-first-edition ZONE-07: three cards and no more', () => {
  const scene = aScene()
    .player('p1', { items: ['sleight-of-hand-first-edition'] })
    .deck('loot', ['a-penny', 'a-dime', 'bomb', 'gain-3']);
  scene.use('p1', 'sleight-of-hand-first-edition', { targets: ['deck:loot'] }).allPass();
  expect([scene.asked(), scene.offered().toSorted()]).toEqual(['p1 deck.order', ['a-dime', 'a-penny', 'bomb']]);
  scene.answer('p1', 'deck.order', 'bomb', 'a-penny', 'a-dime');
  expect(scene.cardsOf('loot').slice(0, 4)).toEqual(['bomb', 'a-penny', 'a-dime', 'gain-3']);
  scene.done();
});

test('the-bone-first-edition COST-02: a soul for three counters', () => {
  const scene = aScene().player('p1', { items: [withCounters('the-bone-first-edition', 2)] });
  scene.refuses('p1', 'use the-bone-first-edition paid.soul');
  scene.use('p1', 'the-bone-first-edition', { ability: 'tap' }).resolve();
  scene.use('p1', 'the-bone-first-edition', { ability: 'paid.soul' }).resolve();
  expect([scene.items('p1'), scene.soulCards('p1'), scene.souls('p1')]).toEqual([[], ['the-bone-first-edition'], 1]);
  scene.done();
});

test('the-bone-first-edition: one counter for a roll, two for damage', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('the-bone-first-edition', 3)] })
    .monsters('monstro')
    .dice(4);
  scene.attack('p1', 'monstro');
  scene.use('p1', 'the-bone-first-edition', { ability: 'paid.roll', targets: ['roll'] }).allPass();
  expect(scene.stack()).toEqual(['roll 5']);
  scene.use('p1', 'the-bone-first-edition', { ability: 'paid.damage', targets: ['monstro'] }).allPass(2);
  expect([scene.hp('monstro'), scene.object('the-bone-first-edition').counters]).toEqual([3, {}]);
  scene.done({ midway: 'the attack goes on' });
});

test('the-curse-first-edition ZONE-10: the top of a discard back on its deck, and nothing at the start of your turn', () => {
  const scene = aScene()
    .player('p1', { items: ['the-curse-first-edition'] })
    .discard('loot', ['bomb', 'a-dime'])
    .deck('loot', ['a-penny']);
  const [top] = scene.discarded('loot');
  scene.use('p1', 'the-curse-first-edition', { targets: ['deck:loot'] }).resolve();
  expect([scene.cardsOf('loot').slice(0, 2), scene.discarded('loot').length]).toEqual([[top, 'a-penny'], 1]);
  scene.endTurn('p1').toActionPhase().endTurn('p2').toActionPhase();
  expect([scene.view().turn.active, scene.discarded('loot').length]).toEqual(['p1', 1]);
  scene.done();
});

test('yum-heart-first-edition PREV-03: one point of damage, not the whole', () => {
  const scene = aScene()
    .player('p1', { items: ['yum-heart-first-edition'], hand: ['bomb', 'bomb', 'gold-bomb'], lootPlays: 3 })
    .monsters('gurdy', 'monstro');
  scene.use('p1', 'yum-heart-first-edition', { targets: ['gurdy'] }).resolve();
  scene.play('p1', 'gold-bomb', { targets: ['gurdy'] }).resolve();
  expect(scene.hp('gurdy')).toBe(3);
  scene.play('p1', 'bomb', { targets: ['monstro'] }).resolve();
  expect(scene.hp('monstro')).toBe(3);
  scene.done();
});

test('cain-first-edition SETUP-11: an additional loot card, and nothing more', () => {
  const scene = aScene().player('p1', { character: 'cain-first-edition', hand: ['a-penny', 'a-dime'] });
  scene.play('p1', 'a-penny').resolve().use('p1', 'cain-first-edition').resolve().play('p1', 'a-dime').resolve();
  expect(scene.coins('p1')).toBe(11);
  scene.done();
});
