import { expect, test } from 'vitest';
import { aScene, sideways } from '../../support/scene.js';

test('L01 PRIO-01 PRIO-02 PRIO-05: four players pass in turn order from the one who acted', () => {
  const scene = aScene({ players: 4 })
    .player('p1', { hand: ['bomb'] })
    .player('p3', { hand: ['bomb'], lootPlays: 1 })
    .monsters('gurdy');
  scene.play('p1', 'bomb', { targets: ['gurdy'] });
  expect(scene.asked()).toBe('p1 priority');
  scene
    .pass('p1')
    .pass('p2')
    .play('p3', 'bomb', { targets: ['p2'] });
  scene.pass('p3').pass('p4').pass('p1');
  expect(scene.asked()).toBe('p2 priority');
  expect(scene.stack()).toEqual(['bomb', 'bomb']);
  scene.pass('p2');
  expect(scene.stack()).toEqual(['bomb', '1 damage to p2']);
  expect(scene.priority()).toBe('p1');
  scene.pass('p1').pass('p2').pass('p3').pass('p4');
  expect(scene.hp('p2')).toBe(1);
  scene.resolve().done();
});

test('L01 PRIO-02 PRIO-03: an answer to the answer starts with its player, who may go on acting', () => {
  const scene = aScene({ players: 4 })
    .player('p1', { hand: ['bomb', 'bomb'], lootPlays: 2 })
    .player('p3', { hand: ['bomb'], lootPlays: 1 });
  scene
    .pass('p1')
    .pass('p2')
    .play('p3', 'bomb', { targets: ['p1'] })
    .pass('p3')
    .pass('p4');
  scene.play('p1', 'bomb', { targets: ['p3'] });
  expect(scene.asked()).toBe('p1 priority');
  scene.play('p1', 'bomb', { targets: ['p3'] });
  expect(scene.stack()).toEqual(['bomb', 'bomb', 'bomb']);
  scene.pass('p1').pass('p2').pass('p3').pass('p4');
  expect(scene.stack()).toEqual(['bomb', 'bomb', '1 damage to p3']);
  scene.fallbacks('deathPenalty.item').resolve().done();
});

test('L03 STACK-02 STACK-03: something is added above A before A resolves', () => {
  const scene = aScene().player('p1', { hand: ['a-nickel', 'a-penny', 'gain-3'], lootPlays: 3 });
  scene.play('p1', 'a-nickel').play('p1', 'a-penny').allPass();
  expect(scene.stack()).toEqual(['a-nickel']);
  expect(scene.coins('p1')).toBe(1);
  scene.play('p1', 'gain-3');
  expect(scene.stack()).toEqual(['a-nickel', 'gain-3']);
  scene.allPass();
  expect(scene.coins('p1')).toBe(4);
  scene.allPass();
  expect(scene.coins('p1')).toBe(9);
  scene.done();
});

test('G04 TURN-10 TURN-11 STACK-06 DEC-03: passing does not end the turn, declaring does', () => {
  const scene = aScene().monsters('fly');
  scene.allPass(2);
  expect(scene.state().turn.phase).toBe('action');
  expect(scene.asked()).toBe('p1 priority');
  expect(scene.offered()).toContain('attack');
  scene.declare('p1', 'end');
  expect(scene.view().declared).toBe('end');
  expect(scene.state().turn.phase).toBe('action');
  scene.allPass();
  expect(scene.state().turn.phase).toBe('end');
  scene.allPass();
  expect(scene.state().turn.active).toBe('p2');
  scene.done();
});

test('PRIO-02 DEC-05: the roller of a roll gets priority first', () => {
  const scene = aScene({ players: 3 })
    .player('p2', { items: ['book-of-sin'] })
    .dice(1);
  scene.pass('p1').use('p2', 'book-of-sin').allPass();
  expect(scene.stack()).toEqual(['roll 1']);
  expect(scene.priority()).toBe('p2');
  scene.resolve();
  expect(scene.coins('p2')).toBe(1);
  scene.done();
});

test('D21 ABIL-02 PRIO-07 TURN-02: nobody has priority before the recharge step is over', () => {
  const scene = aScene()
    .player('p1', { items: [sideways('mr-boom')] })
    .player('p2', { items: ['mr-boom'] })
    .monsters('gurdy')
    .from('recharge');
  expect(scene.asked()).toBe('p1 priority');
  expect(scene.charged('mr-boom@p1')).toBe(true);
  scene.toActionPhase().done();
});
