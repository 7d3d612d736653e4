import type { SKRSContext2D } from '@napi-rs/canvas';
import { panel, rounded, EMBLEM, type Box } from '../draw/frames.js';
import { drawDie, drawHeart, drawIcon, outlineIcon, type Icon } from '../draw/icons.js';
import { BAND, INK } from '../draw/ink.js';
import { SQUEEZE, widthOf, write, type Letters } from '../draw/letters.js';
import type { Seated, Thing } from '../scene/scene.js';
import { LEAST } from './tiles.js';

const PAD = 20;
const CHIP = { height: 48, gap: 10, icon: 34, lead: 56, tail: 12 } as const;
const NAMED: Letters = { face: 'narrow', size: LEAST, fill: INK.print };
/** Pixels of a thing without its name. */
const BARE = 52;

interface Chip {
  readonly thing: Thing;
  /** Empty for a thing without its name. */
  readonly text: string;
  readonly x: number;
  readonly width: number;
}

/** Things in rows: with their names for as long as there is room, then as small cards, then counted. */
export interface Chips {
  readonly rows: readonly (readonly Chip[])[];
  readonly more: number;
}

const textOf = ({ name, counters }: Thing): string => (counters > 0 ? `${name} ·${counters}` : name);

/** Lays things out in rows, the first so many with their names. */
const layRows = (
  ctx: SKRSContext2D,
  things: readonly Thing[],
  width: number,
  names: number,
): readonly (readonly Chip[])[] => {
  const rows: Chip[][] = [];
  let left = 0;
  for (const [at, thing] of things.entries()) {
    const text = at < names ? textOf(thing) : '';
    const letters = text === '' ? 0 : widthOf(ctx, text, NAMED);
    const whole = text === '' ? BARE : CHIP.lead + CHIP.tail + letters;
    if (whole - letters * (1 - SQUEEZE) > left) {
      rows.push([]);
      left = width;
    }
    const chip = { thing, text, x: width - left, width: Math.min(whole, left) };
    rows[rows.length - 1]?.push(chip);
    left -= chip.width + CHIP.gap;
  }
  return rows;
};

/** Lays things out in at most so many rows: with as many names as there is room for. */
export const layChips = (ctx: SKRSContext2D, things: readonly Thing[], width: number, most: number): Chips => {
  for (let names = things.length; names >= 0; names -= 1) {
    const rows = layRows(ctx, things, width, names);
    if (rows.length <= most) return { rows, more: 0 };
  }
  const perRow = Math.floor((width + CHIP.gap) / (BARE + CHIP.gap));
  const shown = perRow * most - 2;
  return { rows: layRows(ctx, things.slice(0, shown), width, 0), more: things.length - shown };
};

/** A thing in play: a small card; turned it is hollow and bears ↷. */
const drawChip = (ctx: SKRSContext2D, { thing, text, width, x: left }: Chip, x0: number, y: number): void => {
  const { kind, turned } = thing;
  const box = { x: x0 + left, y, width, height: CHIP.height };
  rounded(ctx, box, 11);
  ctx.fillStyle = turned ? INK.table : INK.paper;
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.fillStyle = BAND[kind];
  if (!turned) ctx.fillRect(box.x, y, text === '' ? width : CHIP.lead - 10, CHIP.height);
  ctx.restore();
  rounded(ctx, box, 11);
  ctx.lineWidth = 2;
  if (turned) ctx.setLineDash([8, 6]);
  ctx.strokeStyle = turned ? INK.muted : INK.paperEdge;
  ctx.stroke();
  ctx.setLineDash([]);
  const at = { x: box.x + (text === '' ? 9 : 6), y: y + 7, size: CHIP.icon };
  drawIcon(ctx, turned ? 'turned' : EMBLEM[kind], at, turned ? INK.muted : INK.ivory);
  if (text !== '')
    write(
      ctx,
      text,
      { x: box.x + CHIP.lead, y: y + 37, width: width - CHIP.lead - CHIP.tail + 1 },
      { ...NAMED, fill: turned ? INK.muted : INK.print },
    );
};

/** The height of a player's panel with so many rows of things. */
export const seatHeight = (rows: number): number => PAD + 48 + 14 + 46 + 18 + rows * (CHIP.height + CHIP.gap) + 8;

const NUMBER: Letters = { face: 'strong', size: 42, fill: INK.cream };

/** An icon and its number; gives the width. */
const amount = (ctx: SKRSContext2D, icon: Icon, fill: string, text: string, x: number, y: number): number => {
  drawIcon(ctx, icon, { x, y: y - 37, size: 42 }, fill);
  return 42 + 8 + write(ctx, text, { x: x + 50, y }, NUMBER);
};

const life = (ctx: SKRSContext2D, { hp, maxHp, dead }: Seated, x: number, y: number): number => {
  const at = { x, y: y - 37, size: 42 };
  if (dead) drawIcon(ctx, 'skull', at, INK.cream);
  else drawHeart(ctx, at, maxHp === 0 ? 0 : hp / maxHp, { full: INK.red, empty: INK.heartLow });
  return 50 + write(ctx, `${hp}/${maxHp}`, { x: x + 50, y }, { ...NUMBER, fill: hp < maxHp ? INK.red : INK.cream });
};

