import {
  becomeSoul,
  choose,
  chosen,
  controllerOf,
  destroyThis,
  discardOf,
  gain,
  ifWould,
  ifYouDo,
  it,
  kill,
  loot,
  monsters,
  named,
  on,
  roll,
  sequence,
  tap,
  thisObject,
  when,
  wouldBeDestroyed,
  type Card,
} from '../../src/engine/vocabulary/index.js';
import { printed } from '../catalogue/index.js';

export const soulTreasures: readonly Card[] = [
  printed(
    'pandoras-box',
    tap(
      ifYouDo(
        destroyThis,
        roll(
          on(1, 1, gain(1)),
          on(2, 2, gain(6)),
          on(3, 3, sequence(choose(monsters()), kill(chosen()))),
          on(4, 4, loot(3)),
          on(5, 5, gain(9)),
          on(
            6,
            6,
            when(named(thisObject, 'pandoras-box'), becomeSoul(discardOf('treasure', named(it, 'pandoras-box')))),
          ), // RULING-30
        ),
      ),
    ),
  ),
  printed(
    'the-chest',
    ifWould(wouldBeDestroyed(thisObject), {
      instead: 'effect',
      effect: becomeSoul(thisObject, controllerOf(thisObject)),
    }),
  ),
];
