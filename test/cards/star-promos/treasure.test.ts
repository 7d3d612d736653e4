import { expect, test } from 'vitest';
import { aScene, sideways } from '../../support/scene.js';

test.each([
  [4, 4],
  [5, 3],
  [6, 3],
])('dads-ring KEY-07: an attack that you declare on a monster, and a %i: its DC is %i', (face, dc) => {
  const scene = aScene()
    .player('p1', { items: ['dads-ring'] })
    .monsters('monstro', 'pin')
    .dice(face, 1);
  scene.attack('p1', 'monstro');
  expect(scene.stack()).toEqual(['dads-ring']);
  scene.passUntil('roll 1');
  expect([scene.dc('monstro'), scene.dc('pin')]).toEqual([dc, 4]);
  scene.done({ midway: 'the attack goes on' });
});

test('dads-ring: the DC is back as the turn ends', () => {
  const scene = aScene()
    .player('p1', { items: ['dads-ring'] })
    .monsters('monstro')
    .dice(5, 2, 2)
    .fallbacks('deathPenalty.item');
  scene.attack('p1', 'monstro').toNextTurn();
  expect([scene.view().turn.active, scene.dc('monstro')]).toEqual(['p2', 4]);
  scene.done();
});

test('dads-ring ATK-05: not for what comes up on the deck, and not for the attack of another player', () => {
  const scene = aScene()
    .player('p1', { items: ['dads-ring', 'more-attacks'] })
    .player('p2', { items: ['dads-ring'] })
    .monsters('fly')
    .deck('monster', ['dip'])
    .dice(6, 5, 6);
  scene.attack('p1', 'deck').resolve();
  expect(scene.coins('p1')).toBe(1);
  scene.attack('p1', 'fly').resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.done();
});

test('dads-ring ATKOBJ-03: an item that is attacked is no monster', () => {
  const scene = aScene()
    .player('p1', { items: ['dads-ring'] })
    .player('p2', { items: ['sparring-partner'] })
    .dice(6);
  scene.attack('p1', 'sparring-partner');
  expect(scene.stack()).toEqual(['roll 6']);
  scene.done({ midway: 'the attack goes on' });
});

test('lump-of-coal DICE-10: after your third attack roll of a turn you have +1 ATK', () => {
  const scene = aScene()
    .player('p1', { items: ['lump-of-coal'] })
    .player('p2', { items: ['lump-of-coal'] })
    .monsters('gurdy')
    .dice(6, 6, 6, 6);
  scene.attack('p1', 'gurdy').passUntil('roll 6').allPass(2).passUntil('roll 6');
  scene.allPass(2).passUntil('roll 6');
  expect([scene.hp('gurdy'), scene.atk('p1')]).toEqual([3, 1]);
  scene.allPass().resolve();
  expect([scene.atk('p1'), scene.atk('p2'), scene.soulCards('p1')]).toEqual([2, 1, ['gurdy']]);
  scene.endTurn('p1').toActionPhase();
  expect(scene.atk('p1')).toBe(1);
  scene.done();
});

test('lump-of-coal: other rolls are no attack rolls', () => {
  const scene = aScene()
    .player('p1', { items: ['lump-of-coal'], hand: ['pills', 'pills', 'pills'], lootPlays: 3 })
    .dice(4, 4, 4);
  scene.play('p1', 'pills').resolve().play('p1', 'pills').resolve().play('p1', 'pills').resolve();
  expect([scene.atk('p1'), scene.maxHp('p1')]).toEqual([1, 5]);
  scene.done();
});

test.each(['plus', 'buy'])('moms-ring GAIN-11: 1 ATK, and loot 1 when it is gained or purchased (%s)', (how) => {
  const scene = aScene()
    .player('p1', { coins: 10, hand: ['plus-treasure'] })
    .shop('moms-ring')
    .deck('treasure', ['moms-ring'])
    .deck('loot', ['a-penny', 'a-dime']);
  if (how === 'plus') scene.play('p1', 'plus-treasure').resolve();
  else scene.buy('p1', 'moms-ring').resolve();
  expect([scene.items('p1'), scene.hand('p1').includes('a-penny'), scene.hand('p1').includes('a-dime')]).toEqual([
    ['moms-ring'],
    true,
    false,
  ]);
  expect([scene.atk('p1'), scene.atk('p2')]).toEqual([2, 1]);
  scene.done();
});

