import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '../../src/ops/index.js';

const run = async (...args: string[]): Promise<string> => {
  const program = join(projectRoot(), 'dist/program/lookup.js');
  return (await promisify(execFile)(process.execPath, [program, ...args])).stdout;
};

test('a lookup in a terminal prints five hits as JSON', async () => {
  const found: unknown = JSON.parse(await run('card', 'dads coin', '--json'));
  const hit = {
    kind: 'card',
    title: expect.any(String),
    rules: expect.any(Array),
    score: expect.any(Number),
    answer: 0,
    reply: null,
  };
  expect(found).toEqual({
    query: 'dads coin',
    hits: [
      { ...hit, id: 'dads-lost-coin', title: "Dad's Lost Coin" },
      ...Array.from({ length: 4 }, () => ({ ...hit, id: expect.any(String) })),
    ],
  });
});

test('a lookup in a terminal tells the answer when it is sure, and how it is used otherwise', async () => {
  expect(await run('rule', 'pénalité de mort', '--language', 'fr')).toMatch(/1\s¢[^]*\(death-penalty\)  DEATH-14/);
  await expect(run('nothing', 'bomb')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('card|rule') });
  await expect(run('card', '--wrong')).rejects.toMatchObject({ code: 1 });
});
