// Reads texts of cards in a thread of its own: learning the rules takes seconds in which nothing else could be done.
import { parentPort } from 'node:worker_threads';
import { readCardText, type About } from '../../reading/index.js';

parentPort?.on(
  'message',
  ({ id, text, about }: { readonly id: number; readonly text: string; readonly about: About }) => {
    parentPort?.postMessage({ id, reading: readCardText(text, about) });
  },
);
