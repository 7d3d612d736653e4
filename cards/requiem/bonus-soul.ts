import {
  all,
  bonusSoulCard,
  claimedBy,
  compare,
  counters,
  eachTime,
  monsterKilledBy,
  playerDies,
  players,
  putCounters,
  thisObject,
  worksIn,
  yourTurn,
  type Ability,
  type Card,
  type EventPattern,
} from '../../src/engine/vocabulary/index.js';

/** The active player has it with the sixth of what it counts, without the stack (DEC-33). */
const sixthOf = (event: EventPattern): readonly Ability[] => [
  worksIn(['outside'], eachTime(event, putCounters(1))),
  claimedBy(all(compare(counters(thisObject), '>=', 6), yourTurn)),
];

export const requiemBonusSouls: readonly Card[] = [
  bonusSoulCard(
    'soul-of-lust',
    { en: 'Soul of Lust', fr: 'Âme de la Luxure' },
    { souls: 1 },
    ...sixthOf(monsterKilledBy(players())),
  ),
  bonusSoulCard(
    'soul-of-wrath',
    { en: 'Soul of Wrath', fr: 'Âme de la Colère' },
    { souls: 1 },
    ...sixthOf(playerDies),
  ),
];
