import {
  activePlayer,
  aimed,
  attackRolled,
  cancelAttack,
  causeAmount,
  choose,
  chosen,
  compare,
  controls,
  damageBy,
  deal,
  destroy,
  dies,
  eachTime,
  endTurn,
  hpLeft,
  ifWould,
  it,
  items,
  may,
  objects,
  otherPlayers,
  players,
  plus,
  rightOf,
  rolledBy,
  sequence,
  steal,
  takesDamage,
  target,
  thisObject,
  tillEndOfTurn,
  type Former,
} from '../../src/engine/vocabulary/index.js';

export const formerMonsters: Former = {
  'cod-worm': { reward: { coins: 4 } },
  /** The turn ends, and what waits on the stack still resolves (TURN-18). */
  'cursed-moms-hand': { abilities: [eachTime(rolledBy(activePlayer, 6), endTurn)] },
  'daddy-long-legs-monster': { reward: { coins: 6 } },
  lust: { hp: 4, reward: { coins: 6 } },
  /** Once it has come to 1 HP, also when it heals in the same turn. */
  'mask-of-infamy': {
    abilities: [
      eachTime(takesDamage(thisObject, compare(hpLeft(thisObject), '=', 1)), tillEndOfTurn(plus('dc', 2, thisObject))),
    ],
  },
  /** What is eternal too. */
  'moms-dead-hand': {
    abilities: [eachTime(dies(thisObject), aimed(may(steal(target())), items(controls(otherPlayers, it))))],
  },
  'moms-hand': { abilities: [eachTime(attackRolled(6), sequence(cancelAttack, endTurn))] },
  /** To the right in place of the left. */
  'rage-creep': {
    abilities: [
      ifWould(damageBy(thisObject, activePlayer), {
        instead: 'also',
        effect: deal(causeAmount, rightOf(activePlayer)),
      }),
    ],
  },
  scolex: { atk: 2 },
  stoney: { dc: 4, atk: 1 },
  'the-duke-of-flies': { reward: { coins: 7 } },
  /** It may be, and need not. */
  wizoob: {
    abilities: [
      eachTime(
        dies(thisObject),
        aimed(may(sequence(choose(objects('soul', controls(target(), it)), target()), destroy(chosen()))), players()),
      ),
    ],
  },
};
