import { expect, test } from 'vitest';
import { aScene } from '../../../support/scene.js';

test('laser-eye: whoever loots takes 1 damage, once for several cards', () => {
  const scene = aScene()
    .player('p1', { hand: ['loot-2'] })
    .rooms('laser-eye');
  scene.play('p1', 'loot-2').resolve();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([1, 2]);
  scene.endTurn('p1').toActionPhase();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([2, 1]);
  scene.done();
});

test('maggys-blessing: players have one more HP', () => {
  const scene = aScene().rooms('maggys-blessing').monsters('fly');
  expect([scene.maxHp('p1'), scene.maxHp('p2'), scene.maxHp('fly')]).toEqual([3, 3, 1]);
  scene.done();
});

test('might-for-the-meek SOUL-05: who has the fewest souls hits harder and may attack twice', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { souls: ['gurdy'] })
    .rooms('might-for-the-meek')
    .monsters('fly', 'cod-worm')
    .dice(2, 6)
    .fallbacks('room.discard');
  expect([scene.atk('p1'), scene.atk('p2'), scene.atk('p3')]).toEqual([2, 1, 2]);
  scene.attack('p1', 'fly').resolve().attack('p1', 'cod-worm').resolve();
  scene.refuses('p1', 'attack').endTurn('p1').toActionPhase();
  scene.done();
});

test('might-for-the-meek ATK-06: who has more attacks once', () => {
  const scene = aScene()
    .player('p1', { souls: ['gurdy'] })
    .rooms('might-for-the-meek')
    .monsters('fly', 'cod-worm')
    .dice(2);
  scene.attack('p1', 'fly').resolve().refuses('p1', 'attack', 'ATK-01').done();
});

test('planetarium: the active player may gain a treasure as each turn starts', () => {
  const scene = aScene().rooms('planetarium').deck('treasure', ['meat', 'breakfast']);
  scene.endTurn('p1').passUntil('planetarium').allPass();
  scene.answer('p2', 'effect.may', 'yes').toActionPhase();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([[], ['meat']]);
  scene.endTurn('p2').passUntil('planetarium').allPass();
  scene.answer('p1', 'effect.may', 'no').toActionPhase();
  expect(scene.items('p1')).toEqual([]);
  scene.done();
});

test('red-champions: monsters have one more HP', () => {
  const scene = aScene().rooms('red-champions').monsters('fly');
  expect([scene.maxHp('fly'), scene.maxHp('p1')]).toEqual([2, 2]);
  scene.done();
});

test('red-vise ABIL-10: 1 damage at the end of the turn with one loot card or none, not with two', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { hand: ['bomb'] })
    .rooms('red-vise');
  scene.declare('p1', 'end').passUntil('1 damage to p1').toNextTurn().toActionPhase();
  expect(scene.hand('p2')).toHaveLength(2);
  scene.declare('p2', 'end').allPass().toNextTurn();
  expect(scene.said('event').filter(({ event }) => event === 'damage')).toHaveLength(1);
  scene.toActionPhase().done();
});

test('restock-machine TGT-03: 2¢ for a new shop, chosen as it is paid for', () => {
  const scene = aScene()
    .player('p1', { coins: 2 })
    .rooms('restock-machine')
    .shop('meat', 'breakfast')
    .monsters('fly')
    .deck('treasure', ['dinner', 'coin-maker']);
  scene.use('p1', 'restock-machine', { mode: 0 }).resolve();
  expect([scene.coins('p1'), scene.tops('shop'), scene.tops('monsters')]).toEqual([
    0,
    ['dinner', 'coin-maker'],
    ['fly'],
  ]);
  scene.done();
});

test('restock-machine: or for new monsters, but not the attacked one', () => {
  const scene = aScene()
    .player('p1', { coins: 2 })
    .rooms('restock-machine')
    .shop('meat')
    .monsters('gurdy', 'fly')
    .deck('monster', ['pin'])
    .dice(4);
  scene.attack('p1', 'gurdy').passUntil('roll 4').use('p1', 'restock-machine', { mode: 1 }).allPass();
  expect([scene.tops('monsters'), scene.tops('shop')]).toEqual([['gurdy', 'pin'], ['meat']]);
  scene.done({ midway: 'the attack goes on' });
});

