import { defineConfig } from 'vitest/config';
import { BUILT, codeIn } from './test/support/built.js';

export default defineConfig(({ mode }) => ({
  plugins: codeIn(mode),
  test: {
    server: { deps: { external: [BUILT] } },
    // Invariants 11 and 13 to 15 are held by tests that look at cards, words and saves and not at whole games.
    include: [
      'test/long/**/*.test.ts',
      'test/property/**/*.test.ts',
      'test/text/**/*.test.ts',
      'test/saves/**/*.test.ts',
      'test/image/**/*.test.ts',
      'test/tools/{sim,fuzz}.test.ts',
      'test/computer-players/odds.test.ts',
      'test/engine/session/upgrade.slow.test.ts',
      'test/rules/situations/playout.slow.test.ts',
      'test/end-to-end/kills.test.ts',
      'test/browser/newcomers.test.ts',
      'test/discord/days/{days,leaks}.test.ts',
      'test/discord/messages/{messages,limits-walk,hidden-cards}.test.ts',
      'test/{card-parser/back,rulebook/as-typed,rulebook/lookup,table/history/history.slow}.test.ts',
    ],
    globalSetup: ['test/support/redis-setup.ts'],
    setupFiles: ['test/support/expectations.ts'],
    testTimeout: 3_600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
    pool: 'forks',
    provide: { isLong: true },
    maxWorkers: 2,
  },
}));
