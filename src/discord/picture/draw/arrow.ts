import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from './frames.js';
import { INK } from './ink.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The free ways of a board: between the table and the players, and between the two columns of players. */
export interface Ways {
  /** Where the lane between table and players runs. */
  readonly lane: number;
  /** Where the lane between the columns runs. */
  readonly middle: number;
}

const HEAD = 27;

/** From a player's panel to the lane: up from the first row, through the middle from the others. */
const toLane = (panel: Box, isFirstRow: boolean, { lane, middle }: Ways): readonly Point[] => {
  const isLeft = panel.x + panel.width / 2 < middle;
  if (isFirstRow) {
    const x = isLeft ? panel.x + panel.width * 0.3 : panel.x + panel.width * 0.7;
    return [
      { x, y: panel.y },
      { x, y: lane },
    ];
  }
  const y = panel.y + 44;
  return [
    { x: isLeft ? panel.x + panel.width : panel.x, y },
    { x: middle, y },
    { x: middle, y: lane },
  ];
};

const lines = (ctx: SKRSContext2D, points: readonly Point[], last: Point): void => {
  const [first, ...rest] = points;
  if (first === undefined) return;
  ctx.beginPath();
  ctx.moveTo(first.x, first.y);
  for (const [n, point] of rest.entries()) {
    const next = rest[n + 1];
    if (next === undefined) ctx.lineTo(last.x, last.y);
    else ctx.arcTo(point.x, point.y, next.x, next.y, 14);
  }
};

/** An arrow along the points, its head at the last one. */
const along = (ctx: SKRSContext2D, points: readonly Point[]): void => {
  const end = points[points.length - 1];
  const before = points[points.length - 2];
  if (end === undefined || before === undefined) return;
  const length = Math.max(1, Math.hypot(end.x - before.x, end.y - before.y));
  const unit = { x: (end.x - before.x) / length, y: (end.y - before.y) / length };
  const neck = { x: end.x - unit.x * (HEAD - 4), y: end.y - unit.y * (HEAD - 4) };
  ctx.save();
  ctx.lineJoin = 'round';
  for (const { colour, width } of [
    { colour: INK.table, width: 22 },
    { colour: INK.red, width: 12 },
  ]) {
    lines(ctx, points, neck);
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.stroke();
  }
  ctx.beginPath();
  ctx.moveTo(end.x, end.y);
  ctx.lineTo(end.x - unit.x * HEAD - unit.y * 22, end.y - unit.y * HEAD + unit.x * 22);
  ctx.lineTo(end.x - unit.x * HEAD + unit.y * 22, end.y - unit.y * HEAD - unit.x * 22);
  ctx.closePath();
  ctx.lineWidth = 6;
  ctx.strokeStyle = INK.table;
  ctx.stroke();
  ctx.fillStyle = INK.red;
  ctx.fill();
  ctx.restore();
};

/** The attack of a player on what lies right above the lane. */
export const attackUp = (ctx: SKRSContext2D, from: Box, isFirstRow: boolean, target: Box, ways: Ways): void => {
  const way = toLane(from, isFirstRow, ways);
  const lane = way[way.length - 1];
  const y = target.y + target.height + 6;
  const isBelow = lane !== undefined && lane.x > target.x + HEAD && lane.x < target.x + target.width - HEAD;
  if (isBelow) return along(ctx, [...way.slice(0, -1), { x: lane.x, y }]);
  const x = target.x + target.width / 2;
  along(ctx, [...way, { x, y: ways.lane }, { x, y }]);
};

/** The attack of a player on another player. */
export const attackAcross = (
  ctx: SKRSContext2D,
  from: { readonly box: Box; readonly isFirstRow: boolean },
  to: { readonly box: Box; readonly isFirstRow: boolean },
  ways: Ways,
): void => {
  const here = toLane(from.box, from.isFirstRow, ways);
  const there = toLane(to.box, to.isFirstRow, ways).toReversed();
  const isBelow = !from.isFirstRow && !to.isFirstRow; // and then there is no need to go up to the lane
  along(ctx, isBelow ? [...here.slice(0, -1), ...there.slice(1)] : [...here, ...there]);
};
