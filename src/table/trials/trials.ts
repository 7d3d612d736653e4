import { Worker } from 'node:worker_threads';
import type { Card } from '../../engine/index.js';
import type { HouseCardTest } from '../servers/own-cards.js';
import { TRIAL_GAMES, type TrialGame } from './playing.js';

/** Threads that play at once, and cards that wait for one of them. */
const THREADS = 1;
const MOST_WAITING = 4;
/** Milliseconds that one game may take, and all games of a card together. */
const PATIENCE = { game: 60_000, all: 600_000 } as const;
/** Megabytes that a thread may use: a card that fills them ends its thread, and nothing else. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 } as const;

/** Tries house cards by playing with them. */
export interface Trials {
  /**
   * Plays the games; `busy` when too many cards wait already or the machine is too slow just now, null when the program stops
   * meanwhile.
   */
  test(card: Card): Promise<HouseCardTest | 'busy' | null>;
  /** Ends all threads. */
  close(): Promise<void>;
}

/** What the games of one thread came to, as far as it got. */
const sumUp = (games: readonly TrialGame[], ended: 'whole' | 'late' | 'broken'): HouseCardTest => {
  const failed = games.findIndex(({ is }) => is !== 'finished');
  const why = games[failed]?.is === 'error' || ended === 'broken' ? 'error' : 'endless';
  if (failed >= 0) return { is: 'failed', why, game: failed + 1 };
  if (games.length < TRIAL_GAMES) return { is: 'failed', why, game: games.length + 1 };
  return {
    is: 'passed',
    games: games.length,
    seen: games.filter(({ seen }) => seen).length,
    used: games.reduce((sum, { used }) => sum + used, 0),
  };
};

/** The file that the thread runs. */
const OWN_WORKER = new URL('trial-worker.js', import.meta.url);

/** A game of our own making that never ends is ended by the time, for its thread cannot be asked to stop. */
export const openTrials = ({
  worker = OWN_WORKER,
  patience = PATIENCE,
}: { readonly worker?: URL; readonly patience?: { readonly game: number; readonly all: number } } = {}): Trials => {
  const running = new Set<Worker>();
  const waiting: (() => void)[] = [];
  let closed = false;

  let taken = 0;
  /** A place among the threads, when it is free; who is next gets it from who has had it. */
  const place = async (): Promise<void> => {
    if (taken < THREADS) taken += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const left = (): void => {
    const next = waiting.shift();
    if (next === undefined) taken -= 1;
    else next();
  };

  const play = async (card: Card): Promise<HouseCardTest | 'busy' | null> => {
    const thread = new Worker(worker, { workerData: { card }, resourceLimits: MEMORY, stdout: true, stderr: true });
    running.add(thread);
    const games: TrialGame[] = [];
    let ended: 'whole' | 'late' | 'broken' = 'whole';
    const late = (): void => {
      ended = 'late';
      void thread.terminate();
    };
    let isSlow = false;
    let own = setTimeout(late, patience.game);
    const all = setTimeout(() => {
      isSlow = true;
      void thread.terminate();
    }, patience.all);
    thread.on('message', (game: TrialGame) => {
      games.push(game);
      clearTimeout(own);
      own = setTimeout(late, patience.game);
    });
    thread.on('error', () => (ended = 'broken'));
    await new Promise((resolve) => thread.once('exit', resolve));
    clearTimeout(own);
    clearTimeout(all);
    running.delete(thread);
    if (closed) return null;
    return isSlow ? 'busy' : sumUp(games, ended);
  };

  return {
    async test(card) {
      if (closed) return null;
      if (taken >= THREADS && waiting.length >= MOST_WAITING) return 'busy';
      await place();
      try {
        return closed ? null : await play(card);
      } finally {
        left();
      }
    },
    async close() {
      closed = true;
      for (const go of waiting.splice(0)) go();
      await Promise.all([...running].map(async (thread) => thread.terminate()));
    },
  };
};
