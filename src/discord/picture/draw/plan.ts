import type { SKRSContext2D } from '@napi-rs/canvas';
import { library } from './library.js';
import { loadFonts } from './letters.js';

/** One part of a picture. */
export type Part = (ctx: SKRSContext2D) => void;

/** A picture to be drawn: its size in pixels, and its parts in their order. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Part[];
}

let canvas: SKRSContext2D | null = null;

/** Where letters are measured before a picture has its size. */
export const measuringContext = (): SKRSContext2D => {
  loadFonts();
  canvas ??= library().createCanvas(1, 1).getContext('2d');
  return canvas;
};
