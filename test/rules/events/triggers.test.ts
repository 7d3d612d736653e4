import { expect, test } from 'vitest';
import { aScene, withCounters } from '../../support/scene.js';

test('D02 ABIL-06 ABIL-07: the order of a batch of triggers', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['the-relic', 'sees-ones', 'book-of-sin'] })
    .player('p2', { items: ['sees-ones-too'] })
    .player('p3', { items: ['two-sights'] })
    .monsters('coin-on-ones', 'loot-on-ones')
    .dice(1);
  scene.use('p1', 'book-of-sin').allPass(2);
  scene.answer('p1', 'trigger.order', 'loot-on-ones', 'coin-on-ones');
  scene.answer('p1', 'trigger.order', 'book-of-sin', 'the-relic', 'sees-ones');
  scene.answer('p3', 'trigger.order', 'two-sights/coin', 'two-sights/loot');
  expect(scene.stack()).toEqual([
    'loot-on-ones',
    'coin-on-ones',
    'book-of-sin',
    'the-relic',
    'sees-ones',
    'sees-ones-too',
    'two-sights',
    'two-sights',
  ]);
  expect(scene.priority()).toBe('p1');
  scene.allPass();
  expect(scene.hand('p3')).toHaveLength(1);
  scene.allPass();
  expect(scene.coins('p3')).toBe(1);
  scene.resolve().done();
});

test('A35 EACH-01: each player loots in turn order from the controller', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { hand: ['each-loots-1'], lootPlays: 1 })
    .deck('loot', ['bomb', 'a-penny', 'a-nickel']);
  scene.pass('p1').play('p2', 'each-loots-1').allPass();
  expect([scene.hand('p2'), scene.hand('p3'), scene.hand('p1')]).toEqual([['bomb'], ['a-penny'], ['a-nickel']]);
  scene.done();
});

test('A35 EACH-01 MON-02: from the active player when the game controls it', () => {
  const scene = aScene({ players: 3 })
    .monsters('gurdy')
    .deck('monster', ['event-each-loots'])
    .deck('loot', ['bomb', 'a-penny', 'a-nickel']);
  scene.attack('p1', 'deck').allPass();
  expect([scene.hand('p1'), scene.hand('p2'), scene.hand('p3')]).toEqual([['bomb'], ['a-penny'], ['a-nickel']]);
  scene.done();
});

test('N13 ABIL-10: a condition that is lost on the way', () => {
  const scene = aScene()
    .player('p1', { items: ['no-loot-no-cry', 'book-of-sin', 'portable-slot-machine', 'loot-play-giver'] })
    .player('p2', { hand: ['each-loots-1'], lootPlays: 1 })
    .dice(6);
  scene.use('p1', 'book-of-sin').allPass(2).answer('p1', 'trigger.order', 'book-of-sin', 'no-loot-no-cry');
  scene.pass('p1').play('p2', 'each-loots-1').allPass(2);
  expect(scene.said('fizzled').map(({ source }) => source)).toEqual(['no-loot-no-cry']);
  expect(scene.hand('p1')).toHaveLength(1);
  scene.resolve().done();
});

test('A22 CTR-02 COPY-06: six counters of any kind', () => {
  const scene = aScene().player('p1', { items: [{ card: 'six-counters', counters: { counter: 4, eternal: 1 } }] });
  scene.use('p1', 'six-counters', { ability: 'tap' }).allPass();
  expect(scene.stack()).toEqual(['six-counters']);
  scene.allPass();
  expect(scene.coins('p1')).toBe(6);
  scene.use('p1', 'six-counters', { ability: 'paid' });
  expect(scene.asked()).toBe('p1 counter.kind');
  expect(scene.offered()).toEqual(['counter', 'eternal']);
  scene.answer('p1', 'counter.kind', 'eternal').allPass();
  expect(scene.object('six-counters').counters).toEqual({ counter: 5 });
  expect(scene.coins('p1')).toBe(7);
  scene.done();
});

test('COPY-06 ITEM-02: counters that a card starts with', () => {
  const scene = aScene()
    .player('p1', { hand: ['plus-treasure'] })
    .deck('treasure', ['six-counters']);
  scene.play('p1', 'plus-treasure').allPass();
  expect(scene.object('six-counters').counters).toEqual({ counter: 2 });
  scene.done();
});

test('ABIL-11 DEC-11: a trigger resolves although its source is gone', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin', 'sees-ones'] })
    .player('p2', { hand: ['destroy-anything'], lootPlays: 1 })
    .dice(1);
  scene.use('p1', 'book-of-sin').allPass(2).answer('p1', 'trigger.order', 'book-of-sin', 'sees-ones');
  scene
    .pass('p1')
    .play('p2', 'destroy-anything', { targets: ['sees-ones'] })
    .allPass();
  expect(scene.items('p1')).toEqual(['book-of-sin']);
  scene.resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.done();
});

