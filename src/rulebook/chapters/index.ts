import type { ChapterPlan } from '../section.js';
import { abilities } from './abilities.js';
import { cards } from './cards.js';
import { keywords } from './keywords.js';
import { effects } from './effects.js';
import { death } from './death.js';
import { loot } from './loot.js';
import { setup } from './setup.js';

/** The chapters of the rulebook, in the order in which they are read. */
export const chapters = {
  setup,
  cards,
  loot,
  abilities,
  keywords,
  effects,
  death,
} as const satisfies Readonly<Record<string, ChapterPlan>>;

export type ChapterId = keyof typeof chapters;
