import { openThread, ThreadEnded } from '../../../ops/index.js';
import type { Picture } from '../scene/picture.js';

/** Megabytes that the thread may use, besides those of the pixels. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 } as const;
/** Milliseconds that a picture may take. */
const PATIENCE = 30_000;

/** Makes files of pictures. */
export interface Drawing {
  /**
   * The picture as a PNG file.
   * @throws what drawing it throws, and ThreadEnded when it has come to no end twice
   */
  draw(picture: Picture): Promise<Buffer>;
  close(): Promise<void>;
}

/** The file that the thread runs. */
const OWN_WORKER = new URL('drawing-worker.js', import.meta.url);

/** Draws in a thread of its own, which is opened for the first picture. When it breaks, its pictures are drawn once more. */
export const openDrawing = (worker: URL = OWN_WORKER): Drawing => {
  const thread = openThread<Picture, Uint8Array>({ file: worker, memory: MEMORY, patience: PATIENCE, idle: null });
  const drawnBy = async (picture: Picture): Promise<Buffer> => {
    const { buffer, byteOffset, byteLength } = await thread.ask(picture);
    return Buffer.from(buffer, byteOffset, byteLength);
  };
  return {
    async draw(picture) {
      try {
        return await drawnBy(picture);
      } catch (error) {
        if (!(error instanceof ThreadEnded)) throw error;
        return drawnBy(picture); // another picture may have broken it
      }
    },
    close: async () => thread.close(),
  };
};
