// Loaded before the program that is tested: the seeds of its games follow from this one, so that they can be played again.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { SEED } = process.env;
const LENGTH = 16;
const { randomBytes } = crypto;
let games = 0;
crypto.randomBytes = (length, ...more) => {
  if (length !== LENGTH || more.length > 0) return randomBytes(length, ...more);
  games += 1;
  return crypto.createHash('sha256').update(`${SEED}:${games}`).digest().subarray(0, LENGTH);
};
syncBuiltinESMExports();
