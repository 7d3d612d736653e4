import { Worker } from 'node:worker_threads';
import { THINKERS, type Thinker } from '../../computer-players/index.js';
import type { SavedGame } from '../../engine/index.js';
import { LONGEST_THOUGHT, type Thought } from '../timekeeping/thoughts.js';
import type { ThinkingJob, ThinkingReply } from './thinking-about.js';

/** Megabytes that the thread may use: what fills them ends it, and nothing else. */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 } as const;
/** Milliseconds that a question has of the thread besides those in which it is thought about: it is loaded, and a rollout is ended. */
const AROUND = 30;
/** Milliseconds from a question to its answer besides those of the thread: at least as long as the answer is on its way. */
const ON_ITS_WAY = 120;
/** Milliseconds without a question after which the thread ends. */
const IDLE = 120_000;
/** Milliseconds after which no thread is started again that has broken. */
const BROKEN = 10_000;

/** Milliseconds after which a thread is stuck that has not come to an end with what it had to do. */
const STUCK = 5 * LONGEST_THOUGHT;

/** When a question is answered, in milliseconds from now, and what has been thought of by then: null for nothing. */
export interface Appointment {
  readonly after: number;
  readonly thought: () => Thought | null;
}

/** Thinks for computer players: one thread for all tables of the process, which gets a share of the machine and no more. */
export interface Thinkers {
  /**
   * Thinks about the open question of a game. When the answer is due follows from the kind and from how many questions are
   * before it, and not from what there is to think about: so it tells nothing. Null when it would take too long.
   */
  think(saved: SavedGame, kind: Thinker): Appointment | null;
  close(): Promise<void>;
}

/** The file that the thread runs. */
const OWN_WORKER = new URL('thinker-worker.js', import.meta.url);

interface Thread {
  readonly worker: Worker;
  readonly open: Map<number, { thought: Thought | null }>;
  isReady: boolean;
}

/** Ends the thread when it has been of no use for a while. */
const createIdleTimer = (ended: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(ended, IDLE).unref();
  };
};

/** Opens the thread when it is needed first. */
export const openThinkers = ({
  worker: file = OWN_WORKER,
  now = () => performance.now(),
}: { readonly worker?: URL; readonly now?: () => number } = {}): Thinkers => {
  let thread: Thread | null = null;
  let isClosed = false;
  let ids = 0;
  /** Until when the thread has something to do, if it needs all the time that it has for each question. */
  let taken = -Infinity;
  let brokenUntil = -Infinity;

  const end = async (): Promise<void> => {
    const ending = thread;
    thread = null;
    await ending?.worker.terminate();
  };
  const used = createIdleTimer(() => void end());

  const started = (): Thread => {
    const worker = new Worker(file, { resourceLimits: MEMORY, stdout: true, stderr: true });
    worker.unref();
    const begun: Thread = { worker, open: new Map(), isReady: false };
    worker.on('message', (reply: ThinkingReply) => {
      if (reply.is === 'ready') begun.isReady = true;
      else {
        const job = begun.open.get(reply.id);
        if (job !== undefined) job.thought = reply.thought;
        begun.open.delete(reply.id);
      }
    });
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (thread !== begun) return;
      thread = null;
      brokenUntil = now() + BROKEN;
    });
    return begun;
  };

  /** A thread that has not answered long after it should have is stuck. */
  const isStuck = ({ open }: Thread): boolean => open.size > 0 && now() > taken + STUCK;

  return {
    think(saved, kind) {
      if (isClosed || now() < brokenUntil) return null;
      if (thread !== null && isStuck(thread)) {
        void end();
        brokenUntil = now() + BROKEN;
        return null;
      }
      thread ??= started();
      const begins = Math.max(now(), taken);
      const slot = THINKERS[kind].ms + AROUND;
      const due = begins + slot + ON_ITS_WAY - now();
      if (due > LONGEST_THOUGHT) return null;
      const after = thread.isReady ? due : LONGEST_THOUGHT;
      taken = begins + slot;
      const job: ThinkingJob = { id: (ids += 1), saved, kind };
      const result: { thought: Thought | null } = { thought: null };
      thread.open.set(job.id, result);
      thread.worker.postMessage(job);
      used();
      return { after, thought: () => result.thought };
    },
    close: async () => {
      isClosed = true;
      await end();
    },
  };
};
