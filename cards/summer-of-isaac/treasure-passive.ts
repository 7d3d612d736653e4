import {
  choose,
  chosen,
  eachTime,
  exactly,
  forEach,
  inShop,
  it,
  items,
  loot,
  otherPlayers,
  players,
  sequence,
  soulComesTo,
  steal,
  target,
  treasureCard,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const summerPassiveTreasures: readonly Card[] = [
  treasureCard(
    'karma',
    { en: 'Karma', fr: 'Karma' },
    { category: 'passive', threePlus: true },
    eachTime(soulComesTo(otherPlayers), {
      targets: [exactly(2, players())],
      effect: forEach(target(), sequence(choose(items(inShop(it)), it), steal(chosen(), it), loot(1, it))),
    }),
  ),
];
