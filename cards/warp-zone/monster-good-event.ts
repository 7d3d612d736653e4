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
  lastRoll,
  least,
  may,
  monsterCard,
  most,
  not,
  nothing,
  on,
  players,
  repeatTill,
  roll,
  rollTogetherBy,
  same,
  sequence,
  setRoll,
  sum,
  take,
  thisObject,
  you,
  youWouldRoll,
  type Amount,
  type Card,
} from '../../src/engine/vocabulary/index.js';

/** The sum of a player's last three rolls. */
const lastThree: Amount = sum(lastRoll(1, it), lastRoll(2, it), lastRoll(3, it));

export const warpGoodEvents: readonly Card[] = [
  monsterCard(
    'dont-starve',
    { en: "Don't Starve!", fr: "Don't Starve !" },
    { category: 'good-event' },
    eachTime(
      entersPlay(thisObject),
      repeatTill(
        compare(count(players(alive(it))), '<=', 1),
        sequence(eachMay(players(), discard(1, it)), take(1, players(not(same(it, accepted))))),
      ),
    ),
  ),
  monsterCard(
    'nightmare-tick',
    { en: 'Nightmare Tick', fr: 'Tique cauchemardesque' },
    { category: 'good-event' },
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
  monsterCard(
    'qwop',
    { en: 'QWOP!', fr: 'QWOP !' },
    { category: 'good-event' },
    eachTime(
      entersPlay(thisObject),
      afterwards(
        forEach(players(), rollTogetherBy(it, 3, on(1, 6, nothing))),
        sequence(gainTreasure(1, most(players(), lastThree)), kill(least(players(), lastThree)), gain(1, players())),
      ),
    ),
  ),
];
