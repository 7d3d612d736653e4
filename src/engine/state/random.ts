import { createCipheriv, createHash } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomSource } from './game.js';

const BLOCK = Buffer.alloc(64);

/** A stream of 32-bit numbers for one draw: ChaCha20 of the seed, with the draw's index as its nonce. */
const streamOf = (key: Buffer, index: number) => {
  const nonce = Buffer.alloc(16);
  nonce.writeUInt32LE(index, 4);
  const cipher = createCipheriv('chacha20', key, nonce);
  let block = cipher.update(BLOCK);
  let at = 0;
  const next = (): number => {
    if (at === block.length) {
      block = cipher.update(BLOCK);
      at = 0;
    }
    const value = block.readInt32LE(at);
    at += 4;
    return value;
  };
  return { next, clone: () => streamOf(key, index), getState: (): readonly number[] => [] };
};

const keys = new Map<string, Buffer>();
const keyOf = (seed: string): Buffer => {
  const known = keys.get(seed);
  if (known !== undefined) return known;
  if (keys.size > 100) keys.clear();
  const key = createHash('sha256').update(seed).digest();
  keys.set(seed, key);
  return key;
};

/** Draw `index` of the game with this seed, from 0 to range - 1, each as likely as any other. */
export const seededRandom: RandomSource = (seed, index, range) =>
  range < 2 ? 0 : uniformInt(streamOf(keyOf(seed), index), 0, range - 1);

/** A number of 32 bits that nothing but this name decides. */
export const seededNumber = (name: string): number => createHash('sha256').update(name).digest().readUInt32LE(0);

/** What the table sees of the seed at the start; the seed itself is told at the end. */
export const seedHash = (seed: string): string => createHash('sha256').update(`four-souls ${seed}`).digest('hex');
