// Builds the program: `npm run build`, or with `--when-changed` (`npm run built`) only where what goes into the build, or what
// came of the last one, differs from what the last one has noted. It runs before anything is built: nothing but Node is there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const OUT = 'dist';
const MANIFEST = join(OUT, 'manifest.json');
/** Folders and files that go into a build; npm notes in the last one what is installed. */
const SOURCES = ['src', 'commands', 'cards'];
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
const inputs = () => {
  const files = [...SOURCES.flatMap(filesIn), ...FILES.filter((file) => existsSync(file))];
  const hashed = files.map((file) => [file.split(sep).join('/'), hashOf(readFileSync(file))]);
  return Object.fromEntries([...hashed, ['package.json', hashOf(packageParts())]]);
};

/** The size of each file that a build has made. */
const outputs = () => Object.fromEntries(filesIn(OUT).map((file) => [file, statSync(file).size]));

/** Whether a file that the last build has made is there, and not cut off. */
const isWhole = ([file, size]) => statSync(file, { throwIfNoEntry: false })?.size === size;

const noted = () => {
  try {
    return JSON.parse(readFileSync(MANIFEST, 'utf8'));
  } catch {
    return null;
  }
};

/** Nothing is noted until the build is whole; a source that changes meanwhile differs from what is noted then. */
const build = (from) => {
  process.stderr.write('Building…\n');
  rmSync(OUT, { recursive: true, force: true });
  const { status } = spawnSync('npm run -s compile', { shell: true, stdio: ['inherit', 2, 'inherit'] });
  if (status !== 0) return status ?? 1;
  const made = outputs();
  writeFileSync(`${MANIFEST}.unfinished`, JSON.stringify({ inputs: from, outputs: made }));
  renameSync(`${MANIFEST}.unfinished`, MANIFEST);
  return 0;
};

const from = inputs();
const before = process.argv.includes('--when-changed') ? noted() : null;
const isBuilt =
  before !== null &&
  JSON.stringify(before.inputs) === JSON.stringify(from) &&
  Object.entries(before.outputs).every(isWhole);
process.exitCode = isBuilt ? 0 : build(from);