test('A36 EFF-02 EFF-04 KEY-01: eternal until the end of the turn', () => {
  const scene = aScene()
    .player('p1', { items: ['makes-eternal', 'meat'] })
    .player('p2', { hand: ['destroy-anything', 'destroy-anything'], lootPlays: 1 });
  scene.use('p1', 'makes-eternal').allPass().pass('p1');
  scene.play('p2', 'destroy-anything', { targets: ['meat'] }).allPass();
  expect(scene.items('p1')).toEqual(['makes-eternal', 'meat']);
  scene
    .endTurn('p1')
    .toActionPhase()
    .play('p2', 'destroy-anything', { targets: ['meat'] })
    .allPass();
  expect(scene.items('p1')).toEqual(['makes-eternal']);
  scene.done();
});

test('ITEM-05 ITEM-06: a shop item does nothing but can be aimed at', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'], hand: ['destroy-anything'] })
    .shop('sees-ones', 'meat')
    .deck('treasure', ['breakfast'])
    .dice(1);
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.play('p1', 'destroy-anything', { targets: ['sees-ones'] }).allPass();
  expect(scene.tops('shop')).toEqual(['breakfast', 'meat']);
  scene.done();
});

test('A21 LVL-01 LVL-02 DICE-10: level tags are thresholds', () => {
  for (const [levels, bonus, atk] of [
    [0, 0, 1],
    [1, 2, 1],
    [9, 2, 1],
    [10, 2, 2],
    [24, 2, 2],
  ] as const) {
    const scene = aScene()
      .player('p1', { items: [withCounters('bum-bo-like', levels, 'level')] })
      .monsters('gurdy')
      .dice(2, 2);
    expect(scene.atk('p1')).toBe(atk);
    scene.attack('p1', 'gurdy').passUntil('roll 2').allPass(2).passUntil('roll 2').allPass();
    expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([2 + bonus, 2]);
    scene.done({ midway: 'the attack goes on' });
  }
});

test('KEY-02 STACK-08 ITEM-07 GAIN-11: a trinket is gained on resolving and is an item', () => {
  const scene = aScene().player('p1', {
    items: ['counts-items-gained'],
    hand: ['sore-trinket', 'destroy-anything'],
    lootPlays: 2,
  });
  scene.play('p1', 'sore-trinket').allPass();
  expect(scene.items('p1')).toEqual(['counts-items-gained', 'sore-trinket']);
  expect(scene.stack()).toEqual(['counts-items-gained']);
  expect(scene.discarded('loot')).toEqual([]);
  scene
    .allPass()
    .play('p1', 'destroy-anything', { targets: ['sore-trinket'] })
    .allPass();
  expect(scene.discarded('loot')).toEqual(['destroy-anything', 'sore-trinket']);
  scene.done();
});

test('RECH-01 RECH-02: turning sideways is not activating', () => {
  const scene = aScene().player('p1', {
    items: ['counts-activations', 'book-of-sin', 'tap-and-pay'],
    hand: ['turn-sideways'],
    coins: 3,
  });
  scene.play('p1', 'turn-sideways', { targets: ['book-of-sin'] }).allPass();
  expect(scene.charged('book-of-sin')).toBe(false);
  expect(scene.stack()).toEqual([]);
  scene.use('p1', 'tap-and-pay', { ability: 'tap' });
  expect(scene.stack()).toEqual(['tap-and-pay', 'counts-activations']);
  scene.use('p1', 'tap-and-pay', { ability: 'paid' }).resolve();
  expect(scene.coins('p1')).toBe(3);
  scene.use('p1', 'plain').resolve();
  expect(scene.coins('p1')).toBe(3);
  scene.done();
});

test('DEST-01 DEST-03 DEC-22: what is destroyed dies, and a monster is as good as destroyed at 0 HP', () => {
  const scene = aScene()
    .player('p1', { items: ['sees-items-die', 'meat'], hand: ['kill-for-coins', 'kill-for-coins'], lootPlays: 2 })
    .monsters('gurdy');
  scene.play('p1', 'kill-for-coins', { targets: ['meat'] }).allPass();
  expect(scene.stack()).toEqual(['sees-items-die']);
  expect(scene.coins('p1')).toBe(3);
  scene
    .allPass()
    .play('p1', 'kill-for-coins', { targets: ['gurdy'] })
    .allPass();
  expect(scene.coins('p1')).toBe(7);
  expect(scene.stack()).toEqual(['gurdy death']);
  scene.resolve();
  expect(scene.soulCards('p1')).toEqual(['gurdy']);
  scene.done();
});

test('ABIL-01 ABIL-05 MON-03 ZONE-19: souls and cards outside the game have no abilities', () => {
  const scene = aScene()
    .player('p1', { items: ['plus-atk', 'book-of-sin'], souls: ['plus-atk', 'sees-ones', 'coin-on-ones'] })
    .outside('sees-ones-too')
    .dice(1);
  expect(scene.atk('p1')).toBe(2);
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.done();
});

test('MON-03 ITEM-05: an item sees itself leave play, a soul does not', () => {
  const left = (role: 'items' | 'souls', by: string): number => {
    const scene = aScene().player('p1', { [role]: ['farewell'], hand: [by] });
    scene.play('p1', by, { targets: ['farewell'] }).resolve();
    const coins = scene.coins('p1');
    scene.done();
    return coins;
  };
  expect([left('items', 'destroy-anything'), left('souls', 'destroy-a-soul')]).toEqual([2, 0]);
});

