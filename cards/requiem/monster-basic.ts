import {
  activePlayer,
  aimed,
  attackingPlayer,
  attackRollsMade,
  causePlayer,
  causeSource,
  combatDamageTo,
  compare,
  deal,
  decks,
  declaresAttack,
  dies,
  eachTime,
  expand,
  ifWould,
  it,
  look,
  mustAttackAgain,
  not,
  on,
  oneAtRandom,
  otherPlayers,
  players,
  putOnTop,
  remainder,
  roll,
  same,
  sequence,
  shown,
  take,
  takesDamage,
  target,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const requiemBasicMonsters: readonly Card[] = [
  printed(
    'corny',
    eachTime(dies(thisObject), {
      targets: [oneAtRandom(players(not(same(it, activePlayer))))],
      effect: deal(2, target()),
    }),
  ),
  printed('gutted-fatty', eachTime(dies(thisObject), sequence(expand('monster'), mustAttackAgain))),
  printed(
    'mushroom',
    eachTime(
      combatDamageTo(attackingPlayer, same(causeSource, thisObject)),
      deal(1, players(not(same(it, attackingPlayer)))),
    ),
  ),
  printed(
    'null',
    ifWould(combatDamageTo(thisObject, compare(remainder(attackRollsMade(thisObject), 2), '=', 0)), {
      instead: 'nothing',
    }),
  ),
  printed('peeping-fatty', eachTime(dies(thisObject), look(5, decks('loot'), putOnTop(shown)))),
  printed('red-ghost', eachTime(takesDamage(thisObject), aimed(take(1, target()), otherPlayers))),
  printed('whipper', eachTime(declaresAttack, roll(on(1, 2, deal(1, causePlayer))))),
];
