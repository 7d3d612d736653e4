import { posix } from 'node:path';
import { languages } from './architecture.js';
import type { Problem, Tree } from './tree.js';

/** Finds files that one language has and another has not. Doors (`index`) do not count. */
export function checkLanguageFiles(tree: Tree): readonly Problem[] {
  return Object.entries(languages).flatMap(([top, all]) => {
    const filesOf = (language: string): ReadonlySet<string> => {
      const folder = `${top}/${language}/`;
      const inside = [...tree.keys()].filter((path) => path.startsWith(folder) && posix.parse(path).name !== 'index');
      return new Set(inside.map((path) => path.slice(folder.length)));
    };
    const everywhere = new Set(all.flatMap((language) => [...filesOf(language)]));
    return all.flatMap((language) => {
      const its = filesOf(language);
      return [...everywhere]
        .filter((file) => !its.has(file))
        .map((file) => `${top}/${language} has no ${file}, which another language has`);
    });
  });
}
