import type { SKRSContext2D } from '@napi-rs/canvas';
import { attackAcross, attackUp, type Ways } from '../draw/arrow.js';
import type { Box } from '../draw/frames.js';
import { drawDecksBand, drawDecksField } from './decks.js';
import { drawIcon } from '../draw/icons.js';
import { INK } from '../draw/ink.js';
import { widthOf, write, type Letters } from '../draw/letters.js';
import { drawStack } from './pile.js';
import { measuringContext, type Part, type Plan } from '../draw/plan.js';
import type { BoardScene, Tile } from '../scene/scene.js';
import { layChips, type Chips, type Room } from './chips.js';
import { drawSeat, insideWidth, seatHeight } from './seats.js';
import { drawTile, LEAST, LOW, TALL } from './tiles.js';

/** Pixels. */
const WIDTH = 1200;
const MARGIN = 20;
const GAP = 16;
const HEADER = 92;
const STACK = 336;
const LANE = 64;
const MIDDLE = 44;
const FOOTER = 76;
const LEAST_TABLE = 326;

interface Placed<T> {
  readonly of: T;
  readonly box: Box;
}

interface Layout {
  readonly height: number;
  readonly shop: readonly Placed<Tile>[];
  readonly rooms: readonly Placed<Tile>[];
  readonly monsters: readonly Placed<Tile>[];
  readonly stack: Box;
  readonly seats: readonly Placed<Chips>[];
  readonly decks: Box;
  /** Whether the decks are a band at the foot; otherwise they stand on the place of a player who is not there. */
  readonly isBand: boolean;
  readonly ways: Ways;
}

const COLUMNS = 2;

/** Tiles in rows of two; the last one is alone when their number is odd. */
const inRows = (tiles: readonly Tile[], at: Omit<Box, 'height'>, height: number): readonly Placed<Tile>[] =>
  tiles.map((of, n) => {
    const width = (at.width - GAP) / COLUMNS;
    const box = {
      x: at.x + (n % COLUMNS) * (width + GAP),
      y: at.y + Math.floor(n / COLUMNS) * (height + GAP),
      width,
      height,
    };
    return { of, box };
  });

/** Low, unless one of them can be attacked, as an item or a room can, and has numbers to show. */
const heightOf = (tiles: readonly Tile[]): number => (tiles.some(({ fighting }) => fighting !== null) ? TALL : LOW);

const bottomOf = (placed: readonly Placed<Tile>[], y: number): number =>
  placed.reduce((lowest, { box }) => Math.max(lowest, box.y + box.height + GAP), y);

/** Rows of things on each panel: fewer with more players, so that the picture does not grow too high. */
const thingRows = (players: number): Room => {
  if (players <= 2) return { large: 4, small: 8 };
  return players <= 4 ? { large: 3, small: 7 } : { large: 2, small: 6 };
};

const placeSeats = (ctx: SKRSContext2D, { players }: BoardScene, top: number) => {
  const width = (WIDTH - MARGIN * 2 - MIDDLE) / COLUMNS;
  const chips = players.map(({ things }) => layChips(ctx, things, insideWidth(width), thingRows(players.length)));
  const seats: Placed<Chips>[] = [];
  let y = top;
  for (let n = 0; n < chips.length; n += COLUMNS) {
    const row = chips.slice(n, n + COLUMNS);
    const height = Math.max(...row.map(seatHeight));
    for (const [column, of] of row.entries())
      seats.push({ of, box: { x: MARGIN + column * (width + MIDDLE), y, width, height } });
    y += height + GAP;
  }
  return { seats, bottom: y };
};

/** The place beside the last player when their number is odd. */
const freeCell = (seats: readonly Placed<Chips>[]): Box | null => {
  const last = seats[seats.length - 1];
  return last === undefined || seats.length % COLUMNS === 0
    ? null
    : { ...last.box, x: last.box.x + last.box.width + MIDDLE };
};

const layOut = (ctx: SKRSContext2D, scene: BoardScene): Layout => {
  const top = HEADER + GAP + 6;
  const table = { x: MARGIN, y: top, width: WIDTH - MARGIN * 2 - GAP - STACK };
  const shop = inRows(scene.shop, table, heightOf(scene.shop));
  const rooms = inRows(scene.rooms, { ...table, y: bottomOf(shop, top) }, heightOf(scene.rooms));
  const monsters = inRows(scene.monsters, { ...table, y: bottomOf(rooms, bottomOf(shop, top)) }, TALL);
  const bottom = Math.max(bottomOf(monsters, top) - GAP, top + LEAST_TABLE);
  const lane = bottom + LANE - 15;
  const { seats, bottom: end } = placeSeats(ctx, scene, bottom + LANE);
  const vacant = freeCell(seats);
  const decks = vacant ?? { x: 0, y: end, width: WIDTH, height: FOOTER };
  return {
    height: Math.ceil(vacant === null ? end + FOOTER : end),
    shop,
    rooms,
    monsters,
    stack: { x: table.x + table.width + GAP, y: top, width: STACK, height: bottom - top },
    seats,
    decks,
    isBand: vacant === null,
    ways: { lane, middle: WIDTH / 2 },
  };
};

