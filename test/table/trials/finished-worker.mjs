// Stands for fifty games that come to an end; the card comes up in every second one.
import { parentPort } from 'node:worker_threads';

for (let game = 0; game < 50; game += 1) parentPort.postMessage({ is: 'finished', seen: game % 2 === 0, used: 2 });
