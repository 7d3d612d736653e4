import type { SKRSContext2D } from '@napi-rs/canvas';
import { panel } from '../draw/frames.js';
import { drawIcon } from '../draw/icons.js';
import { INK } from '../draw/ink.js';
import { write } from '../draw/letters.js';
import { measuringContext, type Plan } from '../draw/plan.js';
import type { RankingScene } from '../scene/plots.js';
import { drawHeading, HEADER, MARGIN, WIDTH } from './plotted.js';
import { LEAST } from './tiles.js';

/** Pixels. */
const LABELS = 62;
const ROW = 88;
const GAP = 12;
const PLACE = 88;
/** The narrowest column of numbers, and what names have at least. */
const COLUMN = { least: 110, most: 168 } as const;
const NAME = 244;

const columnOf = (count: number): number =>
  Math.max(COLUMN.least, Math.min(COLUMN.most, (WIDTH - MARGIN * 2 - PLACE - NAME) / Math.max(1, count)));

const rightOf = (at: number, count: number): number => WIDTH - MARGIN - 20 - (count - 1 - at) * columnOf(count);

const row = (ctx: SKRSContext2D, { place, name, values }: RankingScene['rows'][number], n: number): void => {
  const box = { x: MARGIN, y: HEADER + LABELS + n * (ROW + GAP), width: WIDTH - MARGIN * 2, height: ROW };
  const isFirst = place === 1;
  panel(ctx, box, isFirst ? INK.winner : INK.panel, isFirst ? INK.gold : INK.edge, isFirst ? 5 : 2);
  const y = box.y + ROW / 2 + 15;
  if (isFirst) drawIcon(ctx, 'crown', { x: box.x + 20, y: y - 42, size: 52 }, INK.gold);
  else write(ctx, String(place), { x: box.x + 46, y, align: 'center' }, { face: 'strong', size: 38, fill: INK.muted });
  const x = box.x + PLACE;
  const width = rightOf(0, values.length) - columnOf(values.length) - x;
  write(ctx, name, { x, y, width }, { face: 'strong', size: 42, fill: isFirst ? INK.gold : INK.cream });
  for (const [at, value] of values.entries())
    write(
      ctx,
      value,
      { x: rightOf(at, values.length), y, align: 'right', width: columnOf(values.length) - 10 },
      { face: 'strong', size: 40, fill: INK.cream },
    );
};

/** People in their places, with a number in each column: 1,200 pixels wide. */
export const rankingPlan = ({ title, columns, rows }: RankingScene): Plan => {
  measuringContext();
  const height = HEADER + LABELS + rows.length * (ROW + GAP) + MARGIN;
  return {
    width: WIDTH,
    height,
    parts: [
      (ctx) => {
        drawHeading(ctx, title, 'crown', height);
        for (const [at, column] of columns.entries()) {
          const place = { x: rightOf(at, columns.length), y: HEADER + 44, align: 'right' } as const;
          const width = columnOf(columns.length) - 10;
          write(ctx, column, { ...place, width }, { face: 'narrow', size: LEAST, fill: INK.muted });
        }
      },
      ...rows.map((one, n) => (ctx: SKRSContext2D) => row(ctx, one, n)),
    ],
  };
};
