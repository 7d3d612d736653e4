import { expect } from 'vitest';
import type { CardId } from '../../src/engine/index.js';
import { hasActed } from './acted.js';
import { attackAlong } from './attack-along.js';
import { comesToRestWithout, hasTriggered } from './quiet.js';
import { aScene, damaged, type Scene } from './scene.js';

// Scenes that many monsters and curses share: what is none of their business, and how far they go.

/** A player is chosen on the way to the stack, and it becomes their curse (KEY-05). */
export const becomesACurse = (id: CardId): void => {
  const scene = aScene().monsters('gurdy').deck('monster', [id]);
  scene.attack('p1', 'deck');
  expect([scene.asked(), scene.offered()]).toEqual(['p1 trigger.target', ['p1', 'p2']]);
  scene.answer('p1', 'trigger.target', 'p2');
  expect(scene.stack()).toEqual([id]);
  scene.allPass();
  expect([scene.asked(), scene.curses('p1'), scene.curses('p2')]).toEqual(['p1 priority', [], [id]]);
  scene.done();
};

/** A curse goes when its player dies, and not when another does; both die of this loot card (KEY-05). */
export const goesWithItsPlayer = (id: CardId, deadly: CardId): void => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: [deadly, deadly], lootPlays: 2 })
    .player('p2', { curses: [id] })
    .used({ attacks: 1 });
  scene.play('p1', deadly, { targets: ['p3'] }).resolve();
  expect([scene.dead('p3'), scene.curses('p2')]).toEqual([true, [id]]);
  scene
    .play('p1', deadly, { targets: ['p2'] })
    .passUntil(id)
    .allPass();
  expect([scene.asked(), scene.curses('p2'), scene.discarded('monster')]).toEqual(['p1 priority', [], [id]]);
  scene.resolve().done();
};

/** Given from the deck it is a curse at once, and asks for nothing (KEY-05). */
export const isGivenFromTheDeck = (id: CardId): void => {
  const scene = aScene()
    .player('p1', { items: ['black-candle'] })
    .wholeDeck('monster', [id]);
  scene.use('p1', 'black-candle').allPass().answer('p1', 'effect.choose', 'p2');
  expect([scene.asked(), scene.stack(), scene.curses('p2')]).toEqual(['p1 priority', [], [id]]);
  scene.done();
};

/** Nothing happens when another monster takes damage, dies and pays, and when a player dies. */
export const staysAsItIs = (id: CardId): void => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['bomb', 'gold-bomb', 'gold-bomb'], lootPlays: 3, character: 'sturdy' })
    .player('p2', { coins: 10, hand: ['a-penny'], souls: ['gurdy'] })
    .monsters(id, 'monstro', 'pin')
    .fallbacks('deathPenalty.loot');
  const before = [scene.hp(id), scene.atk(id), scene.dc(id)];
  for (const [card, hurt] of [
    ['bomb', 'monstro'],
    ['gold-bomb', 'monstro'],
    ['gold-bomb', 'p2'],
  ] as const) {
    scene.play('p1', card, { targets: [hurt] });
    comesToRestWithout(scene, id);
  }
  expect([scene.coins('p1'), scene.soulCards('p1'), scene.coins('p2')]).toEqual([6, ['monstro'], 9]);
  expect([scene.hp(id), scene.atk(id), scene.dc(id), hasActed(scene, id)]).toEqual([...before, false]);
  scene.done();
};

/** Combat damage that another monster deals or takes is nothing to it. */
export const mindsOwnCombatDamage = (id: CardId): void => {
  for (const face of [1, 2, 4, 6]) {
    const scene = aScene({ players: 3 })
      .player('p1', { character: 'sturdy', coins: 5, hand: ['bomb'] })
      .monsters(damaged(id, 1), 'gurdy')
      .dice(face);
    const hp = scene.hp(id);
    scene.attack('p1', 'gurdy').allPass(2);
    expect([scene.hp('p1'), scene.hp('gurdy'), scene.hp(id)], `${face}`).toEqual(face < 4 ? [2, 5, hp] : [3, 4, hp]);
    expect([scene.coins('p1'), scene.hand('p1')], `${face}`).toEqual([5, ['bomb']]);
    expect([hasTriggered(scene, id), hasActed(scene, id)], `${face}`).toEqual([false, false]);
    scene.done({ midway: 'the attack goes on' });
  }
};

/** This number rolled against another monster does nothing. */
export const ignoresRollsAgainstOthers = (id: CardId, number: number): void => {
  const scene = aScene()
    .player('p2', { hand: ['bomb'] })
    .monsters(id, 'gurdy')
    .dice(number);
  scene.attack('p1', 'gurdy').allPass();
  expect(hasTriggered(scene, id)).toBe(false);
  scene.done({ midway: 'the attack goes on' });
};

/** A roll of this number that is no attack roll does nothing. */
export const ignoresOtherRolls = (id: CardId, number: number): void => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
    .player('p2', { hand: ['bomb'] })
    .monsters(id)
    .dice(4, number);
  scene.attack('p1', id).use('p1', 'book-of-sin').allPass();
  expect(scene.stack()).toEqual(['roll 4', `roll ${number}`]);
  scene.allPass();
  expect(scene.stack()).toEqual(['roll 4', 'book-of-sin']);
  scene.done({ midway: 'the attack goes on' });
};

