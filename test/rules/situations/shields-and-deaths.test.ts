import { expect, test } from 'vitest';
import { aScene, damaged, withCounters, type Scene } from '../../support/scene.js';

// Shields, what stands in for damage, rolls and deaths, and what waits for damage, meet each other.

const preventedBy = (scene: Scene): readonly unknown[] => scene.said('prevented').map(({ source }) => source);

test('DEC-32 REPL-07 REPL-08: a remembered order stands aside while a shield is there, and counts again after it', () => {
  const scene = aScene().player('p1', {
    character: 'sturdy',
    items: ['daddy-haunt', 'dry-baby', 'host-hat'],
    hand: ['gold-bomb', 'gold-bomb', 'gold-bomb', 'gold-bomb', 'soul-heart', 'vi-the-lovers'],
    lootPlays: 6,
  });
  const bombed = (): Scene => scene.play('p1', 'gold-bomb', { targets: ['p1'] }).allPass(2);
  scene.play('p1', 'vi-the-lovers', { targets: ['p1'] }).allPass();
  bombed().answer('p1', 'replacement.order', 'daddy-haunt', 'dry-baby');
  expect(scene.hp('p1')).toBe(4);
  scene.play('p1', 'soul-heart', { targets: ['p1'] }).allPass();
  scene.use('p1', 'host-hat').allPass();
  bombed();
  expect(scene.offered()).toEqual(['daddy-haunt', 'dry-baby', 'soul-heart', 'host-hat']);
  scene.answer('p1', 'replacement.order', 'dry-baby', 'soul-heart', 'daddy-haunt', 'host-hat');
  expect([scene.hp('p1'), preventedBy(scene)]).toEqual([4, ['soul-heart']]);
  bombed().answer('p1', 'replacement.order', 'daddy-haunt', 'host-hat', 'dry-baby');
  expect([scene.hp('p1'), preventedBy(scene)]).toEqual([3, ['soul-heart', 'host-hat']]);
  scene.answer('p1', 'trigger.target', 'p2').resolve();
  bombed();
  expect([scene.asked(), scene.hp('p1')]).toEqual(['p1 priority', 2]);
  scene.done();
});

test('DEC-32 PREV-03 REPL-07: on a monster what is used up is asked for each time, and only while it matters', () => {
  const scene = aScene()
    .player('p1', {
      items: ['yum-heart', 'moms-bra'],
      hand: ['v-the-hierophant', 'gold-bomb', 'gold-bomb', 'gold-bomb'],
      lootPlays: 4,
    })
    .monsters('gurdy');
  scene.play('p1', 'v-the-hierophant', { targets: ['gurdy'] }).allPass();
  scene.use('p1', 'yum-heart', { targets: ['gurdy'] }).allPass();
  scene.use('p1', 'moms-bra', { targets: ['gurdy'] }).allPass();
  const bombed = (): Scene => scene.play('p1', 'gold-bomb', { targets: ['gurdy'] }).allPass(2);
  bombed();
  expect(scene.offered().toSorted()).toEqual(['moms-bra', 'v-the-hierophant', 'yum-heart']);
  scene.answer('p1', 'replacement.order', 'moms-bra', 'v-the-hierophant', 'yum-heart');
  expect([scene.hp('gurdy'), preventedBy(scene)]).toEqual([5, ['v-the-hierophant']]);
  bombed();
  expect([scene.asked(), scene.hp('gurdy'), preventedBy(scene)]).toEqual([
    'p1 priority',
    5,
    ['v-the-hierophant', 'yum-heart'],
  ]);
  bombed();
  expect(scene.hp('gurdy')).toBe(2);
  scene.done();
});

test('DEC-08 PREV-03 DEC-32: shields wait on while nothing can be prevented, and nobody is asked about them', () => {
  const scene = aScene()
    .player('p1', {
      character: 'sturdy',
      items: ['no-prevention', 'host-hat'],
      hand: ['soul-heart', 'bomb', 'destroy-anything', 'bomb'],
      lootPlays: 4,
    })
    .start();
  scene.play('p1', 'soul-heart', { targets: ['p1'] }).allPass();
  scene.use('p1', 'host-hat').allPass();
  scene.play('p1', 'bomb', { targets: ['p1'] }).allPass(2);
  expect([scene.asked(), scene.hp('p1')]).toEqual(['p1 priority', 2]);
  scene.play('p1', 'destroy-anything', { targets: ['no-prevention'] }).allPass();
  scene.play('p1', 'bomb', { targets: ['p1'] }).allPass(2);
  scene.answer('p1', 'replacement.order', 'soul-heart', 'host-hat');
  expect([scene.hp('p1'), preventedBy(scene)]).toEqual([2, ['soul-heart']]);
  scene.done();
});

