import { brotliCompressSync, brotliDecompressSync, constants, inflateRawSync } from 'node:zlib';
import { ForeignRecord } from '../table/index.js';

/** The first byte says how the rest is written; more ways may be added, these never change. */
const plain = 0x74; // t: UTF-8 text
const deflated = 0x64; // d: UTF-8 text, deflateRaw; read only
const brotli = 0x62; // b: UTF-8 text, Brotli

/** From this many bytes on, packing is worth its time: at the lowest quality 44 KB become 6.5 KB in 0.09 ms. */
const worthPacking = 4096;
const fastest = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } };

/** From this many bytes on a text of a history is packed: it is written once and seldom read. */
const worthKeepingSmall = 512;
const small = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

/** A text of a history as it is stored: as {@link packText} writes it, but smaller. */
export function packSmall(text: string): Buffer {
  if (Buffer.byteLength(text, 'utf8') < worthKeepingSmall) return packText(text);
  return Buffer.concat([Buffer.of(brotli), brotliCompressSync(text, small)]);
}

/** Bytes of a game's history that are kept, as stored. */
export const historyLimit = 200 * 1024;

/** A text as it is stored: one format byte, then the text, packed above 4 KB. */
export function packText(text: string): Buffer {
  const bytes = Buffer.byteLength(text, 'utf8');
  if (bytes > worthPacking) return Buffer.concat([Buffer.of(brotli), brotliCompressSync(text, fastest)]);
  const packed = Buffer.allocUnsafe(1 + bytes);
  packed[0] = plain;
  packed.write(text, 1, 'utf8');
  return packed;
}

/** Bytes that a stored record may unpack to: hundreds of times what any of ours has. */
const most = { maxOutputLength: 2 ** 26 };

function unpacked(unpack: () => Buffer): string {
  try {
    return unpack().toString('utf8');
  } catch (cause) {
    throw new ForeignRecord('A stored record is damaged: it cannot be unpacked.', { cause });
  }
}

/**
 * The text that {@link packText} wrote.
 * @throws ForeignRecord when the format byte is not known, such as one of a newer version of the program, and when it is damaged.
 */
export function unpackText(stored: Uint8Array): string {
  const bytes = Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength);
  const rest = bytes.subarray(1);
  switch (bytes[0]) {
    case plain:
      return rest.toString('utf8');
    case brotli:
      return unpacked(() => brotliDecompressSync(rest, most));
    case deflated:
      return unpacked(() => inflateRawSync(rest, most));
    default:
      throw new ForeignRecord(
        `A stored record has the unknown format ${bytes[0] ?? 'nothing'}: a newer version wrote it.`,
      );
  }
}
