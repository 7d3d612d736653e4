import { BEASTS } from './shapes/beasts.js';
import { CREATURES } from './shapes/creatures.js';
import type { FEATURES } from './shapes/features.js';
import { ODDMENTS } from './shapes/oddments.js';
import { SIGNS } from './shapes/signs.js';
import { THINGS } from './shapes/things.js';
import { TOOLS } from './shapes/tools.js';
import type { Tint } from './shapes/part.js';

export const SHAPES = { ...CREATURES, ...BEASTS, ...THINGS, ...TOOLS, ...SIGNS, ...ODDMENTS };

export type ShapeName = keyof typeof SHAPES;
export type FeatureName = keyof typeof FEATURES;

/** Another shape that this one holds or bears, in the colour given after it. */
export type Held = `${ShapeName} in ${Tint}`;

/** What an emblem is composed of: a shape, its colour, what it has, and what it holds. */
export type EmblemSpec = readonly [shape: ShapeName, tint: Tint, ...more: readonly (FeatureName | Held)[]];

/** Emblems by card id. */
export type EmblemTable = Readonly<Record<string, EmblemSpec>>;
