import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits of red, green, blue and opacity for each pixel, neither interlaced nor filtered. */
const FORMAT = [8, 6, 0, 0, 0];
const BYTES = 4;
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

/** Each row of pixels behind the byte that names its filter: none. */
const rowsOf = (pixels: Uint8ClampedArray, width: number, height: number): Buffer => {
  const row = width * BYTES;
  const rows = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  return rows;
};

/**
 * Pixels (red, green, blue, opacity) as a PNG file (W3C, Portable Network Graphics). Packed on another thread, and several
 * times quicker than the canvas's own encoder, because pictures of plain colours need no filters.
 */
export const pngOf = async (pixels: Uint8ClampedArray, width: number, height: number): Promise<Buffer> => {
  const packed = await pack(rowsOf(pixels, width, height), { level: LEVEL });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', headOf(width, height)),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
