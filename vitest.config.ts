import { defineConfig } from 'vitest/config';
import { BUILT, codeIn } from './test/support/built.js';
import { Interleaved } from './test/support/interleaved.js';
import { scratchFolder } from './test/support/scratch.js';

/** They load something anew in their process, from the sources in every mode. */
const RELOADING = ['test/engine/session/upgrade.slow.test.ts', 'test/engine/vocabulary/check.test.ts'];
/** Checks of the whole tree: `npm run check`. */
const HOUSE = 'test/checks/house.test.ts';
/** What plays whole games or waits for threads is no part of `npm run test:quick`. */
const leftOutIn = (mode: string): string[] => (mode === 'quick' ? ['test/**/*.slow.test.ts'] : []);
/** More than there are processors: many tests wait for programs. */
const WORKERS = 4;

export default defineConfig(({ mode }) => ({
  test: {
    server: { deps: { external: [BUILT] } },
    reporters: process.env['CI'] === undefined ? ['default'] : [['default', { summary: false }]],
    // Only what hangs takes so long, however busy the machine; what is waited for comes within less, or is named.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
    setupFiles: ['test/support/expectations.ts'],
    pool: 'forks',
    env: scratchFolder(),
    // Games leave much behind that is soon forgotten: with more room for it a fifth less time goes into clearing up.
    execArgv: ['--max-semi-space-size=64'],
    maxWorkers: WORKERS,
    sequence: { sequencer: Interleaved },
    provide: { isLong: false },
    projects: [
      { extends: true, test: { name: 'house', include: [HOUSE] } },
      { extends: true, test: { name: 'reloading', include: RELOADING, exclude: leftOutIn(mode) } },
      {
        extends: true,
        plugins: codeIn(mode),
        // Files leave nothing behind in their process, so that they share a few, which load the code once.
        test: {
          name: 'sharing',
          include: ['test/**/*.test.ts'],
          exclude: ['test/long/**', 'test/image/**', HOUSE, ...RELOADING, ...leftOutIn(mode)],
          globalSetup: ['test/support/redis-setup.ts'],
          isolate: false,
        },
      },
    ],
  },
}));
