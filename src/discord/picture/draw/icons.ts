import type { Path2D, SKRSContext2D } from '@napi-rs/canvas';
import { library } from './library.js';

/** Our own icons, each a path on a square of 24 by 24. Holes are cut by the even-odd rule. */
export const ICON_PATHS = {
  heart:
    'M12 21.6 C5.2 16.2 1.6 12.6 1.6 8.2 C1.6 4.9 4.1 2.6 7 2.6 C9.1 2.6 11 3.8 12 5.8 C13 3.8 14.9 2.6 17 2.6 C19.9 2.6 22.4 4.9 22.4 8.2 C22.4 12.6 18.8 16.2 12 21.6 Z',
  sword:
    'M22.4 1.6 L21.8 6.6 L11.3 17.1 L13.2 19 L11.6 20.6 L8.7 17.7 L4.9 21.5 C5 22 4.8 22.5 4.4 22.9 C3.7 23.6 2.5 23.6 1.8 22.9 C1.1 22.2 1.1 21 1.8 20.3 C2.2 19.9 2.7 19.7 3.2 19.8 L7 16 L3.4 12.4 L5 10.8 L6.9 12.7 L17.4 2.2 Z',
  coin: 'M12 1.2 A10.8 10.8 0 1 0 12 22.8 A10.8 10.8 0 1 0 12 1.2 Z M11 4.6 L13 4.6 L13 6.7 C14.8 6.9 16.1 7.7 16.9 9 L14.8 10.3 C14.2 9.4 13.3 9 12.2 9 C10.3 9 9.2 10.2 9.2 12 C9.2 13.8 10.3 15 12.2 15 C13.3 15 14.2 14.6 14.8 13.7 L16.9 15 C16.1 16.3 14.8 17.1 13 17.3 L13 19.4 L11 19.4 L11 17.2 C8.2 16.8 6.5 14.8 6.5 12 C6.5 9.2 8.2 7.2 11 6.8 Z',
  soul: 'M12.6 0.8 C13.2 4.2 19.8 7.4 19.8 14 C19.8 19.2 16.4 23.2 12 23.2 C7.6 23.2 4.2 19.6 4.2 14.8 C4.2 11.4 5.8 9.4 7 6.8 C7.8 8.4 8.4 9.2 9.4 9.6 C9.2 6.4 10.4 3 12.6 0.8 Z M9.3 12.6 A1.7 2.2 0 1 0 9.3 17 A1.7 2.2 0 1 0 9.3 12.6 Z M14.7 12.6 A1.7 2.2 0 1 0 14.7 17 A1.7 2.2 0 1 0 14.7 12.6 Z',
  hand: 'M3.2 5.6 L11.6 3.2 C12.3 3 13 3.4 13.2 4.1 L13.5 5.1 L20 5.1 C20.8 5.1 21.5 5.8 21.5 6.6 L21.5 20.4 C21.5 21.2 20.8 21.9 20 21.9 L11.5 21.9 C10.9 21.9 10.4 21.6 10.1 21.1 L8.2 21.6 C7.5 21.8 6.8 21.4 6.6 20.7 L2.2 7.4 C2 6.7 2.5 5.8 3.2 5.6 Z M12 7 L12 20 L19.6 20 L19.6 7 Z',
  loot: 'M9 1.6 L15 1.6 L17 4 L14.8 6.4 C18.6 8.4 21.4 12.4 21.4 16.4 C21.4 20.6 18.4 22.6 12 22.6 C5.6 22.6 2.6 20.6 2.6 16.4 C2.6 12.4 5.4 8.4 9.2 6.4 L7 4 Z M12 10 C9.4 10 7.6 12 7.6 14.6 C7.6 17.2 9.4 19.2 12 19.2 C13.7 19.2 15 18.5 15.8 17.3 L14 16 C13.5 16.7 12.9 17 12.1 17 C10.8 17 9.9 16 9.9 14.6 C9.9 13.2 10.8 12.2 12.1 12.2 C12.9 12.2 13.5 12.5 14 13.2 L15.8 11.9 C15 10.7 13.7 10 12 10 Z',
  treasure:
    'M5.4 4 L18.6 4 C20.8 4 22.6 5.8 22.6 8 L22.6 10.6 L15 10.6 L15 9.4 L9 9.4 L9 10.6 L1.4 10.6 L1.4 8 C1.4 5.8 3.2 4 5.4 4 Z M1.4 12.4 L9 12.4 L9 15.6 L15 15.6 L15 12.4 L22.6 12.4 L22.6 20.4 L1.4 20.4 Z M10.8 11 L13.2 11 L13.2 13.8 L10.8 13.8 Z',
  monster:
    'M2.2 1.6 C3 4 4.6 5.2 6.8 5.4 C8.3 4.6 10 4.2 12 4.2 C14 4.2 15.7 4.6 17.2 5.4 C19.4 5.2 21 4 21.8 1.6 C22.8 5 22.2 7.6 20.4 9 C21.2 10.4 21.6 11.8 21.6 13.4 C21.6 19 17.6 22.6 12 22.6 C6.4 22.6 2.4 19 2.4 13.4 C2.4 11.8 2.8 10.4 3.6 9 C1.8 7.6 1.2 5 2.2 1.6 Z M6 10.2 L10.4 12.6 C10.2 14.4 8.9 15.2 7.6 14.8 C6.2 14.4 5.6 12.4 6 10.2 Z M18 10.2 L13.6 12.6 C13.8 14.4 15.1 15.2 16.4 14.8 C17.8 14.4 18.4 12.4 18 10.2 Z M6.8 17 L8.4 17 L9.4 19 L10.6 17 L13.4 17 L14.6 19 L15.6 17 L17.2 17 C16.2 19.6 14.4 20.8 12 20.8 C9.6 20.8 7.8 19.6 6.8 17 Z',
  room: 'M4 22.6 L4 11 C4 5.6 7.4 1.4 12 1.4 C16.6 1.4 20 5.6 20 11 L20 22.6 Z M6.6 20.2 L17.4 20.2 L17.4 11 C17.4 6.9 15.1 3.9 12 3.9 C8.9 3.9 6.6 6.9 6.6 11 Z M8.4 22 L8.4 11 C8.4 8 10 5.8 12 5.8 C14 5.8 15.6 8 15.6 11 L15.6 22 Z M13.6 12.4 A1.1 1.1 0 1 0 13.6 14.6 A1.1 1.1 0 1 0 13.6 12.4 Z',
  curse:
    'M0.8 12 C4 6.6 7.8 4.2 12 4.2 C16.2 4.2 20 6.6 23.2 12 C20 17.4 16.2 19.8 12 19.8 C7.8 19.8 4 17.4 0.8 12 Z M12 6.8 C9.4 6.8 7.2 9.2 7.2 12 C7.2 14.8 9.4 17.2 12 17.2 C14.6 17.2 16.8 14.8 16.8 12 C16.8 9.2 14.6 6.8 12 6.8 Z M12 7.4 C13 8.8 13.5 10.4 13.5 12 C13.5 13.6 13 15.2 12 16.6 C11 15.2 10.5 13.6 10.5 12 C10.5 10.4 11 8.8 12 7.4 Z',
  skull:
    'M12 1.4 C17.8 1.4 21.8 5.4 21.8 10.6 C21.8 13.8 20.4 16.2 18.2 17.6 L18.2 20.4 C18.2 21.6 17.4 22.6 16.2 22.6 L14.8 22.6 L14.8 20 L12.9 20 L12.9 22.6 L11.1 22.6 L11.1 20 L9.2 20 L9.2 22.6 L7.8 22.6 C6.6 22.6 5.8 21.6 5.8 20.4 L5.8 17.6 C3.6 16.2 2.2 13.8 2.2 10.6 C2.2 5.4 6.2 1.4 12 1.4 Z M7.9 8.6 A2.6 2.8 0 1 0 7.9 14.2 A2.6 2.8 0 1 0 7.9 8.6 Z M16.1 8.6 A2.6 2.8 0 1 0 16.1 14.2 A2.6 2.8 0 1 0 16.1 8.6 Z M12 13.6 L13.6 17 L10.4 17 Z',
  speech:
    'M5 2.4 L19 2.4 C21.2 2.4 23 4.2 23 6.4 L23 13.6 C23 15.8 21.2 17.6 19 17.6 L12.4 17.6 L6.2 22.8 L6.8 17.6 L5 17.6 C2.8 17.6 1 15.8 1 13.6 L1 6.4 C1 4.2 2.8 2.4 5 2.4 Z M6.8 8.2 A1.9 1.9 0 1 0 6.8 12 A1.9 1.9 0 1 0 6.8 8.2 Z M12 8.2 A1.9 1.9 0 1 0 12 12 A1.9 1.9 0 1 0 12 8.2 Z M17.2 8.2 A1.9 1.9 0 1 0 17.2 12 A1.9 1.9 0 1 0 17.2 8.2 Z',
  question:
    'M5 2.4 L19 2.4 C21.2 2.4 23 4.2 23 6.4 L23 13.6 C23 15.8 21.2 17.6 19 17.6 L12.4 17.6 L6.2 22.8 L6.8 17.6 L5 17.6 C2.8 17.6 1 15.8 1 13.6 L1 6.4 C1 4.2 2.8 2.4 5 2.4 Z M8.2 7.6 L10.6 7.9 C10.8 6.9 11.3 6.4 12.1 6.4 C12.9 6.4 13.4 6.9 13.4 7.5 C13.4 8.1 13.1 8.5 12.4 9 C11.3 9.8 10.8 10.6 10.9 11.9 L13.2 11.9 C13.2 11.1 13.5 10.8 14.2 10.3 C15.3 9.5 15.9 8.7 15.9 7.4 C15.9 5.5 14.4 4.2 12.2 4.2 C9.9 4.2 8.4 5.5 8.2 7.6 Z M10.8 13 L13.3 13 L13.3 15.4 L10.8 15.4 Z',
  active: 'M4.6 2.4 C4.6 1.5 5.6 1 6.3 1.5 L20.6 11 C21.3 11.5 21.3 12.5 20.6 13 L6.3 22.5 C5.6 23 4.6 22.5 4.6 21.6 Z',
  turned:
    'M12.4 4.2 C7 4.2 2.6 8.6 2.6 14 C2.6 16.2 3.3 18.3 4.6 20 L6.9 18.2 C6 17 5.5 15.6 5.5 14 C5.5 10.2 8.6 7.1 12.4 7.1 C14.7 7.1 16.7 8.2 17.9 9.9 L14.4 11.6 L22.6 15.4 L23.4 6.4 L20.5 8.2 C18.7 5.8 15.7 4.2 12.4 4.2 Z',
  die: 'M5 2 L19 2 C20.7 2 22 3.3 22 5 L22 19 C22 20.7 20.7 22 19 22 L5 22 C3.3 22 2 20.7 2 19 L2 5 C2 3.3 3.3 2 5 2 Z M7 5 A2 2 0 1 0 7 9 A2 2 0 1 0 7 5 Z M17 5 A2 2 0 1 0 17 9 A2 2 0 1 0 17 5 Z M12 10 A2 2 0 1 0 12 14 A2 2 0 1 0 12 10 Z M7 15 A2 2 0 1 0 7 19 A2 2 0 1 0 7 15 Z M17 15 A2 2 0 1 0 17 19 A2 2 0 1 0 17 15 Z',
  bolt: 'M14.4 0.8 L4 13.4 L10.6 13.4 L8.6 23.2 L20 9.6 L13 9.6 Z',
  burst:
    'M12 0.8 L14.4 6.6 L19.4 3 L17.8 8.8 L23.4 9.6 L18.8 13 L22.6 17.6 L16.6 17 L16.6 23 L12 18.8 L7.4 23 L7.4 17 L1.4 17.6 L5.2 13 L0.6 9.6 L6.2 8.8 L4.6 3 L9.6 6.6 Z M12 9 A3.4 3.4 0 1 0 12 15.8 A3.4 3.4 0 1 0 12 9 Z',
  person:
    'M12 1.4 A5.6 5.6 0 1 0 12 12.6 A5.6 5.6 0 1 0 12 1.4 Z M12 14 C17.8 14 21.6 17.4 21.6 22.6 L2.4 22.6 C2.4 17.4 6.2 14 12 14 Z',
  star: 'M12 1 L15.2 8.2 L23 9 L17.2 14.2 L18.8 22 L12 18 L5.2 22 L6.8 14.2 L1 9 L8.8 8.2 Z',
  scroll:
    'M5.4 1.6 L20 1.6 C21.8 1.6 22.8 3 22.8 4.8 L22.8 7 L18.6 7 L18.6 19.4 C18.6 21.2 17.4 22.4 15.6 22.4 L4 22.4 C2.2 22.4 1.2 21 1.2 19.2 L1.2 17 L3.6 17 L3.6 3.4 C3.6 2.4 4.4 1.6 5.4 1.6 Z M7 6 L7 8.2 L15.2 8.2 L15.2 6 Z M7 10.4 L7 12.6 L15.2 12.6 L15.2 10.4 Z M3.4 19 C3.4 19.8 3.8 20.4 4.6 20.4 L13.4 20.4 L13.2 19 Z',
  pile: 'M12 1.6 L23 6.8 L12 12 L1 6.8 Z M1 12 L3.8 10.7 L12 14.6 L20.2 10.7 L23 12 L12 17.2 Z M1 17.2 L3.8 15.9 L12 19.8 L20.2 15.9 L23 17.2 L12 22.4 Z',
  discard:
    'M4 1.4 L14.6 1.4 C15.6 1.4 16.4 2.2 16.4 3.2 L16.4 9.8 L14 9.8 L14 3.8 L4.6 3.8 L4.6 17 L9 17 L9 19.4 L4 19.4 C3 19.4 2.2 18.6 2.2 17.6 L2.2 3.2 C2.2 2.2 3 1.4 4 1.4 Z M14.4 11.6 L17.8 11.6 L17.8 16.4 L22 16.4 L16.1 23 L10.2 16.4 L14.4 16.4 Z',
  crown: 'M1.4 6 L7 11.2 L12 2.4 L17 11.2 L22.6 6 L20.4 18 L3.6 18 Z M3.6 19.6 L20.4 19.6 L20.4 22.4 L3.6 22.4 Z',
  check: 'M2 12.6 L5 9.4 L9.6 13.8 L19 3.6 L22.2 6.6 L9.8 20.2 Z',
  cross:
    'M4.6 1.8 L12 9.2 L19.4 1.8 L22.2 4.6 L14.8 12 L22.2 19.4 L19.4 22.2 L12 14.8 L4.6 22.2 L1.8 19.4 L9.2 12 L1.8 4.6 Z',
  arrow: 'M1 9.6 L13 9.6 L13 3.4 L23 12 L13 20.6 L13 14.4 L1 14.4 Z',
  counter: 'M12 1.2 L22 7 L22 17 L12 22.8 L2 17 L2 7 Z M12 5 L5.4 8.8 L5.4 15.2 L12 19 L18.6 15.2 L18.6 8.8 Z',
} as const;

