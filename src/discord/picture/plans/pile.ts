import type { SKRSContext2D } from '@napi-rs/canvas';
import { BAND_WIDTH, card, EMBLEM, panel, vacancy, type Box } from '../draw/frames.js';
import { drawDie, drawIcon } from '../draw/icons.js';
import { INK } from '../draw/ink.js';
import { fitted, write, type Letters } from '../draw/letters.js';
import type { BoardScene, Stacked } from '../scene/scene.js';
import { LEAST } from './tiles.js';

/** Pixels of an item under the top one that can be seen, and of the least top one. */
const STRIP = 58;
const TOP = 200;

/** Pixels of the top one at most. */
const TALLEST = 290;

const SMALL: Letters = { face: 'narrow', size: LEAST, fill: INK.print };

/** Where a roll shows its die, and damage its number. */
const figure = (ctx: SKRSContext2D, { kind, number }: Stacked, x: number, y: number, size: number): void => {
  if (kind === 'roll') {
    drawDie(ctx, { x, y, size }, number ?? 0, { face: INK.ivory, pips: INK.print });
    return;
  }
  drawIcon(ctx, EMBLEM[kind], { x, y, size }, INK.ivory);
};

/** An item under the top one: its mark and its name. */
const strip = (ctx: SKRSContext2D, item: Stacked, box: Box, height: number): void => {
  card(ctx, item.kind, { ...box, height });
  figure(ctx, item, box.x + BAND_WIDTH / 2 - 20, box.y + height - STRIP + 9, 40);
  const number = item.number === null ? '' : `${item.number} `;
  const at = { x: box.x + BAND_WIDTH + 16, y: box.y + height - 16, width: box.width - BAND_WIDTH - 26 };
  write(ctx, number + item.title, at, SMALL);
};

const outcome = (ctx: SKRSContext2D, hits: boolean, words: BoardScene['words'], x: number, y: number): void => {
  drawIcon(ctx, hits ? 'check' : 'cross', { x, y: y - 33, size: 38 }, hits ? INK.leaf : INK.blood);
  write(ctx, hits ? words.hit : words.miss, { x: x + 48, y }, { ...SMALL, fill: hits ? INK.leaf : INK.blood });
};

/** A roll: its die as large as fits, the number, and what an attack roll leads to. */
const roll = (ctx: SKRSContext2D, item: Stacked, box: Box, words: BoardScene['words']): void => {
  const x = box.x + BAND_WIDTH + 20;
  const width = box.width - BAND_WIDTH - 34;
  write(ctx, item.title, { x, y: box.y + 50, width }, { ...SMALL, size: 38 });
  const below = item.hits === null ? 20 : 66;
  const size = Math.min(112, box.height - 72 - below);
  const y = box.y + 70 + (box.height - 72 - below - size) / 2;
  const number = item.number ?? 0;
  drawDie(ctx, { x: x - 2, y: y - 2, size: size + 4 }, 0, { face: INK.print, pips: INK.print });
  drawDie(ctx, { x: x + 2, y: y + 2, size: size - 4 }, number, { face: INK.ivory, pips: INK.print });
  const letters: Letters = { face: 'strong', size: Math.min(84, size), fill: INK.print };
  write(ctx, String(number), { x: x + size + 24, y: y + size / 2 + letters.size * 0.36 }, letters);
  if (item.hits !== null) outcome(ctx, item.hits, words, x, box.y + box.height - 22);
};

/** Loot, an ability, damage or a death: what it is and what it is aimed at. */
const deed = (ctx: SKRSContext2D, item: Stacked, box: Box): void => {
  const inside = { x: box.x + BAND_WIDTH + 20, width: box.width - BAND_WIDTH - 32 };
  const below = item.targets === '' ? 0 : 56;
  const above = item.by === '' ? 0 : 56;
  if (item.by !== '') {
    drawIcon(ctx, 'person', { x: inside.x, y: box.y + 20, size: 34 }, INK.printSoft);
    write(
      ctx,
      item.by,
      { x: inside.x + 42, y: box.y + 50, width: inside.width - 42 },
      { ...SMALL, fill: INK.printSoft },
    );
  }
  const { size, lines } = fitted(
    ctx,
    item.title,
    { width: inside.width, lines: above + below > 60 ? 2 : 3 },
    'narrow',
    [40, LEAST],
  );
  const step = size + 5;
  const first = box.y + above + (box.height - above - below - step * (lines.length - 1)) / 2 + size * 0.36;
  for (const [n, line] of lines.entries())
    write(
      ctx,
      line,
      { x: inside.x, y: first + n * step, width: inside.width },
      { face: 'narrow', size, fill: INK.print },
    );
  if (item.targets === '') return;
  const y = box.y + box.height - 24;
  drawIcon(ctx, 'arrow', { x: inside.x, y: y - 31, size: 36 }, INK.blood);
  write(ctx, item.targets, { x: inside.x + 46, y, width: inside.width - 46 }, { ...SMALL, fill: INK.printSoft });
};

/** The top of the stack: what happens next. */
const top = (ctx: SKRSContext2D, item: Stacked, box: Box, words: BoardScene['words']): void => {
  card(ctx, item.kind, box);
  const { number } = item;
  const shown = number !== null && item.kind !== 'roll';
  const y = box.y + box.height / 2 - (shown ? 56 : 26);
  drawIcon(ctx, EMBLEM[item.kind], { x: box.x + BAND_WIDTH / 2 - 26, y, size: 52 }, INK.ivory);
  if (shown) {
    const letters: Letters = { face: 'strong', size: 48, fill: INK.ivory };
    write(ctx, String(number), { x: box.x + BAND_WIDTH / 2, y: y + 104, align: 'center' }, letters);
  }
  if (item.kind === 'roll') roll(ctx, item, box, words);
  else deed(ctx, item, box);
};

/** The stack as a pile: its top whole and in front, those under it peeping out below, the rest counted. */
export const drawStack = (ctx: SKRSContext2D, { stack, words }: BoardScene, box: Box): void => {
  const [first, ...under] = stack;
  if (first === undefined) {
    vacancy(ctx, box);
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    drawIcon(ctx, 'pile', { x: x - 36, y: y - 66, size: 72 }, INK.edge);
    write(ctx, words.stackEmpty, { x, y: y + 52, align: 'center' }, { ...SMALL, fill: INK.muted });
    return;
  }
  panel(ctx, box, INK.band);
  const inner = { x: box.x + 12, y: box.y + 12, width: box.width - 24, height: box.height - 24 };
  const fits = Math.floor((inner.height - TOP) / STRIP);
  const shown = under.length <= fits ? under : under.slice(0, Math.max(0, fits - 1));
  const more = under.length - shown.length;
  const height = Math.min(TALLEST, inner.height - (shown.length + (more > 0 ? 1 : 0)) * STRIP);
  for (const [n, item] of [...shown.entries()].toReversed())
    strip(ctx, item, { ...inner, y: inner.y + height + n * STRIP - 20, height: STRIP + 20 }, STRIP + 20);
  if (more > 0) {
    const y = inner.y + height + shown.length * STRIP + 42;
    drawIcon(ctx, 'pile', { x: inner.x + 24, y: y - 34, size: 40 }, INK.muted);
    write(ctx, `+${more}`, { x: inner.x + BAND_WIDTH + 16, y }, { face: 'strong', size: LEAST, fill: INK.cream });
  }
  top(ctx, first, { ...inner, height }, words);
};
