import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawIcon, type Icon } from '../draw/icons.js';
import { INK } from '../draw/ink.js';
import { write } from '../draw/letters.js';

/** Pixels, as in the other pictures. */
export const WIDTH = 1200;
export const MARGIN = 20;
export const HEADER = 92;

/** The ground of a picture of this height, with its title above. */
export const drawHeading = (ctx: SKRSContext2D, title: string, icon: Icon, height: number): void => {
  ctx.fillStyle = INK.table;
  ctx.fillRect(0, 0, WIDTH, height);
  ctx.fillStyle = INK.band;
  ctx.fillRect(0, 0, WIDTH, HEADER);
  ctx.fillStyle = INK.gold;
  ctx.fillRect(0, HEADER - 4, WIDTH, 4);
  drawIcon(ctx, icon, { x: MARGIN, y: 20, size: 50 }, INK.gold);
  const room = { x: MARGIN + 70, y: 62, width: WIDTH - MARGIN * 2 - 70 };
  write(ctx, title, room, { face: 'strong', size: 46, fill: INK.gold });
};
