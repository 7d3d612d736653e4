import { expect, test } from 'vitest';
import { aScene, damaged, withCounters } from '../../../support/scene.js';

test('cereus-peashy: one other monster goes, not two', () => {
  const scene = aScene().monsters('cereus-peashy', 'gurdy', 'fly').from('recharge').dice(2);
  scene.start().toActionPhase();
  expect(scene.discarded('monster')).toHaveLength(1);
  scene.done();
});

test('charmed-vis: only damage to the player who attacks it, and only its own death', () => {
  const scene = aScene()
    .player('p2', { hand: ['bomb', 'fell-a-monster'], lootPlays: 2 })
    .monsters('charmed-vis', 'gurdy', 'fly')
    .dice(1);
  scene.attack('p1', 'gurdy').passUntil('1 damage to p1').allPass();
  expect(scene.stack()).not.toContain('charmed-vis');
  scene.done({ midway: 'the attack goes on' });
  const other = aScene()
    .player('p2', { hand: ['bomb'], lootPlays: 1 })
    .monsters('charmed-vis', 'gurdy')
    .dice(6);
  other
    .attack('p1', 'charmed-vis')
    .passTo('p2')
    .play('p2', 'bomb', { targets: ['gurdy'] });
  other.passUntil('1 damage to gurdy').allPass();
  expect(other.stack()).toEqual(['roll 6']);
  other.done({ midway: 'the attack goes on' });
  const item = aScene()
    .player('p1', { items: ['charmed-vis'] })
    .player('p2', { hand: ['fell-a-monster'], lootPlays: 1 })
    .monsters('fly');
  item
    .passTo('p2')
    .play('p2', 'fell-a-monster', { targets: ['fly'] })
    .resolve();
  expect([item.items('p1'), item.discarded('monster')]).toEqual([['charmed-vis'], ['fly']]);
  item.done();
});

test('coil: other monsters that enter or die are nothing to it', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster', 'bomb'] })
    .player('p2', { hand: ['gain-3'] })
    .monsters('fly', 'coil')
    .wholeDeck('monster', ['gurdy', 'dip']);
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect([scene.hand('p1'), scene.hand('p2'), scene.tops('monsters')]).toEqual([
    ['bomb'],
    ['gain-3'],
    ['gurdy', 'coil'],
  ]);
  scene.done();
});

test('conjoined-fatty-summer-of-isaac: one counter for one damage, and only its own', () => {
  const scene = aScene()
    .player('p1', { items: ['shooter'] })
    .player('p2', { items: ['shooter'] })
    .monsters(withCounters('conjoined-fatty-summer-of-isaac', 3), 'gurdy');
  scene.use('p1', 'shooter', { targets: ['conjoined-fatty-summer-of-isaac'] }).resolve();
  scene
    .passTo('p2')
    .use('p2', 'shooter', { targets: ['gurdy'] })
    .resolve();
  expect([scene.object('conjoined-fatty-summer-of-isaac').counters, scene.hp('gurdy')]).toEqual([{ counter: 2 }, 4]);
  scene.done();
});

test('conquest-summer-of-isaac: its own death only, another player, one attack', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster', 'fell-a-monster'], lootPlays: 2 })
    .monsters('fly', 'conquest-summer-of-isaac');
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect(scene.asked()).toBe('p1 priority');
  scene.play('p1', 'fell-a-monster', { targets: ['conquest-summer-of-isaac'] }).resolve();
  expect(scene.offered()).toEqual(['p2', 'p3']);
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  expect(scene.state().turn.grants).toHaveLength(1);
  scene.done({ midway: 'an attack is owed' });
});

test('curse-of-envy: the death of another is nothing, and its player gains nothing', () => {
  const scene = aScene()
    .player('p1', { hand: ['death-to', 'death-to'], lootPlays: 2 })
    .player('p2', { curses: ['curse-of-envy'] })
    .deck('treasure', ['meat', 'breakfast', 'dinner']);
  scene
    .play('p1', 'death-to', { targets: ['p2'] })
    .fallbacks()
    .resolve();
  expect([scene.items('p1'), scene.discarded('treasure')]).toEqual([['meat'], []]);
  scene.done();
  const other = aScene({ players: 3 })
    .player('p1', { hand: ['death-to'] })
    .player('p2', { curses: ['curse-of-envy'] })
    .deck('treasure', ['meat', 'breakfast', 'dinner']);
  other
    .play('p1', 'death-to', { targets: ['p3'] })
    .fallbacks()
    .resolve();
  expect([other.items('p1'), other.items('p2'), other.curses('p2')]).toEqual([[], [], ['curse-of-envy']]);
  other.done();
});

