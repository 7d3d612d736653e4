import { expect, test } from 'vitest';
import { aScene, sideways, withCounters } from '../../support/scene.js';

test('fanny-pack: loot for damage taken, once for each instance', () => {
  const scene = aScene().player('p1', { items: ['fanny-pack', 'breakfast', 'dinner'], hand: ['gold-bomb'] });
  scene.play('p1', 'gold-bomb', { targets: ['p1'] }).resolve();
  expect(scene.hand('p1')).toHaveLength(1);
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

test('moms-box: a 4 may exchange a loot card', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .player('p2', { items: ['moms-box'], hand: ['bomb'] })
    .deck('loot', ['blank-loot', 'a-penny'])
    .dice(4);
  scene.use('p1', 'book-of-sin').passUntil('moms-box').allPass().answer('p2', 'effect.may', 'yes');
  scene.answer('p2', 'discard.loot', 'bomb');
  expect(scene.hand('p2')).toHaveLength(1);
  expect(scene.discarded('loot')).toEqual(['bomb']);
  scene.resolve().done();
});

test.each(['moms-coin-purse', 'moms-purse'])('%s: one more card in the loot step', (id) => {
  const scene = aScene()
    .player('p1', { items: [id] })
    .from('recharge');
  scene.toActionPhase();
  expect(scene.hand('p1')).toHaveLength(2);
  scene.endTurn('p1').toActionPhase();
  expect(scene.hand('p2')).toHaveLength(1);
  scene.done();
});

test('moms-coin-purse and moms-purse together: two more', () => {
  const scene = aScene()
    .player('p1', { items: ['moms-coin-purse', 'moms-purse'] })
    .from('recharge');
  scene.toActionPhase();
  expect(scene.hand('p1')).toHaveLength(3);
  scene.done();
});

test('moms-razor: who rolls a 6 may be hurt', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .player('p2', { items: ['moms-razor'] })
    .dice(6);
  scene.use('p1', 'book-of-sin').passUntil('moms-razor').allPass().answer('p2', 'effect.may', 'yes');
  expect(scene.stack().at(-1)).toBe('1 damage to p1');
  scene.resolve();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([2, 2]);
  expect(scene.maxHp('p1')).toBe(3);
  scene.done();
});

test('polydactyly LOOT-08: one more loot card on one’s own turn', () => {
  const scene = aScene().player('p1', { items: ['polydactyly'], hand: ['a-penny', 'a-penny', 'a-penny'] });
  scene.play('p1', 'a-penny').allPass().play('p1', 'a-penny').allPass().refuses('p1', 'play a-penny').done();
});

test('polydactyly DICE-10: +1 ATK for the first attack roll', () => {
  const scene = aScene()
    .player('p1', { items: ['polydactyly'] })
    .monsters('gurdy')
    .dice(4);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['2 damage to gurdy']);
  expect(scene.atk('p1')).toBe(1);
  scene.done({ midway: 'the attack goes on' });
});

test('sacred-heart RULING-14: one’s own 1 may become a 6', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin', 'sacred-heart'] })
    .player('p2', { items: ['sacred-heart'] })
    .dice(1);
  scene.use('p1', 'book-of-sin').allPass(2);
  expect(scene.stack()).toEqual(['roll 1', 'sacred-heart']);
  scene.allPass().answer('p1', 'effect.may', 'yes');
  expect(scene.stack()).toEqual(['roll 6']);
  scene.resolve().done();
});

test('sacred-heart DICE-11 RULING-14: a face changed before it resolves is left alone', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin', 'sacred-heart', 'spoon-bender'] })
    .dice(1);
  scene.use('p1', 'book-of-sin').allPass(2);
  scene.use('p1', 'spoon-bender', { targets: ['roll'] }).allPass(2);
  expect(scene.stack()).toEqual(['roll 2']);
  scene.resolve().done();
});

test('shiny-rock: one ¢ for each ↷ or $ of an item, not of the character', () => {
  const scene = aScene()
    .player('p1', { items: ['shiny-rock', 'mr-boom', 'battery-bum'], coins: 4 })
    .monsters('gurdy');
  scene.use('p1', 'plain').resolve();
  expect(scene.coins('p1')).toBe(4);
  scene.use('p1', 'mr-boom', { targets: ['gurdy'] }).resolve();
  expect(scene.coins('p1')).toBe(5);
  scene.use('p1', 'battery-bum', { targets: ['mr-boom'] }).resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.done();
});

test('starter-deck: two loot at the end of a turn with eight cards, none with seven', () => {
  const cards = (count: number): readonly string[] => Array.from({ length: count }, () => 'a-penny');
  const scene = aScene().player('p1', { items: ['starter-deck'], hand: cards(8) });
  scene.endTurn('p1');
  expect(scene.hand('p1')).toHaveLength(10);
  scene.done();
  const few = aScene().player('p1', { items: ['starter-deck'], hand: cards(7) });
  few.endTurn('p1');
  expect(few.hand('p1')).toHaveLength(7);
  few.done();
});

