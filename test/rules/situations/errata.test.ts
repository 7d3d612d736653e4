import { expect, test } from 'vitest';
import { allCards, cardById } from '../../../cards/index.js';
import { words } from '../../../src/text/index.js';
import { aScene, damaged } from '../../support/scene.js';

test('ERRATA-01 ERRATA-02: a card has one behaviour, and both languages tell it', () => {
  const [en, fr] = (['en', 'fr'] as const).map((language) => words(language, { card: cardById }));
  for (const card of allCards) {
    const { name, ...behaviour } = card;
    expect(Object.keys(name).toSorted(), card.id).toEqual(['en', 'fr']);
    // A name is given as `name`, or as what something is renamed to.
    const isName = (key: string, value: unknown): boolean =>
      key === 'name' || (key === 'as' && typeof value === 'object');
    const withoutNames = JSON.stringify(behaviour, (key, value: unknown) => (isName(key, value) ? undefined : value));
    expect(withoutNames, card.id).not.toMatch(/"(en|fr)":/);
    expect(fr!.cardText(card).length, card.id).toBe(en!.cardText(card).length);
  }
  const scene = aScene()
    .player('p1', { items: ['jawbone'] })
    .player('p2', { coins: 5 });
  scene.use('p1', 'jawbone', { targets: ['p2'] }).allPass();
  expect(fr!.cardText(cardById('jawbone')).join(' ')).toMatch(/\b3\b/u);
  expect(scene.coins('p1')).toBe(3);
  scene.done();
});

test('ERRATA-04: in answer to a purchase Flush clears the shop, and what comes into it can be bought', () => {
  const scene = aScene()
    .player('p1', { coins: 10 })
    .player('p2', { items: ['flush'] })
    .shop('meat')
    .deck('treasure', ['breakfast']);
  scene.declare('p1', 'purchase').pass('p1').use('p2', 'flush', { mode: 1 }).allPass();
  expect([scene.tops('shop'), scene.cardsOf('treasure').at(-1)]).toEqual([['breakfast'], 'meat']);
  scene.allPass().answer('p1', 'purchase.choice', 'breakfast');
  expect(scene.items('p1')).toEqual(['breakfast']);
  scene.done();
});

test.each([
  ['dads-lost-coin', 1],
  ['the-missing-page', 5],
] as const)('ERRATA-05 ERRATA-06: %s may have anybody’s %i rolled again before it counts', (card, face) => {
  for (const [answer, result] of [
    ['yes', 3],
    ['no', face],
  ] as const) {
    const scene = aScene()
      .player('p1', { items: ['book-of-sin'] })
      .player('p2', { items: [card] })
      .dice(face, ...(answer === 'yes' ? [3] : []));
    scene.use('p1', 'book-of-sin').allPass(2);
    expect(scene.stack()).toEqual([`roll ${face}`, card]);
    scene.allPass().answer('p2', 'effect.may', answer).resolve();
    expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([result]);
    scene.done();
  }
});

test('ERRATA-07: Sacred Heart is for one’s own 1 only', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .player('p2', { items: ['sacred-heart', 'book-of-sin'] })
    .dice(1, 1);
  scene.use('p1', 'book-of-sin').resolve();
  scene.pass('p1').use('p2', 'book-of-sin').allPass(3).answer('p2', 'effect.may', 'yes').resolve();
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([1, 6]);
  scene.done();
});

test('ERRATA-08: Hairball and Duke look at damage before it is dealt, Collar and Ankh at a death before it happens', () => {
  const hurt = aScene()
    .player('p1', { hand: ['bomb', 'bomb'], lootPlays: 2 })
    .player('p2', { items: ['guppys-hairball'] })
    .monsters('the-duke-of-flies')
    .dice(6, 1);
  hurt.play('p1', 'bomb', { targets: ['p2'] }).allPass(2);
  expect([hurt.stack(), hurt.hp('p2')]).toEqual([['1 damage to p2', 'guppys-hairball'], 2]);
  hurt
    .resolve()
    .play('p1', 'bomb', { targets: ['the-duke-of-flies'] })
    .allPass(2);
  expect(hurt.stack()).toEqual(['1 damage to the-duke-of-flies', 'the-duke-of-flies']);
  hurt.resolve();
  expect([hurt.hp('p2'), hurt.hp('the-duke-of-flies')]).toEqual([2, 4]);
  hurt.done();
  for (const [card, face] of [
    ['guppys-collar', 1],
    ['broken-ankh', 6],
  ] as const) {
    const scene = aScene()
      .player('p1', { hand: ['xiii-death'] })
      .player('p2', { items: [card] })
      .dice(face);
    scene.play('p1', 'xiii-death', { targets: ['p2'] }).allPass(2);
    expect([scene.stack(), scene.dead('p2')]).toEqual([['p2 death', card], false]);
    scene.resolve();
    expect([scene.dead('p2'), scene.hp('p2')]).toEqual([false, 1]);
    scene.done();
  }
});

test('ERRATA-08: the counters of the Dead Cat go for damage before it is dealt', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .player('p2', { items: [{ card: 'the-dead-cat', counters: { counter: 9 } }, 'fanny-pack'] });
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).resolve();
  expect([scene.hp('p2'), scene.object('the-dead-cat').counters, scene.hand('p2')]).toEqual([2, { counter: 6 }, []]);
  scene.done();
});

test('ERRATA-09: Jawbone takes 3¢ of one player, or what there is', () => {
  for (const [has, taken] of [
    [5, 3],
    [2, 2],
  ] as const) {
    const scene = aScene({ players: 3 })
      .player('p1', { items: ['jawbone'] })
      .player('p2', { coins: has })
      .player('p3', { coins: 5 });
    scene.use('p1', 'jawbone', { targets: ['p2'] }).allPass();
    expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([taken, has - taken, 5]);
    scene.done();
  }
});

test('ERRATA-12: a curse that is revealed may go to any player', () => {
  for (const player of ['p1', 'p2', 'p3'] as const) {
    const scene = aScene({ players: 3 }).monsters('gurdy').deck('monster', ['curse-of-loss']);
    scene.attack('p1', 'deck');
    expect([scene.asked(), scene.offered()]).toEqual(['p1 trigger.target', ['p1', 'p2', 'p3']]);
    scene.answer('p1', 'trigger.target', player).resolve();
    expect(scene.curses(player)).toEqual(['curse-of-loss']);
    scene.done();
  }
});

test('ERRATA-13: what We Need To Go Deeper digs up lies on the monster deck in the order wanted', () => {
  for (const order of [
    ['fly', 'monstro'],
    ['monstro', 'fly'],
  ]) {
    const scene = aScene().monsters(damaged('gurdy', 1)).deck('monster', ['we-need-to-go-deeper', 'pin']);
    scene.discard('monster', ['fly', 'monstro']).attack('p1', 'deck').fallbacks('trigger.order');
    scene.answer('p1', 'trigger.order', 'we-need-to-go-deeper/attack', 'we-need-to-go-deeper/top');
    scene.answerSome('p1', 'trigger.target', 'fly', 'monstro').allPass();
    scene.answer('p1', 'deck.order', ...order).resolve();
    expect(scene.cardsOf('monster').slice(0, 3)).toEqual([...order, 'pin']);
    scene.done({ midway: 'one attack more may be made' });
  }
});
