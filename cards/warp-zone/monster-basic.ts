import {
  activePlayer,
  aimed,
  alive,
  beingAttacked,
  cancelAttack,
  causeOnStack,
  choose,
  chooseAtRandom,
  chosen,
  compare,
  deal,
  dealBy,
  dealsCombatDamageToPlayer,
  dies,
  discardOf,
  eachTime,
  eachTimeIf,
  endOfEachTurn,
  firstEachTurn,
  gain,
  happened,
  heal,
  ifWould,
  inShop,
  it,
  items,
  keyword,
  kill,
  leftOf,
  loot,
  meanwhile,
  mustAttackOn,
  named,
  nextPriceIs,
  nextTimeThisTurn,
  noteThisTurn,
  notesHere,
  on,
  oneAtRandom,
  otherPlayers,
  playerDies,
  players,
  preventDamage,
  putIntoSlot,
  reroll,
  rightOf,
  roll,
  ruleTillEndOfTurn,
  sequence,
  startOfEachTurn,
  steal,
  takesDamage,
  target,
  thisObject,
  vote,
  when,
  whenPurchasing,
  wouldTakeDamage,
  you,
  type Card,
  type Reward,
} from '../../src/engine/vocabulary/index.js';
import { printed, rewarding } from '../catalogue/index.js';

/** What stands in the reward box of those who sell things. */
const stealsShopItem: Reward = { effect: sequence(choose(items(inShop(it))), steal(chosen())) };

export const warpBasicMonsters: readonly Card[] = [
  printed(
    'a-dead-horse',
    eachTime(
      wouldTakeDamage(thisObject),
      sequence(
        preventDamage('all', causeOnStack),
        roll(on(1, 2, when(beingAttacked(thisObject), cancelAttack)), on(3, 6, gain(3))),
      ),
    ),
  ),
  printed(
    'hubert-cumberdale',
    ifWould(dealsCombatDamageToPlayer(thisObject), { instead: 'also', effect: noteThisTurn(1) }),
    eachTimeIf(
      dies(thisObject),
      compare(notesHere, '>=', 1),
      nextTimeThisTurn(
        eachTime(
          endOfEachTurn,
          putIntoSlot(discardOf('monster', named(it, 'hubert-cumberdale')), 'monster'), // DEATH-06
        ),
      ),
      'back',
    ),
    eachTime(dies(thisObject), aimed(kill(target()), otherPlayers), 'death'),
  ),
  rewarding(
    printed(
      'javon',
      eachTime(
        startOfEachTurn,
        aimed(sequence(reroll(target()), chooseAtRandom(players()), dealBy(you, 1, chosen())), items(inShop(it))),
      ),
    ),
    stealsShopItem,
  ),
  printed(
    'keke-is-you',
    eachTime(
      startOfEachTurn,
      aimed(
        meanwhile(
          ifWould(dies(thisObject), {
            instead: 'effect',
            effect: sequence(
              when(beingAttacked(thisObject), cancelAttack),
              kill(target()),
              heal('full', thisObject),
              loot(3, activePlayer),
            ),
          }),
        ),
        otherPlayers,
      ),
    ),
  ),
  printed(
    'leatherneck',
    eachTime(takesDamage(thisObject), { targets: [oneAtRandom(players())], effect: deal(1, target()) }),
  ),
  rewarding(
    printed(
      'shopkeeper',
      whenPurchasing(roll(on(1, 4, mustAttackOn(thisObject)), on(5, 6, ruleTillEndOfTurn(nextPriceIs(0, you))))),
    ),
    stealsShopItem,
  ),
  printed(
    'the-impostor',
    keyword('indomitable'),
    eachTime(firstEachTurn(playerDies), sequence(vote(players(alive(it)), players(alive(it))), kill(chosen()))),
  ),
  printed(
    'the-purple-shirted-eye-stabber',
    eachTimeIf(endOfEachTurn, compare(happened('playLoot', activePlayer), '>=', 1), deal(1, activePlayer)),
  ),
  rewarding(
    printed('zombie-jesus', eachTime(startOfEachTurn, roll(on(3, 4, kill(rightOf(you))), on(5, 6, kill(leftOf(you)))))),
    { effect: kill(you) },
  ),
];
