import type { RulingPlan } from './section.js';

/** What has been decided about single cards, by the ids of the rulings. */
export const rulings = {
  'rag-man-rolls-before-the-soul': { card: 'rag-man', rules: ['RULING-27', 'DEATH-10'] },
} as const satisfies Readonly<Record<string, RulingPlan>>;

export type RulingId = keyof typeof rulings;
