import { expect, test } from 'vitest';
import { expectSame, playedGame } from '../support/replayed-games.js';

const GAMES = 500;

test(`replays of ${GAMES} random games equal the games state by state`, async () => {
  let answers = 0;
  const different: string[] = [];
  for (let seed = 0; seed < GAMES; seed += 1) {
    const kind = seed % 3 === 0 ? 'simple' : 'random';
    const game = await playedGame({ kind, seed, seats: 2 + (seed % 3), souls: 1, most: 400 });
    try {
      expectSame(game);
    } catch (error) {
      different.push(`seed ${seed}: ${String(error)}`);
    }
    answers += game.states.length - 1;
  }
  process.stdout.write(`replayed ${GAMES} games, ${answers} answers\n`);
  expect(different).toEqual([]);
  expect(answers).toBeGreaterThan(GAMES * 50);
});
