import { expect, test } from 'vitest';
import { pickOne } from '../../../support/five-cards.js';
import { aScene, sideways } from '../../../support/scene.js';

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

test.each([1, 4])('ii-the-high-priestess: a roll of %i deals as much', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['ii-the-high-priestess'] })
    .monsters('gurdy')
    .dice(face);
  scene.play('p1', 'ii-the-high-priestess', { targets: ['gurdy'] }).allPass();
  expect(scene.stack()).toEqual([`roll ${face}`]);
  scene.allPass(2);
  expect(scene.stack()).toEqual([`${face} damage to gurdy`]);
  scene.allPass();
  expect(scene.hp('gurdy')).toBe(5 - face);
  scene.done();
});

test('iii-the-empress: +1 ATK and +1 to all rolls of a player till end of turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['iii-the-empress'], items: ['book-of-sin'] })
    .monsters('gurdy')
    .dice(2, 3);
  scene.play('p1', 'iii-the-empress', { targets: ['p1'] }).allPass();
  expect([scene.atk('p1'), scene.atk('p2')]).toEqual([2, 1]);
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.hand('p1')).toHaveLength(1);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['2 damage to gurdy']);
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([3, 4]);
  scene.done({ midway: 'the attack goes on' });
});

test('iii-the-empress: it is over with the turn', () => {
  const scene = aScene().player('p1', { hand: ['iii-the-empress'] });
  scene.play('p1', 'iii-the-empress', { targets: ['p2'] }).allPass();
  expect(scene.atk('p2')).toBe(2);
  scene.endTurn('p1');
  expect(scene.atk('p2')).toBe(1);
  scene.done();
});

test('iv-the-emperor ZONE-07: of five monsters one on top, the rest at the bottom in the order wanted', () => {
  const five = ['gurdy', 'fly', 'monstro', 'pin', 'war'];
  const scene = aScene()
    .player('p1', { hand: ['iv-the-emperor'] })
    .wholeDeck('monster', [...five, 'chub']);
  pickOne(scene, 'iv-the-emperor', five);
  expect(scene.cardsOf('monster')).toEqual(['monstro', 'chub', 'war', 'pin', 'gurdy', 'fly']);
  expect(scene.discarded('loot')).toEqual(['iv-the-emperor']);
  scene.done();
});

test('ix-the-hermit ZONE-07: of five treasures one on top, the rest at the bottom', () => {
  const five = ['meat', 'breakfast', 'the-relic', 'mr-boom', 'the-chest'];
  const scene = aScene()
    .player('p1', { hand: ['ix-the-hermit'] })
    .wholeDeck('treasure', [...five, 'book-of-sin']);
  pickOne(scene, 'ix-the-hermit', five);
  expect(scene.cardsOf('treasure')).toEqual(['the-relic', 'book-of-sin', 'the-chest', 'mr-boom', 'meat', 'breakfast']);
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

test('mega-battery: recharges every item of one player, not the character', () => {
  const scene = aScene()
    .player('p1', { hand: ['mega-battery'], items: [sideways('mr-boom')] })
    .player('p2', { items: [sideways('book-of-sin'), sideways('battery-bum')], lootPlays: 1 })
    .shop('breakfast');
  scene.answer('p1', 'priority', 'play mega-battery');
  expect(scene.offered()).toEqual(['p1', 'p2', 'back']);
  scene.answer('p1', 'announce.target', 'p2').allPass();
  expect(['book-of-sin', 'battery-bum', 'plain@p2', 'mr-boom'].map((card) => scene.charged(card))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  scene.done();
});

test('o-the-fool: everything on the stack is cancelled and the turn ends', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-dime', 'o-the-fool'], lootPlays: 2 })
    .player('p2', { hand: ['a-nickel'], lootPlays: 1 });
  scene.play('p1', 'a-dime').pass('p1').play('p2', 'a-nickel').pass('p2').play('p1', 'o-the-fool').allPass();
  expect(scene.stack()).toEqual([]);
  scene.refuses('p1', 'end').toNextTurn();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([0, 0]);
  expect(scene.state().turn.active).toBe('p2');
  expect(scene.discarded('loot').toSorted()).toEqual(['a-dime', 'a-nickel', 'o-the-fool']);
  scene.done();
});

test('o-the-fool RULING-19: one’s own death is cancelled, and the turn ends all the same', () => {
  const scene = aScene().player('p1', { hand: ['bomb', 'o-the-fool'], lootPlays: 2, damage: 1, coins: 3 });
  scene.play('p1', 'bomb', { targets: ['p1'] }).allPass(2);
  expect(scene.stack()).toEqual(['p1 death']);
  scene.play('p1', 'o-the-fool').allPass();
  expect([scene.hp('p1'), scene.dead('p1'), scene.coins('p1')]).toEqual([1, false, 3]);
  scene.toNextTurn();
  expect(scene.state().turn.active).toBe('p2');
  scene.done();
});

test.each([1, 2, 3, 4, 5, 6])('pills: a %i', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['pills'] })
    .dice(face);
  scene.play('p1', 'pills').resolve();
  expect(scene.atk('p1')).toBe(face <= 2 ? 2 : 1);
  expect([scene.maxHp('p1'), scene.hp('p1')]).toEqual(
    [
      [2, 2],
      [3, 3],
      [2, 1],
    ][Math.ceil(face / 2) - 1],
  );
  scene.endTurn('p1');
  expect([scene.atk('p1'), scene.maxHp('p1'), scene.hp('p1')]).toEqual([1, 2, 2]);
  scene.done();
});

test.each([1, 2, 3, 4])('pills-2: a %i is loot', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['pills-2'] })
    .dice(face);
  scene.play('p1', 'pills-2').resolve();
  expect(scene.hand('p1')).toHaveLength(face <= 2 ? 1 : 3);
  scene.done();
});

test.each([5, 6])('pills-2: a %i is a card less, of one’s own choice', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['pills-2', 'bomb', 'a-penny'] })
    .dice(face);
  scene.play('p1', 'pills-2').resolve();
  expect(scene.asked()).toBe('p1 discard.loot');
  scene.answer('p1', 'discard.loot', 'a-penny');
  expect(scene.hand('p1')).toEqual(['bomb']);
  scene.done();
});

test.each([
  [1, 9],
  [2, 9],
  [3, 12],
  [4, 12],
  [5, 1],
  [6, 1],
])('pills-3: a %i makes %i¢ of 5¢', (face, coins) => {
  const scene = aScene()
    .player('p1', { hand: ['pills-3'], coins: 5 })
    .dice(face);
  scene.play('p1', 'pills-3').resolve();
  expect(scene.coins('p1')).toBe(coins);
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
