import { expect, test } from 'vitest';
import { aScene, sideways, withCounters } from '../../support/scene.js';

test.each([
  [1, 1, 5],
  [2, 1, 5],
  [3, 2, 4],
  [6, 2, 4],
])('blast-miner-tnt: on a %i the damage is yours, or that of what you choose', (face, mine, theirs) => {
  const scene = aScene()
    .player('p1', { items: ['blast-miner-tnt'] })
    .monsters('gurdy')
    .dice(face);
  scene.use('p1', 'blast-miner-tnt').resolve();
  if (face > 2) scene.answer('p1', 'effect.choose', 'gurdy').resolve();
  expect([scene.hp('p1'), scene.hp('gurdy')]).toEqual([mine, theirs]);
  scene.done();
});

test.each([
  ['gain-3', true],
  ['a-penny', false],
])('blast-miner-tnt: %s at once recharges it: %s', (loot, again) => {
  const scene = aScene().player('p1', { items: [sideways('blast-miner-tnt')], hand: [loot] });
  scene.play('p1', loot).resolve();
  expect(scene.charged('blast-miner-tnt')).toBe(again);
  scene.done();
});

test.each([
  [7, 6],
  [8, 6],
  [2, 2],
])('conjoined-d6 DICE-01: the next roll of that player is of a D8, and a %i counts as a %i', (face, number) => {
  const scene = aScene()
    .player('p1', { items: ['conjoined-d6'], hand: ['roll-for-coins', 'roll-for-coins'], lootPlays: 2 })
    .dice(face, 1);
  scene.use('p1', 'conjoined-d6', { targets: ['p1'] }).resolve();
  scene.fallbacks('trigger.order').play('p1', 'roll-for-coins').resolve();
  expect([scene.coins('p1'), scene.charged('conjoined-d6')]).toEqual([number, number === 6]);
  scene.play('p1', 'roll-for-coins').resolve();
  expect(scene.coins('p1')).toBe(number + 1);
  scene.done();
});

test('conjoined-d6: only the player chosen', () => {
  const scene = aScene()
    .player('p1', { items: ['conjoined-d6'], hand: ['roll-for-coins'] })
    .dice(2);
  scene.use('p1', 'conjoined-d6', { targets: ['p2'] }).resolve();
  scene.play('p1', 'roll-for-coins').resolve();
  expect(scene.state().standing).toHaveLength(1);
  scene.done();
});

test('isaacs-last-will ZONE-21: what the death of another costs lies under it, and 2¢ come with it', () => {
  const scene = aScene()
    .player('p1', { items: ['isaacs-last-will'], hand: ['death-to'] })
    .player('p2', { items: ['meat', 'breakfast'] })
    .deck('treasure', ['dinner']);
  scene.play('p1', 'death-to', { targets: ['p2'] }).resolve();
  scene.answer('p2', 'deathPenalty.item', 'meat').resolve();
  expect([scene.coins('p1'), scene.items('p2'), scene.discarded('treasure')]).toEqual([2, ['breakfast'], []]);
  expect(scene.object('meat').under).toBe(scene.object('isaacs-last-will').id);
  scene.use('p1', 'isaacs-last-will', { mode: 1 }).resolve();
  expect(scene.coins('p1')).toBe(3);
  scene.endTurn('p1').toActionPhase().endTurn('p2').toActionPhase();
  scene.use('p1', 'isaacs-last-will', { mode: 0, targets: ['meat'] }).resolve();
  expect(scene.cardsOf('treasure').slice(0, 2)).toEqual(['meat', 'dinner']);
  scene.done();
});

test('isaacs-last-will DEATH-15: without an item there are 2¢ all the same, and nothing for your own death', () => {
  const scene = aScene().player('p1', { items: ['isaacs-last-will'], hand: ['death-to', 'death-to'], lootPlays: 2 });
  scene.play('p1', 'death-to', { targets: ['p2'] }).resolve();
  expect(scene.coins('p1')).toBe(2);
  scene
    .play('p1', 'death-to', { targets: ['p1'] })
    .fallbacks()
    .resolve();
  expect([scene.coins('p1'), scene.items('p1'), scene.discarded('treasure')]).toEqual([1, [], ['isaacs-last-will']]);
  scene.done({ midway: 'the active player has died' });
});

test('telekinesis ABIL-02: another player must activate an ability of an item, which you choose', () => {
  const scene = aScene()
    .player('p1', { items: ['telekinesis'] })
    .player('p2', { items: ['tap-and-pay', 'plus-atk'], coins: 3 });
  scene.use('p1', 'telekinesis', { targets: ['tap-and-pay'] }).allPass();
  scene.answer('p1', 'effect.option', 'use tap-and-pay paid').resolve();
  expect([scene.coins('p2'), scene.hand('p2').length]).toEqual([0, 1]);
  scene.done();
});

