import {
  always,
  cancelEverything,
  eachTime,
  endTurn,
  guppy,
  loot,
  on,
  plus,
  plusToAttackRolls,
  preventDeath,
  roll,
  rolled,
  sequence,
  treasureCard,
  when,
  wouldDie,
  you,
  yourTurn,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const passiveTreasures: readonly Card[] = [
  treasureCard(
    'breakfast',
    { en: 'Breakfast', fr: 'Petit-déjeuner' },
    { category: 'passive' },
    always(plus('hp', 1, you)),
  ),
  treasureCard(
    'guppys-collar',
    { en: "Guppy's Collar", fr: 'Collier de Guppy' },
    { category: 'passive' },
    guppy,
    eachTime(
      wouldDie(you),
      roll(on(1, 3, sequence(preventDeath(you), when(yourTurn, sequence(cancelEverything, endTurn))))),
    ),
  ),
  treasureCard(
    'meat',
    { en: 'Meat!', fr: 'De la viande !' },
    { category: 'passive' },
    always(plusToAttackRolls(1, you)),
  ),
  treasureCard(
    'the-relic',
    { en: 'The Relic', fr: 'La relique' },
    { category: 'passive' },
    eachTime(rolled(1), loot(1)),
  ),
];
