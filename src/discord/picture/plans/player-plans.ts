import type { SKRSContext2D } from '@napi-rs/canvas';
import type { AreaScene, HandScene, ResultScene } from '../scene/details.js';
import { card, EMBLEM, panel, vacancy, type Box } from '../draw/frames.js';
import { drawIcon, type Icon } from '../draw/icons.js';
import { drawEmblem } from '../emblems/raster.js';
import { INK } from '../draw/ink.js';
import { fitText, widthOf, wrapText, write, type Letters } from '../draw/letters.js';
import { measuringContext, type Plan } from '../draw/plan.js';
import { COURSE, drawCourse } from './course.js';
import { layChips } from './chips.js';
import { drawSeat, insideWidth, seatHeight } from './seats.js';
import { LEAST } from './tiles.js';

const WIDTH = 1200;
const MARGIN = 20;
const GAP = 16;

const ground = (ctx: SKRSContext2D, height: number): void => {
  ctx.fillStyle = INK.table;
  ctx.fillRect(0, 0, WIDTH, height);
};

const MOST_ROWS = { large: 9, small: 14 } as const;

/** One player with everything they have, each thing by its name. */
export const areaPlan = ({ player }: AreaScene): Plan => {
  const width = WIDTH - MARGIN * 2;
  const chips = layChips(measuringContext(), player.things, insideWidth(width), MOST_ROWS);
  const height = seatHeight(chips);
  return {
    width: WIDTH,
    height: height + MARGIN * 2,
    parts: [
      (ctx) => {
        ground(ctx, height + MARGIN * 2);
        drawSeat(ctx, player, chips, { x: MARGIN, y: MARGIN, width, height });
      },
    ],
  };
};

const HEAD = 84;
/** Lines of a card's text: no card is drawn lower than with the least. */
const LINES = { least: 4, most: 14 } as const;
const LINE = 43;
const NAME = 78;
const BODY: Letters = { face: 'plain', size: LEAST, fill: INK.print };

/** Pixels of the side of an emblem's field. */
const STAGE = 92;

const insideCard = (width: number): number => width - STAGE - 34;

const handCard = (
  ctx: SKRSContext2D,
  { kind, card: id, name }: HandScene['cards'][number],
  body: readonly string[],
  box: Box,
): void => {
  card(ctx, kind, box, STAGE);
  drawEmblem(ctx, { card: id, kind }, { x: box.x + 6, y: box.y + 14, size: STAGE - 12 });
  drawIcon(ctx, EMBLEM[kind], { x: box.x + STAGE / 2 - 22, y: box.y + box.height - 60, size: 44 }, INK.ivory);
  const inside = { x: box.x + STAGE + 20, width: insideCard(box.width) };
  const { size, lines } = fitText(ctx, name, { width: inside.width, lines: 1 }, 'narrow', [44, 40, LEAST]);
  write(
    ctx,
    lines[0] ?? '',
    { x: inside.x, y: box.y + 56, width: inside.width },
    { face: 'narrow', size, fill: INK.print },
  );
  for (const [n, line] of body.entries()) write(ctx, line, { x: inside.x, y: box.y + 106 + n * LINE }, BODY);
};

/** The cards of one's own hand, each with its text. */
export const handPlan = ({ title, empty, cards }: HandScene): Plan => {
  const width = (WIDTH - MARGIN * 2 - GAP) / 2;
  const room = { width: insideCard(width), lines: LINES.most };
  const placed: { readonly one: HandScene['cards'][number]; readonly body: readonly string[]; readonly box: Box }[] =
    [];
  let y = HEAD;
  for (let n = 0; n < cards.length; n += 2) {
    const row = cards.slice(n, n + 2).map((one) => ({ one, body: wrapText(measuringContext(), one.text, room, BODY) }));
    const tall = NAME + Math.max(LINES.least, ...row.map(({ body }) => body.length)) * LINE;
    for (const [column, { one, body }] of row.entries())
      placed.push({ one, body, box: { x: MARGIN + column * (width + GAP), y, width, height: tall } });
    y += tall + GAP;
  }
  const vacant = { x: MARGIN, y: HEAD, width: WIDTH - MARGIN * 2, height: NAME + LINES.least * LINE };
  const height = (cards.length === 0 ? vacant.y + vacant.height : y - GAP) + MARGIN + 8;
  return {
    width: WIDTH,
    height,
    parts: [
      (ctx) => {
        ground(ctx, height);
        drawIcon(ctx, 'hand', { x: MARGIN, y: 18, size: 48 }, INK.cream);
        write(ctx, title, { x: MARGIN + 62, y: 58 }, { face: 'strong', size: 42, fill: INK.cream });
        write(
          ctx,
          String(cards.length),
          { x: WIDTH - MARGIN, y: 58, align: 'right' },
          { face: 'strong', size: 42, fill: INK.gold },
        );
        if (cards.length > 0) return;
        vacancy(ctx, vacant);
        const at = { x: WIDTH / 2, y: vacant.y + vacant.height / 2 + 14, align: 'center' } as const;
        write(ctx, empty, at, { face: 'narrow', size: 40, fill: INK.muted });
      },
      ...placed.map(
        ({ one, body, box }) =>
          (ctx: SKRSContext2D) =>
            handCard(ctx, one, body, box),
      ),
    ],
  };
};

