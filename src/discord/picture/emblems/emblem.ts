import type { Path2D, SKRSContext2D } from '@napi-rs/canvas';
import { cardToday } from '../../../text/index.js';
import type { Kind } from '../draw/ink.js';
import { library } from '../draw/library.js';
import {
  CARDS,
  FEATURES,
  FIXED,
  OTHERS,
  SHAPES,
  TINTS,
  type Anchor,
  type EmblemSpec,
  type Feature,
  type FeatureName,
  type Fill,
  type Held,
  type Layer,
  type Shape,
  type ShapeName,
  type Tint,
} from './spec.js';

const OTHER_OF: Readonly<Record<Kind, keyof typeof OTHERS>> = {
  loot: 'thing',
  treasure: 'thing',
  monster: 'monster',
  event: 'event',
  curse: 'curse',
  room: 'room',
  character: 'person',
  startingItem: 'thing',
  soul: 'soul',
  ability: 'thing',
  roll: 'thing',
  damage: 'thing',
  death: 'thing',
};

/** The same number for the same text. */
const numberOf = (text: string): number =>
  [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003, 7);

/** Whether a card has an emblem that was composed for it; a former printing has that of today's card. */
export const hasOwnEmblem = (card: string): boolean => Object.hasOwn(CARDS, cardToday(card));

/** The cards that have an emblem of their own. */
export const cardsWithEmblem: readonly string[] = Object.keys(CARDS);

/** What the emblem of a card is composed of; one of its kind's, always the same, for a card that has none of its own. */
export const emblemOf = (card: string, kind: Kind): EmblemSpec => {
  const own = hasOwnEmblem(card) ? CARDS[cardToday(card)] : undefined;
  const others = OTHERS[OTHER_OF[kind]];
  return own ?? others[numberOf(card) % others.length] ?? ['box', 'ash'];
};

/** A layer at its place, in its colour. */
interface Piece {
  /** As it is written in an SVG file. */
  readonly d: string;
  readonly path: Path2D;
  readonly fill: string | null;
  /** The width of its outline; 0 for none. */
  readonly line: number;
  readonly ink: string;
  readonly at: Anchor;
}

const WHOLE: Anchor = [0, 0, 1];
const OUTLINE = 4.5;
/** The light rim around an emblem, so that it stands out from any ground. */
const RIM = 11;
/** Room for outline and rim on each side. */
const AROUND = 8;

const colourOf = (fill: Fill, tint: Tint): string | null => {
  if (fill === 'line' || fill === 'thin' || fill === 'lightline') return null;
  if (fill === 'main' || fill === 'low' || fill === 'high' || fill === 'pair') return TINTS[tint][fill];
  return FIXED[fill];
};

const lineOf = (fill: Fill, scale: number): number => {
  if (fill === 'low' || fill === 'high' || fill === 'ink') return 0;
  if (fill === 'thin') return 2.4;
  return (fill === 'lightline' ? 4 : OUTLINE) / Math.max(scale, 0.55);
};

const piece = ([fill, path]: Layer, tint: Tint, at: Anchor): Piece => ({
  d: path,
  path: new (library().Path2D)(path),
  fill: colourOf(fill, tint),
  line: lineOf(fill, at[2]),
  ink: fill === 'lightline' ? TINTS[tint].high : FIXED.ink,
  at,
});

const isHeld = (part: FeatureName | Held): part is Held => part.includes(' in ');

/** The places on a shape where a feature goes. */
const placesFor = (shape: Shape, { at }: Feature): readonly Anchor[] => {
  switch (at) {
    case 'whole':
      return [WHOLE];
    case 'face':
      return shape.faces ?? [];
    case 'top':
      return [shape.top ?? [50, 10, 0.9]];
    case 'wings':
      return [shape.wings ?? [50, 50, 1]];
    default:
      return at satisfies never;
  }
};

/** A shape within another: made to fit around the place where that one holds it. */
const heldPieces = (held: Held, shape: Shape): readonly Piece[] => {
  const [name, tint] = held.split(' in ') as [ShapeName, Tint];
  const [x, y, scale] = shape.hold ?? [74, 74, 0.4];
  const inner: Shape = SHAPES[name];
  return inner.layers.map((layer) => piece(layer, tint, [x - 50 * scale, y - 50 * scale, scale]));
};

