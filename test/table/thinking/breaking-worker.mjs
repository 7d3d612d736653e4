// Stands for a question that breaks the thread.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', () => {
  throw new Error('broken');
});
parentPort.postMessage({ is: 'ready' });
