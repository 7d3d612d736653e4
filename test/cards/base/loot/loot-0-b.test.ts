import { expect, test } from 'vitest';
import { aScene } from '../../../support/scene.js';

test.each([
  ['2-cents', 2],
  ['4-cents', 4],
  ['a-nickel', 5],
  ['a-dime', 10],
])('%s: its ¢ for its player', (id, coins) => {
  const scene = aScene().player('p1', { hand: [id] });
  scene.play('p1', id);
  expect(scene.coins('p1')).toBe(0);
  scene.allPass();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([coins, 0]);
  expect(scene.discarded('loot')).toEqual([id]);
  scene.done();
});

test('3-cents: three ¢', () => {
  const scene = aScene().player('p1', { hand: ['3-cents'] });
  scene.play('p1', '3-cents').allPass();
  expect(scene.coins('p1')).toBe(3);
  expect(scene.discarded('loot')).toEqual(['3-cents']);
  scene.done();
});

test('a-penny: one ¢', () => {
  const scene = aScene().player('p1', { hand: ['a-penny'] });
  scene.play('p1', 'a-penny').allPass();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test.each([
  [1, 1, 0],
  [2, 0, 2],
  [4, 4, 0],
  [5, 0, 5],
  [6, 6, 0],
])('blank-rune: a %i is %i¢ and %i loot for each player', (face, coins, loot) => {
  const scene = aScene()
    .player('p1', { hand: ['blank-rune'] })
    .deck(
      'loot',
      Array.from({ length: 10 }, () => 'a-penny'),
    )
    .dice(face);
  scene.play('p1', 'blank-rune').resolve();
  for (const player of ['p1', 'p2'] as const) {
    expect(scene.coins(player)).toBe(coins);
    expect(scene.hand(player)).toHaveLength(loot);
    expect(scene.hp(player)).toBe(2);
  }
  scene.done();
});

test('blank-rune: a 3 is three damage for each player', () => {
  const scene = aScene()
    .player('p1', { hand: ['blank-rune'] })
    .dice(3);
  scene.play('p1', 'blank-rune').passUntil(2);
  expect(scene.stack()).toEqual(['3 damage to p2', '3 damage to p1']);
  scene.allPass();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([0, 2]);
  scene.done({ midway: 'the deaths are not the question' });
});

test.each(['bloody-penny', 'broken-ankh', 'counterfeit-penny', 'curved-horn', 'guppys-hairball'])(
  '%s KEY-02: played it stays as an item of its player',
  (id) => {
    const scene = aScene().player('p1', { hand: [id] });
    scene.play('p1', id).allPass();
    expect(scene.items('p1')).toEqual([id]);
    expect(scene.discarded('loot')).toEqual([]);
    scene.done();
  },
);

test('bloody-penny: one loot each time anybody dies, before the penalty', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'], items: ['bloody-penny'] })
    .player('p2', { coins: 1 });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).allPass(2);
  expect(scene.stack()).toEqual(['bloody-penny']);
  expect([scene.dead('p2'), scene.coins('p2')]).toEqual([true, 1]);
  scene.resolve();
  expect([scene.hand('p1').length, scene.coins('p2')]).toEqual([1, 0]);
  scene.done();
});

test('bloody-penny: one’s own death counts, a monster’s does not', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb', 'blank-loot'] })
    .player('p2', { items: ['bloody-penny'], hand: ['xiii-death'], lootPlays: 1 })
    .monsters('fly');
  scene.play('p1', 'gold-bomb', { targets: ['fly'] }).resolve();
  expect(scene.hand('p2')).toEqual(['xiii-death']);
  scene
    .pass('p1')
    .play('p2', 'xiii-death', { targets: ['p2'] })
    .allPass(2);
  expect(scene.stack()).toEqual(['bloody-penny']);
  scene.fallbacks().resolve();
  expect(scene.dead('p2')).toBe(true);
  scene.done();
});

test('bomb: one damage to a monster or a player, through the stack', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'bomb'], lootPlays: 2, items: ['meat'] })
    .monsters('gurdy')
    .shop('breakfast');
  scene.answer('p1', 'priority', 'play bomb');
  expect(scene.offered()).toEqual(['p1', 'p2', 'gurdy', 'back']);
  scene.answer('p1', 'announce.target', 'gurdy').allPass();
  expect(scene.hp('gurdy')).toBe(5);
  scene.allPass();
  expect(scene.hp('gurdy')).toBe(4);
  scene.play('p1', 'bomb', { targets: ['p2'] }).allPass(2);
  expect(scene.hp('p2')).toBe(1);
  scene.done();
});

test('broken-ankh: a 6 prevents its owner’s death on another’s turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['broken-ankh'] })
    .dice(6);
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.dead('p2'), scene.hp('p2')]).toEqual([false, 1]);
  expect(scene.state().turn.active).toBe('p1');
  expect(scene.state().turn.phase).toBe('action');
  expect(scene.offered()).toContain('end');
  scene.done();
});

test('broken-ankh: on one’s own turn the turn is over with it', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-dime', 'xiii-death'], items: ['broken-ankh'], lootPlays: 2 })
    .dice(6);
  scene
    .play('p1', 'a-dime')
    .play('p1', 'xiii-death', { targets: ['p1'] })
    .toNextTurn();
  expect([scene.dead('p1'), scene.coins('p1')]).toEqual([false, 0]);
  expect(scene.items('p1')).toEqual(['broken-ankh']);
  expect(scene.state().turn.active).toBe('p2');
  scene.done();
});

test.each([1, 5])('broken-ankh: a %i helps nobody', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['broken-ankh'] })
    .dice(face)
    .fallbacks('deathPenalty.item');
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect(scene.dead('p2')).toBe(true);
  expect(scene.discarded('loot')).toContain('broken-ankh');
  scene.done();
});

test('butter-bean: cancels loot or an activated ability of an item, nothing else', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-penny'], items: ['mr-boom'] })
    .player('p2', { hand: ['butter-bean', 'butter-bean'], lootPlays: 2 })
    .monsters('gurdy');
  scene
    .play('p1', 'a-penny')
    .use('p1', 'mr-boom', { targets: ['gurdy'] })
    .use('p1', 'plain')
    .pass('p1');
  scene.answer('p2', 'priority', 'play butter-bean');
  expect(scene.offered()).toEqual(['a-penny', 'mr-boom', 'back']);
  scene
    .answer('p2', 'announce.target', 'mr-boom')
    .play('p2', 'butter-bean', { targets: ['a-penny'] })
    .resolve();
  expect(scene.hp('gurdy')).toBe(5);
  expect(scene.charged('mr-boom')).toBe(false);
  expect(scene.coins('p1')).toBe(0);
  expect(scene.discarded('loot')).toEqual(['butter-bean', 'butter-bean', 'a-penny']);
  scene.done();
});

test('butter-bean: triggers cannot be cancelled with it', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'], items: ['fanny-pack'] })
    .player('p2', { hand: ['butter-bean'], lootPlays: 1 });
  scene.play('p1', 'bomb', { targets: ['p1'] }).allPass(2);
  expect(scene.stack()).toEqual(['fanny-pack']);
  scene.pass('p1').refuses('p2', 'play butter-bean').pass('p2').done();
});
