import {
  all,
  bonusSoulCard,
  claimedBy,
  coins,
  compare,
  count,
  handSize,
  hasKeyword,
  it,
  items,
  you,
  youControlIt,
  type Card,
} from '../../src/engine/vocabulary/index.js';

/** BSOUL-05. */
export const bonusSouls: readonly Card[] = [
  bonusSoulCard(
    'soul-of-gluttony',
    { en: 'Soul of Gluttony', fr: 'Âme de la Gourmandise' },
    { souls: 1 },
    claimedBy(compare(handSize(you), '>=', 10)),
  ),
  bonusSoulCard(
    'soul-of-greed',
    { en: 'Soul of Greed', fr: "Âme de l'Avarice" },
    { souls: 1 },
    claimedBy(compare(coins(you), '>=', 25)),
  ),
  bonusSoulCard(
    'soul-of-guppy',
    { en: 'Soul of Guppy', fr: 'Âme de Guppy' },
    { souls: 1 },
    claimedBy(compare(count(items(all(youControlIt, hasKeyword(it, 'guppy')))), '>=', 2)), // KEY-10
  ),
];
