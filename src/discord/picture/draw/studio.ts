import { createCanvas } from '@napi-rs/canvas';
import { setImmediate as turn } from 'node:timers/promises';
import type { Plan } from './plan.js';
import { pngOf } from './png.js';

/** Pictures that are drawn at once (DISCORD section 3). */
const AT_ONCE = 2;
/** Bytes of pictures that are kept to be shown again. */
const KEPT = 12 * 1024 * 1024;

/** Draws pictures, each once. */
export interface Studio {
  /**
   * The picture as a PNG file. `key` names everything that is on it: what has been drawn under it is given again. `isStale` is
   * asked when a drawing had to wait; null when the picture is wanted no more by then.
   */
  draw(key: string, plan: () => Plan, isStale?: () => Promise<boolean>): Promise<Buffer | null>;
}

/** Draws part by part: between two parts others have their turn. */
export const drawn = async ({ width, height, parts }: Plan): Promise<Buffer> => {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  for (const part of parts) {
    part(ctx);
    ctx.getImageData(0, 0, 1, 1); // has the part drawn now, and not all of them at the end
    await turn();
  }
  return pngOf((top, rows) => ctx.getImageData(0, top, width, rows).data, width, height);
};

/** Lets so many in at once, in the order in which they came. */
const createDoor = (places: number) => {
  const waiting: (() => void)[] = [];
  let free = places;
  return {
    /** Whether one had to wait. */
    async enter(): Promise<boolean> {
      if (free > 0) {
        free -= 1;
        return false;
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
      return true;
    },
    leave(): void {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    },
  };
};

/** Keeps the files used last, up to so many bytes. */
const createShelf = (most: number) => {
  const files = new Map<string, Buffer>();
  let bytes = 0;
  return {
    take(key: string): Buffer | null {
      const file = files.get(key);
      if (file === undefined) return null;
      files.delete(key);
      files.set(key, file);
      return file;
    },
    put(key: string, file: Buffer): void {
      files.set(key, file);
      bytes += file.length;
      for (const [oldest, { length }] of files) {
        if (bytes <= most) return;
        files.delete(oldest);
        bytes -= length;
      }
    },
  };
};

export const createStudio = (): Studio => {
  const door = createDoor(AT_ONCE);
  const shelf = createShelf(KEPT);
  return {
    async draw(key, plan, isStale) {
      const before = shelf.take(key);
      if (before !== null) return before;
      const hasWaited = await door.enter();
      try {
        const since = shelf.take(key);
        if (since !== null) return since;
        if (hasWaited && (await isStale?.()) === true) return null;
        const file = await drawn(plan());
        if (shelf.take(key) === null) shelf.put(key, file);
        return file;
      } finally {
        door.leave();
      }
    },
  };
};
