import { expect, test } from 'vitest';
import { aScene } from '../../support/scene.js';

test('A33 ZONE-21: a monster under an item is outside the game: public, and nobody can target it', () => {
  const scene = aScene()
    .player('p1', { items: ['terrarium'], hand: ['bomb'] })
    .monsters('gurdy', 'clotty');
  scene.use('p1', 'terrarium', { targets: ['gurdy'] }).resolve();
  const [seen] = scene.view('p2').players[0]!.items;
  expect([seen!.under, scene.view('p2').outside]).toEqual([['gurdy'], ['gurdy']]);
  scene.play('p1', 'bomb');
  expect(scene.offered()).not.toContain('gurdy');
  scene.answer('p1', 'announce.target', 'clotty').resolve();
  scene.done();
});

test('ZONE-21 ZONE-01: from under the item it comes back as another object, without its damage', () => {
  const scene = aScene()
    .player('p1', { items: ['terrarium'], hand: ['bomb'], coins: 3 })
    .monsters('gurdy');
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  expect(scene.hp('gurdy')).toBe(4);
  scene.use('p1', 'terrarium', { targets: ['gurdy'], ability: 'tap' }).resolve();
  scene.use('p1', 'terrarium', { ability: 'count' }).resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.use('p1', 'terrarium', { ability: 'free' }).allPass().answer('p1', 'effect.choose', 'gurdy').resolve();
  expect([scene.hp('gurdy'), scene.view(null).players[0]!.items[0]!.under]).toEqual([5, []]);
  scene.done();
});

test('ZONE-21: what lies under one item does not lie under another, and stays outside when the item goes', () => {
  const scene = aScene()
    .player('p1', { items: ['terrarium', 'meat'], hand: ['destroy-anything'] })
    .monsters('gurdy');
  scene.use('p1', 'terrarium', { targets: ['gurdy'] }).resolve();
  scene.play('p1', 'destroy-anything', { targets: ['terrarium'] }).resolve();
  const view = scene.view(null);
  expect([view.outside, view.players[0]!.items.map(({ under }) => under)]).toEqual([['gurdy'], [[]]]);
  expect(scene.discarded('monster')).toEqual([]);
  scene.done();
});

test('ZONE-21 LOOT-07: a card put under an item is public, and may be played from there without a loot play', () => {
  const scene = aScene()
    .player('p1', { items: ['tin-box'], lootPlays: 0 })
    .player('p2', { hand: ['3-cents'] });
  scene.use('p1', 'tin-box', { targets: ['p2'] }).resolve();
  expect([scene.hand('p2'), scene.view(null).players[0]!.items[0]!.under]).toEqual([[], ['3-cents']]);
  scene.play('p1', '3-cents').resolve();
  expect([scene.coins('p1'), scene.discarded('loot')]).toEqual([3, ['3-cents']]);
  scene.done();
});

test('ZONE-20: what is removed from the game lies outside it and in no discard', () => {
  const scene = aScene()
    .player('p1', { items: ['eraser', 'meat'] })
    .player('p2', { items: ['terrarium'] });
  scene.use('p1', 'eraser', { targets: ['meat'] }).resolve();
  expect([scene.items('p1'), scene.discarded('treasure'), scene.view('p2').outside]).toEqual([
    ['eraser'],
    [],
    ['meat'],
  ]);
  expect(scene.said('event').some(({ event }) => event === 'removeFromGame')).toBe(true);
  scene.done();
});

test('CHAR-05 ZONE-20: a character is not removed', () => {
  const scene = aScene().player('p1', { items: ['eraser'] });
  scene.use('p1', 'eraser', { targets: ['plain@p2'] }).resolve();
  expect([scene.view(null).outside, scene.view(null).players[1]!.characters.map(({ card }) => card)]).toEqual([
    [],
    ['plain'],
  ]);
  scene.done();
});

test('ZONE-21: under an item that has gone nothing is put', () => {
  const scene = aScene()
    .player('p1', { items: ['terrarium'] })
    .player('p2', { hand: ['destroy-anything'], lootPlays: 1 })
    .monsters('gurdy');
  scene.use('p1', 'terrarium', { targets: ['gurdy'] }).pass('p1');
  scene.play('p2', 'destroy-anything', { targets: ['terrarium'] }).resolve();
  expect([scene.tops('monsters'), scene.view(null).outside]).toEqual([['gurdy'], []]);
  scene.done();
});

test('ZONE-20 ATK-21: a monster that is removed while it is attacked ends the attack, and its slot is refilled', () => {
  const scene = aScene()
    .player('p1', { hand: ['vanish'] })
    .monsters('gurdy')
    .deck('monster', ['fly'])
    .dice(6);
  scene
    .attack('p1', 'gurdy')
    .passUntil('roll 6')
    .play('p1', 'vanish', { targets: ['gurdy'] })
    .resolve();
  expect([scene.tops('monsters'), scene.view(null).outside, scene.view(null).attack]).toEqual([
    ['fly'],
    ['gurdy'],
    null,
  ]);
  scene.done();
});

