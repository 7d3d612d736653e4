import { expect, test } from 'vitest';
import { aScene } from '../../../support/scene.js';

type Scene = ReturnType<typeof aScene>;
const noted = (scene: Scene): readonly number[] =>
  (scene.object('social-goals').notes ?? []).map(({ number }) => number).toSorted((one, other) => one - other);
const pennies = (count: number): readonly string[] => Array.from({ length: count }, () => 'a-penny');
const gives = (scene: Scene, amount: number): boolean =>
  scene.tableAct({ does: 'giveCoins', from: 'p1', to: 'p2', amount });

test('social-goals NOTE-01: the fifth loot card, whoever plays it, completes a goal, and a sixth nothing more', () => {
  const scene = aScene()
    .rooms('social-goals')
    .player('p1', { hand: pennies(4), lootPlays: 4 })
    .player('p2', { hand: pennies(2), lootPlays: 2 });
  for (let n = 0; n < 4; n += 1) scene.play('p1', 'a-penny').resolve();
  expect(noted(scene)).toEqual([]);
  scene.passTo('p2').play('p2', 'a-penny').resolve();
  expect(noted(scene)).toEqual([1]);
  scene.passTo('p2').play('p2', 'a-penny').resolve();
  expect(noted(scene)).toEqual([1]);
  scene.done();
});

test('social-goals: what is counted goes on being counted in the next turn', () => {
  const scene = aScene()
    .rooms('social-goals')
    .player('p1', { hand: pennies(3), lootPlays: 3 })
    .player('p2', { hand: pennies(2), lootPlays: 1 });
  for (let n = 0; n < 3; n += 1) scene.play('p1', 'a-penny').resolve();
  scene.passTo('p2').play('p2', 'a-penny').resolve();
  scene.endTurn('p1').toNextTurn().toActionPhase();
  scene.play('p2', 'a-penny').resolve();
  expect(noted(scene)).toEqual([1]);
  scene.done();
});

test('social-goals: 6¢ given at one time complete a goal, 5¢ do not', () => {
  const scene = aScene().rooms('social-goals').player('p1', { coins: 20 });
  expect([gives(scene, 5), gives(scene, 6), gives(scene, 6)]).toEqual([true, true, true]);
  scene.resolve();
  expect(noted(scene)).toEqual([3]);
  scene.done();
});

test('social-goals: monsters that somebody kills, purchases and sixes are counted', () => {
  const scene = aScene()
    .rooms('social-goals')
    .player('p1', { coins: 30, items: ['book-of-sin', 'book-of-sin', 'more-purchases'] })
    .shop('meat', 'breakfast')
    .dice(6, 6);
  scene.use('p1', 'book-of-sin').resolve().use('p1', 'book-of-sin').resolve();
  scene.buy('p1', 'meat').buy('p1', 'breakfast');
  expect([noted(scene), scene.object('social-goals').tallies]).toEqual([[], { goal4: 2, goal5: 2 }]);
  scene.done();
});

test('social-goals ROOM-04 DEC-08: the room stays until four goals are complete, and the fourth brings each player 2 treasures', () => {
  const scene = aScene()
    .rooms('social-goals')
    .player('p1', {
      coins: 10,
      hand: ['bomb', 'bomb', 'bomb', ...pennies(2)],
      lootPlays: 5,
      items: ['book-of-sin', 'book-of-sin'],
    })
    .player('p2', { items: ['book-of-sin'] })
    .monsters('fly', 'fly', 'fly', 'fly')
    .wholeDeck('room', ['toll-gate', 'toll-gate'])
    .dice(6, 6, 6)
    .fallbacks('trigger.order');
  for (let n = 0; n < 3; n += 1) scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  for (let n = 0; n < 2; n += 1) scene.play('p1', 'a-penny').resolve();
  gives(scene, 6);
  scene.resolve();
  expect([noted(scene), scene.items('p2').length]).toEqual([[1, 2, 3], 1]);
  scene.use('p1', 'book-of-sin').resolve().use('p1', 'book-of-sin').resolve();
  scene.passTo('p2').use('p2', 'book-of-sin').resolve();
  expect([noted(scene), scene.items('p1').length, scene.items('p2').length]).toEqual([[1, 2, 3, 5], 4, 3]);
  scene.endTurn('p1').resolve();
  scene.answerSome('p1', 'room.discard', 'social-goals').toNextTurn();
  expect(scene.tops('rooms')).not.toContain('social-goals');
  scene.done({ midway: 'the next turn begins' });
  const none = aScene()
    .rooms('social-goals')
    .player('p1', { hand: ['bomb'] })
    .monsters('fly');
  none.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  none.endTurn('p1').toNextTurn();
  expect(none.tops('rooms')).toEqual(['social-goals']);
  none.done({ midway: 'the next turn begins' });
});