/** An attack roll of this number by a player who attacks along does nothing. */
export const ignoresRollsAlong = (id: CardId, number: number): void => {
  const scene = aScene()
    .player('p1', { items: ['calls-for-help'], character: 'sturdy' })
    .player('p2', { character: 'sturdy', hand: ['bomb'] })
    .monsters(id)
    .dice(4, number);
  attackAlong(scene, 'p2', id).allPass(4);
  expect(scene.said('rollIs').map(({ player, amount }) => [player, amount])).toEqual([
    ['p1', 4],
    ['p2', number],
  ]);
  expect(hasTriggered(scene, id)).toBe(false);
  scene.done({ midway: 'the attack goes on' });
};

/** Damage of a bomb in the middle of an attack on it is no combat damage. */
export const ignoresBombsInAttacks = (id: CardId): void => {
  const scene = aScene()
    .player('p1', { hand: ['bomb'] })
    .monsters(id)
    .dice(4);
  const hp = scene.hp(id) ?? 0;
  scene
    .attack('p1', id)
    .play('p1', 'bomb', { targets: [id] })
    .allPass(2);
  expect([scene.hp(id), scene.stack()]).toEqual([hp - 1, ['roll 4']]);
  scene.done({ midway: 'the attack goes on' });
};

/** A 6 that kills another monster is nothing to it. */
export const ignoresOtherKills = (id: CardId): void => {
  const scene = aScene().monsters(id, 'fly').dice(6);
  scene.attack('p1', 'fly').passUntil('fly death').allPass();
  expect(scene.stack()).toEqual([]);
  scene.done();
};

/** What lies under its ability for a 6 is cancelled too (CANCEL-02). */
export const cancelsWhatLiesUnder = (id: CardId): void => {
  const scene = aScene().player('p1', { damage: 1 }).monsters(id, 'holy-dinga').dice(6);
  const hp = scene.hp(id);
  scene.attack('p1', id).allPass().answer('p1', 'trigger.order', 'holy-dinga', id);
  expect(scene.stack()).toEqual([`1 damage to ${id}`, 'holy-dinga', id]);
  scene.allPass();
  expect([scene.stack(), scene.hp(id), scene.hp('p1')]).toEqual([[], hp, 1]);
  scene.toNextTurn().toActionPhase().done();
};

/** Of all numbers rolled against it only these do something. */
export const minds = (id: CardId, numbers: readonly number[]): void => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const scene = aScene()
      .player('p1', { character: 'sturdy' })
      .player('p2', { hand: ['bomb'] })
      .monsters(id)
      .dice(face);
    scene.attack('p1', id).allPass();
    expect(hasTriggered(scene, id), `${face}`).toBe(numbers.includes(face));
    scene.done({ midway: 'the attack goes on' });
  }
};

/** Of all numbers that a player rolls for something else only these do something. */
export const mindsRollsOfAnybody = (id: CardId, numbers: readonly number[]): void => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const scene = aScene()
      .player('p2', { items: ['book-of-sin'], hand: ['a-penny'] })
      .monsters(id, 'gurdy')
      .dice(face);
    scene.pass('p1').use('p2', 'book-of-sin').passUntil(`roll ${face}`).allPass();
    expect(hasTriggered(scene, id), `${face}`).toBe(numbers.includes(face));
    scene.done({ midway: 'what the roll is for has not happened yet' });
  }
};

/** The active player may, or must, attack this once more and then no more. */
export const attacksOnce = (scene: Scene, isForced: boolean): void => {
  expect(scene.offered().includes('end')).toBe(!isForced);
  scene.declare('p1', 'attack').allPass().answer('p1', 'attack.target', 'deck').resolve();
  scene.refuses('p1', 'attack').done();
};

/** What waits for the death of another monster has none when it dies itself. */
export const ignoresOwnDeath = (id: CardId): void => {
  const scene = aScene()
    .player('p1', { hand: ['gold-bomb'] })
    .monsters(id, 'gurdy');
  scene
    .play('p1', 'gold-bomb', { targets: [id] })
    .passUntil(`${id} death`)
    .allPass();
  expect(hasTriggered(scene, id)).toBe(false);
  scene.resolve().done();
};

/** So many abilities as it enters play, and none again for an item that enters while they wait. */
export const entersOnce = (id: CardId, abilities = 1): void => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['swallowed-penny'] })
    .monsters('gurdy')
    .deck('monster', [id])
    .fallbacks('trigger.order', 'trigger.target', 'trigger.mode');
  scene.attack('p1', 'deck').play('p1', 'swallowed-penny').allPass();
  expect([scene.items('p1'), scene.stack()]).toEqual([
    ['swallowed-penny'],
    Array.from({ length: abilities }, () => id),
  ]);
  scene.done({ midway: 'what it does is tested elsewhere' });
};

/** What a monster becomes while its damage waits has dealt no combat damage. */
export const becomesTooLate = (id: CardId): void => {
  const scene = aScene()
    .player('p1', { hand: ['shape-shift'], items: ['shooter'] })
    .monsters('cereus-peashy', id);
  scene.use('p1', 'shooter', { targets: ['cereus-peashy'] }).passUntil('1 damage to p1');
  scene.play('p1', 'shape-shift', { targets: ['cereus-peashy', id] });
  scene.allPass(2);
  expect([scene.stack(), scene.asked(), scene.hp('p1')]).toEqual([[], 'p1 priority', 1]);
  scene.done();
};

/** Each damage that it takes is so much more ATK till the turn ends, and then it is healed. */
export const hitsHarderWhenHurt = (id: CardId, more: number): void => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'bomb'], lootPlays: 2 })
    .monsters(id);
  for (const damage of [1, 2]) {
    scene.play('p1', 'bomb', { targets: [id] }).resolve();
    expect(scene.atk(id)).toBe(1 + damage * more);
  }
  scene.endTurn('p1').toActionPhase();
  expect([scene.atk(id), scene.hp(id)]).toEqual([1, scene.maxHp(id)]);
  scene.done();
};
