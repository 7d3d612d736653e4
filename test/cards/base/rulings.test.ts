import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test('bomb: its damage is no combat damage, whoever it hits in an attack', () => {
  const scene = aScene()
    .player('p1', { items: ['brimstone'], hand: ['bomb'] })
    .monsters('lust')
    .dice(3);
  scene.attack('p1', 'lust');
  scene.play('p1', 'bomb', { targets: ['lust'] }).allPass(2);
  expect([scene.hp('lust'), scene.hp('p1'), scene.hp('p2')]).toEqual([1, 2, 2]);
  expect(scene.stack()).toEqual(['roll 3']);
  scene.done({ midway: 'the attack goes on' });
});

test('butter-bean RULING-17: the loot that it cancels is discarded first', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-dime'] })
    .player('p2', { hand: ['butter-bean'], lootPlays: 1 });
  scene
    .play('p1', 'a-dime')
    .passTo('p2')
    .play('p2', 'butter-bean', { targets: ['a-dime'] })
    .resolve();
  expect([scene.coins('p1'), scene.discarded('loot')]).toEqual([0, ['butter-bean', 'a-dime']]);
  scene.done();
});

test.each(['lost-soul', 'swallowed-penny'])('butter-bean RULING-17: %s on the stack is loot like any other', (id) => {
  const scene = aScene()
    .player('p1', { hand: [id] })
    .player('p2', { hand: ['butter-bean'], lootPlays: 1 });
  scene
    .play('p1', id)
    .passTo('p2')
    .play('p2', 'butter-bean', { targets: [id] })
    .resolve();
  expect([scene.souls('p1'), scene.items('p1')]).toEqual([0, []]);
  expect(scene.discarded('loot')).toEqual(['butter-bean', id]);
  scene.done();
});

test('butter-bean moms-shovel RULING-17: an item whose effect destroys it is still there when that is cancelled', () => {
  const scene = aScene()
    .player('p1', { items: ['moms-shovel'] })
    .player('p2', { hand: ['butter-bean'], lootPlays: 1, souls: ['gurdy'] });
  scene.use('p1', 'moms-shovel').passTo('p2');
  scene.play('p2', 'butter-bean', { targets: ['moms-shovel'] }).resolve();
  expect([scene.items('p1'), scene.charged('moms-shovel'), scene.souls('p2')]).toEqual([['moms-shovel'], false, 1]);
  scene.done();
});

test('xiii-death DEATH-01: who has died this turn does not die again', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death', 'xiii-death'], lootPlays: 2 })
    .player('p2', { coins: 5, items: ['the-d6'] });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.dead('p2'), scene.coins('p2')]).toEqual([true, 4]);
  scene.done();
});

test('sleight-of-hand the-relic butter-bean: what answers a trigger can itself be cancelled, and the trigger goes on', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'], hand: ['butter-bean'] })
    .player('p2', { items: ['the-relic', 'sleight-of-hand'] })
    .wholeDeck('loot', ['bomb', 'a-penny', 'a-nickel'])
    .dice(1);
  scene.use('p1', 'book-of-sin').passUntil('the-relic').passTo('p2');
  scene.use('p2', 'sleight-of-hand', { targets: ['deck:loot'] }).passTo('p1');
  scene.play('p1', 'butter-bean', { targets: ['sleight-of-hand'] }).resolve();
  expect([scene.hand('p2'), scene.cardsOf('loot'), scene.coins('p1')]).toEqual([['bomb'], ['a-penny', 'a-nickel'], 1]);
  scene.done();
});

test('spoon-bender mini-mush godhead DICE-01: no roll is above 6 or below 1', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin', 'the-d100', 'spoon-bender', 'mini-mush'] })
    .dice(6, 1);
  scene.use('p1', 'book-of-sin').passUntil('roll 6');
  scene.use('p1', 'spoon-bender', { targets: ['roll'] }).resolve();
  expect(scene.maxHp('p1')).toBe(3);
  scene.use('p1', 'the-d100').passUntil('roll 1');
  scene.use('p1', 'mini-mush', { mode: 2, targets: ['roll'] }).resolve();
  expect(scene.hand('p1')).toHaveLength(1);
  scene.done();
});

