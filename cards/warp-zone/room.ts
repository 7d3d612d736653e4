import {
  aimed,
  always,
  gainsAbility,
  gainsKeyword,
  items,
  losesAbilities,
  objects,
  renamed,
  reroll,
  rollsOnStack,
  tap,
  target,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const warpRooms: readonly Card[] = [
  printed(
    'the-isaac-of-isaac-re-isaac',
    always(
      renamed(objects('character'), { en: 'Isaac', fr: 'Isaac' }),
      losesAbilities(items()),
      gainsAbility(tap(aimed(reroll(target()), rollsOnStack())), items()),
      gainsKeyword('eternal', items()),
    ),
  ),
];
