import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits of red, green, blue and opacity for each pixel, neither interlaced nor filtered. */
const FORMAT = [8, 6, 0, 0, 0];
const BYTES = 4;
const NO_FILTER = 0;
/** Twice as quick as the usual level, for a file that is hardly longer: plain colours pack well. */
const LEVEL = 4;

const pack = promisify(deflate);

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
};

const headOf = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set(FORMAT, 8);
  return head;
};

/** Rows of pixels that are read without a pause. */
const STRIP = 128;

/** Red, green, blue and opacity of each pixel of so many rows from this one on. */
type Pixels = (top: number, rows: number) => Uint8ClampedArray;

/** Room for the rows of a picture, kept for the next: made anew for each, the memory would have to be tidied up as often. */
const spare: Buffer[] = [];

const roomFor = (bytes: number): Buffer => {
  const kept = spare.pop();
  return kept !== undefined && kept.length >= bytes ? kept : Buffer.allocUnsafeSlow(bytes);
};

/** Each row of pixels behind the byte that names its filter: none. Between two parts others have their turn. */
const fill = async (rows: Buffer, pixels: Pixels, width: number, height: number): Promise<void> => {
  const row = width * BYTES;
  for (let top = 0; top < height; top += STRIP) {
    const count = Math.min(STRIP, height - top);
    const read = pixels(top, count);
    for (let n = 0; n < count; n += 1) {
      const at = (top + n) * (row + 1);
      rows[at] = NO_FILTER;
      rows.set(read.subarray(n * row, (n + 1) * row), at + 1);
    }
    await turn();
  }
};

/**
 * Pixels as a PNG file (W3C, Portable Network Graphics). Packed on another thread, and several
 * times quicker than the canvas's own encoder, because pictures of plain colours need no filters.
 */
export const pngOf = async (pixels: Pixels, width: number, height: number): Promise<Buffer> => {
  const bytes = (width * BYTES + 1) * height;
  const rows = roomFor(bytes);
  await fill(rows, pixels, width, height);
  const packed = await pack(rows.subarray(0, bytes), { level: LEVEL });
  spare.push(rows);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', headOf(width, height)),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
