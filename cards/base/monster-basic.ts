import {
  monsterCard,
  eachTime,
  attackRolled,
  aimed,
  sequence,
  chooseAtRandom,
  handOf,
  target,
  steal,
  chosen,
  players,
  all,
  not,
  same,
  it,
  you,
  compare,
  handSize,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const basicMonsters: readonly Card[] = [
  monsterCard(
    'clotty',
    { en: 'Clotty', fr: 'Clotty' },
    { category: 'basic', hp: 2, dc: 3, atk: 1, reward: { coins: 4 } },
  ),
  monsterCard('fly', { en: 'Fly', fr: 'Mouche' }, { category: 'basic', hp: 1, dc: 2, atk: 1, reward: { coins: 1 } }),
  monsterCard(
    'ring-of-flies',
    { en: 'Ring of Flies', fr: 'Anneau de mouches' },
    { category: 'basic', hp: 3, dc: 3, atk: 1, reward: { coins: 3 } },
    eachTime(
      attackRolled(3),
      aimed(
        sequence(chooseAtRandom(handOf(target())), steal(chosen())),
        players(all(not(same(it, you)), compare(handSize(it), '>=', 1))),
      ),
    ),
  ),
];
