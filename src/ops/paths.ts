import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the project's package.json, found by walking up from this module, so that the program may be
 * started from any directory and as source or as `dist/`.
 * @throws Error when no package.json lies above this module.
 */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('No package.json lies above the program: its files are incomplete.');
    folder = above;
  }
  return folder;
}

/** The absolute path of a file in `assets/`, such as `playground/index.html`. */
export function assetPath(...parts: readonly string[]): string {
  return join(projectRoot(), 'assets', ...parts);
}

/** The version of this program, as its package.json says. */
export function programVersion(): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return version;
}
