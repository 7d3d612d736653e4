import { publishedCards } from '../../generated/cards/catalogue.js';
import type { Card } from '../../src/engine/vocabulary/index.js';
import type { CardSet } from '../catalogue/index.js';
import { bonusSouls } from './bonus-soul.js';
import { characters } from './character.js';
import { loots0ToH } from './loot-0-h.js';
import { lootsIToZ } from './loot-i-z.js';
import { badEvents } from './monster-bad-event.js';
import { basicMonsters } from './monster-basic.js';
import { bosses } from './monster-boss.js';
import { curses } from './monster-curse.js';
import { cursedMonsters } from './monster-cursed.js';
import { epicBosses } from './monster-epic-boss.js';
import { goodEvents } from './monster-good-event.js';
import { holyAndCharmedMonsters } from './monster-holy-charmed.js';
import { startingItems } from './starting-item.js';
import { activeTreasuresAToL } from './treasure-active-a-l.js';
import { activeTreasuresMToZ } from './treasure-active-m-z.js';
import { oneUseTreasures } from './treasure-one-use.js';
import { paidTreasures } from './treasure-paid.js';
import { passiveTreasuresAToF } from './treasure-passive-a-f.js';
import { passiveTreasuresGToZ } from './treasure-passive-g-z.js';
import { soulTreasures } from './treasure-soul.js';

/** These cards in the order in which decks are put together of them. */
const inOrder = (cards: readonly Card[]): readonly Card[] => {
  const place = new Map(publishedCards.map(({ id }, at) => [id, at]));
  const placeOf = ({ id }: Card): number => place.get(id) ?? publishedCards.length;
  return cards.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** The base game, 2nd edition. */
export const base: CardSet = {
  id: 'base',
  cards: inOrder([
    ...bonusSouls,
    ...characters,
    ...loots0ToH,
    ...lootsIToZ,
    ...badEvents,
    ...basicMonsters,
    ...bosses,
    ...curses,
    ...cursedMonsters,
    ...epicBosses,
    ...goodEvents,
    ...holyAndCharmedMonsters,
    ...startingItems,
    ...activeTreasuresAToL,
    ...activeTreasuresMToZ,
    ...oneUseTreasures,
    ...paidTreasures,
    ...passiveTreasuresAToF,
    ...passiveTreasuresGToZ,
    ...soulTreasures,
  ]),
};
