import { expect, test } from 'vitest';
import { aScene, damaged, sideways } from '../../../support/scene.js';

test('head-of-the-keeper DMG-05: 1¢ for each damage dealt, 2¢ for each monster or player killed', () => {
  const scene = aScene()
    .player('p1', { items: ['head-of-the-keeper'], hand: ['bomb', 'gold-bomb'], lootPlays: 2 })
    .monsters(damaged('gurdy', 4))
    .dice(4);
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.stack()).toEqual(['head-of-the-keeper', 'gurdy death']);
  scene.resolve();
  expect(scene.coins('p1')).toBe(1 + 2 + 7);
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  expect(scene.coins('p1')).toBe(11);
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).resolve();
  expect([scene.coins('p1'), scene.dead('p2')]).toEqual([14, true]);
  scene.done();
});

test('head-of-the-keeper: a killing that is no damage is worth 2¢, and so is one’s own', () => {
  const scene = aScene()
    .player('p1', { items: ['head-of-the-keeper', 'the-d6'], hand: ['xiii-death', 'fell-a-monster'], lootPlays: 2 })
    .monsters('fly')
    .fallbacks('deathPenalty.item');
  scene.play('p1', 'fell-a-monster', { targets: ['fly'] }).resolve();
  expect(scene.coins('p1')).toBe(1 + 2);
  scene
    .play('p1', 'xiii-death', { targets: ['p1'] })
    .passUntil('p1 death')
    .allPass();
  expect(scene.stack()).toEqual(['head-of-the-keeper']);
  scene.toNextTurn().done({ midway: 'the next turn begins' });
});

test('head-of-the-keeper MON-02: what a monster deals, others deal, or one takes is nothing to it', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['head-of-the-keeper'], character: 'sturdy' })
    .player('p2', { hand: ['bomb', 'bomb'], lootPlays: 2 })
    .player('p3', { damage: 1 })
    .monsters('sucker', 'gurdy')
    .dice(1);
  scene
    .pass('p1')
    .play('p2', 'bomb', { targets: ['sucker'] })
    .resolve();
  expect([scene.dead('p3'), scene.hp('p1'), scene.coins('p1')]).toEqual([true, 2, 0]);
  scene.attack('p1', 'gurdy').allPass(2);
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([1, 0]);
  scene.done({ midway: 'the attack goes on' });
});

test('hourglass: a 2 that anybody rolls may deactivate an item', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin', 'mr-boom'] })
    .player('p2', { items: ['hourglass'] })
    .dice(2);
  scene.use('p1', 'book-of-sin').passUntil('roll 2').allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p2 trigger.target', ['hourglass', 'book-of-sin', 'mr-boom']]);
  scene.answer('p2', 'trigger.target', 'mr-boom').passUntil('hourglass').allPass();
  scene.answer('p2', 'effect.may', 'yes').resolve();
  expect(scene.charged('mr-boom')).toBe(false);
  scene.refuses('p1', 'use mr-boom').done();
});

test.each([1, 3])('hourglass: a %i is nothing to it', (face) => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin', 'mr-boom', 'hourglass'] })
    .dice(face);
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.charged('mr-boom')).toBe(true);
  scene.done();
});

test('hourglass: only if wanted', () => {
  const scene = aScene()
    .player('p1', { items: ['mr-boom', 'hourglass'], hand: ['roll-for-coins'] })
    .dice(2);
  scene.play('p1', 'roll-for-coins').allPass(2);
  scene.answer('p1', 'trigger.order', 'roll-for-coins', 'hourglass').answer('p1', 'trigger.target', 'mr-boom');
  scene.allPass().answer('p1', 'effect.may', 'no').resolve();
  expect([scene.charged('mr-boom'), scene.coins('p1')]).toEqual([true, 2]);
  scene.done();
});

test('lard: +2 HP, and a card of the hand for each damage taken', () => {
  const scene = aScene().player('p1', {
    items: ['lard'],
    hand: ['gold-bomb', 'a-penny', 'soul-heart', 'bomb'],
    lootPlays: 2,
  });
  expect([scene.maxHp('p1'), scene.maxHp('p2')]).toEqual([4, 2]);
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  expect(scene.hand('p1')).toHaveLength(3);
  scene
    .play('p1', 'gold-bomb', { targets: ['p1'] })
    .allPass(3)
    .answer('p1', 'discard.loot', 'a-penny');
  expect([scene.hand('p1'), scene.hp('p1')]).toEqual([['soul-heart'], 1]);
  scene.done();
});

test('magnet GAIN-04: each time another player gains ¢ they give one of them', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['gain-3', 'each-gains-5'], lootPlays: 2 })
    .player('p2', { items: ['magnet'] })
    .fallbacks('trigger.order');
  scene.play('p1', 'gain-3').resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([2, 1]);
  scene.play('p1', 'each-gains-5').resolve();
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([6, 8, 4]);
  scene.done();
});

