import { expect, test } from 'vitest';
import { givesOneLootPlay } from '../../../support/character-scenes.js';
import { ignoresOtherItemsBreaking } from '../../../support/item-limits.js';
import { comesToRestWithout, hasTriggered } from '../../../support/quiet.js';
import { aScene, sideways, withCounters, type Scene } from '../../../support/scene.js';

/** Counters, goals and souls of Requiem: what counts, how often, and for whom. */

test.each([2, 4, 6])('alabaster-box: with %i counters, one that is put on something else brings nothing', (amount) => {
  const scene = aScene().player('p1', { items: [withCounters('alabaster-box', amount), 'tech-x'] });
  scene.use('p1', 'tech-x');
  comesToRestWithout(scene, 'alabaster-box');
  expect([scene.coins('p1'), scene.hand('p1'), scene.items('p1').length]).toEqual([0, [], 2]);
  scene.done();
});

test('bag-lunch: another item of its player breaks', () => ignoresOtherItemsBreaking('bag-lunch'));

test('black-heart: the death of another than the one it protects hurts nobody', () => {
  const scene = aScene({ players: 4 }).player('p1', { hand: ['black-heart', 'xiii-death'], lootPlays: 2 });
  scene.play('p1', 'black-heart', { targets: ['p2'] }).resolve();
  scene.play('p1', 'xiii-death', { targets: ['p3'] }).resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p4')]).toEqual([2, 2, 2]);
  scene.done();
});

test('ceremonial-blade: one loot card more and no other', () =>
  givesOneLootPlay('ceremonial-blade', { items: ['ceremonial-blade'] }));

test('cursed-soul: with five counters it is no soul yet', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('cursed-soul', 4)] })
    .from('recharge');
  scene.toActionPhase();
  expect([scene.souls('p1'), scene.object('cursed-soul').counters]).toEqual([0, { counter: 5 }]);
  scene.done();
});

test('experimental-treatment RULING-30: of several cards in discard it is this one, and a copy is none', () => {
  const scene = aScene()
    .player('p1', { items: ['experimental-treatment'] })
    .player('p2', { hand: ['destroy-anything'], items: ['meat'], lootPlays: 1 })
    .dice(6);
  scene.use('p1', 'experimental-treatment').passUntil('roll 6').pass('p1');
  scene.play('p2', 'destroy-anything', { targets: ['meat'] }).resolve();
  expect([scene.soulCards('p1'), scene.discarded('treasure')]).toEqual([['experimental-treatment'], ['meat']]);
  scene.done();
  const copied = aScene()
    .player('p1', { items: ['modeling-clay', 'experimental-treatment'] })
    .dice(2, 6);
  copied.use('p1', 'modeling-clay', { targets: ['experimental-treatment'] }).resolve();
  copied.use('p1', 'experimental-treatment').resolve();
  copied.use('p1', 'modeling-clay').resolve();
  expect([copied.souls('p1'), copied.discarded('treasure').toSorted()]).toEqual([
    0,
    ['experimental-treatment', 'modeling-clay'],
  ]);
  copied.done();
});

test('gello: the attack more need not be made, and is one', () => {
  const scene = aScene()
    .player('p2', { items: ['gello'] })
    .monsters('gurdy', 'fly')
    .dice(4, 6)
    .fallbacks('effect.choose', 'room.discard');
  scene
    .attack('p1', 'gurdy')
    .passTo('p2')
    .use('p2', 'gello', { targets: ['gurdy'] })
    .resolve();
  expect(scene.offered()).toContain('end');
  scene.attack('p1', 'fly').passUntil('roll 6').resolve();
  scene.refuses('p1', 'attack', 'ATK-01').done();
});

test('holy-portal: it is one attack more', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('holy-portal', 'fly', 'gurdy')
    .dice(1, 1)
    .used({ attacks: 1 })
    .fallbacks('room.discard');
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  scene.attack('p1', 'gurdy').toNextTurn();
  scene.done({ midway: 'the next turn begins' });
});

test('hypercoagulation: three counters are enough for three cards', () => {
  const scene = aScene().player('p1', { items: [withCounters('hypercoagulation', 3)] });
  scene.declare('p1', 'end').allPass(2);
  expect([scene.hand('p1').length, scene.object('hypercoagulation').counters]).toEqual([3, {}]);
  scene.done({ midway: 'the end phase' });
});

test('jar-of-flies ABIL-03: three counters are worth nothing while it lies sideways', () => {
  const jar = aScene()
    .player('p1', { items: [{ card: 'jar-of-flies', sideways: true, counters: { counter: 3 } }] })
    .monsters('gurdy');
  jar
    .refuses('p1', 'use jar-of-flies tap.damage', 'ABIL-03')
    .refuses('p1', 'use jar-of-flies tap.loot', 'ABIL-03')
    .done();
});

