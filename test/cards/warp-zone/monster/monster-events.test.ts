import { expect, test } from 'vitest';
import { aScene } from '../../../support/scene.js';

const met = (card: string, ...dice: readonly number[]) =>
  aScene({ players: 3 })
    .player('p1', { hand: ['wider-monsters'] })
    .monsters('gurdy')
    .deck('monster', [card, 'fly'])
    .dice(...dice)
    .play('p1', 'wider-monsters');

test('brea-in-distress ITEM-07: a 5 makes it an item with 1 HP, a 4 takes your next turn', () => {
  const item = met('brea-in-distress', 5).resolve();
  expect([item.items('p1'), item.maxHp('p1')]).toEqual([['brea-in-distress'], 3]);
  item.endTurn('p1').toActionPhase();
  expect(item.discarded('monster')).toEqual([]);
  item.done();
  const skip = met('brea-in-distress', 4).resolve();
  skip.endTurn('p1').toActionPhase().endTurn('p2').toActionPhase().endTurn('p3').toActionPhase();
  expect([skip.state().turn.active, skip.discarded('monster')]).toEqual(['p2', ['brea-in-distress']]);
  skip.done();
});

test('fuck-bloat: the two neighbours take 2, and every card named The Bloat comes from the deck', () => {
  const scene = aScene({ players: 4 })
    .player('p1', { hand: ['wider-monsters'] })
    .player('p2', { character: 'sturdy' })
    .player('p4', { character: 'sturdy' })
    .monsters('gurdy')
    .wholeDeck('monster', ['fuck-bloat', 'fly', 'the-bloat', 'dip'])
    .fallbacks('attack.slot');
  scene.play('p1', 'wider-monsters').resolve();
  expect(scene.asked()).toBe('p1 deck.search');
  scene.answerSome('p1', 'deck.search', 'the-bloat').resolve();
  if (scene.asked() !== 'p1 priority') scene.answer('p1', scene.decision().key, scene.offered()[0] ?? '').resolve();
  expect(scene.tops('monsters')).toContain('the-bloat');
  expect([scene.hp('p2'), scene.hp('p3'), scene.hp('p4')]).toEqual([1, 2, 1]);
  scene.done();
});

test('golden-idol: an eternal item of the active player that brings 10¢ a turn, and makes them a prey', () => {
  const scene = met('golden-idol').resolve();
  expect(scene.items('p1')).toEqual(['golden-idol']);
  scene.endTurn('p1').toActionPhase();
  expect(scene.coins('p1')).toBe(10);
  scene.declare('p2', 'attack').allPass();
  expect(scene.offered()).toContain('p1');
  scene.done({ midway: 'the attack is declared' });
});

test('golden-idol: goes to another player who kills its owner', () => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .player('p2', { items: ['golden-idol'] });
  scene
    .play('p1', 'gold-bomb', { targets: ['p2'] })
    .fallbacks()
    .resolve();
  expect([scene.items('p1'), scene.items('p2')]).toEqual([['golden-idol'], []]);
  scene.done();
});

test('grubfather: an eternal item that makes monsters harder, till it is given away for another item', () => {
  const scene = met('grubfather').resolve();
  expect([scene.items('p1'), scene.dc('gurdy')]).toEqual([['grubfather'], scene.dc('gurdy')]);
  scene.done();
  const owner = aScene({ players: 3 })
    .player('p1', { items: ['grubfather', 'meat'] })
    .monsters('fly');
  expect(owner.dc('fly')).toBe(3);
  owner.use('p1', 'grubfather', { pay: ['meat'], targets: ['p3'] }).resolve();
  expect([owner.items('p1'), owner.items('p3'), owner.dc('fly')]).toEqual([[], ['grubfather'], 2]);
  owner.done();
});

test('trial-by-trolley VOTE-01: each player votes for two different players, and the most voted die', () => {
  const scene = met('trial-by-trolley').allPass(2);
  scene.answer('p1', 'vote', 'p2');
  expect(scene.offered().toSorted()).toEqual(['p1', 'p3']);
  scene.answer('p1', 'vote', 'p3').answer('p2', 'vote', 'p2').answer('p2', 'vote', 'p1');
  scene.answer('p3', 'vote', 'p2').answer('p3', 'vote', 'p1').fallbacks().resolve();
  expect([scene.dead('p1'), scene.dead('p2'), scene.dead('p3')]).toEqual([false, true, false]);
  scene.done();
});

test('dont-starve: who does not discard takes 1 damage, over and over till at most one lives', () => {
  const scene = aScene()
    .player('p1', { hand: ['wider-monsters', 'bomb', 'gain-3'] })
    .player('p2', { hand: ['a-penny'] })
    .monsters('gurdy')
    .deck('monster', ['dont-starve', 'fly'])
    .play('p1', 'wider-monsters')
    .resolve();
  const eat = (player: 'p1' | 'p2', answer: string): void => {
    scene.answer(player, 'effect.may', answer);
  };
  eat('p1', 'yes');
  scene.answer('p1', 'discard.loot', 'bomb');
  eat('p2', 'no');
  scene.resolve();
  expect([scene.hp('p1'), scene.hp('p2')]).toEqual([2, 1]);
  eat('p1', 'yes');
  eat('p2', 'no');
  scene.fallbacks().resolve();
  expect([scene.hand('p1'), scene.dead('p1'), scene.dead('p2')]).toEqual([[], false, true]);
  scene.done();
});

test('nightmare-tick ITEM-07: a 4 is your death, a 5 an item that makes your ones 2 or 3', () => {
  const dies = met('nightmare-tick', 4).passUntil('p1 death');
  dies.done({ midway: 'the death is on the stack' });
  const scene = aScene()
    .player('p1', { hand: ['wider-monsters', 'roll-for-coins'], lootPlays: 2 })
    .monsters('gurdy')
    .deck('monster', ['nightmare-tick', 'fly'])
    .dice(5, 1);
  scene.play('p1', 'wider-monsters').resolve();
  expect(scene.items('p1')).toEqual(['nightmare-tick']);
  scene.play('p1', 'roll-for-coins').passUntil('nightmare-tick').allPass();
  scene.answer('p1', 'effect.may', 'yes').answer('p1', 'effect.option', 'm0').resolve();
  expect(scene.coins('p1')).toBe(2);
  scene.done();
});

test('qwop: three dice each; the highest sum gains a treasure, the lowest dies, and each player has 1¢', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['wider-monsters'] })
    .monsters('gurdy')
    .deck('monster', ['qwop', 'fly'])
    .deck('treasure', ['meat', 'breakfast'])
    .dice(6, 5, 1, 4, 4, 4, 1, 1, 6)
    .fallbacks();
  scene.play('p1', 'wider-monsters').resolve();
  expect([scene.items('p1'), scene.items('p2'), scene.items('p3')]).toEqual([['meat'], ['breakfast'], []]);
  expect([scene.dead('p1'), scene.dead('p2'), scene.dead('p3')]).toEqual([false, false, true]);
  expect([scene.coins('p1'), scene.coins('p2')]).toEqual([1, 1]);
  scene.done();
});

test('curse-of-the-suspicious ATKPL-01: its owner can be attacked with a DC of 3', () => {
  const scene = aScene()
    .player('p2', { curses: ['curse-of-the-suspicious'] })
    .dice(2, 3);
  scene.attack('p1', 'p2').passUntil('roll 2').allPass().passUntil('roll 3').allPass().passUntil('1 damage to p2');
  scene.done({ midway: 'the attack goes on' });
});
