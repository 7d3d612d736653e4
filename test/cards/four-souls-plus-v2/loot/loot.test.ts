import { expect, test } from 'vitest';
import { aScene, sideways } from '../../../support/scene.js';

test.each([1, 2, 3, 4, 5, 6])('aaa-battery: at the end of one’s turn a %i recharges an item, from 4 on', (face) => {
  const scene = aScene()
    .player('p1', { items: ['aaa-battery', sideways('mr-boom')] })
    .player('p2', { items: [sideways('jawbone')] })
    .dice(face);
  scene.declare('p1', 'end').allPass().passUntil(`roll ${face}`).allPass();
  if (face >= 4) {
    scene.allPass();
    expect([scene.asked(), scene.offered()]).toEqual(['p1 effect.choose', ['aaa-battery', 'mr-boom', 'jawbone']]);
    scene.answer('p1', 'effect.choose', 'jawbone');
  }
  expect([scene.charged('mr-boom'), scene.charged('jawbone')]).toEqual([false, face >= 4]);
  scene.done({ midway: 'the end phase' });
});

test('ansuz ZONE-07: four cards of a deck in the order wanted', () => {
  const scene = aScene()
    .player('p1', { hand: ['ansuz'] })
    .deck('treasure', ['meat', 'dinner', 'mr-boom', 'the-relic', 'breakfast']);
  scene.play('p1', 'ansuz', { targets: ['deck:treasure'] }).allPass();
  scene.answer('p1', 'deck.order', 'the-relic', 'meat', 'mr-boom', 'dinner');
  expect(scene.cardsOf('treasure').slice(0, 5)).toEqual(['the-relic', 'meat', 'mr-boom', 'dinner', 'breakfast']);
  scene.resolve().done();
});

test.each([1, 2])('black-rune: a %i is one damage to each monster', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['black-rune', 'a-penny'] })
    .monsters('gurdy', 'clotty')
    .fallbacks('each.order')
    .dice(face);
  scene.play('p1', 'black-rune').resolve();
  expect([scene.hp('gurdy'), scene.hp('clotty'), scene.hp('p1'), scene.hand('p1')]).toEqual([4, 1, 2, ['a-penny']]);
  scene.done();
});

test.each([3, 4])('black-rune REROLL-02: a %i rerolls an item', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['black-rune'], items: ['meat'] })
    .player('p2', { items: ['dinner'] })
    .deck('treasure', ['the-relic'])
    .dice(face);
  scene.play('p1', 'black-rune').resolve();
  expect(scene.offered()).toEqual(['meat', 'dinner']);
  scene.answer('p1', 'effect.choose', 'dinner').resolve();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([['meat'], ['the-relic']]);
  scene.done();
});

test.each([5, 6])('black-rune: a %i is the hand for three new cards', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['black-rune', 'a-penny', 'bomb'] })
    .deck('loot', ['3-cents', 'a-nickel', '2-cents', '4-cents'])
    .fallbacks('discard.loot', 'each.order')
    .dice(face);
  scene.play('p1', 'black-rune').resolve();
  expect(scene.hand('p1')).toEqual(['3-cents', 'a-nickel', '2-cents']);
  expect(scene.discarded('loot').toSorted()).toEqual(['a-penny', 'black-rune', 'bomb']);
  scene.done();
});

test('card COPY-11: does what a ↷ ability of an item does, with a target of its own, and without its cost', () => {
  const scene = aScene()
    .player('p1', { hand: ['card'] })
    .player('p2', { items: [sideways('mr-boom'), 'meat'] })
    .monsters('gurdy');
  scene.answer('p1', 'priority', 'play card');
  expect(scene.offered()).toEqual(['mr-boom', 'back']);
  scene.answer('p1', 'announce.target', 'mr-boom').allPass();
  scene.answer('p1', 'trigger.target', 'gurdy').resolve();
  expect([scene.hp('gurdy'), scene.charged('mr-boom'), scene.discarded('loot')]).toEqual([4, false, ['card']]);
  scene.done();
});