test('cursed-haunt: as a soul it keeps no other monster alive', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .player('p2', { souls: ['cursed-haunt'] })
    .monsters('fly');
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect([scene.discarded('monster'), scene.souls('p1')]).toEqual([['fly'], 0]);
  scene.done();
});

test('dogma-summer-of-isaac: the death of another monster makes nothing eternal', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'], items: ['meat'] })
    .monsters('dogma-summer-of-isaac', 'fly');
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect(scene.object('meat').counters).toEqual({});
  scene.done();
});

test('gemini-summer-of-isaac: one counter each, and only for damage to itself', () => {
  const scene = aScene()
    .player('p1', { items: ['shooter'] })
    .player('p2', { items: ['shooter'] })
    .monsters(damaged('gemini-summer-of-isaac', 1), 'gurdy');
  scene.use('p1', 'shooter', { targets: ['gemini-summer-of-isaac'] }).resolve();
  const counted = (): number =>
    ['gemini-summer-of-isaac', 'gurdy']
      .flatMap((name) => Object.values(scene.object(name).counters))
      .reduce((sum, many) => sum + many, 0);
  expect(counted()).toBe(2);
  scene.done();
  const other = aScene()
    .player('p1', { items: ['shooter'] })
    .monsters(damaged('gemini-summer-of-isaac', 2), 'gurdy');
  other.use('p1', 'shooter', { targets: ['gurdy'] }).resolve();
  expect([other.object('gemini-summer-of-isaac').counters, other.object('gurdy').counters]).toEqual([{}, {}]);
  other.done();
});

test('giant-poop: other monsters bring no loot, are attacked alone, and pay the active player', () => {
  const scene = aScene()
    .player('p1', { items: ['shooter'] })
    .player('p2', { hand: ['fell-a-monster'], lootPlays: 1 })
    .monsters('giant-poop', 'fly', 'gurdy')
    .dice(6);
  scene.use('p1', 'shooter', { targets: ['gurdy'] }).resolve();
  expect(scene.hand('p1')).toEqual([]);
  scene.attack('p1', 'fly').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene
    .passTo('p2')
    .play('p2', 'fell-a-monster', { targets: ['gurdy'] })
    .fallbacks()
    .resolve();
  expect([scene.souls('p1'), scene.hand('p2').length]).toEqual([1, 0]);
  scene.done();
});

test('giant-poop: damage that a monster deals is no loot, and the active player rolls once', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', hand: ['fell-a-monster'] })
    .player('p2', { character: 'sturdy' })
    .monsters('giant-poop', 'the-bloat-summer-of-isaac', 'fly')
    .dice(1, 2, 3);
  scene
    .fallbacks('each.order')
    .play('p1', 'fell-a-monster', { targets: ['fly'] })
    .resolve();
  expect([scene.hp('giant-poop'), scene.hand('p1'), scene.hand('p2')]).toEqual([4, [], []]);
  scene.attack('p1', 'giant-poop').passUntil('roll 2').passUntil('roll 3');
  expect(scene.said('miss').map((line) => ('player' in line ? line.player : null))).toEqual(['p1', 'p2']);
  scene.done({ midway: 'the attack goes on' });
});

test('headless-horseman-summer-of-isaac: a 5 is no 6, and other monsters die', () => {
  const scene = aScene()
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters(damaged('headless-horseman-summer-of-isaac', 1), 'fly')
    .deck('treasure', ['meat'])
    .dice(5, 1);
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect([scene.discarded('monster'), scene.items('p1')]).toEqual([['fly'], []]);
  scene.attack('p1', 'headless-horseman-summer-of-isaac').passUntil('roll 1');
  expect([scene.souls('p1'), scene.items('p1'), scene.hp('headless-horseman-summer-of-isaac')]).toEqual([
    0,
    ['meat'],
    2,
  ]);
  scene.done({ midway: 'the attack goes on' });
});