/** The table, and on it the mat where the cards lie that belong to nobody. */
const ground = (ctx: SKRSContext2D, height: number, bottom: number): void => {
  ctx.fillStyle = INK.table;
  ctx.fillRect(0, 0, WIDTH, height);
  ctx.fillStyle = INK.mat;
  ctx.fillRect(0, HEADER, WIDTH, bottom - HEADER);
  ctx.fillStyle = INK.matEdge;
  ctx.fillRect(0, bottom - 4, WIDTH, 4);
};

/** The turn with what else is told beside it, a timer perhaps, stands in narrow letters from so many pixels on: a name comes after it. */
const LONG_TURN = 400;

/** Whose turn it is, and what is going on. */
const header = (ctx: SKRSContext2D, { turn, active, doing }: BoardScene): void => {
  ctx.fillStyle = INK.band;
  ctx.fillRect(0, 0, WIDTH, HEADER);
  ctx.fillStyle = INK.gold;
  ctx.fillRect(0, HEADER - 4, WIDTH, 4);
  const y = 60;
  const muted: Letters = { face: 'strong', size: 38, fill: INK.muted };
  const isLong = widthOf(ctx, turn, muted) > LONG_TURN;
  let x = MARGIN + write(ctx, turn, { x: MARGIN, y }, isLong ? { ...muted, face: 'narrow', size: LEAST } : muted) + 24;
  drawIcon(ctx, 'active', { x, y: y - 38, size: 44 }, INK.gold);
  x += 54;
  const icon = doing.icon === null ? 0 : 56;
  const doingLetters: Letters = { face: 'narrow', size: 40, fill: doing.icon === 'sword' ? INK.red : INK.cream };
  const room = Math.min(widthOf(ctx, doing.text, doingLetters), 440);
  const nameRoom = WIDTH - MARGIN - room - icon - 30 - x;
  write(ctx, active, { x, y, width: nameRoom }, { face: 'strong', size: 46, fill: INK.gold });
  const right = WIDTH - MARGIN;
  write(ctx, doing.text, { x: right, y, width: room, align: 'right' }, doingLetters);
  if (doing.icon !== null)
    drawIcon(ctx, doing.icon, { x: right - room - icon, y: y - 38, size: 44 }, doingLetters.fill);
};

/** The way from who attacks to what is attacked; it goes to the lowest row of the table only, and elsewhere the mark tells. */
const attack = (ctx: SKRSContext2D, { attack: fight }: BoardScene, { seats, monsters, ways }: Layout): void => {
  if (fight === null || fight.to.among === 'rooms') return;
  const seatAt = (index: number) => {
    const box = seats[index]?.box;
    return box === undefined ? null : { box, isFirstRow: index < COLUMNS };
  };
  const from = seatAt(fight.from);
  if (from === null) return;
  if (fight.to.among === 'players') {
    const to = seatAt(fight.to.index);
    if (to !== null) attackAcross(ctx, from, to, ways);
    return;
  }
  const target = monsters[fight.to.index]?.box;
  const lowest = Math.max(...monsters.map(({ box }) => box.y));
  if (target !== undefined && target.y === lowest) attackUp(ctx, from.box, from.isFirstRow, target, ways);
};

/** The picture of a board: 1,200 pixels wide, its height as needed. */
export const boardPlan = (scene: BoardScene): Plan => {
  const layout = layOut(measuringContext(), scene);
  const { height, shop, rooms, monsters, stack, seats } = layout;
  const tiles =
    (placed: readonly Placed<Tile>[], among: 'monsters' | 'rooms' | 'shop'): Part =>
    (ctx) => {
      for (const [n, { of, box }] of placed.entries()) {
        const isTarget = scene.attack?.to.among === among && scene.attack.to.index === n;
        drawTile(ctx, of, n + 1, box, scene.words.emptySlot, isTarget);
      }
    };
  const seatParts = seats.map(({ of, box }, n): Part => (ctx) => {
    const seated = scene.players[n];
    if (seated !== undefined) drawSeat(ctx, seated, of, box);
  });
  return {
    width: WIDTH,
    height,
    parts: [
      (ctx) => {
        ground(ctx, height, layout.ways.lane - 20);
        header(ctx, scene);
        if (layout.isBand) drawDecksBand(ctx, scene, layout.decks);
        else drawDecksField(ctx, scene, layout.decks);
      },
      tiles(shop, 'shop'),
      tiles(rooms, 'rooms'),
      tiles(monsters, 'monsters'),
      (ctx) => drawStack(ctx, scene, stack),
      ...seatParts,
      (ctx) => attack(ctx, scene, layout),
    ],
  };
};
