import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import { createCensus, type Census } from './palette.js';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits for each pixel, its place in a palette; neither interlaced nor filtered. */
const FORMAT = [8, 3, 0, 0, 0];
const NO_FILTER = 0;
/** Three times as quick as the usual level, for a file that is hardly longer: plain colours pack well. */
const LEVEL = 3;

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

/** Rows of pixels that are read at once. */
const STRIP = 128;

/** Red, green, blue and opacity of each pixel of so many rows from this one on. */
type Pixels = (top: number, rows: number) => Uint8ClampedArray;

/** What the next picture is made a file with: made anew for each, the memory would have to be tidied up as often. */
const spare: { readonly rows: Buffer; readonly census: Census }[] = [];

const roomFor = (bytes: number): (typeof spare)[number] => {
  const { rows, census } = spare.pop() ?? { rows: Buffer.alloc(0), census: createCensus() };
  return { rows: rows.length >= bytes ? rows : Buffer.allocUnsafeSlow(bytes), census };
};

/** Counts the colours, strip by strip. */
const count = (census: Census, pixels: Pixels, width: number, height: number): void => {
  census.begin();
  for (let top = 0; top < height; top += STRIP) {
    const rows = Math.min(STRIP, height - top);
    const { buffer, byteOffset } = pixels(top, rows);
    const read = new Uint32Array(buffer, byteOffset, width * rows);
    for (let n = 0; n < rows; n += 1) census.addRow(read.subarray(n * width, (n + 1) * width));
  }
};

/** Each row of places in the palette behind the byte that names its filter: none. */
const fill = (rows: Buffer, census: Census, width: number, height: number): void => {
  for (let y = 0; y < height; y += 1) {
    const at = y * (width + 1);
    rows[at] = NO_FILTER;
    census.writeRow(rows, at + 1, width);
  }
};

/** The palette as bytes of red, green and blue. */
const paletteOf = (colours: readonly number[]): Buffer =>
  Buffer.from(colours.flatMap((colour) => [colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff]));

/**
 * Pixels without transparency as a PNG file (W3C, Portable Network Graphics) with a palette: a fourth of the bytes that all
 * their colours would take, and packed as much more quickly, while another picture is drawn. Pictures of plain colours need no filters.
 */
export const pngOf = async (pixels: Pixels, width: number, height: number): Promise<Buffer> => {
  const bytes = (width + 1) * height;
  const room = roomFor(bytes);
  count(room.census, pixels, width, height);
  const colours = room.census.settle();
  fill(room.rows, room.census, width, height);
  const packed = await pack(room.rows.subarray(0, bytes), { level: LEVEL });
  spare.push(room);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', headOf(width, height)),
    chunk('PLTE', paletteOf(colours)),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
