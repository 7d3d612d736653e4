import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogger, createShutdown, type StoppableProcess } from '../../src/ops/index.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A shutdown on a process that can be signalled, with what happened so far. */
function stage() {
  const happened: string[] = [];
  const listeners = new Map<string, () => void>();
  const target: StoppableProcess = {
    on: (signal, listener) => listeners.set(signal, listener),
    exit: (code) => happened.push(`exit ${code}`),
  };
  const lines: string[] = [];
  const log = createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const shutdown = createShutdown(log, target);
  return { shutdown, happened, lines, signal: (name: 'SIGTERM' | 'SIGINT') => listeners.get(name)?.() };
}

const never = (): Promise<void> => new Promise(() => undefined);

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s runs the steps in their order, each after the other, and exits with 0',
  async (name) => {
    const { shutdown, happened, signal } = stage();
    shutdown.step('interactions', 1000, async () => {
      happened.push('interactions begin');
      await new Promise((resolve) => setTimeout(resolve, 500));
      happened.push('interactions end');
    });
    shutdown.step('store', 1000, () => void happened.push('store'));
    signal(name);
    await vi.advanceTimersByTimeAsync(499);
    expect(happened).toEqual(['interactions begin']);
    await vi.advanceTimersByTimeAsync(1);
    expect(happened).toEqual(['interactions begin', 'interactions end', 'store', 'exit 0']);
  },
);

test('a step that hangs is cut off at its deadline, the next still runs, and the exit code tells', async () => {
  const { shutdown, happened, lines } = stage();
  shutdown.step('boards', 2000, never);
  shutdown.step('store', 1000, () => void happened.push('store'));
  void shutdown.stop('test');
  await vi.advanceTimersByTimeAsync(1999);
  expect(happened).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(happened).toEqual(['store', 'exit 1']);
  expect(lines.join('')).toContain('"step":"boards"');
});

test('a step that the next process goes on with may be cut off, and the exit code is 0; its failure still tells', async () => {
  const { shutdown, happened, lines } = stage();
  shutdown.stepWhileTime('boards', 2000, never);
  shutdown.step('store', 1000, () => void happened.push('store'));
  void shutdown.stop('test');
  await vi.advanceTimersByTimeAsync(2000);
  expect(happened).toEqual(['store', 'exit 0']);
  expect(lines.join('')).toContain('left to the next process');
  const other = stage();
  other.shutdown.stepWhileTime('boards', 1000, () => Promise.reject(new Error('no')));
  await other.shutdown.stop('test');
  expect(other.happened).toEqual(['exit 1']);
});

test('a step that throws does not keep the next from running', async () => {
  const { shutdown, happened } = stage();
  shutdown.step('boards', 1000, () => {
    throw new Error('no');
  });
  shutdown.step('store', 1000, () => void happened.push('store'));
  await shutdown.stop('test');
  expect(happened).toEqual(['store', 'exit 1']);
});

test('all steps together end within ten seconds', async () => {
  const { shutdown, happened } = stage();
  for (const name of ['a', 'b', 'c']) shutdown.step(name, 6000, never);
  shutdown.step('store', 1000, () => void happened.push('store'));
  void shutdown.stop('test');
  await vi.advanceTimersByTimeAsync(10_002);
  expect(happened).toEqual(['store', 'exit 1']);
});

test('signals that are repeated change nothing', async () => {
  const { shutdown, happened, signal } = stage();
  shutdown.step('store', 1000, () => void happened.push('store'));
  signal('SIGINT');
  signal('SIGINT');
  signal('SIGTERM');
  await shutdown.stop('again');
  expect(happened).toEqual(['store', 'exit 0']);
});
