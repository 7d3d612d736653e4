import { Worker } from 'node:worker_threads';
import type { About, Reading } from '../../reading/index.js';

/** Milliseconds that reading may take, learning the rules before the first text among them. */
const PATIENCE = 90_000;
/** Milliseconds without a text after which the thread ends. */
const IDLE = 600_000;
/** Texts that wait at once. */
const MOST_WAITING = 5;
/** Megabytes that the thread may use. */
const MEMORY = { maxOldGenerationSizeMb: 512 } as const;

/** Reads texts of cards without keeping anybody else waiting. */
export interface Readings {
  /** What the text says; null when there are too many, or it takes too long. */
  read(text: string, about: About): Promise<Reading | null>;
  close(): Promise<void>;
}

/** The file that the thread runs. */
const OWN_WORKER = new URL('reading-worker.js', import.meta.url);

/** A thread is started for the first text, and again for the next after one has ended. */
export const openReadings = (worker: URL = OWN_WORKER): Readings => {
  let thread: Worker | null = null;
  let asked = 0;
  const waiting = new Map<number, (reading: Reading | null) => void>();
  let idle: ReturnType<typeof setTimeout> | undefined;

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ended = thread;
    thread = null;
    for (const answer of waiting.values()) answer(null);
    await ended?.terminate();
  };

  const started = (): Worker => {
    const made = new Worker(worker, { resourceLimits: MEMORY, stdout: true, stderr: true });
    made.unref();
    made.on('message', ({ id, reading }: { readonly id: number; readonly reading: Reading }) =>
      waiting.get(id)?.(reading),
    );
    made.on('error', () => void (thread === made && end()));
    return made;
  };

  return {
    async read(text, about) {
      if (waiting.size >= MOST_WAITING) return null;
      clearTimeout(idle);
      thread ??= started();
      const id = (asked += 1);
      const reading = await new Promise<Reading | null>((resolve) => {
        const late = setTimeout(() => void end(), PATIENCE);
        waiting.set(id, (answer) => {
          clearTimeout(late);
          waiting.delete(id);
          resolve(answer);
        });
        thread?.postMessage({ id, text, about });
      });
      idle = setTimeout(() => void end(), IDLE);
      idle.unref();
      return reading;
    },
    close: end,
  };
};
