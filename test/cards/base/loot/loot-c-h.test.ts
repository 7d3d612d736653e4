import { expect, test } from 'vitest';
import { aScene } from '../../../support/scene.js';

test.each([
  ['cains-eye', 'loot', 'bomb', '3-cents'],
  ['golden-horseshoe', 'treasure', 'meat', 'breakfast'],
  ['purple-heart', 'monster', 'gurdy', 'fly'],
] as const)('%s: at the start of the turn the top card may go under its deck', (trinket, deck, top, next) => {
  const scene = aScene()
    .player('p1', { items: [trinket] })
    .from('recharge')
    .wholeDeck(deck, [top, next]);
  scene.passUntil(trinket).allPass();
  expect(scene.view('p1').shown).toEqual([{ deck, cards: [top] }]);
  expect(scene.view('p2').shown).toEqual([]);
  expect(scene.view('p2').decks[deck]).toBe(2);
  scene.answer('p1', 'effect.may', 'yes');
  expect(scene.cardsOf(deck)).toEqual([next, top]);
  scene.done({ midway: 'the turn goes on' });
});

test("cains-eye: a trinket of one's own is looked through on one's own turn only, and may leave the card", () => {
  const scene = aScene()
    .player('p1', { hand: ['cains-eye'] })
    .wholeDeck('loot', ['bomb', '3-cents', 'a-penny', 'a-penny', 'soul-heart']);
  scene.play('p1', 'cains-eye').allPass().endTurn('p1').toActionPhase();
  expect(scene.hand('p2')).toEqual(['bomb']);
  scene.endTurn('p2').passUntil('cains-eye').allPass();
  expect(scene.view('p1').shown).toEqual([{ deck: 'loot', cards: ['3-cents'] }]);
  scene.answer('p1', 'effect.may', 'no').toActionPhase();
  expect(scene.hand('p1')).toEqual(['3-cents']);
  scene.done();
});

test('counterfeit-penny GAIN-10 RULING-18: one ¢ more with each gain, nothing with a theft', () => {
  const scene = aScene()
    .player('p1', { hand: ['a-nickel'], items: ['counterfeit-penny', 'coin-thief'] })
    .player('p2', { coins: 5 });
  scene.play('p1', 'a-nickel').allPass();
  expect(scene.coins('p1')).toBe(6);
  scene.use('p1', 'coin-thief', { targets: ['p2'] }).allPass();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([9, 2]);
  scene.done();
});

test('counterfeit-penny: the gains of others stay as they are', () => {
  const scene = aScene()
    .player('p1', { hand: ['blank-rune'] })
    .player('p2', { items: ['counterfeit-penny'] })
    .dice(4);
  scene.play('p1', 'blank-rune').resolve();
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([4, 5]);
  scene.done();
});

test('curved-horn DICE-10: +1 ATK for the first attack roll of one’s turn and its damage', () => {
  const scene = aScene()
    .player('p1', { items: ['curved-horn'] })
    .monsters('gurdy')
    .dice(4, 5);
  expect(scene.atk('p1')).toBe(2);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['2 damage to gurdy']);
  expect(scene.atk('p1')).toBe(1);
  scene.passUntil('1 damage to gurdy').allPass();
  expect(scene.hp('gurdy')).toBe(2);
  scene.done({ midway: 'the attack goes on' });
});

test('curved-horn DICE-10 DEC-25: a rerolled first attack roll is still the first', () => {
  const scene = aScene()
    .player('p1', { items: ['curved-horn'], hand: ['dice-shard'] })
    .monsters('gurdy')
    .dice(1, 6);
  scene
    .attack('p1', 'gurdy')
    .play('p1', 'dice-shard', { targets: ['roll'] })
    .allPass(2);
  expect(scene.stack()).toEqual(['2 damage to gurdy']);
  scene.done({ midway: 'the attack goes on' });
});

test('curved-horn DICE-10: a miss uses it up, other rolls and other turns do not count', () => {
  const scene = aScene()
    .player('p1', { items: ['curved-horn', 'book-of-sin'] })
    .player('p2', { items: ['curved-horn'] })
    .monsters('gurdy')
    .dice(1, 2, 4);
  expect(scene.atk('p2')).toBe(1);
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.atk('p1')).toBe(2);
  scene.attack('p1', 'gurdy').allPass(2);
  expect([scene.hp('p1'), scene.atk('p1')]).toEqual([1, 1]);
  scene.passUntil('1 damage to gurdy');
  scene.done({ midway: 'the attack goes on' });
});

