import { expect, test } from 'vitest';
import { aScene, damaged, sideways } from '../../support/scene.js';

test('HEAL-01 HEAL-03: the living are healed, the dead are not', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['xiii-death', 'heal-1', 'heal-1'], lootPlays: 3 })
    .player('p3', { damage: 1 });
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  scene.play('p1', 'heal-1', { targets: ['p2'] }).resolve();
  expect(scene.said('event').filter(({ event }) => event === 'heal')).toEqual([]);
  scene.play('p1', 'heal-1', { targets: ['p3'] }).resolve();
  expect(scene.hp('p3')).toBe(2);
  scene.done();
});

test('EACH-04 DEATH-03: of all players only those at 0 HP die', () => {
  const scene = aScene({ players: 4 }).player('p2', { hand: ['gold-bomb'], lootPlays: 1 });
  scene
    .pass('p1')
    .play('p2', 'gold-bomb', { targets: ['p4'] })
    .allPass(2);
  expect(scene.stack()).toEqual(['p4 death']);
  scene.resolve().done();
});

test('DEATH-10 ZONE-11: a dead monster without a soul goes to discard, unless it is somewhere else by then', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'bomb'], lootPlays: 2 })
    .monsters('fly', 'soul-of-the-next');
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  expect(scene.discarded('monster')).toEqual(['fly']);
  scene.play('p1', 'bomb', { targets: ['soul-of-the-next'] }).resolve();
  expect(scene.soulCards('p2')).toEqual(['soul-of-the-next']);
  expect(scene.discarded('monster')).toEqual(['fly']);
  scene.done();
});

test('DISC-01 DISC-02 TURN-14: what is over the limit is discarded in secret, and never more than there is', () => {
  const hand = Array.from({ length: 12 }, () => 'a-penny');
  const scene = aScene().player('p1', { hand });
  scene.endTurn('p1');
  expect(scene.asked()).toBe('p1 handLimit.loot');
  expect(scene.decision()).toMatchObject({ secret: true, min: 2, max: 2 });
  scene.answer('p1', 'handLimit.loot', 'a-penny', 'a-penny');
  expect(scene.hand('p1')).toHaveLength(10);
  scene.done({ midway: 'the turn of P2 has begun' });
  const none = aScene().player('p1', { hand: ['bomb', 'a-penny', 'gain-3'], items: ['no-hands', 'no-hands'] });
  none.endTurn('p1');
  expect(none.hand('p1')).toEqual([]);
  expect(none.state().turn.active).toBe('p2');
  none.done({ midway: 'the turn of P2 has begun' });
});

test('DMG-13 ATK-12: a hit is dealt by the attacker, a miss by nobody', () => {
  const dealer = (face: number): unknown => {
    const scene = aScene().monsters('gurdy').dice(face);
    scene.attack('p1', 'gurdy').allPass();
    const [item] = scene.state().stack;
    scene.done({ midway: 'the attack goes on' });
    return item?.kind === 'damage' ? [item.to === 'p1', item.dealer] : null;
  };
  expect(dealer(4)).toEqual([false, 'p1']);
  expect(dealer(3)).toEqual([true, null]);
});

test('DICE-07 KEY-07: the outcome is the roller’s, whoever is active', () => {
  const scene = aScene()
    .player('p2', { items: ['book-of-sin'] })
    .dice(1);
  scene.pass('p1').use('p2', 'book-of-sin').allPass(2);
  expect(scene.state().stack.map(({ controller }) => controller)).toEqual(['p2']);
  scene.resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([0, 1]);
  scene.done();
});

