import {
  accepted,
  afterwards,
  alive,
  becomesItemWith,
  causeOnStack,
  chooseOne,
  compare,
  count,
  discard,
  eachMay,
  eachTime,
  entersPlay,
  forEach,
  gain,
  gainTreasure,
  it,
  kill,
  ownRolls,
  least,
  may,
  most,
  not,
  on,
  players,
  repeatTill,
  roll,
  rollTogetherBy,
  same,
  sequence,
  setRoll,
  take,
  thisObject,
  you,
  youWouldRoll,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const warpGoodEvents: readonly Card[] = [
  printed(
    'dont-starve',
    eachTime(
      entersPlay(thisObject),
      repeatTill(
        compare(count(players(alive(it))), '<=', 1),
        sequence(eachMay(players(), discard(1, it)), take(1, players(not(same(it, accepted))))),
      ),
    ),
  ),
  printed(
    'nightmare-tick',
    eachTime(
      entersPlay(thisObject),
      roll(
        on(1, 4, kill(you)),
        on(
          5,
          6,
          becomesItemWith(
            eachTime(youWouldRoll(1), may(chooseOne(setRoll(2, causeOnStack), setRoll(3, causeOnStack)))),
            you,
          ),
        ),
      ),
    ),
  ),
  printed(
    'qwop',
    eachTime(
      entersPlay(thisObject),
      afterwards(
        forEach(players(), rollTogetherBy(it, 3)),
        sequence(
          gainTreasure(1, most(players(), ownRolls(it))),
          kill(least(players(), ownRolls(it))),
          gain(1, players()),
        ),
      ),
    ),
  ),
];
