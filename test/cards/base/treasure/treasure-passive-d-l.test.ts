import { expect, test } from 'vitest';
import { aScene } from '../../../support/scene.js';

test('daddy-haunt DMG-14: each damage taken is one more, as one instance', () => {
  const scene = aScene().player('p1', { items: ['daddy-haunt', 'breakfast', 'fanny-pack'], hand: ['bomb', 'bomb'] });
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect(scene.hp('p1')).toBe(1);
  expect(scene.hand('p1')).toHaveLength(2);
  scene.done();
});

test('dads-lost-coin DICE-11 RULING-14: a 1 that is about to be rolled may be rerolled, by anybody', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .player('p2', { items: ['dads-lost-coin'] })
    .dice(1, 5);
  scene.use('p1', 'book-of-sin').allPass(2);
  expect(scene.stack()).toEqual(['roll 1', 'dads-lost-coin']);
  scene.allPass().answer('p2', 'effect.may', 'yes');
  expect(scene.stack()).toEqual(['roll 5']);
  scene.resolve().done();
});

test('dads-lost-coin DICE-11 RULING-14: a face changed before it resolves is left alone', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin', 'spoon-bender'] })
    .player('p2', { items: ['dads-lost-coin'] })
    .dice(1);
  scene.use('p1', 'book-of-sin').allPass(2);
  scene.use('p1', 'spoon-bender', { targets: ['roll'] }).allPass(2);
  expect(scene.stack()).toEqual(['roll 2']);
  scene.resolve().done();
});

test.each([
  [1, 3, 0, 2],
  [2, 3, 0, 2],
  [3, 0, 1, 2],
  [4, 0, 1, 2],
  [5, 0, 0, 1],
  [6, 0, 0, 1],
])('dark-bum: at the start of the turn a %i is %i¢, %i loot and leaves %i HP', (face, coins, loot, hp) => {
  const scene = aScene()
    .player('p1', { items: ['dark-bum'] })
    .from('recharge')
    .dice(face);
  scene.toActionPhase();
  expect([scene.coins('p1'), scene.hand('p1').length - 1, scene.hp('p1')]).toEqual([coins, loot, hp]);
  scene.done();
});

test('dead-bird LOOT-02 GAIN-05: on a 3 a look at the hand of the roller, and a card of one’s choice', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['book-of-sin'], hand: ['bomb', 'a-penny'] })
    .player('p2', { items: ['dead-bird'] })
    .deck('loot', ['3-cents'])
    .dice(3);
  scene.use('p1', 'book-of-sin').allPass(3).answer('p2', 'effect.may', 'yes');
  expect(scene.offered()).toEqual(['bomb', 'a-penny']);
  expect(scene.said('lookedAt').map(({ cards }) => cards)).toContainEqual(['bomb', 'a-penny']);
  scene.answer('p2', 'effect.choose', 'bomb');
  expect(scene.hand('p2')).toEqual(['bomb']);
  const p3 = scene.entries().filter(({ to }) => to === 'all' || to.includes('p3'));
  expect(JSON.stringify([p3, scene.view('p3')])).not.toContain('bomb');
  scene.resolve();
  expect(scene.hand('p1')).toEqual(['a-penny', '3-cents']);
  scene.done();
});

test('dinner: one more HP for its owner', () => {
  const scene = aScene().player('p1', { items: ['dinner'] });
  expect([scene.maxHp('p1'), scene.maxHp('p2')]).toEqual([3, 2]);
  scene.start().done();
});

test('dry-baby: any damage becomes one', () => {
  const scene = aScene().player('p1', { items: ['dry-baby'], hand: ['gold-bomb', 'gold-bomb'], lootPlays: 2 });
  scene.play('p1', 'gold-bomb', { targets: ['p1'] }).resolve();
  expect(scene.hp('p1')).toBe(1);
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).allPass(2);
  expect(scene.hp('p2')).toBe(0);
  scene.done({ midway: 'the death is not the question' });
});

test('dry-baby REPL-08: what another card adds to one damage is taken off again', () => {
  const scene = aScene().player('p1', { items: ['dry-baby', 'daddy-haunt'], hand: ['bomb'] });
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect(scene.hp('p1')).toBe(1);
  scene.done();
});

test('edens-blessing ABIL-10: 6¢ at the end of a turn that ends with none', () => {
  const scene = aScene().player('p1', { items: ['edens-blessing'] });
  scene.endTurn('p1');
  expect(scene.coins('p1')).toBe(6);
  scene.done();
  const rich = aScene().player('p1', { items: ['edens-blessing'], coins: 1 });
  rich.endTurn('p1');
  expect(rich.coins('p1')).toBe(1);
  rich.done();
});

test('empty-vessel: +1 ATK with an empty hand, +1 to attack rolls without ¢', () => {
  const scene = aScene()
    .player('p1', { items: ['empty-vessel'], hand: ['a-penny'] })
    .monsters('gurdy')
    .dice(3);
  expect(scene.atk('p1')).toBe(1);
  scene.play('p1', 'a-penny');
  expect(scene.atk('p1')).toBe(2);
  scene.allPass().attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.done({ midway: 'the attack goes on' });
});

test('empty-vessel: without ¢ a 3 hits what needs a 4', () => {
  const scene = aScene()
    .player('p1', { items: ['empty-vessel', 'meat'], hand: ['bomb'] })
    .monsters('gurdy')
    .dice(2);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to gurdy']);
  scene.done({ midway: 'the attack goes on' });
});

test('eye-of-greed: 3¢ for a 5 that anybody rolls', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .player('p2', { items: ['eye-of-greed'] })
    .dice(5);
  scene.use('p1', 'book-of-sin').resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([0, 3]);
  scene.done();
});

