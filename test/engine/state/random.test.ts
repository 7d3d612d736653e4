import { createCipheriv, createHash } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { describe, expect, test } from 'vitest';
import { seededNumber, seededRandom, shuffledBy } from '../../../src/engine/state/random.js';

/** The first 32-bit words of the stream of a seed and a nonce, as OpenSSL makes it. */
const wordsOf = (seed: string, nonce: number, count: number): readonly number[] => {
  const iv = Buffer.alloc(16);
  iv.writeUInt32LE(nonce, 4);
  const key = createHash('sha256').update(seed).digest();
  const bytes = createCipheriv('chacha20', key, iv).update(Buffer.alloc(count * 4));
  return Array.from({ length: count }, (_, at) => bytes.readInt32LE(at * 4));
};

describe.each(['', 'a seed', 'une autre'])('ChaCha20 of "%s"', (seed) => {
  test.each([0, 1, 77, 0x7fffffff, 0xfffffffe])('draw %i begins the stream with that nonce', (index) => {
    const [word = 0] = wordsOf(seed, index, 1);
    expect(seededRandom(seed, index, 2 ** 16, 'random')).toBe(word & 0xffff);
  });

  test('a shuffle takes one block after the other', () => {
    const words = [...wordsOf(seed, 0, 256)];
    const stream = { next: () => words.shift()!, clone: () => stream, getState: () => [] };
    const ordered = Array.from({ length: 150 }, (_, at) => at);
    const order = [...ordered];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const at = uniformInt(stream, 0, last);
      [order[last], order[at]] = [order[at]!, order[last]!];
    }
    expect(shuffledBy(seed, ordered)).toEqual(order);
    expect(words.length).toBeLessThan(256 - 48);
  });

  test('a number of a name is the first word of its digest', () => {
    expect(seededNumber(seed)).toBe(createHash('sha256').update(seed).digest().readUInt32LE());
  });
});
