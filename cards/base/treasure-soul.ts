import {
  becomeSoul,
  controllerOf,
  ifWould,
  thisObject,
  treasureCard,
  wouldBeDestroyed,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const soulTreasures: readonly Card[] = [
  treasureCard(
    'the-chest',
    { en: 'The Chest', fr: 'Le coffre' },
    { category: 'soul', souls: 1 },
    ifWould(wouldBeDestroyed(thisObject), {
      instead: 'effect',
      effect: becomeSoul(thisObject, controllerOf(thisObject)),
    }),
  ),
];
