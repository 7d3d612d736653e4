import type { TermPlan } from './section.js';

/** The terms of the game, by ids of ours. */
export const glossary = {
  die: { rules: ['DEATH-01'], section: 'dying' },
  deathPenalty: { rules: ['DEATH-14'], section: 'death-penalty' },
  ability: { rules: ['ABIL-01'], section: 'abilities' },
  activatedAbility: { rules: ['ABIL-02', 'ABIL-03', 'ABIL-04'], section: 'activated-abilities' },
  chooseOne: { rules: ['TGT-03'], section: 'choose-one' },
  cost: { rules: ['COST-01', 'COST-02'], section: 'costs' },
  dollarSymbol: { rules: ['ABIL-04'], section: 'activated-abilities' },
  effect: { rules: ['EFF-01'], section: 'abilities' },
  lootAbility: { rules: ['ABIL-09'], section: 'abilities' },
  staticAbility: { rules: ['ABIL-05'], section: 'abilities' },
  tapSymbol: { rules: ['ABIL-03'], section: 'activated-abilities' },
  target: { rules: ['TGT-01', 'TGT-04'], section: 'targets' },
  triggeredAbility: { rules: ['ABIL-06'], section: 'triggered-abilities' },
} as const satisfies Readonly<Record<string, TermPlan>>;

export type TermId = keyof typeof glossary;
