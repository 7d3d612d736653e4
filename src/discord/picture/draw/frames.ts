import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Icon } from './icons.js';
import { BAND, INK, type Kind } from './ink.js';

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

export const rounded = (ctx: SKRSContext2D, { x, y, width, height }: Box, radius: number): void => {
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radius);
};

/** A dark field with a fine edge. */
export const panel = (
  ctx: SKRSContext2D,
  box: Box,
  fill: string = INK.panel,
  edge: string = INK.edge,
  line = 2,
): void => {
  rounded(ctx, box, 18);
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.lineWidth = line;
  ctx.strokeStyle = edge;
  ctx.stroke();
};

/** The outline of a place where nothing lies. */
export const vacancy = (ctx: SKRSContext2D, box: Box): void => {
  ctx.save();
  rounded(ctx, { x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4 }, 16);
  ctx.setLineDash([14, 10]);
  ctx.lineWidth = 3;
  ctx.strokeStyle = INK.edge;
  ctx.stroke();
  ctx.restore();
};

/** Pixels of the band of a card. */
export const BAND_WIDTH = 76;

/** The inner edge of a card's band from top to bottom, so that each kind of card is known by its shape too. */
const bandEdge = (ctx: SKRSContext2D, kind: Kind, box: Box): void => {
  const right = box.x + BAND_WIDTH;
  const steps = Math.max(4, Math.round(box.height / 26));
  const step = box.height / steps;
  for (let n = 0; n < steps; n += 1) {
    const y = box.y + n * step;
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

/** A card lying on its side: paper, and at its left a band in the manner of its kind, where its emblem goes. */
export const card = (ctx: SKRSContext2D, kind: Kind, box: Box): void => {
  rounded(ctx, { ...box, x: box.x + 3, y: box.y + 5 }, 16);
  ctx.fillStyle = INK.shadow;
  ctx.fill();
  ctx.save();
  rounded(ctx, box, 16);
  ctx.clip();
  ctx.fillStyle = INK.paper;
  ctx.fillRect(box.x, box.y, box.width, box.height);
  ctx.beginPath();
  ctx.moveTo(box.x, box.y);
  ctx.lineTo(box.x + BAND_WIDTH, box.y);
  bandEdge(ctx, kind, box);
  ctx.lineTo(box.x, box.y + box.height);
  ctx.closePath();
  ctx.fillStyle = BAND[kind];
  ctx.fill();
  ctx.restore();
  rounded(ctx, { x: box.x + 4, y: box.y + 4, width: box.width - 8, height: box.height - 8 }, 13);
  ctx.lineWidth = 3;
  ctx.strokeStyle = INK.paperLow;
  ctx.stroke();
  rounded(ctx, box, 16);
  ctx.strokeStyle = INK.paperEdge;
  ctx.stroke();
};

/** The edges of cards that lie under another. */
export const underneath = (ctx: SKRSContext2D, box: Box, cards: number): void => {
  for (let n = Math.min(cards, 2); n > 0; n -= 1) {
    rounded(ctx, { ...box, x: box.x + n * 7, y: box.y - n * 7 }, 16);
    ctx.fillStyle = INK.paperLow;
    ctx.fill();
    ctx.lineWidth = 3;
    ctx.strokeStyle = INK.paperEdge;
    ctx.stroke();
  }
};