test('ATK-21 DEATH-09 ATK-15: the attack on a dying monster is over before its rewards', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(damaged('gurdy', 4))
    .dice(1);
  scene
    .attack('p1', 'gurdy')
    .play('p1', 'bomb', { targets: ['gurdy'] })
    .resolve();
  const told = scene.entries().map(({ line }) => (line.say === 'event' ? line.event : line.say));
  expect(told).toContain('gainCoins');
  expect(told.indexOf('attackEnds')).toBeGreaterThan(0);
  expect(told.indexOf('attackEnds')).toBeLessThan(told.indexOf('gainCoins'));
  expect(told).not.toContain('rollIs');
  scene.done();
});

test('TURN-19: in the end phase the turn cannot be ended again', () => {
  const scene = aScene().player('p1', { items: ['turn-end-coin'], hand: ['o-the-fool'] });
  scene.declare('p1', 'end').allPass();
  expect(scene.stack()).toEqual(['turn-end-coin']);
  scene.play('p1', 'o-the-fool').allPass();
  expect(scene.stack()).toEqual([]);
  scene.toNextTurn();
  expect(scene.state().turn.active).toBe('p2');
  expect(scene.coins('p1')).toBe(0);
  scene.done({ midway: 'the turn of P2 has begun' });
});

test('DEC-10 GAIN-02: with no treasure left one gains what there is', () => {
  const scene = aScene()
    .player('p1', { hand: ['plus-treasure', 'plus-treasure'], lootPlays: 2 })
    .wholeDeck('treasure', ['meat']);
  scene.play('p1', 'plus-treasure').allPass().play('p1', 'plus-treasure').allPass();
  expect(scene.items('p1')).toEqual(['meat']);
  scene.done();
});

test('PAY-03 GAIN-01 LOSE-01 DEC-19 PAY-01: ¢ come from the supply, go back to it, and change hands', () => {
  const scene = aScene({ supply: 20 })
    .player('p1', { hand: ['gain-3', 'lose-3', 'lose-3', 'steal-2-for-a-coin'], coins: 1, lootPlays: 4 })
    .player('p2', { coins: 5 });
  scene.start();
  const supply = scene.state().supply;
  const all = () => [scene.coins('p1'), scene.coins('p2'), scene.state().supply - supply];
  expect(all()).toEqual([1, 5, 0]);
  scene.play('p1', 'gain-3').allPass();
  expect(all()).toEqual([4, 5, -3]);
  scene.play('p1', 'lose-3').allPass();
  expect(all()).toEqual([1, 5, 0]);
  scene.play('p1', 'lose-3').allPass();
  expect(all()).toEqual([0, 5, 1]);
  scene.play('p1', 'steal-2-for-a-coin', { targets: ['p2'] }).allPass();
  expect(all()).toEqual([3, 3, 0]);
  scene.done();
});

test('PAY-02 AND-03: HP that are not there are not paid', () => {
  const scene = aScene().player('p1', { hand: ['pay-3-hp-for-a-coin', 'pay-1-hp-for-a-coin'], lootPlays: 2 });
  scene.play('p1', 'pay-3-hp-for-a-coin').allPass();
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([2, 0]);
  scene.play('p1', 'pay-1-hp-for-a-coin').allPass();
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([1, 1]);
  scene.done();
});

test('EVENT-04: abilities of an event that wait go with it', () => {
  const scene = aScene()
    .player('p1', { hand: ['coin-then-discard'] })
    .monsters('gurdy')
    .deck('monster', ['event-sees-coins']);
  scene.attack('p1', 'deck');
  expect(scene.stack()).toEqual(['event-sees-coins']);
  scene.play('p1', 'coin-then-discard', { targets: ['event-sees-coins'] }).allPass();
  expect(scene.coins('p1')).toBe(1);
  expect(scene.stack()).toEqual([]);
  expect(scene.discarded('monster')).toEqual(['event-sees-coins']);
  scene.done();
});