test('DEATH-23 EACH-01: only the living', () => {
  const scene = aScene().player('p1', { hand: ['gold-bomb', 'living-loot-1'], lootPlays: 2 });
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).allPass(3);
  expect(scene.dead('p2')).toBe(true);
  scene.play('p1', 'living-loot-1').allPass();
  expect([scene.hand('p1').length, scene.hand('p2').length]).toEqual([1, 0]);
  scene.done();
});

test('DISC-01 DISC-02 LOOT-02: each owner chooses what to discard, and who has too few discards all', () => {
  const scene = aScene()
    .player('p1', { hand: ['each-discards-2', 'bomb'] })
    .player('p2', { hand: ['a-penny', 'a-nickel', 'gain-3'] });
  scene.play('p1', 'each-discards-2').allPass();
  expect(scene.hand('p1')).toEqual([]);
  expect(scene.asked()).toBe('p2 discard.loot');
  expect(scene.view('p1').decision).toBeNull();
  scene.answer('p2', 'discard.loot', 'a-penny', 'gain-3');
  expect(scene.hand('p2')).toEqual(['a-nickel']);
  expect(scene.discarded('loot')).toEqual(['each-discards-2', 'gain-3', 'a-penny', 'bomb']);
  scene.done();
});

test('EACH-03 EACH-01 DEC-21: each item in play, beginning with the controller of the ability', () => {
  const scene = aScene({ players: 3, soulsToWin: 9 })
    .player('p1', { items: ['the-relic'] })
    .player('p2', { items: ['meat'], hand: ['items-become-souls'], lootPlays: 1 })
    .player('p3', { items: ['breakfast'] });
  scene.pass('p1').play('p2', 'items-become-souls').allPass();
  const order = scene
    .entries()
    .filter(({ line }) => line.event === 'becomeSoul')
    .map(({ line }) => line.player);
  expect(order).toEqual(['p2', 'p3', 'p1']);
  scene.done();
});

test('CTR-02: any counter may be removed, the remover picks', () => {
  const scene = aScene().player('p1', {
    hand: ['take-a-counter', 'take-a-counter'],
    lootPlays: 2,
    items: [{ card: 'meat', counters: { hp: 1, atk: 1 } }],
  });
  scene.play('p1', 'take-a-counter', { targets: ['meat'] }).allPass();
  expect(scene.asked()).toBe('p1 counter.kind');
  scene.answer('p1', 'counter.kind', 'hp');
  expect(scene.maxHp('p1')).toBe(2);
  expect(scene.atk('p1')).toBe(2);
  scene.play('p1', 'take-a-counter', { targets: ['meat'] }).allPass();
  expect(scene.atk('p1')).toBe(1);
  scene.done();
});

test('RECH-02: an ability whose cost destroys its item was activated', () => {
  const scene = aScene().player('p1', { items: ['pays-itself', 'counts-activations'] });
  scene.use('p1', 'pays-itself').allPass(2);
  expect(scene.coins('p1')).toBe(10);
  scene.done();
});

test('DEC-21 EACH-01: how much each player gets is settled before the first gets it', () => {
  const scene = aScene()
    .player('p1', { hand: ['each-loots-your-hand', 'each-discards-your-hand', 'bomb'], lootPlays: 2 })
    .player('p2', { hand: ['a-penny'] });
  scene.play('p1', 'each-loots-your-hand').allPass();
  expect(scene.hand('p1')).toHaveLength(4);
  expect(scene.hand('p2')).toHaveLength(3);
  scene.play('p1', 'each-discards-your-hand').allPass();
  expect(scene.hand('p1')).toEqual([]);
  expect(scene.hand('p2')).toEqual([]);
  scene.done();
});

test('EFF-02 DEC-21: an effect that lasts keeps the number it began with', () => {
  const scene = aScene().player('p1', { hand: ['hand-becomes-attack', 'a-penny', 'a-penny'], lootPlays: 2 });
  scene.play('p1', 'hand-becomes-attack').allPass();
  expect(scene.atk('p1')).toBe(3);
  scene.play('p1', 'a-penny').allPass();
  expect(scene.atk('p1')).toBe(3);
  scene.endTurn('p1');
  expect(scene.atk('p1')).toBe(1);
  scene.done();
});

test('ITEM-05: in the shop an item sees that it leaves play, and who is active controls that', () => {
  const scene = aScene()
    .player('p1', { coins: 10 })
    .player('p2', { items: ['the-d20', 'item-reroller'], souls: ['leaves-a-coin'] })
    .shop('farewell', 'last-will');
  scene
    .passTo('p2')
    .use('p2', 'the-d20', { targets: ['farewell'] })
    .resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([12, 0]);
  scene
    .passTo('p2')
    .use('p2', 'item-reroller', { targets: ['last-will'] })
    .resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([14, 0]);
  scene.done();
});
