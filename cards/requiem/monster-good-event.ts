import {
  aimed,
  anyNumber,
  anyOf,
  eachTime,
  entersPlay,
  gainTreasure,
  items,
  monsterCard,
  on,
  otherPlayers,
  players,
  playersOrMonsters,
  putNthFromTop,
  reroll,
  roll,
  sequence,
  take,
  target,
  thisObject,
  you,
  youControlIt,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const requiemGoodEvents: readonly Card[] = [
  monsterCard(
    'double-treasure',
    { en: 'Double Treasure!', fr: 'Double trésor !' },
    { category: 'good-event' },
    eachTime(entersPlay(thisObject), aimed(gainTreasure(1, anyOf(you, target())), otherPlayers)),
  ),
  monsterCard(
    'dressing-table',
    { en: 'Dressing Table', fr: 'Coiffeuse' },
    { category: 'good-event' },
    eachTime(entersPlay(thisObject), { targets: [anyNumber(items(youControlIt))], effect: reroll(target()) }),
  ),
  monsterCard(
    'golden-troll-bomb',
    { en: 'Golden Troll Bomb!', fr: 'Bombe troll dorée !' },
    { category: 'good-event', threePlus: true },
    eachTime(entersPlay(thisObject), aimed(sequence(take(2, target()), putNthFromTop(4, thisObject)), players())),
  ),
  monsterCard(
    'tnt-barrel',
    { en: 'TNT Barrel', fr: 'Baril de TNT' },
    { category: 'good-event' },
    eachTime(
      entersPlay(thisObject),
      aimed(roll(on(1, 4, take(2, anyOf(you, target()))), on(5, 6, take(4, target()))), playersOrMonsters),
    ),
  ),
];
