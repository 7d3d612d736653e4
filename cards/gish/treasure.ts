import {
  aimed,
  all,
  cannot,
  causeObject,
  charged,
  controllerOf,
  inRechargeStep,
  it,
  items,
  not,
  same,
  tap,
  target,
  tillRechargeStepOf,
  treasureCard,
  type Card,
} from '../../src/engine/vocabulary/index.js';

export const gishTreasures: readonly Card[] = [
  treasureCard(
    'lil-gish',
    { en: "Lil' Gish", fr: 'Petit Gish' },
    { category: 'active' },
    tap(
      aimed(
        tillRechargeStepOf(
          controllerOf(target()),
          cannot({ event: 'recharge', where: all(inRechargeStep, same(causeObject, target())) }),
        ),
        items(not(charged(it))),
      ),
    ),
  ),
];
