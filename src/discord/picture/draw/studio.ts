import type { Canvas } from '@napi-rs/canvas';
import { setImmediate as turn } from 'node:timers/promises';
import { library } from './library.js';
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
   * asked when a drawing had to wait; null when the picture is wanted no more by then. `canWait`: others go first.
   */
  draw(
    key: string,
    plan: () => Plan,
    how?: { readonly isStale?: (() => Promise<boolean>) | undefined; readonly canWait?: boolean },
  ): Promise<Buffer | null>;
}

/** Canvases that nothing is drawn on now: made anew for each picture, their memory would have to be tidied up as often. */
const spare: Canvas[] = [];

/** A canvas at least as big as this, with nothing on it. */
const canvasFor = (width: number, height: number): Canvas => {
  const kept = spare.pop();
  if (kept === undefined) return library().createCanvas(width, height);
  if (kept.width < width || kept.height < height)
    return library().createCanvas(Math.max(kept.width, width), Math.max(kept.height, height));
  kept.getContext('2d').reset();
  return kept;
};

/** Draws part by part: between two parts others have their turn. */
export const drawn = async ({ width, height, parts }: Plan): Promise<Buffer> => {
  const canvas = canvasFor(width, height);
  const ctx = canvas.getContext('2d');
  for (const part of parts) {
    part(ctx);
    ctx.getImageData(0, 0, 1, 1); // has the part drawn now, and not all of them at the end
    await turn();
  }
  const file = await pngOf((top, rows) => ctx.getImageData(0, top, width, rows).data, width, height);
  spare.push(canvas);
  return file;
};

/** So many go before one that can wait: nobody waits for ever. */
const MOST_BEFORE = 8;

/** Lets so many in at once, in the order in which they came; those that can wait after the others. */
const createDoor = (places: number) => {
  const waiting: (() => void)[] = [];
  const patient: (() => void)[] = [];
  let free = places;
  let passed = 0;
  const next = (): (() => void) | undefined => {
    const isTurn = patient.length > 0 && (waiting.length === 0 || passed >= MOST_BEFORE);
    passed = isTurn || patient.length === 0 ? 0 : passed + 1;
    return (isTurn ? patient : waiting).shift();
  };
  return {
    /** Whether one had to wait. */
    async enter(canWait: boolean): Promise<boolean> {
      if (free > 0) {
        free -= 1;
        return false;
      }
      await new Promise<void>((resolve) => (canWait ? patient : waiting).push(resolve));
      return true;
    },
    leave(): void {
      const one = next();
      if (one === undefined) free += 1;
      else one();
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
    async draw(key, plan, { isStale, canWait = false } = {}) {
      const before = shelf.take(key);
      if (before !== null) return before;
      const hasWaited = await door.enter(canWait);
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
