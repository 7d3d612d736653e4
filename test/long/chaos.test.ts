import { expect, test } from 'vitest';
import { built, startProgram } from '../end-to-end/programs.js';
import { findRedisProgram } from '../support/redis-program.js';

/** Nothing is found; what was counted is printed. */
const holds = async (...args: readonly string[]): Promise<void> => {
  const { command, env } = await findRedisProgram();
  const chaos = startProgram(built('chaos'), ['--redis-server', command, ...args], env);
  const { code, out, err } = await chaos.ended;
  process.stdout.write(out);
  expect({ code, err }, out).toEqual({ code: 0, err: '' });
};

test('issue 18: 300 kills of processes and 30 of their Redis', async () =>
  holds('--kills', '300', '--redis-kills', '30', '--seed', 'long'));

test('issue 18: failovers through Sentinels', async () =>
  holds('--store', 'sentinel', '--kills', '20', '--redis-kills', '5', '--seed', 'long'));

test('issue 18: failovers in a Cluster, and slots that move', async () =>
  holds('--store', 'cluster', '--kills', '20', '--redis-kills', '5', '--seed', 'long'));
