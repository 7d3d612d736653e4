import {
  activatesItem,
  aimed,
  all,
  always,
  and,
  another,
  anyOf,
  asCost,
  beingAttacked,
  cancelAttack,
  cannot,
  causeAmount,
  causeObject,
  causePlayer,
  changeNumber,
  choose,
  chooseExactly,
  chosen,
  combat,
  compare,
  controllerOf,
  controls,
  counters,
  deal,
  decks,
  destroy,
  dies,
  discardOf,
  during,
  eachTime,
  eachTimeIf,
  entersPlay,
  eternal,
  firstEachTurn,
  gain,
  gainsKeyword,
  gainTreasure,
  handOf,
  handSize,
  hasAbilitiesOf,
  heal,
  ifWould,
  inHandLimit,
  inLootStep,
  inShop,
  it,
  items,
  leftOf,
  look,
  loot,
  lootAbility,
  lootOnStack,
  may,
  mayAttackAgain,
  meanwhile,
  monsterKilledBy,
  monsters,
  named,
  nonEternal,
  not,
  nothing,
  objects,
  on,
  otherPlayers,
  players,
  playersOrMonsters,
  plus,
  preventNext,
  product,
  putCounters,
  putIntoDiscard,
  putIntoHand,
  putIntoSlot,
  putOnBottom,
  putOnTop,
  reveal,
  roll,
  rollTogether,
  same,
  sequence,
  shown,
  slots,
  stat,
  steal,
  sum,
  take,
  takesDamage,
  target,
  thisObject,
  tillEndOfTurn,
  trinket,
  upTo,
  when,
  wouldPayAnyRewards,
  you,
  youControlIt,
  yourTurn,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const requiemLoots: readonly Card[] = [
  printed(
    'a-lucky-penny',
    lootAbility(
      sequence(gain(1), meanwhile(ifWould(wouldPayAnyRewards, { instead: 'amount', to: product(causeAmount, 2) }))),
    ),
  ),
  printed('ace-of-diamonds', lootAbility(gain(sum(slots('monster'), handSize(you))))),
  printed(
    'algiz',
    lootAbility(aimed(tillEndOfTurn(gainsKeyword('eternal', items(controls(target(), it)))), players())),
  ),
  printed(
    'bag-lunch',
    trinket,
    ifWould(
      { event: 'destroy', where: all(same(causeObject, thisObject), compare(counters(thisObject), '=', 0)) },
      { instead: 'effect', effect: putCounters(1) },
    ),
    during(compare(counters(thisObject), '>', 0), plus('hp', 1, you)),
  ),
  printed(
    'berkano',
    lootAbility(
      aimed(
        sequence(
          destroy(target()),
          choose(items(inShop(it)), controllerOf(target())),
          steal(chosen(), controllerOf(target())),
        ),
        items(),
      ),
    ),
  ),
  printed(
    'black-heart',
    lootAbility(
      aimed(
        sequence(
          preventNext(1, target()),
          meanwhile(eachTime(dies(target()), deal(2, players(not(same(it, anyOf(target(), you))))))),
        ),
        players(),
      ),
    ),
  ),
  printed(
    'broken-remote',
    trinket,
    eachTime(
      activatesItem(you),
      aimed(
        may(putIntoDiscard(target())),
        anyOf(objects('room', not(beingAttacked(it))), monsters(not(beingAttacked(it)))),
      ),
    ),
  ),
  printed(
    'callus',
    trinket,
    ifWould(takesDamage(you, not(combat)), { instead: 'prevent', amount: causeAmount, effect: nothing }),
  ),
  printed(
    'dads-note',
    lootAbility({
      targets: [upTo(3, discardOf('monster', compare(stat('hp', it), '>=', 1)))], // MON-01
      effect: putIntoSlot(target(), 'monster'),
    }),
  ),
  printed(
    'emergency-contact',
    lootAbility(aimed(and(cancelAttack, putOnBottom(target())), monsters(beingAttacked(it)))),
  ),
  printed(
    'golden-trinket',
    trinket,
    eachTime(
      entersPlay(thisObject),
      aimed(putCounters(1, target(), 'gold'), items(all(another, nonEternal, youControlIt))),
    ),
    always(hasAbilitiesOf(items(all(another, compare(counters(it, 'gold'), '>=', 1))), thisObject)),
  ),
  printed(
    'hagalaz',
    lootAbility(
      aimed(
        sequence(look(5, target(0), putOnTop(shown)), putIntoDiscard(target(1))),
        decks('monster', 'room'),
        anyOf(objects('room', not(beingAttacked(it))), monsters(not(beingAttacked(it)))),
      ),
    ),
  ),
  printed('key', lootAbility(mayAttackAgain, reveal(1, decks('monster'), putIntoSlot(shown, 'monster')))),
  printed(
    'lucky-toe',
    trinket,
    ifWould(
      { event: 'loot', where: all(same(causePlayer, you), not(inLootStep)) },
      { instead: 'amount', to: sum(causeAmount, 1) },
    ),
  ),
  printed(
    'magic-marker',
    lootAbility(
      aimed(
        changeNumber(1, target()),
        anyOf(
          items(),
          monsters(),
          objects('character'),
          objects('room'),
          objects('event'),
          objects('curse'),
          objects('soul'),
          lootOnStack,
        ),
      ),
    ),
  ),
  printed('mega-bomb', lootAbility(aimed(deal(2, target()), playersOrMonsters))),
  printed(
    'pills-requiem',
    lootAbility(
      roll(
        on(1, 2, sequence(loot(3), chooseExactly(3, handOf(you)), putOnTop(chosen()))),
        on(3, 4, sequence(loot(3), choose(handOf(you)), putOnTop(chosen()))),
        on(5, 6, loot(3)),
      ),
    ),
  ),
  printed(
    'pills-requiem-2',
    lootAbility(
      rollTogether(
        3,
        on(1, 2, tillEndOfTurn(plus('atk', 1, you))),
        on(3, 4, tillEndOfTurn(plus('hp', 1, you))),
        on(5, 6, take(1)),
      ),
    ),
  ),
  printed(
    'rib-of-greed',
    trinket,
    always(
      cannot({ event: 'loseCoins', where: same(causePlayer, you) }),
      cannot({ event: 'discardLoot', where: all(same(causePlayer, you), not(inHandLimit), not(asCost)) }),
    ),
  ),
  printed(
    'sticky-nickel',
    lootAbility(
      roll(
        on(
          1,
          3,
          when(
            named(thisObject, 'sticky-nickel'),
            putIntoHand(discardOf('loot', named(it, 'sticky-nickel')), leftOf(you)),
          ),
        ), // LOOT-04
        on(4, 6, gain(5)),
      ),
    ),
  ),
  printed(
    'tick',
    trinket,
    eternal,
    eachTimeIf(firstEachTurn(monsterKilledBy(you)), yourTurn, and(heal(1, you), mayAttackAgain)), // AND-01
  ),
  printed('two-of-spades', lootAbility(aimed(loot(handSize(target())), otherPlayers))),
  printed(
    'wishbone',
    trinket,
    eachTime(dies(thisObject), gainTreasure(1)), // DEST-03
  ),
];
