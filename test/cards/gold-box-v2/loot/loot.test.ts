import { expect, test } from 'vitest';
import { aScene, sideways } from '../../../support/scene.js';

test('a-sack: three loot', () => {
  const scene = aScene().player('p1', { hand: ['a-sack'] });
  scene.play('p1', 'a-sack').allPass();
  expect([scene.hand('p1').length, scene.hand('p2').length, scene.discarded('loot')]).toEqual([3, 0, ['a-sack']]);
  scene.done();
});

test('charged-penny: one ¢, and an item is recharged', () => {
  const scene = aScene()
    .player('p1', { hand: ['charged-penny'] })
    .player('p2', { items: [sideways('mr-boom'), sideways('the-d6')] });
  scene.answer('p1', 'priority', 'play charged-penny');
  expect(scene.offered()).toEqual(['mr-boom', 'the-d6', 'back']);
  scene.answer('p1', 'announce.target', 'the-d6').allPass();
  expect([scene.coins('p1'), scene.charged('mr-boom'), scene.charged('the-d6')]).toEqual([1, false, true]);
  scene.done();
});

test('charged-penny TGT-06: without an item it cannot be played', () => {
  const scene = aScene().player('p1', { hand: ['charged-penny'] });
  scene.refuses('p1', 'play charged-penny').done();
});

test('holy-card: in their own turn everything is cancelled, and the turn is over', () => {
  const scene = aScene().player('p1', { hand: ['holy-card', 'a-dime', 'gold-bomb'], lootPlays: 3 });
  scene.play('p1', 'holy-card', { targets: ['p1'] }).allPass();
  scene
    .play('p1', 'a-dime')
    .play('p1', 'gold-bomb', { targets: ['p1'] })
    .toNextTurn();
  expect([scene.dead('p1'), scene.coins('p1'), scene.state().turn.active]).toEqual([false, 0, 'p2']);
  scene.toActionPhase().done();
});

test('jera: as many loot as there are cards in the hand by then', () => {
  const scene = aScene()
    .player('p1', { hand: ['jera', 'bomb', 'a-penny', 'soul-heart'], lootPlays: 2 })
    .player('p2', { hand: ['bomb'] });
  scene.play('p1', 'jera').play('p1', 'a-penny').resolve();
  expect([scene.hand('p1').length, scene.hand('p2').length]).toEqual([4, 1]);
  scene.done();
});

test('jera: an empty hand stays empty', () => {
  const scene = aScene().player('p1', { hand: ['jera'] });
  scene.play('p1', 'jera').allPass();
  expect(scene.hand('p1')).toEqual([]);
  scene.done();
});

test('joker LOOT-02 GAIN-05: a look at a hand, and a card of one’s choice from it, if wanted', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['joker'] })
    .player('p2', { hand: ['bomb', 'a-penny'] });
  scene.play('p1', 'joker', { targets: ['p2'] }).allPass();
  expect(scene.said('lookedAt').map(({ cards }) => cards)).toContainEqual(['bomb', 'a-penny']);
  scene.answer('p1', 'effect.may', 'yes');
  expect(scene.offered()).toEqual(['bomb', 'a-penny']);
  scene.answer('p1', 'effect.choose', 'a-penny');
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([['a-penny'], ['bomb']]);
  const p3 = scene.entries().filter(({ to }) => to === 'all' || to.includes('p3'));
  expect(JSON.stringify([p3, scene.view('p3')])).not.toMatch(/"bomb"|"a-penny"/);
  scene.done();
});

test('joker: looking is enough', () => {
  const scene = aScene()
    .player('p1', { hand: ['joker'] })
    .player('p2', { hand: ['bomb'] });
  scene
    .play('p1', 'joker', { targets: ['p2'] })
    .allPass()
    .answer('p1', 'effect.may', 'no');
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([[], ['bomb']]);
  scene.done();
});

test('pink-eye KEY-02: played it stays; a monster that hurts its owner with a 1 is hurt too', () => {
  const scene = aScene()
    .player('p1', { hand: ['pink-eye'], character: 'sturdy' })
    .monsters('gurdy', 'fly')
    .dice(2, 1);
  scene.play('p1', 'pink-eye').allPass();
  expect([scene.items('p1'), scene.discarded('loot')]).toEqual([['pink-eye'], []]);
  scene.attack('p1', 'gurdy').passUntil('roll 1');
  expect(scene.hp('p1')).toBe(2);
  scene.allPass(2);
  expect(scene.stack()).toEqual(['pink-eye']);
  scene.allPass();
  expect(scene.stack()).toEqual(['1 damage to gurdy']);
  scene.allPass();
  expect([scene.hp('p1'), scene.hp('gurdy'), scene.hp('fly')]).toEqual([1, 4, 1]);
  scene.done({ midway: 'the attack goes on' });
});

test('pink-eye ATKPL-01: a player who hurts its owner with a 1 is hurt too', () => {
  const scene = aScene()
    .player('p1', { hand: ['duel-at-3'], items: ['pink-eye'] })
    .dice(1);
  scene.play('p1', 'duel-at-3').allPass().attack('p1', 'p2').allPass(2);
  expect(scene.stack()).toEqual(['pink-eye']);
  scene.allPass(2);
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([1, 1]);
  scene.done({ midway: 'the attack goes on' });
});

