/** The words of a block, which the first four of its state are: "expand 32-byte k". */
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const WORDS = 16;
const DOUBLE_ROUNDS = 10;

/** A key of 32 bytes as the eight words that a block begins with. */
export const keyWords = (key: Uint8Array): Int32Array => {
  const view = new DataView(key.buffer, key.byteOffset, key.byteLength);
  return Int32Array.from({ length: 8 }, (_, at) => view.getInt32(at * 4, true));
};

const working = new Int32Array(WORDS);

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

const quarterRound = (x: Int32Array, a: number, b: number, c: number, d: number): void => {
  let [wordA, wordB, wordC, wordD] = [x[a] ?? 0, x[b] ?? 0, x[c] ?? 0, x[d] ?? 0];
  wordA = (wordA + wordB) | 0;
  wordD = rotated(wordD ^ wordA, 16);
  wordC = (wordC + wordD) | 0;
  wordB = rotated(wordB ^ wordC, 12);
  wordA = (wordA + wordB) | 0;
  wordD = rotated(wordD ^ wordA, 8);
  wordC = (wordC + wordD) | 0;
  wordB = rotated(wordB ^ wordC, 7);
  x[a] = wordA;
  x[b] = wordB;
  x[c] = wordC;
  x[d] = wordD;
};

/** Writes a block of ChaCha20 (RFC 8439): 16 words of a stream that this key and nonce begin, block by block. */
export const chacha20Block = (key: Int32Array, counter: number, nonce: number, into: Int32Array): void => {
  into.set(SIGMA);
  into.set(key, 4);
  into[12] = counter;
  into[13] = nonce;
  into[14] = 0;
  into[15] = 0;
  working.set(into);
  for (let round = 0; round < DOUBLE_ROUNDS; round += 1) {
    quarterRound(working, 0, 4, 8, 12);
    quarterRound(working, 1, 5, 9, 13);
    quarterRound(working, 2, 6, 10, 14);
    quarterRound(working, 3, 7, 11, 15);
    quarterRound(working, 0, 5, 10, 15);
    quarterRound(working, 1, 6, 11, 12);
    quarterRound(working, 2, 7, 8, 13);
    quarterRound(working, 3, 4, 9, 14);
  }
  for (let at = 0; at < WORDS; at += 1) into[at] = (into[at] ?? 0) + (working[at] ?? 0);
};
