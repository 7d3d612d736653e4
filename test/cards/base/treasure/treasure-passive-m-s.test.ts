import { expect, test } from 'vitest';
import { type Scene, aScene } from '../../../support/scene.js';

const rollOf = (face: number, items: readonly string[]): Scene =>
  aScene()
    .player('p1', { items: ['book-of-sin', ...items] })
    .dice(face);

test('meat: +1 to the attack rolls of its owner, no other rolls', () => {
  const scene = aScene()
    .player('p1', { items: ['meat', 'book-of-sin'] })
    .monsters('gurdy')
    .dice(2, 3);
  scene.use('p1', 'book-of-sin').resolve().attack('p1', 'gurdy').allPass();
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([2, 4]);
  expect(scene.stack()).toEqual(['1 damage to gurdy']);
  scene.done({ midway: 'the attack goes on' });
});

test('moms-box: a 4 may exchange a loot card', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .player('p2', { items: ['moms-box'], hand: ['bomb'] })
    .deck('loot', ['blank-loot', 'a-penny'])
    .dice(4);
  scene.use('p1', 'book-of-sin').passUntil('moms-box').allPass().answer('p2', 'effect.may', 'yes');
  scene.answer('p2', 'discard.loot', 'bomb');
  expect(scene.hand('p2')).toHaveLength(1);
  expect(scene.discarded('loot')).toEqual(['bomb']);
  scene.resolve().done();
});

test.each(['moms-coin-purse', 'moms-purse'])('%s: one more card in the loot step', (id) => {
  const scene = aScene()
    .player('p1', { items: [id] })
    .from('recharge');
  scene.toActionPhase();
  expect(scene.hand('p1')).toHaveLength(2);
  scene.endTurn('p1').toActionPhase();
  expect(scene.hand('p2')).toHaveLength(1);
  scene.done();
});

test('moms-coin-purse and moms-purse together: two more', () => {
  const scene = aScene()
    .player('p1', { items: ['moms-coin-purse', 'moms-purse'] })
    .from('recharge');
  scene.toActionPhase();
  expect(scene.hand('p1')).toHaveLength(3);
  scene.done();
});

test('moms-razor: who rolls a 6 may be hurt', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .player('p2', { items: ['moms-razor'] })
    .dice(6);
  scene.use('p1', 'book-of-sin').passUntil('moms-razor').allPass().answer('p2', 'effect.may', 'yes');
  expect(scene.stack().at(-1)).toBe('1 damage to p1');
  scene.resolve();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([2, 2]);
  expect(scene.maxHp('p1')).toBe(3);
  scene.done();
});

test('monstros-tooth TGT-01 DEC-15: chance picks the player on the way to the stack, who picks the item', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { items: ['monstros-tooth', 'meat', 'the-d6'] })
    .from('startTriggers')
    .start();
  expect(scene.said('atRandom').map(({ object }) => object)).toEqual([{ player: 'p1' }]);
  expect(scene.view('p2').stack.map(({ targetRefs }) => targetRefs)).toEqual([['p1']]);
  scene.allPass();
  expect(scene.offered()).toEqual(['monstros-tooth', 'meat']);
  scene.answer('p1', 'effect.choose', 'meat');
  expect(scene.items('p1')).toEqual(['monstros-tooth', 'the-d6']);
  scene.done({ midway: 'the turn begins' });
});

test('polydactyly LOOT-08: one more loot card on one’s own turn', () => {
  const scene = aScene().player('p1', { items: ['polydactyly'], hand: ['a-penny', 'a-penny', 'a-penny'] });
  scene.play('p1', 'a-penny').allPass().play('p1', 'a-penny').allPass().refuses('p1', 'play a-penny').done();
});

