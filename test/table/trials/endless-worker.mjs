// Stands for games with a card that keeps its thread busy for ever.
import { parentPort } from 'node:worker_threads';

parentPort.postMessage({ is: 'finished', seen: true, used: 1 });
for (;;);
