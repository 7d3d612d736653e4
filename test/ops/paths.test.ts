import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assetPath, projectRoot } from '../../src/ops/index.js';

test("the project's folder is found from the module, whatever the working directory", () => {
  const before = process.cwd();
  process.chdir('/');
  try {
    const text = readFileSync(join(projectRoot(), 'package.json'), 'utf8');
    expect((JSON.parse(text) as { name: string }).name).toBe('four-souls-table');
    expect(existsSync(join(projectRoot(), 'tsconfig.build.json'))).toBe(true);
  } finally {
    process.chdir(before);
  }
});

test('assets lie in their folder at the root', () => {
  expect(assetPath('playground', 'index.html')).toBe(join(projectRoot(), 'assets', 'playground', 'index.html'));
});