test('magnet GAIN-07: ¢ that are given set off no other magnet', () => {
  const scene = aScene()
    .player('p1', { hand: ['gain-3'], items: ['magnet'] })
    .player('p2', { items: ['magnet'] });
  scene.play('p1', 'gain-3').resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([2, 1]);
  scene.done();
});

test('moms-eye-shadow ATK-02 ATK-05: its owner chooses which monster another player attacks', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { items: ['moms-eye-shadow'] })
    .monsters('gurdy', 'fly')
    .dice(2);
  scene.attack('p1', 'gurdy');
  expect([scene.asked(), scene.offered()]).toEqual(['p2 attack.target', ['gurdy', 'fly']]);
  scene.answer('p2', 'attack.target', 'fly').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.endTurn('p1').toActionPhase().declare('p2', 'attack').allPass();
  expect(scene.asked()).toBe('p2 attack.target');
  scene.done({ midway: 'the attack is declared' });
});

test.each([
  ['m0', 4],
  ['m1', 2],
])('p-h-d: each of one’s own rolls that is no attack roll may be one higher or lower (%s)', (option, face) => {
  const scene = aScene()
    .player('p1', { items: ['p-h-d', 'book-of-sin'] })
    .dice(3);
  scene.use('p1', 'book-of-sin').allPass().answer('p1', 'trigger.mode', option);
  expect(scene.stack()).toEqual(['roll 3', 'p-h-d']);
  scene.allPass().answer('p1', 'effect.may', 'yes');
  expect(scene.stack()).toEqual([`roll ${face}`]);
  scene.resolve();
  expect([scene.coins('p1'), scene.hand('p1').length]).toEqual(face === 2 ? [1, 0] : [0, 1]);
  scene.done();
});

test('p-h-d: neither attack rolls nor those of others; only if wanted', () => {
  const scene = aScene()
    .player('p1', { items: ['p-h-d', 'book-of-sin'] })
    .player('p2', { hand: ['roll-for-coins'], lootPlays: 1 })
    .monsters('gurdy')
    .dice(2, 1, 4);
  scene.pass('p1').play('p2', 'roll-for-coins').allPass();
  expect(scene.stack()).toEqual(['roll 2']);
  scene.resolve().use('p1', 'book-of-sin').allPass().answer('p1', 'trigger.mode', 'm0');
  scene.allPass().answer('p1', 'effect.may', 'no');
  expect(scene.stack()).toEqual(['roll 1']);
  scene.resolve().attack('p1', 'gurdy');
  expect(scene.stack()).toEqual(['roll 4']);
  scene.done({ midway: 'the attack goes on' });
});

test('polyphemus: +2 ATK, and +1 evasion for monsters in one’s own turn', () => {
  const scene = aScene()
    .player('p1', { items: ['polyphemus'] })
    .monsters('gurdy');
  expect([scene.atk('p1'), scene.atk('p2'), scene.dc('gurdy')]).toEqual([3, 1, 5]);
  scene.endTurn('p1').toActionPhase();
  expect([scene.atk('p1'), scene.dc('gurdy')]).toEqual([3, 4]);
  scene.done();
});

test('telepathy-for-dummies: the next roll of the turn may become what was rolled at its start', () => {
  const scene = aScene()
    .player('p1', { items: ['telepathy-for-dummies'], hand: ['roll-for-coins', 'roll-for-coins'], lootPlays: 1 })
    .player('p2', { hand: ['roll-for-coins'], lootPlays: 1 })
    .from('recharge')
    .dice(6, 1, 3, 2);
  scene.toActionPhase();
  scene.pass('p1').play('p2', 'roll-for-coins').resolve();
  expect(scene.coins('p2')).toBe(1);
  scene.play('p1', 'roll-for-coins').allPass();
  expect(scene.stack()).toEqual(['roll 3', 'telepathy-for-dummies']);
  scene.allPass().answer('p1', 'effect.may', 'yes');
  expect(scene.stack()).toEqual(['roll 6']);
  scene.resolve();
  expect(scene.coins('p1')).toBe(6);
  scene.play('p1', 'roll-for-coins').resolve();
  expect(scene.coins('p1')).toBe(8);
  scene.done();
});

test('telepathy-for-dummies: it may stay as it is, and the next turn knows nothing of it', () => {
  const scene = aScene()
    .player('p1', { items: ['telepathy-for-dummies'], hand: ['roll-for-coins'] })
    .from('recharge')
    .dice(6, 2);
  scene.toActionPhase().play('p1', 'roll-for-coins').allPass(2).answer('p1', 'effect.may', 'no').resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.done();
  const later = aScene()
    .player('p1', { items: ['telepathy-for-dummies', sideways('book-of-sin')] })
    .player('p2', { hand: ['roll-for-coins'] })
    .from('recharge')
    .dice(6, 2);
  later.toActionPhase().endTurn('p1').toActionPhase().play('p2', 'roll-for-coins').resolve();
  expect(later.coins('p2')).toBe(2);
  later.done();
});

