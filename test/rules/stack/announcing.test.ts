import { expect, test } from 'vitest';
import { aScene, sideways, withCounters } from '../../support/scene.js';

test('A12 STACK-01 STACK-04 RULING-17 DICE-07 DICE-08: the stack of Book of Sin', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'], hand: ['butter-bean'] })
    .player('p2', { hand: ['dice-shard'], lootPlays: 1 })
    .deck('loot', ['bomb'])
    .dice(4);
  scene.use('p1', 'book-of-sin').allPass();
  expect(scene.stack()).toEqual(['roll 4']);
  scene
    .pass('p1')
    .play('p2', 'dice-shard', { targets: ['roll'] })
    .pass('p2');
  scene.play('p1', 'butter-bean', { targets: ['dice-shard'] });
  expect(scene.stack()).toEqual(['roll 4', 'dice-shard', 'butter-bean']);
  scene.allPass();
  expect(scene.discarded('loot')).toEqual(['butter-bean', 'dice-shard']);
  expect(scene.stack()).toEqual(['roll 4']);
  scene.allPass();
  expect(scene.stack()).toEqual(['book-of-sin']);
  scene.allPass();
  expect(scene.hand('p1')).toEqual(['bomb']);
  scene.done();
});

test('A13 STACK-01 STACK-09 CANCEL-01 CANCEL-04: a cancelled ability stays paid for', () => {
  const scene = aScene()
    .player('p1', { items: ['the-relic', 'book-of-sin'], hand: ['butter-bean'] })
    .player('p2', { items: ['sleight-of-hand'] })
    .deck('loot', ['bomb', 'a-penny'])
    .dice(1);
  scene.use('p1', 'book-of-sin').allPass(2).answer('p1', 'trigger.order', 'book-of-sin', 'the-relic');
  expect(scene.stack()).toEqual(['book-of-sin', 'the-relic']);
  scene
    .pass('p1')
    .use('p2', 'sleight-of-hand', { targets: ['deck:loot'] })
    .pass('p2');
  scene.play('p1', 'butter-bean', { targets: ['sleight-of-hand'] }).allPass();
  expect(scene.stack()).toEqual(['book-of-sin', 'the-relic']);
  expect(scene.charged('sleight-of-hand')).toBe(false);
  scene.allPass();
  expect(scene.hand('p1')).toEqual(['bomb']);
  scene.resolve().done();
});

test('A14 STACK-09: the same over Fanny Pack', () => {
  const scene = aScene()
    .player('p1', { items: ['fanny-pack'], hand: ['bomb', 'butter-bean'], lootPlays: 2 })
    .player('p2', { items: ['sleight-of-hand'] })
    .deck('loot', ['a-nickel', 'a-penny']);
  scene.play('p1', 'bomb', { targets: ['p1'] }).allPass(2);
  expect(scene.stack()).toEqual(['fanny-pack']);
  scene
    .pass('p1')
    .use('p2', 'sleight-of-hand', { targets: ['deck:loot'] })
    .pass('p2');
  scene.play('p1', 'butter-bean', { targets: ['sleight-of-hand'] }).allPass(2);
  expect(scene.hand('p1')).toEqual(['a-nickel']);
  scene.done();
});

test('A15 TGT-04 TGT-05 ZONE-01: a targeted item that is another by now', () => {
  const scene = aScene()
    .player('p1', { items: ['steals-item'] })
    .player('p2', { items: ['meat', 'item-reroller'] })
    .deck('treasure', ['breakfast']);
  scene.use('p1', 'steals-item', { targets: ['meat'] }).pass('p1');
  scene.use('p2', 'item-reroller', { targets: ['meat'] }).allPass(2);
  expect(scene.said('fizzled')).toHaveLength(1);
  expect(scene.items('p1')).toEqual(['steals-item']);
  expect(scene.items('p2')).toEqual(['item-reroller', 'breakfast']);
  scene.done();
});

test('A16 TGT-04 TGT-05: a targeted player, and the item chosen on resolution', () => {
  const scene = aScene()
    .player('p1', { items: ['steals-from-player'] })
    .player('p2', { items: ['meat', 'item-reroller'] })
    .deck('treasure', ['breakfast']);
  scene.use('p1', 'steals-from-player', { targets: ['p2'] }).pass('p1');
  scene.use('p2', 'item-reroller', { targets: ['meat'] }).allPass(2);
  expect(scene.asked()).toBe('p1 effect.choose');
  expect(scene.offered()).toEqual(['item-reroller', 'breakfast']);
  scene.answer('p1', 'effect.choose', 'breakfast');
  expect(scene.items('p1')).toEqual(['steals-from-player', 'breakfast']);
  scene.done();
});