test('key: the attack more need not be made, and is one', () => {
  const scene = aScene()
    .player('p1', { hand: ['key'] })
    .monsters('fly', 'fly')
    .dice(6, 6)
    .fallbacks('room.discard');
  scene.play('p1', 'key', { mode: 0 }).resolve();
  expect(scene.offered()).toContain('end');
  scene.attack('p1', 'fly').resolve().attack('p1', 'fly').resolve();
  scene.refuses('p1', 'attack', 'ATK-01').done();
});

test('lucky-toe: what another loots is as much as ever', () => {
  const scene = aScene()
    .player('p1', { hand: ['each-loots-1'] })
    .player('p2', { items: ['lucky-toe'] });
  scene.play('p1', 'each-loots-1').resolve();
  expect([scene.hand('p1').length, scene.hand('p2').length]).toEqual([1, 2]);
  scene.done();
});

test('playdough-cookie: one counter is removed, or it is 1¢', () => {
  const cookie = () =>
    aScene()
      .player('p1', { items: ['playdough-cookie', withCounters('meat', 3)] })
      .from('recharge');
  const scene = cookie();
  scene.start().answer('p1', 'trigger.mode', 'm0').answer('p1', 'trigger.target', 'meat');
  scene.allPass().answer('p1', 'effect.option', 'm1').toActionPhase();
  expect([scene.object('meat').counters, scene.coins('p1')]).toEqual([{ counter: 2 }, 0]);
  scene.done();
  const coin = cookie();
  coin.start().answer('p1', 'trigger.mode', 'm1').toActionPhase();
  expect([coin.object('meat').counters, coin.coins('p1')]).toEqual([{ counter: 3 }, 1]);
  coin.done();
});

test('heavy-is-the-head: whoever has the most items recharges one of them, others all', () => {
  const turned = (mine: number, theirs: number) => {
    const items = (amount: number) => ['mr-boom', 'mystery-loot', 'sack-of-pennies'].slice(0, amount).map(sideways);
    const scene = aScene()
      .player('p1', { items: items(mine) })
      .player('p2', { items: items(theirs) })
      .rooms('heavy-is-the-head')
      .from('recharge')
      .fallbacks();
    scene.toActionPhase();
    const charged = scene.view().players[0]!.items.filter((item) => item.charged).length;
    scene.done();
    return charged;
  };
  expect([turned(3, 2), turned(2, 2), turned(2, 3)]).toEqual([1, 1, 2]);
});

test('the-mirror: a player who dies is no monster', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death'] })
    .rooms('the-mirror')
    .from('recharge');
  scene.passUntil('the-mirror').allPass().answer('p1', 'effect.may', 'yes').toActionPhase();
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect(scene.items('p1')).toEqual([]);
  scene.done();
});

test('trick-penny: the purchase of another, and the end of another’s turn, pay nothing', () => {
  const scene = aScene()
    .player('p1', { coins: 10 })
    .player('p2', { items: ['trick-penny'] })
    .shop('meat');
  scene.buy('p1', 'meat').resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([0, 0]);
  scene.declare('p1', 'end').allPass();
  expect(hasTriggered(scene, 'trick-penny')).toBe(false);
  scene.done({ midway: 'the end phase' });
});

test('spoils-of-war: the one who dies loots nothing', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death'] })
    .rooms('spoils-of-war')
    .fallbacks('deathPenalty.loot');
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.hand('p1').length, scene.hand('p2').length, scene.hand('p3').length]).toEqual([1, 0, 1]);
  expect(scene.discarded('loot')).toEqual(['xiii-death']);
  scene.done();
});

test('equality blood-money: each but the one who dies, and then each', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death'] })
    .rooms('blood-money');
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([4, 0, 4]);
  scene.done();
});

/** Which goals of the room are noted. */
const noted = (scene: Scene): readonly number[] =>
  (scene.object('social-goals').notes ?? []).map(({ number }) => number).toSorted((one, other) => one - other);

test('social-goals: bought for the third time is a goal, for the second none', () => {
  const scene = aScene()
    .rooms('social-goals')
    .player('p1', { coins: 30, items: ['more-purchases', 'more-purchases'] })
    .shop('meat', 'synthoil', 'dinner');
  scene.buy('p1', 'meat').resolve().buy('p1', 'synthoil').resolve();
  expect(noted(scene)).toEqual([]);
  scene.buy('p1', 'dinner').resolve();
  expect(noted(scene)).toEqual([4]);
  scene.done();
});

test('social-goals: a 5 is no 6, a death that nobody brought and one of a player is no monster killed, and 5¢ are too few', () => {
  const scene = aScene({ players: 3 })
    .rooms('social-goals')
    .player('p1', {
      coins: 20,
      hand: ['bomb', 'xiii-death', 'roll-for-coins', 'roll-for-coins', 'roll-for-coins', 'bomb', 'bomb'],
      lootPlays: 4,
    })
    .monsters('fly', 'deaths-head')
    .dice(5, 5);
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  scene.play('p1', 'roll-for-coins').resolve().play('p1', 'roll-for-coins').resolve();
  scene.tableAct({ does: 'giveCoins', from: 'p1', to: 'p3', amount: 5 });
  scene.resolve();
  expect([noted(scene), scene.object('social-goals').tallies]).toEqual([[], { goal1: 4, goal2: 1 }]);
  scene.done();
});

