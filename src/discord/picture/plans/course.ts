import type { SKRSContext2D } from '@napi-rs/canvas';
import { INK } from '../draw/ink.js';
import { write } from '../draw/letters.js';
import type { CourseScene } from '../scene/plots.js';
import { MARGIN, WIDTH } from './plotted.js';
import { LEAST } from './tiles.js';

/** Pixels: the plot with its title above and its turns below; names stand at the right end of the lines. */
export const COURSE = 560;
const TITLE = 64;
const TURNS = 58;
const LEFT = MARGIN + 66;
const NAMES = 300;
const RIGHT = WIDTH - MARGIN - NAMES;
/** From one name to the next, where lines end at the same height. */
const NAME_STEP = 46;

/** Each line has a colour and a way to be dashed of its own, and its name at its end. */
const LINES = [
  { ink: INK.gold, dash: [] },
  { ink: INK.teal, dash: [26, 10] },
  { ink: INK.red, dash: [8, 8] },
  { ink: INK.soul, dash: [26, 8, 6, 8] },
  { ink: INK.cream, dash: [14, 14] },
  { ink: INK.silver, dash: [40, 12] },
  { ink: INK.coin, dash: [4, 12] },
  { ink: INK.paperEdge, dash: [18, 6, 18, 18] },
] as const;

interface Scale {
  readonly x: (turn: number) => number;
  readonly y: (souls: number) => number;
  readonly most: number;
}

const scaleOf = ({ from, to, lines }: CourseScene, top: number): Scale => {
  const most = Math.max(1, ...lines.flatMap(({ points }) => points.map(({ souls }) => souls)));
  const [high, low] = [top + TITLE + 20, top + COURSE - TURNS];
  return {
    most,
    x: (turn) => LEFT + ((turn - from) / Math.max(1, to - from)) * (RIGHT - LEFT),
    y: (souls) => low - (souls / most) * (low - high),
  };
};

const axes = (ctx: SKRSContext2D, scene: CourseScene, { x, y, most }: Scale): void => {
  const letters = { face: 'narrow', size: LEAST, fill: INK.muted } as const;
  const step = Math.max(1, Math.ceil(most / 6));
  for (let souls = 0; souls <= most; souls += step) {
    ctx.fillStyle = INK.edge;
    ctx.fillRect(LEFT, y(souls) - 1, RIGHT - LEFT, 2);
    write(ctx, String(souls), { x: LEFT - 18, y: y(souls) + 13, align: 'right' }, letters);
  }
  const { from, to } = scene;
  for (const turn of new Set([from, Math.round((from + to) / 2), to]))
    write(ctx, String(turn), { x: x(turn), y: y(0) + 46, align: 'center' }, letters);
};

const line = (
  ctx: SKRSContext2D,
  { points }: CourseScene['lines'][number],
  n: number,
  to: number,
  scale: Scale,
): void => {
  const { ink, dash } = LINES[n % LINES.length] ?? LINES[0];
  /** Lines that run together lie beside each other. */
  const shift = (n - 1.5) * 5;
  const [first] = points;
  if (first === undefined) return;
  ctx.save();
  ctx.strokeStyle = ink;
  ctx.lineWidth = 6;
  ctx.lineJoin = 'round';
  ctx.setLineDash([...dash]);
  ctx.beginPath();
  ctx.moveTo(scale.x(first.turn), scale.y(first.souls) + shift);
  let last = first;
  for (const point of points.slice(1)) {
    ctx.lineTo(scale.x(point.turn), scale.y(last.souls) + shift);
    ctx.lineTo(scale.x(point.turn), scale.y(point.souls) + shift);
    last = point;
  }
  ctx.lineTo(scale.x(to), scale.y(last.souls) + shift);
  ctx.stroke();
  ctx.restore();
};

/** The names at the ends of their lines, one below the other where these would meet. */
const names = (ctx: SKRSContext2D, { lines }: CourseScene, scale: Scale): void => {
  const ends = lines
    .map(({ name, points }, n) => ({ name, n, y: scale.y(points.at(-1)?.souls ?? 0) }))
    .toSorted((one, other) => other.y - one.y || other.n - one.n);
  let lowest = Infinity;
  for (const { name, n, y } of ends) {
    const at = Math.min(y + 13, lowest - NAME_STEP);
    lowest = at;
    const { ink } = LINES[n % LINES.length] ?? LINES[0];
    write(ctx, name, { x: RIGHT + 18, y: at, width: NAMES - 24 }, { face: 'strong', size: LEAST, fill: ink });
  }
};

/** Draws the souls of everybody over the turns below this height. */
export const drawCourse = (ctx: SKRSContext2D, scene: CourseScene, top: number): void => {
  const scale = scaleOf(scene, top);
  write(
    ctx,
    scene.title,
    { x: MARGIN + 20, y: top + 44, width: WIDTH - MARGIN * 2 - 20 },
    { face: 'strong', size: 40, fill: INK.gold },
  );
  axes(ctx, scene, scale);
  for (const [n, one] of scene.lines.entries()) line(ctx, one, n, scene.to, scale);
  names(ctx, scene, scale);
};
