import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawMedal, roundedPath } from '../draw/frames.js';
import { drawIcon } from '../draw/icons.js';
import { INK } from '../draw/ink.js';
import { fitText, SQUEEZE, widthOf, write, type Letters } from '../draw/letters.js';
import { drawEmblem, drawStaged } from '../emblems/raster.js';
import type { Thing } from '../scene/scene.js';
import { LEAST } from './tiles.js';

const NAMED: Letters = { face: 'narrow', size: LEAST, fill: INK.print };
const GAP = 10;

/** The two sizes in which things are shown: large in a grid with names of two lines, small one after another. */
const SIZES = {
  large: { height: 84, emblem: 78, lines: 2 },
  small: { height: 56, emblem: 52, lines: 1 },
} as const;
type Size = keyof typeof SIZES;

/** The least width of a large thing. */
const LARGE = 250;
const LEAD = 12;
const TAIL = 10;

interface Chip {
  readonly thing: Thing;
  /** The lines of its name; none for a thing without its name. */
  readonly lines: readonly string[];
  readonly x: number;
  readonly width: number;
}

/** Things in rows: all of one size, with as many names as there is room for; then counted. */
export interface Chips {
  readonly size: Size;
  readonly rows: readonly (readonly Chip[])[];
  readonly more: number;
}

/** Most rows of large things, and of small ones. */
export interface Room {
  readonly large: number;
  readonly small: number;
}

const textOf = ({ name, counters }: Thing): string => (counters > 0 ? `${name} ·${counters}` : name);

/** Fills rows from left to right: each chip goes into the first row that has room for it. */
const inRows = (chips: readonly Omit<Chip, 'x'>[], width: number): readonly (readonly Chip[])[] => {
  const rows: { readonly chips: Chip[]; x: number }[] = [];
  for (const chip of chips) {
    let row = rows.find(({ x }) => x + chip.width <= width + 1);
    if (row === undefined) rows.push((row = { chips: [], x: 0 }));
    row.chips.push({ ...chip, x: row.x });
    row.x += chip.width + GAP;
  }
  return rows.map((row) => row.chips);
};

/** In a grid; a thing whose name needs more takes two places. */
const large = (ctx: SKRSContext2D, things: readonly Thing[], width: number): readonly (readonly Chip[])[] => {
  const columns = Math.max(1, Math.floor((width + GAP) / (LARGE + GAP)));
  const one = (width - GAP * (columns - 1)) / columns;
  const { emblem, lines: most } = SIZES.large;
  const chips = things.map((thing) => {
    const text = textOf(thing);
    const linesIn = (whole: number) =>
      fitText(ctx, text, { width: whole - emblem - LEAD - TAIL, lines: most }, 'narrow', [LEAST]).lines;
    const lines = linesIn(one);
    const isWhole = lines.join('').replace(/[\s-]/g, '') === text.replace(/[\s-]/g, '');
    const isCut = !isWhole || lines.some((line) => line.endsWith('-'));
    return isCut && columns > 1
      ? { thing, lines: linesIn(one * 2 + GAP), width: one * 2 + GAP }
      : { thing, lines, width: one };
  });
  return inRows(chips, width);
};

/** One after another, the first so many with their names. */
const small = (
  ctx: SKRSContext2D,
  things: readonly Thing[],
  width: number,
  names: number,
): readonly (readonly Chip[])[] => {
  const { emblem } = SIZES.small;
  const chips = things.map((thing, n) => {
    if (n >= names) return { thing, lines: [], width: emblem + 4 };
    const text = textOf(thing);
    return {
      thing,
      lines: [text],
      width: Math.min(width, emblem + LEAD + TAIL + widthOf(ctx, text, NAMED) * SQUEEZE + 2),
    };
  });
  return inRows(chips, width);
};

/** Lays things out: large where they fit, otherwise small, and with as many names as there is room for. */
export const layChips = (ctx: SKRSContext2D, things: readonly Thing[], width: number, most: Room): Chips => {
  const grid = large(ctx, things, width);
  if (grid.length <= most.large) return { size: 'large', rows: grid, more: 0 };
  for (let names = things.length; names >= 0; names -= 1) {
    const rows = small(ctx, things, width, names);
    if (rows.length <= most.small) return { size: 'small', rows, more: 0 };
  }
  const perRow = Math.floor((width + GAP) / (SIZES.small.emblem + 4 + GAP));
  const shown = perRow * most.small - 2;
  return { size: 'small', rows: small(ctx, things.slice(0, shown), width, 0), more: things.length - shown };
};

/** The height that things take. */
export const chipsHeight = ({ rows, size }: Chips): number => rows.length * (SIZES[size].height + GAP);

/** A thing in play: its emblem and its name; turned it is hollow, its emblem faint, and bears ↷. */
const drawChip = (
  ctx: SKRSContext2D,
  { thing, lines, width, x: left }: Chip,
  size: Size,
  x0: number,
  y: number,
): void => {
  const { kind, card, turned } = thing;
  const { height, emblem } = SIZES[size];
  const box = { x: x0 + left, y, width, height };
  roundedPath(ctx, box, 13);
  ctx.fillStyle = turned ? INK.table : INK.paper;
  ctx.fill();
  ctx.lineWidth = 2.5;
  if (turned) ctx.setLineDash([8, 6]);
  ctx.strokeStyle = turned ? INK.outline : INK.paperEdge;
  ctx.stroke();
  ctx.setLineDash([]);
  const side = height - 6;
  if (turned) drawEmblem(ctx, { card, kind }, { x: box.x + 4, y: y + 4, size: side - 2 }, true);
  else drawStaged(ctx, { card, kind }, { x: box.x + 3, y: y + 3, size: Math.min(side, width - 6) }, 10);
  if (turned) {
    const mark = size === 'large' ? 19 : 15;
    drawMedal(ctx, box.x + emblem - mark + 4, y + height - mark - 3, mark, INK.table, INK.outline);
    drawIcon(
      ctx,
      'turned',
      { x: box.x + emblem - mark * 1.7 + 4, y: y + height - mark * 1.7 - 3, size: mark * 1.4 },
      INK.cream,
    );
  }
  const step = LEAST + 2;
  const first = y + (height - step * (lines.length - 1)) / 2 + LEAST * 0.36;
  const at = { x: box.x + emblem + LEAD, width: width - emblem - LEAD - TAIL + 1 };
  for (const [n, line] of lines.entries())
    write(ctx, line, { ...at, y: first + n * step }, { ...NAMED, fill: turned ? INK.muted : INK.print });
};

/** Draws things from this place on, and how many more there are at the end of the last row. */
export const drawChips = (
  ctx: SKRSContext2D,
  { rows, size, more }: Chips,
  x: number,
  y: number,
  width: number,
): void => {
  for (const [n, row] of rows.entries())
    for (const chip of row) drawChip(ctx, chip, size, x, y + n * (SIZES[size].height + GAP));
  if (more === 0) return;
  const bottom = y + rows.length * (SIZES[size].height + GAP);
  const text: Letters = { face: 'strong', size: LEAST, fill: INK.cream };
  write(ctx, `+${more}`, { x: x + width, y: bottom - 24, align: 'right' }, text);
};
