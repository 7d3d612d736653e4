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
  roomCard,
  tap,
  target,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const warpRooms: readonly Card[] = [
  roomCard(
    'the-isaac-of-isaac-re-isaac',
    { en: 'The Isaac of Isaac: Re-Isaac', fr: 'The Isaac of Isaac : Re-Isaac' },
    {},
    always(
      renamed(objects('character'), { en: 'Isaac', fr: 'Isaac' }),
      losesAbilities(items()),
      gainsAbility(tap(aimed(reroll(target()), rollsOnStack())), items()),
      gainsKeyword('eternal', items()),
    ),
  ),
];
