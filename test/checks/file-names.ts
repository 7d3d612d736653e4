import { posix } from 'node:path';
import { languages, singleNames } from './architecture.js';
import type { Problem, Tree } from './tree.js';

/** A file by the folder under which its name must be the only one, and by what it is a file of. */
interface Named {
  readonly path: string;
  /** Its name without its ending. */
  readonly base: string;
  /** Files with one subject may have one name: a page and its style, an interface and the languages that fill it. */
  readonly subject: string;
  readonly language: string | null;
}

/**
 * Finds files of one name that mean different things under one top folder, and languages that are not divided like the
 * others. Doors (`index`) have one name everywhere.
 */
export function checkFileNames(tree: Tree): readonly Problem[] {
  const paths = [...tree.keys()].filter((path) => posix.parse(path).name !== 'index');
  return singleNames.flatMap((top) => {
    const files = paths.filter((path) => path.startsWith(`${top}/`)).map((path) => named(top, path));
    return [...doubles(top, files), ...missing(top, files)];
  });
}

function named(top: string, path: string): Named {
  const inside = path.slice(top.length + 1);
  const { all = [], filled = [] } = languages[top] ?? {};
  const language = all.find((one) => inside.startsWith(`${one}/`)) ?? null;
  const interfaces = language ?? filled.find((one) => inside.startsWith(`${one}/`));
  const { dir, name } = posix.parse(interfaces === undefined ? inside : inside.slice(interfaces.length + 1));
  return { path, base: name, subject: posix.join(dir, name), language };
}

/** Names that stand for two subjects. */
function doubles(top: string, files: readonly Named[]): Problem[] {
  return [...new Set(files.map(({ base }) => base))].flatMap((base) => {
    const same = files.filter((file) => file.base === base);
    if (same.every(({ subject }) => subject === same[0]?.subject)) return [];
    return [`${top} has two things called ${base}: ${same.map(({ path }) => path).join(', ')}`];
  });
}

/** Files that one language has and another has not. */
function missing(top: string, files: readonly Named[]): Problem[] {
  const { all = [] } = languages[top] ?? {};
  const subjectsOf = (language: string) =>
    new Set(files.filter((file) => file.language === language).map(({ subject }) => subject));
  const subjects = new Set(all.flatMap((language) => [...subjectsOf(language)]));
  return all.flatMap((language) => {
    const its = subjectsOf(language);
    return [...subjects]
      .filter((subject) => !its.has(subject))
      .map((subject) => `${top}/${language} has no ${subject}, which another language has`);
  });
}