/** The most and the least space between two numbers. */
const SPACE = { most: 26, least: 8 } as const;

/** A player's numbers side by side; squeezed together when they are many. */
const numbers = (ctx: SKRSContext2D, seated: Seated, box: Box, y: number): void => {
  const { hp, maxHp, dc, atk, coins, hand } = seated;
  const texts = [`${hp}/${maxHp}`, String(atk), String(coins), String(hand), ...(dc === null ? [] : [`${dc}+`])];
  const used = texts.reduce((sum, text) => sum + 50 + widthOf(ctx, text, NUMBER), 0);
  const room = insideWidth(box.width);
  const gaps = texts.length - 1;
  const gap = Math.max(SPACE.least, Math.min(SPACE.most, (room - used) / gaps));
  const narrower = Math.min(1, room / (used + gap * gaps));
  ctx.save();
  ctx.translate(box.x + PAD, 0);
  ctx.scale(narrower, 1);
  let x = life(ctx, seated, 0, y) + gap;
  x += amount(ctx, 'sword', INK.cream, String(atk), x, y) + gap;
  x += amount(ctx, 'coin', INK.gold, String(coins), x, y) + gap;
  x += amount(ctx, 'hand', INK.cream, String(hand), x, y) + gap;
  if (dc !== null) {
    drawDie(ctx, { x, y: y - 37, size: 42 }, dc, { face: INK.ivory, pips: INK.print });
    write(ctx, `${dc}+`, { x: x + 50, y }, NUMBER);
  }
  ctx.restore();
};

const MOST_SOULS = 5;

/** Souls as a row to be filled, or as numbers when there are many; gives the left end. */
const souls = (ctx: SKRSContext2D, { souls: has, goal }: Seated, box: Box): number => {
  const right = box.x + box.width - PAD;
  const y = box.y + PAD;
  if (goal > MOST_SOULS || has > goal) {
    const text = `${has}/${goal}`;
    const width = widthOf(ctx, text, NUMBER);
    write(ctx, text, { x: right - width, y: y + 40 }, NUMBER);
    drawIcon(ctx, 'soul', { x: right - width - 50, y: y + 2, size: 44 }, INK.soul);
    return right - width - 50;
  }
  for (let n = 0; n < goal; n += 1) {
    const at = { x: right - (goal - n) * 46 + 2, y: y + 2, size: 44 };
    if (n < has) drawIcon(ctx, 'soul', at, INK.soul);
    else outlineIcon(ctx, 'soul', at, INK.outline);
  }
  return right - goal * 46;
};

/** Who it is, whether it is their turn, and whether they are waited for; from the left end up to `right`. */
const head = (ctx: SKRSContext2D, { active, awaited, dead, name, counters }: Seated, box: Box, right: number): void => {
  let x = box.x + PAD;
  const y = box.y + PAD;
  const mark = (icon: Icon, fill: string): void => {
    drawIcon(ctx, icon, { x, y: y + 3, size: 40 }, fill);
    x += 50;
  };
  if (active) mark('active', INK.gold);
  const speaks = awaited === null ? 0 : 54;
  const count = counters > 0 ? 80 : 0;
  const fill = dead ? INK.muted : active ? INK.gold : INK.cream;
  x +=
    write(ctx, name, { x, y: y + 39, width: right - x - 14 - speaks - count }, { face: 'strong', size: 40, fill }) + 12;
  if (counters > 0) {
    drawIcon(ctx, 'counter', { x, y: y + 4, size: 38 }, INK.gold);
    x += 44 + write(ctx, String(counters), { x: x + 42, y: y + 38 }, { ...NUMBER, size: LEAST });
  }
  if (awaited !== null)
    drawIcon(ctx, awaited === 'answer' ? 'question' : 'speech', { x, y: y + 3, size: 42 }, INK.teal);
};

/** A player: name and souls, numbers, things in play. */
export const drawSeat = (ctx: SKRSContext2D, seated: Seated, chips: Chips, box: Box): void => {
  const { active, awaited, dead } = seated;
  const edge = active ? INK.gold : awaited === null ? INK.edge : INK.teal;
  panel(ctx, box, dead ? INK.panelDead : INK.panel, edge, active || awaited !== null ? 5 : 2);
  head(ctx, seated, box, souls(ctx, seated, box));
  numbers(ctx, seated, box, box.y + PAD + 48 + 14 + 40);
  let y = box.y + PAD + 48 + 14 + 46 + 18;
  for (const row of chips.rows) {
    for (const chip of row) drawChip(ctx, chip, box.x + PAD, y);
    y += CHIP.height + CHIP.gap;
  }
  if (chips.more > 0) {
    const text: Letters = { face: 'strong', size: LEAST, fill: INK.cream };
    write(ctx, `+${chips.more}`, { x: box.x + box.width - PAD, y: y - 21, align: 'right' }, text);
  }
};

/** The width inside a panel of this width. */
export const insideWidth = (width: number): number => width - PAD * 2;
