import {
  always,
  attackDeclaredBy,
  attacksAlong,
  beingAttacked,
  cancelAttack,
  cannot,
  choose,
  chosen,
  during,
  eachTime,
  gain,
  ifYouDo,
  lootAbility,
  may,
  moreOf,
  ANY_NUMBER,
  otherPlayers,
  plus,
  sequence,
  tillEndOfAttack,
  thisObject,
  you,
  type Card,
} from '../../../src/engine/vocabulary/index.js';
import { lootCard, monsterCard, treasureCard } from '../card-builders.js';
import { called, test } from './naming.js';

/** Attacks of several players, attacks that are cancelled, that come in any number, that have no end (KEY-08, ATK-14). */
export const teamCards: readonly Card[] = [
  treasureCard(
    'calls-for-help',
    called('calls-for-help'),
    test,
    eachTime(
      attackDeclaredBy(you),
      sequence(choose(otherPlayers), may(tillEndOfAttack(attacksAlong(chosen())), chosen())),
    ),
  ),
  monsterCard(
    'everybodys-foe',
    called('everybodys-foe'),
    { ...test, hp: 4, dc: 4, atk: 1, reward: { coins: 6 } },
    during(beingAttacked(thisObject), attacksAlong(otherPlayers)),
  ),
  treasureCard(
    'stronger-in-attacks',
    called('stronger-in-attacks'),
    test,
    eachTime(attackDeclaredBy(you), tillEndOfAttack(plus('atk', 1, you))),
  ),
  lootCard('break-off', called('break-off'), test, lootAbility(ifYouDo(cancelAttack, gain(1)))),
  treasureCard('no-breaking-off', called('no-breaking-off'), test, always(cannot({ event: 'cancelAttack' }))),
  treasureCard('tireless', called('tireless'), test, always(moreOf('attacks', ANY_NUMBER, you))),
  monsterCard('mist', called('mist'), { ...test, hp: 2, dc: 6, atk: 0 }),
];
