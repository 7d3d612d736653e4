import type { SKRSContext2D } from '@napi-rs/canvas';
import { BAND_WIDTH, card, EMBLEM, rounded, underneath, vacancy, type Box } from '../draw/frames.js';
import { drawDie, drawHeart, drawIcon } from '../draw/icons.js';
import { INK } from '../draw/ink.js';
import { fitted, widthOf, write, type Letters } from '../draw/letters.js';
import type { Fighting, Tile } from '../scene/scene.js';

/** The least height of letters in a picture 1,200 pixels wide: it is seen at 350 on a phone (DISCORD section 3). */
export const LEAST = 36;

/** Sizes of icons and numbers, the space between them, and the most between two pairs. */
const SCALES = {
  small: { sign: 36, space: 5, number: 38, most: 34 },
  large: { sign: 68, space: 12, number: 68, most: 90 },
} as const;
export const FIGHTING_HEIGHT = SCALES.large.sign;

interface Sign {
  readonly text: string;
  readonly fill: string;
  readonly draw: (at: { readonly x: number; readonly y: number; readonly size: number }) => void;
}

/** HP with how full the heart is; of printed HP none are lost. */
const life = (ctx: SKRSContext2D, { hp, maxHp }: Fighting): Sign => {
  const most = maxHp ?? hp;
  return {
    text: maxHp === null ? `${hp}` : `${hp}/${maxHp}`,
    fill: hp < most ? INK.blood : INK.print,
    draw: (at) => drawHeart(ctx, at, most === 0 ? 0 : hp / most, { full: INK.heart, empty: INK.heartLow }),
  };
};

const signs = (ctx: SKRSContext2D, fighting: Fighting): readonly Sign[] => [
  life(ctx, fighting),
  ...others(ctx, fighting),
];

const others = (ctx: SKRSContext2D, { dc, atk }: Fighting): readonly Sign[] => [
  ...(dc === null
    ? []
    : [
        {
          text: `${dc}+`,
          fill: INK.print,
          draw: (at: Parameters<Sign['draw']>[0]) => drawDie(ctx, at, dc, { face: INK.print, pips: INK.ivory }),
        },
      ]),
  ...(atk === null
    ? []
    : [
        {
          text: String(atk),
          fill: INK.print,
          draw: (at: Parameters<Sign['draw']>[0]) => drawIcon(ctx, 'sword', at, INK.steel),
        },
      ]),
];

/** HP of how many, the lowest roll that hits, the damage that is dealt: spread over the width, standing on y. */
export const drawFighting = (
  ctx: SKRSContext2D,
  fighting: Fighting,
  at: { readonly x: number; readonly y: number; readonly width: number },
  scale: keyof typeof SCALES = 'small',
): void => {
  const { sign, space, number, most } = SCALES[scale];
  const letters: Letters = { face: 'narrow', size: number, fill: INK.print };
  const all = signs(ctx, fighting);
  const widths = all.map(({ text }) => sign + space + widthOf(ctx, text, letters));
  const used = widths.reduce((sum, width) => sum + width, 0);
  const gap = Math.min(most, (at.width - used) / Math.max(1, all.length - 1));
  let { x } = at;
  for (const [n, { text, fill, draw }] of all.entries()) {
    draw({ x, y: at.y - sign * 0.86, size: sign });
    write(ctx, text, { x: x + sign + space, y: at.y }, { ...letters, fill });
    x += (widths[n] ?? 0) + gap;
  }
};

/** A round mark with a number, for counters and cards underneath. */
const badge = (ctx: SKRSContext2D, text: string, right: number, top: number, fill: string, ink: string): void => {
  const letters: Letters = { face: 'strong', size: LEAST, fill: ink };
  const width = Math.max(50, widthOf(ctx, text, letters) + 20);
  rounded(ctx, { x: right - width, y: top, width, height: 46 }, 23);
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.lineWidth = 3;
  ctx.strokeStyle = INK.table;
  ctx.stroke();
  write(ctx, text, { x: right - width / 2, y: top + 36, align: 'center' }, letters);
};

const marks = (ctx: SKRSContext2D, { covered, counters }: Tile, box: Box): void => {
  let right = box.x + box.width + 8;
  if (covered > 0) {
    badge(ctx, `+${covered}`, right, box.y - 18, INK.ivory, INK.print);
    right -= 76;
  }
  if (counters > 0) badge(ctx, String(counters), right, box.y - 18, INK.gold, INK.print);
};

/** The frame of what is attacked, with swords at its corner. */
const target = (ctx: SKRSContext2D, box: Box): void => {
  rounded(ctx, { x: box.x - 4, y: box.y - 4, width: box.width + 8, height: box.height + 8 }, 20);
  ctx.lineWidth = 8;
  ctx.strokeStyle = INK.red;
  ctx.stroke();
};

/** A slot of the table: its card with name and numbers, what lies under it, its place in the row. */
export const drawTile = (
  ctx: SKRSContext2D,
  tile: Tile,
  place: number,
  box: Box,
  empty: string,
  attacked: boolean,
): void => {
  const { kind, name, fighting, souls } = tile;
  if (kind === null) {
    vacancy(ctx, box);
    const letters: Letters = { face: 'narrow', size: LEAST, fill: INK.muted };
    write(ctx, empty, { x: box.x + box.width / 2, y: box.y + box.height / 2 + 13, align: 'center' }, letters);
    return;
  }
  underneath(ctx, box, tile.covered);
  card(ctx, kind, box);
  const small: Letters = { face: 'strong', size: LEAST, fill: INK.ivory };
  write(ctx, String(place), { x: box.x + BAND_WIDTH / 2, y: box.y + 44, align: 'center' }, small);
  drawIcon(ctx, EMBLEM[kind], { x: box.x + (BAND_WIDTH - 48) / 2, y: box.y + 56, size: 48 }, INK.ivory);
  for (let n = 0; n < Math.min(souls, 2); n += 1) {
    const x = box.x + BAND_WIDTH / 2 - (souls > 1 ? 34 : 19) + n * 32;
    drawIcon(ctx, 'soul', { x, y: box.y + box.height - 52, size: 38 }, INK.soul);
  }
  const inside = { x: box.x + BAND_WIDTH + 20, width: box.width - BAND_WIDTH - 32 };
  const marked = tile.covered + tile.counters > 0 ? 44 : 0;
  const below = fighting === null ? 0 : 62;
  const { size, lines } = fitted(ctx, name, { width: inside.width - marked, lines: 2 }, 'narrow', [42, 39, LEAST]);
  const step = size + 5;
  const top = box.y + (box.height - below - step * (lines.length - 1)) / 2 + size * 0.36;
  for (const [n, line] of lines.entries())
    write(
      ctx,
      line,
      { x: inside.x, y: top + n * step, width: inside.width - marked },
      { face: 'narrow', size, fill: INK.print },
    );
  if (fighting !== null)
    drawFighting(ctx, fighting, { x: inside.x - 4, width: inside.width + 6, y: box.y + box.height - 24 });
  if (attacked) target(ctx, box);
  marks(ctx, tile, box);
};
