import { expect, test } from 'vitest';
import { hitsHarderWhenHurt } from '../../../support/monster-limits.js';
import { aScene, damaged, withCounters } from '../../../support/scene.js';

test('carrion-queen: no combat damage from a 4 or 5, but from a 6, and other damage; a treasure', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(damaged('carrion-queen', 1))
    .dice(4, 5, 6);
  scene.attack('p1', 'carrion-queen').allPass(2);
  expect(scene.hp('carrion-queen')).toBe(2);
  scene.allPass(2);
  expect(scene.hp('carrion-queen')).toBe(2);
  scene.play('p1', 'bomb', { targets: ['carrion-queen'] }).allPass(2);
  expect(scene.hp('carrion-queen')).toBe(1);
  scene.resolve();
  expect(scene.soulCards('p1')).toEqual(['carrion-queen']);
  expect(scene.items('p1')).toEqual(['blank-treasure']);
  scene.done();
});

test('daddy-long-legs-monster: for a 1 every monster has +1 evasion till end of turn', () => {
  const scene = aScene()
    .player('p1', { character: 'sturdy' })
    .monsters(damaged('daddy-long-legs-monster', 3), 'fly')
    .dice(1, 4, 5);
  scene.attack('p1', 'daddy-long-legs-monster').allPass(2);
  expect([scene.dc('daddy-long-legs-monster'), scene.dc('fly')]).toEqual([5, 3]);
  scene.resolve();
  expect(scene.hp('p1')).toBe(1);
  expect(scene.coins('p1')).toBe(7);
  scene.endTurn('p1').toActionPhase();
  expect(scene.dc('fly')).toBe(2);
  scene.done();
});

test('dark-one: +1 ATK till end of turn for each damage taken', () => hitsHarderWhenHurt('dark-one', 1));

test('gemini: one more ATK with exactly 1 HP', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(damaged('gemini', 1))
    .dice(3);
  expect(scene.atk('gemini')).toBe(1);
  scene.play('p1', 'bomb', { targets: ['gemini'] }).resolve();
  expect(scene.atk('gemini')).toBe(2);
  scene.use('p1', 'plain').resolve().endTurn('p1').toActionPhase();
  expect(scene.atk('gemini')).toBe(1);
  scene.attack('p2', 'gemini').allPass(2);
  expect(scene.hp('p2')).toBe(1);
  scene.done({ midway: 'the attack goes on' });
});

test('gluttony: combat damage from a 6 hurts the player to the left of the active one', () => {
  const scene = aScene({ players: 3 }).monsters(damaged('gluttony', 1)).dice(5, 6, 3);
  scene.attack('p1', 'gluttony').passUntil('roll 6').allPass(2);
  expect(scene.stack()).toEqual(['gluttony']);
  scene.allPass();
  expect(scene.stack()).toEqual(['1 damage to p2']);
  scene.resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual([2, 1, 2]);
  expect(scene.hand('p1')).toHaveLength(1);
  expect(scene.soulCards('p1')).toEqual(['gluttony']);
  scene.done();
});

test('greed: each player loses 4¢ for damage that it deals; 9¢', () => {
  const scene = aScene().player('p1', { coins: 6 }).player('p2', { coins: 3 }).monsters(damaged('greed', 2)).dice(3, 4);
  scene.attack('p1', 'greed').allPass(2);
  expect(scene.stack()).toEqual(['greed']);
  scene.allPass();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([2, 0]);
  scene.resolve();
  expect(scene.coins('p1')).toBe(2 + 9);
  scene.done();
});

test('greed: it is any damage that it deals, not only combat damage', () => {
  const scene = aScene()
    .player('p1', { coins: 6, hand: ['shape-shift'] })
    .player('p2', { coins: 9 })
    .monsters('lust', 'greed')
    .dice(4);
  scene.attack('p1', 'lust').allPass(2);
  expect(scene.stack()).toEqual(['lust']);
  scene.play('p1', 'shape-shift', { targets: ['lust', 'greed'] }).allPass(3);
  expect([scene.hp('p1'), scene.stack()]).toEqual([1, ['lust']]);
  scene.allPass();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([2, 5]);
  scene.done({ midway: 'the attack goes on' });
});

