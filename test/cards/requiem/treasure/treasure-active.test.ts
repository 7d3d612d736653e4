import { expect, test } from 'vitest';
import { aScene, sideways, withCounters } from '../../../support/scene.js';

test('auction-gavel: the highest bidder pays its owner and takes the shop item', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['auction-gavel'], coins: 9 })
    .player('p2', { coins: 3 })
    .player('p3', { coins: 2 })
    .shop('meat')
    .deck('treasure', ['breakfast']);
  scene.use('p1', 'auction-gavel', { targets: ['meat'] }).allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p2 auction.bid', ['no', 'n1', 'n2', 'n3']]);
  scene.answer('p2', 'auction.bid', 'n1').answer('p3', 'auction.bid', 'n2').answer('p2', 'auction.bid', 'no');
  expect([scene.coins('p1'), scene.coins('p2'), scene.coins('p3')]).toEqual([11, 3, 0]);
  expect([scene.items('p3'), scene.tops('shop')]).toEqual([['meat'], ['breakfast']]);
  scene.done();
});

test('auction-gavel: without a bid the item stays in the shop', () => {
  const scene = aScene()
    .player('p1', { items: ['auction-gavel'] })
    .player('p2', { coins: 1 })
    .shop('meat');
  scene.use('p1', 'auction-gavel', { targets: ['meat'] }).allPass();
  scene.answer('p2', 'auction.bid', 'no');
  expect([scene.tops('shop'), scene.items('p2'), scene.coins('p2')]).toEqual([['meat'], [], 1]);
  scene.done();
});

test('auction-gavel GAIN-07: stolen and not gained, so that a trigger on gaining sees nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['auction-gavel'] })
    .player('p2', { coins: 1, items: ['counts-items-gained'] })
    .shop('meat');
  scene.use('p1', 'auction-gavel', { targets: ['meat'] }).allPass();
  scene.answer('p2', 'auction.bid', 'n1');
  expect([scene.items('p2'), scene.hand('p2')]).toEqual([['counts-items-gained', 'meat'], []]);
  scene.done();
});

test('book-of-the-dead MON-01 ZONE-14: a monster of the discard covers one that is not attacked; events stay', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-the-dead'] })
    .monsters('fly', 'pin')
    .discard('monster', ['event-pays', 'gurdy']);
  scene.answer('p1', 'priority', 'use book-of-the-dead');
  expect(scene.offered()).toEqual(['gurdy', 'back']);
  scene.answer('p1', 'announce.target', 'gurdy').allPass();
  scene.answer('p1', 'attack.slot', 'pin');
  expect([scene.tops('monsters'), scene.discarded('monster')]).toEqual([['fly', 'gurdy'], ['event-pays']]);
  scene.done();
});

test('book-of-the-dead: not onto a monster that is being attacked', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-the-dead'] })
    .monsters('armoured', 'pin')
    .discard('monster', ['gurdy'])
    .dice(6);
  scene.attack('p1', 'armoured').use('p1', 'book-of-the-dead', { targets: ['gurdy'] });
  scene.allPass();
  expect(scene.tops('monsters')).toEqual(['armoured', 'gurdy']);
  scene.resolve().done();
});

test.each([
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 4],
])('eternal-d6: till end of turn a %i becomes a %i, of anybody', (face, number) => {
  const scene = aScene()
    .player('p1', { items: [withCounters('eternal-d6', 2)] })
    .player('p2', { items: ['book-of-sin'] })
    .dice(face);
  scene.use('p1', 'eternal-d6', { ability: 'paid' }).allPass();
  scene.pass('p1').use('p2', 'book-of-sin').resolve();
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([number]);
  scene.done();
});

test('eternal-d6: ↷ puts a counter on it, one is too few, and with the turn it is over', () => {
  const scene = aScene()
    .player('p1', { items: ['eternal-d6', 'the-battery', 'book-of-sin'] })
    .player('p2', { items: ['book-of-sin'] })
    .dice(2);
  scene.use('p1', 'eternal-d6', { ability: 'tap' }).allPass().refuses('p1', 'use eternal-d6 paid');
  scene.use('p1', 'the-battery', { targets: ['eternal-d6'] }).allPass();
  scene.use('p1', 'eternal-d6', { ability: 'tap' }).allPass().use('p1', 'eternal-d6', { ability: 'paid' }).allPass();
  expect(scene.object('eternal-d6').counters).toEqual({});
  scene.endTurn('p1').toActionPhase();
  scene.use('p2', 'book-of-sin').resolve();
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([2]);
  scene.done();
});

