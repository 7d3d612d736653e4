import {
  activePlayer,
  becomeItem,
  becomeSoul,
  causeObject,
  choose,
  chosen,
  comesTo,
  destroyThis,
  eachTime,
  entersPlay,
  gain,
  gainTreasure,
  give,
  ifWould,
  it,
  kill,
  leftOf,
  not,
  on,
  players,
  roll,
  same,
  secretChoice,
  sequence,
  skipTurn,
  take,
  thisObject,
  when,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

/** The players whose turn it is not. */
const suspects = players(not(same(it, activePlayer)));

export const summerGoodEvents: readonly Card[] = [
  printed(
    'hot-potato',
    ifWould(entersPlay(thisObject), { instead: 'also', effect: becomeItem(thisObject, activePlayer) }),
    eachTime(
      comesTo(you, same(causeObject, thisObject)),
      sequence(
        gain(2),
        roll(on(1, 4, give(thisObject, leftOf(you))), on(5, 5, sequence(destroyThis, take(3))), on(6, 6, becomeSoul())),
      ),
    ),
  ),
  printed(
    'police-lineup',
    eachTime(
      entersPlay(thisObject),
      secretChoice(
        suspects,
        suspects,
        sequence(
          choose(suspects, activePlayer),
          when(
            same(chosen(), chosen('secret')),
            sequence(kill(chosen()), gainTreasure(1, activePlayer)),
            sequence(gainTreasure(1, chosen('secret')), skipTurn(activePlayer)),
          ),
        ),
      ),
    ),
  ),
];
