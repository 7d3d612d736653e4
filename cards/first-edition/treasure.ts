import {
  activePlayer,
  aimed,
  always,
  and,
  anotherPlayerControlsIt,
  anyOf,
  attacked,
  becomeSoul,
  beingAttacked,
  causeObject,
  causeOnStack,
  causePlayer,
  choose,
  chosen,
  compare,
  controls,
  counters,
  deal,
  destroy,
  destroyThis,
  discardOf,
  doneSoFar,
  double,
  eachTime,
  endTurn,
  entersPlay,
  exists,
  gain,
  gainTreasure,
  give,
  guppy,
  happened,
  hasKeyword,
  ifWould,
  ifYouDo,
  it,
  items,
  kill,
  loot,
  may,
  monsterHurtBy,
  monsters,
  mustAttack,
  mustAttackDeck,
  mustAttackOn,
  named,
  nextTimeThisTurn,
  not,
  objects,
  on,
  otherPlayers,
  paid,
  paidOneOf,
  payTap,
  payThis,
  players,
  playersOrMonsters,
  playsLoot,
  plus,
  preventDeath,
  putCounters,
  removeCounters,
  replaceFromDeck,
  roll,
  rolled,
  rolledBy,
  sequence,
  steal,
  takesDamage,
  tap,
  target,
  thisObject,
  tillEndOfTurn,
  when,
  wouldDie,
  you,
  youControlIt,
  yourTurn,
  type Former,
} from '../../src/engine/vocabulary/index.js';

const PANDORAS_BOX = 'pandoras-box-first-edition';

export const formerTreasures: Former = {
  /** It doubles the next loot (BLANK-00); the one of today copies it. */
  'blank-card': {
    abilities: [
      tap(
        nextTimeThisTurn(
          eachTime(
            playsLoot(you, not(hasKeyword(causeObject, 'trinket')), not(hasKeyword(causeObject, 'ambush'))), // BLANK-00
            double(causeOnStack),
          ),
        ),
      ),
    ],
  },
  /** Damage of any kind. */
  brimstone: {
    abilities: [always(plus('atk', 1, you)), eachTime(monsterHurtBy(you), aimed(deal(1, target()), otherPlayers))],
  },
  /** One counter, however much the damage is. */
  'cambion-conception': {
    abilities: [
      eachTime(
        takesDamage(you),
        sequence(putCounters(1), when(compare(counters(thisObject), '>=', 6), and(removeCounters(6), gainTreasure(1)))),
      ),
    ],
  },
  /** Destroying it is a cost, and what it destroys a target (COST-02, TGT-01). */
  'chaos-card': {
    abilities: [
      paidOneOf(
        [payTap, payThis],
        'tap',
        aimed(kill(target()), playersOrMonsters),
        aimed(destroy(target()), anyOf(items(), objects('soul'))),
      ),
    ],
  },
  /** Stealing first and giving afterwards, and what is eternal too. */
  finger: {
    abilities: [
      eachTime(
        rolledBy(otherPlayers, 2),
        aimed(
          may(ifYouDo(steal(target()), sequence(choose(items(youControlIt)), give(chosen(), causePlayer)))),
          items(controls(causePlayer, it)),
        ),
      ),
    ],
  },
  /** The turn ends, and what waits on the stack still resolves (TURN-18). */
  'guppys-collar': {
    abilities: [guppy, eachTime(wouldDie(you), roll(on(1, 3, sequence(preventDeath(you), when(yourTurn, endTurn)))))],
  },
  /** Also the deck, and also one attack more when the player has attacked already. */
  'monster-manual': {
    abilities: [
      tap(
        aimed(
          when(
            not(exists(attacked)),
            when(
              compare(happened('attack', activePlayer), '>=', 1),
              mustAttackOn(target()),
              tillEndOfTurn(mustAttack(target())),
            ),
          ),
          monsters(),
        ),
        when(not(exists(attacked)), mustAttackDeck(1)),
      ),
    ],
  },
  'moms-shovel': {
    abilities: [
      ifWould(entersPlay(thisObject), { instead: 'entersDeactivated' }),
      paid([payTap, payThis], aimed(steal(target()), objects('soul', anotherPlayerControlsIt)), 'tap'), // COST-02
    ],
  },
  /** It is rolled for whether it was destroyed or not (AND-02). */
  'pandoras-box': {
    abilities: [
      tap(
        sequence(
          destroyThis,
          roll(
            on(1, 1, gain(1)),
            on(2, 2, gain(6)),
            on(3, 3, sequence(choose(monsters()), kill(chosen()))),
            on(4, 4, loot(3)),
            on(5, 5, gain(9)),
            on(6, 6, when(named(thisObject, PANDORAS_BOX), becomeSoul(discardOf('treasure', named(it, PANDORAS_BOX))))),
          ),
        ),
      ),
    ],
  },
  /** It must be. */
  'spider-mod': {
    abilities: [eachTime(rolled(5), aimed(replaceFromDeck(target()), monsters(not(beingAttacked(it)))))],
  },
  /** The items are gone, and as many treasures gained: nothing is rerolled. */
  'the-d4': {
    abilities: [
      paid(
        [payTap, payThis],
        aimed(
          sequence(destroy(items(controls(target(), it))), gainTreasure(doneSoFar('destroy'), target())),
          players(),
        ),
        'tap',
      ), // COST-02
    ],
  },
};
