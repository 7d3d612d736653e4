import {
  abilitiesOnStack,
  aimed,
  anyOf,
  eachTime,
  gain,
  items,
  lootOnStack,
  objects,
  paid,
  payCoins,
  players,
  rollsOnStack,
  startOfYourTurn,
  target,
  type Card,
} from '../../../src/engine/vocabulary/index.js';
import { treasureCard } from '../card-builders.js';
import { called, test } from './naming.js';

const pointing = aimed(
  gain(0, target()),
  anyOf(
    players(),
    items(),
    objects('character'),
    objects('soul'),
    objects('curse'),
    lootOnStack,
    abilitiesOnStack(),
    rollsOnStack(),
  ),
);

/** Items with an ability that is aimed at anything that somebody can control. */
export const pointingCards: readonly Card[] = [
  treasureCard('points-anywhere', called('points-anywhere'), test, paid([payCoins(1)], pointing)),
  treasureCard('points-at-dawn', called('points-at-dawn'), test, eachTime(startOfYourTurn, pointing)),
  treasureCard('points-at-loot', called('points-at-loot'), test, eachTime({ event: 'playLoot' }, pointing)),
];
