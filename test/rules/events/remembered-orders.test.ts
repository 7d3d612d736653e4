import { expect, test } from 'vitest';
import { apply, decisionOf, openFrom, rememberedOrders, viewFor } from '../../../src/engine/index.js';
import { aScene, damaged, sideways, withCounters, type Scene } from '../../support/scene.js';
import { internalsOf } from '../../support/internals.js';

/** The only order that this player has given. */
const only = (scene: Scene, player: 'p1' | 'p2') => {
  const [found, ...others] = rememberedOrders(scene.session(), player);
  expect(others).toEqual([]);
  return found!;
};

test('ABIL-07: an order of triggers is asked once, remembered for its player, and asked again when it is forgotten', () => {
  const scene = aScene()
    .player('p1', { items: ['sees-ones', 'the-relic', 'book-of-sin'] })
    .dice(1, 1, 1);
  const roll = () => scene.use('p1', 'book-of-sin').allPass(2);
  roll().answer('p1', 'trigger.order', 'book-of-sin', 'the-relic', 'sees-ones').resolve();
  expect(rememberedOrders(scene.session(), 'p2')).toEqual([]);
  const { order, names } = only(scene, 'p1');
  expect(names.map((name) => name.split('/')[0])).toEqual(['book-of-sin', 'the-relic', 'sees-ones']);
  recharged(scene);
  roll();
  expect(scene.stack()).toEqual(['book-of-sin', 'the-relic', 'sees-ones']);
  scene.resolve();
  expect(scene.tableAct({ does: 'forgetOrder', player: 'p2', order })).toBe(false);
  expect(scene.tableAct({ does: 'forgetOrder', player: 'p1', order })).toBe(true);
  expect(scene.tableAct({ does: 'forgetOrder', player: 'p1', order })).toBe(false);
  recharged(scene);
  roll().answer('p1', 'trigger.order', 'sees-ones', 'the-relic', 'book-of-sin');
  expect(scene.stack()).toEqual(['sees-ones', 'the-relic', 'book-of-sin']);
  scene.resolve().done();
});

/** A whole round of turns: everything of P1 is upright again. */
const recharged = (scene: Scene): void => {
  scene.endTurn('p1').toActionPhase().endTurn('p2').toActionPhase();
};

test('DEC-32 REPL-07: an order is used again only for the same objects with the same counters', () => {
  const scene = aScene().player('p1', {
    items: ['counterfeit-penny', 'twice-the-coins', 'mark-item'],
    hand: ['gain-3', 'gain-3', 'gain-3', 'gain-3'],
    lootPlays: 4,
  });
  const gains = (): Scene => scene.play('p1', 'gain-3').allPass();
  gains().answer('p1', 'replacement.order', 'twice-the-coins', 'counterfeit-penny');
  gains();
  expect(scene.coins('p1')).toBe(14);
  scene.use('p1', 'mark-item', { targets: ['twice-the-coins'] }).allPass();
  gains().answer('p1', 'replacement.order', 'counterfeit-penny', 'twice-the-coins');
  gains();
  expect(scene.coins('p1')).toBe(14 + 16);
  expect(only(scene, 'p1')?.names.map((name) => name.split('/')[0])).toEqual(['counterfeit-penny', 'twice-the-coins']);
  scene.done();
});

test('DEC-32 CTR-01: an order is asked for again with another number of counters, and not when the same kinds come in another order', () => {
  const scene = aScene().player('p1', {
    items: ['counterfeit-penny', withCounters('twice-the-coins', 1), 'mark-item', 'level-and-hp', 'hp-and-level'],
    hand: ['gain-3', 'gain-3', 'gain-3', 'gain-3'],
    lootPlays: 4,
  });
  const gains = (): Scene => scene.play('p1', 'gain-3').allPass();
  gains().answer('p1', 'replacement.order', 'twice-the-coins', 'counterfeit-penny');
  scene.use('p1', 'mark-item', { targets: ['twice-the-coins'] }).allPass();
  gains().answer('p1', 'replacement.order', 'twice-the-coins', 'counterfeit-penny');
  scene.use('p1', 'level-and-hp', { targets: ['twice-the-coins'] }).allPass();
  gains().answer('p1', 'replacement.order', 'counterfeit-penny', 'twice-the-coins');
  scene.use('p1', 'hp-and-level', { targets: ['twice-the-coins'] }).allPass();
  gains();
  expect(scene.coins('p1')).toBe(7 + 7 + 8 + 8);
  scene.done();
});

