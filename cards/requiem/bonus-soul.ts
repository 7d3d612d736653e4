import {
  all,
  bonusSoulCard,
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

/** The active player has it with the sixth of what it counts, without the stack (DEC-33). */
const sixthOf = (event: EventPattern): readonly Ability[] => [
  worksIn(['outside'], eachTime(event, putCounters(1))),
  claimedBy(all(compare(counters(thisObject), '>=', 6), yourTurn)),
];

export const requiemBonusSouls: readonly Card[] = [
  bonusSoulCard(
    'soul-of-envy',
    { en: 'Soul of Envy', fr: "Âme de l'Envie" },
    { souls: 1 },
    claimedByChoice(compare(souls(you), '>=', 3), least(players(), souls(it))),
  ),
  bonusSoulCard(
    'soul-of-lust',
    { en: 'Soul of Lust', fr: 'Âme de la Luxure' },
    { souls: 1 },
    ...sixthOf(monsterKilledBy(players())),
  ),
  bonusSoulCard(
    'soul-of-pride',
    { en: 'Soul of Pride', fr: "Âme de l'Orgueil" },
    { souls: 1 },
    ...sixthOf(gainsTreasureCard(players())),
  ),
  bonusSoulCard(
    'soul-of-sloth',
    { en: 'Soul of Sloth', fr: 'Âme de la Paresse' },
    { souls: 1 },
    claimedByChoice(compare(itemsOf(you), '>=', 4), least(players(), itemsOf(it))),
  ),
  bonusSoulCard('soul-of-wrath', { en: 'Soul of Wrath', fr: 'Âme de la Colère' }, { souls: 1 }, ...sixthOf(playerDies)),
];
