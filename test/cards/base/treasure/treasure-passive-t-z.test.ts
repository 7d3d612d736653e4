import { expect, test } from 'vitest';
import { type Scene, aScene, sideways, withCounters } from '../../../support/scene.js';

const rollOf = (face: number, items: readonly string[]): Scene =>
  aScene()
    .player('p1', { items: ['book-of-sin', ...items] })
    .dice(face);

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

test.each([
  ['the-compass', 'loot', ['bomb', 'a-penny', '3-cents', 'soul-heart', 'lost-soul']],
  ['the-map', 'monster', ['gurdy', 'fly', 'pin', 'war', 'chub']],
  ['the-blue-map', 'treasure', ['meat', 'mr-boom', 'breakfast', 'the-relic', 'the-chest']],
] as const)('%s: at the end of the turn the top four in any order', (item, deck, cards) => {
  const [a, b, c, d, e] = cards;
  const scene = aScene()
    .player('p1', { items: [item] })
    .wholeDeck(deck, cards);
  scene.declare('p1', 'end').allPass(2).answer('p1', 'deck.order', d, b, a, c);
  expect(scene.cardsOf(deck)).toEqual([d, b, a, c, e]);
  scene.done({ midway: 'the turn ends' });
});

test('the-d10 ZONE-14 KEY-06: on a 3 the top monster may cover one that is not attacked', () => {
  const scene = rollOf(3, ['the-d10']).monsters('gurdy', 'monstro', 'stubborn').deck('monster', ['pin']);
  scene.use('p1', 'book-of-sin').allPass(2);
  scene.answer('p1', 'trigger.order', 'book-of-sin', 'the-d10').allPass().answer('p1', 'effect.may', 'yes');
  expect(scene.offered()).toEqual(['gurdy', 'monstro']);
  scene.answer('p1', 'attack.slot', 'monstro');
  expect(scene.view().monsters.map(({ top, covered }) => [top?.card, covered])).toEqual([
    ['gurdy', []],
    ['pin', ['monstro']],
    ['stubborn', []],
  ]);
  expect(scene.said('revealed').map(({ source }) => source)).toEqual(['pin']);
  scene.resolve().done();
});

test('the-d10: in an attack the attacked slot cannot be covered, and with no other the card goes back', () => {
  const scene = aScene()
    .player('p2', { items: ['the-d10'] })
    .monsters('gurdy')
    .deck('monster', ['pin'])
    .dice(3);
  scene.attack('p1', 'gurdy').allPass().passUntil('the-d10').allPass().answer('p2', 'effect.may', 'yes');
  expect(scene.tops('monsters')).toEqual(['gurdy']);
  expect(scene.cardsOf('monster')[0]).toBe('pin');
  scene.done({ midway: 'the attack goes on' });
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

test('the-relic: loot for a 1 that anybody rolls', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .player('p2', { items: ['the-relic'] })
    .monsters('gurdy')
    .dice(1, 1);
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.hand('p2')).toHaveLength(1);
  scene.attack('p1', 'gurdy').allPass(2);
  expect(scene.hand('p2')).toHaveLength(2);
  scene.done({ midway: 'the attack goes on' });
});

test('theres-options ZONE-07: on one’s own turn the top treasure is always seen, and there is one purchase more', () => {
  const scene = aScene()
    .player('p1', { items: ['theres-options'], coins: 20 })
    .shop('meat')
    .deck('treasure', ['mr-boom', 'the-relic', 'breakfast']);
  const sees = (viewer: 'p1' | 'p2' | null) => scene.view(viewer).shown;
  expect(sees('p1')).toEqual([{ deck: 'treasure', cards: ['mr-boom'] }]);
  expect([sees('p2'), sees(null)]).toEqual([[], []]);
  scene.buy('p1', 'deck').resolve();
  expect(sees('p1')).toEqual([{ deck: 'treasure', cards: ['the-relic'] }]);
  scene.buy('p1', 'deck').resolve();
  expect(scene.items('p1')).toEqual(['theres-options', 'mr-boom', 'the-relic']);
  scene.refuses('p1', 'purchase').endTurn('p1').toActionPhase();
  expect([sees('p1'), sees('p2')]).toEqual([[], []]);
  scene.done();
});

test('theres-options: buying it shows a card, so it cannot be taken back', () => {
  const scene = aScene().player('p1', { coins: 10 }).shop('theres-options').deck('treasure', ['mr-boom', 'the-relic']);
  scene.buy('p1', 'theres-options');
  expect(scene.view('p1').shown).toEqual([{ deck: 'treasure', cards: ['the-relic'] }]);
  expect(scene.takeBack('p1')).toBe(false);
  scene.done();
});

test('theres-options: what an item shows for the first time is a barrier by itself', () => {
  const scene = aScene()
    .player('p1', { hand: ['steal-item'] })
    .player('p2', { items: ['theres-options'] })
    .deck('treasure', ['mr-boom']);
  scene.play('p1', 'steal-item', { targets: ['theres-options'] });
  expect(scene.takeBack('p1')).toBe(true);
  scene.play('p1', 'steal-item', { targets: ['theres-options'] }).allPass();
  expect(scene.view('p1').shown).toEqual([{ deck: 'treasure', cards: ['mr-boom'] }]);
  scene.done();
});
