import { expect, test } from 'vitest';
import { preventDeath } from '../../../src/engine/rules/players/hp.js';
import type { Game } from '../../../src/engine/state/index.js';
import { aScene, withCounters } from '../../support/scene.js';

test('A10 PREV-01 DMG-01 PREV-04: a shield set in answer to combat damage', () => {
  const scene = aScene()
    .player('p1', { damage: 1, items: ['fanny-pack'] })
    .player('p2', { items: ['yum-heart'] })
    .monsters('fat-bat')
    .dice(1, 5, 5, 5);
  scene.attack('p1', 'fat-bat').allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene
    .pass('p1')
    .use('p2', 'yum-heart', { targets: ['p1'] })
    .allPass(2);
  expect(scene.hp('p1')).toBe(1);
  expect(scene.hand('p1')).toEqual([]);
  expect(scene.view().attack).not.toBeNull();
  scene.resolve();
  expect(scene.items('p1')).toHaveLength(2);
  scene.done();
});

test('F03 PREV-01 PREV-03 PREV-04: a shield against one instance is gone after it', () => {
  const scene = aScene().player('p1', { hand: ['four-point-shield', 'bomb', 'bomb'], lootPlays: 3 });
  scene.play('p1', 'four-point-shield').allPass();
  scene.play('p1', 'bomb', { targets: ['p1'] }).allPass(2);
  expect(scene.hp('p1')).toBe(2);
  expect(scene.said('prevented')).toHaveLength(1);
  scene.play('p1', 'bomb', { targets: ['p1'] }).allPass(2);
  expect(scene.hp('p1')).toBe(1);
  scene.done();
});

test('PREV-03 PREV-01: points are spent over several instances and end with the turn', () => {
  const scene = aScene()
    .player('p1', { hand: ['soul-heart', 'soul-heart', 'gold-bomb'], lootPlays: 3 })
    .player('p2', { hand: ['bomb'] });
  scene
    .play('p1', 'soul-heart', { targets: ['p1'] })
    .allPass()
    .play('p1', 'soul-heart', { targets: ['p2'] })
    .allPass();
  scene.play('p1', 'gold-bomb', { targets: ['p1'] }).allPass(2);
  expect(scene.stack()).toEqual(['p1 death']);
  expect(scene.said('prevented').map(({ amount }) => amount)).toEqual([1]);
  scene
    .toNextTurn()
    .toActionPhase()
    .play('p2', 'bomb', { targets: ['p2'] })
    .allPass(2);
  expect(scene.hp('p2')).toBe(1);
  scene.done();
});

test('F06 PREV-02 CANCEL-02: a prevented death leaves 1 HP', () => {
  const scene = aScene().player('p1', { hand: ['xiii-death', 'save-life'], character: 'sturdy', lootPlays: 2 });
  scene.play('p1', 'xiii-death', { targets: ['p1'] }).allPass();
  expect(scene.stack()).toEqual(['p1 death']);
  scene.play('p1', 'save-life', { targets: ['p1'] }).allPass();
  expect(scene.stack()).toEqual([]);
  expect(scene.hp('p1')).toBe(1);
  expect(scene.state().players['p1']?.damage).toBe(2);
  expect(scene.said('event').some(({ event }) => event === 'preventDeath')).toBe(true);
  scene.done();
});

test('PREV-02: where nobody dies no death is prevented', () => {
  const scene = aScene().player('p1', { hand: ['save-life'] });
  scene.play('p1', 'save-life', { targets: ['p1'] }).allPass();
  expect(scene.said('event').some(({ event }) => event === 'preventDeath')).toBe(false);
  scene.done();
});

test('N18 PREV-02 HEAL-02: an effect that names the HP', () => {
  const scene = aScene().player('p1', {
    hand: ['xiii-death', 'self-heal-3', 'save-life-fully'],
    character: 'sturdy',
    lootPlays: 3,
  });
  scene.play('p1', 'xiii-death', { targets: ['p1'] }).allPass();
  scene.play('p1', 'self-heal-3').allPass();
  expect(scene.hp('p1')).toBe(0);
  scene.play('p1', 'save-life-fully', { targets: ['p1'] }).allPass();
  expect(scene.hp('p1')).toBe(3);
  scene.done();
});

