import {
  aimed,
  anyOf,
  changeNumber,
  items,
  lootAbility,
  lootCard,
  lootOnStack,
  monsters,
  objects,
  tap,
  target,
  treasureCard,
  type Card,
} from '../../../src/engine/vocabulary/index.js';
import { called, test } from './naming.js';

const texts = anyOf(items(), monsters(), objects('character'), objects('room'), objects('curse'), lootOnStack);
const change = aimed(changeNumber(1, target()), texts);

/** They change numbers in the texts of others. */
export const numberCards: readonly Card[] = [
  treasureCard('correction', called('correction'), test, tap(change)),
  lootCard('erratum', called('erratum'), test, lootAbility(change)),
];