test('friendly-sack LOOT-02 ZONE-07: one of three for one’s own hand, the others for another player, unseen by the rest', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['friendly-sack'] })
    .deck('loot', ['a-penny', 'bomb', '3-cents', 'a-dime']);
  scene.use('p1', 'friendly-sack').allPass();
  expect(scene.offered()).toEqual(['a-penny', 'bomb', '3-cents']);
  scene.answer('p1', 'effect.choose', 'bomb');
  expect(scene.offered()).toEqual(['p2', 'p3']);
  scene.answer('p1', 'effect.choose', 'p3');
  expect([scene.hand('p1'), scene.hand('p2'), scene.hand('p3')]).toEqual([['bomb'], [], ['a-penny', '3-cents']]);
  expect(scene.cardsOf('loot')[0]).toBe('a-dime');
  const p2 = scene.entries().filter(({ to }) => to === 'all' || to.includes('p2'));
  expect(JSON.stringify([p2, scene.view('p2')])).not.toMatch(/bomb|3-cents|a-penny/);
  scene.done();
});

test('jar-of-flies: a counter for each monster that dies, whoever kills it', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death', 'bomb'], lootPlays: 2 })
    .player('p2', { items: ['jar-of-flies'] })
    .monsters('fly');
  scene.play('p1', 'bomb', { targets: ['fly'] }).resolve();
  expect(scene.object('jar-of-flies').counters).toEqual({ counter: 1 });
  scene.play('p1', 'xiii-death', { targets: ['p1'] }).toNextTurn();
  expect(scene.object('jar-of-flies').counters).toEqual({ counter: 1 });
  scene.done();
});

test('jar-of-flies: one counter for a loot card, three for a damage to a monster', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('jar-of-flies', 4), 'the-battery'] })
    .monsters('gurdy')
    .deck('loot', ['bomb']);
  scene.use('p1', 'jar-of-flies', { ability: 'tap.loot' }).allPass();
  expect([scene.hand('p1'), scene.object('jar-of-flies').counters]).toEqual([['bomb'], { counter: 3 }]);
  scene.refuses('p1', 'use jar-of-flies tap.loot');
  scene.use('p1', 'the-battery', { targets: ['jar-of-flies'] }).allPass();
  scene.use('p1', 'jar-of-flies', { ability: 'tap.damage', targets: ['gurdy'] }).resolve();
  expect([scene.hp('gurdy'), scene.object('jar-of-flies').counters]).toEqual([4, {}]);
  scene.done();
});

test('jar-of-flies COST-05: two counters are too few for the damage', () => {
  const scene = aScene()
    .player('p1', { items: [withCounters('jar-of-flies', 2)] })
    .monsters('gurdy');
  scene.refuses('p1', 'use jar-of-flies tap.damage', 'COST-05').done();
});

test.each(['plus', 'buy'])('keepers-penny GAIN-11: 9¢ when it is gained or purchased (%s)', (how) => {
  const scene = aScene()
    .player('p1', { hand: ['plus-treasure'], coins: 10 })
    .shop('keepers-penny')
    .deck('treasure', ['keepers-penny']);
  if (how === 'plus') scene.play('p1', 'plus-treasure').resolve();
  else scene.buy('p1', 'keepers-penny').resolve();
  expect([scene.items('p1'), scene.coins('p1')]).toEqual([['keepers-penny'], how === 'plus' ? 19 : 9]);
  scene.done();
});

test('keepers-penny GAIN-04: a counter more, ¢ for each, and it goes on with its counters and without a gain', () => {
  const scene = aScene({ players: 3 }).player('p1', { items: [withCounters('keepers-penny', 2)] });
  scene.use('p1', 'keepers-penny').allPass();
  expect(scene.offered()).toEqual(['p2', 'p3']);
  scene.answer('p1', 'effect.choose', 'p3');
  expect([scene.coins('p1'), scene.coins('p3'), scene.items('p3')]).toEqual([3, 0, ['keepers-penny']]);
  expect(scene.object('keepers-penny').counters).toEqual({ counter: 3 });
  scene.done();
});

test('magic-skin TGT-01: a treasure, a counter, and it goes to the player who was the target', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['magic-skin'] })
    .deck('treasure', ['meat']);
  scene.use('p1', 'magic-skin', { targets: ['p2'] }).allPass();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([['meat'], ['magic-skin']]);
  expect(scene.object('magic-skin').counters).toEqual({ counter: 1 });
  scene.done();
});

