import {
  difference,
  eachTime,
  entersPlay,
  deckAttacks,
  monsterCard,
  mustAttackDeck,
  players,
  take,
  aimed,
  coins,
  it,
  lose,
  most,
  target,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const badEvents: readonly Card[] = [
  monsterCard(
    'ambush',
    { en: 'Ambush!', fr: 'Embuscade !' },
    { category: 'bad-event' },
    eachTime(entersPlay(thisObject), mustAttackDeck(difference(2, deckAttacks))),
  ),
  monsterCard(
    'mega-troll-bomb',
    { en: 'Mega Troll Bomb!', fr: 'Méga bombe troll !' },
    { category: 'bad-event' },
    eachTime(entersPlay(thisObject), take(2, players())),
  ),
  monsterCard(
    'troll-bombs',
    { en: 'Troll Bombs', fr: 'Bombes troll' },
    { category: 'bad-event' },
    eachTime(entersPlay(thisObject), take(2)),
  ),
  monsterCard(
    'greed-event',
    { en: 'Greed!', fr: 'Avarice !' },
    { category: 'bad-event' },
    eachTime(entersPlay(thisObject), aimed(lose(coins(target()), target()), most(players(), coins(it)))),
  ),
];
