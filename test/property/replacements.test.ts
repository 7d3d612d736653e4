import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aScene } from '../support/scene.js';

/** What each replacement makes of an amount of ¢. */
const CHANGES: Readonly<Record<string, (amount: number) => number>> = {
  'counterfeit-penny': (amount) => amount + 1,
  'golden-penny': (amount) => amount + 1,
  'twice-the-coins': (amount) => amount * 2,
};

describe('invariant 11', () => {
  it('11 REPL-06 REPL-07 REPL-08: every replacement applies once to one event, in the order of the player whom it affects', () => {
    const items = fc.shuffledSubarray(Object.keys(CHANGES), { minLength: 1 });
    fc.assert(
      fc.property(items, (order) => {
        const scene = aScene().player('p1', { items: order, hand: ['a-penny', 'a-penny'], lootPlays: 2 });
        scene.play('p1', 'a-penny').allPass();
        if (order.includes('twice-the-coins') && order.length > 1) scene.answer('p1', 'replacement.order', ...order);
        const expected = order.reduce((amount, item) => CHANGES[item]!(amount), 1);
        expect(scene.coins('p1')).toBe(expected);
        scene.play('p1', 'a-penny').allPass();
        expect(scene.coins('p1'), 'the order is remembered').toBe(2 * expected);
        scene.done();
      }),
      { numRuns: 40, seed: 11 },
    );
  });
});
