import {
  activePlayer,
  damageDealtBy,
  deal,
  dealsCombatDamage,
  decks,
  dies,
  eachTime,
  always,
  causeObject,
  causeOnStack,
  expand,
  firstEachTurn,
  heal,
  leftOf,
  look,
  mayAttackDeckAgain,
  monsterCard,
  mustAttack,
  on,
  players,
  plus,
  preventDeath,
  putOnTop,
  rightOf,
  roll,
  same,
  sequence,
  shown,
  take,
  thisObject,
  tillEndOfTurn,
  wouldDie,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const plusBosses: readonly Card[] = [
  monsterCard(
    'blastocyst',
    { en: 'Blastocyst', fr: 'Blastocyste' },
    { category: 'boss', hp: 5, dc: 4, atk: 1, reward: { loot: 1 }, souls: 1 },
    eachTime(dies(thisObject), sequence(expand('monster', 2), mayAttackDeckAgain)),
  ),
  monsterCard(
    'dingle',
    { en: 'Dingle', fr: 'Dingle' },
    { category: 'boss', hp: 3, dc: 3, atk: 1, reward: { coins: 6 }, souls: 1 },
    eachTime(
      damageDealtBy(activePlayer, same(causeObject, thisObject)),
      roll(on(1, 2, take(1)), on(3, 4, take(1, players())), on(5, 6, take(1, thisObject))),
    ),
  ),
  monsterCard(
    'headless-horseman',
    { en: 'Headless Horseman', fr: 'Cavalier sans tête' },
    { category: 'boss', hp: 3, dc: 3, atk: 2, reward: { treasure: 1 }, souls: 1 },
    eachTime(
      firstEachTurn(wouldDie(thisObject)),
      sequence(
        preventDeath(causeOnStack),
        heal(2, thisObject),
        tillEndOfTurn(plus('dc', 1, thisObject), plus('atk', -1, thisObject)),
      ),
    ),
  ),
  monsterCard(
    'krampus',
    { en: 'Krampus', fr: 'Krampus' },
    { category: 'boss', hp: 4, dc: 4, atk: 2, reward: { treasure: 1 }, souls: 1 },
    always(mustAttack(thisObject)), // TURN-12
  ),
  monsterCard(
    'monstro-ii',
    { en: 'Monstro II', fr: 'Monstro II' },
    { category: 'boss', hp: 5, dc: 4, atk: 1, reward: { treasure: 1 }, souls: 1, threePlus: true },
    eachTime(
      dealsCombatDamage(thisObject),
      roll(on(1, 3, deal(1, rightOf(you))), on(4, 6, deal(1, leftOf(you)))), // MON-02
    ),
  ),
  monsterCard(
    'the-fallen',
    { en: 'The Fallen', fr: "L'Ange déchu" },
    { category: 'boss', hp: 4, dc: 5, atk: 2, reward: { treasure: 1 }, souls: 1 },
    eachTime(dies(thisObject), look(5, decks('monster'), putOnTop(shown))),
  ),
  monsterCard(
    'widow',
    { en: 'Widow', fr: 'Veuve' },
    { category: 'boss', hp: 3, dc: 4, atk: 1, reward: { loot: 2 }, souls: 1 },
  ),
];
