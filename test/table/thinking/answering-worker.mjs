// Stands for a thread that comes to an end with every question.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ id }) =>
  parentPort.postMessage({ is: 'thought', id, thought: { answers: [['pass']], weighed: [] } }),
);
parentPort.postMessage({ is: 'ready' });
