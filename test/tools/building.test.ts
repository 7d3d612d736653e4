import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../../src/ops/index.js';

const SCRIPT = join(projectRoot(), 'tools/building/build.mjs');
/** A build that puts all sources into one file, and may take its time or fail. */
const COMPILER = `
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
mkdirSync('dist/program', { recursive: true });
mkdirSync('generated', { recursive: true });
writeFileSync('generated/ids.ts', 'ids');
const sources = readdirSync('src').map((name) => readFileSync('src/' + name, 'utf8'));
writeFileSync('dist/program/main.js', sources.join('+'));
console.log('compiled');
if (sources.includes('slow')) setTimeout(() => undefined, 60_000);
if (sources.includes('wrong')) process.exitCode = 3;
`;
const PACKAGE = {
  version: '1.0.0',
  type: 'module',
  scripts: {
    content: 'test ! -e rulebook/wrong.md || exit 4',
    compile: 'node compiler.mjs',
  },
  dependencies: { a: '1' },
};

const project = () => {
  const folder = mkdtempSync(join(tmpdir(), 'souls-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
  for (const made of ['src', 'commands', 'cards', 'playground', 'tools', 'rulebook', 'assets/emblems'])
    mkdirSync(join(folder, made), { recursive: true });
  write('src/a.ts', 'a');
  write('src/b.ts', 'b');
  write('compiler.mjs', COMPILER);
  write('package.json', JSON.stringify(PACKAGE));
  write('package-lock.json', '{}');
  write('tsconfig.build.json', '{}');
  const built = () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, '--when-changed'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, stdout, isBuilding: stderr.includes('Building…') };
  };
  return { folder, write, built, read: () => readFileSync(join(folder, 'dist/program/main.js'), 'utf8') };
};

const MADE = { status: 0, stdout: '', isBuilding: true };
const LEFT = { status: 0, stdout: '', isBuilding: false };

test('the program is built once, and again when something that goes into it has changed, not only its time', () => {
  const { folder, write, built, read } = project();
  expect(built()).toEqual(MADE);
  expect(built()).toEqual(LEFT);
  utimesSync(join(folder, 'src/a.ts'), new Date(), new Date());
  write('package.json', JSON.stringify({ ...PACKAGE, version: '1.0.1' }));
  expect(built()).toEqual(LEFT);
  const changes: readonly (() => void)[] = [
    () => write('src/a.ts', 'c'),
    () => write('cards/new.ts', 'new'),
    () => write('rulebook/new.md', 'new'),
    () => write('assets/emblems/new.svg', 'new'),
    () => rmSync(join(folder, 'src/b.ts')),
    () => write('tsconfig.build.json', '{ }'),
    () => write('package-lock.json', '{ }'),
    () => write('package.json', JSON.stringify({ ...PACKAGE, dependencies: { a: '2' } })),
  ];
  for (const change of changes) {
    change();
    expect([built(), built()], String(change)).toEqual([MADE, LEFT]);
  }
  expect(read()).toBe('c');
});

test('a build that has lost a file, or has one cut off, is made again', () => {
  const { folder, write, built } = project();
  built();
  rmSync(join(folder, 'dist/program/main.js'));
  expect([built(), built()]).toEqual([MADE, LEFT]);
  for (const file of ['dist/program/main.js', 'generated/ids.ts']) {
    write(file, '');
    expect([built(), built()], file).toEqual([MADE, LEFT]);
  }
});

test('a build that fails or is killed does not count as made', async () => {
  const { folder, write, built, read } = project();
  built();
  write('src/a.ts', 'wrong');
  expect([built(), built()]).toEqual([
    { ...MADE, status: 3 },
    { ...MADE, status: 3 },
  ]);
  write('src/a.ts', 'slow');
  const killed = spawn(process.execPath, [SCRIPT], { cwd: folder, detached: true, stdio: 'ignore' });
  while (!existsSync(join(folder, 'dist/program/main.js')) || read() === 'wrong+b') await pause(20);
  process.kill(-killed.pid!, 'SIGKILL');
  write('src/a.ts', 'a');
  expect([built(), built()]).toEqual([MADE, LEFT]);
});

test('what is wrong with the content leaves the last build, which still starts', () => {
  const { folder, write, built, read } = project();
  built();
  write('rulebook/wrong.md', '');
  expect([built(), built()]).toEqual([
    { ...MADE, status: 4 },
    { ...MADE, status: 4 },
  ]);
  expect(read()).toBe('a+b');
  rmSync(join(folder, 'rulebook/wrong.md'));
  expect(built()).toEqual(LEFT);
});

test('where there are no sources, as in the image, nothing is built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'souls-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'package.json'), readFileSync(join(projectRoot(), 'package.json')));
  const { status, stderr } = spawnSync('npm run -s built', { cwd: folder, shell: true, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
