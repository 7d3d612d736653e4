import {
  addToRoll,
  aimed,
  allDecks,
  becomeSoul,
  deal,
  eternal,
  look,
  paid,
  payCounters,
  playersOrMonsters,
  plus,
  preventNext,
  putCounters,
  putOnTop,
  reroll,
  rollsOnStack,
  shown,
  tap,
  target,
  tillEndOfTurn,
  topOfDiscard,
  type Former,
} from '../../src/engine/vocabulary/index.js';

/** None of them recharges as your turn ends. */
export const formerStartingItems: Former = {
  'blood-lust': { abilities: [eternal, tap(aimed(tillEndOfTurn(plus('atk', 1, target())), playersOrMonsters))] },
  'book-of-belial': {
    abilities: [
      eternal,
      tap(aimed(addToRoll(1, target()), rollsOnStack()), aimed(addToRoll(-1, target()), rollsOnStack())),
    ],
  },
  /** Three cards in place of five. */
  'sleight-of-hand': { abilities: [eternal, tap(aimed(look(3, target(), putOnTop(shown)), allDecks))] },
  /** A soul for three counters in place of five. */
  'the-bone': {
    abilities: [
      eternal,
      tap(putCounters(1)),
      paid([payCounters(1)], aimed(addToRoll(1, target()), rollsOnStack()), 'paid.roll'),
      paid([payCounters(2)], aimed(deal(1, target()), playersOrMonsters), 'paid.damage'),
      paid([payCounters(3)], becomeSoul(), 'paid.soul'),
    ],
  },
  /** Nothing at the start of your turn. */
  'the-curse': { abilities: [eternal, tap(aimed(putOnTop(topOfDiscard(target())), allDecks))] },
  'the-d6': { abilities: [eternal, tap(aimed(reroll(target()), rollsOnStack()))] },
  /** One point of damage, in place of a whole instance. */
  'yum-heart': { abilities: [eternal, tap(aimed(preventNext(1, target()), playersOrMonsters))] },
};
