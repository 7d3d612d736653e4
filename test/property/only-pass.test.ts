import { expect, test } from 'vitest';
import { canOnlyPass, windowOf, type PlayerId } from '../../src/engine/index.js';
import { stateIn } from '../support/internals.js';
import { newGame, playOut } from '../support/playout.js';

const GAMES = 2;

test('PRIO-04: who could only pass as a window opened is who is offered nothing else when priority comes to them', () => {
  const asked = { onlyPass: 0, more: 0 };
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const start = newGame(seed, 3, 1, false);
    const { turnOrder } = stateIn(start);
    let window = '';
    let judged = new Map<PlayerId, boolean>();
    playOut(
      start,
      seed,
      (session, { player, key, options }) => {
        if (key !== 'priority') return session;
        const isOpening = windowOf(session) !== window;
        if (isOpening) judged = new Map(turnOrder.map((one) => [one, canOnlyPass(session, one)]));
        window = windowOf(session);
        expect(options.length === 1, `${player} in ${window}`).toBe(judged.get(player));
        if (!isOpening) asked[options.length === 1 ? 'onlyPass' : 'more'] += 1;
        return session;
      },
      ['simple'],
    );
  }
  expect(Math.min(asked.onlyPass, asked.more)).toBeGreaterThan(50);
});
