import type { Card } from '../../../engine/index.js';
import { counted } from './nouns.js';

/** `♥ 4 · ⚅ 4+ · ⚔ 1`: HP, evasion (none where it is 0) and attack; empty without stats. */
export const statsLine = ({ hp, dc, atk }: Pick<Card, 'hp' | 'dc' | 'atk'>): string =>
  [
    hp === null ? null : `♥\u00A0${hp}`,
    dc === null || dc === 0 ? null : `⚅\u00A0${dc}+`,
    atk === null ? null : `⚔\u00A0${atk}`,
  ]
    .filter((part) => part !== null)
    .join(' · ');

/** `2 souls · 3 or more players`; empty for most cards. */
export const marksLine = ({ souls, threePlus }: Pick<Card, 'souls' | 'threePlus'>): string =>
  [
    ...(souls === null ? [] : [counted(souls, { one: 'soul', many: 'souls' })]),
    ...(threePlus ? ['3 or more players'] : []),
  ].join(' · ');
