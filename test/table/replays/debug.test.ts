import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { replayOf } from '../../../src/table/replays/replay.js';
import { replayFile } from '../../../src/discord/replays/replay-file.js';
import { speak } from '../../discord/support/house.js';
import { watchedTable } from '../../discord/support/watched.js';
import { playedGame, resources } from '../../support/replayed-games.js';
test('debug', { timeout: 200_000 }, async () => {
  for (const [name, souls, most, lang] of [
    ['over', 2, 3000, 'en'],
    ['mid', 4, 200, 'fr'],
  ] as const) {
    const t0 = Date.now();
    const game = await playedGame({ kind: 'simple', seed: 11, seats: 4, souls, most });
    const t1 = Date.now();
    const table = watchedTable(game, ['Ann', 'Bob <b>', 'Cyd 🦊', 'Dan']);
    const replay = replayOf(table, game.texts, resources) as any;
    const file = (await replayFile({ table, replay, w: speak(lang) }))!;
    console.log(
      name,
      table.data.phase,
      'turns',
      replay.turns.length,
      'answers',
      game.states.length,
      'KB',
      file.length / 1024,
      'play ms',
      t1 - t0,
      'make ms',
      Date.now() - t1,
      'history KB',
      game.texts.join('').length / 1024,
    );
    writeFileSync(`/tmp/w/replay40-${name}.html`, file);
  }
});