test('gurdy-jr: the one who attacks it takes 1 damage for an item activated, nobody else', () => {
  const scene = aScene()
    .player('p1', { items: ['mr-boom', 'the-relic-of-twos'] })
    .player('p2', { items: ['mr-boom'] })
    .monsters(damaged('gurdy-jr', 1), 'gurdy')
    .dice(5);
  scene.attack('p1', 'gurdy-jr').use('p1', 'mr-boom', { targets: ['gurdy'] });
  expect(scene.stack()).toEqual(['roll 5', 'mr-boom', 'gurdy-jr']);
  scene.pass('p1').use('p2', 'mr-boom', { targets: ['gurdy'] });
  expect(scene.stack()).toEqual(['roll 5', 'mr-boom', 'gurdy-jr', 'mr-boom']);
  scene.resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('gurdy')]).toEqual([1, 2, 3]);
  expect(scene.soulCards('p1')).toEqual(['gurdy-jr']);
  scene.done();
});

test('gurdy-jr MON-07: an attack on another monster is none of its business', () => {
  const scene = aScene()
    .player('p1', { items: ['mr-boom'] })
    .monsters('gurdy-jr', 'fly')
    .dice(2);
  scene.attack('p1', 'fly').use('p1', 'mr-boom', { targets: ['gurdy-jr'] });
  expect(scene.stack()).toEqual(['roll 2', 'mr-boom']);
  scene.resolve();
  expect([scene.hp('p1'), scene.hp('gurdy-jr')]).toEqual([2, 1]);
  scene.done();
});

test('little-horn: only a 6 hits; two loot and a soul', () => {
  const scene = aScene().monsters('little-horn').dice(5, 6, 6);
  scene.attack('p1', 'little-horn').resolve();
  expect([scene.hp('p1'), scene.hand('p1').length, scene.souls('p1')]).toEqual([1, 2, 1]);
  scene.done();
});

test('lust ATK-01: each hit hurts the attacker, the last one too, when the attack is over', () => {
  const scene = aScene().player('p1', { character: 'sturdy' }).monsters('lust').dice(4, 5);
  scene.attack('p1', 'lust').allPass(2);
  expect(scene.stack()).toEqual(['lust']);
  scene.allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.passUntil('lust death');
  expect(scene.stack()).toEqual(['lust', 'lust death']);
  scene.resolve();
  expect([scene.hp('p1'), scene.souls('p1'), scene.hand('p1').length]).toEqual([1, 1, 2]);
  scene.done();
});

test('lust: other damage than that of combat costs nothing', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('lust');
  scene.play('p1', 'bomb', { targets: ['lust'] }).resolve();
  expect([scene.hp('lust'), scene.hp('p1')]).toEqual([1, 2]);
  scene.done();
});

test('mask-of-infamy: two more evasion with exactly 1 HP', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(damaged('mask-of-infamy', 2))
    .dice(5, 6);
  expect(scene.dc('mask-of-infamy')).toBe(4);
  scene.play('p1', 'bomb', { targets: ['mask-of-infamy'] }).resolve();
  expect(scene.dc('mask-of-infamy')).toBe(6);
  scene.attack('p1', 'mask-of-infamy').resolve();
  expect(scene.hp('p1')).toBe(1);
  expect(scene.items('p1')).toEqual(['blank-treasure']);
  scene.done();
});

test('pride ATK-05: attacked by name or met on the deck, it makes a player of your choice discard 2', () => {
  for (const target of ['pride', 'deck']) {
    const scene = aScene()
      .player('p2', { hand: ['bomb', 'a-penny', '3-cents'] })
      .monsters(target === 'pride' ? damaged('pride', 1) : 'gurdy')
      .deck('monster', ['pride'])
      .dice(...(target === 'pride' ? [4] : [4, 4]));
    scene.attack('p1', target).answer('p1', 'trigger.target', 'p2');
    expect(scene.stack()).toEqual(['pride']);
    scene.allPass().answer('p2', 'discard.loot', 'a-penny', 'bomb').resolve();
    expect(scene.hand('p2')).toEqual(['3-cents']);
    expect([scene.coins('p1'), scene.souls('p1')]).toEqual([5, 1]);
    scene.done();
  }
});