const TITLE = 128;
const LABELS = 62;
const ROW = 104;
const COLUMNS: readonly {
  readonly of: 'souls' | 'coins' | 'kills' | 'deaths';
  readonly icon: Icon;
  readonly fill: string;
}[] = [
  { of: 'souls', icon: 'soul', fill: INK.soul },
  { of: 'coins', icon: 'coin', fill: INK.gold },
  { of: 'kills', icon: 'monster', fill: INK.red },
  { of: 'deaths', icon: 'skull', fill: INK.cream },
];
const COLUMN = 168;

const rightOf = (n: number): number => WIDTH - MARGIN - 24 - (COLUMNS.length - 1 - n) * COLUMN;

const resultRow = (ctx: SKRSContext2D, row: ResultScene['rows'][number], n: number, isLost: boolean): void => {
  const box = { x: MARGIN, y: TITLE + LABELS + n * (ROW + GAP), width: WIDTH - MARGIN * 2, height: ROW };
  panel(ctx, box, row.winner ? INK.winner : INK.panel, row.winner ? INK.gold : INK.edge, row.winner ? 5 : 2);
  const y = box.y + ROW / 2 + 16;
  const fill = row.winner ? INK.gold : INK.cream;
  if (row.winner) drawIcon(ctx, 'crown', { x: box.x + 24, y: y - 44, size: 56 }, INK.gold);
  else if (isLost) drawIcon(ctx, 'skull', { x: box.x + 24, y: y - 44, size: 56 }, INK.muted);
  else
    write(ctx, String(row.place), { x: box.x + 52, y, align: 'center' }, { face: 'strong', size: 42, fill: INK.muted });
  const x = box.x + 104;
  write(ctx, row.name, { x, y, width: rightOf(0) - 120 - x }, { face: 'strong', size: 44, fill });
  for (const [at, { of, icon, fill: ink }] of COLUMNS.entries()) {
    const right = rightOf(at);
    const width = write(
      ctx,
      String(row[of]),
      { x: right, y, align: 'right' },
      { face: 'strong', size: 46, fill: INK.cream },
    );
    drawIcon(ctx, icon, { x: right - width - 58, y: y - 38, size: 46 }, ink);
  }
};

/** In large letters, or narrow ones that are smaller where it is long, or in two lines of the smallest. */
const titled = (ctx: SKRSContext2D, title: string, at: { readonly x: number; readonly width: number }): void => {
  const strong: Letters = { face: 'strong', size: 48, fill: INK.gold };
  if (widthOf(ctx, title, strong) <= at.width) {
    write(ctx, title, { ...at, y: 68 }, strong);
    return;
  }
  const one = fitText(ctx, title, { width: at.width, lines: 1 }, 'narrow', [48, 44, 40, LEAST]);
  const isOne = one.lines.join(' ') === title;
  const { size, lines } = isOne ? one : fitText(ctx, title, { width: at.width, lines: 2 }, 'narrow', [LEAST]);
  const y = isOne ? 68 : 48;
  for (const [n, line] of lines.entries())
    write(ctx, line, { ...at, y: y + n * 42 }, { ...strong, face: 'narrow', size });
};

/** How a game has ended: who has won, or that all have lost together, and everybody's numbers. */
export const resultPlan = ({ title, columns, rows, course }: ResultScene): Plan => {
  const isLost = rows.every(({ winner }) => !winner);
  const below = TITLE + LABELS + rows.length * (ROW + GAP) + MARGIN - GAP;
  const height = below + (course === null ? 0 : COURSE);
  return {
    width: WIDTH,
    height,
    parts: [
      (ctx) => {
        ground(ctx, height);
        ctx.fillStyle = INK.band;
        ctx.fillRect(0, 0, WIDTH, TITLE - 20);
        ctx.fillStyle = INK.gold;
        ctx.fillRect(0, TITLE - 24, WIDTH, 4);
        drawIcon(ctx, isLost ? 'skull' : 'crown', { x: MARGIN, y: 22, size: 62 }, INK.gold);
        titled(ctx, title, { x: MARGIN + 84, width: WIDTH - MARGIN * 2 - 84 });
        for (const [n, { of }] of COLUMNS.entries()) {
          const at = { x: rightOf(n), y: TITLE + 40, align: 'right', width: COLUMN - 12 } as const;
          write(ctx, columns[of], at, { face: 'narrow', size: LEAST, fill: INK.muted });
        }
      },
      ...rows.map((row, n) => (ctx: SKRSContext2D) => resultRow(ctx, row, n, isLost)),
      ...(course === null ? [] : [(ctx: SKRSContext2D) => drawCourse(ctx, course, below)]),
    ],
  };
};
