import { BEASTS } from './beasts.js';
import { CREATURES } from './creatures.js';
import type { FEATURES } from './features.js';
import { SIGNS } from './signs.js';
import { THINGS } from './things.js';
import { TOOLS } from './tools.js';
import type { Tint } from './part.js';

export const SHAPES = { ...CREATURES, ...BEASTS, ...THINGS, ...TOOLS, ...SIGNS };

export type ShapeName = keyof typeof SHAPES;
export type FeatureName = keyof typeof FEATURES;

/** Another shape that this one holds or bears, in the colour given after it. */
export type Held = `${ShapeName} in ${Tint}`;

/** What an emblem is composed of: a shape, its colour, what it has, and what it holds. */
export type EmblemSpec = readonly [shape: ShapeName, tint: Tint, ...more: readonly (FeatureName | Held)[]];

/** Emblems by card id. */
export type EmblemTable = Readonly<Record<string, EmblemSpec>>;
