import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawThrown } from '../draw/dice.js';
import { card, EMBLEM, panel, rays, roundedPath, vacancy, type Box } from '../draw/frames.js';
import { drawDie, drawIcon } from '../draw/icons.js';
import { BAND, INK } from '../draw/ink.js';
import { fitText, write, type Letters } from '../draw/letters.js';
import { drawEmblem } from '../emblems/raster.js';
import type { BoardScene, Stacked } from '../scene/scene.js';
import { LEAST } from './tiles.js';

/** Pixels of the least top one, and of the number of those that are not shown. */
const TOP = 206;
const COUNTED = 56;

/** Pixels of the top one at most. */
const TALLEST = 330;

const SMALL: Letters = { face: 'narrow', size: LEAST, fill: INK.print };
const STEP = 42;

/** An item under the top one, laid out: as high as its name needs. */
interface Strip {
  readonly item: Stacked;
  readonly lines: readonly string[];
  readonly size: number;
  readonly height: number;
}

const BAND_STRIP = 66;

const stripOf = (ctx: SKRSContext2D, item: Stacked, width: number): Strip => {
  const number = item.number === null ? '' : `${item.number} `;
  const room = { width: width - BAND_STRIP - 24, lines: 2 };
  const { size, lines } = fitText(ctx, number + item.title, room, 'narrow', [LEAST]);
  return { item, lines, size, height: lines.length > 1 ? 96 : 60 };
};

/** An item under the top one: its mark and its name. So much of it lies under the one before. */
const HIDDEN = 20;
const strip = (ctx: SKRSContext2D, { item, lines, size, height }: Strip, box: Box): void => {
  card(ctx, item.kind, { ...box, y: box.y - HIDDEN, height: height + HIDDEN }, BAND_STRIP);
  const at = { x: box.x + BAND_STRIP / 2 - 25, y: box.y + (height - 50) / 2, size: 50 };
  const inner = { x: at.x + 4, y: at.y + 4, size: 42 };
  if (item.kind === 'roll') drawDie(ctx, inner, item.number ?? 0, { face: INK.ivory, pips: INK.print });
  else if (item.card === null || item.kind === 'death') drawIcon(ctx, EMBLEM[item.kind], inner, INK.ivory);
  else drawEmblem(ctx, { card: item.card, kind: item.kind }, at);
  const first = box.y + (height - 38 * (lines.length - 1)) / 2 + size * 0.36;
  const width = box.width - BAND_STRIP - 24;
  for (const [n, line] of lines.entries())
    write(ctx, line, { x: box.x + BAND_STRIP + 14, y: first + n * 38, width }, { ...SMALL, size });
};

/** What names nobody but whom it happens to. */
const SELF: ReadonlySet<Stacked['kind']> = new Set(['roll', 'damage', 'death']);

/** The head of the top item: in the colour of its kind, with its icon, and who plays it, in as many lines as the name takes. */
const header = (ctx: SKRSContext2D, { kind, by, title }: Stacked, box: Box): number => {
  const name = by === '' && SELF.has(kind) ? title : by;
  const room = { width: box.width - 74, lines: 2 };
  const { size, lines } = fitText(ctx, name, room, 'narrow', [40, 38, LEAST]);
  const height = lines.length > 1 ? 98 : 60;
  ctx.save();
  roundedPath(ctx, box, 16);
  ctx.clip();
  ctx.fillStyle = BAND[kind];
  ctx.fillRect(box.x, box.y, box.width, height);
  ctx.restore();
  drawIcon(ctx, EMBLEM[kind], { x: box.x + 14, y: box.y + height / 2 - 21, size: 42 }, INK.ivory);
  for (const [n, line] of lines.entries())
    write(
      ctx,
      line,
      { x: box.x + 68, y: box.y + 43 + n * 40, width: room.width },
      { face: 'narrow', size, fill: INK.ivory },
    );
  return height;
};

/** Text in the middle of a box, its last line standing on y; gives the height that it takes. */
const centred = (ctx: SKRSContext2D, text: string, box: Box, y: number, most: number): number => {
  if (text === '') return 0;
  const width = box.width - 28;
  const { size, lines } = fitText(ctx, text, { width, lines: most }, 'narrow', [42, 39, LEAST]);
  for (const [n, line] of lines.entries()) {
    const at = { x: box.x + box.width / 2, y: y - (lines.length - 1 - n) * STEP, width, align: 'center' } as const;
    write(ctx, line, at, { face: 'narrow', size, fill: INK.print });
  }
  return lines.length * STEP + 8;
};

/** What an attack roll leads to, as a mark and a word at the foot. */
const outcome = (ctx: SKRSContext2D, hits: boolean, words: BoardScene['words'], box: Box): number => {
  const fill = hits ? INK.leaf : INK.blood;
  ctx.save();
  roundedPath(ctx, box, 16);
  ctx.clip();
  ctx.fillStyle = fill;
  ctx.fillRect(box.x, box.y + box.height - 58, box.width, 58);
  ctx.restore();
  const x = box.x + box.width / 2;
  const y = box.y + box.height - 17;
  const width = write(
    ctx,
    hits ? words.hit : words.miss,
    { x: x + 24, y, align: 'center' },
    { face: 'strong', size: 40, fill: INK.ivory },
  );
  drawIcon(ctx, hits ? 'check' : 'cross', { x: x - width / 2 - 28, y: y - 33, size: 38 }, INK.ivory);
  return 58;
};