test('card COPY-12: what destroys itself does nothing as a loot, nor does what becomes a copy', () => {
  const scene = aScene()
    .player('p1', { hand: ['card', 'card'], lootPlays: 2 })
    .player('p2', { items: ['box', 'modeling-clay', 'meat'] })
    .fallbacks('trigger.target');
  scene.play('p1', 'card', { targets: ['box'] }).resolve();
  expect([scene.items('p2'), scene.discarded('loot')]).toEqual([['box', 'modeling-clay', 'meat'], ['card']]);
  scene.play('p1', 'card', { targets: ['modeling-clay'] }).resolve();
  expect([scene.items('p2'), scene.discarded('loot')]).toEqual([
    ['box', 'modeling-clay', 'meat'],
    ['card', 'card'],
  ]);
  scene.done();
});

test('get-out-of-jail-card DEC-08: other players neither play loot nor activate items till the end of the turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['get-out-of-jail-card', 'a-penny'], items: ['mr-boom'], lootPlays: 2 })
    .player('p2', { hand: ['a-penny'], items: ['jawbone'], lootPlays: 1 })
    .monsters('gurdy');
  scene.play('p1', 'get-out-of-jail-card').allPass();
  scene.play('p1', 'a-penny').pass('p1').refuses('p2', 'play a-penny', 'DEC-08').refuses('p2', 'use jawbone', 'DEC-08');
  expect(scene.offered()).toEqual(['pass']);
  scene
    .pass('p2')
    .use('p1', 'mr-boom', { targets: ['gurdy'] })
    .resolve();
  scene.endTurn('p1').toActionPhase();
  expect(scene.offered()).toEqual(expect.arrayContaining(['play a-penny', 'use jawbone']));
  scene.done();
});

test('gold-key TURN-12: any number of attacks on the monster deck', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-key'] })
    .monsters('gurdy', 'pin')
    .deck('monster', ['fly', 'fly', 'dip', 'clotty'])
    .used({ attacks: 1 })
    .dice(2, 2, 4);
  scene.refuses('p1', 'attack').play('p1', 'gold-key').allPass();
  for (const monster of ['fly', 'fly', 'dip']) {
    scene.declare('p1', 'attack').allPass();
    expect(scene.offered()).toEqual(['deck']);
    scene.answer('p1', 'attack.target', 'deck').answer('p1', 'attack.slot', 'gurdy').resolve();
    expect(scene.discarded('monster')[0]).toBe(monster);
  }
  expect(scene.offered()).toEqual(expect.arrayContaining(['attack', 'end']));
  scene.endTurn('p1').toActionPhase().declare('p2', 'attack').allPass();
  expect(scene.offered()).toEqual(['gurdy', 'pin', 'deck']);
  scene.done({ midway: 'the attack is declared' });
});

test('perthro REROLL-02: an item is destroyed, and its player has the top treasure for it', () => {
  const scene = aScene()
    .player('p1', { hand: ['perthro'] })
    .player('p2', { items: ['dinner', 'meat'] })
    .shop('mr-boom')
    .deck('treasure', ['the-relic']);
  scene.answer('p1', 'priority', 'play perthro');
  expect(scene.offered()).toEqual(['dinner', 'meat', 'mr-boom', 'back']);
  scene.answer('p1', 'announce.target', 'dinner').resolve();
  expect([scene.items('p1'), scene.items('p2'), scene.discarded('treasure')]).toEqual([
    [],
    ['meat', 'the-relic'],
    ['dinner'],
  ]);
  scene.done();
});

test.each([
  [1, ['p1', 'p2'], 'p2'],
  [2, ['p1', 'p2'], 'p2'],
  [3, ['gurdy', 'fly'], 'gurdy'],
  [4, ['gurdy', 'fly'], 'gurdy'],
])('pills-four-souls-plus: a %i is one damage to one of %j', (face, offered, target) => {
  const scene = aScene()
    .player('p1', { hand: ['pills-four-souls-plus'] })
    .monsters('gurdy', 'fly')
    .dice(face);
  scene.play('p1', 'pills-four-souls-plus').resolve();
  expect(scene.offered()).toEqual(offered);
  const before = scene.hp(target);
  scene.answer('p1', 'effect.choose', target).resolve();
  expect([scene.hp(target), scene.hp('p1')]).toEqual([(before ?? 0) - 1, 2]);
  scene.done();
});

test.each([5, 6])('pills-four-souls-plus: a %i is one damage to oneself', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['pills-four-souls-plus'] })
    .monsters('gurdy')
    .dice(face);
  scene.play('p1', 'pills-four-souls-plus').resolve();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('gurdy')]).toEqual([1, 2, 5]);
  scene.done();
});