test('moms-ring: another item, and another player’s ring, loot nothing', () => {
  const scene = aScene()
    .player('p1', { items: ['moms-ring'], hand: ['plus-treasure'] })
    .player('p2', { hand: ['plus-treasure'], lootPlays: 1 })
    .deck('treasure', ['meat', 'moms-bra'])
    .deck('loot', ['a-penny']);
  scene.play('p1', 'plus-treasure').resolve();
  scene.passTo('p2').play('p2', 'plus-treasure').resolve();
  expect([scene.hand('p1'), scene.hand('p2')]).toEqual([[], []]);
  scene.done();
});

const gift = (targets: readonly string[]) => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['mystery-gift'] })
    .deck('treasure', ['meat', 'breakfast', 'dinner', 'moms-bra', 'chaos']);
  scene
    .use('p1', 'mystery-gift')
    .answerSome('p1', 'announce.target', ...targets)
    .allPass();
  expect(scene.discarded('treasure')).toEqual(['mystery-gift']);
  return scene;
};

test('mystery-gift ZONE-07: as many cards are seen as players were chosen, and each of them gains a treasure', () => {
  const scene = gift(['p2', 'p3']);
  expect([scene.asked(), scene.offered().toSorted()]).toEqual(['p1 effect.choose', ['breakfast', 'meat']]);
  expect(scene.items('p1')).toEqual([]);
  scene.answerSome('p1', 'effect.choose', 'meat').resolve();
  expect([scene.items('p1'), scene.items('p2'), scene.items('p3')]).toEqual([['breakfast'], ['dinner'], ['moms-bra']]);
  expect(scene.cardsOf('treasure').at(-1)).toBe('meat');
  scene.done();
});

test('mystery-gift: what is put back lies on top in the order that you like', () => {
  const scene = gift(['p1', 'p2', 'p3']);
  scene.answerSome('p1', 'effect.choose').answer('p1', 'deck.order', 'dinner', 'meat', 'breakfast').resolve();
  expect([scene.items('p1'), scene.items('p2'), scene.items('p3')]).toEqual([
    ['dinner', 'meat'],
    ['breakfast'],
    ['moms-bra'],
  ]);
  scene.done();
});

test('mystery-gift: nobody may be chosen, and then you alone gain a treasure', () => {
  const scene = gift([]);
  expect([scene.items('p1'), scene.items('p2'), scene.items('p3')]).toEqual([['meat'], [], []]);
  scene.done();
});

const TEN = ['meat', 'breakfast', 'dinner', 'moms-bra', 'chaos', 'cambion-conception', 'mr-boom', 'dead-bird'];

test.each(['plus', 'buy'])('pumpkin-mask AND-03: it is destroyed for the best of ten treasures (%s)', (how) => {
  const ten = [...TEN, 'curved-horn', 'shiny-rock'];
  const scene = aScene()
    .player('p1', { coins: 10, hand: ['plus-treasure'] })
    .shop('pumpkin-mask')
    .wholeDeck('treasure', [
      ...(how === 'plus' ? ['pumpkin-mask'] : ['steamy-sale']),
      ...ten,
      'compost',
      'mutant-spider',
    ]);
  if (how === 'plus') scene.play('p1', 'plus-treasure').allPass(2);
  else scene.buy('p1', 'pumpkin-mask').allPass();
  const seen = how === 'plus' ? ten : ['steamy-sale', ...ten].slice(0, 10);
  const refilled = how === 'buy';
  const offered = scene.offered().toSorted();
  expect(offered).toEqual((refilled ? ten : seen).toSorted());
  scene.answer('p1', 'effect.choose', 'curved-horn').resolve();
  expect([scene.items('p1'), scene.discarded('treasure')]).toEqual([['curved-horn'], ['pumpkin-mask']]);
  const deck = scene.cardsOf('treasure');
  expect(deck.slice(0, 2)).toEqual(['compost', 'mutant-spider']);
  expect(deck.slice(2).toSorted()).toEqual(ten.filter((id) => id !== 'curved-horn').toSorted());
  scene.done();
});

