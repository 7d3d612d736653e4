import type { SKRSContext2D } from '@napi-rs/canvas';
import { hazard, drawMedal, panel, roundedPath, type Box } from '../draw/frames.js';
import { drawDie, drawHeart, drawIcon, outlineIcon, type Icon } from '../draw/icons.js';
import { INK } from '../draw/ink.js';
import { fitText, widthOf, write, type Letters } from '../draw/letters.js';
import { drawEmblem, drawStaged } from '../emblems/raster.js';
import type { Seated } from '../scene/scene.js';
import { chipsHeight, drawChips, type Chips } from './chips.js';
import { LEAST } from './tiles.js';

const PAD = 18;
/** Pixels of the side of the character's picture, and between it and what stands beside it. */
const PORTRAIT = 112;
const BESIDE = 20;
const BELOW = 14;

/** The height of a player's panel with these things. */
export const seatHeight = (chips: Chips): number => PAD + PORTRAIT + BELOW + chipsHeight(chips) + PAD - 10;

/** The width inside a panel of this width. */
export const insideWidth = (width: number): number => width - PAD * 2;

const NUMBER: Letters = { face: 'strong', size: 42, fill: INK.cream };
const SIGN = 42;

/** One of a player's numbers: how wide it is, and how it is drawn from x on. */
interface Amount {
  readonly width: number;
  readonly draw: (x: number, y: number) => void;
}

const amount = (ctx: SKRSContext2D, icon: Icon, fill: string, text: string): Amount => ({
  width: SIGN + 7 + widthOf(ctx, text, NUMBER),
  draw: (x, y) => {
    drawIcon(ctx, icon, { x, y: y - 37, size: SIGN }, fill);
    write(ctx, text, { x: x + SIGN + 7, y }, NUMBER);
  },
});

/** HP as hearts up to so many, otherwise as numbers. */
const MOST_HEARTS = 4;
const HEART = 38;

/** A ring around the last HP. */
const ringed = (ctx: SKRSContext2D, box: Box): void => {
  roundedPath(ctx, box, 27);
  ctx.fillStyle = INK.hazard;
  ctx.fill();
  ctx.lineWidth = 5;
  ctx.strokeStyle = INK.red;
  ctx.stroke();
};

const life = (ctx: SKRSContext2D, { hp, maxHp, danger }: Seated): Amount => {
  const full = INK.red;
  if (maxHp <= MOST_HEARTS && hp <= maxHp)
    return {
      width: maxHp * HEART + 2,
      draw: (x, y) => {
        if (danger === 'low') ringed(ctx, { x: x - 8, y: y - 44, width: maxHp * HEART + 18, height: 54 });
        for (let n = 0; n < maxHp; n += 1) {
          const at = { x: x + n * HEART, y: y - 36, size: 40 };
          if (n < hp) drawIcon(ctx, 'heart', at, full);
          else outlineIcon(ctx, 'heart', at, INK.outline);
        }
      },
    };
  const text = `${hp}/${maxHp}`;
  return {
    width: SIGN + 7 + widthOf(ctx, text, NUMBER),
    draw: (x, y) => {
      drawHeart(ctx, { x, y: y - 37, size: SIGN }, maxHp === 0 ? 0 : hp / maxHp, { full, empty: INK.heartLow });
      write(ctx, text, { x: x + SIGN + 7, y }, { ...NUMBER, fill: danger === null ? INK.cream : INK.red });
    },
  };
};

/** The most and the least space between two numbers. */
const SPACE = { most: 30, least: 8 } as const;

/** A player's numbers side by side; squeezed together when they are many. */
const numbers = (
  ctx: SKRSContext2D,
  seated: Seated,
  at: { readonly x: number; readonly width: number },
  y: number,
): void => {
  const { dc, atk, coins, hand } = seated;
  const roll: Amount = {
    width: SIGN + 7 + widthOf(ctx, `${dc}+`, NUMBER),
    draw: (x) => {
      drawDie(ctx, { x, y: y - 36, size: 40 }, dc ?? 0, { face: INK.ivory, pips: INK.print });
      write(ctx, `${dc}+`, { x: x + SIGN + 7, y }, NUMBER);
    },
  };
  const all = [
    life(ctx, seated),
    amount(ctx, 'sword', INK.silver, String(atk)),
    amount(ctx, 'coin', INK.gold, String(coins)),
    amount(ctx, 'hand', INK.cream, String(hand)),
    ...(dc === null ? [] : [roll]),
  ];
  const used = all.reduce((sum, { width }) => sum + width, 0);
  const gaps = all.length - 1;
  const gap = Math.max(SPACE.least, Math.min(SPACE.most, (at.width - used) / gaps));
  ctx.save();
  ctx.translate(at.x, 0);
  ctx.scale(Math.min(1, at.width / (used + gap * gaps)), 1);
  let x = 0;
  for (const { width, draw } of all) {
    draw(x, y);
    x += width + gap;
  }
  ctx.restore();
};

const MOST_SOULS = 4;
const SOUL = 36;