test('fanny-pack: loot for damage taken, once for each instance', () => {
  const scene = aScene().player('p1', { items: ['fanny-pack', 'breakfast', 'dinner'], hand: ['gold-bomb'] });
  scene.play('p1', 'gold-bomb', { targets: ['p1'] }).resolve();
  expect(scene.hand('p1')).toHaveLength(1);
  scene.done();
});

test('finger: another player’s 2 lets its owner swap items, if wanted', () => {
  const scene = aScene()
    .player('p1', { hand: ['roll-for-coins', 'roll-for-coins'], items: ['meat', 'the-d6'], lootPlays: 2 })
    .player('p2', { items: ['finger', 'yum-heart'] })
    .dice(2, 2);
  scene.play('p1', 'roll-for-coins').allPass(2);
  expect(scene.asked()).toBe('p2 trigger.target');
  expect(scene.offered()).toEqual(['finger']);
  scene.answer('p2', 'trigger.target', 'finger');
  expect(scene.offered()).toEqual(['meat']);
  scene.answer('p2', 'trigger.target', 'meat').allPass().answer('p2', 'effect.may', 'yes').resolve();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([
    ['the-d6', 'finger'],
    ['yum-heart', 'meat'],
  ]);
  scene.play('p1', 'roll-for-coins').resolve();
  expect(scene.coins('p1')).toBe(4);
  scene.done();
});

test('goat-head: any number of cards for as many new ones', () => {
  const scene = aScene()
    .player('p1', { items: ['goat-head'], hand: ['bomb', 'a-penny', 'soul-heart'] })
    .deck('loot', ['3-cents', 'a-nickel']);
  scene.declare('p1', 'end').allPass(2);
  expect(scene.decision()).toMatchObject({ player: 'p1', key: 'effect.choose', min: 0, max: 3, secret: true });
  scene.answerSome('p1', 'effect.choose', 'bomb', 'soul-heart');
  expect(scene.hand('p1').toSorted()).toEqual(['3-cents', 'a-nickel', 'a-penny']);
  expect(scene.discarded('loot').toSorted()).toEqual(['bomb', 'soul-heart']);
  scene.toNextTurn().done();
});

test('goat-head DISC-01: it is discarding, and nothing for nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['goat-head'], hand: ['bomb', 'a-penny'] })
    .player('p2', { items: ['coin-for-discards'] });
  scene.declare('p1', 'end').allPass(2).answerSome('p1', 'effect.choose', 'bomb');
  expect(scene.stack()).toEqual(['coin-for-discards']);
  scene.toNextTurn().done();
  const none = aScene().player('p1', { items: ['goat-head'], hand: ['bomb'] });
  none.declare('p1', 'end').allPass(2).answer('p1', 'effect.choose');
  expect(none.hand('p1')).toEqual(['bomb']);
  none.toNextTurn().done();
});

test('greeds-gullet DEATH-12: 8¢ for one’s own death, before the penalty', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'], items: ['greeds-gullet'] })
    .player('p2', { items: ['greeds-gullet', 'the-d6'] })
    .fallbacks('deathPenalty.item');
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([0, 7]);
  scene.done();
});

test.each([1, 2, 3])('guppys-collar: a %i saves its owner on another’s turn', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb', 'a-penny'], lootPlays: 2 })
    .player('p2', { items: ['guppys-collar'] })
    .dice(face);
  scene
    .play('p1', 'a-penny')
    .play('p1', 'gold-bomb', { targets: ['p2'] })
    .allPass(3);
  expect(scene.stack()).toEqual(['a-penny', 'p2 death', 'guppys-collar']);
  scene.passUntil(1);
  expect(scene.stack()).toEqual(['a-penny']);
  expect(scene.hp('p2')).toBe(1);
  expect(scene.dead('p2')).toBe(false);
  expect(scene.state().turn.phase).toBe('action');
  scene.resolve().done();
});

test('guppys-collar: on one’s own turn it cancels everything and ends the turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb', 'a-penny'], items: ['guppys-collar'], lootPlays: 2 })
    .dice(2);
  scene
    .play('p1', 'a-penny')
    .play('p1', 'gold-bomb', { targets: ['p1'] })
    .allPass(3);
  scene.passUntil('guppys-collar').allPass(2);
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([2]);
  scene.toNextTurn();
  expect(scene.coins('p1')).toBe(0);
  expect(scene.discarded('loot')).toContain('a-penny');
  expect(scene.items('p1')).toEqual(['guppys-collar']);
  expect(scene.state().turn.active).toBe('p2');
  scene.done();
});

test.each([4, 5, 6])('guppys-collar: a %i saves nobody', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .player('p2', { items: ['guppys-collar', 'meat'] })
    .dice(face);
  scene
    .play('p1', 'gold-bomb', { targets: ['p2'] })
    .fallbacks('deathPenalty.item')
    .resolve();
  expect(scene.dead('p2')).toBe(true);
  scene.done();
});

test('ipecac: +1 ATK, and an attack roll of 6 hurts each other player', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['ipecac', 'book-of-sin'] })
    .monsters('gurdy')
    .dice(6, 6);
  expect(scene.atk('p1')).toBe(2);
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.hp('p2')).toBe(2);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['2 damage to gurdy', 'ipecac']);
  scene.allPass(3);
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3')]).toEqual([3, 1, 1]);
  scene.done({ midway: 'the attack goes on' });
});

test('ipecac: the 6 of another player is not one’s own', () => {
  const scene = aScene()
    .player('p2', { items: ['ipecac'] })
    .monsters('gurdy')
    .dice(6);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to gurdy']);
  scene.done({ midway: 'the attack goes on' });
});