test('social-goals: the third monster killed is a goal, the second none; five cards are one', () => {
  const scene = aScene()
    .rooms('social-goals')
    .player('p1', { hand: ['bomb', 'bomb', 'bomb'], lootPlays: 3 })
    .monsters('fly', 'fly', 'fly');
  for (const goals of [[], [], [2]]) {
    scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
    expect(noted(scene)).toEqual(goals);
  }
  scene.done();
});

test('social-goals ROOM-04: it cannot go before the fourth goal, another room can', () => {
  const scene = aScene()
    .rooms(withCounters('social-goals', 0), 'red-vise')
    .player('p1', { items: ['broken-remote', 'mr-boom', 'sack-of-pennies'] })
    .monsters('gurdy')
    .deck('room', ['black-champions', 'white-champions']);
  scene.use('p1', 'mr-boom', { targets: ['gurdy'] }).answer('p1', 'trigger.target', 'social-goals');
  scene.allPass().answer('p1', 'effect.may', 'yes').resolve();
  expect(scene.tops('rooms')).toEqual(['social-goals', 'red-vise']);
  scene.use('p1', 'sack-of-pennies').answer('p1', 'trigger.target', 'red-vise');
  scene.allPass().answer('p1', 'effect.may', 'yes').resolve();
  expect(scene.tops('rooms')).toEqual(['social-goals', 'black-champions']);
  scene.done();
});

test('social-goals NOTE-01: what another object notes brings nobody treasures', () => {
  const scene = aScene()
    .rooms('social-goals')
    .player('p1', { items: ['telepathy-for-dummies'] })
    .from('recharge')
    .dice(4);
  scene.toActionPhase();
  expect([hasTriggered(scene, 'social-goals'), scene.items('p1')]).toEqual([false, ['telepathy-for-dummies']]);
  scene.done();
});

test('soul-of-envy soul-of-sloth: two souls, and three items, are not enough', () => {
  const scene = aScene()
    .player('p1', { souls: ['gurdy', 'pin'], items: ['meat', 'dinner', 'synthoil'], hand: ['a-penny'] })
    .outside('soul-of-envy', 'soul-of-sloth');
  scene.play('p1', 'a-penny').resolve();
  expect([scene.asked(), scene.souls('p1'), scene.view().bonusSouls.length]).toEqual(['p1 priority', 2, 2]);
  scene.done();
});

test('soul-of-pride: the sixth treasure brings it, to the active player, and the fifth does not', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-penny'] })
    .player('p2', { hand: Array.from({ length: 6 }, () => 'plus-treasure'), lootPlays: 6 })
    .deck('treasure', ['meat', 'dinner', 'synthoil', 'the-relic', 'fanny-pack', 'breakfast'])
    .outside('soul-of-pride');
  for (let n = 0; n < 5; n += 1) scene.pass('p1').play('p2', 'plus-treasure').resolve();
  expect([scene.object('soul-of-pride').counters, scene.souls('p1'), scene.souls('p2')]).toEqual([
    { counter: 5 },
    0,
    0,
  ]);
  scene.pass('p1').play('p2', 'plus-treasure').resolve();
  expect([scene.soulCards('p1'), scene.soulCards('p2')]).toEqual([['soul-of-pride'], []]);
  scene.done();
});

test('soul-of-lust soul-of-wrath: a player who dies is no monster, and a monster no player', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death', 'bomb'], lootPlays: 2 })
    .monsters('fly')
    .outside('soul-of-lust', 'soul-of-wrath');
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.object('soul-of-lust').counters, scene.object('soul-of-wrath').counters]).toEqual([{}, { counter: 1 }]);
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  expect([scene.object('soul-of-lust').counters, scene.object('soul-of-wrath').counters]).toEqual([
    { counter: 1 },
    { counter: 1 },
  ]);
  scene.done();
});

test('soul-of-wrath BSOUL-02: the fifth death does not bring it', () => {
  const all = 'all-players-and-monsters-die';
  const scene = aScene({ players: 3 })
    .player('p1', { hand: [all] })
    .player('p2', { hand: ['xiii-death', 'xiii-death', 'xiii-death'] })
    .outside('soul-of-wrath')
    .fallbacks('deathPenalty.loot');
  scene.play('p1', all).toNextTurn().toActionPhase();
  scene.use('p2', 'plain').resolve();
  scene.play('p2', 'xiii-death', { targets: ['p1'] }).resolve();
  scene.play('p2', 'xiii-death', { targets: ['p3'] }).resolve();
  expect([scene.object('soul-of-wrath').counters, scene.souls('p2')]).toEqual([{ counter: 5 }, 0]);
  scene.done();
});