const devilDeal = (): Scene =>
  aScene().monsters('gurdy').wholeDeck('treasure', ['meat', 'guppys-paw', 'breakfast']).deck('monster', ['devil-deal']);
const forTheItem = (scene: Scene): Scene => scene.attack('p1', 'deck').answer('p1', 'trigger.mode', 'm2');

test('EVENT-03 DMG-01: the event is in discard while its damage still waits on the stack', () => {
  const scene = devilDeal().player('p1', {});
  forTheItem(scene).allPass();
  expect([scene.stack(), scene.discarded('monster'), scene.tops('monsters')]).toEqual([
    ['2 damage to p1'],
    ['devil-deal'],
    ['gurdy'],
  ]);
  scene.done({ midway: 'the damage waits' });
});

test('DEC-26 RULING-23 DEC-32: prevented by two shields the damage of Devil Deal is over, and the item comes', () => {
  const scene = devilDeal().player('p1', { hand: ['soul-heart', 'v-the-hierophant'], lootPlays: 2 });
  scene.play('p1', 'soul-heart', { targets: ['p1'] }).allPass();
  scene.play('p1', 'v-the-hierophant', { targets: ['p1'] }).allPass();
  forTheItem(scene).allPass(2).answer('p1', 'replacement.order', 'soul-heart', 'v-the-hierophant');
  expect(preventedBy(scene)).toEqual(['soul-heart', 'v-the-hierophant']);
  scene.answer('p1', 'deck.search', 'guppys-paw');
  expect([scene.hp('p1'), scene.items('p1'), scene.stack()]).toEqual([2, ['guppys-paw'], []]);
  scene.done();
});

test('DEC-26 REPL-07 DEATH-03: passed on and deadly for somebody else, the item comes before that death is on the stack', () => {
  const scene = devilDeal()
    .player('p1', { items: ['passes-damage-on'] })
    .player('p2', { items: ['meat', 'steamy-sale'], coins: 1 });
  forTheItem(scene).allPass(2);
  expect([scene.asked(), scene.stack(), scene.hp('p1'), scene.hp('p2')]).toEqual(['p1 deck.search', [], 2, 0]);
  scene.answer('p1', 'deck.search', 'guppys-paw');
  expect([scene.stack(), scene.items('p1')]).toEqual([['p2 death'], ['passes-damage-on', 'guppys-paw']]);
  scene.allPass().answer('p2', 'deathPenalty.item', 'meat');
  expect([scene.items('p2'), scene.coins('p2'), scene.dead('p1')]).toEqual([['steamy-sale'], 0, false]);
  scene.done();
});

test('DEC-26 DEC-08: damage that cannot be taken is over too, and so is damage that another amount stands in for', () => {
  for (const [item, hp] of [
    ['takes-no-damage', 2],
    ['only-1-damage', 1],
  ] as const) {
    const scene = devilDeal().player('p1', { items: [item] });
    forTheItem(scene).allPass(2).answer('p1', 'deck.search', 'guppys-paw');
    expect([scene.hp('p1'), scene.items('p1'), scene.stack()]).toEqual([hp, [item, 'guppys-paw'], []]);
    scene.done();
  }
});

test('DEC-26 STACK-04: with everything canceled before the damage is there, the deal is off', () => {
  const scene = devilDeal().player('p1', { hand: ['o-the-fool'] });
  forTheItem(scene);
  scene.play('p1', 'o-the-fool').allPass().toNextTurn();
  expect([scene.items('p1'), scene.hp('p1'), scene.cardsOf('treasure').length]).toEqual([[], 2, 3]);
  scene.done();
});

test('DEC-26 DEATH-14 DEC-31: the item of a deadly deal is the only one for the penalty, and turns sideways else', () => {
  const scene = devilDeal().player('p1', {});
  forTheItem(scene).allPass(2).answer('p1', 'deck.search', 'guppys-paw').allPass();
  expect([scene.asked(), scene.decision().forced]).toEqual(['p1 deathPenalty.item', 'openly']);
  scene.answer('p1', 'deathPenalty.item', 'guppys-paw').toNextTurn();
  expect([scene.items('p1'), scene.discarded('treasure')]).toEqual([[], ['guppys-paw']]);
  scene.done();
});