test('DEC-32: of the same abilities the last order is remembered, on however many objects; those of others stay', () => {
  const scene = aScene().player('p1', {
    character: 'sturdy',
    items: ['counterfeit-penny', 'counterfeit-penny', 'twice-the-coins', 'daddy-haunt', 'dry-baby'],
    hand: ['gold-bomb', 'gain-3', 'destroy-anything', 'gain-3'],
    lootPlays: 4,
  });
  scene.play('p1', 'gold-bomb', { targets: ['p1'] }).allPass(2);
  scene.answer('p1', 'replacement.order', 'daddy-haunt', 'dry-baby').resolve();
  const [one, other] = scene.ids('counterfeit-penny');
  scene.play('p1', 'gain-3').allPass();
  scene.answer('p1', 'replacement.order', `${one}/instead`, `${other}/instead`, 'twice-the-coins');
  scene.play('p1', 'destroy-anything', { targets: [one!] }).allPass();
  scene.play('p1', 'gain-3').allPass().answer('p1', 'replacement.order', 'twice-the-coins', 'counterfeit-penny');
  const brief = (name: string): string => name.split('/')[0] ?? name;
  expect(rememberedOrders(scene.session(), 'p1').map(({ names }) => names.map(brief))).toEqual([
    ['daddy-haunt', 'dry-baby'],
    ['twice-the-coins', 'counterfeit-penny'],
  ]);
  scene.done();
});

test('DEC-32: two Counterfeit Pennies do not have to be put in order', () => {
  const scene = aScene().player('p1', { items: ['counterfeit-penny', 'diplopia'], hand: ['gain-3'] });
  scene.use('p1', 'diplopia', { targets: ['counterfeit-penny'] }).allPass();
  scene.play('p1', 'gain-3').allPass();
  expect(scene.coins('p1')).toBe(5);
  scene.done();
});

test('DEC-32: an order that v0.1.0 remembered is used once more, for the objects of that moment', () => {
  const scene = aScene().player('p1', {
    items: ['counterfeit-penny', 'twice-the-coins'],
    hand: ['gain-3'],
  });
  scene.play('p1', 'gain-3');
  const state = structuredClone(scene.state());
  const old = 'p1 counterfeit-penny/instead twice-the-coins/instead';
  state.memory.orders[old] = ['twice-the-coins/instead', 'counterfeit-penny/instead'];
  const session = openFrom(state, internalsOf(scene.session()).resources);
  expect(rememberedOrders(session, 'p1').map(({ order }) => order)).toEqual([old]);
  for (const player of ['p1', 'p2'] as const) apply(session, player, ['pass']);
  expect([viewFor(session, 'p1').players[0]?.coins, decisionOf(session)?.key]).toEqual([7, 'priority']);
  const [now] = rememberedOrders(session, 'p1');
  expect(now?.names).toEqual([
    expect.stringMatching(/^twice-the-coins\/instead@o\d+$/),
    expect.stringMatching(/^counterfeit-penny\/instead@o\d+$/),
  ]);
  scene.resolve().answer('p1', 'replacement.order', 'twice-the-coins', 'counterfeit-penny').done();
});

test.each([
  ['of another player', 'p2 counterfeit-penny/instead twice-the-coins/instead', ''],
  ['of other objects', 'p1 counterfeit-penny/instead@o1 twice-the-coins/instead@o2', '@o1'],
  ['of other abilities', 'p1 double-for-all/instead twice-the-coins/instead', ''],
])('DEC-32: an old order %s says nothing about these', (whose, key, mark) => {
  const scene = aScene().player('p1', { items: ['counterfeit-penny', 'twice-the-coins'], hand: ['gain-3'] });
  scene.play('p1', 'gain-3');
  const state = structuredClone(scene.state());
  const other = whose === 'of other abilities' ? 'double-for-all' : 'counterfeit-penny';
  state.memory.orders[key] = [`twice-the-coins/instead${mark}`, `${other}/instead${mark}`];
  const session = openFrom(state, internalsOf(scene.session()).resources);
  for (const player of ['p1', 'p2'] as const) apply(session, player, ['pass']);
  expect(decisionOf(session)?.key).toBe('replacement.order');
  scene.done({ midway: 'the game went on elsewhere' });
});

