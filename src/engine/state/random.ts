import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { LRUCache } from 'lru-cache';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomSource } from './game.js';

/** Bytes in a block of the stream. */
const BLOCK = 64;
const ZEROS = new Uint8Array(BLOCK);
const nonce = new DataView(new ArrayBuffer(12));
const nonceBytes = new Uint8Array(nonce.buffer);

const wordAt = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24);

/** A stream of 32-bit numbers for one draw: ChaCha20 (RFC 8439) of the seed, with the draw's index as its nonce. */
class Stream {
  readonly #key: Uint8Array;
  readonly #index: number;
  readonly #block = new Uint8Array(BLOCK);
  #at = 0;

  constructor(key: Uint8Array, index: number) {
    this.#key = key;
    this.#index = index;
  }

  next(): number {
    const at = this.#at % BLOCK;
    if (at === 0) {
      nonce.setUint32(0, this.#index, true);
      chacha20(this.#key, nonceBytes, ZEROS, this.#block, this.#at / BLOCK);
    }
    this.#at += 4;
    return wordAt(this.#block, at);
  }

  clone(): Stream {
    return new Stream(this.#key, this.#index);
  }

  getState(): readonly number[] {
    return [];
  }
}

/** SHA-256 of a text as UTF-8. */
const digest = (text: string): Uint8Array => sha256(utf8ToBytes(text));

/** SHA-256 of a text as UTF-8, in hexadecimal. */
export const hexDigest = (text: string): string => bytesToHex(digest(text));

const keys = new LRUCache<string, Uint8Array>({ max: 100 });
const keyOf = (seed: string): Uint8Array => {
  const known = keys.get(seed);
  if (known !== undefined) return known;
  const key = digest(seed);
  keys.set(seed, key);
  return key;
};

/** Draw `index` of the game with this seed, from 0 to range - 1, each as likely as any other. */
export const seededRandom: RandomSource = (seed, index, range) =>
  range < 2 ? 0 : uniformInt(new Stream(keyOf(seed), index), 0, range - 1);

/** A number of 32 bits that nothing but this name decides. */
export const seededNumber = (name: string): number => wordAt(digest(name), 0) >>> 0;

/** These in an order that nothing but this name decides. */
export const shuffledBy = <T>(name: string, ordered: readonly T[]): T[] => {
  const order = [...ordered];
  const stream = new Stream(keyOf(name), 0);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const at = uniformInt(stream, 0, last);
    [order[last], order[at]] = [order[at] as T, order[last] as T];
  }
  return order;
};

/** What everybody sees of a secret before it counts; the secret itself is told at the end of the game. */
export const seedHash = (secret: string): string => hexDigest(`four-souls ${secret}`);
