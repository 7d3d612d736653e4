import {
  all,
  claimedBy,
  claimedByChoice,
  compare,
  counters,
  eachTime,
  gainsTreasureCard,
  it,
  itemsOf,
  least,
  monsterKilledBy,
  playerDies,
  players,
  putCounters,
  souls,
  thisObject,
  worksIn,
  you,
  yourTurn,
  type Ability,
  type Card,
  type EventPattern,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

/** The active player has it with the sixth of what it counts, without the stack (DEC-33). */
const sixthOf = (event: EventPattern): readonly Ability[] => [
  worksIn(['outside'], eachTime(event, putCounters(1))),
  claimedBy(all(compare(counters(thisObject), '>=', 6), yourTurn)),
];

export const requiemBonusSouls: readonly Card[] = [
  printed('soul-of-envy', claimedByChoice(compare(souls(you), '>=', 3), least(players(), souls(it)))),
  printed('soul-of-lust', ...sixthOf(monsterKilledBy(players()))),
  printed('soul-of-pride', ...sixthOf(gainsTreasureCard(players()))),
  printed('soul-of-sloth', claimedByChoice(compare(itemsOf(you), '>=', 4), least(players(), itemsOf(it)))),
  printed('soul-of-wrath', ...sixthOf(playerDies)),
];
