import type { ChapterPlan } from '../section.js';
import { abilities } from './abilities.js';
import { death } from './death.js';

/** The chapters of the rulebook, in the order in which they are read. */
export const chapters = {
  abilities,
  death,
} as const satisfies Readonly<Record<string, ChapterPlan>>;

export type ChapterId = keyof typeof chapters;
