import { expect, test } from 'vitest';
import { rememberedOrders } from '../../src/engine/index.js';
import { aScene, type Scene } from '../support/scene.js';

/** The only order that this player has given. */
const only = (scene: Scene, player: 'p1' | 'p2') => {
  const [found, ...others] = rememberedOrders(scene.state(), player);
  expect(others).toEqual([]);
  return found!;
};

test('ABIL-07: an order of triggers is asked once, remembered for its player, and asked again when it is forgotten', () => {
  const scene = aScene()
    .player('p1', { items: ['sees-ones', 'the-relic', 'book-of-sin'] })
    .dice(1, 1, 1);
  const roll = () => scene.use('p1', 'book-of-sin').allPass(2);
  roll().answer('p1', 'trigger.order', 'book-of-sin', 'the-relic', 'sees-ones').resolve();
  expect(rememberedOrders(scene.state(), 'p2')).toEqual([]);
  const { order, names } = only(scene, 'p1');
  expect(names.map((name) => name.split('/')[0])).toEqual(['book-of-sin', 'the-relic', 'sees-ones']);
  recharged(scene);
  roll();
  expect(scene.stack()).toEqual(['book-of-sin', 'the-relic', 'sees-ones']);
  scene.resolve();
  expect(scene.aside({ does: 'forgetOrder', player: 'p2', order })).toBe(false);
  expect(scene.aside({ does: 'forgetOrder', player: 'p1', order })).toBe(true);
  expect(scene.aside({ does: 'forgetOrder', player: 'p1', order })).toBe(false);
  recharged(scene);
  roll().answer('p1', 'trigger.order', 'sees-ones', 'the-relic', 'book-of-sin');
  expect(scene.stack()).toEqual(['sees-ones', 'the-relic', 'book-of-sin']);
  scene.resolve().done();
});

/** A whole round of turns: everything of P1 is upright again. */
const recharged = (scene: Scene): void => {
  scene.endTurn('p1').toActionPhase().endTurn('p2').toActionPhase();
};

test('REPL-07: an order of replacements that is forgotten is asked again', () => {
  const scene = aScene().player('p1', {
    items: ['counterfeit-penny', 'twice-the-coins'],
    hand: ['gain-3', 'gain-3'],
    lootPlays: 2,
  });
  scene.play('p1', 'gain-3').allPass();
  scene.answer('p1', 'replacement.order', 'twice-the-coins', 'counterfeit-penny');
  expect(scene.coins('p1')).toBe(7);
  const { order } = only(scene, 'p1');
  expect(scene.aside({ does: 'forgetOrder', player: 'p1', order })).toBe(true);
  scene.play('p1', 'gain-3').allPass();
  scene.answer('p1', 'replacement.order', 'counterfeit-penny', 'twice-the-coins');
  expect(scene.coins('p1')).toBe(15);
  scene.done();
});
