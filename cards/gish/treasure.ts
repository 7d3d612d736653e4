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
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const gishTreasures: readonly Card[] = [
  printed(
    'lil-gish',
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
