import { expect, test } from 'vitest';
import type { CardId } from '../../../../src/engine/index.js';
import { bombed, slain } from '../../../support/gold-bombs.js';
import { hitsHarderWhenHurt } from '../../../support/monster-limits.js';
import { aScene, damaged } from '../../../support/scene.js';

/** A miss hurts the attacker; with its last HP gone it pays and becomes a soul. */
const fights = (id: CardId, hp: number, dc: number, coins: number): void => {
  const scene = aScene()
    .monsters(damaged(id, hp - 1))
    .dice(dc - 1, Math.min(5, dc + 1));
  expect([scene.maxHp(id), scene.dc(id), scene.atk(id)]).toEqual([hp, id === 'larry-jr' ? dc + 1 : dc, 1]);
  scene.attack('p1', id).passUntil('1 damage to p1').resolve();
  expect(scene.coins('p1')).toBe(coins);
  expect(scene.soulCards('p1')).toEqual([id]);
  expect(scene.hp('p1')).toBe(1);
  scene.done();
};

test('chub: 4 HP, hit from 3 on, 7¢ and a soul', () => fights('chub', 4, 3, 7));

test('chub: heals 2 when the attacker rolls a 1 against it', () => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .monsters(damaged('chub', 3))
    .dice(1, 1);
  scene.use('p1', 'book-of-sin').resolve();
  expect(scene.hp('chub')).toBe(1);
  scene.attack('p1', 'chub').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1', 'chub']);
  scene.allPass();
  expect(scene.hp('chub')).toBe(3);
  scene.done({ midway: 'the attack goes on' });
});

test('conquest: 2 HP, hit from 3 on, 6¢ and a soul', () => fights('conquest', 2, 3, 6));

test('conquest TURN-12: whoever kills it must attack again', () => {
  const scene = aScene().monsters(damaged('conquest', 1), 'fly').deck('monster', ['cod-worm']).dice(3, 2);
  scene.attack('p1', 'conquest').resolve();
  scene.refuses('p1', 'end');
  scene.attack('p1', 'fly').resolve();
  scene.refuses('p1', 'attack');
  expect(scene.offered()).toContain('end');
  scene.done();
});

test('famine REPL-04: the active player skips their next turn', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['gold-bomb'] })
    .monsters('famine');
  scene
    .play('p1', 'gold-bomb', { targets: ['famine'] })
    .resolve()
    .endTurn('p1');
  expect(scene.state().turn.active).toBe('p2');
  expect(scene.view().players.map(({ turnsToSkip }) => turnsToSkip)).toEqual([1, 0, 0]);
  scene.toActionPhase().endTurn('p2').toActionPhase();
  expect(scene.view().turn.next).toBe('p2');
  scene.endTurn('p3');
  expect(scene.said('turnSkipped').map(({ player }) => player)).toEqual(['p1']);
  expect(scene.state().turn.active).toBe('p2');
  scene.toActionPhase().endTurn('p2').toActionPhase().endTurn('p3');
  expect(scene.state().turn.active).toBe('p1');
  scene.done({ midway: 'a turn begins' });
});

test('gurdy: 5 HP, hit from 4 on, 7¢ and a soul', () => fights('gurdy', 5, 4, 7));

test('larry-jr: 4 HP, hit from 3 on, 6¢ and a soul', () => fights('larry-jr', 4, 3, 6));

test('larry-jr: one more evasion with 2 HP or less', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'heal-monster'], lootPlays: 2 })
    .monsters(damaged('larry-jr', 1));
  expect(scene.dc('larry-jr')).toBe(3);
  scene.play('p1', 'bomb', { targets: ['larry-jr'] }).allPass(2);
  expect(scene.dc('larry-jr')).toBe(4);
  scene.play('p1', 'heal-monster', { targets: ['larry-jr'] }).allPass();
  expect(scene.dc('larry-jr')).toBe(3);
  scene.done();
});

test('mega-fatty: heals 1 for combat damage that it deals; two loot and a soul', () => {
  const scene = aScene().monsters(damaged('mega-fatty', 2)).dice(2, 3, 3);
  scene.attack('p1', 'mega-fatty').allPass(2);
  expect(scene.hp('p1')).toBe(1);
  expect(scene.stack()).toEqual(['mega-fatty']);
  scene.allPass();
  expect(scene.hp('mega-fatty')).toBe(2);
  scene.resolve();
  expect(scene.soulCards('p1')).toEqual(['mega-fatty']);
  expect(scene.hand('p1')).toHaveLength(2);
  scene.done();
});

test('monstro: 4 HP, hit from 4 on, 6¢ and a soul', () => fights('monstro', 4, 4, 6));

test('peep: the monster it seeks comes into a slot of choice, and the deck is shuffled', () => {
  const scene = slain('peep').wholeDeck('monster', ['fly', 'pin', 'the-bloat', 'war']);
  bombed(scene, 'peep').allPass();
  scene.passUntil('peep').allPass().answer('p1', 'deck.search', 'the-bloat');
  expect(scene.tops('monsters')).toEqual(['the-bloat']);
  expect(scene.said('shuffled')).toHaveLength(1);
  scene.resolve();
  expect(scene.soulCards('p1')).toEqual(['peep']);
  expect(scene.tops('monsters')).toEqual(['the-bloat']);
  scene.done();
});

test('peep: without it in the deck nothing comes of the search but shuffling', () => {
  const scene = slain('peep').wholeDeck('monster', ['fly', 'pin']);
  bombed(scene, 'peep').allPass();
  scene.passUntil('peep').allPass();
  expect(scene.offered()).toEqual(['none']);
  scene.answer('p1', 'deck.search', 'none').resolve();
  expect(scene.said('shuffled')).toHaveLength(1);
  expect(scene.tops('monsters').length).toBe(1);
  expect(scene.souls('p1')).toBe(1);
  scene.done();
});

test('pin: 2 HP, hit from 4 on, 5¢ and a soul', () => fights('pin', 2, 4, 5));

test('pin RULING-34: no combat damage from a 6, but other damage and other faces', () => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters('pin')
    .dice(6, 4);
  scene.attack('p1', 'pin').allPass(2);
  expect(scene.hp('pin')).toBe(2);
  scene.play('p1', 'bomb', { targets: ['pin'] }).allPass(2);
  expect(scene.hp('pin')).toBe(1);
  scene.resolve();
  expect(scene.soulCards('p1')).toEqual(['pin']);
  scene.done();
});

test.each<readonly [number, string, readonly string[]]>([
  [1, 'rag-man', []],
  [6, 'rag-man', []],
  [2, 'fly', ['rag-man']],
  [3, 'fly', ['rag-man']],
  [5, 'fly', ['rag-man']],
])('rag-man DEATH-10 RULING-27: a %i after the rewards', (face, top, souls) => {
  const scene = slain('rag-man').wholeDeck('monster', ['fly', 'pin']).deck('loot', ['a-penny', 'a-penny', 'a-penny']);
  scene.dice(face);
  bombed(scene, 'rag-man').resolve();
  expect(scene.hand('p1')).toEqual(['gold-bomb', 'a-penny', 'a-penny', 'a-penny']);
  expect(scene.soulCards('p1')).toEqual(souls);
  expect(scene.tops('monsters')).toEqual([top]);
  scene.done();
});

test('war: 3 HP, hit from 3 on, 8¢ and a soul', () => fights('war', 3, 3, 8));

test('war: +1 ATK till end of turn for each damage taken', () => hitsHarderWhenHurt('war', 1));
