import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { seededRandom, seedFrom, seedHash, type ChanceTold } from '../../src/engine/index.js';
import { projectRoot } from '../../src/ops/index.js';

const folder = mkdtempSync(join(tmpdir(), 'souls-verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = join(projectRoot(), 'dist/program/verify.js');
/** What the tool says, and the code with which it ends. */
const run = async (...args: readonly string[]): Promise<{ readonly out: string; readonly code: number }> => {
  try {
    return { out: (await promisify(execFile)(process.execPath, [program, ...args])).stdout, code: 0 };
  } catch (error) {
    const { stdout, stderr, code } = error as {
      readonly stdout: string;
      readonly stderr: string;
      readonly code: number;
    };
    return { out: `${stdout}${stderr}`, code };
  }
};
const fileOf = (name: string, content: unknown): string => {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

const origin = { secret: 'abc', words: [{ player: 'p1', word: 'tulip' }] } as const;
const seed = seedFrom(origin);
const dice = [0, 1, 2, 3, 4].map((at) => seededRandom(seed, at, 6, 'die'));
const told: ChanceTold = {
  version: 1,
  hash: seedHash('abc'),
  since: 'lobby',
  ...origin,
  seed,
  count: 5,
  draws: dice.map((result, at) => [at, 'die', 6, result]),
  rewinds: [],
  passedOver: [],
};

test('a game that is as it was is said to be right, with what that does not prove, in both languages', async () => {
  const path = fileOf('right', { chance: told });
  const [english, french] = await Promise.all([run(path), run(path, '--language', 'fr')]);
  expect(english.code).toBe(0);
  expect(english.out).toMatch(
    /^Everything that can be checked is right\.[^]*All 5 draws, 5 of them dice[^]*does not prove/,
  );
  expect(english.out).toContain(dice.map((result) => result + 1).join(' '));
  expect(french.out).toMatch(/^Tout ce qui peut être vérifié est juste\.[^]*5 tirages[^]*ne prouve pas/);
});

test('a changed die is found and named, also as JSON, and ends with 1', async () => {
  const draws = told.draws.map(([at, purpose, range, result]) => [
    at,
    purpose,
    range,
    at === 3 ? (result + 1) % 6 : result,
  ]);
  const path = fileOf('changed', { chance: { ...told, draws } });
  const { out, code } = await run(path, '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    is: 'wrong',
    findings: expect.arrayContaining([expect.objectContaining({ is: 'changed', index: 3 })]) as unknown,
  });
  expect((await run(path)).out).toMatch(/does NOT hold together[^]*Draw 3 \(a die, one of 6\)/);
});

test('a file that is none, is damaged or tells nothing gets a clear sentence, and wrong options the usage', async () => {
  const files = [
    join(folder, 'nowhere.json'),
    fileOf('half', '{"chance":'),
    fileOf('deep', `{"chance":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
    fileOf('other', { game: 'x', chance: null }),
  ];
  const said = await Promise.all([...files.map((path) => run(path)), run('--help'), run(), run(files[1]!, '--loud')]);
  expect(said.map(({ code }) => code)).toEqual([1, 1, 1, 1, 0, 1, 1]);
  expect(said.map(({ out }) => out.split(':')[0])).toEqual([
    'This file cannot be read',
    'This file cannot be read',
    'This file cannot be read',
    expect.stringContaining('tells nothing of its chance'),
    'Usage',
    'Usage',
    'Usage',
  ]);
});
