import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Icon } from './icons.js';
import { BAND, INK, RAYS, type Kind } from './ink.js';

/** A place on a picture, in its pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The emblem of each kind of card, and of what lies on the stack. */
export const EMBLEM: Readonly<Record<Kind, Icon>> = {
  loot: 'loot',
  treasure: 'treasure',
  monster: 'monster',
  event: 'scroll',
  curse: 'curse',
  room: 'room',
  character: 'person',
  startingItem: 'star',
  soul: 'soul',
  ability: 'bolt',
  roll: 'die',
  damage: 'burst',
  death: 'skull',
};

export const roundedPath = (ctx: SKRSContext2D, { x, y, width, height }: Box, radius: number): void => {
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radius);
};

/** The shadow of something that lies a little above the table. */
const shadow = (ctx: SKRSContext2D, { x, y, width, height }: Box, radius: number): void => {
  roundedPath(ctx, { x: x - 1, y: y + 6, width: width + 4, height }, radius);
  ctx.fillStyle = INK.shadow;
  ctx.fill();
};

/** A dark field with a fine edge. */
export const panel = (
  ctx: SKRSContext2D,
  box: Box,
  fill: string = INK.panel,
  edge: string = INK.edge,
  line = 2,
): void => {
  roundedPath(ctx, box, 18);
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.lineWidth = line;
  ctx.strokeStyle = edge;
  ctx.stroke();
};

/** The outline of a place where nothing lies. */
export const vacancy = (ctx: SKRSContext2D, box: Box): void => {
  ctx.save();
  roundedPath(ctx, { x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4 }, 16);
  ctx.setLineDash([14, 10]);
  ctx.lineWidth = 3;
  ctx.strokeStyle = INK.edge;
  ctx.stroke();
  ctx.restore();
};

/** Pixels of the band of a card. */
const BAND_WIDTH = 76;

/** The inner edge of a card's band from top to bottom, so that each kind of card is known by its shape too. */
const bandEdge = (ctx: SKRSContext2D, kind: Kind, { x, y: top, width, height }: Box): void => {
  const right = x + width;
  const steps = Math.max(4, Math.round(height / 26));
  const step = height / steps;
  for (let n = 0; n < steps; n += 1) {
    const y = top + n * step;
    switch (kind) {
      case 'monster':
      case 'damage':
      case 'death':
        ctx.lineTo(right + 9, y + step / 2);
        ctx.lineTo(right, y + step);
        break;
      case 'loot':
      case 'event':
        ctx.quadraticCurveTo(right + 12, y + step / 2, right, y + step);
        break;
      case 'curse':
        ctx.bezierCurveTo(right + 11, y + step / 3, right - 9, y + (step * 2) / 3, right, y + step);
        break;
      case 'room':
        ctx.lineTo(right + (n % 2) * 8, y);
        ctx.lineTo(right + (n % 2) * 8, y + step);
        break;
      default:
        ctx.lineTo(right, y + step);
    }
  }
};

const RAY_COUNT = 16;

/** Rays in the colour of a kind, from the middle of a field that is filled and clipped already. */
export const rays = (ctx: SKRSContext2D, kind: Kind, { x, y, width, height }: Box, fill: string = RAYS[kind]): void => {
  const [middleX, middleY, far] = [x + width / 2, y + height / 2, width + height];
  ctx.fillStyle = fill;
  ctx.beginPath();
  for (let n = 0; n < RAY_COUNT; n += 2) {
    const [from, to] = [n, n + 1].map((at) => (at * 2 * Math.PI) / RAY_COUNT + 0.2) as [number, number];
    ctx.moveTo(middleX, middleY);
    ctx.lineTo(middleX + far * Math.cos(from), middleY + far * Math.sin(from));
    ctx.lineTo(middleX + far * Math.cos(to), middleY + far * Math.sin(to));
    ctx.closePath();
  }
  ctx.fill();
};

/** A field in the colour of a kind with rays, on which an emblem stands; with round corners. */
export const drawStage = (ctx: SKRSContext2D, kind: Kind, box: Box, radius: number): void => {
  ctx.save();
  roundedPath(ctx, box, radius);
  ctx.fillStyle = BAND[kind];
  ctx.fill();
  ctx.clip();
  rays(ctx, kind, box);
  ctx.restore();
};

/** A card lying on its side: paper, and at its left a band in the manner of its kind, where its emblem goes. */
export const card = (ctx: SKRSContext2D, kind: Kind, box: Box, band: number = BAND_WIDTH): void => {
  shadow(ctx, box, 16);
  ctx.save();
  roundedPath(ctx, box, 16);
  ctx.clip();
  ctx.fillStyle = INK.paper;
  ctx.fillRect(box.x, box.y, box.width, box.height);
  const side = { ...box, width: band };
  ctx.beginPath();
  ctx.moveTo(box.x, box.y);
  ctx.lineTo(box.x + band, box.y);
  bandEdge(ctx, kind, side);
  ctx.lineTo(box.x, box.y + box.height);
  ctx.closePath();
  ctx.fillStyle = BAND[kind];
  ctx.fill();
  if (band > BAND_WIDTH) {
    ctx.clip();
    rays(ctx, kind, side);
  }
  ctx.restore();
  roundedPath(ctx, box, 16);
  ctx.lineWidth = 3;
  ctx.strokeStyle = INK.paperEdge;
  ctx.stroke();
};

/** The striped edge of what is in danger: seen by its stripes too, and not by its colour alone. */
export const hazard = (ctx: SKRSContext2D, { x, y, width, height }: Box): void => {
  ctx.save();
  roundedPath(ctx, { x: x + 3, y: y + 3, width: width - 6, height: height - 6 }, 17);
  ctx.lineWidth = 14;
  ctx.strokeStyle = INK.hazard;
  ctx.stroke();
  ctx.lineWidth = 10;
  ctx.setLineDash([24, 14]);
  ctx.strokeStyle = INK.red;
  ctx.stroke();
  ctx.restore();
};

/** A round ground for a mark that lies over something else. */
export const drawMedal = (
  ctx: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  fill: string,
  edge: string,
): void => {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.lineWidth = 4;
  ctx.strokeStyle = edge;
  ctx.stroke();
};

/** The edges of cards that lie under another. */
export const drawCardsBelow = (ctx: SKRSContext2D, box: Box, cards: number): void => {
  for (let n = Math.min(cards, 2); n > 0; n -= 1) {
    roundedPath(ctx, { ...box, x: box.x + n * 7, y: box.y - n * 7 }, 16);
    ctx.fillStyle = INK.paperLow;
    ctx.fill();
    ctx.lineWidth = 3;
    ctx.strokeStyle = INK.paperEdge;
    ctx.stroke();
  }
};
