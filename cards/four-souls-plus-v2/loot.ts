import {
  ANY_NUMBER,
  abilityMark,
  activatesItem,
  aimed,
  allDecks,
  cancel,
  cannot,
  causeAmount,
  choose,
  chosen,
  copy,
  deal,
  dies,
  discard,
  eachTime,
  endOfYourTurn,
  firstEachTurn,
  gain,
  handSize,
  ifWould,
  it,
  items,
  look,
  loot,
  lootAbility,
  lootOnStack,
  may,
  mayAttackDeck,
  misses,
  monsters,
  on,
  otherPlayers,
  players,
  playsLoot,
  product,
  putOnTop,
  recharge,
  reroll,
  roll,
  sequence,
  shown,
  take,
  target,
  tillEndOfTurn,
  trinket,
  wouldGainCoins,
  you,
  youControlIt,
  yourTurn,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const plusLoots: readonly Card[] = [
  printed(
    'aaa-battery',
    trinket,
    eachTime(endOfYourTurn, roll(on(4, 6, sequence(choose(items()), recharge(chosen()))))),
  ),
  printed('ansuz', lootAbility(aimed(look(4, target(), putOnTop(shown)), allDecks))),
  printed(
    'black-rune',
    lootAbility(
      roll(
        on(1, 2, deal(1, monsters())),
        on(3, 4, sequence(choose(items()), reroll(chosen()))),
        on(5, 6, sequence(discard(handSize(you)), loot(3))),
      ),
    ),
  ),
  printed(
    'card',
    lootAbility(aimed(copy(target()), items(abilityMark(it, 'tap')))), // COPY-12
  ),
  printed(
    'get-out-of-jail-card',
    lootAbility(tillEndOfTurn(cannot(playsLoot(otherPlayers)), cannot(activatesItem(otherPlayers)))),
  ),
  printed('gold-key', lootAbility(mayAttackDeck(ANY_NUMBER))),
  printed('perthro', lootAbility(aimed(reroll(target()), items()))),
  printed(
    'pills-four-souls-plus',
    lootAbility(
      roll(
        on(1, 2, sequence(choose(players()), deal(1, chosen()))),
        on(3, 4, sequence(choose(monsters()), deal(1, chosen()))),
        on(5, 6, take(1)),
      ),
    ),
  ),
  printed(
    'pills-four-souls-plus-2',
    lootAbility(
      roll(
        on(1, 2, sequence(choose(items(youControlIt)), reroll(chosen()))),
        on(3, 4, sequence(choose(items()), reroll(chosen()))),
        on(5, 6, reroll(items(youControlIt))),
      ),
    ),
  ),
  printed(
    'pills-four-souls-plus-3',
    lootAbility(roll(on(1, 2, sequence(choose(lootOnStack), cancel(chosen()))), on(3, 4, discard(1, otherPlayers)))),
  ),
  printed(
    'poker-chip',
    trinket,
    ifWould(firstEachTurn(wouldGainCoins(you, yourTurn)), {
      instead: 'effect',
      effect: roll(on(1, 3, gain(1)), on(4, 6, gain(product(causeAmount, 2)))),
    }),
  ),
  printed(
    'tape-worm',
    trinket,
    eachTime(misses(you), aimed(deal(1, target()), otherPlayers)), // ATK-12
  ),
  printed('the-left-hand', trinket, eachTime(dies(otherPlayers), aimed(may(recharge(target())), items()))),
];
