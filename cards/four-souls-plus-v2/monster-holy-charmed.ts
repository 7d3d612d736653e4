import {
  allDecks,
  causePlayer,
  chooseUpTo,
  chosen,
  dies,
  eachTime,
  expand,
  look,
  mayAttackAgain,
  monsterCard,
  putOnTop,
  rolled,
  sequence,
  shown,
  thisObject,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const plusHolyMonsters: readonly Card[] = [
  monsterCard(
    'holy-bony',
    { en: 'Holy Bony', fr: 'Osseux sacré' },
    { category: 'holy-charmed', hp: 1, dc: 3, atk: 1, reward: { loot: 2 } },
    eachTime(
      rolled(6),
      sequence(chooseUpTo(1, allDecks, causePlayer), look(3, chosen(), putOnTop(shown, causePlayer), causePlayer)),
    ),
  ),
  monsterCard(
    'holy-mulligan',
    { en: 'Holy Mulligan', fr: 'Mulligan sacré' },
    { category: 'holy-charmed', hp: 1, dc: 3, atk: 1, reward: { coins: 3 } },
    eachTime(dies(thisObject), sequence(expand('monster', 2), mayAttackAgain)),
  ),
];