test('scolex: whoever takes its combat damage discards a loot card', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'a-penny'] })
    .player('p2', { hand: ['bomb'] })
    .monsters(damaged('scolex', 2))
    .dice(4, 5);
  scene.attack('p1', 'scolex').allPass(2);
  expect(scene.stack()).toEqual(['scolex']);
  scene.allPass().answer('p1', 'discard.loot', 'bomb').resolve();
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([['a-penny'], ['bomb']]);
  expect(scene.soulCards('p1')).toEqual(['scolex']);
  scene.done();
});

test('the-bloat: 1 damage to each player but the active one for combat damage that it deals', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { character: 'sturdy' })
    .monsters(damaged('the-bloat', 3))
    .dice(3, 4);
  scene.attack('p1', 'the-bloat').allPass(2);
  expect(scene.hp('p1')).toBe(1);
  expect(scene.stack()).toEqual(['the-bloat']);
  scene.allPass();
  expect(scene.stack()).toEqual(['1 damage to p3', '1 damage to p2']);
  scene.resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual([1, 1, 1]);
  expect(scene.soulCards('p1')).toEqual(['the-bloat']);
  scene.done();
});

test('the-duke-of-flies DEC-27: when damage is about to resolve the active player rolls, and a 1 prevents it', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { hand: ['gold-bomb'], lootPlays: 1 })
    .monsters('the-duke-of-flies')
    .dice(1, 2);
  scene.play('p1', 'bomb', { targets: ['the-duke-of-flies'] }).allPass(2);
  expect(scene.stack()).toEqual(['1 damage to the-duke-of-flies', 'the-duke-of-flies']);
  scene.allPass();
  expect(scene.stack()).toEqual(['1 damage to the-duke-of-flies', 'roll 1']);
  expect(scene.priority()).toBe('p1');
  scene.resolve();
  expect(scene.hp('the-duke-of-flies')).toBe(4);
  scene
    .pass('p1')
    .play('p2', 'gold-bomb', { targets: ['the-duke-of-flies'] })
    .resolve();
  expect(scene.hp('the-duke-of-flies')).toBe(1);
  scene.done();
});

test('the-haunt RULING-25: +1 evasion till end of turn on every other time it takes damage in a turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'bomb'], lootPlays: 2 })
    .player('p2', { hand: ['bomb', 'bomb'] })
    .monsters('the-haunt');
  scene.play('p1', 'bomb', { targets: ['the-haunt'] }).resolve();
  expect(scene.dc('the-haunt')).toBe(4);
  scene.play('p1', 'bomb', { targets: ['the-haunt'] }).allPass(2);
  expect(scene.stack()).toEqual(['the-haunt']);
  scene.resolve();
  expect(scene.dc('the-haunt')).toBe(5);
  scene.endTurn('p1').toActionPhase();
  expect(scene.dc('the-haunt')).toBe(4);
  scene.play('p2', 'bomb', { targets: ['the-haunt'] }).resolve();
  expect(scene.dc('the-haunt')).toBe(4);
  scene.done();
});

test('the-haunt RULING-25: the damage of a turn starts at none', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { hand: ['bomb'] })
    .monsters('the-haunt');
  scene
    .play('p1', 'bomb', { targets: ['the-haunt'] })
    .resolve()
    .endTurn('p1')
    .toActionPhase();
  scene.play('p2', 'bomb', { targets: ['the-haunt'] }).resolve();
  expect([scene.hp('the-haunt'), scene.dc('the-haunt')]).toEqual([2, 4]);
  scene.done();
});

test('the-haunt RULING-25: a big hit is one time', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'gold-bomb'], lootPlays: 2 })
    .monsters(withCounters('the-haunt', 3, 'hp'));
  scene.play('p1', 'gold-bomb', { targets: ['the-haunt'] }).resolve();
  expect([scene.hp('the-haunt'), scene.dc('the-haunt')]).toEqual([3, 4]);
  scene.play('p1', 'bomb', { targets: ['the-haunt'] }).resolve();
  expect([scene.hp('the-haunt'), scene.dc('the-haunt')]).toEqual([2, 5]);
  scene.done();
});
