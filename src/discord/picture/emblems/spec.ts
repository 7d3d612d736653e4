import emblems from '../../../../generated/emblems/emblems.json' with { type: 'json' };

export type ShapeName = keyof typeof emblems.shapes;
export type FeatureName = keyof typeof emblems.features;
export type Tint = keyof typeof emblems.tints;

/** Another shape that this one holds or bears, in the colour given after it. */
export type Held = `${ShapeName} in ${Tint}`;

/** What an emblem is composed of: a shape, its colour, what it has, and what it holds. */
export type EmblemSpec = readonly [shape: ShapeName, tint: Tint, ...more: readonly (FeatureName | Held)[]];

/** The four colours of an emblem that are its own: the others are the same in all. */
type Colours = typeof emblems.tints.flesh;

/** `low`, `high` and `ink` lie on another part and have no outline; `line`, `thin` and `lightline` are nothing but one. */
export type Fill = keyof Colours | keyof typeof emblems.fixed | 'line' | 'thin' | 'lightline';

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

/** What assets/emblems/ was compiled into. */
interface Emblems {
  readonly tints: Readonly<Record<Tint, Colours>>;
  readonly fixed: Readonly<Record<keyof typeof emblems.fixed, string>>;
  readonly shapes: Readonly<Record<ShapeName, Shape>>;
  readonly features: Readonly<Record<FeatureName, Feature>>;
  /** Emblems by card id. */
  readonly cards: Readonly<Record<string, EmblemSpec>>;
  /** Those of cards that have none of their own, by what they are. */
  readonly others: Readonly<Record<keyof typeof emblems.others, readonly EmblemSpec[]>>;
}

const compiled: unknown = emblems; // its arrays are not tuples to TypeScript
export const {
  tints: TINTS,
  fixed: FIXED,
  shapes: SHAPES,
  features: FEATURES,
  cards: CARDS,
  others: OTHERS,
} = compiled as Emblems;
