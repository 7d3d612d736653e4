import type { SKRSContext2D } from '@napi-rs/canvas';
import { card, EMBLEM, hazard, drawMedal, roundedPath, drawCardsBelow, vacancy, type Box } from '../draw/frames.js';
import { drawDie, drawHeart, drawIcon } from '../draw/icons.js';
import { INK } from '../draw/ink.js';
import { fitText, widthOf, write, type Letters } from '../draw/letters.js';
import { drawEmblem } from '../emblems/raster.js';
import type { Fighting, Tile } from '../scene/scene.js';

/** The least height of letters in a picture 1,200 pixels wide: it is seen at 350 on a phone (DISCORD section 3). */
export const LEAST = 36;

/** Pixels of the side of an emblem's field, and of the bar with the numbers of what fights. */
const STAGE = 124;
const BAR = 62;
/** Heights of a slot with a monster, and of the others. */
export const TALL = STAGE + BAR;
export const LOW = STAGE;

/** Sizes of icons and numbers, the space between them, and the most between two pairs. */
const SCALES = {
  small: { sign: 40, space: 7, number: 41, most: 40, ink: INK.ivory, pips: INK.print, hurt: INK.red },
  large: { sign: 68, space: 12, number: 68, most: 90, ink: INK.print, pips: INK.ivory, hurt: INK.blood },
} as const;
type Scale = (typeof SCALES)[keyof typeof SCALES];
export const FIGHTING_HEIGHT = SCALES.large.sign;

interface Sign {
  readonly text: string;
  readonly fill: string;
  readonly draw: (at: { readonly x: number; readonly y: number; readonly size: number }) => void;
}

/** HP with how full the heart is, and of how many where some are lost and there is room to say so. */
const life = (ctx: SKRSContext2D, { hp, maxHp }: Fighting, { ink, hurt }: Scale, isShort: boolean): Sign => {
  const most = maxHp ?? hp;
  return {
    text: hp < most && !isShort ? `${hp}/${most}` : `${hp}`,
    fill: hp < most ? hurt : ink,
    draw: (at) => drawHeart(ctx, at, most === 0 ? 0 : hp / most, { full: INK.heart, empty: INK.heartLow }),
  };
};

const signs = (ctx: SKRSContext2D, fighting: Fighting, scale: Scale, isShort = false): readonly Sign[] => {
  const { dc, atk } = fighting;
  const roll: Sign = {
    text: `${dc}+`,
    fill: scale.ink,
    draw: (at) => drawDie(ctx, at, dc ?? 0, { face: scale.ink, pips: scale.pips }),
  };
  const sword: Sign = {
    text: String(atk),
    fill: scale.ink,
    draw: (at) => drawIcon(ctx, 'sword', at, scale === SCALES.small ? INK.silver : INK.steel),
  };
  return [life(ctx, fighting, scale, isShort), ...(dc === null ? [] : [roll]), ...(atk === null ? [] : [sword])];
};

