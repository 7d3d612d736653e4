import {
  aimed,
  anyOf,
  changeNumber,
  items,
  lootAbility,
  lootOnStack,
  monsters,
  objects,
  tap,
  target,
  type Card,
} from '../../../src/engine/vocabulary/index.js';
import { lootCard, treasureCard } from '../card-builders.js';
import { called, test } from './naming.js';

const texts = anyOf(items(), monsters(), objects('character'), objects('room'), objects('curse'), lootOnStack);
const change = aimed(changeNumber(1, target()), texts);

/** They change numbers in the texts of others. */
export const numberCards: readonly Card[] = [
  treasureCard('correction', called('correction'), test, tap(change)),
  lootCard('erratum', called('erratum'), test, lootAbility(change)),
];
