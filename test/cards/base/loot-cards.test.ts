import { expect, test } from 'vitest';
import { aScene, sideways } from '../../support/scene.js';

test('gold-bomb: three damage to a monster or a player', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .monsters('gurdy');
  scene.answer('p1', 'priority', 'play gold-bomb');
  expect(scene.offered()).toEqual(['p1', 'p2', 'gurdy', 'back']);
  scene.answer('p1', 'announce.target', 'gurdy').allPass(2);
  expect(scene.hp('gurdy')).toBe(2);
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

test('v-the-hierophant: up to two damage of the next instance, on a monster too', () => {
  const scene = aScene()
    .player('p1', { hand: ['v-the-hierophant', 'gold-bomb', 'bomb'], lootPlays: 3 })
    .monsters('gurdy');
  scene.play('p1', 'v-the-hierophant', { targets: ['gurdy'] }).allPass();
  scene.play('p1', 'gold-bomb', { targets: ['gurdy'] }).allPass(2);
  expect(scene.hp('gurdy')).toBe(4);
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).allPass(2);
  expect(scene.hp('gurdy')).toBe(3);
  scene.done();
});

test('v-the-hierophant: what one small instance leaves over is lost', () => {
  const scene = aScene().player('p1', { hand: ['v-the-hierophant', 'bomb', 'bomb'], lootPlays: 3 });
  scene.play('p1', 'v-the-hierophant', { targets: ['p2'] }).allPass();
  scene.play('p1', 'bomb', { targets: ['p2'] }).allPass(2);
  expect(scene.hp('p2')).toBe(2);
  scene.play('p1', 'bomb', { targets: ['p2'] }).allPass(2);
  expect(scene.hp('p2')).toBe(1);
  scene.done();
});

test('vi-the-lovers: two more HP for a player, full, till end of turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['vi-the-lovers'] })
    .player('p2', { damage: 1 });
  scene.play('p1', 'vi-the-lovers', { targets: ['p2'] }).allPass();
  expect([scene.maxHp('p2'), scene.hp('p2')]).toEqual([4, 3]);
  scene.endTurn('p1');
  expect([scene.maxHp('p2'), scene.hp('p2')]).toEqual([2, 2]);
  scene.done();
});

test('vii-the-chariot: one more of ATK and HP for a player till end of turn', () => {
  const scene = aScene().player('p1', { hand: ['vii-the-chariot'] });
  scene.play('p1', 'vii-the-chariot', { targets: ['p1'] }).allPass();
  expect([scene.atk('p1'), scene.maxHp('p1'), scene.hp('p1')]).toEqual([2, 3, 3]);
  expect([scene.atk('p2'), scene.maxHp('p2')]).toEqual([1, 2]);
  scene.endTurn('p1');
  expect([scene.atk('p1'), scene.maxHp('p1')]).toEqual([1, 2]);
  scene.done();
});

test('viii-justice RULING-20: raises loot and ¢ to what the other has, and lowers nothing', () => {
  const cards = (count: number): readonly string[] => Array.from({ length: count }, () => 'blank-loot');
  const scene = aScene()
    .player('p1', { hand: ['viii-justice', ...cards(2)], coins: 3 })
    .player('p2', { hand: cards(5), coins: 1 });
  scene.play('p1', 'viii-justice', { targets: ['p2'] }).allPass();
  expect([scene.hand('p1').length, scene.coins('p1')]).toEqual([5, 3]);
  expect([scene.hand('p2').length, scene.coins('p2')]).toEqual([5, 1]);
  scene.done();
  const poor = aScene()
    .player('p1', { hand: ['viii-justice', 'blank-loot'], coins: 1 })
    .player('p2', { coins: 8 });
  poor.play('p1', 'viii-justice', { targets: ['p2'] }).allPass();
  expect([poor.hand('p1').length, poor.coins('p1'), poor.coins('p2')]).toEqual([1, 8, 8]);
  poor.done();
});

