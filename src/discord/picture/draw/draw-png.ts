import type { Canvas } from '@napi-rs/canvas';
import { library } from './library.js';
import type { Plan } from './plan.js';
import { pngOf } from './png.js';

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

/** The PNG file of a picture. It is drawn without a pause: in a thread of its own, nobody else waits for that. */
export const drawPng = async ({ width, height, parts }: Plan): Promise<Buffer> => {
  const canvas = canvasFor(width, height);
  const ctx = canvas.getContext('2d');
  for (const part of parts) part(ctx);
  const file = pngOf((top, rows) => ctx.getImageData(0, top, width, rows).data, width, height);
  spare.push(canvas);
  return file;
};