test('PREV-01 DMG-08: damage that is prevented altogether leaves the stack', () => {
  const scene = aScene().player('p1', { hand: ['bomb', 'stop-2', 'gold-bomb', 'stop-2'], lootPlays: 4 });
  scene
    .play('p1', 'bomb', { targets: ['p1'] })
    .allPass()
    .play('p1', 'stop-2', { targets: ['damage'] })
    .allPass();
  expect(scene.stack()).toEqual([]);
  scene.play('p1', 'gold-bomb', { targets: ['p1'] }).allPass();
  scene.play('p1', 'stop-2', { targets: ['3 damage to p1'] }).allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.allPass();
  expect(scene.hp('p1')).toBe(1);
  scene.done();
});

test('PREV-05: a shield against damage does not stop a kill', () => {
  const scene = aScene().player('p1', { hand: ['soul-heart', 'xiii-death'], lootPlays: 2 });
  scene
    .play('p1', 'soul-heart', { targets: ['p1'] })
    .allPass()
    .play('p1', 'xiii-death', { targets: ['p1'] })
    .allPass();
  expect(scene.stack()).toEqual(['p1 death']);
  scene.toNextTurn().done();
});

test('F34 HEAL-01: healing stops at the most HP', () => {
  const scene = aScene().player('p1', { damage: 1, hand: ['self-heal-3'] });
  scene.play('p1', 'self-heal-3').allPass();
  expect(scene.hp('p1')).toBe(2);
  expect(scene.maxHp('p1')).toBe(2);
  scene.done();
});

test('PREV-03 REPL-07: points and an instance at once, in the order of the one who is hurt', () => {
  const scene = aScene()
    .player('p1', { hand: ['soul-heart', 'bomb', 'gold-bomb'], lootPlays: 3 })
    .player('p2', { items: ['yum-heart-like'] });
  scene.play('p1', 'soul-heart', { targets: ['p2'] }).allPass();
  scene
    .pass('p1')
    .use('p2', 'yum-heart-like', { targets: ['p2'] })
    .allPass();
  scene.play('p1', 'bomb', { targets: ['p2'] }).allPass(2);
  expect(scene.asked()).toBe('p2 replacement.order');
  scene.answer('p2', 'replacement.order', 'yum-heart-like', 'soul-heart');
  expect(scene.said('prevented').map(({ source, amount }) => [source, amount])).toEqual([['yum-heart-like', 1]]);
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).allPass(2);
  expect(scene.said('prevented').map(({ source, amount }) => [source, amount])).toEqual([
    ['yum-heart-like', 1],
    ['soul-heart', 1],
  ]);
  expect(scene.hp('p2')).toBe(0);
  scene.fallbacks('deathPenalty.item').resolve().done();
});

test('REPL-07 PREV-01 DEC-32: of shields from different cards the one who is hurt says each time which is used up', () => {
  const scene = aScene({ players: 3 })
    .player('p1', { hand: ['soul-heart', 'bomb', 'soul-heart', 'bomb'], lootPlays: 4 })
    .player('p2', { items: ['host-hat', 'recharge-item'] });
  const shielded = (): void => {
    scene.play('p1', 'soul-heart', { targets: ['p2'] }).allPass();
    scene.passTo('p2').use('p2', 'host-hat').allPass();
    scene.play('p1', 'bomb', { targets: ['p2'] }).allPass(2);
  };
  shielded();
  expect([scene.asked(), scene.offered()]).toEqual(['p2 replacement.order', ['soul-heart', 'host-hat']]);
  scene.answer('p2', 'replacement.order', 'soul-heart', 'host-hat');
  expect(scene.said('prevented').map(({ source }) => source)).toEqual(['soul-heart']);
  scene
    .passTo('p2')
    .use('p2', 'recharge-item', { targets: ['host-hat'] })
    .allPass();
  shielded();
  scene.answer('p2', 'replacement.order', 'host-hat', 'soul-heart', 'host-hat');
  expect(scene.said('prevented').map(({ source }) => source)).toEqual(['soul-heart', 'host-hat']);
  scene.answer('p2', 'trigger.target', 'p3').resolve().done();
});

