// Stands for a question that never gives its thread back.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); // leaves the processor to others
});
parentPort.postMessage({ is: 'ready' });
