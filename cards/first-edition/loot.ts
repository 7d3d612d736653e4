import {
  aimed,
  becomeSoul,
  eachTime,
  endTurn,
  extraTurn,
  items,
  lootAbility,
  lootAbilityFor,
  not,
  on,
  payDestroying,
  playersOrMonsters,
  preventDeath,
  preventNext,
  putOnBottom,
  roll,
  sequence,
  steal,
  target,
  thisObject,
  trinket,
  when,
  wouldDie,
  you,
  youControlIt,
  yourTurn,
  type Former,
} from '../../src/engine/vocabulary/index.js';

export const formerLoots: Former = {
  /** The turn ends, and what waits on the stack still resolves (TURN-18). */
  'broken-ankh': {
    abilities: [trinket, eachTime(wouldDie(you), roll(on(6, 6, sequence(preventDeath(you), when(yourTurn, endTurn)))))],
  },
  /** No trinket: it is a soul as it resolves. */
  'lost-soul': { abilities: [lootAbility(becomeSoul(thisObject, you))] }, // RULING-32
  /** Two points of damage, in place of one instance. */
  'v-the-hierophant': { abilities: [lootAbility(aimed(preventNext(2, target()), playersOrMonsters))] },
  /** The turn does not depend on where the card goes. */
  'xix-the-sun': { abilities: [lootAbility(sequence(putOnBottom(thisObject), when(yourTurn, extraTurn(you))))] },
  /** The item is its cost, and what is eternal can be stolen (COST-02). */
  'xv-the-devil': {
    abilities: [
      lootAbilityFor([payDestroying(1, items(youControlIt))], aimed(steal(target()), items(not(youControlIt)))),
    ],
  },
};
