import { expect, test } from 'vitest';
import { aGame, aScene, withCounters } from '../../support/scene.js';

const scene = () =>
  aScene({ variants: ['souls-are-money'] })
    .outside('blood-lust', 'incubus', 'meat')
    .deck('loot', ['bomb', 'a-penny']);

test('VAR-05: a soul is discarded for 5¢, 1 loot and the top starting item, without the stack', () => {
  const sale = scene().player('p1', { souls: ['gurdy', 'chub'] });
  expect(sale.view().startingItems).toBe(2);
  expect(sale.offered()).toContain('sell gurdy');
  sale.answer('p1', 'priority', 'sell gurdy');
  expect(sale.stack()).toEqual([]);
  expect([sale.coins('p1'), sale.hand('p1'), sale.items('p1'), sale.soulCards('p1')]).toEqual([
    5,
    ['bomb'],
    ['blood-lust'],
    ['chub'],
  ]);
  expect(sale.discarded('monster')).toEqual(['gurdy']);
  expect(sale.said('sellsSoul')).toMatchObject([{ player: 'p1', source: 'gurdy' }]);
  expect([sale.view().startingItems, sale.charged('blood-lust')]).toEqual([1, true]);
  sale.done();
});

test('VAR-05: as often as there are souls; without starting items the rest is gained', () => {
  const sale = scene().player('p1', { souls: ['gurdy', 'chub', 'pin'] });
  for (const soul of ['gurdy', 'chub', 'pin']) sale.answer('p1', 'priority', `sell ${soul}`);
  expect([sale.coins('p1'), sale.hand('p1').length, sale.items('p1')]).toEqual([15, 3, ['blood-lust', 'incubus']]);
  expect([sale.view().startingItems, sale.souls('p1')]).toEqual([0, 0]);
  sale.done();
});

test('VAR-05: only in one’s own action phase with an empty stack, and only one’s own souls', () => {
  const sale = scene()
    .player('p1', { souls: ['gurdy'], hand: ['a-penny'], items: ['meat'] })
    .player('p2', { souls: ['chub'] });
  sale.refuses('p1', 'sell chub', 'VAR-05').refuses('p1', 'sell meat', 'VAR-05');
  expect(sale.whyNot('p2', 'sell chub')).toMatchObject({ rule: 'VAR-05', why: 'notYourTurn' });
  sale.play('p1', 'a-penny').refuses('p1', 'sell gurdy', 'VAR-05');
  sale.resolve();
  expect(sale.offered()).toContain('sell gurdy');
  sale.declare('p1', 'attack').refuses('p1', 'sell gurdy', 'ATK-20');
  sale.done({ midway: 'the declaration waits' });
});

test('VAR-05 KEY-01: what is Eternal is not discarded, and buys nothing', () => {
  const sale = scene().player('p1', { souls: [withCounters('gurdy', 1, 'eternal')] });
  sale.refuses('p1', 'sell gurdy', 'KEY-01').done();
});

test('VAR-05 KEY-01: a soul for which something else happens is not discarded, and buys nothing', () => {
  const sale = scene().player('p1', { souls: ['gurdy'], items: ['pays-for-souls'] });
  sale.answer('p1', 'priority', 'sell gurdy');
  expect([sale.coins('p1'), sale.hand('p1'), sale.soulCards('p1')]).toEqual([1, [], ['gurdy']]);
  sale.done();
});

test('VAR-05 SOUL-07: a character that is worth a soul is none to sell, nor is an item', () => {
  const sale = scene().player('p1', { character: 'the-lost', items: ['meat'] });
  expect([sale.souls('p1'), sale.offered().some((one) => one.startsWith('sell'))]).toEqual([1, false]);
  sale.done();
});

test('VAR-05 DEC-33: a bonus soul that is sold lies face down outside the game', () => {
  const sale = scene().player('p1', { souls: ['soul-of-greed'] });
  sale.answer('p1', 'priority', 'sell soul-of-greed');
  const [id] = sale.ids('soul-of-greed');
  expect(sale.state().objects[id!]).toMatchObject({ zone: 'outside', faceDown: true });
  expect(sale.coins('p1')).toBe(5);
  sale.done();
});

test('VAR-05 CHAR-02: a starting item that a change of character has brought in is not in the deck any more', () => {
  const sale = scene()
    .player('p1', { souls: ['gurdy', 'chub'], hand: ['become-another'] })
    .outside('samson', 'blood-lust', 'incubus');
  sale.play('p1', 'become-another').resolve().answer('p1', 'effect.choose', 'samson');
  expect([sale.items('p1'), sale.view().startingItems]).toEqual([['blood-lust'], 1]);
  sale.answer('p1', 'priority', 'sell gurdy');
  expect([sale.items('p1'), sale.view().startingItems]).toEqual([['blood-lust', 'incubus'], 0]);
  sale.answer('p1', 'priority', 'sell chub');
  expect([sale.items('p1').length, sale.coins('p1')]).toEqual([2, 10]);
  sale.done();
});

test('VAR-05: without the variant no soul is for sale, and there is no deck', () => {
  const other = aScene({ variants: ['casino'] })
    .player('p1', { souls: ['gurdy'] })
    .outside('blood-lust');
  expect(other.offered().some((one) => one.startsWith('sell'))).toBe(false);
  expect([other.view().startingItems, 'startingItems' in other.state()]).toEqual([null, false]);
  other.refuses('p1', 'sell gurdy', 'VAR-05').done();
});

test('VAR-05: the deck is made of what nobody plays with, and of nothing else', () => {
  const game = aGame({
    seats: 2,
    decks: { loot: Array.from({ length: 8 }, () => 'a-penny') },
    characters: ['samson', 'plain'],
    outside: ['blood-lust', 'incubus', 'yum-heart', 'soul-of-greed'],
    variants: ['souls-are-money'],
  }).firstPlayerDice(1, 2);
  game.start().toActionPhase();
  const { startingItems = [], objects } = game.state();
  expect(startingItems.map((id) => objects[id]!.card).toSorted()).toEqual(['incubus', 'yum-heart']);
  game.done();
});
