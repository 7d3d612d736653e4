import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '../../src/ops/index.js';

const folder = mkdtempSync(join(tmpdir(), 'souls-saves-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an option is no folder to write saves to', async () => {
  const program = join(projectRoot(), 'dist/program/saves.js');
  const run = promisify(execFile)(process.execPath, [program, '--help'], { cwd: folder });
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('which folder') });
  expect(readdirSync(folder)).toEqual([]);
});