test('BUY-11: the declaration of a purchase can be answered before anything is chosen', () => {
  const scene = aScene()
    .player('p1', { coins: 10 })
    .player('p2', { items: ['sees-purchase'] })
    .shop('meat');
  scene.declare('p1', 'purchase');
  expect(scene.stack()).toEqual(['sees-purchase']);
  scene.allPass();
  expect(scene.coins('p2')).toBe(1);
  scene.allPass().answer('p1', 'purchase.choice', 'meat');
  expect(scene.items('p1')).toEqual(['meat']);
  scene.done();
});

test('BUY-06 BUY-11: what is gone when it is to be paid is not bought, and the purchase is not used up', () => {
  const scene = aScene()
    .player('p1', { coins: 11 })
    .player('p2', { items: ['toll-taker'], hand: ['destroy-anything'], lootPlays: 1 })
    .shop('meat')
    .deck('treasure', ['breakfast']);
  scene
    .buy('p1', 'meat')
    .pass('p1')
    .play('p2', 'destroy-anything', { targets: ['meat'] })
    .allPass(2);
  scene.resolve();
  expect([scene.coins('p1'), scene.items('p1'), scene.tops('shop')]).toEqual([10, [], ['breakfast']]);
  expect(scene.state().turn.purchases).toBe(0);
  expect(scene.offered()).toContain('purchase');
  scene.done();
});

test('ZONE-01 SOUL-03: the soul of a dead monster is another object', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(damaged('gurdy', 4));
  const before = scene.object('gurdy').id;
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  expect(scene.soulCards('p1')).toEqual(['gurdy']);
  expect(scene.object('gurdy').id).not.toBe(before);
  scene.done();
});

test('GAIN-05 LOOT-02: a stolen loot card goes from hand to hand', () => {
  const scene = aScene()
    .player('p1', { hand: ['pick-a-pocket'] })
    .player('p2', { hand: ['bomb', 'a-penny'] });
  scene
    .play('p1', 'pick-a-pocket', { targets: ['p2'] })
    .allPass()
    .answer('p1', 'effect.choose', 'bomb');
  expect(scene.hand('p1')).toEqual(['bomb']);
  expect(scene.hand('p2')).toEqual(['a-penny']);
  scene.done();
});

test('PRIO-05 STACK-03: nobody has priority while something resolves', () => {
  const scene = aScene()
    .player('p1', { items: ['sacred-heart', 'book-of-sin'] })
    .dice(1);
  scene.use('p1', 'book-of-sin');
  expect(scene.view('p2').priority).toEqual({ holder: 'p1', passed: [] });
  scene.allPass(3);
  expect(scene.asked()).toBe('p1 effect.may');
  expect(scene.view('p2').priority).toBeNull();
  scene.answer('p1', 'effect.may', 'no').resolve().done();
});

test('ZONE-08: a deck takes in its discard as soon as its last card is drawn', () => {
  const scene = aScene()
    .player('p1', { hand: ['each-loots-1', 'a-nickel'] })
    .wholeDeck('loot', ['bomb', 'gain-3'])
    .discard('loot', ['a-penny']);
  scene.play('p1', 'each-loots-1').allPass();
  expect(scene.hand('p1')).toEqual(['a-nickel', 'bomb']);
  expect(scene.hand('p2')).toEqual(['gain-3']);
  expect(scene.cardsOf('loot')).toEqual(['a-penny']);
  expect(scene.discarded('loot')).toEqual(['each-loots-1']);
  scene.done();
});

test('ZONE-15: what was covered enters play once more', () => {
  const scene = aScene().monsters('coin-on-entering').deck('monster', ['event-pays']);
  scene.attack('p1', 'deck').allPass();
  expect(scene.tops('monsters')).toEqual(['coin-on-entering']);
  expect(scene.coins('p1')).toBe(2);
  expect(scene.stack()).toEqual(['coin-on-entering']);
  scene.allPass();
  expect(scene.coins('p1')).toBe(3);
  scene.done();
});

test('DEC-10 BUY-09: a shop slot stays empty when deck and discard are', () => {
  const scene = aScene().player('p1', { coins: 10 }).shop('meat').wholeDeck('treasure', []);
  scene.buy('p1', 'meat');
  expect(scene.tops('shop')).toEqual([null]);
  scene.done();
});

