import type { Ability, Card } from '../../engine/index.js';
import { curse } from '../../engine/vocabulary/index.js';
import { hasKeyword } from './tree.js';

const CURSE_PARTS: ReadonlySet<string> = new Set(curse.map((ability) => JSON.stringify(ability)));

/** The abilities of a curse besides those that make it one; null for any other card. */
export const besidesCurse = (card: Card): readonly Ability[] | null => {
  if (!hasKeyword(card, 'curse')) return null;
  const besides = card.abilities.filter((ability) => !CURSE_PARTS.has(JSON.stringify(ability)));
  return besides.length + CURSE_PARTS.size === card.abilities.length ? besides : null;
};
