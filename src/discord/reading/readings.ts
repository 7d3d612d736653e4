import { openThread, ThreadEnded } from '../../ops/index.js';
import type { About, Reading } from '../../card-parser/index.js';

/** Milliseconds that reading may take, learning the rules before the first text among them. */
const PATIENCE = 90_000;
/** Milliseconds without a text after which the thread ends. */
const IDLE = 600_000;
/** Texts that wait at once. */
const MOST_WAITING = 5;
/** Megabytes that the thread may use. */
const MEMORY = { maxOldGenerationSizeMb: 512 } as const;

/** A text of a card, to be read. */
export interface TextToRead {
  readonly text: string;
  readonly about: About;
}

/** Reads texts of cards without keeping anybody else waiting. */
export interface Readings {
  /** What the text says; null when there are too many, or it takes too long. */
  read(text: string, about: About): Promise<Reading | null>;
  close(): Promise<void>;
}

/** The file that the thread runs. */
const OWN_WORKER = new URL('reading-worker.js', import.meta.url);

/** Opens the thread when it is needed first. */
export const openReadings = (worker: URL = OWN_WORKER): Readings => {
  const thread = openThread<TextToRead, Reading>({ file: worker, memory: MEMORY, patience: PATIENCE, idle: IDLE });
  let waiting = 0;
  return {
    async read(text, about) {
      if (waiting >= MOST_WAITING) return null;
      waiting += 1;
      try {
        return await thread.ask({ text, about });
      } catch (error) {
        if (error instanceof ThreadEnded) return null;
        throw error;
      } finally {
        waiting -= 1;
      }
    },
    close: async () => thread.close(),
  };
};
