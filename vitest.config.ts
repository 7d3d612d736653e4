import { defineConfig } from 'vitest/config';
import { BUILT, codeIn } from './test/support/built.js';

/** Tests of pure functions: they leave nothing behind in their process, so that the files share two of them. */
const PURE = ['cards', 'computer-players', 'engine', 'property', 'rules', 'text'].map(
  (folder) => `test/${folder}/**/*.test.ts`,
);
/** They load something anew in their process, from the sources in every mode. */
const RELOADING = ['test/engine/session/upgrade.test.ts', 'test/engine/vocabulary/check.test.ts'];
/** They start what they need and close it, within one process: the files share three of them, which load the code once. */
const SHARING = ['commands', 'discord', 'rulebook', 'table'].map((folder) => `test/${folder}/**/*.test.ts`);

/** Checks of the whole tree: `npm run check`. */
const HOUSE = 'test/checks/house.test.ts';

export default defineConfig(({ mode }) => ({
  test: {
    server: { deps: { external: [BUILT] } },
    reporters: process.env['CI'] === undefined ? ['default'] : [['default', { summary: false }]],
    // Only what hangs takes so long, however busy the machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: ['test/support/expectations.ts'],
    pool: 'forks',
    provide: { isLong: false },
    projects: [
      {
        extends: true,
        test: { name: 'house', include: [HOUSE], maxWorkers: 3, sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        plugins: codeIn(mode),
        // Servers, browsers and programs, for whose answers the tests wait: three processes, which load the code once,
        // keep two processors busy.
        test: {
          name: 'waiting',
          include: ['test/**/*.test.ts'],
          exclude: ['test/long/**', 'test/image/**', HOUSE, ...SHARING, ...PURE],
          globalSetup: ['test/support/redis-setup.ts'],
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        plugins: codeIn(mode),
        test: {
          name: 'sharing',
          include: SHARING,
          globalSetup: ['test/support/redis-setup.ts'],
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: RELOADING,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        plugins: codeIn(mode),
        test: {
          name: 'pure',
          include: PURE,
          exclude: RELOADING,
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
}));
