import {
  aimed,
  alive,
  causeObject,
  deal,
  eachTime,
  it,
  monsterCard,
  most,
  players,
  same,
  souls,
  takesDamage,
  target,
  thisObject,
  win,
  worksIn,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const plusEpicBosses: readonly Card[] = [
  monsterCard(
    'isaac-monster',
    { en: 'Isaac!', fr: 'Isaac !' },
    { category: 'epic-boss', hp: 7, dc: 3, atk: 1, reward: { treasure: 1 }, souls: 2, threePlus: true },
    eachTime(takesDamage(thisObject), aimed(deal(1, target()), players(alive(it)))),
  ),
  monsterCard(
    'moms-heart',
    { en: "Mom's Heart!", fr: 'Le cœur de Maman !' },
    { category: 'epic-boss', hp: 8, dc: 4, atk: 2, souls: 2 },
    worksIn(
      ['soul'],
      eachTime(
        { event: 'gainSoul', where: same(causeObject, thisObject) },
        aimed(win(target()), most(players(), souls(it))), // WIN-04, SOUL-05
      ),
    ),
  ),
];