test('steamy-sale: shop items cost its owner 5¢ less, the top treasure does not', () => {
  const scene = aScene()
    .player('p1', { items: ['steamy-sale'], coins: 9 })
    .shop('meat');
  scene.declare('p1', 'purchase').allPass();
  expect(scene.offered()).toEqual(['meat']);
  scene.answer('p1', 'purchase.choice', 'meat').resolve();
  expect([scene.items('p1'), scene.coins('p1')]).toEqual([['steamy-sale', 'meat'], 4]);
  scene.done();
});

test('suicide-king DEATH-12: three loot for one’s own death, before the penalty', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'], items: ['suicide-king'] })
    .player('p2', { items: ['suicide-king'] })
    .fallbacks('deathPenalty.item', 'deathPenalty.loot');
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.hand('p1').length, scene.hand('p2').length]).toEqual([0, 2]);
  scene.done();
});

test('synthoil: +1 to attack rolls, no others', () => {
  const scene = aScene()
    .player('p1', { items: ['synthoil', 'book-of-sin'] })
    .monsters('gurdy')
    .dice(2, 3);
  scene.use('p1', 'book-of-sin').resolve().attack('p1', 'gurdy').allPass();
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([2, 4]);
  scene.done({ midway: 'the attack goes on' });
});

test('tarot-cloth: who rolls a 4 gives a loot card of their choice', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'], hand: ['bomb', 'a-penny'] })
    .player('p2', { items: ['tarot-cloth'] })
    .dice(4);
  scene.use('p1', 'book-of-sin').passUntil('tarot-cloth').allPass();
  expect(scene.asked()).toBe('p1 effect.choose');
  scene.answer('p1', 'effect.choose', 'bomb');
  expect(scene.hand('p2')).toEqual(['bomb']);
  scene.resolve();
  expect(scene.hand('p1')).toHaveLength(2);
  scene.done();
});

test('tarot-cloth: one’s own 4 asks for nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin', 'tarot-cloth'], hand: ['bomb'] })
    .dice(4);
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.hand('p1')).toHaveLength(2);
  scene.done();
});

test('the-dead-cat COPY-06: nine counters from the start, one less for each damage prevented', () => {
  const scene = aScene()
    .player('p1', { hand: ['plus-treasure', 'gold-bomb'], items: ['the-poop'], lootPlays: 2 })
    .deck('treasure', ['the-dead-cat']);
  scene.play('p1', 'plus-treasure').allPass();
  expect(scene.object('the-dead-cat').counters).toEqual({ counter: 9 });
  scene.play('p1', 'gold-bomb', { targets: ['p1'] }).resolve();
  expect(scene.object('the-dead-cat').counters).toEqual({ counter: 6 });
  expect([scene.hp('p1'), scene.object('the-poop').counters]).toEqual([2, {}]);
  scene.done();
});

test('the-dead-cat PREV-01: the last counters prevent no more than they are', () => {
  const scene = aScene().player('p1', {
    hand: ['gold-bomb', 'bomb'],
    items: [withCounters('the-dead-cat', 2)],
    lootPlays: 2,
  });
  scene.play('p1', 'gold-bomb', { targets: ['p1'] }).resolve();
  expect([scene.hp('p1'), scene.object('the-dead-cat').counters]).toEqual([1, {}]);
  scene.play('p1', 'bomb', { targets: ['p1'] }).allPass(2);
  expect(scene.hp('p1')).toBe(0);
  scene.done({ midway: 'the death is not the question' });
});

test('the-habit: the first damage of each turn may recharge an item', () => {
  const scene = aScene().player('p1', {
    items: ['the-habit', 'breakfast', sideways('mr-boom')],
    hand: ['bomb', 'bomb'],
    lootPlays: 2,
  });
  scene
    .play('p1', 'bomb', { targets: ['p1'] })
    .allPass(2)
    .answer('p1', 'trigger.target', 'mr-boom');
  scene.allPass().answer('p1', 'effect.may', 'yes');
  expect(scene.charged('mr-boom')).toBe(true);
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect([scene.hp('p1'), scene.stack()]).toEqual([1, []]);
  scene.done();
});

test('the-midas-touch: 3¢ for each monster that dies, not for players', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb', 'xiii-death'], lootPlays: 2 })
    .player('p2', { items: ['the-midas-touch', 'the-d6'], coins: 1 })
    .monsters('fly')
    .fallbacks('deathPenalty.item');
  scene.play('p1', 'gold-bomb', { targets: ['fly'] }).resolve();
  expect(scene.coins('p2')).toBe(4);
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect(scene.coins('p2')).toBe(3);
  scene.done();
});

test('the-polaroid: two loot at the end of a turn with an empty hand', () => {
  const scene = aScene().player('p1', { items: ['the-polaroid'] });
  scene.endTurn('p1');
  expect(scene.hand('p1')).toHaveLength(2);
  scene.done();
  const held = aScene().player('p1', { items: ['the-polaroid'], hand: ['bomb'] });
  held.endTurn('p1');
  expect(held.hand('p1')).toEqual(['bomb']);
  held.done();
});