test.each([
  [1, ['meat', 'dinner']],
  [2, ['meat', 'dinner']],
  [3, ['meat', 'dinner', 'jawbone', 'mr-boom']],
  [4, ['meat', 'dinner', 'jawbone', 'mr-boom']],
])('pills-four-souls-plus-2: a %i rerolls one of %j', (face, offered) => {
  const scene = aScene()
    .player('p1', { hand: ['pills-four-souls-plus-2'], items: ['meat', 'dinner'] })
    .player('p2', { items: ['jawbone'] })
    .shop('mr-boom')
    .deck('treasure', ['the-relic'])
    .dice(face);
  scene.play('p1', 'pills-four-souls-plus-2').resolve();
  expect(scene.offered()).toEqual(offered);
  scene.answer('p1', 'effect.choose', 'meat').resolve();
  expect([scene.items('p1'), scene.items('p2'), scene.tops('shop')]).toEqual([
    ['dinner', 'the-relic'],
    ['jawbone'],
    ['mr-boom'],
  ]);
  scene.done();
});

test.each([5, 6])('pills-four-souls-plus-2: a %i rerolls all of one’s own', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['pills-four-souls-plus-2'], items: ['meat', 'dinner'] })
    .player('p2', { items: ['jawbone'] })
    .deck('treasure', ['the-relic', 'breakfast'])
    .fallbacks('each.order')
    .dice(face);
  scene.play('p1', 'pills-four-souls-plus-2').resolve();
  expect([scene.items('p1').toSorted(), scene.items('p2')]).toEqual([['breakfast', 'the-relic'], ['jawbone']]);
  scene.done();
});

test.each([1, 2])('pills-four-souls-plus-3 CANCEL-03: a %i cancels a loot that is being played', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['a-dime', 'a-nickel', 'pills-four-souls-plus-3'], lootPlays: 3, items: ['mr-boom'] })
    .monsters('gurdy')
    .dice(face);
  scene
    .play('p1', 'a-dime')
    .play('p1', 'a-nickel')
    .use('p1', 'mr-boom', { targets: ['gurdy'] });
  scene.play('p1', 'pills-four-souls-plus-3').passUntil(`roll ${face}`).allPass(2);
  expect([scene.asked(), scene.offered()]).toEqual(['p1 effect.choose', ['a-dime', 'a-nickel']]);
  scene.answer('p1', 'effect.choose', 'a-dime').resolve();
  expect([scene.coins('p1'), scene.hp('gurdy')]).toEqual([5, 4]);
  scene.done();
});

test.each([3, 4])('pills-four-souls-plus-3 DISC-01: a %i makes each other player discard a card', (face) => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['pills-four-souls-plus-3', 'bomb'] })
    .player('p2', { hand: ['a-penny', 'a-dime'] })
    .player('p3', { hand: ['bomb', 'soul-heart'] })
    .dice(face);
  scene.play('p1', 'pills-four-souls-plus-3').resolve();
  scene.answer('p2', 'discard.loot', 'a-penny').answer('p3', 'discard.loot', 'bomb');
  expect([scene.hand('p1'), scene.hand('p2'), scene.hand('p3')]).toEqual([['bomb'], ['a-dime'], ['soul-heart']]);
  scene.done();
});

test.each([5, 6])('pills-four-souls-plus-3: a %i does nothing', (face) => {
  const scene = aScene()
    .player('p1', { hand: ['a-dime', 'pills-four-souls-plus-3'], lootPlays: 2 })
    .player('p2', { hand: ['a-penny'] })
    .dice(face);
  scene.play('p1', 'a-dime').play('p1', 'pills-four-souls-plus-3').resolve();
  expect([scene.coins('p1'), scene.hand('p2')]).toEqual([10, ['a-penny']]);
  scene.done();
});

test.each([
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 6],
  [5, 6],
  [6, 6],
])('poker-chip REPL-01: a %i turns the first 3¢ of one’s turn into %i', (face, coins) => {
  const scene = aScene()
    .player('p1', { items: ['poker-chip'], hand: ['gain-3', 'gain-3'], lootPlays: 2 })
    .dice(face);
  scene.play('p1', 'gain-3').allPass();
  expect([scene.coins('p1'), scene.stack()]).toEqual([0, [`roll ${face}`]]);
  scene.resolve();
  expect(scene.coins('p1')).toBe(coins);
  scene.play('p1', 'gain-3').resolve();
  expect(scene.coins('p1')).toBe(coins + 3);
  scene.done();
});

