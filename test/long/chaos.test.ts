import { expect, test } from 'vitest';
import { built, startProgram } from '../end-to-end/programs.js';
import { findRedisProgram } from '../support/redis-program.js';

/** Lets chaos run to its end; what was counted is printed. */
const run = async (...args: readonly string[]) => {
  const { command, env } = await findRedisProgram();
  const ended = await startProgram(built('chaos'), ['--redis-server', command, ...args], env).ended;
  process.stdout.write(ended.out);
  return ended;
};

/** Nothing is found. */
const holds = async (...args: readonly string[]): Promise<void> => {
  const { code, out, err } = await run(...args);
  expect({ code, err }, out).toEqual({ code: 0, err: '' });
};

test('300 kills of processes and 30 of their Redis', async () =>
  holds('--kills', '300', '--redis-kills', '30', '--seed', 'long'));

test('failovers through Sentinels', async () =>
  holds('--store', 'sentinel', '--kills', '20', '--redis-kills', '5', '--seed', 'long'));

test('failovers in a Cluster, and slots that move', async () =>
  holds('--store', 'cluster', '--kills', '20', '--redis-kills', '5', '--seed', 'long'));

test('of a Redis that keeps nothing on its disk, what is lost is found', async () => {
  const faults = ['--no-durability', '--kills', '0', '--redis-kills', '1'];
  const { code, out } = await run(...faults, '--tables', '3', '--calm', '20', '--seed', 'forgetful', '--json');
  const { findings } = JSON.parse(out) as { readonly findings: readonly { readonly is: string }[] };
  expect(findings.map(({ is }) => is)).toContain('lost');
  expect(code).toBe(1);
});
