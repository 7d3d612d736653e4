import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

/** P1, who has Pyromaniac, hurts a player behind a Soul Heart: 1 damage, 1 more of it, 1 that is prevented. */
const behindSoulHeart = (victim: 'p1' | 'p2') => {
  const scene = aScene()
    .player('p1', { items: ['pyromaniac'], hand: ['bomb', 'soul-heart'], lootPlays: 2 })
    .player('p2', {});
  scene.play('p1', 'soul-heart', { targets: [victim] }).allPass();
  return scene.play('p1', 'bomb', { targets: [victim] }).allPass(2);
};

test.each([
  ['pyromaniac', 'soul-heart', 1],
  ['soul-heart', 'pyromaniac', 2],
] as const)('REPL-07 DMG-01: with %s before %s the player who is hurt has %i HP left', (one, other, hp) => {
  const scene = behindSoulHeart('p2');
  expect([scene.asked(), scene.offered().toSorted()]).toEqual(['p2 replacement.order', ['pyromaniac', 'soul-heart']]);
  scene.answer('p2', 'replacement.order', one, other);
  expect(scene.hp('p2')).toBe(hp);
  scene.resolve().done();
});

test('REPL-07 DMG-01: a player who hurts themselves orders what changes it', () => {
  const scene = behindSoulHeart('p1').answer('p1', 'replacement.order', 'soul-heart', 'pyromaniac');
  expect(scene.hp('p1')).toBe(2);
  scene.resolve().done();
});

test.each([
  [['pyromaniac', 'dry-baby'], 1],
  [['dry-baby', 'pyromaniac'], 0],
] as const)('REPL-07 REPL-06: 3 damage in the order %j leaves %i HP, each counting once', (order, hp) => {
  const scene = aScene()
    .player('p1', { items: ['pyromaniac'], hand: ['gold-bomb'] })
    .player('p2', { items: ['dry-baby'] });
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).allPass(2);
  scene.answer('p2', 'replacement.order', ...order);
  expect(scene.hp('p2')).toBe(hp);
  scene.done({ midway: 'a death may wait' });
});

test.each([
  ['pyromaniac', 2],
  ['armor', 1],
] as const)('REPL-06 REPL-07 CHAL-04: armor counts once: with %s first, %i HP are left', (first, left) => {
  const scene = aScene({ mode: 'doodler' })
    .player('p1', { items: ['pyromaniac'], hand: ['hit-for-nine'] })
    .finalBoss('gurdy');
  scene.play('p1', 'hit-for-nine', { targets: ['gurdy'] }).allPass(2);
  const ids = scene.decision().options.map(({ id }) => id);
  const armor = ids.find((id) => id.endsWith('/armor'))!;
  const pyromaniac = ids.find((id) => id !== armor)!;
  scene.answer('p1', 'replacement.order', ...(first === 'armor' ? [armor, pyromaniac] : [pyromaniac, armor]));
  expect(scene.hp('gurdy')).toBe(left);
  scene.resolve().done();
});

test('DEC-08 PREV-03: on damage that cannot be taken no shield is spent', () => {
  const scene = aScene().player('p1', { items: ['takes-no-damage'], hand: ['soul-heart', 'bomb'], lootPlays: 2 });
  scene.play('p1', 'soul-heart', { targets: ['p1'] }).resolve();
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect([scene.hp('p1'), scene.state().continuous.length]).toEqual([2, 1]);
  scene.done();
});
