import {
  aimed,
  alsoNamed,
  becomeCopy,
  always,
  canBeAttacked,
  count,
  decks,
  discardOf,
  eachTime,
  flip,
  gain,
  ifYouDo,
  it,
  items,
  kill,
  loot,
  lootAbility,
  monsters,
  named,
  plus,
  putIntoSlot,
  rollsOnStack,
  search,
  shown,
  startsWith,
  tap,
  target,
  thisObject,
  twoFaced,
  you,
  type Card,
} from '../../../src/engine/vocabulary/index.js';
import { lootCard, monsterCard, treasureCard } from '../card-builders.js';
import { called, test } from './naming.js';

const flipped = {
  event: 'flip',
  where: { if: 'same', one: { select: 'cause', part: 'object' }, other: thisObject },
} as const;

/** Cards with two faces, what flips, and cards with a second name (FLIP, NAME). */
export const faceCards: readonly Card[] = [
  twoFaced(
    treasureCard('calm-mask', called('calm-mask'), test, startsWith(3), tap(flip(thisObject))),
    treasureCard(
      'angry-mask',
      called('angry-mask'),
      { ...test, hp: 2, dc: 3, atk: 1, reward: { coins: 4 } },
      always(plus('atk', 1, you), canBeAttacked(thisObject)),
      eachTime(flipped, loot(1)),
      tap(flip(thisObject)),
    ),
  ),
  lootCard('turn-over', called('turn-over'), test, lootAbility(aimed(ifYouDo(flip(target()), gain(1)), items()))),
  lootCard('turn-a-roll', called('turn-a-roll'), test, lootAbility(aimed(flip(target()), rollsOnStack()))),
  monsterCard('great-heart', called('great-heart'), { ...test, hp: 4, dc: 3, atk: 1 }),
  monsterCard('little-heart', called('little-heart'), { ...test, hp: 1, dc: 3, atk: 1 }, alsoNamed('great-heart')),
  lootCard(
    'shape-item',
    called('shape-item'),
    test,
    lootAbility(aimed(becomeCopy(target(1), target()), items(), items())),
  ),
  lootCard('stops-hearts', called('stops-hearts'), test, lootAbility(kill(monsters(named(it, 'great-heart'))))),
  lootCard(
    'seeks-a-heart',
    called('seeks-a-heart'),
    test,
    lootAbility(search(decks('monster'), named(it, 'great-heart'), putIntoSlot(shown, 'monster'))),
  ),
  lootCard(
    'coin-for-lost-hearts',
    called('coin-for-lost-hearts'),
    test,
    lootAbility(gain(count(discardOf('monster', named(it, 'great-heart'))))),
  ),
];