test('poker-chip KEY-02: a trinket; in the turn of another it waits, and it counts once in each own turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['gain-3'] })
    .player('p2', { hand: ['poker-chip', 'gain-3', 'gain-3', 'gain-3'], lootPlays: 3 })
    .dice(5);
  scene.pass('p1').play('p2', 'poker-chip').allPass();
  expect(scene.items('p2')).toEqual(['poker-chip']);
  scene.pass('p1').play('p2', 'gain-3').resolve();
  expect(scene.coins('p2')).toBe(3);
  scene.play('p1', 'gain-3').resolve();
  expect(scene.coins('p1')).toBe(3);
  scene.endTurn('p1').toActionPhase().play('p2', 'gain-3').resolve();
  expect(scene.coins('p2')).toBe(9);
  scene.done();
});

test('the-left-hand: the death of another player may recharge an item', () => {
  const scene = aScene()
    .player('p1', { items: ['the-left-hand', sideways('mr-boom')], hand: ['xiii-death'] })
    .player('p2', { items: [sideways('jawbone'), 'the-d6'] })
    .fallbacks('deathPenalty.item');
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).allPass(2);
  expect([scene.asked(), scene.offered()]).toEqual([
    'p1 trigger.target',
    ['the-left-hand', 'mr-boom', 'jawbone', 'the-d6'],
  ]);
  scene.answer('p1', 'trigger.target', 'mr-boom').allPass().answer('p1', 'effect.may', 'yes').resolve();
  expect(scene.charged('mr-boom')).toBe(true);
  scene.done();
});

test('the-left-hand KEY-02: a trinket; neither one’s own death nor that of a monster counts', () => {
  const scene = aScene()
    .player('p1', { hand: ['the-left-hand', 'gold-bomb', 'xiii-death'], items: [sideways('mr-boom')], lootPlays: 3 })
    .monsters('fly')
    .fallbacks('deathPenalty.item');
  scene
    .play('p1', 'the-left-hand')
    .allPass()
    .play('p1', 'gold-bomb', { targets: ['fly'] })
    .resolve();
  expect([scene.items('p1'), scene.charged('mr-boom')]).toEqual([['mr-boom', 'the-left-hand'], false]);
  scene.play('p1', 'xiii-death', { targets: ['p1'] }).allPass(2);
  expect(scene.stack()).toEqual([]);
  scene.toNextTurn().done({ midway: 'the next turn begins' });
});

test('the-left-hand: only if wanted', () => {
  const scene = aScene().player('p1', { items: ['the-left-hand', sideways('mr-boom')], hand: ['xiii-death'] });
  scene
    .play('p1', 'xiii-death', { targets: ['p2'] })
    .allPass(2)
    .answer('p1', 'trigger.target', 'mr-boom');
  scene.allPass().answer('p1', 'effect.may', 'no').resolve();
  expect(scene.charged('mr-boom')).toBe(false);
  scene.done();
});

test('tape-worm KEY-02 ATK-12: a trinket; each miss is one damage to another player of one’s choice', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['tape-worm'], character: 'sturdy' })
    .monsters('gurdy')
    .dice(3, 4);
  scene.play('p1', 'tape-worm').allPass();
  expect(scene.items('p1')).toEqual(['tape-worm']);
  scene.attack('p1', 'gurdy').allPass();
  expect([scene.asked(), scene.offered()]).toEqual(['p1 trigger.target', ['p2', 'p3']]);
  scene.answer('p1', 'trigger.target', 'p3');
  expect(scene.stack()).toEqual(['1 damage to p1', 'tape-worm']);
  scene.passUntil('roll 4').allPass();
  expect([scene.hp('p1'), scene.hp('p2'), scene.hp('p3'), scene.stack()]).toEqual([2, 2, 1, ['1 damage to gurdy']]);
  scene.done({ midway: 'the attack goes on' });
});

test('tape-worm: the misses of another are nothing to it', () => {
  const scene = aScene()
    .player('p2', { items: ['tape-worm'] })
    .monsters('gurdy')
    .dice(3);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.done({ midway: 'the attack goes on' });
});
