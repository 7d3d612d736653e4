import { test } from 'vitest';
import { playedGame, replayed, wholly, statesAgain, historyOf } from '../../support/replayed-games.js';
test('debug', async () => {
  const game = await playedGame({ kind: 'simple', seed: 1, seats: 2, souls: 1, most: 200 });
  const r = replayed(game) as any;
  const turns = r.all(({ session }: any) => wholly(session));
  let at = -1;
  for (const [t, turn] of turns.entries()) for (const [m, state] of turn.moments.entries()) {
    const found = game.states.indexOf(state, at + 1);
    if (found >= 0) { at = found; continue; }
    const next = game.states.slice(at, at + 4);
    console.log('turn', t, 'moment', m, 'after', at, game.states.indexOf(state));
    for (const n of next) { let i = 0; while (n[i] === state[i] && i < n.length) i++; console.log(i, n.length, state.length, '\nGAME ', n.slice(i - 80, i + 120), '\nAGAIN', state.slice(i - 80, i + 120)); }
    return;
  }
});
