import { execFileSync } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vitest/config';
import { projectRoot } from '../../src/ops/paths.js';
import { isBuilt } from '../../tools/building/manifest.mjs';

/** Our code, as it is built. */
export const BUILT = /\/dist\/(?:src|commands|cards|playground|tools)\//u;

/** Of the whole process, for vitest reads its config again for each project. */
const here = globalThis as { isCodeReady?: boolean };

/**
 * What tests take our code from in a mode of vitest: from `dist` with `--mode built`. The sources find the content compiled.
 * @throws Error when `dist` was built from other sources than those that are there, or when the content does not compile
 */
export const codeIn = (mode: string): Plugin[] => {
  if (here.isCodeReady !== true) {
    // A build has compiled the content.
    if (mode !== 'built')
      execFileSync(process.execPath, ['tools/building/content.mjs'], { cwd: projectRoot(), stdio: 'inherit' });
    else if (!isBuilt())
      throw new Error('dist does not match its sources: run `npm run build` first, or test without --mode built.');
    here.isCodeReady = true;
  }
  return mode === 'built' ? [builtCode()] : [];
};

/**
 * For `vitest run --mode built`: tests get our code from `dist`, as it is shipped. Node reads that itself, in a third of
 * the time that it takes to turn each file of the sources into one of a test. Without this mode, tests take the sources.
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
