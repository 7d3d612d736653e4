// Thinks for computer players in a thread of its own: one question after the other, as they come.
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { cardLookup } from '../../../cards/index.js';
import { THINKERS } from '../../computer-players/index.js';
import { drawsOf } from '../../engine/index.js';
import type { Thought } from '../timekeeping/thoughts.js';
import { thoughtAbout, type ThinkingJob, type ThinkingReply } from './thinking-about.js';

const resources = { cards: cardLookup, random: drawsOf };
const reply = (message: ThinkingReply): void => parentPort?.postMessage(message);

/** How much later than others it is given a processor (nice): a third of what they get, where they want all. */
const LATER = 5;

/** Others go first where the processors are busy. Only Linux knows the priority of a thread; elsewhere there is the cap in ms. */
const standBack = (): void => {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, LATER);
  } catch {
    // It thinks with the priority of the process.
  }
};

const thoughtOf = ({ saved, kind }: ThinkingJob): Thought | null => {
  const { rollouts, ms } = THINKERS[kind];
  try {
    return thoughtAbout(saved, resources, { rollouts, until: performance.now() + ms });
  } catch {
    return null; // a simple player answers
  }
};

standBack();
parentPort?.on('message', (job: ThinkingJob) => reply({ is: 'thought', id: job.id, thought: thoughtOf(job) }));
reply({ is: 'ready' });
