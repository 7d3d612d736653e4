import {
  aimed,
  anyOf,
  cancelEverything,
  causeDealer,
  causePlayer,
  causeSource,
  choose,
  chosen,
  coins,
  combatDamageTo,
  deal,
  eachTime,
  endTurn,
  gain,
  handOf,
  handSize,
  items,
  lookAt,
  loot,
  lootAbility,
  lootCard,
  may,
  nextTimeThisTurn,
  players,
  preventDeath,
  recharge,
  rollIn,
  sequence,
  steal,
  target,
  trinket,
  turnOf,
  when,
  wouldDie,
  you,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const goldBoxLoots: readonly Card[] = [
  lootCard('a-sack', { en: 'A Sack', fr: 'Un sac' }, { category: 'cards-misc' }, lootAbility(loot(3))),
  lootCard(
    'charged-penny',
    { en: 'Charged Penny', fr: 'Pièce chargée' },
    { category: 'pennies' },
    lootAbility(aimed(sequence(gain(1), recharge(target())), items())),
  ),
  lootCard(
    'holy-card',
    { en: 'Holy Card', fr: 'Carte sacrée' },
    { category: 'cards-misc' },
    lootAbility(
      aimed(
        nextTimeThisTurn(
          eachTime(
            wouldDie(target()),
            sequence(preventDeath(causePlayer), when(turnOf(causePlayer), sequence(cancelEverything, endTurn))),
          ),
        ),
        players(),
      ),
    ),
  ),
  lootCard(
    'jera',
    { en: 'Jera', fr: 'Jera' },
    { category: 'pills-runes' },
    lootAbility(loot(handSize(you))),
  ),
  lootCard(
    'joker',
    { en: 'Joker', fr: 'Joker' },
    { category: 'cards-misc' },
    lootAbility(
      aimed(
        sequence(lookAt(handOf(target())), may(sequence(choose(handOf(target())), steal(chosen())))),
        players(),
      ),
    ),
  ),
  lootCard(
    'pink-eye',
    { en: 'Pink Eye', fr: 'Conjonctivite' },
    { category: 'trinkets' },
    trinket,
    eachTime(combatDamageTo(you, rollIn(1)), deal(1, anyOf(causeSource, causeDealer))),
  ),
  lootCard(
    'two-of-diamonds',
    { en: 'Two of Diamonds', fr: 'Deux de carreau' },
    { category: 'cards-misc' },
    lootAbility(aimed(gain(coins(target()), target()), players())), // DBL-01
  ),
];
