import type { SKRSContext2D } from '@napi-rs/canvas';
import { panel, type Box } from '../draw/frames.js';
import { drawIcon, type Icon } from '../draw/icons.js';
import { INK } from '../draw/ink.js';
import { widthOf, write, type Letters } from '../draw/letters.js';
import type { BoardScene } from '../scene/scene.js';
import { LEAST } from './tiles.js';

const COUNT: Letters = { face: 'strong', size: 38, fill: INK.cream };
const DISCARDED: Letters = { face: 'strong', size: LEAST, fill: INK.muted };
const MARGIN = 20;

interface Counted {
  readonly icon: Icon;
  readonly fill: string;
  readonly count: string;
  /** Cards in the discard pile; null where there is none. */
  readonly discarded: string | null;
}

/** Decks and discards with their counts, the bonus souls, the ¢ of the supply. */
const countsOf = ({ piles, bonusSouls, supply }: BoardScene): readonly Counted[] => [
  ...piles.map(({ deck, left, discarded }) => ({
    icon: deck,
    fill: INK.cream,
    count: String(left),
    discarded: String(discarded),
  })),
  { icon: 'soul', fill: INK.soul, count: String(bonusSouls), discarded: null },
  { icon: 'coin', fill: INK.gold, count: String(supply), discarded: null },
];

const drawCount = (ctx: SKRSContext2D, { icon, fill, count, discarded }: Counted, x: number, y: number): void => {
  drawIcon(ctx, icon, { x, y: y - 36, size: 44 }, fill);
  const end = x + 54 + write(ctx, count, { x: x + 54, y }, COUNT);
  if (discarded === null) return;
  drawIcon(ctx, 'discard', { x: end + 18, y: y - 30, size: 34 }, INK.muted);
  write(ctx, discarded, { x: end + 58, y }, DISCARDED);
};

const widthOfCount = (ctx: SKRSContext2D, { count, discarded }: Counted): number =>
  54 + widthOf(ctx, count, COUNT) + (discarded === null ? 0 : 58 + widthOf(ctx, discarded, DISCARDED));

/** The decks as a band at the foot of the picture. */
export const drawDecksBand = (ctx: SKRSContext2D, scene: BoardScene, { x, y, width, height }: Box): void => {
  ctx.fillStyle = INK.band;
  ctx.fillRect(x, y, width, height);
  const counts = countsOf(scene);
  const used = counts.reduce((sum, one) => sum + widthOfCount(ctx, one), 0);
  const gap = (width - MARGIN * 2 - used) / Math.max(1, counts.length - 1);
  let left = x + MARGIN;
  for (const one of counts) {
    drawCount(ctx, one, left, y + height / 2 + 14);
    left += widthOfCount(ctx, one) + gap;
  }
};

/** The decks on a field of their own, in two columns. */
export const drawDecksField = (ctx: SKRSContext2D, scene: BoardScene, box: Box): void => {
  panel(ctx, box, INK.band);
  const counts = countsOf(scene);
  const rows = Math.ceil(counts.length / 2);
  const step = Math.min(84, (box.height - 24) / rows);
  const top = box.y + (box.height - step * rows) / 2;
  for (const [n, one] of counts.entries()) {
    const x = box.x + 36 + Math.floor(n / rows) * (box.width / 2 + 20);
    drawCount(ctx, one, x, top + (n % rows) * step + step / 2 + 14);
  }
};