test('telekinesis: what cannot be activated is not chosen', () => {
  const scene = aScene()
    .player('p1', { items: ['telekinesis', 'tap-and-pay'] })
    .player('p2', { items: ['plus-atk'] });
  scene.refuses('p1', 'use telekinesis');
  scene.done();
});

test('telekinesis ZONE-07: at the start of the turn it looks at two cards, and any of them go to discard', () => {
  const scene = aScene()
    .player('p1', { items: ['telekinesis'] })
    .wholeDeck('loot', ['bomb', 'gain-3', 'a-penny'])
    .from('recharge');
  scene.start().answer('p1', 'trigger.target', 'deck:loot').allPass().answer('p1', 'effect.may', 'yes');
  scene.answerSome('p1', 'effect.choose', 'bomb').toActionPhase();
  expect([scene.discarded('loot'), scene.hand('p1'), scene.cardsOf('loot')]).toEqual([
    ['bomb'],
    ['gain-3'],
    ['a-penny'],
  ]);
  scene.done();
});

test('the-monster TGT-01: while it is charged nobody else can choose you or anything of yours', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'steal-item'], lootPlays: 2 })
    .player('p2', { items: ['the-monster', 'meat'], hand: ['bomb'], lootPlays: 1 })
    .monsters('gurdy');
  scene.refuses('p1', 'play steal-item').answer('p1', 'priority', 'play bomb');
  expect(scene.offered()).not.toContain('p2');
  scene.answer('p1', 'announce.target', 'gurdy').resolve();
  scene
    .passTo('p2')
    .play('p2', 'bomb', { targets: ['p2'] })
    .resolve();
  expect([scene.hp('p2'), scene.hp('gurdy')]).toEqual([1, 4]);
  scene.passTo('p2').use('p2', 'the-monster').resolve();
  expect(scene.hp('p2')).toBe(2);
  scene.play('p1', 'steal-item', { targets: ['meat'] }).resolve();
  expect(scene.items('p1')).toEqual(['meat']);
  scene.done();
});

test('the-monster ATK-14: it cancels your attack and heals you fully', () => {
  const scene = aScene()
    .player('p1', { items: ['the-monster'], damage: 1 })
    .monsters('gurdy')
    .dice(1);
  scene.attack('p1', 'gurdy').use('p1', 'the-monster').resolve();
  expect([scene.view().attack, scene.hp('p1'), scene.hp('gurdy')]).toEqual([null, 2, 5]);
  scene.done();
});

test('the-monster: the attack of another goes on', () => {
  const scene = aScene()
    .player('p2', { items: ['the-monster'] })
    .monsters('gurdy')
    .dice(1);
  scene.attack('p1', 'gurdy').passTo('p2').use('p2', 'the-monster').allPass();
  expect(scene.view().attack).not.toBe(null);
  scene.done({ midway: 'the attack goes on' });
});

test('magic-mushroom DICE-10: three counters, and each is 1 ATK for the next attack roll or 1 damage less', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('magic-mushroom', 2)] })
    .monsters('blank-monster')
    .dice(6, 6, 1);
  scene.use('p1', 'magic-mushroom', { mode: 0, ability: 'paid' }).resolve();
  scene.attack('p1', 'blank-monster').passUntil('2 damage to blank-monster').allPass();
  scene.passUntil('1 damage to blank-monster');
  scene.use('p1', 'magic-mushroom', { mode: 1, ability: 'paid' }).passUntil('1 damage to p1').allPass();
  expect([scene.hp('p1'), scene.object('magic-mushroom').counters.counter ?? 0]).toEqual([2, 0]);
  scene.done({ midway: 'the attack goes on' });
});

test('magic-mushroom: your character puts a counter on it in place of a loot play', () => {
  const scene = aScene()
    .player('p1', { hand: ['plus-treasure'] })
    .player('p2', { items: ['meat'] })
    .deck('treasure', ['magic-mushroom']);
  scene.play('p1', 'plus-treasure').resolve();
  expect(scene.object('magic-mushroom').counters).toEqual({ counter: 3 });
  scene.use('p1', 'plain', { ability: 'tap' }).resolve();
  scene.done();
});