export type Icon = keyof typeof ICON_PATHS;

const paths = new Map<Icon, Path2D>();

/** An icon's outer edge without its holes. */
const edgeOf = (icon: Icon): Path2D =>
  new (library().Path2D)(ICON_PATHS[icon].slice(0, ICON_PATHS[icon].indexOf('Z') + 1));

const pathOf = (icon: Icon): Path2D => {
  const known = paths.get(icon);
  if (known !== undefined) return known;
  const made = new (library().Path2D)(ICON_PATHS[icon]);
  paths.set(icon, made);
  return made;
};

/** Draws an icon into the square of this size whose upper left corner is given. */
export const drawIcon = (
  ctx: SKRSContext2D,
  icon: Icon,
  at: { readonly x: number; readonly y: number; readonly size: number },
  fill: string,
): void => {
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.scale(at.size / 24, at.size / 24);
  ctx.fillStyle = fill;
  ctx.fill(pathOf(icon), 'evenodd');
  ctx.restore();
};

/** Draws only the outline of an icon: something that is not there yet. */
export const outlineIcon = (
  ctx: SKRSContext2D,
  icon: Icon,
  at: { readonly x: number; readonly y: number; readonly size: number },
  stroke: string,
): void => {
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.scale(at.size / 24, at.size / 24);
  ctx.strokeStyle = stroke;
  ctx.lineWidth = 1.5;
  ctx.stroke(edgeOf(icon));
  ctx.restore();
};