test.each([
  [2, []],
  [3, ['magic-skin', 'meat', 'the-d6']],
])('magic-skin: with three counters a %i at the start of the turn', (face, items) => {
  const scene = aScene()
    .player('p1', { items: [withCounters('magic-skin', 3), 'meat', 'the-d6'] })
    .player('p2', { items: ['breakfast'] })
    .from('recharge')
    .dice(face)
    .fallbacks('each.order');
  scene.toActionPhase();
  expect(scene.items('p1')).toEqual(items.length === 0 ? ['the-d6'] : items);
  expect(scene.items('p2')).toEqual(['breakfast']);
  scene.done();
});

test('member-card: three treasures in another order, a shop item to discard, and shop items for 6¢', () => {
  const scene = aScene()
    .player('p1', { items: ['member-card'], coins: 6 })
    .player('p2', { coins: 9 })
    .shop('meat', 'breakfast')
    .deck('treasure', ['dinner', 'synthoil', 'the-relic', 'mr-boom']);
  scene.use('p1', 'member-card').allPass();
  scene.answer('p1', 'deck.order', 'the-relic', 'dinner', 'synthoil');
  expect(scene.offered()).toEqual(['meat', 'breakfast']);
  scene.answer('p1', 'effect.choose', 'breakfast');
  expect([scene.discarded('treasure'), scene.tops('shop')]).toEqual([['breakfast'], ['meat', 'the-relic']]);
  scene.buy('p1', 'meat');
  expect([scene.coins('p1'), scene.items('p1')]).toEqual([0, ['member-card', 'meat']]);
  scene.done();
});

test('red-key: one of three rooms may take a slot, and the others go back as they were', () => {
  const scene = aScene()
    .player('p1', { items: ['red-key'] })
    .rooms('empty-room')
    .deck('room', ['coin-room', 'toll-gate', 'way-down']);
  scene.use('p1', 'red-key', { mode: 0, targets: ['deck:room'] }).allPass();
  scene.answerSome('p1', 'effect.choose', 'toll-gate');
  expect([scene.tops('rooms'), scene.cardsOf('room')]).toEqual([['toll-gate'], ['coin-room', 'way-down']]);
  scene.done();
});

test('red-key: or a monster, or none', () => {
  const scene = aScene()
    .player('p1', { items: ['red-key'] })
    .monsters('fly')
    .wholeDeck('monster', ['pin', 'gurdy', 'monstro', 'chub']);
  scene.answer('p1', 'priority', 'use red-key');
  expect(scene.offered()).toEqual(['m1', 'back']);
  scene.answer('p1', 'announce.mode', 'm1').answer('p1', 'announce.target', 'deck:monster').allPass();
  scene.answerSome('p1', 'effect.choose');
  expect([scene.tops('monsters'), scene.cardsOf('monster')]).toEqual([['fly'], ['pin', 'gurdy', 'monstro', 'chub']]);
  scene.done();
});

test('red-key DEC-08: not during an attack', () => {
  const scene = aScene()
    .player('p1', { items: ['red-key'] })
    .monsters('fly')
    .dice(6);
  scene.attack('p1', 'fly').refuses('p1', 'use red-key', 'DEC-08').resolve();
  expect(scene.offered()).toContain('use red-key');
  scene.done();
});

test('undefined COPY-01 ROUND-01: a copy of a shop item at once charged, till its owner’s next turn', () => {
  const scene = aScene()
    .player('p1', { items: ['undefined'], hand: ['a-penny'] })
    .monsters('gurdy')
    .shop('mr-boom');
  scene.use('p1', 'undefined', { targets: ['mr-boom'] }).allPass();
  expect(scene.charged('undefined')).toBe(true);
  scene.use('p1', 'undefined', { targets: ['gurdy'] }).resolve();
  expect(scene.hp('gurdy')).toBe(4);
  scene.endTurn('p1').toActionPhase().endTurn('p2');
  expect(scene.asked()).toBe('p1 trigger.target');
  scene.answer('p1', 'trigger.target', 'mr-boom').allPass().answer('p1', 'effect.may', 'yes');
  expect(scene.discarded('treasure')).toEqual(['mr-boom']);
  scene.toActionPhase().answer('p1', 'priority', 'use undefined');
  expect(scene.offered()).toEqual(['blank-treasure', 'back']);
  scene.answer('p1', 'announce.target', 'back').done();
});

