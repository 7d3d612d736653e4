import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '../../src/ops/index.js';

const ran = async (tool: string, ...given: readonly string[]) =>
  promisify(execFile)(process.execPath, [join(projectRoot(), `dist/program/${tool}.js`), ...given]);

test('a tool tells what it takes, and what it cannot take', async () => {
  const { stdout } = await ran('load', '--help');
  expect(stdout).toContain('npm run load -- [options]');
  await expect(ran('load', '--nothing')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--nothing') as string,
  });
});

test.each(['many', '0', '1.5'])('so many tables as %s are refused with a sentence', async (given) => {
  const stderr = expect.stringContaining(`--tables takes a whole number from 1 on, not "${given}".`) as string;
  await expect(ran('load', `--tables=${given}`)).rejects.toMatchObject({ code: 2, stderr });
});

test('the bench knows its parts', async () => {
  const stderr = expect.stringContaining('--parts knows lookups, rules,') as string;
  await expect(ran('bench', '--parts', 'speed')).rejects.toMatchObject({ code: 2, stderr });
  const { stdout } = await ran('bench', '--parts', 'saves', '--json');
  expect(JSON.parse(stdout)).toMatchObject([
    { name: 'saved game, text', unit: 'bytes' },
    { name: 'saved game, as stored', unit: 'bytes' },
  ]);
});