/** Souls as a row to be filled, or as numbers when there are many; gives the left end. */
const souls = (ctx: SKRSContext2D, { souls: has, goal }: Seated, right: number, y: number): number => {
  if (goal === null || goal > MOST_SOULS || has > goal) {
    const text = goal === null ? `${has}` : `${has}/${goal}`;
    const width = widthOf(ctx, text, NUMBER);
    write(ctx, text, { x: right - width, y: y + 40 }, NUMBER);
    drawIcon(ctx, 'soul', { x: right - width - 48, y: y + 3, size: 42 }, INK.soul);
    return right - width - 48;
  }
  for (let n = 0; n < goal; n += 1) {
    const at = { x: right - (goal - n) * SOUL, y: y + 5, size: 38 };
    if (n < has) drawIcon(ctx, 'soul', at, INK.soul);
    else outlineIcon(ctx, 'soul', at, INK.outline);
  }
  return right - goal * SOUL;
};

/** Who it is, and counters on them; up to `right`. Gives whether the name takes two lines. */
const head = (ctx: SKRSContext2D, seated: Seated, x: number, y: number, right: number): boolean => {
  const { active, dead, name, counters } = seated;
  const width = right - x - 12 - (counters > 0 ? 84 : 0);
  const one = fitText(ctx, name, { width, lines: 1 }, 'narrow', [44, 42, 40, 38, LEAST]);
  const isWhole = one.lines[0] === name;
  const { size, lines } = isWhole ? one : fitText(ctx, name, { width, lines: 2 }, 'narrow', [LEAST]);
  const letters: Letters = { face: 'narrow', size, fill: dead ? INK.muted : active ? INK.gold : INK.cream };
  const first = lines.length > 1 ? y + 26 : y + 38;
  const widths = lines.map((line, n) => write(ctx, line, { x, y: first + n * 36, width }, letters));
  if (counters > 0) {
    const end = x + Math.max(...widths);
    drawIcon(ctx, 'counter', { x: end + 12, y: y + 4, size: 38 }, INK.gold);
    write(ctx, String(counters), { x: end + 54, y: y + 38 }, { ...NUMBER, size: LEAST });
  }
  return lines.length > 1;
};

/** What threatens the player, over the lower corner of their picture. */
const threat = (ctx: SKRSContext2D, { danger }: Seated, box: Box): void => {
  if (danger === null || danger === 'low') return;
  const [x, y] = [box.x + 20, box.y + box.height - 18];
  drawMedal(ctx, x, y, 31, INK.hazard, INK.red);
  drawIcon(ctx, danger === 'dying' ? 'skull' : 'burst', { x: x - 22, y: y - 22, size: 44 }, INK.ivory);
};

/** The player's character, with what it says about them: turned, dead, in danger, on turn, waited for. */
const portrait = (ctx: SKRSContext2D, seated: Seated, box: Box): void => {
  const { character, active, awaited, dead } = seated;
  const isFaint = character?.turned === true || dead;
  if (character !== null && !isFaint) drawStaged(ctx, character, { ...box, size: PORTRAIT }, 18);
  roundedPath(ctx, box, 18);
  ctx.fillStyle = INK.table;
  if (character === null || isFaint) ctx.fill();
  if (character !== null && isFaint)
    drawEmblem(ctx, character, { x: box.x + 4, y: box.y + 4, size: PORTRAIT - 8 }, true);
  roundedPath(ctx, box, 18);
  ctx.lineWidth = active ? 6 : 3;
  ctx.strokeStyle = active ? INK.gold : INK.outline;
  ctx.stroke();
  if (dead) drawIcon(ctx, 'skull', { x: box.x + 22, y: box.y + 20, size: 68 }, INK.ivory);
  else if (character?.turned === true) {
    drawMedal(ctx, box.x + PORTRAIT - 18, box.y + PORTRAIT - 18, 22, INK.table, INK.outline);
    drawIcon(ctx, 'turned', { x: box.x + PORTRAIT - 34, y: box.y + PORTRAIT - 34, size: 32 }, INK.cream);
  }
  threat(ctx, seated, box);
  if (active) {
    drawMedal(ctx, box.x + 2, box.y + 4, 23, INK.gold, INK.table);
    drawIcon(ctx, 'active', { x: box.x - 9, y: box.y - 9, size: 26 }, INK.print);
  }
  if (awaited === null) return;
  drawMedal(ctx, box.x + PORTRAIT - 8, box.y + 6, 24, INK.teal, INK.table);
  drawIcon(
    ctx,
    awaited === 'answer' ? 'question' : 'speech',
    { x: box.x + PORTRAIT - 23, y: box.y - 8, size: 30 },
    INK.print,
  );
};

/** A player: character, name and souls, numbers, things in play. */
export const drawSeat = (ctx: SKRSContext2D, seated: Seated, chips: Chips, box: Box): void => {
  const { active, awaited, danger, dead } = seated;
  const edge = active ? INK.gold : awaited === null ? INK.edge : INK.teal;
  panel(ctx, box, dead ? INK.panelDead : INK.panel, edge, active || awaited !== null ? 5 : 2);
  if (danger === 'dying' || danger === 'lethal') hazard(ctx, box);
  const [x, y] = [box.x + PAD, box.y + PAD];
  portrait(ctx, seated, { x, y, width: PORTRAIT, height: PORTRAIT });
  const left = x + PORTRAIT + BESIDE;
  const right = box.x + box.width - PAD;
  const isLong = head(ctx, seated, left, y, souls(ctx, seated, right, y));
  numbers(ctx, seated, { x: left, width: right - left }, y + (isLong ? 110 : 102));
  drawChips(ctx, chips, x, y + PORTRAIT + BELOW, insideWidth(box.width));
};