test('samsons-blessing: players hit for one more', () => {
  const scene = aScene().rooms('samsons-blessing').monsters('fly');
  expect([scene.atk('p1'), scene.atk('p2'), scene.atk('fly')]).toEqual([2, 2, 1]);
  scene.done();
});

test('shadow-of-famine DEC-08: one loot card and one ability each turn, for everybody', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-penny', 'a-penny'], lootPlays: 2, items: ['book-of-sin'] })
    .rooms('shadow-of-famine')
    .dice(1);
  scene.play('p1', 'a-penny').resolve();
  scene.refuses('p1', 'play a-penny', 'DEC-08').use('p1', 'book-of-sin').resolve();
  scene.refuses('p1', 'use plain', 'DEC-08').passTo('p2').use('p2', 'plain').resolve();
  scene.done();
});

test('shadow-of-war DEATH-13: whoever dies destroys an item of choice before the penalty takes another', () => {
  const scene = aScene()
    .player('p1', { hand: ['death-to'] })
    .player('p2', { items: ['meat', 'breakfast', 'the-d6', 'dinner'] })
    .rooms('shadow-of-war');
  scene
    .play('p1', 'death-to', { targets: ['p2'] })
    .passUntil('shadow-of-war')
    .allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p2 effect.choose', ['meat', 'breakfast', 'dinner']]);
  scene.answer('p2', 'effect.choose', 'meat').resolve();
  scene.answer('p2', 'deathPenalty.item', 'dinner').resolve();
  expect([scene.items('p2'), scene.discarded('treasure').toSorted()]).toEqual([
    ['breakfast', 'the-d6'],
    ['dinner', 'meat'],
  ]);
  scene.done();
});

test('shell-game: 3¢ for a roll: 1¢, a loot card, 5¢, or a treasure, with which it is gone', () => {
  const scene = aScene()
    .player('p1', { coins: 12 })
    .rooms('shell-game')
    .deck('room', ['empty-room'])
    .deck('treasure', ['meat'])
    .dice(3, 4, 5, 6);
  scene.use('p1', 'shell-game').resolve();
  expect(scene.coins('p1')).toBe(10);
  scene.use('p1', 'shell-game').resolve();
  expect([scene.coins('p1'), scene.hand('p1').length]).toEqual([7, 1]);
  scene.use('p1', 'shell-game').resolve();
  expect(scene.coins('p1')).toBe(9);
  scene.use('p1', 'shell-game').resolve();
  expect([scene.coins('p1'), scene.items('p1'), scene.tops('rooms')]).toEqual([6, ['meat'], ['empty-room']]);
  scene.done();
});

test('slot-machine: 3¢ for a roll: from 2 on 1¢, 2¢, 5¢, 7¢; 15¢, with which it is gone', () => {
  const scene = aScene()
    .player('p1', { coins: 3 })
    .rooms('slot-machine')
    .deck('room', ['empty-room'])
    .dice(5, 4, 3, 2, 6);
  const after = [7, 9, 8, 6, 18];
  for (const coins of after) {
    scene.use('p1', 'slot-machine').resolve();
    expect(scene.coins('p1')).toBe(coins);
  }
  expect(scene.tops('rooms')).toEqual(['empty-room']);
  scene.done();
});

test('spider-webs: the character of the active player lies sideways at the end of the turn', () => {
  const scene = aScene().rooms('spider-webs');
  scene.endTurn('p1');
  expect([scene.charged('plain@p1'), scene.charged('plain@p2')]).toEqual([false, true]);
  scene.toActionPhase().done();
});

test('spoils-of-war: everybody but the one who dies loots 1', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['death-to'] })
    .rooms('spoils-of-war');
  scene.play('p1', 'death-to', { targets: ['p2'] }).resolve();
  expect([scene.hand('p1').length, scene.hand('p2').length, scene.hand('p3').length]).toEqual([1, 0, 1]);
  scene.done();
});

