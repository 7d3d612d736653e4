/** The four colours of an emblem that are its own: the others are the same in all. */
interface Colours {
  readonly main: string;
  readonly low: string;
  readonly high: string;
  readonly pair: string;
}

/** Colours by name: the main one, darker, lighter, and the one that goes with it. */
export const TINTS = {
  flesh: { main: '#e9b797', low: '#c98e70', high: '#f8d9c2', pair: '#b4483f' },
  pale: { main: '#efdfca', low: '#cbb69b', high: '#fff6e8', pair: '#a8706a' },
  blood: { main: '#cf3b3b', low: '#962626', high: '#ec7a6f', pair: '#f3d9c0' },
  rose: { main: '#ea8ea4', low: '#c3637d', high: '#fbc4cf', pair: '#8f2f4d' },
  bone: { main: '#f0e7d0', low: '#c8bb9a', high: '#fffaf0', pair: '#8d7c5c' },
  gold: { main: '#f2bd3e', low: '#c38817', high: '#fde392', pair: '#8a5510' },
  amber: { main: '#dd8a2d', low: '#a85f16', high: '#f4b96d', pair: '#6b3a10' },
  earth: { main: '#97623a', low: '#6b4224', high: '#bd8a5e', pair: '#e0bd84' },
  moss: { main: '#76a14a', low: '#50752e', high: '#a8cd7b', pair: '#3c5523' },
  venom: { main: '#b1d03f', low: '#809b22', high: '#d9ee86', pair: '#55701a' },
  teal: { main: '#43ab9a', low: '#2a786b', high: '#86d6c8', pair: '#f2e6c4' },
  sky: { main: '#79c0e6', low: '#4a8fb8', high: '#bfe3f6', pair: '#f7f1e6' },
  blue: { main: '#4475bd', low: '#2c5190', high: '#82a7de', pair: '#f0d58a' },
  night: { main: '#46527a', low: '#2e3757', high: '#7583ad', pair: '#f2d774' },
  violet: { main: '#9065bc', low: '#66428e', high: '#bd9ade', pair: '#f0cfe6' },
  plum: { main: '#673f74', low: '#472952', high: '#9a6ea8', pair: '#e59ac0' },
  steel: { main: '#a2afba', low: '#74818d', high: '#d5dde3', pair: '#5a6873' },
  coal: { main: '#544a50', low: '#39323a', high: '#827780', pair: '#c94a3f' },
  ash: { main: '#a1978f', low: '#776d67', high: '#cdc4bc', pair: '#5c534e' },
  snow: { main: '#f8f2e8', low: '#cdc3b6', high: '#ffffff', pair: '#6fa7cc' },
} as const satisfies Readonly<Record<string, Colours>>;

export type Tint = keyof typeof TINTS;

/** Colours that are the same in every emblem. */
export const FIXED = {
  ink: '#241a1e',
  white: '#fffaf0',
  red: '#d23838',
  gold: '#f2bd3e',
  steel: '#a9b4bd',
  wood: '#8a5b36',
  green: '#6d9c45',
  blue: '#5fb0e0',
  violet: '#8a5fb8',
  rose: '#ec93a6',
} as const;

/** `low`, `high` and `ink` lie on another part and have no outline; `line` and `thin` are nothing but one. */
export type Fill = keyof Colours | keyof typeof FIXED | 'line' | 'thin' | 'lightline';

/** A piece of an emblem: its colour, and its outline on a square of 100 by 100. */
export type Layer = readonly [fill: Fill, path: string];

/** A place on a shape, and how much larger or smaller than usual something is there. */
export type Anchor = readonly [x: number, y: number, scale: number];

/** Something that an emblem is made of, with the places where more can be put onto it. */
export interface Shape {
  readonly layers: readonly Layer[];
  /** Where faces are: the first one for a creature with several. */
  readonly faces?: readonly Anchor[];
  /** The top of the head. */
  readonly top?: Anchor;
  /** The middle between two wings. */
  readonly wings?: Anchor;
  /** Where something else is held, shown or written. */
  readonly hold?: Anchor;
}

/** Where a feature goes: onto each face, onto the top of the head, between the wings, or over the whole emblem. */
type Place = 'face' | 'top' | 'wings' | 'whole';

/** Something that a shape can have. */
export interface Feature {
  readonly at: Place;
  /** It lies behind the shape. */
  readonly behind?: true;
  /** It takes the place of the eyes that every face has. */
  readonly eyes?: true;
  readonly layers: readonly Layer[];
}

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);

/** A rectangle with round corners. */
export const slab = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
  `h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

/** The point at an angle, counted in degrees from above to the right. */
const pointAt = (x: number, y: number, r: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`;
};

/** A star with so many points. */
export const star = (x: number, y: number, outer: number, inner: number, points: number): string => {
  const corners = Array.from({ length: points * 2 }, (_, n) =>
    pointAt(x, y, n % 2 === 0 ? outer : inner, (n * 180) / points),
  );
  return `M${corners.join('L')}Z`;
};

/** Strokes from one ring to another, evenly around. */
export const spokes = (x: number, y: number, inner: number, outer: number, count: number): string =>
  Array.from({ length: count }, (_, n) => {
    const degrees = (n * 360) / count;
    return `M${pointAt(x, y, inner, degrees)}L${pointAt(x, y, outer, degrees)}`;
  }).join('');
