import { execFileSync } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vitest/config';
import { projectRoot } from '../../src/ops/paths.js';
import { isBuilt } from '../../tools/building/manifest.mjs';

/** Our code, as it is built. */
export const BUILT = /\/dist\/(?:src|commands|cards|playground|tools)\//u;

/** Modes of vitest in which tests take our code from there; `quick` leaves out those that are slow. */
const OF_BUILD: readonly string[] = ['built', 'quick'];

/** Of the whole process, for vitest reads its config again for each project. */
const here = globalThis as { isCodeReady?: boolean };

/**
 * What tests take our code from in a mode of vitest: from `dist` with `--mode built` and `--mode quick`. The sources find the content compiled.
 * @throws Error when `dist` was built from other sources than those that are there, or when the content does not compile
 */
export const codeIn = (mode: string): Plugin[] => {
  if (here.isCodeReady !== true) {
    // A build has compiled the content.
    if (!OF_BUILD.includes(mode))
      execFileSync(process.execPath, ['tools/building/content.mjs'], { cwd: projectRoot(), stdio: 'inherit' });
    else if (!isBuilt())
      throw new Error('dist does not match its sources: run `npm run build` first, or test without --mode built.');
    here.isCodeReady = true;
  }
  return OF_BUILD.includes(mode) ? [builtCode()] : [];
};

/**
 * Tests get our code from `dist`, as it is shipped. Node reads that itself, in a third of
 * the time that it takes to turn each file of the sources into one of a test. In other modes, tests take the sources.
 */
const builtCode = (): Plugin => {
  const root = projectRoot();
  return {
    name: 'built-code',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !/^\.{1,2}\/.*\.js$/u.test(source)) return null;
      const file = relative(root, resolve(importer, '..', source));
      return /^(?:src|commands|cards|playground|tools)\//u.test(file) ? join(root, 'dist', file) : null;
    },
  };
};
