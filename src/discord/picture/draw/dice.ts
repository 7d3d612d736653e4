import type { SKRSContext2D } from '@napi-rs/canvas';
import { INK } from './ink.js';
import { PIPS } from './icons.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Degrees by which a die that shows this face has turned when it comes to rest: never straight, always the same. */
const TURNS = [-16, -14, 11, -9, 15, -12, 9] as const;
/** How flat the top of a die looks from above, and how much of its side is seen. */
const FLAT = 0.88;
const THICK = 0.13;
const CORNER = 0.2;

/** The four corners of the top of a die around its middle. */
const cornersOf = (half: number, degrees: number): readonly Point[] =>
  [0, 1, 2, 3].map((n) => {
    const angle = ((degrees + n * 90 + 45) * Math.PI) / 180;
    return { x: Math.SQRT2 * half * Math.cos(angle), y: Math.SQRT2 * half * Math.sin(angle) * FLAT };
  });

/** The sides of a die that can be seen: those below an edge of its top. */
const sides = (ctx: SKRSContext2D, corners: readonly Point[], deep: number, line: number): void => {
  ctx.lineJoin = 'round';
  for (const [n, from] of corners.entries()) {
    const to = corners[(n + 1) % corners.length] ?? from;
    if (to.x >= from.x) continue;
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(to.x, to.y);
    ctx.lineTo(to.x, to.y + deep);
    ctx.lineTo(from.x, from.y + deep);
    ctx.closePath();
    ctx.lineWidth = line;
    ctx.fillStyle = from.y > to.y ? INK.dieLow : INK.dieSide;
    ctx.strokeStyle = ctx.fillStyle;
    ctx.stroke();
    ctx.fill();
  }
};

/** The dark outline of a die with its side. */
const outline = (ctx: SKRSContext2D, corners: readonly Point[], deep: number, width: number): void => {
  ctx.lineJoin = 'round';
  ctx.lineWidth = width;
  ctx.strokeStyle = INK.print;
  ctx.fillStyle = INK.print;
  for (const dy of [0, deep]) {
    ctx.beginPath();
    for (const { x, y } of corners) ctx.lineTo(x, y + dy);
    ctx.closePath();
    ctx.fill();
    ctx.stroke();
  }
  for (const { x, y } of corners) {
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x, y + deep);
    ctx.stroke();
  }
};

/** Short strokes behind a die, from where it came. */
const traces = (ctx: SKRSContext2D, size: number, ink: string): void => {
  ctx.strokeStyle = ink;
  ctx.lineCap = 'round';
  ctx.lineWidth = size * 0.035;
  for (const [n, length] of [0.13, 0.2, 0.12].entries()) {
    const y = size * (0.1 + n * 0.13);
    ctx.beginPath();
    ctx.moveTo(size * (0.02 + n * 0.02), y);
    ctx.lineTo(size * (0.02 + n * 0.02 + length), y);
    ctx.stroke();
  }
};

/** A die that has been thrown and come to rest: seen from above, turned, with its side and its shadow; in a square of this size. */
export const drawThrown = (
  ctx: SKRSContext2D,
  at: { readonly x: number; readonly y: number; readonly size: number },
  face: number,
  traced: string | null = null,
): void => {
  const { size } = at;
  const half = size * 0.34;
  const deep = size * THICK;
  const line = size * 0.055;
  const degrees = TURNS[face] ?? TURNS[0];
  const corners = cornersOf(half * 0.86, degrees);
  ctx.save();
  ctx.translate(at.x, at.y);
  if (traced !== null) traces(ctx, size, traced);
  ctx.translate(size * 0.53, size * 0.45);
  ctx.fillStyle = INK.veil;
  ctx.beginPath();
  ctx.ellipse(size * 0.08, size * 0.3, size * 0.46, size * 0.2, 0, 0, Math.PI * 2);
  ctx.fill();
  outline(ctx, corners, deep, half * CORNER * 2 + line * 2);
  sides(ctx, corners, deep, half * CORNER * 2);
  ctx.scale(1, FLAT);
  ctx.rotate((degrees * Math.PI) / 180);
  ctx.beginPath();
  ctx.roundRect(-half, -half, half * 2, half * 2, half * CORNER * 1.6);
  ctx.fillStyle = INK.ivory;
  ctx.fill();
  ctx.lineWidth = line * 0.5;
  ctx.strokeStyle = INK.paperEdge;
  ctx.stroke();
  ctx.fillStyle = INK.print;
  for (const [dx, dy] of PIPS[face] ?? []) {
    ctx.beginPath();
    ctx.arc(dx * half * 0.56, dy * half * 0.56, half * 0.215, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.restore();
};