test('static-shock: whoever activates an item takes 1 damage; a character is no item', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .rooms('static-shock')
    .dice(1);
  scene.use('p1', 'plain').resolve();
  expect(scene.hp('p1')).toBe(2);
  scene.use('p1', 'book-of-sin').resolve();
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([1, 1]);
  scene.done();
});

test('tax-for-the-mighty COST-02: who has the most souls pays each other player 2¢ to attack', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { souls: ['gurdy'], coins: 5 })
    .rooms('tax-for-the-mighty')
    .monsters('fly')
    .dice(2);
  scene.attack('p1', 'fly').resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([2, 2, 2]);
  scene.done();
});

test('tax-for-the-mighty COST-02: who cannot pay all of them cannot attack; without souls nobody pays', () => {
  const poor = aScene({ players: 3 })
    .player('p1', { souls: ['gurdy'], coins: 3 })
    .rooms('tax-for-the-mighty')
    .monsters('fly');
  poor.refuses('p1', 'attack', 'PAY-01').done();
  const soulless = aScene().player('p1', { coins: 5 }).rooms('tax-for-the-mighty').monsters('fly').dice(2);
  soulless.attack('p1', 'fly').resolve();
  expect([soulless.coins('p1'), soulless.coins('p2')]).toEqual([6, 0]);
  soulless.done();
});

test('the-mirror COST-04: HP down to 1 for a treasure for each monster that dies this turn', () => {
  const scene = aScene()
    .player('p2', { character: 'sturdy' })
    .rooms('the-mirror')
    .monsters('fly')
    .deck('treasure', ['meat'])
    .dice(2);
  scene.endTurn('p1').passUntil('the-mirror').allPass();
  scene.answer('p2', 'effect.may', 'yes').toActionPhase();
  expect(scene.hp('p2')).toBe(1);
  scene.attack('p2', 'fly').resolve();
  expect(scene.items('p2')).toEqual(['meat']);
  scene.done();
});

test('the-mirror: who declines pays nothing and gains nothing', () => {
  const scene = aScene().rooms('the-mirror').monsters('fly').dice(2);
  scene.endTurn('p1').passUntil('the-mirror').allPass();
  scene.answer('p2', 'effect.may', 'no').toActionPhase();
  scene.attack('p2', 'fly').resolve();
  expect([scene.hp('p2'), scene.items('p2')]).toEqual([2, []]);
  scene.done();
});

test('white-champions: monsters are one harder to hit', () => {
  const scene = aScene().rooms('white-champions').monsters('fly', 'gurdy');
  expect([scene.dc('fly'), scene.dc('gurdy')]).toEqual([3, 5]);
  scene.done();
});

test('pity-for-the-poor BUY-03: shop items are free for who has the fewest souls', () => {
  const scene = aScene()
    .player('p2', { souls: ['gurdy'] })
    .rooms('pity-for-the-poor')
    .shop('meat', 'breakfast')
    .deck('treasure', ['dinner']);
  scene.declare('p1', 'purchase').allPass();
  expect(scene.offered()).toEqual(['meat', 'breakfast']);
  scene.answer('p1', 'purchase.choice', 'meat').resolve();
  expect([scene.coins('p1'), scene.items('p1')]).toEqual([0, ['meat']]);
  scene.refuses('p1', 'purchase', 'BUY-07').endTurn('p1').toActionPhase();
  scene.declare('p2', 'purchase').resolve();
  expect([scene.items('p2'), scene.said('purchaseFails').length]).toEqual([[], 1]);
  scene.done();
});

test('splash-damage DMG-05: who hurts a monster deals 1 to the player on their left', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .rooms('splash-damage')
    .monsters('gurdy')
    .passTo('p2');
  scene
    .play('p2', 'bomb', { targets: ['gurdy'] })
    .passUntil('splash-damage')
    .allPass();
  expect(scene.state().stack.at(-1)).toMatchObject({ to: 'p3', amount: 1, dealer: 'p2' });
  scene.resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual([2, 2, 1]);
  scene.done();
});