test('the-wiz: combat damage that one deals hurts another monster or player of one’s choice; +1 evasion', () => {
  const scene = aScene()
    .player('p1', { items: ['the-wiz'], hand: ['bomb'] })
    .monsters('gurdy', 'pale-fatty')
    .dice(4, 5);
  expect([scene.dc('gurdy'), scene.dc('pale-fatty')]).toEqual([5, 4]);
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  expect(scene.hp('gurdy')).toBe(4);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.passUntil('roll 5').allPass(2);
  expect([scene.asked(), scene.offered()]).toEqual(['p1 trigger.target', ['p1', 'p2', 'pale-fatty']]);
  scene.answer('p1', 'trigger.target', 'pale-fatty').allPass(2);
  expect([scene.hp('gurdy'), scene.hp('pale-fatty')]).toEqual([3, 3]);
  scene.done({ midway: 'the attack goes on' });
});

test('the-wiz: the hits of another, in their turn, are ordinary ones', () => {
  const scene = aScene()
    .player('p2', { items: ['the-wiz'] })
    .monsters('gurdy', 'pale-fatty')
    .dice(4);
  expect(scene.dc('gurdy')).toBe(4);
  scene.attack('p1', 'gurdy').allPass(2);
  expect([scene.hp('gurdy'), scene.asked()]).toEqual([4, 'p1 priority']);
  scene.done({ midway: 'the attack goes on' });
});

test('mama-haunt TURN-02: one’s character is not recharged in the recharge step, items are', () => {
  const scene = aScene()
    .player('p1', { items: ['mama-haunt', sideways('mr-boom')], hand: ['a-penny', 'a-penny'] })
    .player('p2', { lootPlays: 1 });
  scene.play('p1', 'a-penny').allPass().use('p1', 'plain').allPass();
  scene.endTurn('p1').toActionPhase();
  expect(scene.charged('plain@p2')).toBe(true);
  scene.endTurn('p2').toActionPhase();
  expect([scene.charged('plain@p1'), scene.charged('mr-boom')]).toEqual([false, true]);
  scene.done();
});

test('mama-haunt: an effect recharges the character', () => {
  const scene = aScene().player('p1', { items: ['mama-haunt', 'belly-button', 'dinner'], hand: ['bomb'] });
  scene
    .use('p1', 'plain')
    .allPass()
    .play('p1', 'bomb', { targets: ['p1'] })
    .allPass(3)
    .answer('p1', 'effect.may', 'yes');
  expect(scene.charged('plain@p1')).toBe(true);
  scene.resolve().done();
});

test('mama-haunt DEATH-12: with its owner’s death it goes to another player, before the penalty', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death'] })
    .player('p2', { items: ['mama-haunt'], coins: 1 });
  scene
    .play('p1', 'xiii-death', { targets: ['p2'] })
    .passUntil('p2 death')
    .allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p2 trigger.target', ['p3', 'p1']]);
  scene.answer('p2', 'trigger.target', 'p1').allPass();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([['mama-haunt'], []]);
  scene.resolve();
  expect([scene.items('p1'), scene.coins('p2')]).toEqual([['mama-haunt'], 0]);
  scene.done();
});

test.each([
  [3, 4],
  [4, 5],
])('rubber-cement ATK-12: each miss is a roll, and a %i leaves the monster chosen %i HP', (face, hp) => {
  const scene = aScene()
    .player('p1', { items: ['rubber-cement'], character: 'sturdy' })
    .monsters('gurdy', 'pale-fatty')
    .dice(3, face, 4);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1', 'rubber-cement']);
  scene.passUntil(`roll ${face}`).allPass();
  if (face === 3) {
    scene.allPass();
    expect(scene.offered()).toEqual(['p1', 'p2', 'gurdy', 'pale-fatty']);
    scene.answer('p1', 'effect.choose', 'gurdy');
  }
  scene.passUntil('roll 4').allPass();
  expect([scene.hp('gurdy'), scene.stack()]).toEqual([hp, ['1 damage to gurdy']]);
  scene.done({ midway: 'the attack goes on' });
});

test.each([1, 2])('rubber-cement: a %i does as much, the misses of another nothing', (face) => {
  const scene = aScene()
    .player('p1', { items: ['rubber-cement'] })
    .monsters('gurdy')
    .dice(3, face);
  scene.attack('p1', 'gurdy').allPass().passUntil(`roll ${face}`).allPass(2);
  expect(scene.asked()).toBe('p1 effect.choose');
  scene.done({ midway: 'the choice is open' });
  const other = aScene()
    .player('p2', { items: ['rubber-cement'] })
    .monsters('gurdy')
    .dice(3);
  other.attack('p1', 'gurdy').allPass();
  expect(other.stack()).toEqual(['1 damage to p1']);
  other.done({ midway: 'the attack goes on' });
});