test('undefined: a shop item to discard at the start of the turn, if wanted', () => {
  const scene = aScene()
    .player('p1', { items: ['undefined'] })
    .shop('meat', 'breakfast')
    .from('recharge');
  scene.answer('p1', 'trigger.target', 'breakfast').allPass().answer('p1', 'effect.may', 'no');
  expect([scene.tops('shop'), scene.discarded('treasure')]).toEqual([['meat', 'breakfast'], []]);
  scene.done({ midway: 'the turn begins' });
});

test('x-ray-vision LOOT-02 ZONE-07: a hand, a top card, and the top card of any deck to discard', () => {
  const scene = aScene()
    .player('p1', { items: ['x-ray-vision'] })
    .player('p2', { hand: ['bomb'] })
    .deck('monster', ['gurdy'])
    .deck('treasure', ['meat', 'dinner']);
  scene.use('p1', 'x-ray-vision', { targets: ['p2', 'deck:monster'] }).allPass();
  expect(scene.said('lookedAt').flatMap(({ cards }) => cards ?? [])).toEqual(['bomb', 'gurdy']);
  scene.answer('p1', 'effect.may', 'yes');
  expect(scene.decision().options.map(({ id }) => id)).toEqual(['deck:loot', 'deck:treasure', 'deck:monster']);
  scene.answer('p1', 'effect.choose', 'deck:treasure');
  expect([scene.discarded('treasure'), scene.cardsOf('monster')[0]]).toEqual([['meat'], 'gurdy']);
  scene.declare('p1', 'end').allPass(2);
  expect(scene.charged('x-ray-vision')).toBe(true);
  scene.toNextTurn().done();
});

test('x-ray-vision: only a look, when nothing is to go', () => {
  const scene = aScene()
    .player('p1', { items: ['x-ray-vision'] })
    .player('p2', { items: [sideways('x-ray-vision')] })
    .deck('loot', ['bomb']);
  scene
    .use('p1', 'x-ray-vision', { targets: ['p2', 'deck:loot'] })
    .allPass()
    .answer('p1', 'effect.may', 'no');
  expect([scene.cardsOf('loot')[0], scene.discarded('loot')]).toEqual(['bomb', []]);
  scene.declare('p1', 'end').allPass();
  expect(scene.stack()).toEqual(['x-ray-vision']);
  scene.allPass();
  expect([scene.charged('x-ray-vision@p1'), scene.charged('x-ray-vision@p2')]).toEqual([true, false]);
  scene.toNextTurn();
  scene.done();
});

test('birthright KEY-01 COPY-05: a copy of an eternal item of its own player, but not eternal itself', () => {
  const scene = aScene()
    .player('p1', { items: ['birthright', 'eternal-coin', 'meat'], hand: ['destroy-anything'] })
    .player('p2', { items: ['the-d6'] });
  scene.answer('p1', 'priority', 'use birthright');
  expect(scene.offered()).toEqual(['eternal-coin', 'back']);
  scene.answer('p1', 'announce.target', 'eternal-coin').allPass();
  scene.endTurn('p1').toActionPhase().endTurn('p2').toActionPhase();
  scene.use('p1', 'birthright').allPass();
  expect(scene.coins('p1')).toBe(1);
  scene.play('p1', 'destroy-anything', { targets: ['birthright'] }).allPass();
  expect(scene.discarded('treasure')).toEqual(['birthright']);
  scene.done();
});

test('birthright COPY-05: a copy of a starting item is no starting item: nothing counts it as one', () => {
  const scene = aScene().player('p1', { items: ['birthright', 'the-d6'], hand: ['destroy-anything'], lootPlays: 1 });
  scene.use('p1', 'birthright', { targets: ['the-d6'] }).allPass();
  scene.play('p1', 'destroy-anything', { targets: ['birthright'] }).allPass();
  expect([scene.items('p1'), scene.discarded('treasure')]).toEqual([['the-d6'], ['birthright']]);
  scene.done();
});

test('friendly-ball ZONE-21: a monster that is not attacked goes under it, outside the game, and only one', () => {
  const scene = aScene()
    .player('p1', { items: ['friendly-ball', 'the-battery'] })
    .monsters('gurdy', 'pin')
    .deck('monster', ['fly', 'monstro']);
  scene.use('p1', 'friendly-ball', { ability: 'tap', targets: ['gurdy'] }).allPass();
  expect([scene.object('gurdy').zone, scene.tops('monsters')]).toEqual(['outside', ['fly', 'pin']]);
  scene.use('p1', 'the-battery', { targets: ['friendly-ball'] }).allPass();
  scene.use('p1', 'friendly-ball', { ability: 'tap', targets: ['pin'] }).allPass();
  expect([scene.tops('monsters'), scene.object('gurdy').zone]).toEqual([['fly', 'pin'], 'outside']);
  scene.done();
});