test('TGT-06 DEC-12: a trigger with nothing to aim at does not go on the stack', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin', 'shoots-on-ones'] })
    .dice(1);
  scene.use('p1', 'book-of-sin').allPass(2).answer('p1', 'trigger.order', 'shoots-on-ones', 'book-of-sin');
  expect(scene.stack()).toEqual(['book-of-sin']);
  expect(scene.said('noTarget').map(({ source }) => source)).toEqual(['shoots-on-ones']);
  scene.resolve().done();
});

test('PRIO-07 TURN-02 TURN-04: what triggers in the recharge step waits for the triggers of the start of the turn', () => {
  const scene = aScene()
    .player('p1', { items: [sideways('sees-recharge'), 'turn-start-coin'] })
    .from('recharge');
  expect(scene.asked()).toBe('p1 trigger.order');
  expect(scene.stack()).toEqual([]);
  scene.answer('p1', 'trigger.order', 'sees-recharge', 'turn-start-coin');
  expect(scene.stack()).toEqual(['sees-recharge', 'turn-start-coin']);
  scene.toActionPhase();
  expect(scene.coins('p1')).toBe(2);
  scene.done();
});

test('TURN-12 RULING-12: a monster that cannot be attacked need not be, and the turn may end', () => {
  const scene = aScene()
    .player('p1', { items: ['monster-manual'], hand: ['hides'] })
    .monsters('gurdy', 'fly');
  scene.use('p1', 'monster-manual', { targets: ['gurdy'] }).allPass();
  scene
    .refuses('p1', 'end')
    .play('p1', 'hides', { targets: ['gurdy'] })
    .allPass();
  expect(scene.offered()).toContain('end');
  scene.declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['fly', 'deck']);
  scene.done({ midway: 'the target is not chosen' });
});

test('RULING-12: what was demanded is done with the first attack on it', () => {
  const scene = aScene()
    .player('p1', { items: ['monster-manual', 'more-attacks'] })
    .monsters({ card: 'fly', counters: { eternal: 1 } })
    .dice(6);
  scene.use('p1', 'monster-manual', { targets: ['fly'] }).allPass();
  scene.refuses('p1', 'end').attack('p1', 'fly').resolve();
  expect(scene.tops('monsters')).toEqual(['fly']);
  expect(scene.offered()).toContain('attack');
  expect(scene.offered()).toContain('end');
  scene.done();
});

test('PREV-05 PREV-01: a shield is for damage, and healing does not use it up', () => {
  const scene = aScene().player('p1', {
    damage: 1,
    items: ['yum-heart-like'],
    hand: ['heal-1', 'bomb'],
    lootPlays: 2,
  });
  scene.use('p1', 'yum-heart-like', { targets: ['p1'] }).allPass();
  scene.play('p1', 'heal-1', { targets: ['p1'] }).allPass();
  expect(scene.hp('p1')).toBe(2);
  scene.play('p1', 'bomb', { targets: ['p1'] }).allPass(2);
  expect(scene.hp('p1')).toBe(2);
  expect(scene.said('prevented')).toHaveLength(1);
  scene.done();
});

test('ZONE-08 BUY-08: the top card that is set apart at the choice comes from the renewed deck', () => {
  const scene = aScene()
    .player('p1', { coins: 11 })
    .player('p2', { items: ['toll-taker'], hand: ['plus-treasure'], lootPlays: 1 })
    .wholeDeck('treasure', [])
    .discard('treasure', ['breakfast', 'meat']);
  scene.buy('p1', 'deck').pass('p1').play('p2', 'plus-treasure').allPass(3);
  expect([scene.items('p1'), scene.items('p2')]).toEqual([['breakfast'], ['toll-taker', 'meat']]);
  scene.done();
});
