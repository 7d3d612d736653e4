import type { SKRSContext2D } from '@napi-rs/canvas';
import type { CardScene } from '../scene/details.js';
import { EMBLEM, rays, roundedPath } from '../draw/frames.js';
import { drawIcon } from '../draw/icons.js';
import { BAND, INK } from '../draw/ink.js';
import { fitText, wrapText, write, type Letters } from '../draw/letters.js';
import { drawEmblem } from '../emblems/raster.js';
import { measuringContext, type Plan } from '../draw/plan.js';
import { drawFighting, FIGHTING_HEIGHT } from './tiles.js';

/** Pixels: the card stands upright, and is seen about as wide as a board. */
const WIDTH = 1000;
const MARGIN = 24;
const INSIDE = 56;
const HEAD = 190;
const TEXT: Letters = { face: 'plain', size: 40, fill: INK.print };
const STEP = 52;
const PARAGRAPH = 26;

interface Measured {
  readonly paragraphs: readonly (readonly string[])[];
  readonly state: readonly string[];
  readonly height: number;
}

const MOST_LINES = 16;

const measured = (ctx: SKRSContext2D, scene: CardScene): Measured => {
  const width = WIDTH - INSIDE * 2;
  const paragraphs = scene.lines.map((line) => wrapText(ctx, line, { width, lines: MOST_LINES }, TEXT));
  const state =
    scene.state.length === 0 ? [] : wrapText(ctx, scene.state.join(' · '), { width: width - 70, lines: 4 }, TEXT);
  const text = paragraphs.reduce((sum, lines) => sum + lines.length * STEP + PARAGRAPH, 0);
  const stats = scene.fighting === null ? 0 : FIGHTING_HEIGHT + 56;
  const below = state.length === 0 ? 0 : state.length * STEP + 56;
  return { paragraphs, state, height: Math.max(520, MARGIN * 2 + HEAD + 40 + stats + text + below + 24) };
};

/** The card's ground with its band, and its emblem large and pale behind the text. */
const ground = (ctx: SKRSContext2D, { kind }: CardScene, height: number): void => {
  ctx.fillStyle = INK.table;
  ctx.fillRect(0, 0, WIDTH, height);
  const box = { x: MARGIN, y: MARGIN, width: WIDTH - MARGIN * 2, height: height - MARGIN * 2 };
  roundedPath(ctx, box, 30);
  ctx.fillStyle = INK.paper;
  ctx.fill();
  ctx.save();
  ctx.clip();
  const size = Math.min(420, height - HEAD - 80);
  drawIcon(ctx, EMBLEM[kind], { x: WIDTH - size - 70, y: height - size - 60, size }, INK.watermark);
  ctx.fillStyle = BAND[kind];
  ctx.fillRect(box.x, box.y, box.width, HEAD);
  ctx.beginPath();
  ctx.rect(box.x, box.y, HEAD + 20, HEAD);
  ctx.clip();
  rays(ctx, kind, { ...box, width: HEAD + 20, height: HEAD });
  ctx.restore();
  ctx.fillStyle = INK.paperEdge;
  ctx.fillRect(box.x, box.y + HEAD, box.width, 6);
  roundedPath(ctx, box, 30);
  ctx.lineWidth = 6;
  ctx.strokeStyle = INK.paperEdge;
  ctx.stroke();
};

const head = (ctx: SKRSContext2D, { kind, card, name, about, souls }: CardScene): void => {
  const size = 168;
  const y = MARGIN + (HEAD - size) / 2;
  drawEmblem(ctx, { card, kind }, { x: MARGIN + 20, y, size });
  const x = MARGIN + HEAD + 40;
  const right = WIDTH - INSIDE - souls * 66;
  for (let n = 0; n < souls; n += 1) drawIcon(ctx, 'soul', { x: right + 4 + n * 66, y: y + 48, size: 68 }, INK.soul);
  const { size: letters, lines } = fitText(
    ctx,
    name,
    { width: right - x - 10, lines: 1 },
    'narrow',
    [66, 60, 54, 48, 42],
  );
  write(
    ctx,
    lines[0] ?? '',
    { x, y: MARGIN + 92, width: right - x - 10 },
    { face: 'narrow', size: letters, fill: INK.ivory },
  );
  write(ctx, about, { x, y: MARGIN + 148, width: right - x - 10 }, { face: 'plain', size: 36, fill: INK.paper });
};

const body = (ctx: SKRSContext2D, scene: CardScene, { paragraphs, state, height }: Measured): void => {
  let y = MARGIN + HEAD + 40;
  if (scene.fighting !== null) {
    drawFighting(ctx, scene.fighting, { x: INSIDE, y: y + FIGHTING_HEIGHT, width: WIDTH - INSIDE * 2 }, 'large');
    y += FIGHTING_HEIGHT + 56;
  }
  for (const lines of paragraphs) {
    for (const line of lines) {
      write(ctx, line, { x: INSIDE, y: y + 40 }, TEXT);
      y += STEP;
    }
    y += PARAGRAPH;
  }
  if (state.length === 0) return;
  const top = height - MARGIN - state.length * STEP - 36;
  ctx.fillStyle = INK.paperEdge;
  ctx.fillRect(INSIDE, top - 6, WIDTH - INSIDE * 2, 4);
  const hasSign = state[0]?.startsWith('↷') === true;
  if (!hasSign) drawIcon(ctx, 'counter', { x: INSIDE, y: top + 12, size: 48 }, INK.printSoft);
  for (const [n, line] of state.entries())
    write(ctx, line, { x: hasSign ? INSIDE : INSIDE + 68, y: top + 50 + n * STEP }, { ...TEXT, fill: INK.printSoft });
};

/** One card, large: its kind, name, numbers, text, and how it is now. */
export const cardPlan = (scene: CardScene): Plan => {
  const size = measured(measuringContext(), scene);
  const { height } = size;
  return {
    width: WIDTH,
    height,
    parts: [
      (ctx) => ground(ctx, scene, height),
      (ctx) => {
        head(ctx, scene);
        body(ctx, scene, size);
      },
    ],
  };
};