/** A heart of which so much is full, from 0 to 1. */
export const drawHeart = (
  ctx: SKRSContext2D,
  at: { readonly x: number; readonly y: number; readonly size: number },
  full: number,
  colours: { readonly full: string; readonly empty: string },
): void => {
  drawIcon(ctx, 'heart', at, colours.empty);
  const share = Math.max(0, Math.min(1, full));
  const height = at.size * (0.1 + 0.8 * share);
  ctx.save();
  ctx.beginPath();
  ctx.rect(at.x, at.y + at.size * 0.9 - height + at.size * 0.02, at.size, height);
  ctx.clip();
  if (share > 0) drawIcon(ctx, 'heart', at, colours.full);
  ctx.restore();
};

/** Where the pips of each face are, from its middle. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** The face of a die; other numbers than 1 to 6 have no pips. */
export const drawDie = (
  ctx: SKRSContext2D,
  at: { readonly x: number; readonly y: number; readonly size: number },
  face: number,
  colours: { readonly face: string; readonly pips: string },
): void => {
  const { x, y, size } = at;
  ctx.fillStyle = colours.face;
  ctx.beginPath();
  ctx.roundRect(x, y, size, size, size * 0.2);
  ctx.fill();
  ctx.fillStyle = colours.pips;
  for (const [dx, dy] of PIPS[face] ?? []) {
    ctx.beginPath();
    ctx.arc(x + size / 2 + dx * size * 0.27, y + size / 2 + dy * size * 0.27, size * 0.105, 0, Math.PI * 2);
    ctx.fill();
  }
};
