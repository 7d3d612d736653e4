import { expect, test } from 'vitest';
import { aScene } from '../../../support/scene.js';

const done = (scene: ReturnType<typeof aScene>): number => scene.object('social-goals').counters.counter ?? 0;
const pennies = (count: number): readonly string[] => Array.from({ length: count }, () => 'a-penny');

test('social-goals NOTE-01: five loot cards, whoever plays them, complete one goal, and a sixth none', () => {
  const scene = aScene()
    .rooms('social-goals')
    .player('p1', { hand: pennies(4), lootPlays: 4 })
    .player('p2', { hand: pennies(2), lootPlays: 2 });
  for (let n = 0; n < 4; n += 1) scene.play('p1', 'a-penny').resolve();
  expect(done(scene)).toBe(0);
  scene.passTo('p2').play('p2', 'a-penny').resolve();
  expect([done(scene), scene.object('social-goals').notes?.map(({ number }) => number)]).toEqual([1, [1, 1, 1, 1, 1]]);
  scene.passTo('p2').play('p2', 'a-penny').resolve();
  expect(done(scene)).toBe(1);
  scene.done();
});

test('social-goals: three monsters killed complete one goal; one that nobody kills does not count', () => {
  const scene = aScene()
    .rooms('social-goals')
    .player('p1', { hand: ['destroy-anything', 'bomb', 'bomb', 'bomb'], lootPlays: 4 })
    .monsters('fly', 'fly', 'fly', 'fly')
    .fallbacks('trigger.order');
  for (let n = 0; n < 3; n += 1) {
    expect(done(scene)).toBe(0);
    scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  }
  expect(done(scene)).toBe(1);
  scene.done();
});

test('social-goals: 6¢ given at one time complete a goal, 5¢ do not, and twice is as good as once', () => {
  const scene = aScene().rooms('social-goals').player('p1', { coins: 20 });
  scene.tableAct({ does: 'giveCoins', from: 'p1', to: 'p2', amount: 5 });
  expect(done(scene)).toBe(0);
  scene.tableAct({ does: 'giveCoins', from: 'p1', to: 'p2', amount: 6 });
  scene.tableAct({ does: 'giveCoins', from: 'p1', to: 'p2', amount: 6 });
  expect(done(scene)).toBe(1);
  scene.done();
});

test('social-goals: a third 6 completes a goal', () => {
  const scene = aScene()
    .rooms('social-goals')
    .player('p1', { items: ['book-of-sin', 'book-of-sin'] })
    .player('p2', { items: ['book-of-sin'] })
    .dice(6, 6, 6)
    .fallbacks('replacement.order');
  scene.use('p1', 'book-of-sin').resolve();
  scene.passTo('p2').use('p2', 'book-of-sin').resolve();
  expect(done(scene)).toBe(0);
  scene.use('p1', 'book-of-sin').resolve();
  expect(done(scene)).toBe(1);
  scene.done();
});

test('social-goals ROOM-04 DEC-08: the room stays until four goals are complete, and the fourth brings each player 2 treasures', () => {
  const three = aScene()
    .rooms({ card: 'social-goals', counters: { counter: 3 } })
    .player('p1', { hand: ['bomb', ...pennies(4)], lootPlays: 5 })
    .monsters('fly')
    .wholeDeck('room', ['toll-gate', 'toll-gate'])
    .deck('treasure', ['meat', 'breakfast', 'meat', 'breakfast']);
  three.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  for (let n = 0; n < 4; n += 1) three.play('p1', 'a-penny').resolve();
  expect([done(three), three.items('p1').length, three.items('p2').length]).toEqual([4, 2, 2]);
  three.endTurn('p1').resolve();
  three.answerSome('p1', 'room.discard', 'social-goals').toNextTurn();
  expect(three.tops('rooms')).not.toContain('social-goals');
  three.done({ midway: 'the next turn begins' });
  const none = aScene()
    .rooms('social-goals')
    .player('p1', { hand: ['bomb'] })
    .monsters('fly');
  none.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  none.endTurn('p1').toNextTurn();
  expect(none.tops('rooms')).toEqual(['social-goals']);
  none.done({ midway: 'the next turn begins' });
});
