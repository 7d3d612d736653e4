import { LRUCache } from 'lru-cache';
import { openDrawing, type Drawing } from './thread/drawing.js';
import type { Picture } from './scene/picture.js';

/** Pictures that are drawn at once (DISCORD section 3): while the file of one is packed, the thread draws another. */
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
    picture: Picture,
    how?: { readonly isStale?: (() => Promise<boolean>) | undefined; readonly canWait?: boolean },
  ): Promise<Buffer | null>;
  /** Ends what draws; nothing is drawn any more. */
  close(): Promise<void>;
}

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

export const createStudio = (drawing: Drawing = openDrawing()): Studio => {
  const door = createDoor(AT_ONCE);
  const shelf = new LRUCache<string, Buffer>({ maxSize: KEPT, sizeCalculation: ({ length }) => length });
  return {
    async draw(key, picture, { isStale, canWait = false } = {}) {
      const before = shelf.get(key);
      if (before !== undefined) return before;
      const hasWaited = await door.enter(canWait);
      try {
        const since = shelf.get(key);
        if (since !== undefined) return since;
        if (hasWaited && (await isStale?.()) === true) return null;
        const file = await drawing.draw(picture);
        shelf.set(key, file);
        return file;
      } finally {
        door.leave();
      }
    },
    close: async () => drawing.close(),
  };
};
