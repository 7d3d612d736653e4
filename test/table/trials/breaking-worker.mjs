// Stands for games with a card that ends its thread.
import { parentPort } from 'node:worker_threads';

parentPort.postMessage({ is: 'finished', seen: true, used: 1 });
throw new Error('broken');