test('REPL-07 PREV-05: less is about to be taken, one more comes, and a shield, in the order of the one who is hurt', () => {
  const hurt = (...order: readonly string[]): readonly unknown[] => {
    const scene = aScene().player('p1', {
      items: ['only-1-damage', 'daddy-haunt'],
      hand: ['soul-heart', 'gold-bomb'],
      lootPlays: 2,
    });
    scene.play('p1', 'soul-heart', { targets: ['p1'] }).allPass();
    scene.play('p1', 'gold-bomb', { targets: ['p1'] }).allPass(2);
    expect(scene.offered().toSorted()).toEqual(order.toSorted());
    scene.answer('p1', 'replacement.order', ...order);
    const seen = [scene.hp('p1'), preventedBy(scene)];
    scene.done();
    return seen;
  };
  expect(hurt('only-1-damage', 'daddy-haunt', 'soul-heart')).toEqual([1, ['soul-heart']]);
  expect(hurt('only-1-damage', 'soul-heart', 'daddy-haunt')).toEqual([2, ['soul-heart']]);
  expect(hurt('soul-heart', 'daddy-haunt', 'only-1-damage')).toEqual([1, ['soul-heart']]);
});

test('REPL-01 DMG-11 ZONE-03: damage cannot be passed on to what has no HP', () => {
  const scene = aScene().player('p1', { items: ['hurts-its-statue', 'sees-damage'], hand: ['bomb'] });
  scene.play('p1', 'bomb', { targets: ['p1'] }).resolve();
  expect([scene.hp('p1'), scene.coins('p1')]).toEqual([2, 0]);
  scene.done();
});

test('DEC-27 REPL-01 PREV-02: a roll may still save from a death before something stands in for it', () => {
  const scene = aScene()
    .player('p2', { items: ['guppys-collar', 'coin-for-death'] })
    .player('p1', { hand: ['death-to', 'death-to'], lootPlays: 2 })
    .dice(4, 2);
  scene
    .play('p1', 'death-to', { targets: ['p2'] })
    .passUntil('p2 death')
    .allPass();
  expect(scene.stack()).toEqual(['p2 death', 'guppys-collar']);
  scene.resolve();
  expect([scene.coins('p2'), scene.hp('p2'), scene.dead('p2')]).toEqual([1, 1, false]);
  scene.play('p1', 'death-to', { targets: ['p2'] }).resolve();
  expect([scene.coins('p2'), scene.hp('p2'), scene.dead('p2')]).toEqual([1, 1, false]);
  scene.done();
});

test.each([
  ['no-death-at-all', 0],
  ['coin-for-death', 1],
] as const)('REPL-07 REPL-01: who dies orders what stands in for it: with %s first they have %i¢', (first, coins) => {
  const scene = aScene().player('p1', { items: ['no-death-at-all', 'coin-for-death'], hand: ['death-to'] });
  scene.play('p1', 'death-to', { targets: ['p1'] }).allPass(2);
  expect(scene.offered().toSorted()).toEqual(['coin-for-death', 'no-death-at-all']);
  const other = first === 'coin-for-death' ? 'no-death-at-all' : 'coin-for-death';
  scene.answer('p1', 'replacement.order', first, other);
  expect([scene.asked(), scene.coins('p1'), scene.hp('p1'), scene.dead('p1')]).toEqual([
    'p1 priority',
    coins,
    1,
    false,
  ]);
  scene.done();
});

test('DEC-08 DEATH-01 DEATH-14: who could not die at 0 HP dies as soon as they can', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb', 'destroy-anything'], lootPlays: 2 })
    .player('p2', { items: ['cannot-die', 'only-1-damage'], damage: 1, coins: 2 });
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).resolve();
  expect([scene.hp('p2'), scene.stack(), scene.dead('p2')]).toEqual([0, [], false]);
  scene.play('p1', 'destroy-anything', { targets: ['cannot-die'] }).allPass();
  expect(scene.stack()).toEqual(['p2 death']);
  scene.allPass().answer('p2', 'deathPenalty.item', 'only-1-damage');
  expect([scene.dead('p2'), scene.coins('p2')]).toEqual([true, 1]);
  scene.done();
});

test('DEC-28 DICE-05 REPL-01: who may reroll is asked before another number stands in for it', () => {
  const scene = aScene()
    .player('p1', { items: ['ones-are-sixes', 'book-of-sin', 'coin-for-sixes'] })
    .player('p2', { items: ['dads-lost-coin'] })
    .dice(1, 1);
  scene.use('p1', 'book-of-sin').allPass(2);
  expect(scene.stack()).toEqual(['roll 1', 'dads-lost-coin']);
  scene.allPass().answer('p2', 'effect.may', 'yes').allPass();
  expect(scene.stack()).toEqual(['roll 1', 'dads-lost-coin']);
  scene.allPass().answer('p2', 'effect.may', 'no').allPass();
  expect(scene.stack()).toEqual(['roll 6', 'coin-for-sixes']);
  scene.resolve();
  expect([scene.coins('p1'), scene.maxHp('p1')]).toEqual([1, 3]);
  scene.done();
});

