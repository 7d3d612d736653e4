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
  monsterCard,
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

/** The players whose turn it is not. */
const suspects = players(not(same(it, activePlayer)));

export const summerGoodEvents: readonly Card[] = [
  monsterCard(
    'hot-potato',
    { en: 'Hot Potato!', fr: 'Patate chaude !' },
    { category: 'good-event', souls: 1 },
    ifWould(entersPlay(thisObject), { instead: 'also', effect: becomeItem(thisObject, activePlayer) }),
    eachTime(
      comesTo(you, same(causeObject, thisObject)),
      sequence(
        gain(2),
        roll(on(1, 4, give(thisObject, leftOf(you))), on(5, 5, sequence(destroyThis, take(3))), on(6, 6, becomeSoul())),
      ),
    ),
  ),
  monsterCard(
    'police-lineup',
    { en: 'Police Lineup', fr: "Parade d'identification" },
    { category: 'good-event', threePlus: true },
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
