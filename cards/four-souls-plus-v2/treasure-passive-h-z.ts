import {
  addToRoll,
  aimed,
  all,
  always,
  anyOf,
  attackRoll,
  cannot,
  causeObject,
  causeOnStack,
  causePlayer,
  choose,
  choosesAttack,
  chosen,
  combatDamageDealtBy,
  damageDealtBy,
  deactivate,
  deal,
  dies,
  discard,
  during,
  eachTime,
  eachTimeOneOf,
  gain,
  give,
  giveCoins,
  ifWould,
  inRechargeStep,
  it,
  items,
  keyed,
  killedBy,
  may,
  misses,
  monsters,
  nextTimeThisTurn,
  not,
  objects,
  on,
  otherPlayers,
  players,
  playersOrMonsters,
  plus,
  redirect,
  roll,
  rollResult,
  rolled,
  same,
  sequence,
  setRoll,
  startOfYourTurn,
  takesDamage,
  target,
  thisObject,
  wouldGainCoins,
  you,
  youControlIt,
  yourTurn,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const plusPassiveTreasuresHToZ: readonly Card[] = [
  printed(
    'head-of-the-keeper',
    eachTime(damageDealtBy(you), gain(1), 'damage'),
    eachTime(killedBy(you), gain(2), 'kill'),
  ),
  printed('hourglass', eachTime(rolled(2), aimed(may(deactivate(target())), items()))),
  printed('lard', always(plus('hp', 2, you)), eachTime(takesDamage(you), discard(1))),
  printed(
    'magnet',
    eachTime(wouldGainCoins(otherPlayers), giveCoins(1, causePlayer)), // GAIN-04
  ),
  printed(
    'mama-haunt',
    always(
      cannot({
        event: 'recharge',
        where: all(inRechargeStep, same(causeObject, objects('character', youControlIt))),
      }),
    ),
    eachTime(dies(you), aimed(give(thisObject, target()), otherPlayers)), // DEATH-12
  ),
  printed('moms-eye-shadow', ifWould(choosesAttack(otherPlayers), redirect('chooser', you))),
  printed(
    'p-h-d',
    eachTimeOneOf(
      { event: 'rollMade', where: all(same(causePlayer, you), not(attackRoll(causeOnStack))) },
      may(addToRoll(1, causeOnStack)),
      may(addToRoll(-1, causeOnStack)),
    ),
  ),
  printed('polyphemus', always(plus('atk', 2, you)), keyed('evasion', during(yourTurn, plus('dc', 1, monsters())))),
  printed(
    'rubber-cement',
    eachTime(misses(you), roll(on(1, 3, sequence(choose(playersOrMonsters), deal(1, chosen()))))), // ATK-12
  ),
  printed(
    'telepathy-for-dummies',
    eachTime(
      startOfYourTurn,
      roll(
        on(
          1,
          6,
          nextTimeThisTurn(
            eachTime({ event: 'rollMade', where: same(causePlayer, you) }, may(setRoll(rollResult, causeOnStack))),
          ),
        ),
      ),
    ),
  ),
  printed(
    'the-wiz',
    during(yourTurn, plus('dc', 1, monsters())),
    eachTime(
      combatDamageDealtBy(you),
      aimed(deal(1, target()), anyOf(players(not(same(it, causeObject))), monsters(not(same(it, causeObject))))),
    ),
  ),
];