test('xi-strength: +1 ATK and one more attack this turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['xi-strength'] })
    .monsters('fly', 'gurdy')
    .used({ attacks: 1 })
    .dice(6);
  scene
    .refuses('p1', 'attack')
    .play('p1', 'xi-strength', { targets: ['p1'] })
    .allPass();
  expect(scene.atk('p1')).toBe(2);
  scene.attack('p1', 'fly').resolve();
  scene.refuses('p1', 'attack').endTurn('p1');
  expect(scene.atk('p1')).toBe(1);
  scene.done();
});

test('xi-strength: aimed at another player it gives the active player nothing', () => {
  const scene = aScene()
    .player('p1', { hand: ['xi-strength'] })
    .monsters('gurdy')
    .used({ attacks: 1 });
  scene.play('p1', 'xi-strength', { targets: ['p2'] }).allPass();
  expect([scene.atk('p1'), scene.atk('p2')]).toEqual([1, 2]);
  scene.refuses('p1', 'attack').done();
});

test('xiii-death: kills a player', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .monsters('gurdy');
  scene.answer('p1', 'priority', 'play xiii-death');
  expect(scene.offered()).toEqual(['p1', 'p2', 'back']);
  scene.answer('p1', 'announce.target', 'p2').allPass();
  expect(scene.stack()).toEqual(['p2 death']);
  scene.resolve();
  expect(scene.dead('p2')).toBe(true);
  scene.done();
});

test('xv-the-devil: an item of one’s own for a non-eternal item of a player or of the shop', () => {
  const scene = aScene()
    .player('p1', { hand: ['xv-the-devil'], items: ['meat', 'the-d6', 'dinner'] })
    .player('p2', { items: ['mr-boom', 'yum-heart'] })
    .shop('breakfast');
  scene.answer('p1', 'priority', 'play xv-the-devil');
  expect(scene.offered()).toEqual(['meat', 'the-d6', 'dinner', 'back']);
  scene.answer('p1', 'announce.target', 'meat').allPass();
  expect(scene.offered()).toEqual(['mr-boom', 'breakfast']);
  scene.answer('p1', 'effect.choose', 'breakfast');
  expect(scene.items('p1')).toEqual(['the-d6', 'dinner', 'breakfast']);
  expect(scene.discarded('treasure')).toEqual(['meat']);
  expect(scene.tops('shop')).not.toContain('breakfast');
  scene.done();
});

test('xv-the-devil AND-03: an eternal item is not destroyed, so nothing is stolen', () => {
  const scene = aScene()
    .player('p1', { hand: ['xv-the-devil'], items: ['the-d6'] })
    .player('p2', { items: ['mr-boom'] });
  scene.play('p1', 'xv-the-devil', { targets: ['the-d6'] }).allPass();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([['the-d6'], ['mr-boom']]);
  scene.done();
});

test.each([1, 2, 3, 4])('xvi-the-tower: a %i is one damage for each player or each monster', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['xvi-the-tower'] })
    .monsters('gurdy', 'larry-jr')
    .fallbacks('each.order')
    .dice(face);
  scene.play('p1', 'xvi-the-tower').resolve();
  const left = ['p1', 'p2', 'gurdy', 'larry-jr'].map((name) => scene.hp(name));
  expect(left).toEqual(face <= 2 ? [1, 1, 5, 4] : [2, 2, 4, 3]);
  scene.done();
});

test.each([5, 6])('xvi-the-tower EACH-04: a %i is two damage for each player, its roller first', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['xvi-the-tower'], items: ['breakfast'] })
    .player('p2', { items: ['breakfast'] })
    .monsters('gurdy')
    .dice(face);
  scene.play('p1', 'xvi-the-tower').passUntil(2);
  expect(scene.stack()).toEqual(['2 damage to p2', '2 damage to p1']);
  scene.resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('gurdy')]).toEqual([1, 1, 5]);
  scene.done();
});

test('xvii-the-stars: the top treasure', () => {
  const scene = aScene()
    .player('p1', { hand: ['xvii-the-stars'] })
    .deck('treasure', ['meat']);
  scene.play('p1', 'xvii-the-stars').allPass();
  expect(scene.items('p1')).toEqual(['meat']);
  scene.done();
});
