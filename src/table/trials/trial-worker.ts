// Plays games with a house card in a thread of its own, and tells of each as it is over.
import { parentPort, workerData } from 'node:worker_threads';
import type { Card } from '../../engine/index.js';
import { playTrial, TRIAL_GAMES } from './playing.js';

const { card } = workerData as { readonly card: Card };
for (let game = 0; game < TRIAL_GAMES; game += 1) {
  const played = playTrial(card, game);
  parentPort?.postMessage(played);
  if (played.is !== 'finished') break;
}
