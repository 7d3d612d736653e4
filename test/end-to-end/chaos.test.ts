import { expect, test } from 'vitest';
import { findRedisProgram } from '../support/redis-program.js';
import { built, startProgram } from './programs.js';

/** The arguments of every run: three tables, and time for a machine on which other tests run. */
const SHORT = ['--tables', '3', '--calm', '20', '--json'];

const run = async (...args: readonly string[]) => {
  const { command, env } = await findRedisProgram();
  const chaos = startProgram(built('chaos'), [...SHORT, '--redis-server', command, ...args], env);
  const { code, out, err } = await chaos.ended;
  process.stdout.write(err);
  const { findings, ...result } = JSON.parse(out) as {
    readonly findings: readonly { readonly is: string; readonly about: string }[];
    readonly did: Readonly<Record<string, number>>;
    readonly presses: Readonly<Record<string, number>>;
  };
  return { code, findings, ...result };
};

test('three processes and their Redis are killed while people play, and nothing is lost, doubled, diverged, leaked or stale', async () => {
  const { code, findings, did, presses } = await run('--kills', '6', '--redis-kills', '1', '--seed', 'short');
  expect(findings).toEqual([]);
  expect(did).toMatchObject({ kill: 6, killRedis: 1 });
  expect(presses['done']).toBeGreaterThan(2);
  expect(code).toBe(0);
});