test('hot-potato: destroyed by a 5, with 3 damage; other items are nothing to it', () => {
  const scene = aScene()
    .player('p1', {
      character: 'sturdy',
      items: [withCounters('unstable-dna', 2, 'hp')],
      hand: ['fell-a-monster', 'plus-treasure'],
      lootPlays: 2,
    })
    .monsters('fly')
    .wholeDeck('monster', ['hot-potato', 'gurdy', 'dip'])
    .deck('treasure', ['meat'])
    .dice(5);
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect([scene.hp('p1'), scene.coins('p1'), scene.discarded('monster'), scene.items('p1')]).toEqual([
    2,
    3,
    ['hot-potato', 'fly'],
    ['unstable-dna'],
  ]);
  scene.done();
  const item = aScene()
    .player('p1', { items: ['hot-potato'], hand: ['plus-treasure'] })
    .player('p2', { hand: ['plus-treasure'], lootPlays: 1 })
    .deck('treasure', ['meat', 'dinner']);
  item.play('p1', 'plus-treasure').resolve();
  item.passTo('p2').play('p2', 'plus-treasure').resolve();
  expect([item.coins('p1'), item.items('p1'), item.items('p2')]).toEqual([0, ['hot-potato', 'meat'], ['dinner']]);
  item.done();
});

test('hush-summer-of-isaac: rolls against others are not held against them', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', hand: ['again'], items: ['the-monster'] })
    .monsters('hush-summer-of-isaac', 'gurdy')
    .dice(4, 3, 6);
  scene.attack('p1', 'hush-summer-of-isaac').passUntil('roll 3').allPass();
  expect([scene.said('hit').length, scene.said('miss').length]).toEqual([1, 1]);
  scene.use('p1', 'the-monster').resolve();
  scene.play('p1', 'again').resolve();
  scene.attack('p1', 'gurdy').passUntil('1 damage to gurdy');
  expect(scene.said('hit')).toHaveLength(2);
  scene.done({ midway: 'the attack goes on' });
});

test('krampus-summer-of-isaac: only attack rolls of the attacking player', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', hand: ['roll-for-coins'] })
    .player('p2', { character: 'sturdy' })
    .monsters('krampus-summer-of-isaac', 'giant-poop')
    .dice(1, 2, 1, 3, 5);
  scene.attack('p1', 'giant-poop').passUntil('roll 2').passUntil('roll 1').passUntil('roll 3');
  expect(scene.hp('giant-poop')).toBe(4);
  scene.passTo('p1').play('p1', 'roll-for-coins').passUntil('roll 5').allPass();
  expect(scene.stack()).toEqual(['roll 3']);
  scene.allPass();
  expect([scene.hp('giant-poop'), scene.stack()]).toEqual([4, []]);
  scene.done({ midway: 'the attack goes on' });
});

test('light-switch: damage to another monster is no roll, and a 1 is 3 damage', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy', items: ['shooter', withCounters('unstable-dna', 2, 'hp')], hand: ['bomb'] })
    .monsters('light-switch', 'gurdy')
    .dice(1);
  scene.use('p1', 'shooter', { targets: ['gurdy'] }).resolve();
  scene.play('p1', 'bomb', { targets: ['light-switch'] }).resolve();
  expect(scene.hp('p1')).toBe(2);
  scene.done();
});

test('mother-summer-of-isaac: only attack rolls, from 1 to 6', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['roll-for-coins'] })
    .monsters('mother-summer-of-isaac')
    .dice(4, 2);
  scene.attack('p1', 'mother-summer-of-isaac');
  expect(scene.offered()).toEqual(['n1', 'n2', 'n3', 'n4', 'n5', 'n6']);
  scene.answer('p2', 'effect.option', 'n6').answer('p3', 'effect.option', 'n6');
  scene.play('p1', 'roll-for-coins').passUntil('roll 2');
  expect(scene.stack()).toEqual(['roll 4', 'roll 2']);
  scene.done({ midway: 'the attack goes on' });
});

