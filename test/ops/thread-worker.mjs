// A thread that answers, throws, breaks or says nothing, as it is asked.
import { parentPort } from 'node:worker_threads';

let answered = 0;
parentPort.on('message', ({ id, question }) => {
  if (question === 'break') throw new Error('broken');
  if (question === 'throw') parentPort.postMessage({ id, thrown: new Error('thrown') });
  if (question === 'answer') parentPort.postMessage({ id, answer: (answered += 1) });
});
