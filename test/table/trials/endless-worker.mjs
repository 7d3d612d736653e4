// Stands for games with a card that never gives its thread back.
import { parentPort } from 'node:worker_threads';

parentPort.postMessage({ is: 'finished', seen: true, used: 1 });
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); // leaves the processor to others
