import {
  aimed,
  allowanceIs,
  always,
  auction,
  cannot,
  causeAmount,
  chosen,
  choose,
  compare,
  counters,
  gain,
  give,
  ifYouDo,
  inShop,
  it,
  items,
  moreOf,
  most,
  otherPlayers,
  players,
  putCounters,
  removeCounters,
  same,
  secretChoice,
  sequence,
  souls,
  take,
  tap,
  target,
  tillEndOfTurn,
  when,
  win,
  you,
  type Ability,
  type Card,
} from '../../../src/engine/vocabulary/index.js';
import { treasureCard } from '../card-builders.js';
import { aiming, called, plain, test } from './naming.js';

const item = (id: string, ...abilities: readonly Ability[]): Card => treasureCard(id, called(id), test, ...abilities);

/** Winning, goals, counters of players, votes, bids and secrets of a group. */
export const decidingCards: readonly Card[] = [
  item('most-souls-win', tap(sequence(choose(most(players(), souls(it))), win(chosen())))),
  item('five-souls', always(allowanceIs('soulsToWin', 5, players()))),
  item('one-soul-more', always(moreOf('soulsToWin', 1, you))),
  item('no-hand-tonight', tap(tillEndOfTurn(allowanceIs('handSize', 1, you)))),
  item('two-votes', always(moreOf('votes', 1, you))),
  item('keeps-big-money', always(cannot({ event: 'giveCoins', where: compare(causeAmount, '>=', 3) }))),
  item('auctioneer', tap(aimed(ifYouDo(auction(otherPlayers, you), give(target(), chosen())), items(inShop(it))))),
  plain('gain-and-win', sequence(win(), gain(1))),
  aiming('mark-player', putCounters(2, target()), players()),
  aiming('unmark-player', removeCounters(1, target()), players()),
  plain('coin-for-each-mark', gain(counters(you))),
  plain(
    'line-up',
    secretChoice(
      otherPlayers,
      otherPlayers,
      sequence(
        choose(otherPlayers, you, 'accused'),
        when(same(chosen('secret'), chosen('accused')), take(1, chosen('accused')), gain(2, chosen('secret'))),
      ),
    ),
  ),
];
