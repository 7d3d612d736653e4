// Stands for a question that keeps the thread busy for ever.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', () => {
  for (;;);
});
parentPort.postMessage({ is: 'ready' });
