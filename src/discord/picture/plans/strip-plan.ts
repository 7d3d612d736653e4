import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawThrown } from '../draw/dice.js';
import { roundedPath, type Box } from '../draw/frames.js';
import { drawIcon, outlineIcon, type Icon } from '../draw/icons.js';
import { BAND, INK } from '../draw/ink.js';
import { fitText, widthOf, write, type Letters } from '../draw/letters.js';
import { measuringContext, type Part, type Plan } from '../draw/plan.js';
import type { StripDie, StripPanel, StripScene } from '../scene/strip.js';
import { drawHeading, HEADER, MARGIN, WIDTH } from './plotted.js';
import { LEAST } from './tiles.js';

/** Pixels. */
const GAP = 18;
const TALL = 570;
const FRAME = 7;
const NAME = 66;
/** Lines of a caption, and the pixels of each and around them. */
const LINES = { least: 2, most: 4 } as const;
const LINE = 46;
const AROUND = 28;
const INSIDE = 14;
const COLUMNS = 2;
const RAYS = 22;

interface Colours {
  readonly ground: string;
  readonly rays: string;
  readonly frame: string;
  readonly emblem: string;
  readonly shade: string;
  readonly soft: string;
}

const coloursOf = ({ isDecision, kind }: StripPanel): Colours =>
  isDecision
    ? {
        ground: INK.band,
        rays: INK.panel,
        frame: INK.gold,
        emblem: INK.cream,
        shade: INK.shadow,
        soft: INK.muted,
      }
    : {
        ground: INK.paper,
        rays: INK.paperLow,
        frame: INK.print,
        emblem: BAND[kind],
        shade: INK.paperEdge,
        soft: INK.printSoft,
      };

/** The sentence of a panel, laid out. */
interface Caption {
  readonly size: number;
  readonly lines: readonly string[];
  readonly box: Box;
}

const captionOf = (ctx: SKRSContext2D, { caption }: StripPanel, box: Box): Caption => {
  const width = box.width - INSIDE * 2;
  const { size, lines } = fitText(ctx, caption, { width: width - 36, lines: LINES.most }, 'narrow', [42, 39, LEAST]);
  const height = Math.max(LINES.least, lines.length) * LINE + AROUND;
  return { size, lines, box: { x: box.x + INSIDE, y: box.y + box.height - height - INSIDE, width, height } };
};

/** The panels in rows of two; the last one of an odd number has its row to itself. */
const placed = (panels: readonly StripPanel[]): readonly { readonly panel: StripPanel; readonly box: Box }[] =>
  panels.map((panel, n) => {
    const isAlone = n === panels.length - 1 && n % COLUMNS === 0;
    const width = (WIDTH - MARGIN * 2 - GAP) / COLUMNS;
    return {
      panel,
      box: {
        x: MARGIN + (n % COLUMNS) * (width + GAP),
        y: HEADER + GAP + Math.floor(n / COLUMNS) * (TALL + GAP),
        width: isAlone ? WIDTH - MARGIN * 2 : width,
        height: TALL,
      },
    };
  });

/** The middle of what is left between the name and the caption of a panel. */
const middleOf = (box: Box, said: Caption): number => (box.y + INSIDE + NAME + said.box.y) / 2;

/** The ground of a panel, with rays that lead the eye to what happens in it. */
const ground = (ctx: SKRSContext2D, box: Box, said: Caption, { ground: fill, rays }: Colours): void => {
  ctx.save();
  roundedPath(ctx, box, 12);
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.clip();
  ctx.fillStyle = rays;
  const [x, y] = [box.x + box.width / 2, middleOf(box, said)];
  const far = box.width + box.height;
  for (let n = 0; n < RAYS; n += 2) {
    const [from, to] = [(n * 2 * Math.PI) / RAYS, ((n + 1) * 2 * Math.PI) / RAYS];
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + far * Math.cos(from), y + far * Math.sin(from));
    ctx.lineTo(x + far * Math.cos(to), y + far * Math.sin(to));
    ctx.closePath();
    ctx.fill();
  }
  ctx.restore();
};

const frame = (ctx: SKRSContext2D, box: Box, { frame: stroke }: Colours): void => {
  roundedPath(ctx, box, 12);
  ctx.lineWidth = FRAME;
  ctx.strokeStyle = stroke;
  ctx.stroke();
};

/** A box with letters in it, as a comic has them. */
const plate = (ctx: SKRSContext2D, box: Box, fill: string): void => {
  ctx.fillStyle = fill;
  ctx.fillRect(box.x, box.y, box.width, box.height);
  ctx.lineWidth = 4;
  ctx.strokeStyle = INK.print;
  ctx.strokeRect(box.x, box.y, box.width, box.height);
};

const nameBox = (ctx: SKRSContext2D, { name }: StripPanel, box: Box): void => {
  if (name === '') return;
  const letters: Letters = { face: 'strong', size: 44, fill: INK.print };
  const most = box.width - 110;
  const width = Math.min(widthOf(ctx, name, letters), most);
  plate(ctx, { x: box.x + 14, y: box.y + 14, width: width + 82, height: NAME }, INK.gold);
  drawIcon(ctx, 'person', { x: box.x + 26, y: box.y + 26, size: 42 }, INK.print);
  write(ctx, name, { x: box.x + 80, y: box.y + 62, width: most }, letters);
};

const caption = (ctx: SKRSContext2D, { size, lines, box }: Caption): void => {
  plate(ctx, box, INK.ivory);
  const first = box.y + (box.height - LINE * (lines.length - 1)) / 2 + size * 0.36;
  for (const [n, line] of lines.entries())
    write(
      ctx,
      line,
      { x: box.x + 18, y: first + n * LINE, width: box.width - 36 },
      { face: 'narrow', size, fill: INK.print },
    );
};