test('pink-eye: neither a bomb nor the wounds of another count', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { items: ['pink-eye'] })
    .monsters('gurdy')
    .dice(1);
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  scene.attack('p1', 'gurdy').allPass(2);
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('gurdy')]).toEqual([1, 1, 5]);
  scene.done({ midway: 'the attack goes on' });
});

test('two-of-diamonds DBL-01: a player gains as many ¢ as they have, and that is a gain', () => {
  const scene = aScene()
    .player('p1', { hand: ['two-of-diamonds', 'two-of-diamonds'], coins: 4, items: ['golden-penny'], lootPlays: 2 })
    .player('p2', { coins: 7 });
  scene.play('p1', 'two-of-diamonds', { targets: ['p2'] }).allPass();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([4, 14]);
  scene.play('p1', 'two-of-diamonds', { targets: ['p1'] }).allPass();
  expect(scene.coins('p1')).toBe(9);
  scene.done();
});

test('cancer KEY-02 DICE-10: a trinket; +1 to the first roll of each turn, of any kind', () => {
  const scene = aScene()
    .player('p1', { hand: ['cancer', 'roll-for-coins', 'roll-for-coins'], lootPlays: 3 })
    .player('p2', { hand: ['roll-for-coins'], lootPlays: 1 })
    .monsters('gurdy')
    .dice(1, 1, 1, 3);
  scene.play('p1', 'cancer').allPass();
  expect(scene.items('p1')).toEqual(['cancer']);
  scene.pass('p1').play('p2', 'roll-for-coins').resolve();
  scene.play('p1', 'roll-for-coins').resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([2, 1]);
  scene.play('p1', 'roll-for-coins').resolve();
  expect(scene.coins('p1')).toBe(3);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.done({ midway: 'the attack goes on' });
});

test('cancer DICE-06: the first roll may be an attack roll', () => {
  const scene = aScene()
    .player('p1', { items: ['cancer'] })
    .monsters('gurdy')
    .dice(3, 3);
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hp('gurdy')).toBe(4);
  scene.passUntil('roll 3').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.done({ midway: 'the attack goes on' });
});

test('credit-card BUY-03: the first shop item of the turn costs nothing, the next 10¢', () => {
  const scene = aScene()
    .player('p1', { hand: ['credit-card'], items: ['more-purchases'], coins: 10 })
    .shop('meat', 'dinner');
  scene.play('p1', 'credit-card').allPass().buy('p1', 'meat').resolve();
  expect(scene.coins('p1')).toBe(10);
  scene.buy('p1', 'dinner').resolve();
  expect([scene.coins('p1'), scene.items('p1')]).toEqual([0, ['more-purchases', 'meat', 'dinner']]);
  scene.done();
});

test('credit-card BUY-03: the top of the deck is no shop item, and the turn ends it', () => {
  const scene = aScene()
    .player('p1', { hand: ['credit-card'], items: ['more-purchases'], coins: 10 })
    .player('p2', { coins: 10 })
    .shop('meat', 'dinner')
    .deck('treasure', ['the-relic']);
  scene.play('p1', 'credit-card').allPass().buy('p1', 'deck').resolve();
  expect(scene.coins('p1')).toBe(0);
  scene.buy('p1', 'meat').resolve();
  expect(scene.items('p1')).toEqual(['more-purchases', 'the-relic', 'meat']);
  scene.endTurn('p1').toActionPhase().buy('p2', 'dinner').resolve();
  expect(scene.coins('p2')).toBe(0);
  scene.done();
});

test.each([1, 2])('pills-gold-box: a %i recharges one’s own items', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['pills-gold-box'], items: [sideways('mr-boom'), sideways('the-d6')] })
    .player('p2', { items: [sideways('jawbone')] })
    .dice(face);
  scene.play('p1', 'pills-gold-box').resolve();
  expect(['mr-boom', 'the-d6', 'jawbone'].map((id) => scene.charged(id))).toEqual([true, true, false]);
  scene.done();
});

test.each([
  [3, 3],
  [4, 3],
  [5, 6],
  [6, 6],
])('pills-gold-box: after a %i what one attacks is hit from %i on, till the end of the turn', (face, dc) => {
  const scene = aScene()
    .player('p1', { hand: ['pills-gold-box', 'again'], lootPlays: 2 })
    .monsters('gurdy', 'fly')
    .dice(face, 6, 2);
  scene.play('p1', 'again').allPass().play('p1', 'pills-gold-box').resolve();
  expect([scene.dc('gurdy'), scene.dc('fly')]).toEqual([4, 2]);
  scene.attack('p1', 'fly');
  expect([scene.dc('gurdy'), scene.dc('fly')]).toEqual([4, dc === 3 ? 1 : 4]);
  scene.resolve().attack('p1', 'gurdy');
  expect([scene.dc('gurdy'), scene.stack()]).toEqual([dc, ['roll 2']]);
  scene.done({ midway: 'the attack goes on' });
});

test('pills-gold-box: what another attacks is as it was', () => {
  const scene = aScene()
    .player('p2', { hand: ['pills-gold-box'], lootPlays: 1 })
    .monsters('gurdy')
    .dice(5, 4);
  scene.pass('p1').play('p2', 'pills-gold-box').resolve();
  scene.attack('p1', 'gurdy');
  expect(scene.dc('gurdy')).toBe(4);
  scene.done({ midway: 'the attack goes on' });
});