/** HP of how many, the lowest roll that hits, the damage that is dealt: spread over the width, standing on y. */
export const drawFighting = (
  ctx: SKRSContext2D,
  fighting: Fighting,
  at: { readonly x: number; readonly y: number; readonly width: number },
  size: keyof typeof SCALES = 'small',
): void => {
  const scale = SCALES[size];
  const { sign, space, number, most } = scale;
  const letters: Letters = { face: 'narrow', size: number, fill: scale.ink };
  const spread = (all: readonly Sign[]) => {
    const widths = all.map(({ text }) => sign + space + widthOf(ctx, text, letters));
    return { all, widths, used: widths.reduce((sum, width) => sum + width, 0) };
  };
  const whole = spread(signs(ctx, fighting, scale));
  const isTight = whole.used + 10 * (whole.all.length - 1) > at.width;
  const { all, widths, used } = isTight ? spread(signs(ctx, fighting, scale, true)) : whole;
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
  roundedPath(ctx, { x: right - width, y: top, width, height: 46 }, 23);
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

/** The frame of what is attacked. */
const target = (ctx: SKRSContext2D, box: Box): void => {
  roundedPath(ctx, { x: box.x - 4, y: box.y - 4, width: box.width + 8, height: box.height + 8 }, 20);
  ctx.lineWidth = 8;
  ctx.strokeStyle = INK.red;
  ctx.stroke();
};

/** The bar with the numbers of what fights, and the souls that it is worth. */
const bar = (ctx: SKRSContext2D, fighting: Fighting, souls: number, box: Box): void => {
  const y = box.y + STAGE;
  ctx.save();
  roundedPath(ctx, { x: box.x + 1.5, y: box.y + 1.5, width: box.width - 3, height: box.height - 3 }, 15);
  ctx.clip();
  ctx.fillStyle = INK.plate;
  ctx.fillRect(box.x, y, box.width, BAR);
  ctx.restore();
  const shown = Math.min(souls, 3);
  for (let n = 0; n < shown; n += 1)
    drawIcon(ctx, 'soul', { x: box.x + box.width - 14 - (shown - n) * 36, y: y + 10, size: 42 }, INK.soul);
  drawFighting(ctx, fighting, { x: box.x + 18, width: box.width - 36 - shown * 38, y: y + 46 });
};

/** The number by which a slot is called, over its corner. */
const plate = (ctx: SKRSContext2D, place: number, { x, y }: Box): void => {
  drawMedal(ctx, x + 10, y + 12, 25, INK.plate, INK.paperEdge);
  const letters: Letters = { face: 'strong', size: LEAST, fill: INK.ivory };
  write(ctx, String(place), { x: x + 10, y: y + 25, align: 'center' }, letters);
};

const emptySlot = (ctx: SKRSContext2D, box: Box, empty: string): void => {
  vacancy(ctx, box);
  const letters: Letters = { face: 'narrow', size: LEAST, fill: INK.muted };
  write(ctx, empty, { x: box.x + box.width / 2, y: box.y + box.height / 2 + 13, align: 'center' }, letters);
};

/** What is about to happen to it, over its emblem: a skull for what dies, a burst for what is about to be killed. */
const doom = (ctx: SKRSContext2D, { danger }: Tile, box: Box): void => {
  if (danger === null) return;
  hazard(ctx, box);
  const [x, y] = [box.x + STAGE - 20, box.y + STAGE - 24];
  drawMedal(ctx, x, y, 32, INK.plate, INK.red);
  drawIcon(ctx, danger === 'dying' ? 'skull' : 'burst', { x: x - 22, y: y - 22, size: 44 }, INK.ivory);
};

/** What is neither treasure nor monster bears the icon of its kind too. */
const drawKind = (ctx: SKRSContext2D, kind: NonNullable<Tile['kind']>, box: Box): void => {
  if (kind === 'treasure' || kind === 'monster') return;
  const [x, y] = [box.x + 24, box.y + STAGE - 26];
  drawMedal(ctx, x, y, 20, INK.plate, INK.paperEdge);
  drawIcon(ctx, EMBLEM[kind], { x: x - 14, y: y - 14, size: 28 }, INK.ivory);
};

const isWhole = (name: string, lines: readonly string[]): boolean =>
  lines.join('').replaceAll(' ', '') === name.replaceAll(' ', '');

/** The name of a card in two lines, or in three small ones where two would cut or part its words. */
const nameIn = (ctx: SKRSContext2D, name: string, width: number) => {
  const two = fitText(ctx, name, { width, lines: 2 }, 'narrow', [44, 42, 39, LEAST]);
  if (isWhole(name, two.lines)) return { ...two, step: two.size + 6 };
  return { ...fitText(ctx, name, { width, lines: 3 }, 'narrow', [LEAST]), step: LEAST + 2 };
};

/** A slot of the table: its card with emblem, name and numbers, what lies under it, its place in the row. */
export const drawTile = (
  ctx: SKRSContext2D,
  tile: Tile,
  place: number,
  box: Box,
  empty: string,
  attacked: boolean,
): void => {
  const { kind, name, fighting, souls } = tile;
  if (kind === null) return emptySlot(ctx, box, empty);
  drawCardsBelow(ctx, box, tile.covered);
  card(ctx, kind, box, STAGE);
  drawEmblem(ctx, { card: tile.card, kind }, { x: box.x + 10, y: box.y + 10, size: 106 });
  const inside = { x: box.x + STAGE + 18, width: box.width - STAGE - 28 };
  const marked = tile.covered + tile.counters > 0 ? 30 : 0;
  const high = fighting === null ? box.height : STAGE;
  const { size, lines, step } = nameIn(ctx, name, inside.width - marked);
  const top = box.y + (high - step * (lines.length - 1)) / 2 + size * 0.36;
  const letters: Letters = { face: 'narrow', size, fill: INK.print };
  for (const [n, line] of lines.entries())
    write(ctx, line, { x: inside.x, y: top + n * step, width: inside.width - marked }, letters);
  if (fighting !== null) bar(ctx, fighting, souls, box);
  else if (souls > 0) drawIcon(ctx, 'soul', { x: box.x + STAGE - 46, y: box.y + high - 46, size: 44 }, INK.soul);
  drawKind(ctx, kind, box);
  if (attacked) target(ctx, box);
  doom(ctx, tile, box);
  plate(ctx, place, box);
  marks(ctx, tile, box);
};
