import { cardTerms } from './glossary-cards.js';
import { playTerms } from './glossary-play.js';
import type { TermPlan } from './section.js';

/** The terms of the game, by ids of ours. */
export const glossary = {
  ...cardTerms,
  ...playTerms,
  die: { rules: ['DEATH-01'], section: 'dying' },
  deathPenalty: { rules: ['DEATH-14'], section: 'death-penalty' },
  ability: { rules: ['ABIL-01'], section: 'abilities' },
  activatedAbility: { rules: ['ABIL-02', 'ABIL-03', 'ABIL-04'], section: 'activated-abilities' },
  alsoNamed: { rules: ['NAME-01'], section: 'additional-names' },
  ambush: { rules: ['KEY-03'], section: 'ambush' },
  attackable: { rules: ['ATKPL-01', 'ATKOBJ-01'], section: 'attackable-players' },
  cancel: { rules: ['CANCEL-01'], section: 'cancelling' },
  chooseOne: { rules: ['TGT-03'], section: 'choose-one' },
  cost: { rules: ['COST-01', 'COST-02'], section: 'costs' },
  dollarSymbol: { rules: ['ABIL-04'], section: 'activated-abilities' },
  each: { rules: ['EACH-01'], section: 'each-player' },
  effect: { rules: ['EFF-01'], section: 'abilities' },
  eternal: { rules: ['KEY-01'], section: 'eternal' },
  familiar: { rules: ['KEY-09'], section: 'familiars' },
  fizzle: { rules: ['FIZZ-01'], section: 'fizzling' },
  guppy: { rules: ['KEY-04'], section: 'guppy' },
  ifYouDo: { rules: ['AND-03'], section: 'and-then-if-you-do' },
  indomitable: { rules: ['KEY-06'], section: 'indomitable' },
  instance: { rules: ['PREV-03'], section: 'shields' },
  lootAbility: { rules: ['ABIL-09'], section: 'abilities' },
  pass: { rules: ['PRIO-05'], section: 'priority' },
  prevent: { rules: ['PREV-01', 'PREV-02'], section: 'damage-or-death-prevented' },
  priority: { rules: ['PRIO-01'], section: 'priority' },
  replacement: { rules: ['REPL-01'], section: 'replacement-effects' },
  resolve: { rules: ['STACK-02'], section: 'the-stack' },
  respond: { rules: ['STACK-01', 'PRIO-03'], section: 'the-stack' },
  skip: { rules: ['REPL-04'], section: 'skipping' },
  stack: { rules: ['STACK-01'], section: 'the-stack' },
  staticAbility: { rules: ['ABIL-05'], section: 'abilities' },
  tapSymbol: { rules: ['ABIL-03'], section: 'activated-abilities' },
  target: { rules: ['TGT-01', 'TGT-04'], section: 'targets' },
  teamUp: { rules: ['KEY-08'], section: 'team-up' },
  tillEndOfTurn: { rules: ['EFF-04'], section: 'effects-that-last' },
  triggeredAbility: { rules: ['ABIL-06'], section: 'triggered-abilities' },
  trinket: { rules: ['KEY-02'], section: 'trinkets' },
  would: { rules: ['DEC-27'], section: 'would-take-damage' },
} as const satisfies Readonly<Record<string, TermPlan>>;

export type TermId = keyof typeof glossary;
