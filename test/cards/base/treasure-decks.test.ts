import { expect, test } from 'vitest';
import { aScene, type Scene } from '../../support/scene.js';

const rollOf = (face: number, items: readonly string[]): Scene =>
  aScene()
    .player('p1', { items: ['book-of-sin', ...items] })
    .dice(face);

test('bum-friend: one loot card more, and one of the hand on top of the deck, unseen', () => {
  const scene = aScene()
    .player('p1', { items: ['bum-friend'], hand: ['soul-heart'] })
    .deck('loot', ['bomb', 'a-penny']);
  scene.use('p1', 'bum-friend').allPass();
  expect(scene.offered()).toEqual(['soul-heart', 'bomb']);
  scene.answer('p1', 'effect.choose', 'soul-heart');
  expect(scene.hand('p1')).toEqual(['bomb']);
  expect(scene.cardsOf('loot').slice(0, 2)).toEqual(['soul-heart', 'a-penny']);
  expect(scene.said('putIntoDeck')).toEqual([
    { say: 'putIntoDeck', player: 'p1', object: { deck: 'loot' }, detail: 'deckTop', amount: 1 },
  ]);
  scene.done();
});

test('flush REFILL-01: the monsters that are not attacked go under their deck in the order wanted', () => {
  const scene = aScene()
    .player('p1', { items: ['flush'] })
    .monsters('gurdy', 'monstro', 'fly')
    .wholeDeck('monster', ['pin', 'war', 'chub'])
    .dice(1);
  scene.attack('p1', 'monstro').use('p1', 'flush', { mode: 0 }).allPass();
  expect(scene.offered()).toEqual(['gurdy', 'fly']);
  scene.answer('p1', 'deck.order', 'fly', 'gurdy');
  expect(scene.tops('monsters')).toEqual(['pin', 'monstro', 'war']);
  expect(scene.cardsOf('monster')).toEqual(['chub', 'fly', 'gurdy']);
  expect(scene.said('putIntoDeck')[0]?.cards).toEqual(['fly', 'gurdy']);
  scene.done({ midway: 'the attack goes on' });
});

test('flush ERRATA-04 REFILL-01: the shop items go under their deck', () => {
  const scene = aScene()
    .player('p1', { items: ['flush', 'breakfast'] })
    .shop('meat', 'mr-boom')
    .wholeDeck('treasure', ['the-relic', 'battery-bum', 'book-of-sin']);
  scene.use('p1', 'flush', { mode: 1 }).allPass().answer('p1', 'deck.order', 'meat', 'mr-boom');
  expect(scene.tops('shop')).toEqual(['the-relic', 'battery-bum']);
  expect(scene.cardsOf('treasure')).toEqual(['book-of-sin', 'meat', 'mr-boom']);
  expect(scene.items('p1')).toEqual(['flush', 'breakfast']);
  scene.done();
});

test('potato-peeler: the top card of each deck goes to the discard of its own', () => {
  const scene = aScene()
    .player('p1', { items: ['potato-peeler'] })
    .deck('loot', ['bomb', 'a-penny'])
    .deck('treasure', ['meat'])
    .deck('monster', ['chest'])
    .deck('room', ['empty-room', 'empty-room']);
  scene.use('p1', 'potato-peeler').allPass();
  for (const [deck, card] of [
    ['loot', 'bomb'],
    ['treasure', 'meat'],
    ['monster', 'chest'],
    ['room', 'empty-room'],
  ] as const)
    expect(scene.discarded(deck)).toEqual([card]);
  expect(scene.stack()).toEqual([]);
  scene.done();
});

test('sack-head: looks at the top card of any deck and may bury it', () => {
  const scene = aScene()
    .player('p1', { items: ['sack-head'] })
    .wholeDeck('treasure', ['meat', 'breakfast']);
  scene.use('p1', 'sack-head', { targets: ['deck:treasure'] }).allPass();
  expect(scene.view('p1').shown).toEqual([{ deck: 'treasure', cards: ['meat'] }]);
  scene.answer('p1', 'effect.may', 'yes');
  expect(scene.cardsOf('treasure')).toEqual(['breakfast', 'meat']);
  scene.done();
});

test('the-shovel: a monster of the discard, no event, comes back on top', () => {
  const scene = aScene()
    .player('p1', { items: ['the-shovel'] })
    .discard('monster', ['chest', 'gurdy', 'fly']);
  scene.answer('p1', 'priority', 'use the-shovel');
  expect(scene.offered().toSorted()).toEqual(['back', 'fly', 'gurdy']);
  scene.answer('p1', 'announce.target', 'gurdy').allPass();
  expect(scene.cardsOf('monster')[0]).toBe('gurdy');
  expect(scene.discarded('monster')).toEqual(['chest', 'fly']);
  scene.done();
});

test.each([
  ['yes', ['meat'], 'breakfast'],
  ['no', [], 'meat'],
] as const)(
  'cheese-grater: on a 6 everybody sees a top card, which stays or is discarded (%s)',
  (answer, gone, top) => {
    const scene = rollOf(6, ['cheese-grater']).deck('treasure', ['meat', 'breakfast']);
    scene.use('p1', 'book-of-sin').passUntil('roll 6').allPass();
    scene.answer('p1', 'trigger.order', 'book-of-sin', 'cheese-grater').answer('p1', 'trigger.target', 'deck:treasure');
    scene.allPass();
    for (const viewer of ['p1', 'p2', null] as const)
      expect(scene.view(viewer).shown).toEqual([{ deck: 'treasure', cards: ['meat'] }]);
    scene.answer('p1', 'effect.may', answer);
    expect(scene.discarded('treasure')).toEqual(gone);
    expect(scene.cardsOf('treasure')[0]).toBe(top);
    scene.resolve().done();
  },
);

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

test.each<readonly [readonly string[], readonly string[]]>([
  [[], ['meat', 'mr-boom']],
  [['meat'], ['the-relic', 'mr-boom']],
  [
    ['meat', 'mr-boom'],
    ['the-relic', 'book-of-sin'],
  ],
])('restock: any number of shop items to discard at the start of the turn (%j)', (gone, left) => {
  const scene = aScene()
    .player('p1', { items: ['restock'] })
    .shop('meat', 'mr-boom')
    .deck('treasure', ['the-relic', 'book-of-sin'])
    .from('recharge');
  scene.answerSome('p1', 'trigger.target', ...gone).allPass();
  expect(scene.tops('shop')).toEqual(left);
  expect(scene.discarded('treasure').toSorted()).toEqual([...gone].toSorted());
  scene.done({ midway: 'the turn goes on' });
});

test('spider-mod: on a 5 a monster that is not attacked may be replaced at once', () => {
  const scene = rollOf(5, ['spider-mod']).monsters('gurdy', 'monstro').deck('monster', ['pin']);
  scene.use('p1', 'book-of-sin').allPass(2);
  scene.answer('p1', 'trigger.order', 'book-of-sin', 'spider-mod').answer('p1', 'trigger.target', 'monstro').allPass();
  scene.answer('p1', 'effect.may', 'yes');
  expect(scene.tops('monsters')).toEqual(['gurdy', 'pin']);
  expect(scene.discarded('monster')).toEqual(['monstro']);
  scene.resolve().done();
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