test('A17 TGT-02: a target that no longer is what it was chosen for', () => {
  const scene = aScene()
    .player('p1', { items: ['breaks-sideways'] })
    .player('p2', { items: [sideways('book-of-sin')], hand: ['lil-battery'], lootPlays: 1 });
  scene.use('p1', 'breaks-sideways', { targets: ['book-of-sin'] }).pass('p1');
  scene.play('p2', 'lil-battery', { targets: ['book-of-sin'] }).allPass(2);
  expect(scene.said('fizzled')).toHaveLength(1);
  expect(scene.items('p2')).toEqual(['book-of-sin']);
  scene.done();
});

test('A18 AND-01 AND-02: and, then, full stop', () => {
  for (const [card, looted] of [
    ['discard-and-loot-2', 0],
    ['discard-then-loot-2', 2],
  ] as const) {
    const scene = aScene().player('p1', { hand: [card] });
    scene.play('p1', card).allPass();
    expect(scene.hand('p1')).toHaveLength(looted);
    scene.done();
  }
});

test('A19 COST-01 COST-02: a cost that cannot be paid', () => {
  const scene = aScene().player('p1', { items: ['pay-with-loot'] });
  scene.refuses('p1', 'use pay-with-loot').done();
  const rich = aScene().player('p1', { items: ['pay-with-loot'], hand: ['bomb', 'a-penny'] });
  rich.use('p1', 'pay-with-loot', { pay: ['bomb'] });
  expect(rich.discarded('loot')).toEqual(['bomb']);
  expect(rich.stack()).toEqual(['pay-with-loot']);
  rich.allPass();
  expect(rich.hand('p1')).toHaveLength(3);
  rich.done();
});

test('A31 AND-03 COST-04 KEY-01: if you do', () => {
  const scene = aScene().player('p1', { items: ['one-use-coins'] });
  scene.use('p1', 'one-use-coins').allPass();
  expect(scene.coins('p1')).toBe(25);
  expect(scene.items('p1')).toEqual([]);
  scene.done();
  const eternal = aScene().player('p1', { items: [withCounters('one-use-coins', 1, 'eternal')] });
  eternal.use('p1', 'one-use-coins').allPass();
  expect(eternal.coins('p1')).toBe(0);
  expect(eternal.items('p1')).toEqual(['one-use-coins']);
  eternal.done();
});

test('D08 RULING-17 COST-04: Butter Bean only delays what destroys itself', () => {
  const scene = aScene()
    .player('p1', { items: ['one-use-coins'] })
    .player('p2', { hand: ['butter-bean'], lootPlays: 1 });
  scene
    .use('p1', 'one-use-coins')
    .pass('p1')
    .play('p2', 'butter-bean', { targets: ['one-use-coins'] })
    .allPass();
  expect(scene.stack()).toEqual([]);
  expect(scene.items('p1')).toEqual(['one-use-coins']);
  expect(scene.charged('one-use-coins')).toBe(false);
  expect(scene.coins('p1')).toBe(0);
  scene.done();
});

test('D01 ABIL-03 ABIL-04: ↷ needs an upright card, $ does not', () => {
  const scene = aScene().player('p1', { items: [sideways('tap-and-pay'), 'loot-play-giver'], coins: 9 });
  scene.use('p1', 'loot-play-giver');
  expect(scene.charged('loot-play-giver')).toBe(false);
  scene.refuses('p1', 'use loot-play-giver').refuses('p1', 'use tap-and-pay tap');
  for (let n = 0; n < 3; n += 1) scene.use('p1', 'tap-and-pay', { ability: 'paid' });
  scene.refuses('p1', 'use tap-and-pay');
  scene.resolve();
  expect(scene.coins('p1')).toBe(0);
  expect(scene.hand('p1')).toHaveLength(3);
  scene.done();
});

