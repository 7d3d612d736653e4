import {
  aimed,
  and,
  becomeSoul,
  controllerOf,
  deal,
  dies,
  eachTime,
  entersPlay,
  gainTreasure,
  give,
  lootCard,
  otherPlayers,
  playersOrMonsters,
  sequence,
  target,
  thisObject,
  trinket,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const starPromosLoots: readonly Card[] = [
  lootCard(
    'lost-soul-star-promos',
    { en: 'Lost Soul', fr: 'Âme perdue' },
    { category: 'lost-soul' },
    trinket,
    eachTime(
      entersPlay(thisObject),
      aimed(
        sequence(and(gainTreasure(2), give(thisObject, target())), becomeSoul(thisObject, controllerOf(thisObject))),
        otherPlayers,
      ),
    ),
  ),
  lootCard(
    'short-fuse',
    { en: 'Short Fuse', fr: 'Mèche courte' },
    { category: 'trinkets' },
    trinket,
    eachTime(dies(thisObject), aimed(deal(2, target()), playersOrMonsters)), // DEST-03
  ),
];
