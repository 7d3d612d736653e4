import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { answers, type Store } from '../../src/store/index.js';
import type { Row } from './bench-games.js';

const TIMES = 1_000;
const KB = 1024;

/**
 * µs until some KB are on the disk of this folder: a table whose every commit is there before the next one cannot be
 * faster, whatever the program does.
 */
export const diskSpeed = (folder: string): Row => {
  const file = openSync(join(folder, 'yardstick'), 'w');
  const written = Buffer.alloc(8 * KB, 1);
  const values: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const start = performance.now();
    writeSync(file, written, 0, written.length, (time % 100) * written.length);
    fdatasyncSync(file);
    values.push((performance.now() - start) * 1000);
  }
  closeSync(file);
  return { name: 'one write of 8 KB brought to the disk', unit: 'µs', values };
};

/** µs until this store has answered the shortest question that there is: one round trip, where it is a server. */
export const roundTripSpeed = async (store: Store): Promise<Row> => {
  const values: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const start = performance.now();
    if (!(await answers(store))) throw new Error('The store does not answer.');
    values.push((performance.now() - start) * 1000);
  }
  return { name: 'one round trip to Redis', unit: 'µs', values };
};