test('REPL-07 DEC-32: of shields on a monster the active player says which is used up', () => {
  const scene = aScene()
    .player('p1', { hand: ['v-the-hierophant', 'bomb'], lootPlays: 2 })
    .player('p2', { items: ['yum-heart'] })
    .monsters('gurdy');
  scene.play('p1', 'v-the-hierophant', { targets: ['gurdy'] }).allPass();
  scene
    .passTo('p2')
    .use('p2', 'yum-heart', { targets: ['gurdy'] })
    .allPass();
  scene.play('p1', 'bomb', { targets: ['gurdy'] }).allPass(2);
  expect([scene.asked(), scene.offered()]).toEqual(['p1 replacement.order', ['v-the-hierophant', 'yum-heart']]);
  scene.answer('p1', 'replacement.order', 'yum-heart', 'v-the-hierophant');
  expect(scene.said('prevented').map(({ source }) => source)).toEqual(['yum-heart']);
  scene.done();
});

test('DEC-32 PREV-03: nobody is asked between shields that are the same, nor when all of them are used up', () => {
  const scene = aScene()
    .player('p1', { hand: ['soul-heart', 'soul-heart', 'bomb', 'gold-bomb'], lootPlays: 4 })
    .player('p2', { items: [withCounters('the-poop', 1)] });
  scene
    .play('p1', 'soul-heart', { targets: ['p2'] })
    .allPass()
    .play('p1', 'soul-heart', { targets: ['p2'] })
    .allPass();
  scene.play('p1', 'bomb', { targets: ['p2'] }).allPass(2);
  expect(scene.hp('p2')).toBe(2);
  scene.passTo('p2').use('p2', 'the-poop').allPass();
  scene.play('p1', 'gold-bomb', { targets: ['p2'] }).allPass(2);
  expect(scene.said('prevented').map(({ source }) => source)).toEqual(['soul-heart', 'soul-heart', 'the-poop']);
  expect(scene.hp('p2')).toBe(1);
  scene.resolve().done();
});

test('DEC-27 PREV-02 DEATH-18: a death is prevented in the cleanup of another player', () => {
  const scene = aScene()
    .player('p1', { hand: ['each-player-takes-1', 'xiii-death'], lootPlays: 2, damage: 1 })
    .player('p2', { damage: 1, items: ['guppys-collar'], coins: 3 })
    .dice(3);
  scene.play('p1', 'each-player-takes-1').allPass();
  expect(scene.stack()).toEqual(['1 damage to p2', '1 damage to p1']);
  scene.allPass(2);
  expect(scene.dead('p1')).toBe(true);
  scene.allPass();
  expect(scene.stack()).toEqual(['p2 death']);
  scene.allPass(4);
  expect(scene.hp('p2')).toBe(1);
  expect(scene.dead('p2')).toBe(false);
  scene.toNextTurn();
  expect(scene.coins('p2')).toBe(3);
  scene.done();
});

test('DEC-08 PREV-01 PREV-03: damage that cannot be prevented is taken, whatever waits for it', () => {
  const scene = aScene().player('p1', { items: ['no-prevention'], hand: ['four-point-shield', 'bomb'], lootPlays: 2 });
  scene.play('p1', 'four-point-shield').allPass();
  scene.play('p1', 'bomb', { targets: ['p1'] }).allPass(2);
  expect([scene.hp('p1'), scene.said('prevented')]).toEqual([1, []]);
  scene.done();
});

test('DEC-08 PREV-01: damage on the stack that cannot be prevented stays there as it is', () => {
  const scene = aScene().player('p1', { items: ['no-prevention'], hand: ['bomb', 'stop-2'], lootPlays: 2 });
  scene.play('p1', 'bomb', { targets: ['p1'] }).allPass();
  scene.play('p1', 'stop-2', { targets: ['1 damage to p1'] }).allPass();
  expect(scene.stack()).toEqual(['1 damage to p1']);
  scene.resolve();
  expect([scene.hp('p1'), scene.said('prevented')]).toEqual([1, []]);
  scene.done();
});

test('CANCEL-02: a death whose victim has left play is cancelled, and leaves nobody at 1 HP', () => {
  const scene = aScene();
  const state = structuredClone(scene.state());
  const death = { id: 's0', kind: 'death', of: 'o999', killer: null, roll: null } as const;
  const game = { state: { ...state, stack: [death] }, underway: { dying: null } } as unknown as Game;
  expect(preventDeath(game, 'o999', 1)).toBe(true);
  expect(game.state.stack).toEqual([]);
  expect(game.state.objects).toEqual(state.objects);
  scene.done();
});
