// Breaks on the first picture of each thread but the last, and says how many pictures it has been sent.
import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ id, question }) => {
  const { file, breaks } = question.scene;
  const begun = Number(readFileSync(file, 'utf8')) + 1;
  writeFileSync(file, String(begun));
  if (begun <= breaks) throw new Error('broken');
  parentPort.postMessage({ id, answer: Uint8Array.of(begun) });
});
