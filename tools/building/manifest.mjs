// What a build was made of, and what came of it. It runs before anything is built: nothing but Node is there.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

export const OUT = 'dist';
/** What content is compiled into. */
const CONTENT = 'generated';
export const MANIFEST = join(OUT, 'manifest.json');
/** Folders and files that go into a build; npm notes in the last one what is installed. */
const SOURCES = ['src', 'commands', 'cards', 'playground', 'tools', 'rulebook', join('assets', 'emblems')];
const FILES = ['tsconfig.json', 'tsconfig.build.json', 'package-lock.json', join('node_modules', '.package-lock.json')];
/** What of package.json does. */
const FIELDS = ['type', 'imports', 'exports', 'dependencies', 'devDependencies', 'optionalDependencies'];

/** Every file in a folder, in a fixed order. */
const filesIn = (folder) =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();

const hashOf = (data) => createHash('sha256').update(data).digest('hex');

const packageParts = () => {
  const described = JSON.parse(readFileSync('package.json', 'utf8'));
  return JSON.stringify([...FIELDS.map((field) => described[field]), described.scripts?.compile]);
};

/** The hash of each file that goes into the build, by its path. */
export const inputs = () => {
  const files = [...SOURCES.flatMap(filesIn), ...FILES.filter((file) => existsSync(file))];
  const hashed = files.map((file) => [file.split(sep).join('/'), hashOf(readFileSync(file))]);
  return Object.fromEntries([...hashed, ['package.json', hashOf(packageParts())]]);
};

/** The size of each file that a build has made. */
export const outputs = () =>
  Object.fromEntries([OUT, CONTENT].flatMap(filesIn).map((file) => [file, statSync(file).size]));

/** Whether a file that the last build has made is there, and not cut off. */
const isWhole = ([file, size]) => statSync(file, { throwIfNoEntry: false })?.size === size;

const noted = () => {
  try {
    return JSON.parse(readFileSync(MANIFEST, 'utf8'));
  } catch {
    return null;
  }
};

/** Whether the last build was made of these inputs, and is whole. */
export const isBuilt = (from = inputs()) => {
  const before = noted();
  return (
    before !== null &&
    JSON.stringify(before.inputs) === JSON.stringify(from) &&
    Object.entries(before.outputs).every(isWhole)
  );
};