test('D05 TGT-03: a mode is locked on the way to the stack', () => {
  const scene = aScene()
    .player('p1', { hand: ['choose-coins-or-loot'] })
    .player('p2', { items: ['meat', 'item-reroller'] })
    .deck('treasure', ['breakfast']);
  scene.play('p1', 'choose-coins-or-loot', { mode: 1, targets: ['meat'] }).pass('p1');
  scene.use('p2', 'item-reroller', { targets: ['meat'] }).allPass(2);
  expect(scene.said('fizzled')).toHaveLength(1);
  expect(scene.coins('p1')).toBe(0);
  expect(scene.discarded('loot')).toEqual(['choose-coins-or-loot']);
  expect(scene.items('p2')).toEqual(['item-reroller', 'breakfast']);
  scene.done();
});

test('TGT-06: nothing to aim at, nothing to play', () => {
  const scene = aScene().player('p1', { hand: ['butter-bean', 'dice-shard', 'lil-battery'] });
  scene.refuses('p1', 'play butter-bean').refuses('p1', 'play dice-shard').refuses('p1', 'play lil-battery').done();
});

test('TGT-07: one lost target does not spoil the other', () => {
  const scene = aScene()
    .player('p1', { hand: ['two-bombs'] })
    .player('p2', { hand: ['discard-anything'], lootPlays: 1 })
    .monsters('fly', 'gurdy');
  scene.play('p1', 'two-bombs', { targets: ['fly', 'gurdy'] }).pass('p1');
  scene.play('p2', 'discard-anything', { targets: ['fly'] }).allPass(2);
  expect(scene.stack()).toEqual(['1 damage to gurdy']);
  scene.resolve().done();
});

test('PAY-01 PAY-02 COST-03 F12: all of a cost or nothing', () => {
  const scene = aScene().player('p1', {
    coins: 2,
    hand: ['lose-3'],
    items: ['portable-slot-machine', 'pays-hp', withCounters('pays-itself', 1, 'eternal')],
  });
  scene.refuses('p1', 'use portable-slot-machine').refuses('p1', 'use pays-itself');
  scene.use('p1', 'pays-hp').allPass();
  expect(scene.hp('p1')).toBe(1);
  scene.play('p1', 'lose-3').allPass();
  expect(scene.coins('p1')).toBe(0);
  scene.use('p1', 'pays-hp');
  expect(scene.stack()).toEqual(['pays-hp', 'p1 death']);
  scene.fallbacks('deathPenalty.item').toNextTurn().done();
});

test('LOOT-04 CANCEL-01 RULING-17: the loot of a trinket can be cancelled', () => {
  const scene = aScene()
    .player('p1', { hand: ['swallowed-penny'] })
    .player('p2', { hand: ['butter-bean'], lootPlays: 1 });
  scene.play('p1', 'swallowed-penny').pass('p1');
  scene.play('p2', 'butter-bean', { targets: ['swallowed-penny'] }).allPass();
  expect(scene.discarded('loot')).toEqual(['butter-bean', 'swallowed-penny']);
  expect(scene.items('p1')).toEqual([]);
  scene.done();
});

test('COST-02 TGT-01: announcing can be called off until the first cost is paid', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'choose-coins-or-loot'], items: ['mr-boom'] })
    .monsters('fly');
  scene.answer('p1', 'priority', 'play bomb').answer('p1', 'announce.target', 'back');
  expect(scene.asked()).toBe('p1 priority');
  expect(scene.hand('p1')).toEqual(['bomb', 'choose-coins-or-loot']);
  scene.answer('p1', 'priority', 'use mr-boom').answer('p1', 'announce.target', 'back');
  expect(scene.charged('mr-boom')).toBe(true);
  scene.answer('p1', 'priority', 'play choose-coins-or-loot').answer('p1', 'announce.mode', 'back');
  expect(scene.state().players['p1']?.lootPlays).toBe(1);
  expect(scene.stack()).toEqual([]);
  scene.done();
});

test('TGT-04 AND-02: a choice that cannot be made leaves nothing of an earlier one', () => {
  const scene = aScene().player('p1', { hand: ['recharge-then-mark'], items: [sideways('mr-boom')] });
  scene.play('p1', 'recharge-then-mark').allPass();
  scene.answer('p1', 'effect.choose', 'mr-boom');
  expect(scene.charged('mr-boom')).toBe(true);
  expect(scene.object('mr-boom').counters).toEqual({});
  scene.done();
});

test('AND-03 DISC-01: when there is nobody to discard, nothing was done', () => {
  const scene = aScene().player('p1', { hand: ['the-dead-discard-for-coins'] });
  scene.play('p1', 'the-dead-discard-for-coins').allPass();
  expect(scene.coins('p1')).toBe(0);
  scene.done();
});