test('REPL-07: an order of replacements that is forgotten is asked again', () => {
  const scene = aScene().player('p1', {
    items: ['counterfeit-penny', 'twice-the-coins'],
    hand: ['gain-3', 'gain-3'],
    lootPlays: 2,
  });
  scene.play('p1', 'gain-3').allPass();
  scene.answer('p1', 'replacement.order', 'twice-the-coins', 'counterfeit-penny');
  expect(scene.coins('p1')).toBe(7);
  const { order } = only(scene, 'p1');
  expect(scene.tableAct({ does: 'forgetOrder', player: 'p1', order })).toBe(true);
  scene.play('p1', 'gain-3').allPass();
  scene.answer('p1', 'replacement.order', 'counterfeit-penny', 'twice-the-coins');
  expect(scene.coins('p1')).toBe(15);
  scene.done();
});

test('DEC-32: two items of one name are put in order when they differ in what their triggers look at', () => {
  const after = (other: ReturnType<typeof sideways> | string) => {
    const scene = aScene()
      .player('p1', { items: ['marks-itself-on-ones', other, 'book-of-sin'] })
      .dice(1);
    scene.use('p1', 'book-of-sin').allPass(2);
    scene.done({ midway: 'what is asked is the question' });
    return scene.asked();
  };
  const same = 'marks-itself-on-ones';
  const marked = withCounters('marks-itself-on-ones', 1);
  expect([same, marked, sideways('marks-itself-on-ones')].map(after)).toEqual([
    'p1 priority',
    'p1 trigger.order',
    'p1 trigger.order',
  ]);
});

test('DEC-32 CTR-01: in which order two items of one name came by their counters puts nobody to a question', () => {
  const scene = aScene()
    .player('p1', {
      items: [
        { card: 'marks-itself-on-ones', counters: { level: 1, hp: 2 } },
        { card: 'marks-itself-on-ones', counters: { hp: 2, level: 1 } },
        'book-of-sin',
      ],
    })
    .dice(1);
  scene.use('p1', 'book-of-sin').allPass(2);
  expect([scene.asked(), scene.stack()]).toEqual([
    'p1 priority',
    ['roll 1', 'marks-itself-on-ones', 'marks-itself-on-ones'],
  ]);
  scene.resolve().done();
});

test('DEC-32 ZONE-21: two items of one name are put in order when different cards lie under them', () => {
  const scene = aScene()
    .player('p1', { items: ['lunch-box', 'lunch-box', 'book-of-sin'], hand: ['bomb', 'a-penny'] })
    .dice(1);
  for (const [at, card] of ['bomb', 'a-penny'].entries()) {
    const box = scene.start().ids('lunch-box')[at]!;
    scene.use('p1', box).allPass().answer('p1', 'effect.choose', card);
  }
  scene.use('p1', 'book-of-sin').allPass(2).answer('p1', 'trigger.order', 't1', 't0');
  scene.allPass(2);
  expect(scene.cardsOf('loot').slice(0, 2)).toEqual(['a-penny', 'bomb']);
  scene.resolve().done();
});

test('DEC-32 DMG-01: two items of one name are put in order when one of them is damaged', () => {
  const after = (second: ReturnType<typeof damaged> | string): string => {
    const scene = aScene()
      .player('p1', { items: ['marks-its-wounds', second, 'book-of-sin'] })
      .dice(1);
    scene.use('p1', 'book-of-sin').allPass(2);
    scene.done({ midway: 'what is asked is the question' });
    return scene.asked();
  };
  expect([after('marks-its-wounds'), after(damaged('marks-its-wounds', 1))]).toEqual([
    'p1 priority',
    'p1 trigger.order',
  ]);
});

test('DEC-32 NOTE-01: two items of one name are put in order when they have noted different numbers', () => {
  const scene = aScene()
    .player('p1', { items: ['pays-its-note', 'pays-its-note', 'book-of-sin'], coins: 1 })
    .dice(1);
  scene.use('p1', scene.start().ids('pays-its-note')[0]!).allPass();
  scene.use('p1', 'book-of-sin').allPass(2).answer('p1', 'trigger.order', 't0', 't1');
  scene.allPass();
  expect(scene.coins('p1')).toBe(0);
  scene.allPass();
  expect(scene.coins('p1')).toBe(6);
  scene.resolve().done();
});

test('DEC-32 ABIL-07: triggers on several things are put in order only where it matters on what', () => {
  const after = (item: string) => {
    const scene = aScene().player('p1', { items: [item], hand: ['each-loots-1'] });
    scene.play('p1', 'each-loots-1').allPass();
    scene.done({ midway: 'what is asked is the question' });
    return scene.asked();
  };
  expect(['coin-on-loot', 'coins-for-cards'].map(after)).toEqual(['p1 priority', 'p1 trigger.order']);
});
