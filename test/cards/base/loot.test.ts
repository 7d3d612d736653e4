import { expect, test } from 'vitest';
import { aScene, sideways } from '../../support/scene.js';

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

test('dice-shard: a roll gets a new face', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'], hand: ['dice-shard'] })
    .dice(1, 4);
  scene.refuses('p1', 'play dice-shard').use('p1', 'book-of-sin').allPass();
  scene.play('p1', 'dice-shard', { targets: ['roll'] }).allPass();
  expect(scene.stack()).toEqual(['roll 4']);
  scene.resolve();
  expect(scene.hand('p1')).toEqual(['blank-loot']);
  scene.done();
});

test('lil-battery: recharges any item', () => {
  const scene = aScene()
    .player('p1', { hand: ['lil-battery'], items: ['meat'] })
    .player('p2', { items: [sideways('mr-boom')] })
    .shop('breakfast');
  scene.answer('p1', 'priority', 'play lil-battery');
  expect(scene.offered()).toEqual(['meat', 'mr-boom', 'breakfast', 'back']);
  scene.answer('p1', 'announce.target', 'mr-boom').allPass();
  expect(scene.charged('mr-boom')).toBe(true);
  scene.done();
});

test('lost-soul RULING-32: becomes a soul of its player on resolving', () => {
  const scene = aScene().player('p1', { hand: ['lost-soul'] });
  scene.play('p1', 'lost-soul').allPass();
  expect(scene.discarded('loot')).toEqual([]);
  scene.resolve();
  expect(scene.soulCards('p1')).toEqual(['lost-soul']);
  expect(scene.items('p1')).toEqual([]);
  expect(scene.souls('p1')).toBe(1);
  scene.done();
});

test('lost-soul RULING-32: stolen before it turns, it is a soul of the thief', () => {
  const scene = aScene()
    .player('p1', { hand: ['lost-soul'] })
    .player('p2', { items: ['pay-to-play'], coins: 10 });
  scene.play('p1', 'lost-soul').allPass();
  scene
    .passTo('p2')
    .use('p2', 'pay-to-play', { targets: ['lost-soul'] })
    .resolve();
  expect([scene.soulCards('p1'), scene.soulCards('p2')]).toEqual([[], ['lost-soul']]);
  scene.done();
});

test('soul-heart: prevents the next one damage to a player', () => {
  const scene = aScene().player('p1', { hand: ['soul-heart', 'bomb', 'bomb'], lootPlays: 3 });
  scene.play('p1', 'soul-heart', { targets: ['p2'] }).allPass();
  scene.play('p1', 'bomb', { targets: ['p2'] }).allPass(2);
  expect(scene.hp('p2')).toBe(2);
  scene.play('p1', 'bomb', { targets: ['p2'] }).allPass(2);
  expect(scene.hp('p2')).toBe(1);
  scene.done();
});

test('swallowed-penny: stays as an item and pays for damage', () => {
  const scene = aScene().player('p1', { hand: ['swallowed-penny', 'bomb'], lootPlays: 2 });
  scene.play('p1', 'swallowed-penny').allPass();
  expect(scene.items('p1')).toEqual(['swallowed-penny']);
  expect(scene.coins('p1')).toBe(0);
  scene.play('p1', 'bomb', { targets: ['p1'] }).allPass(2);
  expect(scene.stack()).toEqual(['swallowed-penny']);
  scene.allPass();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('x-wheel-of-fortune: each row', () => {
  const table = [
    { face: 1, coins: 6, loot: 0, hp: 2, items: 0 },
    { face: 2, coins: 5, loot: 0, hp: 0, items: 0 },
    { face: 3, coins: 5, loot: 3, hp: 2, items: 0 },
    { face: 4, coins: 1, loot: 0, hp: 2, items: 0 },
    { face: 5, coins: 10, loot: 0, hp: 2, items: 0 },
    { face: 6, coins: 5, loot: 0, hp: 2, items: 1 },
  ] as const;
  for (const row of table) {
    const scene = aScene()
      .player('p1', { coins: 5, hand: ['x-wheel-of-fortune'] })
      .dice(row.face);
    scene.play('p1', 'x-wheel-of-fortune').allPass();
    expect(scene.discarded('loot')).toEqual(['x-wheel-of-fortune']);
    expect(scene.stack()).toEqual([`roll ${row.face}`]);
    for (let n = 0; n < 4 && scene.stack().length > 0 && !scene.stack().includes('p1 death'); n += 1) scene.allPass();
    expect(scene.coins('p1')).toBe(row.coins);
    expect(scene.hand('p1')).toHaveLength(row.loot);
    expect(scene.hp('p1')).toBe(row.hp);
    expect(scene.items('p1')).toHaveLength(row.items);
    scene.done(row.face === 2 ? { midway: 'the death waits' } : {});
  }
});

test('xiv-temperance: pain for money, in two sizes', () => {
  for (const [mode, hp, coins] of [
    [0, 1, 4],
    [1, 0, 8],
  ] as const) {
    const scene = aScene().player('p1', { hand: ['xiv-temperance'] });
    scene.play('p1', 'xiv-temperance', { mode }).allPass();
    expect(scene.stack()).toEqual([`${mode + 1} damage to p1`]);
    expect(scene.coins('p1')).toBe(coins);
    scene.allPass();
    expect(scene.hp('p1')).toBe(hp);
    scene.toNextTurn().done();
  }
});

test.each([1, 6])('i-the-magician TGT-03: the number is chosen on announcing: %i', (number) => {
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins', 'i-the-magician'], lootPlays: 2 })
    .dice(3);
  scene.play('p1', 'roll-for-coins').allPass();
  scene.play('p1', 'i-the-magician', { mode: number - 1, targets: ['roll 3'] });
  expect(scene.view('p2').stack.at(-1)?.effect).toEqual({
    do: 'setRoll',
    what: { select: 'target', index: 0 },
    to: number,
  });
  scene.allPass();
  expect(scene.stack()).toEqual([`roll ${number}`]);
  scene.resolve();
  expect(scene.coins('p1')).toBe(number);
  scene.done();
});

test('xx-judgement: whoever has the most souls, ties and all, destroys one of their own choice', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xx-judgement'], souls: ['gurdy'] })
    .player('p2', { souls: ['mom'] })
    .player('p3', { souls: ['monstro', 'pin'] });
  scene.play('p1', 'xx-judgement');
  expect(scene.offered()).toEqual(['p2', 'p3', 'back']);
  scene.answer('p1', 'announce.target', 'p3').allPass().answer('p3', 'effect.choose', 'pin');
  expect(scene.soulCards('p3')).toEqual(['monstro']);
  expect(scene.discarded('monster')).toEqual(['pin']);
  scene.done();
});

test('xx-judgement TGT-02: a player who no longer has the most is no target any more', () => {
  const scene = aScene()
    .player('p1', { hand: ['xx-judgement'], souls: ['gurdy'] })
    .player('p2', { souls: ['monstro'], hand: ['destroy-anything'], lootPlays: 1 });
  scene.play('p1', 'xx-judgement', { targets: ['p2'] }).pass('p1');
  scene.play('p2', 'destroy-anything', { targets: ['monstro'] }).allPass(2);
  expect(scene.said('fizzled').map(({ source }) => source)).toEqual(['xx-judgement']);
  expect(scene.souls('p1')).toBe(1);
  scene.done();
});