/** Everything that an emblem is made of, from the back to the front. */
const composed = ([name, tint, ...more]: EmblemSpec): readonly Piece[] => {
  const shape: Shape = SHAPES[name];
  const features: readonly Feature[] = more.filter((part) => !isHeld(part)).map((part) => FEATURES[part]);
  const piecesOf = (feature: Feature): readonly Piece[] =>
    placesFor(shape, feature).flatMap((at) => feature.layers.map((layer) => piece(layer, tint, at)));
  const hasEyes = features.some(({ eyes }) => eyes === true);
  const wantsEyes = shape.faces !== undefined && !hasEyes && features.some(({ at }) => at === 'face');
  const front = features.filter(({ behind }) => behind !== true);
  return [
    ...features.filter(({ behind }) => behind === true).flatMap(piecesOf),
    ...shape.layers.map((layer) => piece(layer, tint, WHOLE)),
    ...(wantsEyes ? piecesOf(FEATURES.eyes) : []),
    ...more.filter(isHeld).flatMap((held) => heldPieces(held, shape)),
    ...front.flatMap(piecesOf),
  ];
};

/** Everything that decides how an emblem looks, as text: the same for the same drawing. */
export const recipeOf = ([name, tint, ...more]: EmblemSpec): string => {
  const parts = more.map((part) => {
    if (!isHeld(part)) return FEATURES[part];
    const [held, heldTint] = part.split(' in ') as [ShapeName, Tint];
    return [SHAPES[held], TINTS[heldTint]];
  });
  return JSON.stringify([FIXED, OUTLINE, RIM, SHAPES[name], TINTS[tint], parts]);
};

const inPlace = (ctx: SKRSContext2D, [x, y, scale]: Anchor, draw: () => void): void => {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  draw();
  ctx.restore();
};

/** The least square around all pieces: its upper left corner and its side. */
const frameOf = (pieces: readonly Piece[]): { readonly x: number; readonly y: number; readonly side: number } => {
  const corners = pieces.map(({ path, at: [x, y, scale] }) =>
    path.computeTightBounds().map((n, i) => n * scale + (i % 2 === 0 ? x : y)),
  );
  const [left = 0, top = 0] = [0, 1].map((i) => Math.min(...corners.map((corner) => corner[i] ?? 0)));
  const [right = 100, bottom = 100] = [2, 3].map((i) => Math.max(...corners.map((corner) => corner[i] ?? 100)));
  const side = Math.max(right - left, bottom - top);
  return { x: (left + right - side) / 2, y: (top + bottom - side) / 2, side };
};

/** An emblem in parts that an SVG file draws, from the back to the front. */
interface EmblemParts {
  /** The square around it, with room for its rim: its upper left corner and its side. */
  readonly frame: { readonly x: number; readonly y: number; readonly side: number };
  /** The width of the light rim that goes around each part first. */
  readonly rim: number;
  readonly pieces: readonly Omit<Piece, 'path'>[];
}

/** What the emblem of a card is drawn from. */
export const emblemParts = (card: string, kind: Kind): EmblemParts => {
  const pieces = composed(emblemOf(card, kind));
  const { x, y, side } = frameOf(pieces);
  return {
    frame: { x: x - AROUND, y: y - AROUND, side: side + 2 * AROUND },
    rim: RIM,
    pieces: pieces.map(({ path: _path, ...part }) => part),
  };
};

/** Draws an emblem into a square of this size, with a light rim around it. */
export const drawSpec = (ctx: SKRSContext2D, spec: EmblemSpec, size: number): void => {
  const pieces = composed(spec);
  const { x, y, side } = frameOf(pieces);
  ctx.save();
  ctx.scale(size / (side + 2 * AROUND), size / (side + 2 * AROUND));
  ctx.translate(AROUND - x, AROUND - y);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  for (const { path, fill, line, at } of pieces) {
    if (fill !== null && line === 0) continue;
    inPlace(ctx, at, () => {
      ctx.strokeStyle = FIXED.white;
      ctx.lineWidth = RIM / at[2] + line;
      ctx.stroke(path);
    });
  }
  for (const { path, fill, line, ink, at } of pieces)
    inPlace(ctx, at, () => {
      if (fill !== null) {
        ctx.fillStyle = fill;
        ctx.fill(path, 'evenodd');
      }
      if (line === 0) return;
      ctx.strokeStyle = ink;
      ctx.lineWidth = line;
      ctx.stroke(path);
    });
  ctx.restore();
};
