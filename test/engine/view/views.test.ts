import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

const table = () =>
  aScene({ players: 3 })
    .player('p1', { hand: ['bomb', 'lost-soul'], items: ['the-d6'] })
    .player('p2', { hand: ['a-penny'], souls: ['monstro'] })
    .monsters(['gurdy', { card: 'fly', counters: { counter: 2 } }])
    .discard('loot', ['soul-heart', 'dice-shard'])
    .deck('treasure', ['breakfast']);

test('C07 ZONE-07 ZONE-10 LOOT-02 META-03: what a player sees', () => {
  const scene = table();
  const view = scene.view('p2');
  expect(view.hand.map(({ card }) => card)).toEqual(['a-penny']);
  expect(view.players.map(({ handCount }) => handCount)).toEqual([2, 1, 0]);
  expect(view.discards.loot.map(({ card }) => card)).toEqual(['dice-shard', 'soul-heart']);
  expect(view.monsters[0]?.covered).toEqual(['gurdy']);
  expect(view.monsters[0]?.top?.counters).toEqual({ counter: 2 });
  expect(view.players[1]?.souls).toBe(1);
  expect(view.decks.treasure).toBe(7);
  const text = JSON.stringify(view);
  for (const hidden of ['bomb', 'lost-soul', 'breakfast', 'blank-loot', 'scene']) expect(text).not.toContain(hidden);
  expect(view.decision).toBeNull();
  scene.done();
});

test('C07 LOOT-02: a spectator sees no hand and no question', () => {
  const scene = table();
  const text = JSON.stringify(scene.view(null));
  for (const hidden of ['bomb', 'lost-soul', 'a-penny', 'breakfast']) expect(text).not.toContain(hidden);
  expect(scene.view('p1').decision?.key).toBe('priority');
  scene.done();
});

test('LOOT-02 META-03: announcing shows no more than holding priority', () => {
  const scene = table();
  const before = scene.view('p2');
  scene.answer('p1', 'priority', 'play bomb');
  expect(scene.asked()).toBe('p1 announce.target');
  expect(scene.view('p2')).toEqual(before);
  scene.answer('p1', 'announce.target', 'back').done();
});

test('LOOT-01 LOOT-02: only the owner reads which cards were drawn', () => {
  const scene = aScene()
    .player('p1', { hand: ['loot-2'] })
    .deck('loot', ['bomb', 'a-penny']);
  scene.play('p1', 'loot-2').allPass();
  const drawn = scene.entries().filter(({ line }) => line.say === 'drew');
  expect(drawn.map(({ to, line }) => ({ to, cards: line.cards }))).toEqual([
    { to: ['p1'], cards: ['bomb', 'a-penny'] },
  ]);
  for (const { to, line } of scene.entries()) if (to === 'all') expect(JSON.stringify(line)).not.toContain('"bomb"');
  scene.done();
});
