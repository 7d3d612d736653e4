import {
  addToRoll,
  aimed,
  allDecks,
  among,
  attackRoll,
  becomeCurse,
  causeAmount,
  choose,
  chosen,
  chosenNumber,
  compare,
  deal,
  decks,
  eachTime,
  exists,
  forEach,
  gain,
  give,
  handOf,
  hasKeyword,
  ifWould,
  it,
  look,
  loot,
  may,
  meanwhile,
  monsters,
  nextTime,
  not,
  on,
  otherPlayers,
  playFreely,
  players,
  playersOrMonsters,
  putIntoDiscard,
  putOnBottom,
  rechargeThis,
  reveal,
  roll,
  rollsOnStack,
  sequence,
  setRoll,
  severalDice,
  show,
  shown,
  startsRoll,
  take,
  takesDamage,
  tap,
  target,
  when,
  withNumber,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const plusActiveTreasures: readonly Card[] = [
  printed(
    '20-20',
    tap(withNumber(0, 2, aimed(addToRoll(chosenNumber, target()), rollsOnStack(attackRoll(it))))), // DEC-37
  ),
  printed(
    'black-candle',
    tap(
      reveal(
        6,
        decks('monster'),
        sequence(
          forEach(among(shown, hasKeyword(it, 'curse')), sequence(choose(players()), becomeCurse(chosen(), it))),
          putOnBottom(shown),
        ),
      ),
    ),
  ),
  printed(
    'distant-admiration',
    tap(
      aimed(
        sequence(choose(handOf(target()), target()), give(chosen(), you), show(chosen()), playFreely(chosen())),
        otherPlayers,
      ),
    ),
  ),
  printed('head-of-krampus', tap(roll(on(1, 3, deal(1, players())), on(4, 6, deal(1, monsters()))))),
  printed('libra', tap(aimed(setRoll(3, target()), rollsOnStack()))),
  printed('mutant-spider', tap(nextTime(ifWould(startsRoll(players()), severalDice(4, you))))),
  printed('rainbow-baby', tap(loot(1, players()), gain(2, players()), take(1, players()))),
  printed(
    'red-candle',
    tap(
      withNumber(
        1,
        6,
        aimed(
          when(
            not(exists(rollsOnStack())), // RULING-07
            meanwhile(
              eachTime(
                { event: 'rolled', where: compare(causeAmount, '=', chosenNumber) },
                aimed(deal(1, target()), playersOrMonsters),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
  printed(
    'smart-fly',
    tap(aimed(look(1, target(), may(putIntoDiscard(shown))), allDecks)),
    eachTime(takesDamage(you), may(rechargeThis)),
  ),
];