test('mulligoon: alone it ends the attack all the same; another that is hurt stays, and so does its attack', () => {
  const scene = aScene().monsters('mulligoon').dice(6);
  scene.attack('p1', 'mulligoon').resolve();
  expect([scene.view().attack, scene.tops('monsters'), scene.hp('mulligoon')]).toEqual([null, ['mulligoon'], 2]);
  scene.done();
  const other = aScene()
    .player('p2', { hand: ['bomb', 'bomb'], lootPlays: 2 })
    .monsters('gurdy', 'mulligoon')
    .dice(6);
  other
    .attack('p1', 'gurdy')
    .passTo('p2')
    .play('p2', 'bomb', { targets: ['gurdy'] });
  other.passUntil('1 damage to gurdy').allPass();
  expect([other.stack(), other.tops('monsters')]).toEqual([['roll 6'], ['gurdy', 'mulligoon']]);
  other
    .passTo('p2')
    .play('p2', 'bomb', { targets: ['mulligoon'] })
    .passUntil('mulligoon')
    .allPass();
  expect(other.view().attack).not.toBe(null);
  other.done({ midway: 'the attack goes on' });
});

test('police-lineup: only those whose turn it is not can be guilty', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['fell-a-monster'] })
    .monsters('fly')
    .wholeDeck('monster', ['police-lineup', 'gurdy']);
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect([scene.asked(), scene.offered()]).toEqual(['p2 group.propose', ['p2', 'p3']]);
  scene.done({ midway: 'the others agree' });
});

test('tainted-mulligan: an attack on another is nothing to it', () => {
  const scene = aScene()
    .player('p1', { hand: ['gain-3'] })
    .monsters('tainted-mulligan', 'gurdy')
    .dice(6);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.maxHp('tainted-mulligan')).toBe(2);
  scene.done({ midway: 'the attack goes on' });
});

test('the-bloat-summer-of-isaac: the death of a player or an item is none of a monster', () => {
  const scene = aScene()
    .player('p1', { hand: ['death-to', 'destroy-anything'], lootPlays: 2 })
    .player('p2', { items: ['meat'] })
    .monsters('the-bloat-summer-of-isaac', 'gurdy');
  scene.play('p1', 'destroy-anything', { targets: ['meat'] }).resolve();
  scene.play('p1', 'death-to', { targets: ['p2'] }).resolve();
  expect([scene.hp('p1'), scene.hp('gurdy')]).toEqual([2, 5]);
  scene.done();
});

test('the-rainmaker-summer-of-isaac: an attack on another brings no curse', () => {
  const scene = aScene()
    .monsters('the-rainmaker-summer-of-isaac', 'gurdy')
    .wholeDeck('monster', ['fly', 'curse-of-pain'])
    .dice(6);
  scene.attack('p1', 'gurdy').allPass();
  expect([scene.curses('p1'), scene.cardsOf('monster')]).toEqual([[], ['fly', 'curse-of-pain']]);
  scene.done({ midway: 'the attack goes on' });
});

test('war-summer-of-isaac: one other monster, not two', () => {
  const scene = aScene().monsters('war-summer-of-isaac', 'gurdy', 'fly').from('recharge');
  scene.start().toActionPhase();
  const counters = ['gurdy', 'fly'].map((name) => scene.object(name).counters.atk ?? 0);
  expect(counters.toSorted((a, b) => a - b)).toEqual([0, 1]);
  scene.done();
});

test('weltling: an attack roll of 2 hurts nobody besides', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters('weltling', 'gurdy').dice(2);
  scene.attack('p1', 'gurdy').passUntil('roll 2').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.done({ midway: 'the attack goes on' });
});

test('widow-summer-of-isaac: one character, your own spiders, and one of them for ↷', () => {
  const scene = aScene()
    .player('p2', { character: withCounters('sturdy', 3, 'spider') })
    .monsters('widow-summer-of-isaac')
    .from('recharge')
    .dice(6);
  scene.start().toActionPhase();
  expect([scene.object('plain').counters, scene.object('sturdy').counters]).toEqual([{ spider: 1 }, { spider: 3 }]);
  scene.passTo('p2').use('p2', 'sturdy', { ability: 'tap.spider' }).resolve();
  expect([scene.object('sturdy').counters, scene.charged('sturdy')]).toEqual([{ spider: 2 }, false]);
  scene.use('p1', 'plain', { ability: 'tap.spider' }).resolve();
  expect(scene.object('plain').counters.spider ?? 0).toBe(0);
  scene.done();
  const none = aScene()
    .player('p1', { items: ['meat'] })
    .monsters('widow-summer-of-isaac');
  none.refuses('p1', 'use plain tap.spider');
  none.done();
});