test('friendly-ball TURN-12: what comes out of it must be attacked besides by the active player', () => {
  const scene = aScene()
    .player('p1', { items: ['friendly-ball', 'the-battery'] })
    .monsters('gurdy', 'pin')
    .deck('monster', ['fly'])
    .used({ attacks: 1 })
    .dice(4, 4, 4, 4, 4);
  scene.use('p1', 'friendly-ball', { ability: 'tap', targets: ['gurdy'] }).allPass();
  scene.use('p1', 'the-battery', { targets: ['friendly-ball'] }).allPass();
  scene.use('p1', 'friendly-ball', { ability: 'tap.release' }).allPass();
  scene.answer('p1', 'effect.choose', 'gurdy').answer('p1', 'attack.slot', 'pin');
  expect(scene.tops('monsters')).toEqual(['fly', 'gurdy']);
  scene.refuses('p1', 'end').declare('p1', 'attack').allPass();
  expect(scene.offered()).toEqual(['gurdy']);
  scene.answer('p1', 'attack.target', 'gurdy').resolve();
  expect(scene.soulCards('p1')).toEqual(['gurdy']);
  scene.refuses('p1', 'attack', 'ATK-01').done();
});

test('friendly-ball: destroyed, what is under it stays outside the game', () => {
  const scene = aScene()
    .player('p1', { items: ['friendly-ball'], hand: ['destroy-anything'] })
    .monsters('gurdy')
    .deck('monster', ['fly']);
  scene.use('p1', 'friendly-ball', { ability: 'tap', targets: ['gurdy'] }).allPass();
  scene.play('p1', 'destroy-anything', { targets: ['friendly-ball'] }).allPass();
  expect([scene.items('p1'), scene.object('gurdy').zone, scene.discarded('monster')]).toEqual([[], 'outside', []]);
  scene.done();
});

test('hand-me-downs: each other player may loot, and who does gives a card of their choice', () => {
  const scene = aScene({ players: 4 })
    .player('p1', { items: ['hand-me-downs'] })
    .player('p2', { hand: ['bomb'] })
    .player('p3', { hand: ['a-dime'] })
    .deck('loot', ['a-penny', '3-cents']);
  scene.use('p1', 'hand-me-downs').allPass();
  scene.answer('p2', 'effect.may', 'yes').answer('p3', 'effect.may', 'no').answer('p4', 'effect.may', 'yes');
  scene.answer('p2', 'effect.choose', 'bomb').answer('p4', 'effect.choose', '3-cents');
  expect([scene.hand('p1'), scene.hand('p2'), scene.hand('p3'), scene.hand('p4')]).toEqual([
    ['bomb', '3-cents'],
    ['a-penny'],
    ['a-dime'],
    [],
  ]);
  scene.done();
});

test('marbles CTR-02: one counter more of a type that is there', () => {
  const scene = aScene().player('p1', {
    items: ['marbles', withCounters('blood-puppy', 3, 'level'), 'the-d6', 'meat'],
  });
  scene.answer('p1', 'priority', 'use marbles');
  expect(scene.offered()).toContain('blood-puppy');
  expect(scene.offered()).not.toContain('the-d6');
  scene.answer('p1', 'announce.target', 'blood-puppy').allPass().answer('p1', 'effect.option', 'm0');
  expect([scene.object('blood-puppy').counters, scene.atk('p1')]).toEqual([{ level: 4 }, 2]);
  scene.done();
});

test('marbles CTR-02: or one less, of a monster too; without a counter nothing comes of it', () => {
  const scene = aScene()
    .player('p1', { items: ['marbles', 'the-battery'] })
    .monsters(withCounters('gurdy', 2), 'pin');
  scene
    .use('p1', 'marbles', { targets: ['gurdy'] })
    .allPass()
    .answer('p1', 'effect.option', 'm1');
  expect(scene.object('gurdy').counters).toEqual({ counter: 1 });
  scene.use('p1', 'the-battery', { targets: ['marbles'] }).allPass();
  scene.use('p1', 'marbles', { targets: ['pin'] }).allPass();
  expect([scene.asked(), scene.object('pin').counters]).toEqual(['p1 priority', {}]);
  scene.done();
});