test('ZONE-22 LOOT-02: a card face down outside the game is hidden from everybody, unless an effect lets one look', () => {
  const scene = aScene()
    .player('p1', { items: ['safe'], coins: 3 })
    .outside('gurdy')
    .discard('loot', ['bomb', '3-cents']);
  scene.use('p1', 'safe', { ability: 'tap' }).allPass().answer('p1', 'effect.choose', 'bomb').resolve();
  for (const viewer of ['p1', 'p2', null] as const) expect(scene.view(viewer).outside).toEqual(['gurdy']);
  scene.use('p1', 'safe', { ability: 'look' }).resolve();
  const looks = scene.entries().filter(({ line }) => line.say === 'lookedAt');
  expect(looks.map(({ to, line }) => [to, line.cards ?? line.amount])).toEqual([
    ['all', 1],
    [['p1'], ['bomb']],
  ]);
  scene.use('p1', 'safe', { ability: 'fetch' }).allPass();
  expect(scene.decision().options.map(({ meaning }) => meaning.card)).toEqual(['gurdy', undefined]);
  scene.answer('p1', 'effect.choose', scene.offered()[1]!).resolve();
  expect(scene.hand('p1')).toEqual(['bomb']);
  const drawn = scene.entries().filter(({ line }) => JSON.stringify(line).includes('"bomb"'));
  expect(drawn.at(-1)!.to).toEqual(['p1']);
  expect(scene.said('drew').map(({ cards }) => cards)).toEqual([['bomb']]);
  expect(scene.takeBack('p1')).toBe(false);
  scene.done();
});

test('LOOT-02: a hand that is revealed is told to everybody, and stays a hand; taking back ends there', () => {
  const scene = aScene()
    .player('p1', { items: ['two-way-mirror'] })
    .player('p2', { hand: ['bomb', '3-cents'] });
  scene.use('p1', 'two-way-mirror').allPass().answer('p1', 'effect.may', 'no');
  const told = scene.entries().filter(({ line }) => line.say === 'revealed');
  expect(told.map(({ to, line }) => [to, line.player, line.source])).toEqual([
    ['all', 'p2', 'bomb'],
    ['all', 'p2', '3-cents'],
  ]);
  expect([scene.hand('p2'), scene.view('p1').players[1]!.handCount]).toEqual([['bomb', '3-cents'], 2]);
  expect(scene.takeBack('p1')).toBe(false);
  scene.answer('p1', 'effect.may', 'no').resolve();
  scene.done();
});

test('ZONE-07 LOOT-02: of the cards that somebody looks at only those are told that are revealed', () => {
  const scene = aScene()
    .player('p1', { items: ['peep-hole'] })
    .deck('loot', ['bomb', '3-cents', 'a-penny']);
  scene
    .use('p1', 'peep-hole')
    .allPass()
    .answer('p1', 'effect.choose', '3-cents')
    .answer('p1', 'deck.order', 'bomb', '3-cents')
    .resolve();
  const toAll = scene.entries().filter(({ to }) => to === 'all');
  expect(toAll.filter(({ line }) => line.say === 'revealed').map(({ line }) => line.source)).toEqual(['3-cents']);
  expect(JSON.stringify(toAll)).not.toContain('"bomb"');
  scene.done();
});

test('ZONE-12: only loot can be in a hand: told to go there, an item stays where it is', () => {
  const scene = aScene().player('p1', { items: ['recall-item', 'meat', 'swallowed-penny'], hand: ['lil-battery'] });
  scene.use('p1', 'recall-item', { targets: ['meat'] }).resolve();
  expect([scene.items('p1'), scene.hand('p1')]).toEqual([['recall-item', 'meat', 'swallowed-penny'], ['lil-battery']]);
  scene.play('p1', 'lil-battery', { targets: ['recall-item'] }).resolve();
  scene.use('p1', 'recall-item', { targets: ['swallowed-penny'] }).resolve();
  expect([scene.items('p1'), scene.hand('p1')]).toEqual([['recall-item', 'meat'], ['swallowed-penny']]);
  scene.done();
});

test('ZONE-13 CANCEL-03: loot that is put into a hand leaves the stack without effect, for that hand', () => {
  const scene = aScene()
    .player('p1', { hand: ['3-cents'] })
    .player('p2', { items: ['recall'] });
  scene
    .play('p1', '3-cents')
    .pass('p1')
    .use('p2', 'recall', { targets: ['3-cents'] })
    .resolve();
  expect([scene.coins('p1'), scene.hand('p1'), scene.hand('p2'), scene.discarded('loot')]).toEqual([
    0,
    [],
    ['3-cents'],
    [],
  ]);
  scene.done();
});

test('CANCEL-03 COPY-09: a copy of loot that is to go to a hand stays what it is', () => {
  const scene = aScene()
    .player('p1', { items: ['parrot'], hand: ['3-cents'] })
    .player('p2', { items: ['recall'] });
  scene
    .play('p1', '3-cents')
    .use('p1', 'parrot', { targets: ['3-cents'] })
    .allPass();
  const copied = scene.view(null).stack.at(-1)!.id;
  scene
    .pass('p1')
    .use('p2', 'recall', { targets: [copied] })
    .resolve();
  expect([scene.coins('p1'), scene.hand('p2')]).toEqual([6, []]);
  scene.done();
});

test('ZONE-05 ZONE-07: a card that is shuffled in goes into the deck of its type', () => {
  const scene = aScene().player('p1', { items: ['recycler', 'meat'] });
  const before = scene.view(null).decks.treasure;
  scene.use('p1', 'recycler', { targets: ['meat'] }).resolve();
  expect([scene.items('p1'), scene.view(null).decks.treasure - before]).toEqual([['recycler'], 1]);
  expect(scene.said('shuffled')).toHaveLength(1);
  scene.done();
});