test('DEC-08 DEC-28 DICE-05: a number that nobody rolls may be rerolled first, and is none after that', () => {
  const scene = aScene()
    .player('p1', { items: ['no-ones', 'dads-lost-coin', 'book-of-sin'] })
    .dice(1, 1);
  scene.use('p1', 'book-of-sin').allPass(2);
  scene.allPass().answer('p1', 'effect.may', 'yes').allPass().allPass().answer('p1', 'effect.may', 'no').allPass();
  expect([scene.stack(), scene.said('rollIs'), scene.coins('p1')]).toEqual([[], [], 0]);
  scene.done();
});

test('DEC-28 DICE-11 REROLL-01: two who reroll ones go on, each after the other, while ones come up', () => {
  const scene = aScene()
    .player('p1', { items: ['dads-lost-coin', 'book-of-sin'] })
    .player('p2', { items: ['dads-lost-coin'] })
    .dice(1, 1, 1, 4);
  scene.use('p1', 'book-of-sin').allPass(2);
  const both = ['roll 1', 'dads-lost-coin', 'dads-lost-coin'];
  expect(scene.stack()).toEqual(both);
  scene.allPass().answer('p2', 'effect.may', 'yes').allPass().answer('p1', 'effect.may', 'yes').allPass();
  expect(scene.stack()).toEqual(both);
  scene.allPass().answer('p2', 'effect.may', 'no').allPass().answer('p1', 'effect.may', 'yes').allPass();
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([4]);
  scene.resolve().done();
});

test('DEC-28: when both have said no, or the one has after the other’s reroll, nobody is asked again', () => {
  const scene = aScene()
    .player('p1', { items: ['dads-lost-coin', 'book-of-sin'] })
    .player('p2', { items: ['dads-lost-coin'] })
    .dice(1, 1);
  scene.use('p1', 'book-of-sin').allPass(2);
  scene.allPass().answer('p2', 'effect.may', 'yes').allPass().answer('p1', 'effect.may', 'no').allPass();
  expect(scene.stack()).toEqual(['roll 1', 'dads-lost-coin', 'dads-lost-coin']);
  scene.allPass().answer('p2', 'effect.may', 'no').allPass().answer('p1', 'effect.may', 'no').allPass();
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([1]);
  scene.resolve().done();
});

test('RULING-25 COPY-07 PREV-04: a copy of The Haunt counts its own times, and not what is prevented', () => {
  const scene = aScene()
    .player('p1', {
      hand: ['shape-shift', 'bomb', 'v-the-hierophant', 'bomb', 'bomb', 'bomb'],
      lootPlays: 6,
    })
    .monsters(withCounters('fly', 9, 'hp'), 'the-haunt');
  const fly = scene.start().object('fly').id;
  const bombed = (target: string): readonly unknown[] => {
    scene
      .play('p1', 'bomb', { targets: [target] })
      .allPass(2)
      .resolve();
    return scene.view().monsters.map(({ top }) => top?.dc);
  };
  scene.play('p1', 'shape-shift', { targets: ['fly', 'the-haunt'] }).allPass();
  expect(bombed(fly)).toEqual([4, 4]);
  scene.play('p1', 'v-the-hierophant', { targets: [fly] }).allPass();
  expect(bombed(fly)).toEqual([4, 4]);
  expect(bombed('the-haunt')).toEqual([4, 4]);
  expect(bombed(fly)).toEqual([5, 4]);
  scene.done();
});

test('DEATH-14 DEC-08 REPL-04 RULING-15: a penalty of which a part must not happen is paid without it', () => {
  const scene = aScene()
    .player('p1', { items: ['shadow'], hand: ['death-to'] })
    .player('p2', { items: ['forbids-loseCoins', 'meat'], coins: 3, hand: ['bomb', 'bomb'] });
  scene
    .play('p1', 'death-to', { targets: ['p2'] })
    .passUntil('p2 death')
    .allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 deathPenalty.item', ['forbids-loseCoins', 'meat']]);
  scene.answer('p1', 'deathPenalty.item', 'meat');
  expect([scene.asked(), scene.decision().forced]).toEqual(['p2 deathPenalty.loot', 'secretly']);
  scene.answer('p2', 'deathPenalty.loot', 'bomb');
  expect([scene.coins('p2'), scene.hand('p1')]).toEqual([3, ['bomb']]);
  scene.done();
});

test('DEATH-06 DEATH-09 REPL-01: a monster that something saves stays in its slot with 1 HP, and the attack goes on', () => {
  const scene = aScene().monsters(damaged('saved-once', 1)).dice(6, 6);
  scene.attack('p1', 'saved-once').passUntil('saved-once death').allPass();
  expect([scene.hp('saved-once'), scene.view().attack === null]).toEqual([1, false]);
  scene.resolve();
  expect([scene.tops('monsters'), scene.coins('p1')]).toEqual([['blank-monster'], 2]);
  scene.done();
});