/** What it is aimed at, at the foot. */
const aim = (ctx: SKRSContext2D, { targets }: Stacked, box: Box): number => {
  if (targets === '') return 0;
  const y = box.y + box.height - 18;
  const width = box.width - 76;
  const { size, lines } = fitText(ctx, targets, { width, lines: 2 }, 'narrow', [38, LEAST]);
  const first = y - (lines.length - 1) * STEP;
  drawIcon(ctx, 'arrow', { x: box.x + 16, y: first - 32, size: 36 }, INK.blood);
  for (const [n, line] of lines.entries())
    write(ctx, line, { x: box.x + 62, y: first + n * STEP, width }, { ...SMALL, size, fill: INK.printSoft });
  return lines.length * STEP + 10;
};

/** The thrown die with its number beside it. */
const roll = (ctx: SKRSContext2D, { number }: Stacked, { x, y, width, height }: Box): void => {
  const size = Math.min(156, height);
  const letters: Letters = { face: 'strong', size: Math.min(100, size * 0.72), fill: INK.print };
  const left = x + width / 2 - (size + letters.size * 0.8) / 2;
  drawThrown(ctx, { x: left, y: y + (height - size) / 2, size }, number ?? 0, INK.paperEdge);
  write(ctx, String(number ?? ''), { x: left + size + 8, y: y + height / 2 + letters.size * 0.36 }, letters);
};

/** The emblem of the card, or what happens; the number of damage on it. */
const emblem = (ctx: SKRSContext2D, { kind, card: id, number }: Stacked, { x, y, width, height }: Box): void => {
  const size = Math.min(150, height);
  if (size < LEAST) return;
  const at = { x: x + (width - size) / 2, y: y + (height - size) / 2, size };
  if (id !== null && kind !== 'damage' && kind !== 'death') return drawEmblem(ctx, { card: id, kind }, at);
  drawIcon(ctx, EMBLEM[kind], at, BAND[kind]);
  if (number === null) return;
  const letters: Letters = { face: 'strong', size: size * 0.44, fill: INK.ivory };
  ctx.beginPath();
  ctx.arc(x + width / 2, y + height / 2, size * 0.3, 0, Math.PI * 2);
  ctx.fillStyle = BAND[kind];
  ctx.fill();
  write(ctx, String(number), { x: x + width / 2, y: y + height / 2 + letters.size * 0.36, align: 'center' }, letters);
};

/** The ground of the top item: paper with rays from its middle. */
const ground = (ctx: SKRSContext2D, kind: Stacked['kind'], box: Box): void => {
  ctx.save();
  roundedPath(ctx, box, 16);
  ctx.fillStyle = INK.paper;
  ctx.fill();
  ctx.clip();
  rays(ctx, kind, box, INK.paperLow);
  ctx.restore();
};

/** The top of the stack: what happens next. */
const top = (ctx: SKRSContext2D, item: Stacked, box: Box, words: BoardScene['words']): void => {
  ground(ctx, item.kind, box);
  const above = header(ctx, item, box);
  const isSaid = item.by === '' && SELF.has(item.kind);
  const foot = item.hits === null ? aim(ctx, item, box) : outcome(ctx, item.hits, words, box);
  const named = isSaid ? 0 : centred(ctx, item.title, box, box.y + box.height - foot - 18, 2);
  const middle = { ...box, y: box.y + above + 6, height: box.height - above - foot - named - 14 };
  if (item.kind === 'roll') roll(ctx, item, middle);
  else emblem(ctx, item, middle);
  roundedPath(ctx, box, 16);
  ctx.lineWidth = 3;
  ctx.strokeStyle = INK.paperEdge;
  ctx.stroke();
};

const nothing = (ctx: SKRSContext2D, text: string, box: Box): void => {
  vacancy(ctx, box);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  drawIcon(ctx, 'pile', { x: x - 36, y: y - 66, size: 72 }, INK.matEdge);
  write(ctx, text, { x, y: y + 52, align: 'center' }, { ...SMALL, fill: INK.muted });
};

/** The stack as a pile: its top whole and in front, those under it peeping out below, the rest counted. */
export const drawStack = (ctx: SKRSContext2D, { stack, words }: BoardScene, box: Box): void => {
  const [first, ...under] = stack;
  if (first === undefined) return nothing(ctx, words.stackEmpty, box);
  panel(ctx, box, INK.band);
  const inner = { x: box.x + 12, y: box.y + 12, width: box.width - 24, height: box.height - 24 };
  const strips = under.map((item) => stripOf(ctx, item, inner.width));
  const heightOf = (some: readonly Strip[]): number => some.reduce((sum, { height }) => sum + height, 0);
  const room = inner.height - TOP;
  const shown = strips.filter((_, n) => {
    const isLast = n === strips.length - 1;
    return heightOf(strips.slice(0, n + 1)) + (isLast ? 0 : COUNTED) <= room;
  });
  const more = under.length - shown.length;
  const height = Math.min(TALLEST, inner.height - heightOf(shown) - (more > 0 ? COUNTED : 0));
  for (const [n, one] of [...shown.entries()].toReversed())
    strip(ctx, one, { ...inner, y: inner.y + height + heightOf(shown.slice(0, n)) });
  if (more > 0) {
    const y = inner.y + height + heightOf(shown) + 42;
    drawIcon(ctx, 'pile', { x: inner.x + 24, y: y - 34, size: 40 }, INK.muted);
    write(ctx, `+${more}`, { x: inner.x + 80, y }, { face: 'strong', size: LEAST, fill: INK.cream });
  }
  top(ctx, first, { ...inner, height }, words);
};