test('polydactyly DICE-10: +1 ATK for the first attack roll', () => {
  const scene = aScene()
    .player('p1', { items: ['polydactyly'] })
    .monsters('gurdy')
    .dice(4);
  scene.attack('p1', 'gurdy').allPass();
  expect(scene.stack()).toEqual(['2 damage to gurdy']);
  expect(scene.atk('p1')).toBe(1);
  scene.done({ midway: 'the attack goes on' });
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

test('sacred-heart RULING-14: one’s own 1 may become a 6', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin', 'sacred-heart'] })
    .player('p2', { items: ['sacred-heart'] })
    .dice(1);
  scene.use('p1', 'book-of-sin').allPass(2);
  expect(scene.stack()).toEqual(['roll 1', 'sacred-heart']);
  scene.allPass().answer('p1', 'effect.may', 'yes');
  expect(scene.stack()).toEqual(['roll 6']);
  scene.resolve().done();
});

test('sacred-heart DICE-11 RULING-14: a face changed before it resolves is left alone', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin', 'sacred-heart', 'spoon-bender'] })
    .dice(1);
  scene.use('p1', 'book-of-sin').allPass(2);
  scene.use('p1', 'spoon-bender', { targets: ['roll'] }).allPass(2);
  expect(scene.stack()).toEqual(['roll 2']);
  scene.resolve().done();
});

test('shiny-rock: one ¢ for each ↷ or $ of an item, not of the character', () => {
  const scene = aScene()
    .player('p1', { items: ['shiny-rock', 'mr-boom', 'battery-bum'], coins: 4 })
    .monsters('gurdy');
  scene.use('p1', 'plain').resolve();
  expect(scene.coins('p1')).toBe(4);
  scene.use('p1', 'mr-boom', { targets: ['gurdy'] }).resolve();
  expect(scene.coins('p1')).toBe(5);
  scene.use('p1', 'battery-bum', { targets: ['mr-boom'] }).resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.done();
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

test('starter-deck: two loot at the end of a turn with eight cards, none with seven', () => {
  const cards = (count: number): readonly string[] => Array.from({ length: count }, () => 'a-penny');
  const scene = aScene().player('p1', { items: ['starter-deck'], hand: cards(8) });
  scene.endTurn('p1');
  expect(scene.hand('p1')).toHaveLength(10);
  scene.done();
  const few = aScene().player('p1', { items: ['starter-deck'], hand: cards(7) });
  few.endTurn('p1');
  expect(few.hand('p1')).toHaveLength(7);
  few.done();
});

test('steamy-sale: shop items cost its owner 5¢ less, the top treasure does not', () => {
  const scene = aScene()
    .player('p1', { items: ['steamy-sale'], coins: 9 })
    .shop('meat');
  scene.declare('p1', 'purchase').allPass();
  expect(scene.offered()).toEqual(['meat']);
  scene.answer('p1', 'purchase.choice', 'meat').resolve();
  expect([scene.items('p1'), scene.coins('p1')]).toEqual([['steamy-sale', 'meat'], 4]);
  scene.done();
});

test('suicide-king DEATH-12: three loot for one’s own death, before the penalty', () => {
  const scene = aScene()
    .player('p1', { hand: ['xiii-death'], items: ['suicide-king'] })
    .player('p2', { items: ['suicide-king'] })
    .fallbacks('deathPenalty.item', 'deathPenalty.loot');
  scene.play('p1', 'xiii-death', { targets: ['p2'] }).resolve();
  expect([scene.hand('p1').length, scene.hand('p2').length]).toEqual([0, 2]);
  scene.done();
});

test('synthoil: +1 to attack rolls, no others', () => {
  const scene = aScene()
    .player('p1', { items: ['synthoil', 'book-of-sin'] })
    .monsters('gurdy')
    .dice(2, 3);
  scene.use('p1', 'book-of-sin').resolve().attack('p1', 'gurdy').allPass();
  expect(scene.said('rollIs').map(({ amount }) => amount)).toEqual([2, 4]);
  scene.done({ midway: 'the attack goes on' });
});