test('modeling-clay the-chest COPY-01: the soul value is copied with the rest', () => {
  const scene = aScene()
    .player('p1', { items: ['modeling-clay'], hand: ['destroy-anything'] })
    .player('p2', { items: ['the-chest'] });
  scene.use('p1', 'modeling-clay', { targets: ['the-chest'] }).resolve();
  scene.play('p1', 'destroy-anything', { targets: ['modeling-clay'] }).resolve();
  expect([scene.items('p1'), scene.soulCards('p1'), scene.souls('p1')]).toEqual([[], ['modeling-clay'], 1]);
  scene.done();
});

test('the-chest RULING-31: paid as a death penalty it becomes a soul of the player who died', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['the-chest'] });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).passUntil(0);
  scene.answer('p2', 'deathPenalty.item', 'the-chest').resolve();
  expect([scene.items('p2'), scene.soulCards('p2'), scene.discarded('treasure')]).toEqual([[], ['the-chest'], []]);
  scene.done();
});

test('rag-man RULING-27 DEATH-10: on top of its deck again it is no soul, though its rewards are paid', () => {
  const scene = aScene({ soulsToWin: 1 })
    .player('p1', { hand: ['gold-bomb'] })
    .monsters('rag-man')
    .dice(6);
  scene.play('p1', 'gold-bomb', { targets: ['rag-man'] }).resolve();
  expect([scene.souls('p1'), scene.asked()]).toEqual([0, 'p1 priority']);
  scene.done();
});

test('the-relic dads-lost-coin meat DICE-05 DICE-06: a 1 that Meat! makes a 2 is about to be a 1, but is none', () => {
  const relic = aScene()
    .player('p1', { items: ['meat', 'the-relic'] })
    .monsters('gurdy')
    .dice(1);
  relic.attack('p1', 'gurdy').allPass();
  expect(relic.stack()).toEqual(['1 damage to p1']);
  relic.done({ midway: 'the attack goes on' });
  const coin = aScene()
    .player('p1', { items: ['meat', 'dads-lost-coin'] })
    .monsters('gurdy')
    .dice(1, 5);
  coin.attack('p1', 'gurdy').allPass();
  expect(coin.stack()).toEqual(['roll 1', 'dads-lost-coin']);
  coin.allPass().answer('p1', 'effect.may', 'yes').done({ midway: 'the attack goes on' });
});

test('pin synthoil DICE-06: a 5 that a bonus makes a 6 does nothing to it', () => {
  const scene = aScene()
    .player('p1', { items: ['synthoil'] })
    .monsters('pin')
    .dice(5);
  scene.attack('p1', 'pin').allPass(2);
  expect(scene.hp('pin')).toBe(2);
  scene.done({ midway: 'the attack goes on' });
});

test('two-of-clubs: loot of rewards is doubled too', () => {
  const scene = aScene()
    .player('p1', { items: ['two-of-clubs'] })
    .monsters('spider', 'gurdy')
    .dice(6);
  scene.use('p1', 'two-of-clubs', { targets: ['p1'] }).resolve();
  scene.attack('p1', 'spider').resolve();
  expect(scene.hand('p1')).toHaveLength(2);
  scene.done();
});

test('shiny-rock CANCEL-04: an activation pays although it is cancelled', () => {
  const scene = aScene()
    .player('p1', { items: ['shiny-rock', 'sack-of-pennies'] })
    .player('p2', { hand: ['butter-bean'], lootPlays: 1 });
  scene.use('p1', 'sack-of-pennies').passTo('p2');
  scene.play('p2', 'butter-bean', { targets: ['sack-of-pennies'] }).resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('greed-event TGT-02: whoever has no longer the most ¢ loses none', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { coins: 7, hand: ['a-dime'], lootPlays: 1 })
    .player('p3', { coins: 7 })
    .monsters('gurdy')
    .deck('monster', ['greed-event']);
  scene.attack('p1', 'deck').answer('p1', 'trigger.target', 'p3').passTo('p2').play('p2', 'a-dime').resolve();
  expect([scene.coins('p2'), scene.coins('p3')]).toEqual([17, 7]);
  scene.done();
});
