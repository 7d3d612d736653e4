import { expect } from 'vitest';
import type { CardId } from '../../src/engine/index.js';
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

/** Nothing happens when something else takes damage, dies and pays. */
export const staysAsItIs = (id: CardId): void => {
  const scene = aScene()
    .player('p1', { hand: ['bomb', 'bomb'], lootPlays: 2, character: 'sturdy' })
    .player('p2', { coins: 10, hand: ['a-penny'], souls: ['gurdy'] })
    .monsters(id, 'fly', 'gurdy');
  const before = [scene.hp(id), scene.atk(id), scene.dc(id)];
  scene.play('p1', 'bomb', { targets: ['fly'] });
  comesToRestWithout(scene, id);
  expect([scene.coins('p1'), scene.tops('monsters').includes('fly')]).toEqual([1, false]);
  scene.play('p1', 'bomb', { targets: ['p2'] });
  comesToRestWithout(scene, id);
  expect([scene.hp(id), scene.atk(id), scene.dc(id)]).toEqual(before);
  scene.done();
};

/** Combat damage that another monster deals or takes is nothing to it. */
export const mindsOwnCombatDamage = (id: CardId): void => {
  for (const face of [1, 4]) {
    const scene = aScene().player('p1', { character: 'sturdy' }).monsters(damaged(id, 1), 'gurdy').dice(face);
    scene.attack('p1', 'gurdy').allPass(2);
    expect(hasTriggered(scene, id)).toBe(false);
    scene.done({ midway: 'the attack goes on' });
  }
};

/** This number rolled against another monster does nothing. */
export const ignoresRollsAgainstOthers = (id: CardId, number: number): void => {
  const scene = aScene().monsters(id, 'gurdy').dice(number);
  scene.attack('p1', 'gurdy').allPass();
  expect(hasTriggered(scene, id)).toBe(false);
  scene.done({ midway: 'the attack goes on' });
};

/** A roll of this number that is no attack roll does nothing. */
export const ignoresOtherRolls = (id: CardId, number: number): void => {
  const scene = aScene()
    .player('p1', { items: ['book-of-sin'] })
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
    .player('p2', { character: 'sturdy' })
    .monsters(id)
    .dice(4, number);
  scene.declare('p1', 'attack').allPass().answer('p1', 'effect.choose', 'p2').answer('p2', 'effect.may', 'yes');
  scene.allPass().answer('p1', 'attack.target', id).allPass(4);
  expect(scene.said('rollIs').map(({ player, amount }) => [player, amount])).toEqual([
    ['p1', 4],
    ['p2', number],
  ]);
  expect(hasTriggered(scene, id)).toBe(false);
  scene.done({ midway: 'the attack goes on' });
};

/** Of all numbers rolled against it only these do something. */
export const minds = (id: CardId, numbers: readonly number[]): void => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const scene = aScene().player('p1', { character: 'sturdy' }).monsters(id).dice(face);
    scene.attack('p1', id).allPass();
    expect(hasTriggered(scene, id), `${face}`).toBe(numbers.includes(face));
    scene.done({ midway: 'the attack goes on' });
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

/** What happens as it enters play, on the way to the stack, does not happen again for an item that enters meanwhile. */
export const entersOnce = (id: CardId): void => {
  const scene = aScene()
    .player('p1', { hand: ['swallowed-penny'] })
    .monsters('gurdy')
    .deck('monster', [id])
    .fallbacks('trigger.target', 'trigger.mode');
  scene.attack('p1', 'deck').play('p1', 'swallowed-penny').allPass();
  expect([scene.items('p1'), scene.stack()]).toEqual([['swallowed-penny'], [id]]);
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
