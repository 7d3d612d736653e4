import {
  causeOnStack,
  deal,
  eachTime,
  firstEachTurn,
  makesAttackRoll,
  may,
  monsterHurtBy,
  monsters,
  one,
  players,
  plus,
  sequence,
  setRoll,
  tap,
  target,
  tillEndOfTurn,
  treasureCard,
  you,
  yourTurn,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const targetTreasures: readonly Card[] = [
  treasureCard(
    'dead-eye',
    { en: 'Dead Eye', fr: "Tireur d'élite" },
    { category: 'passive' },
    eachTime(monsterHurtBy(you), tillEndOfTurn(plus('atk', 1, you))),
  ),
  treasureCard(
    'epic-fetus',
    { en: 'Epic Fetus!', fr: 'Fœtus épique !' },
    { category: 'active' },
    tap({
      targets: [one(players()), one(monsters())],
      effect: sequence(deal(1, target(0)), deal(1, you), deal(1, target(1))), // DEC-50: the last resolves first
    }),
  ),
  treasureCard(
    'marked',
    { en: 'Marked', fr: 'Marqué' },
    { category: 'passive' },
    eachTime(firstEachTurn(makesAttackRoll(you, yourTurn)), may(setRoll(5, causeOnStack))),
  ),
];
