import { expect, test } from 'vitest';
import { aGame, aScene, sideways } from '../../../support/scene.js';

test('box LOOT-08: any number of loot cards for the rest of the turn', () => {
  const scene = aScene().player('p1', { items: ['box'], hand: ['a-penny', 'a-penny', 'a-penny'] });
  scene.play('p1', 'a-penny').allPass().refuses('p1', 'play a-penny');
  scene.use('p1', 'box').allPass();
  expect(scene.discarded('treasure')).toEqual(['box']);
  expect(scene.view().players[0]!.lootPlays).toBeGreaterThanOrEqual(99);
  scene.play('p1', 'a-penny').allPass().play('p1', 'a-penny').allPass();
  expect(scene.coins('p1')).toBe(3);
  scene.endTurn('p1');
  expect(scene.view().players[0]!.lootPlays).toBe(0);
  scene.done();
});

test('chaos-card DEC-30: chosen on resolving: a player or monster dies', () => {
  const scene = aScene()
    .player('p1', { items: ['chaos-card'] })
    .monsters('gurdy');
  scene.use('p1', 'chaos-card').allPass();
  expect(scene.asked()).toBe('p1 effect.option');
  scene.answer('p1', 'effect.option', 'm0');
  expect(scene.offered()).toEqual(['p1', 'p2', 'gurdy']);
  scene.answer('p1', 'effect.choose', 'gurdy');
  expect(scene.stack()).toEqual(['gurdy death']);
  scene.resolve();
  expect(scene.soulCards('p1')).toEqual(['gurdy']);
  expect(scene.discarded('treasure')).toEqual(['chaos-card']);
  scene.done();
});

test('chaos-card: or an item or a soul is destroyed', () => {
  const scene = aScene()
    .player('p1', { items: ['chaos-card', 'meat'] })
    .player('p2', { items: ['breakfast'], souls: ['monstro'] });
  scene.use('p1', 'chaos-card').allPass().answer('p1', 'effect.option', 'm1');
  expect(scene.offered()).toEqual(['meat', 'breakfast', 'monstro']);
  scene.answer('p1', 'effect.choose', 'monstro');
  expect(scene.soulCards('p2')).toEqual([]);
  expect(scene.discarded('monster')).toEqual(['monstro']);
  scene.done();
});

test('moms-shovel: steals a soul of another player', () => {
  const scene = aScene()
    .player('p1', { items: ['moms-shovel'], souls: ['gurdy'] })
    .player('p2', { souls: ['monstro', 'pin'] });
  scene.use('p1', 'moms-shovel').allPass();
  expect(scene.offered()).toEqual(['monstro', 'pin']);
  scene.answer('p1', 'effect.choose', 'monstro');
  expect(scene.soulCards('p1')).toEqual(['gurdy', 'monstro']);
  expect(scene.discarded('treasure')).toEqual(['moms-shovel']);
  scene.done();
});

test('moms-shovel REPL-05: comes into play sideways', () => {
  const scene = aScene()
    .player('p1', { hand: ['xvii-the-stars'] })
    .deck('treasure', ['moms-shovel']);
  scene.play('p1', 'xvii-the-stars').allPass();
  expect(scene.items('p1')).toEqual(['moms-shovel']);
  expect(scene.charged('moms-shovel')).toBe(false);
  scene.refuses('p1', 'use moms-shovel').done();
});

test('moms-shovel RULING-11 REPL-05: lies sideways in the shop from the beginning, and buying does not recharge it', () => {
  const cards = (card: string): readonly string[] => Array.from({ length: 10 }, () => card);
  const opened = aGame({
    seats: 2,
    decks: { loot: cards('blank-loot'), treasure: ['moms-shovel', ...cards('meat')], monster: cards('fly') },
  }).firstPlayerDice(1, 2);
  expect(opened.view().shop.map(({ top }) => [top?.card, top?.charged])).toEqual([
    ['moms-shovel', false],
    ['meat', true],
  ]);
  opened.done();
  const scene = aScene().player('p1', { coins: 10 }).shop(sideways('moms-shovel'));
  scene.buy('p1', 'moms-shovel');
  expect(scene.charged('moms-shovel')).toBe(false);
  scene.done();
});

test('the-d4 REROLL-02: every item of a player becomes another one, eternal ones stay', () => {
  const scene = aScene()
    .player('p1', { items: ['the-d4', 'breakfast'] })
    .player('p2', { items: ['meat', 'the-d6', 'mr-boom'] })
    .deck('treasure', ['synthoil', 'dinner', 'the-relic']);
  scene.use('p1', 'the-d4').allPass().answer('p1', 'effect.choose', 'p2');
  scene.answer('p2', 'each.order', 'mr-boom', 'the-d6', 'meat');
  expect(scene.items('p2').toSorted()).toEqual(['dinner', 'synthoil', 'the-d6']);
  expect(scene.items('p1')).toEqual(['breakfast']);
  expect(scene.discarded('treasure').toSorted()).toEqual(['meat', 'mr-boom', 'the-d4']);
  scene.done();
});