test('tumor-ball: your death is three counters, and two of them save whom you choose', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', items: ['tumor-ball'], hand: ['death-to', 'death-to'], lootPlays: 2 })
    .player('p2', { items: [withCounters('tumor-ball', 2)], damage: 1 });
  scene
    .passTo('p2')
    .use('p2', 'tumor-ball', { targets: ['p2'] })
    .resolve();
  scene.play('p1', 'death-to', { targets: ['p2'] }).resolve();
  expect([scene.dead('p2'), scene.hp('p2'), scene.object('tumor-ball@p2').counters.counter ?? 0]).toEqual([
    false,
    2,
    0,
  ]);
  scene
    .play('p1', 'death-to', { targets: ['p2'] })
    .fallbacks()
    .resolve();
  expect(scene.dead('p2')).toBe(true);
  scene.done();
});

test.each([
  ['yes', null],
  ['no', 'gurdy'],
])('tumor-ball: who is saved in an attack may cancel it: %s', (answer, attacked) => {
  const scene = aScene()
    .player('p1', { items: [withCounters('tumor-ball', 2)] })
    .player('p2', { hand: ['death-to'], lootPlays: 1 })
    .monsters('gurdy')
    .dice(6);
  scene.use('p1', 'tumor-ball', { targets: ['p1'] }).resolve();
  scene
    .attack('p1', 'gurdy')
    .passTo('p2')
    .play('p2', 'death-to', { targets: ['p1'] })
    .passUntil('p1 death')
    .allPass();
  scene.answer('p1', 'effect.may', answer);
  expect([scene.dead('p1'), scene.hp('p1'), scene.view().attack === null]).toEqual([false, 2, attacked === null]);
  scene.done({ midway: 'the roll may still be there' });
});

test('tumor-ball: your death puts the counters on, and that of another none', () => {
  const scene = aScene().player('p1', { items: ['tumor-ball', 'meat'], hand: ['death-to', 'death-to'], lootPlays: 2 });
  scene.play('p1', 'death-to', { targets: ['p2'] }).resolve();
  expect(scene.object('tumor-ball').counters).toEqual({});
  scene.play('p1', 'death-to', { targets: ['p1'] }).resolve();
  scene.answer('p1', 'deathPenalty.item', 'meat').resolve();
  expect(scene.object('tumor-ball').counters).toEqual({ counter: 3 });
  scene.done({ midway: 'the active player has died' });
});

test('karma GAIN-08: a soul of another is a shop item and a loot card for two players', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster'] })
    .player('p2', { items: ['karma'] })
    .monsters('pin')
    .shop('meat', 'breakfast', 'dinner');
  scene.play('p1', 'fell-a-monster', { targets: ['pin'] }).resolve();
  const before = scene.hand('p2').length;
  scene.answer('p2', 'trigger.target', 'p2', 'p3').resolve();
  scene.answer('p2', 'effect.choose', 'meat').answer('p3', 'effect.choose', 'dinner').resolve();
  expect([scene.items('p2'), scene.items('p3'), scene.hand('p2').length - before, scene.hand('p3').length]).toEqual([
    ['karma', 'meat'],
    ['dinner'],
    1,
    1,
  ]);
  scene.done();
});

test('karma: a soul of your own is nothing', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['karma'], hand: ['fell-a-monster'] })
    .monsters('pin')
    .shop('meat', 'breakfast');
  scene.play('p1', 'fell-a-monster', { targets: ['pin'] }).resolve();
  expect([scene.items('p1'), scene.souls('p1')]).toEqual([['karma'], 1]);
  scene.done();
});

test.each([
  [1, 0],
  [2, 1],
])('a-friend GAIN-07: with %i counters before, a soul that another steals makes it a soul: %i', (counters, souls) => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['steal-soul', 'steal-soul'], lootPlays: 2 })
    .player('p2', { items: [withCounters('a-friend', counters)] })
    .player('p3', { souls: ['pin'] });
  scene.play('p1', 'steal-soul', { targets: ['pin'] }).resolve();
  expect([scene.souls('p2'), scene.items('p2').length]).toEqual([souls, 1 - souls]);
  scene.done();
});

test('a-friend: a soul of your own is no counter, and as a soul it counts nothing more', () => {
  const scene = aScene()
    .player('p1', { items: ['a-friend'], hand: ['fell-a-monster', 'steal-soul'], lootPlays: 2 })
    .player('p2', { souls: ['pin'], items: [withCounters('a-friend', 2)] })
    .monsters('monstro');
  scene.play('p1', 'fell-a-monster', { targets: ['monstro'] }).resolve();
  expect([scene.soulCards('p1'), scene.soulCards('p2'), scene.object('a-friend@p1').counters]).toEqual([
    ['monstro'],
    ['pin', 'a-friend'],
    { counter: 1 },
  ]);
  scene.done();
});
