// `npm run content`: compiles what people write and draw (FOLDERS) into what the program reads (generated/). It runs before the
// types are looked at, for which some of that is needed: nothing here may import what is generated.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { pid } from 'node:process';
import { compileCatalogue } from './catalogue.js';
import { compileEmblems } from './emblems.js';
import { compileRulebook } from './rulebook.js';
import { checkFiles, type Compiler, type ContentFiles } from './content.js';

/** Where content lies, and what compiles it: what is named by others first, for these are only read when it is right. */
const FOLDERS = ['cards/catalogue', 'rulebook', 'assets/emblems'];
const COMPILERS: readonly Compiler[] = [checkFiles, compileCatalogue, compileRulebook, compileEmblems];
const GENERATED = 'generated';
/** What file managers and editors put beside a file: `.DS_Store`, `attack.md~`, `#attack.md#`. */
const LEFT_BESIDE = /(?:^|\/)[.#]|~$/;

const pathsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).split(sep).join('/'));

/** Every file in a folder by its path; lines end as on Linux, and no text begins with a byte order mark. */
const filesIn = (folder: string): ContentFiles =>
  new Map(
    pathsIn(folder)
      .filter((file) => !LEFT_BESIDE.test(file))
      .map((file) => [
        file,
        readFileSync(file, 'utf8')
          .replace(/^\uFEFF/, '')
          .replaceAll('\r\n', '\n'),
      ]),
  );

const textOf = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** Several processes may do so at once: a file is there as a whole. One that would be the same keeps its time. */
const write = (file: string, text: string): void => {
  if (textOf(file) === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${pid}`, text);
  renameSync(`${file}.${pid}`, file);
};

const writeAll = (made: ReadonlyMap<string, string>): void => {
  for (const [file, text] of made) write(join(GENERATED, file), text);
  for (const file of pathsIn(GENERATED))
    if (!made.has(file.slice(GENERATED.length + 1)) && !/\.\d+$/.test(file)) rmSync(file, { force: true });
};

const files = new Map(FOLDERS.flatMap((folder) => [...filesIn(folder)]));
const problems: string[] = [];
const made = new Map(
  COMPILERS.flatMap((compile) =>
    problems.length > 0
      ? []
      : [...compile(files, (file, line, problem) => problems.push(`${file}:${line} ${problem}`))],
  ),
);
if (problems.length === 0) writeAll(made);
else {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
