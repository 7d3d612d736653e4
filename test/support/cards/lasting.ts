import {
  aimed,
  activatesItem,
  asLongAs,
  compare,
  counters,
  eachTime,
  firstEachRound,
  firstEachTurn,
  gain,
  ifWould,
  items,
  meanwhile,
  monsters,
  nextTimesThisTurn,
  players,
  plus,
  recharge,
  putCounters,
  rolled,
  sequence,
  sum,
  causeAmount,
  target,
  tap,
  tillTurnOf,
  deal,
  wouldGainCoins,
  you,
  youControlIt,
  type Ability,
  type Card,
} from '../../../src/engine/vocabulary/index.js';
import { treasureCard } from '../card-builders.js';
import { called, test } from './naming.js';

const item = (id: string, ...abilities: readonly Ability[]): Card =>
  treasureCard(id, called(id), { ...test, category: 'passive' }, ...abilities);

/** Things that last till somebody's turn, as long as something holds, or so many times; firsts of turns and rounds. */
export const lastingCards: readonly Card[] = [
  item('till-your-turn', tap(tillTurnOf(you, plus('atk', 1, you)))),
  item('till-their-turn', tap(tillTurnOf(you, plus('atk', 1, you)))),
  item(
    'while-marked',
    tap(
      aimed(
        sequence(putCounters(1, target()), asLongAs(compare(counters(target()), '>=', 1), plus('atk', 1, you))),
        items(youControlIt),
      ),
    ),
  ),
  item(
    'three-times-richer',
    tap(nextTimesThisTurn(3, ifWould(wouldGainCoins(you), { instead: 'amount', to: sum(causeAmount, 1) }))),
  ),
  item(
    'first-coin-of-turn',
    ifWould(firstEachTurn(wouldGainCoins(you)), { instead: 'amount', to: sum(causeAmount, 1) }),
  ),
  item('once-a-round', eachTime(firstEachRound(activatesItem(you)), gain(1))),
  { ...item('round-room', eachTime(firstEachRound(activatesItem(players())), gain(1))), type: 'room', category: null },
  item('recharge-item', tap(aimed(recharge(target()), items()))),
  item('mark-item', tap(aimed(putCounters(1, target()), items()))),
  item('low-rolls-hurt', tap(meanwhile(eachTime(rolled(1, 2), deal(1, monsters()))))),
];
