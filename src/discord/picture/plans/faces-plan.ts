import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawThrown } from '../draw/dice.js';
import { INK } from '../draw/ink.js';
import { write } from '../draw/letters.js';
import { measuringContext, type Plan } from '../draw/plan.js';
import type { FacesScene } from '../scene/plots.js';
import { drawHeading, HEADER, MARGIN, WIDTH } from './plotted.js';
import { LEAST } from './tiles.js';

/** Pixels: the room of the bars, the dice below them, and what is kept for numbers above the highest bar. */
const TALL = 460;
const DIE = 84;
const ABOVE = 70;
const HEIGHT = HEADER + ABOVE + TALL + DIE + MARGIN * 3;
const BASE = HEADER + ABOVE + TALL;
const STEP = (WIDTH - MARGIN * 2) / 6;
const BAR = 116;

const bar = (ctx: SKRSContext2D, face: number, times: number, most: number): void => {
  const height = (times / most) * TALL;
  const middle = MARGIN + STEP * (face - 0.5);
  ctx.fillStyle = INK.teal;
  ctx.fillRect(middle - BAR / 2, BASE - height, BAR, height);
  write(
    ctx,
    String(times),
    { x: middle, y: BASE - height - 14, align: 'center' },
    { face: 'strong', size: 44, fill: INK.cream },
  );
  drawThrown(ctx, { x: middle - DIE / 2, y: BASE + 20, size: DIE }, face);
};

/** The line at which fair dice would be on average, dashed so that it can be told from bars without colours. */
const fairLine = (ctx: SKRSContext2D, fair: string, y: number): void => {
  ctx.save();
  ctx.strokeStyle = INK.gold;
  ctx.lineWidth = 5;
  ctx.setLineDash([22, 14]);
  ctx.beginPath();
  ctx.moveTo(MARGIN, y);
  ctx.lineTo(WIDTH - MARGIN, y);
  ctx.stroke();
  ctx.restore();
  write(ctx, fair, { x: MARGIN, y: y - 12 }, { face: 'narrow', size: LEAST, fill: INK.gold });
};

/** How often each face came, beside how often fair dice show it: 1,200 pixels wide. */
export const facesPlan = ({ title, faces, fair }: FacesScene): Plan => {
  measuringContext();
  const most = Math.max(1, ...faces);
  const average = faces.reduce((sum, times) => sum + times, 0) / 6;
  return {
    width: WIDTH,
    height: HEIGHT,
    parts: [
      (ctx) => {
        drawHeading(ctx, title, 'die', HEIGHT);
        ctx.fillStyle = INK.outline;
        ctx.fillRect(MARGIN, BASE, WIDTH - MARGIN * 2, 3);
      },
      ...faces.map((times, at) => (ctx: SKRSContext2D) => bar(ctx, at + 1, times, most)),
      (ctx) => fairLine(ctx, fair, BASE - (average / most) * TALL),
    ],
  };
};