test('pumpkin-mask: what cannot be destroyed stays, and nothing is looked at', () => {
  const scene = aScene()
    .player('p1', { items: ['eternal-others'], hand: ['plus-treasure'] })
    .deck('treasure', ['pumpkin-mask', 'meat']);
  scene.play('p1', 'plus-treasure').resolve();
  expect(scene.items('p1')).toEqual(['eternal-others', 'pumpkin-mask']);
  scene.done();
});

test('pumpkin-mask: another item is no reason', () => {
  const scene = aScene()
    .player('p1', { items: ['pumpkin-mask'], hand: ['plus-treasure'] })
    .deck('treasure', ['meat']);
  scene.play('p1', 'plus-treasure').resolve();
  expect(scene.items('p1')).toEqual(['pumpkin-mask', 'meat']);
  scene.done();
});

const pyromaniac = (loot: readonly string[]) => {
  const scene = aScene()
    .player('p1', { hand: ['plus-treasure'] })
    .deck('treasure', ['pyromaniac'])
    .wholeDeck('loot', loot);
  scene.play('p1', 'plus-treasure').allPass(2);
  return scene;
};

test('pyromaniac ZONE-07 NAME-01: two bombs out of the loot deck, for all to see', () => {
  const scene = pyromaniac(['a-penny', 'bomb', 'gold-bomb', 'bomb', 'bomb']);
  expect([scene.asked(), scene.decision().max]).toEqual(['p1 deck.search', 2]);
  scene.answerSome('p1', 'deck.search', 'bomb', 'bomb').resolve();
  expect([scene.hand('p1'), scene.cardsOf('loot').toSorted()]).toEqual([
    ['bomb', 'bomb'],
    ['a-penny', 'bomb', 'gold-bomb'],
  ]);
  expect([scene.said('revealed').length, scene.said('shuffled').length]).toEqual([2, 1]);
  scene.done();
});

test('pyromaniac: one bomb or none is enough, and another item finds nothing', () => {
  const one = pyromaniac(['a-penny', 'bomb', 'gold-bomb', 'bomb']);
  expect([one.offered(), one.decision().min, one.decision().max]).toEqual([['bomb', 'bomb'], 0, 2]);
  one.answerSome('p1', 'deck.search', 'bomb').resolve();
  expect(one.hand('p1')).toEqual(['bomb']);
  one.done();
  const other = aScene()
    .player('p1', { items: ['pyromaniac'], hand: ['plus-treasure'] })
    .deck('treasure', ['meat'])
    .wholeDeck('loot', ['bomb', 'bomb']);
  other.play('p1', 'plus-treasure').resolve();
  expect(other.hand('p1')).toEqual([]);
  other.done();
});

test('pyromaniac REPL-01 DMG-05: your non-combat damage is 1 more, to players as to monsters', () => {
  const scene = aScene()
    .player('p1', { items: ['pyromaniac', sideways('the-d6')], hand: ['bomb', 'bomb'], lootPlays: 2 })
    .player('p2', { items: ['the-d6'], hand: ['bomb'], lootPlays: 1 })
    .monsters('gurdy')
    .dice(6);
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).resolve();
  expect(scene.hp('gurdy')).toBe(3);
  scene
    .passTo('p2')
    .play('p2', 'bomb', { targets: ['gurdy'] })
    .resolve();
  expect(scene.hp('gurdy')).toBe(2);
  scene.attack('p1', 'gurdy').passUntil('roll 6').allPass(2);
  expect(scene.hp('gurdy')).toBe(1);
  scene.play('p1', 'bomb', { targets: ['p2'] }).allPass(2);
  expect(scene.hp('p2')).toBe(0);
  scene.done({ midway: 'the attack goes on' });
});