test('dagaz: destroys a curse', () => {
  const scene = aScene()
    .player('p1', { hand: ['dagaz'] })
    .player('p2', { curses: ['curse-of-pain'] });
  scene.play('p1', 'dagaz', { mode: 0, targets: ['curse-of-pain'] }).allPass();
  expect(scene.curses('p2')).toEqual([]);
  expect(scene.discarded('monster')).toEqual(['curse-of-pain']);
  scene.done();
});

test('dagaz: or prevents one damage; without a curse there is only this', () => {
  const scene = aScene()
    .player('p1', { hand: ['dagaz', 'gold-bomb'], lootPlays: 2 })
    .player('p2', { items: ['breakfast'] });
  scene.answer('p1', 'priority', 'play dagaz');
  expect(scene.offered()).toEqual(['m1', 'back']);
  scene.answer('p1', 'announce.mode', 'm1').answer('p1', 'announce.target', 'p2').allPass();
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).allPass(2);
  expect(scene.hp('p2')).toBe(1);
  scene.done();
});

test('dice-shard: a roll gets a new face', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'], hand: ['dice-shard'] })
    .dice(1, 4);
  scene.refuses('p1', 'play dice-shard').use('p1', 'book-of-sin').allPass();
  scene.play('p1', 'dice-shard', { targets: ['roll'] }).allPass();
  expect(scene.stack()).toEqual(['roll 4']);
  scene.resolve();
  expect(scene.hand('p1')).toEqual(['blank-loot']);
  scene.done();
});

test('ehwaz: each monster that is not being attacked goes to discard, and the next of the deck comes at once', () => {
  const scene = aScene()
    .player('p1', { hand: ['ehwaz'] })
    .monsters('gurdy', 'monstro', 'fly')
    .deck('monster', ['pin', 'war'])
    .dice(1);
  scene.attack('p1', 'monstro').play('p1', 'ehwaz').allPass();
  scene.answer('p1', 'each.order', 'fly', 'gurdy');
  expect(scene.tops('monsters')).toEqual(['war', 'monstro', 'pin']);
  expect(scene.discarded('monster')).toEqual(['gurdy', 'fly']);
  expect(scene.stack()).toEqual(['roll 1']);
  scene.done({ midway: 'the attack goes on' });
});

test('ehwaz ZONE-15: what lay covered is covered again', () => {
  const scene = aScene()
    .player('p1', { hand: ['ehwaz'] })
    .monsters(['gurdy', 'monstro'])
    .deck('monster', ['pin']);
  scene.play('p1', 'ehwaz').allPass();
  expect(scene.view().monsters.map(({ top, covered }) => [top?.card, covered])).toEqual([['pin', ['gurdy']]]);
  scene.done();
});

test('gold-bomb: three damage to a monster or a player', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .monsters('gurdy');
  scene.answer('p1', 'priority', 'play gold-bomb');
  expect(scene.offered()).toEqual(['p1', 'p2', 'gurdy', 'back']);
  scene.answer('p1', 'announce.target', 'gurdy').allPass(2);
  expect(scene.hp('gurdy')).toBe(2);
  scene.done();
});

test.each([
  ['golden-horseshoe', 'treasure'],
  ['purple-heart', 'monster'],
] as const)('%s: played as a trinket it stays', (trinket, deck) => {
  const scene = aScene().player('p1', { hand: [trinket] });
  const before = scene.cardsOf(deck);
  scene.play('p1', trinket).allPass();
  expect(scene.items('p1')).toEqual([trinket]);
  expect(scene.cardsOf(deck)).toEqual(before);
  scene.done();
});

test('guppys-hairball: a 6 prevents one point of damage about to be taken', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .player('p2', { items: ['guppys-hairball', 'breakfast'] })
    .dice(6);
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).allPass(2);
  expect(scene.stack()).toEqual(['3 damage to p2', 'guppys-hairball']);
  scene.passUntil('2 damage to p2').allPass();
  expect(scene.hp('p2')).toBe(1);
  scene.done();
});

test('guppys-hairball: other rolls prevent nothing, and one damage asks once', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .player('p2', { items: ['guppys-hairball'] })
    .dice(5);
  scene.play('p1', 'bomb', { targets: ['p2'] }).resolve();
  expect(scene.hp('p2')).toBe(1);
  scene.done();
});
