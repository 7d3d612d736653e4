import { createCipheriv, createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chacha20Block, keyWords } from '../../../src/engine/state/chacha20.js';

/** The first words of the stream as OpenSSL makes it. */
const streamOf = (key: Buffer, nonce: number, words: number): readonly number[] => {
  const iv = Buffer.alloc(16);
  iv.writeUInt32LE(nonce, 4);
  const bytes = createCipheriv('chacha20', key, iv).update(Buffer.alloc(words * 4));
  return Array.from({ length: words }, (_, at) => bytes.readInt32LE(at * 4));
};

describe('draws without a cipher of its own for each', () => {
  test.each(['', 'a seed', 'une autre'])('the blocks of "%s" are those of ChaCha20', (seed) => {
    const key = createHash('sha256').update(seed).digest();
    for (const nonce of [0, 1, 77, 0x7fffffff, 0xfffffffe]) {
      const words = [0, 1, 2].flatMap((counter) => {
        const block = new Int32Array(16);
        chacha20Block(keyWords(key), counter, nonce, block);
        return [...block];
      });
      expect(words).toEqual(streamOf(key, nonce, 48));
    }
  });
});
