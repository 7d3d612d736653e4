import {
  aimed,
  always,
  anyOf,
  causePlayer,
  deal,
  eachTime,
  endOfYourTurn,
  items,
  may,
  monsters,
  objects,
  otherPlayers,
  paid,
  payCounters,
  plus,
  putCounters,
  recharge,
  rolledBy,
  same,
  tap,
  target,
  you,
  youControlIt,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const gFuelTreasures: readonly Card[] = [
  printed(
    'brimstone-g-fuel',
    always(plus('atk', 1, you)),
    eachTime(rolledBy(you, 6), aimed(deal(1, target()), anyOf(monsters(), otherPlayers))),
  ),
  printed('g-fuel', always(plus('hp', 1, you)), eachTime(endOfYourTurn, recharge(objects('character', youControlIt)))),
  printed(
    'g-fuel-2',
    tap(aimed(recharge(target()), objects('character'))),
    eachTime(endOfYourTurn, aimed(may(recharge(target())), items())),
  ),
  printed(
    'isaacs-tears',
    eachTime({ event: 'rolled', where: same(causePlayer, you) }, putCounters(1)),
    paid([payCounters(6)], deal(1, anyOf(otherPlayers, monsters()))),
  ),
];
