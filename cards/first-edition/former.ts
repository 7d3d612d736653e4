import type { Card, CardId } from '../../src/engine/vocabulary/index.js';

/** What the first edition had in place of what is printed on a card today; what is not named is as today. */
export type Former = Readonly<Record<CardId, Partial<Pick<Card, 'hp' | 'dc' | 'atk' | 'reward' | 'abilities'>>>>;