/** An emblem that stands out from the ground. */
const emblem = (ctx: SKRSContext2D, icon: Icon, at: Box, fill: string, shade: string): void => {
  const size = at.width;
  drawIcon(ctx, icon, { x: at.x + size * 0.05, y: at.y + size * 0.05, size }, shade);
  drawIcon(ctx, icon, { x: at.x, y: at.y, size }, fill);
};

const badge = (ctx: SKRSContext2D, icon: Icon, x: number, y: number): void => {
  ctx.beginPath();
  ctx.arc(x, y, 46, 0, Math.PI * 2);
  ctx.fillStyle = INK.ivory;
  ctx.fill();
  ctx.lineWidth = 5;
  ctx.strokeStyle = INK.print;
  ctx.stroke();
  drawIcon(ctx, icon, { x: x - 29, y: y - 29, size: 58 }, INK.print);
};

/** A die, with what it led to. */
const die = (ctx: SKRSContext2D, { face, hits }: StripDie, x: number, y: number, size: number): void => {
  drawThrown(ctx, { x: x - size * 0.15, y: y - size * 0.12, size: size * 1.26 }, face);
  if (hits === null) return;
  const [centreX, centreY] = [x + size - 4, y + size - 4];
  ctx.beginPath();
  ctx.arc(centreX, centreY, 27, 0, Math.PI * 2);
  ctx.fillStyle = INK.ivory;
  ctx.fill();
  ctx.lineWidth = 4;
  ctx.strokeStyle = hits ? INK.leaf : INK.blood;
  ctx.stroke();
  const mark = { x: centreX - 17, y: centreY - 17, size: 34 };
  drawIcon(ctx, hits ? 'check' : 'cross', mark, hits ? INK.leaf : INK.blood);
};

const DIE = 92;
const DIE_STEP = DIE + 26;

/** Up to four dice, two in a row, around this place. */
const dice = (ctx: SKRSContext2D, all: readonly StripDie[], x: number, y: number): void => {
  const rows = Math.ceil(all.length / 2);
  for (const [n, one] of all.entries()) {
    const row = Math.floor(n / 2);
    const inRow = Math.min(2, all.length - row * 2);
    const left = x - (inRow * DIE_STEP - 26) / 2;
    die(ctx, one, left + (n % 2) * DIE_STEP, y - (rows * DIE_STEP - 26) / 2 + row * DIE_STEP, DIE);
  }
};

const SOUL = 62;

/** The souls that somebody has, full, among those they need, with both numbers. */
const souls = (ctx: SKRSContext2D, { has, goal }: NonNullable<StripPanel['souls']>, x: number, y: number): void => {
  const most = Math.min(4, Math.max(has, goal));
  const left = x - (most * (SOUL + 6)) / 2;
  for (let n = 0; n < most; n += 1) {
    const at = { x: left + n * (SOUL + 6), y: y - 84, size: SOUL };
    if (n < has) drawIcon(ctx, 'soul', at, BAND.soul);
    else outlineIcon(ctx, 'soul', at, BAND.soul);
  }
  write(ctx, `${has}/${goal}`, { x, y: y + 62, align: 'center' }, { face: 'strong', size: 68, fill: INK.print });
};

/** The emblem of what happens, with what it was done with behind it and what came of it on it. */
const scenery = (
  ctx: SKRSContext2D,
  { icon, beside, badge: mark }: StripPanel,
  at: { readonly x: number; readonly y: number; readonly size: number },
  { emblem: fill, shade, soft }: Colours,
): void => {
  if (icon === null) return;
  const { x, y, size } = at;
  const left = x - size / 2 + (beside === null ? 0 : size * 0.24);
  if (beside !== null) {
    const small = size * 0.6;
    emblem(ctx, beside, { x: x - size * 0.68, y: y - size * 0.02, width: small, height: small }, soft, shade);
  }
  emblem(ctx, icon, { x: left, y: y - size / 2, width: size, height: size }, fill, shade);
  if (mark !== null) badge(ctx, mark, left + size * 0.94, y + size * 0.34);
};

/** What happens, with dice or souls beside it where there are some. */
const action = (ctx: SKRSContext2D, panel: StripPanel, box: Box, said: Caption, colours: Colours): void => {
  const y = middleOf(box, said);
  const middle = box.x + box.width / 2;
  const [one] = panel.dice;
  if (panel.icon === null) {
    if (one !== undefined) die(ctx, one, middle - 95, y - 95, 190);
    return;
  }
  const reach = Math.min(box.width, 640) * 0.24;
  const hasMore = panel.souls !== null || one !== undefined;
  scenery(ctx, panel, { x: middle - (hasMore ? reach : 0), y, size: hasMore ? 168 : 210 }, colours);
  if (panel.souls !== null) souls(ctx, panel.souls, middle + reach, y);
  else dice(ctx, panel.dice, middle + reach - 8, y);
};

const panelPart =
  (panel: StripPanel, box: Box): Part =>
  (ctx) => {
    const colours = coloursOf(panel);
    const said = captionOf(ctx, panel, box);
    ground(ctx, box, said, colours);
    action(ctx, panel, box, said, colours);
    nameBox(ctx, panel, box);
    caption(ctx, said);
    frame(ctx, box, colours);
  };

/** A story of one to four panels: 1,200 pixels wide. */
export const stripPlan = ({ title, panels }: StripScene): Plan => {
  measuringContext();
  const height = HEADER + GAP + Math.ceil(panels.length / COLUMNS) * (TALL + GAP);
  return {
    width: WIDTH,
    height,
    parts: [
      (ctx) => drawHeading(ctx, title, 'scroll', height),
      ...placed(panels).map(({ panel, box }) => panelPart(panel, box)),
    ],
  };
};
