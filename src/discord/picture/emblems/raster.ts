import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';
import { drawStage } from '../draw/frames.js';
import { library } from '../draw/library.js';
import type { Kind } from '../draw/ink.js';
import { drawSpec, emblemOf } from './emblem.js';

/** Emblems that are kept as pixels, to be put onto pictures again and again. */
const MOST = 500;

const kept = new LRUCache<string, Canvas>({ max: MOST });

interface Wanted {
  readonly card: string;
  readonly kind: Kind;
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Pixels that are drawn once under this name: the ones used last are kept. */
const rasterOf = (key: string, size: number, draw: (ctx: SKRSContext2D) => void): Canvas => {
  const before = kept.get(key);
  if (before !== undefined) return before;
  const canvas = library().createCanvas(size, size);
  draw(canvas.getContext('2d'));
  kept.set(key, canvas);
  return canvas;
};

/** Draws the emblem of a card into the square whose upper left corner is given; `faint` for a card that is not to be used now. */
export const drawEmblem = (ctx: SKRSContext2D, { card, kind }: Wanted, at: Square, faint = false): void => {
  const size = Math.round(at.size);
  const raster = rasterOf(`${card} ${kind} ${size}`, size, (on) => drawSpec(on, emblemOf(card, kind), size));
  if (faint) ctx.globalAlpha = 0.6;
  ctx.drawImage(raster, Math.round(at.x), Math.round(at.y));
  ctx.globalAlpha = 1;
};

/** Draws the emblem of a card on a field in the colour of its kind, with round corners. */
export const drawStaged = (ctx: SKRSContext2D, { card, kind }: Wanted, at: Square, radius: number): void => {
  const size = Math.round(at.size);
  const raster = rasterOf(`${card} ${kind} ${size} on its stage`, size, (on) => {
    drawStage(on, kind, { x: 0, y: 0, width: size, height: size }, radius);
    on.translate(size * 0.03, size * 0.03);
    drawSpec(on, emblemOf(card, kind), size * 0.94);
  });
  ctx.drawImage(raster, Math.round(at.x), Math.round(at.y));
};
