import { expect, test } from 'vitest';
import { beginsWith, hasHpAndLootPlay } from '../../support/character-scenes.js';
import { aScene } from '../../support/scene.js';

test.each(['bum-bo', 'dark-judas', 'guppy', 'whore-of-babylon'])('%s: 2 HP, 1 ATK, ↷ for one more loot play', (id) =>
  hasHpAndLootPlay(id, 2),
);

test.each([
  ['bum-bo', 'bag-o-trash'],
  ['dark-judas', 'dark-arts'],
  ['guppy', 'infestation'],
  ['whore-of-babylon', 'gimpy'],
])('%s CHAR-02: begins with %s, charged', beginsWith);

test('guppy KEY-10: the character is no Guppy item', () => {
  const scene = aScene()
    .player('p1', { character: 'guppy', items: ['guppys-head'], hand: ['gain-3'] })
    .outside('soul-of-guppy');
  scene.play('p1', 'gain-3').allPass();
  expect(scene.soulCards('p1')).toEqual([]);
  scene.done();
});
