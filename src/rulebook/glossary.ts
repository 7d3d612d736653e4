import type { TermPlan } from './section.js';

/** The terms of the game, by ids of ours. */
export const glossary = {
  die: { rules: ['DEATH-01'], section: 'dying' },
  deathPenalty: { rules: ['DEATH-14'], section: 'death-penalty' },
} as const satisfies Readonly<Record<string, TermPlan>>;

export type TermId = keyof typeof glossary;
